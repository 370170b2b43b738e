/**
 * A small language for rows, that of golang.org/x/perf/cmd/benchfilter: `key:value`,
 * `key:/regexp/`, `key:(a OR b)`, `x y` and `x AND y`, `x OR y`, `-x`, `(x)`, `*`; and a word
 * alone, for who does not know any of it.
 */

import { VERDICT_WORDS } from '../model/comparison.ts'
import { ConfigError } from '../model/findings.ts'
import { nearest } from '../model/paths.ts'
import { PatternError, patternOf } from '../model/pattern.ts'

/** What can be asked of a row; `/NAME` too: the value of NAME in a name such as `Scan/size=4k`. */
const QUERY_KEYS = [
  '.name',
  '.fullname',
  '.unit',
  'metric',
  'pkg',
  'contrast',
  'verdict',
  'role',
] as const

/** What can stand under `verdict`: the words of the JSON, and those of the table. */
const KNOWN_VERDICTS: readonly string[] = [
  ...VERDICT_WORDS,
  'faster',
  'slower',
  'less',
  'more',
  'fewer',
  'lower',
  'higher',
]

/**
 * A row as the language sees it: its values under each key, of which any may match. The first
 * `.fullname` is the name whose levels `/NAME` means.
 */
export type RowWords = Record<(typeof QUERY_KEYS)[number], string[]>

/** Whether a row is meant. */
export type Query<Row = RowWords> = (row: Row) => boolean

/** Values of NAME in a name such as `Scan/size=4k`. */
const valuesOfLevel = (benchmark: string, name: string): string[] =>
  benchmark
    .split('/')
    .flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : []))

class Reader {
  private at = 0
  /** Where what was taken last begins. */
  private last = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  whole(): Query {
    const query = this.either()
    if (this.at < this.text.length) throw this.fault('expected the end, or a term')
    return query
  }

  private either(): Query {
    const alternatives = [this.all()]
    while (this.take(/OR(?![^\s(])/y) !== null) alternatives.push(this.all())
    return (row) => alternatives.some((one) => one(row))
  }

  private all(): Query {
    const terms = [this.one()]
    for (;;) {
      if (this.take(/AND(?![^\s(])/y) === null && !this.sees(/(?!OR(?![^\s(]))[^)\s]/y)) break
      terms.push(this.one())
    }
    return (row) => terms.every((one) => one(row))
  }

  private one(): Query {
    if (this.take(/-/y) !== null) {
      const inner = this.one()
      return (row) => !inner(row)
    }
    if (this.take(/\(/y) !== null) {
      const inner = this.either()
      this.need(/\)/y, 'a closing parenthesis')
      return inner
    }
    if (this.take(/\*(?![^\s)])/y) !== null) return () => true
    return this.term()
  }

  private term(): Query {
    const key = this.word(/[^\s:()"]+/y, 'a key')
    if (!this.sees(/:/y)) return this.alone(key)
    const valuesOf = this.valuesUnder(key)
    this.need(/:/y, `":" after ${key}`)
    const matches = this.take(/\(/y) === null ? [this.value(key)] : this.values(key)
    return (row) => valuesOf(row).some((value) => matches.some((match) => match(value)))
  }

  /** A word without a key: part of a name or of a metric in any case of letters, or a verdict. */
  private alone(word: string): Query {
    if (QUERY_KEYS.some((key) => key === word)) throw this.fault(`expected ":" after ${word}`)
    if (word === 'AND' || word === 'OR') throw this.fault(`expected a term, not ${word}`, this.last)
    const sought = word.toLowerCase()
    return (row) =>
      row.verdict.includes(sought) ||
      [...row['.fullname'], ...row.metric].some((value) => value.toLowerCase().includes(sought))
  }

  private valuesUnder(key: string): (row: RowWords) => string[] {
    if (key.length > 1 && key.startsWith('/'))
      return (row) => valuesOfLevel(row['.fullname'][0] ?? '', key.slice(1))
    const queryKey = QUERY_KEYS.find((one) => one === key)
    if (queryKey !== undefined) return (row) => row[queryKey]
    const near = nearest(key, QUERY_KEYS)
    const suggestion = near === null ? '' : `; did you mean ${near}?`
    const words = `unknown key ${key}; known: ${QUERY_KEYS.join(', ')}, /NAME${suggestion}`
    throw this.fault(words, this.last)
  }

  private values(key: string) {
    const matchers = [this.value(key)]
    while (this.take(/OR(?![^\s(])/y) !== null) matchers.push(this.value(key))
    this.need(/\)/y, 'OR or a closing parenthesis')
    return matchers
  }

  private value(key: string): (value: string) => boolean {
    const written = this.take(/\/(?:\\.|[^/\\])*\//y)
    if (written === null) {
      const word = this.word(/[^\s()"]+/y, 'a value')
      if (key === 'verdict' && !KNOWN_VERDICTS.includes(word))
        throw this.fault(`no verdict is ${word}; known: ${KNOWN_VERDICTS.join(', ')}`, this.last)
      return (value) => value === word
    }
    try {
      const pattern = patternOf(written.slice(1, -1).replaceAll('\\/', '/'))
      return (value) => pattern.test(value)
    } catch (error) {
      if (!(error instanceof PatternError)) throw error
      throw this.fault(`no regular expression: ${error.message}`, this.last)
    }
  }

  /** A bare word, or one in double quotes. */
  private word(bare: RegExp, what: string): string {
    const quoted = this.take(/"(?:\\.|[^"\\])*"/y)
    if (quoted === null) return this.need(bare, what)
    try {
      return JSON.parse(quoted)
    } catch {
      throw this.fault(`${quoted} is no quoted text`, this.last)
    }
  }

  private need(what: RegExp, words: string): string {
    const token = this.take(what)
    if (token !== null) return token
    throw this.fault(`expected ${words}`)
  }

  private sees(what: RegExp): boolean {
    const { at, last } = this
    const isThere = this.take(what) !== null
    Object.assign(this, { at, last })
    return isThere
  }

  /** What stands next, blanks before it apart; null: something else does. */
  private take(what: RegExp): string | null {
    const blanks = /\s*/y
    blanks.lastIndex = this.at
    blanks.exec(this.text)
    what.lastIndex = blanks.lastIndex
    const match = what.exec(this.text)
    if (match === null) {
      if (blanks.lastIndex === this.text.length) this.at = this.text.length
      return null
    }
    this.last = blanks.lastIndex
    this.at = what.lastIndex
    return match[0]
  }

  private fault(message: string, at = this.at): ConfigError {
    const where = `filter, character ${at + 1}`
    const next = "such as '.name:/Scan/ .unit:time/op -verdict:equivalent'"
    return new ConfigError([{ code: 'bad-ask', where, message, next }])
  }
}

/** The rows that a text asks for; throws ConfigError with what is wrong. */
export const readQuery = (text: string): Query => new Reader(text).whole()

/** What keeps a text from being read, in one line; null: nothing. */
export function explainQuery(text: string): string | null {
  try {
    readQuery(text)
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
