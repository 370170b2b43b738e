/**
 * Walks every parser on the shelf over its captures: fixtures/parsers/ID/CASE.txt is read and
 * compared with CASE.golden.json. A new parser needs captures and no code here.
 * `UPDATE_GOLDENS=1` writes the goldens; fixtures/README.md says how they are reviewed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metricFor } from '../../src/model/metrics.ts'
import type { Observation, WithProblems } from '../../src/model/model.ts'
import { parserOf, parsers } from '../../src/parse/index.ts'

const root = 'fixtures/parsers'
const update = process.env.UPDATE_GOLDENS === '1'

/** Captures of a parser, without `.txt`; `src` holds the programs they were made with. */
function casesOf(id: string): string[] {
  return readdirSync(`${root}/${id}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt') && !path.startsWith('src/'))
    .map((path) => `${root}/${id}/${path.slice(0, -'.txt'.length)}`)
    .sort()
}

/** One observation a line, so that a change of one is a change of one line. */
function golden({ value, problems }: WithProblems<Observation[]>): string {
  const list = (items: unknown[]) => `[${items.map((item) => `\n  ${JSON.stringify(item)}`)}\n]`
  return `{"value": ${list(value)},\n"problems": ${list(problems)}}\n`
}

test('every folder of captures belongs to a parser', () => {
  const ids = new Set(parsers.map((parser) => parser.id))
  expect(ids.size).toBe(parsers.length)
  expect(readdirSync(root).filter((folder) => !ids.has(folder))).toEqual([])
})

test('an unknown parser is a bug', () => expect(() => parserOf('no-such')).toThrow('no-such'))

describe.each(parsers)('$id', ({ id, parse }) => {
  const cases = casesOf(id)

  test('has captures', () => expect(cases.length).toBeGreaterThan(0))

  // What another program has read is compared with that by a test of the parser's own.
  const ownCases = cases.filter(
    (path) => existsSync(`${path}.golden.json`) || !existsSync(`${path}.benchfmt.jsonl`),
  )
  test.each(ownCases)('%s', (path) => {
    const seen = golden(parse(readFileSync(`${path}.txt`, 'utf8')))
    if (update) writeFileSync(`${path}.golden.json`, seen)
    expect(seen).toBe(readFileSync(`${path}.golden.json`, 'utf8'))
  })

  /** What holds for any text. */
  function check(text: string): void {
    for (const seen of parse(text).value) {
      expect(Number.isFinite(seen.value)).toBe(true)
      expect(seen.unit).toBe(metricFor(seen.metric).unit)
      expect(seen.resolution ?? 0).toBeGreaterThanOrEqual(0)
    }
  }

  test('reads any beginning, end and middle of a capture', { tags: 'generated' }, () => {
    const texts = cases.map((path) => readFileSync(`${path}.txt`, 'utf8').slice(0, 20_000))
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(20_000), fc.nat(20_000), (text, from, to) =>
        check(text.slice(Math.min(from, to), Math.max(from, to))),
      ),
      { seed: 1, numRuns: 300 },
    )
  })

  test('reads captures with characters and lines put where they do not belong', {
    tags: 'generated',
  }, () => {
    const texts = cases.map((path) => readFileSync(`${path}.txt`, 'utf8').slice(0, 5000))
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom('\t', ' ', '\n', '-', '\0', '\u2028', '1e999'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(5000), noise, (text, at, what) =>
        check(text.slice(0, at) + what + text.slice(at)),
      ),
      { seed: 2, numRuns: 300 },
    )
  })
})
