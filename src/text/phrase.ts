/** Sentences before any markup: our words, and strangers' words marked as such. */
import { clean, cleanName } from './plain.ts'

/**
 * A string and `strong` are our own words, which a format may print as they are. `name` (of a
 * benchmark, variant, file) and `prose` (a message) may come from strangers and are escaped. A
 * `day` (2026-11-23) is not broken over two lines, a `command` is
 * one that can be pasted.
 */
type Piece =
  | string
  | { strong: string }
  | { name: string }
  | { prose: string }
  | { day: string }
  | { command: string }
export type Phrase = Piece[]

/** Longest name and longest message that are shown. */
export const NAME_CAP = 120
export const PROSE_CAP = 600
/** Longest command that is shown. */
export const COMMAND_CAP = 2_000

/** What stands for a name of which nothing can be shown. */
export const NO_NAME = '(no name)'

/** The phrase where no markup is understood: terminals, titles of checks. */
export function plainText(phrase: Phrase): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('strong' in piece) return piece.strong
      if ('command' in piece) return clean(piece.command, COMMAND_CAP)
      if ('day' in piece) return clean(piece.day, NAME_CAP)
      return 'name' in piece ? cleanName(piece.name, NAME_CAP) : clean(piece.prose, PROSE_CAP)
    })
    .join('')
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `a, b and c`, or `a, b and 4 more` where there are more than `most`. */
export function list(phrases: Phrase[], most: number): Phrase {
  const more = phrases.length - most
  const parts = more > 0 ? [...phrases.slice(0, most), [`${more} more`]] : phrases
  const last = parts.length - 1
  return parts.flatMap((part, i) => (i === 0 ? part : [i === last ? ' and ' : ', ', ...part]))
}
