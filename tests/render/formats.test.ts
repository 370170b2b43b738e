import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import type { Report } from '../../src/model/model.ts'
import { clean, plainText, widthOf } from '../../src/model/plain.ts'
import { jsonText, summaryText } from '../../src/render/formats/documents.ts'
import { formats } from '../../src/render/formats/index.ts'
import { commentDocument, terminalDocument } from '../../src/render/report-document.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { rowsOf, shownView, viewReport } from '../../src/render/report-view.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { readReport } from '../../src/report/read-report.ts'
import { documentText } from '../support/document-text.ts'

const folder = new URL('../../fixtures/reports/', import.meta.url)
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
  const written = reportFixtures()

  it('has the cases that the script writes', () => {
    expect(cases.toSorted()).toEqual(Object.keys(written).toSorted())
  })

  it.each(cases)('%s is what the script and the json format write', (name) => {
    expect(textOf(name)).toBe(jsonText(written[name]!))
    expect(jsonText(load(name))).toBe(textOf(name))
  })

  // The hostile one says nothing new, and what is shown of it is tested beside this.
  const documents = cases.filter((name) => name !== 'hostile')
  it.each(documents)('%s as a document', (name) => {
    const report = load(name)
    const view = shownView(report)
    const text = [
      '# summary',
      documentText(commentDocument(report, view, 'summary')),
      '# terminal',
      documentText(terminalDocument(report, view, false)),
    ].join('\n')
    const golden = new URL(`${name}.document.txt`, goldens)
    if (process.env.UPDATE_GOLDENS) writeFileSync(golden, text)
    expect(text).toBe(readFileSync(golden, 'utf8'))
  })

  /** What people read is kept of a few reports, what tools read of those that strain it. */
  const PAGES: Record<string, string[]> = {
    markdown: ['gc-interaction', 'server', 'hostile'],
    summary: ['failures'],
    terminal: ['failures', 'gc-interaction', 'server'],
    svg: ['gc-interaction'],
  }
  const FILES = ['failures', 'heap-ladder', 'hostile']
  // A page has its script and its data in it; tests/page reads what is left of it.
  const others = formats.filter(({ id }) => id !== 'json' && id !== 'html')
  const pairs = others.flatMap((format) =>
    (PAGES[format.id] ?? FILES).map((name) => ({ name, id: format.id, format })),
  )
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

/** The two cells of the comment's row of this benchmark and metric. */
function rowOf(markdown: string, benchmark: string, metric: string): [string, string] {
  const start = `\`${benchmark}\`<br><sub>${metric} · `
  const line = markdown.split('\n').find((text) => text.includes(` | ${start}`)) ?? ''
  const [delta = '', about = ''] = line.replaceAll('\u00a0', ' ').slice(2, -2).split(' | ')
  return [delta, about]
}

