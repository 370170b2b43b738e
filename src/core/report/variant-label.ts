/** How a variant is called in words: as its suite calls it, or by the command that was typed. */
import type { Plan } from '../model/model.ts'
import { nameAfter } from '../settings/command-name.ts'
import { cleanName } from '../text/plain.ts'

const SHOWN = 40

/** One word as a person types it. */
const typedWord = (word: string) => (/^[^\s'"]+$/.test(word) ? word : `'${word}'`)

/** A command as it was typed, of its words; a shell's is the text that the shell reads. */
function typedOf(words: readonly string[]): string {
  const [, flag, text] = words
  const typed =
    words.length === 3 && flag === '-c' && text !== undefined
      ? text
      : words.map(typedWord).join(' ')
  return typed.replaceAll(/\{(\{[a-z][\w-]*\})\}/g, '$1')
}

/** The commands of a plan by the name that their text gave them, without those that were named. */
function commandsOf({ suite }: Plan): Map<string, string> {
  const { runs } = suite.workload as { runs?: Record<string, readonly string[]> }
  return new Map(
    Object.entries(runs ?? {}).flatMap(([name, words]) => {
      const typed = typedOf(words)
      return nameAfter(typed) === name ? [[name, cleanName(typed, SHOWN)] as const] : []
    }),
  )
}

/** Whether a variant's name was made of its command. */
export const isCommand = (plan: Plan, variant: string) => commandsOf(plan).has(variant)

/** The command of a variant that has no other name, cut in the middle; else the name. */
export function variantLabel(plan: Plan, variant: string): string {
  const commands = commandsOf(plan)
  const label = commands.get(variant)
  const isShared = [...commands].some(([name, text]) => name !== variant && text === label)
  return label === undefined || isShared ? variant : label
}
