/**
 * What reports say in cases that no fixture of a whole report has: in one text, to be read. Made by
 * the views that say it; what takes a run of several refs is said by its phrases alone.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type {
  Comparison,
  Contrast,
  Isolation,
  Report,
  ResolvedSource,
} from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { factsOf } from '../../src/render/facts.ts'
import * as headlines from '../../src/render/headline-sentences.ts'
import { countNames } from '../../src/render/remedy.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { explainRow, viewRow } from '../../src/render/rows.ts'
import * as say from '../../src/render/sentences.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { readReport } from '../../src/report/read-report.ts'

const load = (name: string): Report =>
  readReport(readFileSync(new URL(`../../fixtures/reports/${name}.json`, import.meta.url), 'utf8'))

const usual = load('one-regression-of-200')

function factLines(change: Partial<Report>): string[] {
  const { line, compared, machines, run } = factsOf({ ...usual, ...change })
  const facts = [...compared, ...machines.flat(), ...run]
  const told = facts.map(({ label, value }) => `- ${plainText(label)}: ${plainText(value)}`)
  return [plainText(line), ...told]
}

/** Those lines that another report does not have. */
function newLines(change: Partial<Report>): string[] {
  const known = new Set(factLines({}))
  return factLines(change).filter((text) => !known.has(text))
}

const KINDS: Isolation['kind'][] = [
  ...(['root', 'sudo', 'user-namespace', 'other-user', 'none', 'off'] as const),
]

const workingFolder: ResolvedSource = {
  kind: 'folder',
  asked: '.',
  path: '/work',
  sha: null,
  mergeBaseOf: null,
}

function facts(): string[] {
  const { plan, environment } = usual
  const reached = Array.from({ length: 14 }, (_, i) => ({
    contrast: 'refs',
    unit: `./unit-${i}`,
    why: 'it calls Encode',
    benchmarks: ['BenchmarkEncode'],
  }))
  const looks = [{ rounds: 8, weight: 1, isEnd: true as const }, ...plan.looks]
  const changes: Partial<Report>[] = [
    ...KINDS.map((kind) => ({
      environment: [{ ...environment[0]!, isolation: { kind, refused: [] } }],
    })),
    { plan: { ...plan, reached } },
    { plan: { ...plan, looks } },
    { buildSec: 12, linkSec: 3, layouts: 20 },
    { plan: { ...plan, sources: { base: null, head: workingFolder } } },
    {
      timeSpent: {
        wholeSec: 100,
        countedSec: 60,
        startSec: 10,
        discardedSec: 5,
        probeSec: 10,
        linkSec: 5,
        otherSec: 10,
      },
    },
    {
      timeSpent: {
        wholeSec: 100,
        countedSec: 60,
        startSec: 10,
        discardedSec: 0,
        probeSec: 5,
        instructionsSec: 20,
        linkSec: 0,
        otherSec: 5,
      },
    },
    { profiles: { ...load('profiled').profiles!, spentSec: 9 } },
  ]
  return changes.flatMap((change) => [...newLines(change), ''])
}

const kind = {
  interactionUnder: null,
  hasGating: true,
  gates: true,
  isAccepted: false,
  isEnforced: true,
  mostRounds: 99,
  isSuspect: false,
  isMachineBusy: false,
}

function rows(): string[] {
  const row = usual.comparisons[0]!
  const verdicts: Comparison['verdict'][] = [
    ...(['lost-pairs', 'lopsided-losses', 'no-data', 'given-up', 'odd-output'] as const).map(
      (reason) => ({ word: 'failed' as const, reason, detail: 'it failed' }),
    ),
    { word: 'inconclusive', reason: 'stopped', roundsNeeded: 31 },
    { word: 'inconclusive', reason: 'machines-disagree', roundsNeeded: null },
    { word: 'regressed', reason: 'shift', certain: true },
  ]
  return verdicts.flatMap((verdict) => {
    const view = viewRow({ ...row, verdict }, kind)
    const judged = explainRow(view).map(([label, value]) => `${label} ${value ?? '–'}`)
    return [[view.word, plainText(view.detail ?? [])].join(', '), `  ${judged.join('; ')}`]
  })
}

/** Two commands or collectors beside each other, and no change. */
function ofVariants(): Report {
  const { plan } = usual
  const arms = ['brotli', 'gzip'].map((variant) => ({
    id: `head@${variant}`,
    side: 'head' as const,
    variant,
  }))
  const [base, head] = arms.map(({ id }) => id) as [string, string]
  const contrasts: Contrast[] = [{ id: 'refs', kind: 'variants', base, head }]
  const comparisons = usual.comparisons.filter(({ benchmark }) => benchmark.includes('page-14'))
  return { ...usual, plan: { ...plan, arms, contrasts }, comparisons }
}

it('is what it was when it was read last', async () => {
  const shown = viewReport(usual, '.name:/147/').notes.map(({ text }) => plainText(text))
  const text = [
    ...facts(),
    ...rows(),
    '',
    ...shown,
    plainText(say.drifts.title('v1.2')),
    plainText(say.drifts.about(18)),
    say.drifts.sameCode,
    plainText([...say.ladder.about('none'), ...say.ladder.noLine()]),
    plainText(say.identical(countNames(['A/1', 'A/2', 'B/1']), true, [{ name: './store' }])),
    plainText(say.identical(null, false, [{ name: './store' }])),
    plainText(headlines.leftOut({ units: 0, functions: 2, parts: 1, commands: 0, benchmarks: 3 })),
    plainText(
      headlines.failedOnEverySide({ units: 0, functions: 0, parts: 0, commands: 1, benchmarks: 0 }),
    ),
    plainText(headlines.remedies.otherwise(2)),
    plainText(headlines.remedies.room(countNames(['A', 'B/1']), true)),
    plainText(headlines.remedies.room(countNames(['B/1']), false)),
    plainText(headlines.remedies.notByRounds('6 h 0 min', 2)),
    say.moreLines(7),
    plainText(headlines.remedies.rounds(8, '50 s', true, [])),
    plainText(say.stoppedWhere(8, true)),
    say.pictureOf(12),
    say.undrawnRows(3),
    plainText(viewReport(ofVariants()).headline.news),
    '',
    terminalText(usual, { hasColour: false, isWhole: false, columns: 80 }),
  ].join('\n')
  const golden = '../../fixtures/reports/goldens/rare-words.summary.md'
  await expect(text).toMatchFileSnapshot(golden)
})