describe('what a reader is told', () => {
  it('is how to decide it, by a command that compares the same two sides', () => {
    const report = load('inconclusive')
    const { sources } = report.plan
    const base = { ...sources.base!, mergeBaseOf: null }
    const plan = { ...report.plan, sources: { ...sources, base } }
    const command = `${report.command} --exact-base --budget 90s --reach off`
    const duty = plainText(viewReport({ ...report, command, plan }).headline.action)
    const own =
      /: gcbench run oltp --base 4f1c2d9ab07e --head b83e07f5d264 --exact-base --reach off/
    expect(duty).toMatch(own)
    expect(duty).toMatch(/off --rounds \d+ --budget \d+m\./)
    expect(duty).not.toContain('/bench')
  })

  const headline = (name: string) => {
    const { news, action } = viewReport(load(name)).headline
    return [plainText(news), plainText(action)]
  }

  it.each([
    [
      'all-faster',
      'All 3 benchmarks faster (-21 %, -7.3 %, -4.1 %); allocations of index_join -1.5 %',
      '',
    ],
    [
      'one-regression-of-200',
      'storage/page-147/write 6.2 % slower; the other 199 within 2 %',
      'Please look at storage/page-147/write (time/op +6.2 %, between +4.9 and +7.7).',
    ],
    [
      'inconclusive',
      'None of 4 benchmarks decided: 2 at most 31.2 % slower; ' +
        'the other 2 at most 4.9 % slower',
      'To decide: 210 rounds from the start for groupby_scan, about 2 h 38 min: ' +
        '/bench oltp --rounds 210 --budget 190m.',
    ],
    [
      'failures',
      '2 of 3 benchmarks failed; apart from that, the build of example.org/prolly/loader fails ' +
        'on head',
      'Please see why index_join and table_scan failed. Also: groupby_scan within 2 %.',
    ],
    [
      'gc-interaction',
      'groupby_scan faster (-12 % under greentea, -20 % under classic); index_join undecided (at most 2.3 % slower) under classic',
      '',
    ],
    [
      'heap-ladder',
      'clients=64 out of memory under x1000; worse ops/s of clients=16 (-3.3 % under x1000, -5.6 % under x2000)',
      'Please look at clients=16 (ops/s -3.3 % and -5.6 %).',
    ],
    [
      'server',
      'groupby_scan/threads=1 faster (mean latency -17 % and p95 latency -15 %); ' +
        'groupby_scan/threads=8 undecided (at most 18.1 % slower in p95 latency)',
      'To decide: 410 rounds from the start, about 4 h 35 min: ' +
        '/bench oltp --rounds 410 --budget 331m.',
    ],
    [
      'shards',
      'index_join not judged, because unchanged code (a control) moved, too; groupby_scan undecided (at most 3.1 % slower)',
      'Run again on a quieter machine.',
    ],
    [
      'accepted',
      'groupby_scan 5.3 % slower, accepted; index_join within 2 %',
      'Accepted for this commit by octavia: groupby_scan (time/op +5.3 %, between +4.1 and +6.6).',
    ],
    ['identical', 'No change: same machine code', ''],
    ['zero-rows', 'Nothing was compared', 'Please look: no package has a benchmark.'],
  ])('%s: %s. %s', (name, news, duty) => {
    expect(headline(name)).toEqual([news, duty])
  })

  it('has delta and interval, then name, metric, values, word and strip in every row', () => {
    expect(rowOf(markdownText(load('all-faster')), 'index_join', 'time/op')).toEqual([
      '✅ **-7.3 %**<br><sub>-8.0 to -6.4</sub>',
      '`index_join`<br><sub>time/op · 412.0 → 381.9 µs · faster</sub><br>`···●═·░░░│░░░······`',
    ])
  })

  it('says beside an undecided row what it could have seen', () => {
    const [, about] = rowOf(markdownText(load('inconclusive')), 'groupby_scan', 'time/op')
    expect(about).toContain(' · cannot tell: could see ±6.1 %; needs ≈ 210 rounds</sub>')
  })

  it('shows a level that differs from the header of the table', () => {
    const markdown = markdownText(load('inconclusive'))
    expect(markdown).toContain('| Head vs base<br><sub>98.2\u00a0% interval</sub> |')
    const [delta] = rowOf(markdown, 'cold_open', 'time/op')
    expect(delta).toBe('🟡 +12.3 %<br><sub>-4.0 to +31.2 at 87.5 %</sub>')
  })

  it('gives exact metrics no interval, and a new number no percent and no strip', () => {
    const markdown = markdownText(load('exact'))
    expect(rowOf(markdown, 'point_select', 'bytes/op')).toEqual([
      '🔸 **+48 B**<br><sub>exact</sub>',
      '`point_select`<br><sub>bytes/op · 0 → 48 B · more</sub>',
    ])
    const [mixed] = rowOf(markdownText(load('all-faster')), 'index_join', 'allocs/op')
    expect(mixed).toBe('✅ **-1.5 %**<br><sub>exact</sub>')
  })

  it('has one table of both contrasts open, and does not say in the folds what stands there', () => {
    const markdown = markdownText(load('gc-interaction')).replaceAll('\u00a0', ' ')
    const [open, ...folds] = markdown.split('<details><summary>')
    expect(open).toMatch(
      /\| ✅ \*\*-12\.1 %\*\*.*under `classic`<\/sub> \| `groupby_scan`.*differs\? \*\*yes\*\*/,
    )
    const titles = folds.map((fold) => fold.split('</summary>')[0]!.replaceAll(/<.?code>/g, ''))
    expect(titles).toEqual([
      'Under greentea',
      'No change: time/op of index_join',
      'Under classic',
      'greentea vs classic on head (not gating): classic is slower than greentea in both benchmarks (+5.4 %, +5.0 %)',
      'Interaction',
      'No change: time/op of index_join',
      'Details: how each row was judged, what was compared, how to repeat it',
      'How each row was judged',
      'The same as text',
      'What was compared, where, and how to repeat it',
      'How to read this',
    ])
    expect(markdown).toContain('does the change act differently under `classic` than under')
    expect(markdown).toContain(' · effect -12.1 → -19.9 % · differs, better under `classic`')
  })

  it.each(cases)('%s: no row has a red cross that cannot fail the gate', (name) => {
    const worse = viewReport(load(name))
      .tables.flatMap(rowsOf)
      .filter(({ mark, isAccepted }) => mark === 'worse' && !isAccepted)
    const lines = markdownText(load(name)).split('\n')
    const count = (icon: string) => lines.filter((line) => line.startsWith(`| ${icon}`)).length
    if (name === 'hostile') expect(count('🔸')).toBeGreaterThan(0)
    else expect(count('❌')).toBe(worse.filter((row) => row.gates && row.isEnforced).length)
    if (name === 'gc-interaction') expect(count('🔸')).toBe(2)
    if (name === 'exact') expect(count('🔸')).toBe(worse.length)
  })

  it('shows rows that moved; folds those that did not, or of too many says how many they are', () => {
    const report = load('one-regression-of-200')
    const [open, folded] = summaryText(report).split('<details>')
    expect(open?.match(/storage\/page/g)).toHaveLength(3)
    expect(folded?.match(/^\| .* \| `storage\/page/gm)).toHaveLength(199)
    const comment = markdownText(report)
    expect(comment.match(/^\| .* \| `storage\/page/gm)).toHaveLength(1)
    expect(comment).toContain('\nNo change: time/op of 199 benchmarks\n')
  })

  it('explains every row', () => {
    const judged = summaryText(load('one-regression-of-200')).split('How each row was judged')[1]
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

  it('keeps within any limit that its verdict fits in, and says what it left out', {
    tags: 'generated',
  }, () => {
    const whole = new Map(cases.map((name) => [name, markdownText(load(name))]))
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.integer({ min: 5_000, max: 60_000 }),
        (name, limit) => {
          const markdown = markdownText(load(name), limit)
          expect(bytes(markdown)).toBeLessThanOrEqual(limit)
          expect(markdown.includes('Left out to stay within the size limit')).toBe(
            markdown !== whole.get(name),
          )
          expect(markdown.split('\n')[0]).toBe(whole.get(name)?.split('\n')[0])
          const folds = markdown.match(/^<details>/gm)?.length
          expect(markdown.match(/^<\/details>/gm)?.length).toBe(folds)
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })

  it('cuts what matters least first', () => {
    const markdown = summaryText(load('one-regression-of-200'), 12_000)
    expect(markdown).toContain(' | `storage/page-147/`<wbr>`write`<br>')
    expect(markdown).toContain('seed: `')
    expect(markdown).toMatch(
      /Left out to stay within the size limit: the same as text; how each row was judged.*folded rows from row/,
    )
  })

  it('keeps a table of thousands of regressions within the limit', { tags: 'slow' }, () => {
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
    const [, hidden] = /^(\d+) rows that did not move: --all$/m.exec(short)!
    expect(whole.split('\n').length - short.split('\n').length).toBe(Number(hidden) - 1)
    expect(whole).not.toContain('--all')
  })
  it('shows some of the rows that have too few rounds for any word, and all that moved', () => {
    const report = load('one-regression-of-200')
    const early = { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: 8 } as const
    const comparisons = report.comparisons.map((row) =>
      row.verdict.word === 'regressed' ? row : { ...row, verdict: early },
    )
    const text = terminalText({ ...report, comparisons }, { hasColour: false, isWhole: false })
    expect(text.match(/cannot tell: too few rounds/g)).toHaveLength(6)
    const stopped = { ...early, reason: 'stopped' } as const
    const cut = comparisons.map((row) =>
      row.verdict !== early
        ? row
        : { ...row, verdict: stopped, estimate: { ...row.estimate, n: 1 } },
    )
    const short = terminalText(
      { ...report, comparisons: cut },
      { hasColour: false, isWhole: false },
    )
    expect(short.match(/cannot tell: stopped/g)).toHaveLength(6)
    expect(text).toContain(
      report.comparisons.find((row) => row.verdict.word === 'regressed')!.benchmark,
    )
  })
  it.each(cases)('%s: a short text has every row that moved and decides', (name) => {
    const report = load(name)
    const short = terminalText(report, { hasColour: false, isWhole: false })
    const hasGating = report.comparisons.some(({ role }) => role === 'gating')
    const told = hasGating ? ['gating', 'control'] : ['informational', 'control']
    for (const { benchmark, verdict, role } of report.comparisons)
      if (told.includes(role) && ['regressed', 'improved', 'failed'].includes(verdict.word))
        expect(short).toContain(clean(benchmark, 60).slice(0, 12))
  })
  it.each(cases)(
    '%s: fits a terminal, however wide it is, and loses nothing',
    { tags: 'slow' },
    (name) => {
      const report = load(name)
      const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
      for (const columns of [40, 60, 80, 200])
        for (const isWhole of [true, false]) {
          const text = terminalText(report, { hasColour: false, isWhole, columns })
          // Words of a command are not broken.
          const [table = '', command = ''] = text.split('\nrepeat:')
          expect(table.split('\n').filter((line) => widthOf(line) > columns)).toEqual([])
          const pasted = command.replaceAll(/ \\\n */g, ' ').trim()
          expect(pasted).toBe(clean(report.command, 2_000).replaceAll(/ +/g, ' '))
          if (!isWhole) continue
          const told = letters(text)
          for (const { benchmark } of report.comparisons)
            expect(told).toContain(letters(clean(benchmark, 120)))
        }
    },
  )
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
