/**
 * Patterns that people write: regular expressions in RE2's syntax (https://github.com/google/re2,
 * the one that Go has), matched in time that grows with the text alone. A pattern may come from a
 * pull request or a report, and an engine that backtracks could be kept busy by it for ever. The
 * one file that knows the engine; nothing else makes a regular expression out of text.
 */
import { RE2JS, RE2JSException } from 're2js'

const LONGEST_PATTERN = 1000

/** A pattern that is ready to be matched. */
export type Pattern = {
  /** Groups in parentheses that can be referred to. */
  groups: number
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean
  /** The text with the first match replaced; `$1` is the first group. No match: the text itself. */
  replace(text: string, replacement: string): string
  /** What the first group had in the last match; null: there is no match. */
  lastGroup(text: string): string | null
}

/** For those who know the syntax of an engine that backtracks. */
const RE2 = "the syntax is RE2's: no lookahead, no lookbehind, no backreferences"

/** Compiling takes longer than most matches; the same few patterns meet every row of a table. */
const compiled = new Map<string, RE2JS>()
const MOST_COMPILED = 256

function compile(text: string, flags: number): RE2JS {
  if (text.length > LONGEST_PATTERN)
    throw new PatternError(`longer than ${LONGEST_PATTERN} characters`)
  const key = `${flags}:${text}`
  const cached = compiled.get(key)
  if (cached !== undefined) return cached
  try {
    const pattern = RE2JS.compile(text, flags)
    if (compiled.size >= MOST_COMPILED) compiled.clear()
    compiled.set(key, pattern)
    return pattern
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    const why = error.message.replace(/^error parsing regexp: /, '')
    throw new PatternError(/Perl syntax|named capture|escape/.test(why) ? `${why}; ${RE2}` : why)
  }
}

/** The text as a regular expression, of whatever engine, that matches it and nothing else. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A text is no pattern; the message says why. */
export class PatternError extends Error {
  override readonly name = 'PatternError'
}

/** Throws PatternError. `isByLine`: `^` and `$` are the ends of lines, not of the text. */
export function patternOf(text: string, isByLine = false): Pattern {
  const engine = compile(text, isByLine ? RE2JS.MULTILINE : 0)
  return {
    groups: engine.groupCount(),
    test: (subject) => engine.test(subject),
    replace: (subject, replacement) => engine.matcher(subject).replaceFirst(replacement),
    lastGroup(subject) {
      const matcher = engine.matcher(subject)
      let last: string | null = null
      while (matcher.find()) last = matcher.group(1)
      return last
    },
  }
}

/** What is wrong with a pattern, or null. */
export function explainPattern(text: string): string | null {
  try {
    patternOf(text)
    return null
  } catch (error) {
    if (error instanceof PatternError) return error.message
    throw error
  }
}
