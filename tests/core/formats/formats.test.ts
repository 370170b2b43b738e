import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../../scripts/report-fixtures.ts'
import { formats } from '../../../src/core/formats/index.ts'
import { jsonText } from '../../../src/core/formats/json.ts'
import { summaryText } from '../../../src/core/formats/summary.ts'
import { terminalText } from '../../../src/core/formats/terminal.ts'
import type { Report } from '../../../src/core/model/model.ts'
import { readReport } from '../../../src/core/report/schema.ts'
import { markdownText } from '../../../src/core/tell/markdown.ts'
import { viewReport } from '../../../src/core/tell/view.ts'
import { plainText } from '../../../src/core/text/phrase.ts'
import { clean } from '../../../src/core/text/plain.ts'

const folder = new URL('../../../fixtures/reports/', import.meta.url)
const goldens = new URL('goldens/', folder)
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''))

const textOf = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8')
const load = (name: string): Report => readReport(textOf(name))
const bytes = (text: string) => Buffer.byteLength(text)

/** `CASE.FORMAT.EXTENSION`, or `CASE.FORMAT.FILE` where a format writes several files. */
function goldenName(name: string, id: string, file: string, count: number): string {
  return `${name}.${id}.${count === 1 ? file.replace(/^.*\./, '') : file}`
}

describe('goldens', () => {
  it('has the cases that the script writes', () => {
    expect(cases.toSorted()).toEqual(Object.keys(reportFixtures()).toSorted())
  })

  it.each(cases)('%s is what the script and the json format write', (name) => {
    expect(textOf(name)).toBe(jsonText(reportFixtures()[name]!))
    expect(jsonText(load(name))).toBe(textOf(name))
  })

  const others = formats.filter(({ id }) => id !== 'json')
  const pairs = cases.flatMap((name) => others.map((format) => ({ name, id: format.id, format })))
  it.each(pairs)('$name as $id', ({ name, id, format }) => {
    const files = format.render(load(name))
    for (const { name: file, text } of files) {
      const golden = new URL(goldenName(name, id, file, files.length), goldens)
      if (process.env.UPDATE_GOLDENS) {
        mkdirSync(goldens, { recursive: true })
        writeFileSync(golden, text)
      }
      expect(text).toBe(readFileSync(golden, 'utf8'))
    }
    expect(format.render(load(name))).toEqual(files)
  })
})

/** Cells of the Markdown table row that begins with this benchmark and metric. */
function rowOf(markdown: string, benchmark: string, metric: string): string[] {
  const start = `| \`${benchmark}\` | ${metric} | `
  const line = markdown.split('\n').find((text) => text.startsWith(start)) ?? ''
  return line.replaceAll('\u00a0', ' ').slice(2, -2).split(' | ')
}

describe('what a reader is told', () => {
  const headline = (name: string) => {
    const { counts, call, duty } = viewReport(load(name)).headline
    return [`${plainText(counts)}: ${call}`, plainText(duty).trim()]
  }

  it.each([
    ['all-faster', '3 faster, 1 with fewer allocs/op, 1 no change: nothing to do', ''],
    [
      'one-regression-of-200',
      '1 slower, 199 no change (within 2 %): please look',
      'Please look at storage/page-147/write (time/op +6.2 %).',
    ],
    [
      'inconclusive',
      '4 undecided: not measured enough',
      'Not measured enough: in 3 rows not even 3 times the margin would have been seen: it takes ' +
        'about 330 rounds, and the suite allows 40: raise rounds or the margin, or use a quieter ' +
        'machine.',
    ],
    [
      'failures',
      '2 failed, 1 no change (within 2 %): please look',
      'Please see why index_join (time/op) and table_scan (time/op) failed.',
    ],
    ['identical', 'no change (same machine code): nothing to do', ''],
    ['zero-rows', 'nothing was compared: please look', 'Please look: no package has a benchmark.'],
  ])('%s: %s. %s', (name, counts, duty) => {
    expect(headline(name)).toEqual([counts, duty])
  })

  it('has values, delta, interval, rounds and a word in every row', () => {
    expect(rowOf(markdownText(load('all-faster')), 'groupby_scan', 'time/op')).toEqual([
      '`groupby_scan`',
      'time/op',
      '18.61 ms → 14.72 ms',
      '**-20.9 %**',
      '[-22.4, -19.1]',
      '12',
      '✅ faster',
    ])
  })

  it('says beside an undecided row what it could have seen', () => {
    const cells = rowOf(markdownText(load('inconclusive')), 'groupby_scan', 'time/op')
    expect(cells[6]).toBe('🟡 cannot tell<br><sub>could see ±6.1 %<br>needs ≈ 210 rounds</sub>')
  })

  it('shows a level that differs from the header of the table', () => {
    const markdown = markdownText(load('inconclusive'))
    expect(markdown).toContain('| 98.2\u00a0%\u00a0interval |')
    expect(rowOf(markdown, 'cold_open', 'time/op')[4]).toBe('[-4.0, +31.2] <sub>87.5 %</sub>')
  })

  it('gives exact metrics no interval, and a new number no percent', () => {
    const markdown = markdownText(load('exact'))
    expect(rowOf(markdown, 'point_select', 'bytes/op').slice(2, 5)).toEqual([
      '0 B → 48 B',
      '**+48 B**',
      'exact',
    ])
    const mixed = rowOf(markdownText(load('all-faster')), 'index_join', 'allocs/op')
    expect(mixed[4]).toBe('exact')
  })

  it('names each contrast, and the effect under both variants of an interaction', () => {
    const markdown = markdownText(load('gc-interaction'))
    expect(markdown.match(/^#### .*$/gm)).toEqual([
      '#### base vs head under `greentea`',
      '#### base vs head under `classic`',
      '#### `greentea` vs `classic` on head',
      '#### interaction: does the change act differently under `classic` than under `greentea`?',
    ])
    expect(markdown).toMatch(/\| -12\.1\u00a0%\u00a0→ -19\.9\u00a0% \| \*\*-8\.9\u00a0%\*\* \|/)
  })

  it('shows rows that moved, and folds those that did not', () => {
    const [open, folded] = markdownText(load('one-regression-of-200')).split('<details>')
    expect(open?.match(/storage\/page/g)).toHaveLength(2)
    expect(folded?.match(/^\| `storage\/page/gm)).toHaveLength(199)
  })

  it('explains every row', () => {
    const judged = markdownText(load('one-regression-of-200')).split('How each row was judged')[1]
    expect(judged?.match(/^\| `storage\/page/gm)).toHaveLength(200)
    expect(judged).toContain('test capped signed-rank')
  })

  it.each(cases)('%s: says sides, machine, seed and command', (name) => {
    const report = load(name)
    const markdown = markdownText(report)
    for (const word of ['**What was compared**', '**Where**', 'seed: `', 'To repeat it:'])
      expect(markdown).toContain(word)
    if (name !== 'hostile') expect(markdown).toContain(`\n${report.command}\n`)
  })
})

