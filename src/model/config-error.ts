/** What the user wrote is wrong: all that is, and where. */
import type { Problem } from './model.ts'

/** A place in a file's text; line and column count from 1. */
export type TextPlace = { fileName: string; line: number; column: number }

/**
 * One thing that is wrong in what the user wrote. `where` is a path of keys such as
 * `suites.oltp.workload`; `message` says what is wrong and what is known or expected; `next` may
 * name what was probably meant.
 */
export type ConfigProblem = Pick<Problem, 'code' | 'where' | 'next'> & {
  message: string
  place?: TextPlace
}

/** More than these are counted, not printed: a file that is wrong throughout needs no more. */
const SHOWN = 30

/** Characters that show nothing, move the cursor or turn the text around, as escapes. */
const visible = (text: string) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)

/** `FILE:LINE:COLUMN: WHERE: MESSAGE; NEXT` on one line, with the parts that are known. */
export function formatConfigProblem({ place, where, message, next }: ConfigProblem): string {
  const before = place === undefined ? [] : [`${place.fileName}:${place.line}:${place.column}`]
  if (where !== undefined && where !== '') before.push(where)
  const lastPart = next === undefined ? message : `${message}; ${next}`
  return visible([...before, lastPart].join(': '))
}

/** What the user wrote is wrong; holds all that is wrong with it, in the text's order. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: ConfigProblem[]

  constructor(problems: ConfigProblem[]) {
    const lines = problems.slice(0, SHOWN).map(formatConfigProblem)
    if (problems.length > SHOWN) lines.push(`and ${problems.length - SHOWN} more`)
    super(lines.join('\n'))
    this.problems = problems
  }
}
