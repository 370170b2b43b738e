/**
 * Rows by a small language, that of golang.org/x/perf/cmd/benchfilter: `key:value`, `key:/regexp/`,
 * `key:(a OR b)`, `x y` and `x AND y`, `x OR y`, `-x`, `(x)`, `*`.
 */
import { scopeLabels } from '../collect/collect.ts'
import { metricFor } from '../metrics/metrics.ts'
import { ConfigError } from '../model/config-error.ts'
import type { Comparison, Plan } from '../model/model.ts'
import { nearest } from '../text/nearest.ts'
import { PatternError, patternOf } from '../text/pattern.ts'

/** Whether a row is shown. */
export type RowFilter = (row: Comparison) => boolean

/** A row's values under a key; any of them may match. */
type ValuesOf = (row: Comparison) => string[]

type Keys = { plain: Record<string, ValuesOf>; level(name: string): ValuesOf }

function keysOf({ units, targets }: Plan): Keys {
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  // The longest label is the row's own where one is the beginning of another.
  const scopes = labels.sort(([, a], [, b]) => b.length - a.length)
  const scopeOf = ({ benchmark }: Comparison) =>
    scopes.find(([, label]) => label === '' || benchmark.startsWith(`${label}.`))
  const nameOf = (row: Comparison) => {
    const label = scopeOf(row)?.[1] ?? ''
    return label === '' ? row.benchmark : row.benchmark.slice(label.length + 1)
  }
  const unitsOf: ValuesOf = ({ metric, unit }) => {
    const { label, printedAs = [] } = metricFor(metric)
    return [metric, label, unit, ...printedAs]
  }
  return {
    plain: {
      '.name': (row) => [nameOf(row).split('/')[0] ?? ''],
      '.fullname': (row) => [nameOf(row), row.benchmark],
      '.unit': unitsOf,
      metric: unitsOf,
      pkg: (row) => [...(scopeOf(row) ?? [])],
      contrast: ({ contrast }) => [contrast],
      verdict: ({ verdict }) => [verdict.word],
      role: ({ role }) => [role],
    },
    level: (name) => (row) =>
      nameOf(row)
        .split('/')
        .flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : [])),
  }
}

class Reader {
  private at = 0
  private readonly text: string
  private readonly keys: Keys

  constructor(text: string, keys: Keys) {
    this.text = text
    this.keys = keys
  }

  whole(): RowFilter {
    const found = this.either()
    if (this.at < this.text.length) throw this.fault('expected the end, or a term')
    return found
  }

  private either(): RowFilter {
    const found = [this.all()]
    while (this.take(/OR(?![^\s(])/y) !== null) found.push(this.all())
    return (row) => found.some((one) => one(row))
  }

  private all(): RowFilter {
    const found = [this.one()]
    for (;;) {
      if (this.take(/AND(?![^\s(])/y) === null && !this.sees(/(?!OR(?![^\s(]))[^)\s]/y)) break
      found.push(this.one())
    }
    return (row) => found.every((one) => one(row))
  }

  private one(): RowFilter {
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

  private term(): RowFilter {
    const key = this.word(/[^\s:()"]+/y, 'a key')
    const valuesOf = this.valuesUnder(key)
    this.need(/:/y, `":" after ${key}`)
    const matches = this.take(/\(/y) === null ? [this.value()] : this.values()
    return (row) => valuesOf(row).some((value) => matches.some((match) => match(value)))
  }

  private valuesUnder(key: string): ValuesOf {
    const { plain, level } = this.keys
    if (key.length > 1 && key.startsWith('/')) return level(key.slice(1))
    if (Object.hasOwn(plain, key)) return plain[key]!
    const known = Object.keys(plain)
    const near = nearest(key, known)
    const meant = near === null ? '' : `; did you mean ${near}?`
    throw this.fault(`unknown key ${key}; known: ${known.join(', ')}, /NAME${meant}`)
  }

  private values() {
    const found = [this.value()]
    while (this.take(/OR(?![^\s(])/y) !== null) found.push(this.value())
    this.need(/\)/y, 'OR or a closing parenthesis')
    return found
  }

  private value(): (value: string) => boolean {
    const written = this.take(/\/(?:\\.|[^/\\])*\//y)
    if (written === null) {
      const word = this.word(/[^\s()"]+/y, 'a value')
      return (value) => value === word
    }
    try {
      const pattern = patternOf(written.slice(1, -1).replaceAll('\\/', '/'))
      return (value) => pattern.test(value)
    } catch (error) {
      if (error instanceof PatternError) throw this.fault(`no regular expression: ${error.message}`)
      throw error
    }
  }

  /** A bare word, or one in double quotes. */
  private word(bare: RegExp, what: string): string {
    const quoted = this.take(/"(?:\\.|[^"\\])*"/y)
    if (quoted === null) return this.need(bare, what)
    try {
      return JSON.parse(quoted)
    } catch {
      throw this.fault(`${quoted} is no quoted text`)
    }
  }

  private need(what: RegExp, words: string): string {
    const found = this.take(what)
    if (found !== null) return found
    throw this.fault(`expected ${words}`)
  }

  private sees(what: RegExp): boolean {
    const { at } = this
    const isThere = this.take(what) !== null
    this.at = at
    return isThere
  }

  /** What stands next, blanks before it apart; null: something else does. */
  private take(what: RegExp): string | null {
    const blanks = /\s*/y
    blanks.lastIndex = this.at
    blanks.exec(this.text)
    what.lastIndex = blanks.lastIndex
    const found = what.exec(this.text)
    if (found === null) {
      if (blanks.lastIndex === this.text.length) this.at = this.text.length
      return null
    }
    this.at = what.lastIndex
    return found[0]
  }

  private fault(message: string): ConfigError {
    const where = `filter, character ${this.at + 1}`
    const next = "such as '.name:/Scan/ .unit:time/op -verdict:equivalent'"
    return new ConfigError([{ code: 'bad-ask', where, message, next }])
  }
}

/** The rows of a plan's table that a text asks for; throws ConfigError with what is wrong. */
export const readRowFilter = (text: string, plan: Plan): RowFilter =>
  new Reader(text, keysOf(plan)).whole()
