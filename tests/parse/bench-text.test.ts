/**
 * Our reader of Go benchmark text against golang.org/x/perf's own: CASE.benchfmt.jsonl is what that
 * one finds in CASE.txt (fixtures/README.md tells how it is made).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseUnit, toBase } from '../../src/model/unit.ts'
import { goBench, readBenchText, readNumber } from '../../src/parse/go-bench.ts'

type Peer = {
  line: number
  error?: string
  name?: string
  iters?: number
  config?: Record<string, string>
  values?: { value: number | string; unit: string; origValue?: number; origUnit?: string }[]
  unit?: string
  key?: string
  setting?: string
}

const folder = 'fixtures/parsers/go-bench'
const ending = '.benchfmt.jsonl'
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(ending))
  .map((path) => `${folder}/${path.slice(0, -ending.length)}`)

function readPeer(path: string): Peer[] {
  const lines = readFileSync(path + ending, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

test('the inputs of benchstat are among the cases', () =>
  expect(cases.filter((path) => path.includes('/xperf/benchstat-')).length).toBe(9))

describe.each(cases)('%s', (path) => {
  const text = readFileSync(`${path}.txt`, 'utf8')
  const ours = readBenchText(text)
  const peer = readPeer(path)
  const results = peer.filter((record) => record.values)
  const errors = peer.filter((record) => record.error)

  test('the same results', () => {
    const seen = ours.value.results.map(({ line, name, iterations, config, values }) => ({
      line,
      name,
      iters: iterations,
      config,
      values: values.map(({ value, unit }) => ({ value, unit })),
    }))
    // Theirs refuses the whole line for a number too large for a float64, ours that number alone.
    const refused = new Set(errors.filter(isTooLarge).map(({ line }) => line))
    expect(seen.filter(({ line }) => !refused.has(line))).toEqual(
      results.map(({ line, name = '', iters = 0, config = {}, values }) => ({
        line,
        name,
        iters,
        config,
        values: values!.map(({ value, unit, origValue, origUnit }) => ({
          value: fromGo(origUnit ? origValue! : value),
          unit: origUnit ?? unit,
        })),
      })),
    )
  })

  test('the same values in base units', () => {
    const theirs = results.flatMap(({ values }) => values!)
    const mine = ours.value.results
      .filter(({ line }) => results.some((result) => result.line === line))
      .flatMap(({ values }) => values)
    for (const [i, { value, origUnit }] of theirs.entries()) {
      const { value: printed, unit } = mine[i]!
      const { factor } = parseUnit(unit)
      // They know ns and MB; what we scale beyond that (ms, kB ...) is left as printed by them.
      const scaled = origUnit || factor === 1 ? toBase(printed, factor) : printed
      if (!Number.isFinite(scaled)) expect(scaled).toBe(fromGo(value))
      else expect(Math.abs(scaled - fromGo(value))).toBeLessThanOrEqual(4e-16 * Math.abs(scaled))
    }
  })

  test('the same unit lines', () => {
    const units = peer.filter((record) => record.key)
    expect(ours.value.units).toEqual(
      units.map(({ unit, key, setting }) => ({ unit, key, value: setting })),
    )
  })

  test('a problem for every line that theirs refuses, and for no other', () => {
    const told = new Set(goBench.parse(text).problems.map((problem) => problem.where))
    const refused = errors.map(({ line }) => `line ${line}`)
    // "Benchmarking was fun" is an error to theirs and prose to ours.
    const lines = text.split('\n')
    const prose = (where: string) => /^Benchmark[a-z]+ /.test(lines[Number(where.slice(5)) - 1]!)
    expect(refused.filter((where) => !told.has(where) && !prose(where))).toEqual([])
    const read = ours.problems.filter(({ code }) => code !== 'benchmark-skipped')
    if (results.length > 0) {
      const extra = read.map(({ where }) => where!).filter((where) => !refused.includes(where))
      expect(extra).toEqual([])
    }
  })
})

function isTooLarge({ error }: Peer): boolean {
  return error === 'parsing measurement: value out of range'
}

function fromGo(value: number | string): number {
  return typeof value === 'number' ? value : Number(value.replace('Inf', 'Infinity'))
}

// What strconv.ParseFloat of Go 1.26.8 says; null for its syntax errors.
test.each([
  ['1', 1],
  ['+1.5e-3', 0.0015],
  ['.5', 0.5],
  ['5.', 5],
  ['0x1p-2', 0.25],
  ['-0X1.8P+1', -3],
  ['0x_1F.8p0', 31.5],
  ['0x.8p1', 1],
  ['0x1.p1', 2],
  ['0x1_0p0', 16],
  ['nan', Number.NaN],
  ['-Infinity', -Infinity],
  ['inF', Infinity],
  ['1e400', Infinity],
  ['0x1p99999', Infinity],
  ['1_000', 1000],
  ['0_1', 1],
  ['1.5_0e1_0', 1.5e10],
  ...['+nan', '0x1', '0xp1', '1__0', '_1', '1_', '1_.5', '1._5', '1e_1', '0x1__0p0', '0x1p+_1'].map(
    (text) => [text, null] as const,
  ),
  ...['1,5', '.', 'e5', '1e', 'Infinit', '0b11', ''].map((text) => [text, null] as const),
] as const)('the number %j', (text, value) => expect(readNumber(text)).toBe(value))

/**
 * A megabyte of one thing must cost about what a megabyte of anything costs. No wall time is read:
 * with a quadratic step one of these takes minutes, and the limit of the test ends it.
 */
const size = 1_000_000
const many = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join('')
test.each([
  ['blanks', ' '.repeat(size)],
  ['digits', `${'1'.repeat(size)}x`],
  ['underscores', `BenchmarkA 1 ${'1_'.repeat(size / 2)} x`],
  ['cells', `x       1${'\t1 ns/op'.repeat(size / 8)}`],
  ['names', 'Benchmark'.repeat(size / 9)],
  ['torn names', 'BenchmarkA\t\n'.repeat(size / 11)],
  ['failures', '\t--- FAIL: '.repeat(size / 11)],
  ['units', `BenchmarkA 1${many(size / 10, (i) => ` 1 u${i}`)}`],
  ['unit lines', `Unit x${many(size / 8, (i) => ` k${i}=1`)}`],
  ['keys', many(3000, (i) => `k${i}: v\nBenchmarkA 1 1 ns/op\n`)],
])('a megabyte of %s is read', { tags: 'generated' }, (_, text) => {
  for (const each of [text, `${text}\n`, `BenchmarkP\tx\n${text}\n`]) {
    const { value, problems } = goBench.parse(each)
    expect(problems.length).toBeLessThanOrEqual(51)
    for (const { message } of problems) expect(message.length).toBeLessThan(310)
    expect(value.length).toBeLessThanOrEqual(size / 8)
  }
})