describe('limits', () => {
  it.each(cases)('%s stays within 60,000 and 1,000,000 bytes', (name) => {
    expect(bytes(markdownText(load(name)))).toBeLessThanOrEqual(60_000)
    expect(bytes(summaryText(load(name)))).toBeLessThanOrEqual(1_000_000)
  })

  it('keeps within any limit that its verdict fits in, and says what it left out', () => {
    const whole = new Map(cases.map((name) => [name, markdownText(load(name))]))
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.integer({ min: 5_000, max: 60_000 }),
        (name, limit) => {
          const markdown = markdownText(load(name), limit)
          expect(bytes(markdown)).toBeLessThanOrEqual(limit)
          expect(markdown.includes('Left out to fit here')).toBe(markdown !== whole.get(name))
          expect(markdown.split('\n')[0]).toBe(whole.get(name)?.split('\n')[0])
          const folds = markdown.match(/^<details>/gm)?.length
          expect(markdown.match(/^<\/details>/gm)?.length).toBe(folds)
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })

  it('cuts what matters least first', () => {
    const markdown = markdownText(load('one-regression-of-200'), 12_000)
    expect(markdown).toContain('| `storage/page-147/write` | time/op |')
    expect(markdown).toContain('seed: `')
    expect(markdown).toMatch(
      /Left out to fit here: the same as text; how each row was judged.*folded rows from row/,
    )
  })

  it('keeps a table of thousands of regressions within the limit', () => {
    const report = load('one-regression-of-200')
    const loud = report.comparisons.find((row) => row.verdict.word === 'regressed')!
    report.comparisons = Array.from({ length: 5_000 }, (_, i) => ({ ...loud, benchmark: `b${i}` }))
    expect(bytes(markdownText(report))).toBeLessThanOrEqual(60_000)
    expect(bytes(summaryText(report))).toBeLessThanOrEqual(1_000_000)
  })
})

describe('summary', () => {
  it('has all that the comment has, and failed trials besides', () => {
    const report = load('failures')
    const summary = summaryText(report)
    const shortHashes = summary.replaceAll(/`([0-9a-f]{12})[0-9a-f]{52}`/g, '`$1`')
    for (const line of markdownText(report).split('\n')) {
      expect(shortHashes).toContain(line.replaceAll(/`([0-9a-f]{12})[0-9a-f]{52}`/g, '`$1`'))
    }
    expect(summary).toContain('goroutine 7 [running]:')
    expect(summary).toContain(report.builds[0]!.sha256)
  })

  it('shows each machine by itself', () => {
    expect(summaryText(load('shards'))).toContain(
      '| `groupby_scan` | time/op | `0bd7e2` | 4 | +2.4 % |',
    )
  })
})

describe('terminal', () => {
  it('shows what moved, and says how much it does not show', () => {
    const report = load('one-regression-of-200')
    const whole = terminalText(report, { hasColour: false, isWhole: true })
    const short = terminalText(report, { hasColour: false, isWhole: false })
    const loud = report.comparisons.find((row) => row.verdict.word === 'regressed')!
    expect(short).toContain(loud.benchmark)
    expect(short.split('\n').length).toBeLessThan(50)
    const [, hidden] = /^(\d+) more rows: --all/m.exec(short)!
    expect(whole.split('\n').length - short.split('\n').length).toBe(Number(hidden) - 1)
    expect(whole).not.toContain('--all, or')
  })
  it.each(cases)('%s: a short text has every row that moved', (name) => {
    const report = load(name)
    const short = terminalText(report, { hasColour: false, isWhole: false })
    for (const { benchmark, verdict, role } of report.comparisons)
      if (role !== 'geomean' && ['regressed', 'improved', 'failed'].includes(verdict.word))
        expect(short).toContain(clean(benchmark, 60).slice(0, 12))
  })
  it.each(cases)('%s: colour adds nothing but colour', (name) => {
    const report = load(name)
    const plain = terminalText(report, { hasColour: false, isWhole: true })
    const coloured = terminalText(report, { hasColour: true, isWhole: true })
    expect(plain).not.toContain('\u001b')
    expect(coloured).toContain('\u001b[')
    const bare = coloured.split('\u001b[').map((text, i) => (i ? text.replace(/^\d+m/, '') : text))
    expect(bare.join('').replaceAll(/ +$/gm, '')).toBe(plain)
  })
})
