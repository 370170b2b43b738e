/** Command lines in suite files: split without a shell, with names in braces filled in. */
import parseArgv from 'string-argv'
import { z } from 'zod'
import { text } from './values.ts'

export type Argv = [string, ...string[]]

const ERROR = 'expected a command, as text or as a list of words'

/** Quotes that do not close: what follows would silently be one word. */
export const isOpen = (line: string) =>
  /["']/.test(line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, ''))

function toArgv(written: string | string[], context: z.RefinementCtx): Argv {
  if (typeof written === 'string' && isOpen(written)) {
    context.addIssue({ code: 'custom', message: 'expected a closing quote' })
  }
  const [program, ...rest] = typeof written === 'string' ? parseArgv(written) : written
  if (program !== undefined && program !== '') return [program, ...rest]
  context.addIssue({ code: 'custom', message: ERROR })
  return z.NEVER
}

/**
 * A command: a list of words, or text that is split at blanks, with quotes around what belongs
 * together. There is no shell: no variables, pipes or wildcards, unless the program is `sh -c`.
 */
export const command = z
  .union([text, z.array(text)], { error: ERROR })
  .transform(toArgv)
  .meta({ title: 'command' })

/** One command as text, or a list of commands; each of these is text or a list of words. */
export const oneOrMoreCommands = z
  .union([text.transform(toArgv).meta({ title: 'command' }), z.array(command)], {
    error: 'expected a command, or a list of commands',
  })
  .transform((written) => (typeof written[0] === 'string' ? [written] : written) as Argv[])

const NAMES = /\{\{([a-z][\w-]*)\}\}|\{([a-z][\w-]*)\}/g

/** Names in braces that a text asks for; `{{name}}` stands for `{name}` itself. */
export const namesIn = (written: string): string[] =>
  [...written.matchAll(NAMES)].flatMap((match) => match[2] ?? [])

/** Fills in `{name}`. A name without a value stays as it stands. */
export const fillText = (written: string, values: Record<string, string>): string =>
  written.replace(NAMES, (all, literal: string | undefined, name: string) =>
    literal !== undefined ? `{${literal}}` : Object.hasOwn(values, name) ? values[name]! : all,
  )

/**
 * Fills in a command. A word that is nothing but the name of one of `words` becomes as many words
 * as its value has, none for an empty one: `{heap}` can be `-Xmx1g -XX:+UseG1GC`, or nothing.
 */
export function fillArgv(
  argv: Argv,
  values: Record<string, string>,
  words: Record<string, string> = {},
): Argv {
  const all = { ...values, ...words }
  const filled = argv.flatMap((word) => {
    const name = /^\{([a-z][\w-]*)\}$/.exec(word)?.[1]
    const value = name !== undefined && Object.hasOwn(words, name) ? words[name] : undefined
    return value === undefined ? [fillText(word, all)] : parseArgv(value)
  })
  return filled as Argv
}
