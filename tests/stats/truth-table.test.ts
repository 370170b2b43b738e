/** What happened to gating rows, and what is said of it: gate, exit code, mark, headline. */

import { describe, expect, test } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { failureOf } from '../../src/actions/outputs.ts'
import { exitOfConclusion } from '../../src/cli/terminal.ts'
import { commentText } from '../../src/github/comment.ts'
import { checkRunFor, statusFor } from '../../src/github/post.ts'
import { makeFinding, type Stop } from '../../src/model/findings.ts'
import type {
  Conclusion,
  GateRule,
  Problem,
  Report,
  Suite,
  TrialRecord,
} from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { underAcceptances } from '../../src/report/base-rules.ts'
import { gateOf, hasNothingInCommon } from '../../src/report/gate.ts'
import { reportTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { normal, random } from '../../src/stats/random.ts'
import { planOf, recordOf, recordsOf } from './measured.ts'

const ABOUT = {
  suite: 'go-bench',
  headSha: 'a'.repeat(40),
  run: { id: 1, attempt: 1, url: 'https://example.org/run' },
}

type Around = { metrics?: Suite['metrics']; problems?: Problem[]; stop?: Stop }

function reportOf(
  records: TrialRecord[],
  rounds: number,
  gate: Partial<GateRule> = {},
  { metrics, problems = [], stop = { kind: 'budget' } }: Around = {},
): Report {
  const names = [...new Set(records.map(({ trial }) => trial.target.replace('m.', '')))]
  const rule = { ...zeroConfigSuite().gate, ...gate }
  const plan = planOf(names, { gate: rule, ...(metrics === undefined ? {} : { metrics }) })
  return reportTrials({
    plan,
    builds: [],
    environment: [],
    roundsRun: rounds,
    measuredSec: 15 * rounds,
    linkSec: null,
    trials: parseRecords(plan.suite, records),
    stop,
    problems,
    command: 'gcbench run',
    toolVersion: '0.1.0',
    recordsSha256: '3'.repeat(64),
    createdAt: '2026-01-01T00:00:00.000Z',
  })
}

/** Rounds of base and head `pct` apart, with this noise in percent. */
function measured(rounds: number, pct: number, noisePct: number, seed = 'truth'): TrialRecord[] {
  const stream = random(seed)
  const draw = () => 100 * Math.exp((noisePct / 100) * normal(stream))
  const base = Array.from({ length: rounds }, draw)
  return recordsOf(
    base,
    Array.from({ length: rounds }, () => (1 + pct / 100) * draw()),
  )
}

/** Percent by which a row looks slower that is about two standard errors off. */
const LUCK = 17

/** So many benchmarks with noise, each slower by a percentage. */
function many(count: number, pctOf: (one: { i: number }) => number): Report {
  const records = Array.from({ length: count }, (_, i) =>
    measured(12, pctOf({ i }), 20, `c ${count} ${i}`).map((record) => {
      const name = `B${i}`
      const stdout = record.outputs.stdout?.replace('BenchmarkA-', `Benchmark${name}-`) ?? ''
      return {
        ...record,
        trial: { ...record.trial, target: `m.${name}` },
        outputs: { ...record.outputs, stdout },
      }
    }),
  ).flat()
  // Their mean would tell.
  return reportOf(records, 12, { geomean: false })
}

const STOPPED: Around = { stop: { kind: 'stopped' } }

const oddOn = (arm: string, rounds: number): TrialRecord[] =>
  measured(rounds, -99, 0).map((record) =>
    record.trial.arm === arm
      ? {
          ...record,
          status: 'failed',
          problem: { code: 'odd-output', message: words('has 2 lines') },
        }
      : record,
  )

const failing = (side: 'base' | 'head' | 'both', rounds: number): TrialRecord[] =>
  Array.from({ length: rounds }).flatMap((_, round) => [
    recordOf({ round, arm: 'base' }, side === 'head' ? 100 + round : null),
    recordOf({ round, arm: 'head' }, side === 'base' ? 100 + round : null),
  ])

const alone = (arm: 'base' | 'head', rounds: number): TrialRecord[] =>
  Array.from({ length: rounds }, (_, round) => recordOf({ round, arm }, 100 + round))

/** Head works in its first round, and then ends so; base is out of memory once. */
const outOfMemory = (rounds: number, status: 'oom' | 'failed'): TrialRecord[] =>
  Array.from({ length: rounds }).flatMap((_, round): TrialRecord[] => {
    const base = recordOf({ round, arm: 'base' }, round === 3 ? null : 100 + round)
    const head = recordOf({ round, arm: 'head' }, round === 0 ? 100 : null)
    return [
      round === 3 ? { ...base, status: 'oom' } : base,
      round === 0 ? head : { ...head, status },
    ]
  })

/** Beside others: a benchmark that fails on both sides, in every round. */
const failingBeside = (rounds: number): TrialRecord[] =>
  Array.from({ length: rounds }).flatMap((_, round) =>
    ['base', 'head'].map((arm) => recordOf({ round, arm, target: 'm.B' }, null)),
  )

const LEFT: Problem = makeFinding(
  'left-out',
  { unit: 'm', benchmark: 'B' },
  { why: 'no-room', rounds: 8, others: 'the quicker ones' },
  { remedy: { kind: 'budget', sec: 2400 } },
)

/** Beside others: a benchmark that began, and had no time for more. */
const begun = (): TrialRecord[] =>
  ['base', 'head'].map((arm) => recordOf({ round: 0, arm, target: 'm.B' }, 100))

const UNGATED = { better: null, marginPct: null, gates: false, marginPctByBenchmark: {} }

/** Every row is as before, and their mean is not. */
function meanAlone(): Report {
  const report = reportOf(measured(8, 20, 1), 8)
  const [slow] = report.comparisons
  const open = { ...slow!, verdict: { word: 'equivalent', reason: 'inside-margin' } as const }
  const mean = { ...slow!, benchmark: 'geomean', role: 'geomean' as const }
  return underAcceptances({ ...report, comparisons: [open, mean] }, [])
}

/** Text of Markdown as it reads. */
const plainOf = (markdown: string) => markdown.replace(/[`ˋ*\\]/g, '').replace(/\u00a0/g, ' ')

const MARKS = { success: '✅', failure: '❌', action_required: '⚠️', neutral: 'ℹ️' }

const UNGATED_SAID =
  'no gating row was measured: give a metric a gate in the suite, as in ' +
  'metrics: { "time/op": { gate: true } }'

const SOMEBODY = 'somebody stopped the run before a round was finished'
const BUDGET = 'the budget of 15 min ended before a round was finished'

const firstRound = (why: string, minutes: number) =>
  `To decide: ${why}: /bench go-bench --budget ${minutes}m, which takes at most ${minutes} min.`

type Row = {
  what: string
  report: () => Report
  conclusion: Conclusion
  exit: number
  status: 'success' | 'failure' | 'error'
  /** Of the comment's headline, the check's title and the status. */
  news: string | RegExp
  duty: string | RegExp
  /** The first of the notes: it says why something failed, and none after it says it again. */
  note?: RegExp
  step: string | RegExp | null
}

const table: Row[] = [
  {
    what: 'one regressed beyond its margin',
    report: () => reportOf(measured(8, 20, 1), 8),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: /^A (19|2\d) % slower$/,
    duty: /^Please look at A \(time\/op \+[\d.]+ %, between \+[\d.]+ and \+[\d.]+\)\.$/,
    step: 'failure: A time/op (refs) regressed',
  },
  {
    what: 'improved',
    report: () => reportOf(measured(8, -20, 1), 8),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: /^A faster \(-(19|20) %\)$/,
    duty: '',
    step: null,
  },
  {
    what: 'proved unchanged',
    report: () => reportOf(measured(15, 0, 0.3), 15),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: 'No change: A within 3 %',
    duty: '',
    step: null,
  },
  {
    what: 'changed, and by less than the margin',
    report: () => reportOf(measured(15, 1, 0.5), 15),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: 'A changed by less than the margin',
    duty: '',
    step: null,
  },
  {
    what: 'slower, and perhaps by more than the margin',
    report: () => reportOf(measured(8, 1.5, 1), 8),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^A slower \(\+1\.\d+ %\), perhaps by more than its margin$/,
    duty: /^To decide: /,
    step: 'action_required: A time/op (refs) is worse, perhaps by more than its margin',
  },
  {
    what: 'stopped by a person after rounds that call it',
    report: () => reportOf(measured(6, 20, 1), 6, {}, STOPPED),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: /^A (19|2\d) % slower$/,
    duty: /^Please look at A \(time\/op \+[\d.]+ %, between \+[\d.]+ and \+[\d.]+\)\.$/,
    step: 'failure: A time/op (refs) regressed',
  },
  {
    what: 'stopped by a person too early for any call',
    report: () => reportOf(measured(5, 0, 3), 5, {}, STOPPED),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'A undecided',
    duty: /^To decide: 8 rounds from the start, for a first analysis, .*: \/bench go-bench --budget /,
    step: 'action_required: A time/op (refs) is undecided',
  },
  {
    what: 'stopped by a person in the first round',
    report: () => reportOf(recordsOf([100], [99]).slice(0, 1), 0, {}, STOPPED),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'A undecided',
    duty: firstRound(SOMEBODY, 15),
    step: 'action_required: A time/op (refs) is undecided',
  },
  {
    what: 'the budget ended in the first round, with one pair',
    report: () => reportOf(recordsOf([100], [99]), 0),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'A undecided',
    duty: firstRound(BUDGET, 30),
    step: 'action_required: A time/op (refs) is undecided',
  },
  {
    what: 'stopped by a person before any trial',
    report: () => reportOf([], 0, {}, STOPPED),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'Nothing was compared',
    duty: firstRound(SOMEBODY, 15),
    step: `action_required: nothing was measured: ${SOMEBODY}`,
  },
  {
    what: 'failed on base alone',
    report: () => reportOf(failing('base', 8), 8),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'Nothing was compared: A failed',
    duty: 'Please see why A failed.',
    note: /^base failed in 2 rounds in a row: failed \(A\)\.$/,
    step: /^action_required: A time\/op \(refs\) failed: /,
  },
  {
    what: 'odd output of head',
    report: () => reportOf(oddOn('head', 8), 8),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: 'Nothing was compared: A failed',
    duty: 'Please see why A failed.',
    note: /^head cannot be trusted: has 2 lines \(A\)\.$/,
    step: 'failure: A time/op (refs) failed: head cannot be trusted: has 2 lines',
  },
  {
    what: 'undecided, and three margins are ruled out',
    report: () => reportOf(measured(12, 0.8, 2.2, 'unsure'), 12),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: /^Nothing more than \d\.\d+ % slower: A, not decided$/,
    duty: '',
    step: null,
  },
  {
    what: 'undecided, and three margins are not ruled out',
    report: () => reportOf(measured(8, 0, 30), 8),
    conclusion: 'neutral',
    exit: 0,
    status: 'success',
    news: /^A undecided \(at most \d\d\.\d % slower\)$/,
    duty: /^To decide: /,
    step: null,
  },
  {
    what: 'of thirty, one looks as much slower as chance makes one of them look',
    report: () => many(30, ({ i }) => (i === 7 ? LUCK : 0)),
    conclusion: 'neutral',
    exit: 0,
    status: 'success',
    news: /^All 30 benchmarks undecided \(at most \d+\.\d % slower\)$/,
    duty: /^To decide: /,
    step: null,
  },
  {
    what: 'of thirty, ten look that much slower',
    report: () => many(30, ({ i }) => (i % 3 === 0 ? LUCK : 0)),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^(\d+) of 30 benchmarks look slower \(.*\), not confirmed; /,
    duty: /^To decide: /,
    step: /looks worse, not confirmed/,
  },
  {
    what: 'looks slower, not confirmed',
    report: () => reportOf(recordsOf(Array(6).fill(100), [130, 128, 125, 135, 132, 97]), 6),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^A looks slower \(\+2\d %\), not confirmed$/,
    duty: /^To decide: 8 rounds from the start, for a first analysis, about /,
    step: 'action_required: A time/op (refs) looks worse, not confirmed',
  },
  {
    what: 'one round, 46 times as slow',
    report: () => reportOf(measured(1, 4500, 0.1), 1),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'A undecided',
    duty:
      'To decide: 8 rounds from the start, for a first analysis, about 2 min: ' +
      // The 15 min that it had did not do.
      '/bench go-bench --budget 16m.',
    step: 'action_required: A time/op (refs) is undecided',
  },
  {
    what: 'failed on head alone',
    report: () => reportOf(failing('head', 8), 8),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: 'Nothing was compared: A failed',
    duty: 'Please see why A failed.',
    note: /^head failed in 2 rounds in a row: failed \(A\)\.$/,
    step: /^failure: A time\/op \(refs\) failed: /,
  },
  {
    what: 'failed on both sides: nothing was measured',
    report: () => reportOf(failing('both', 8), 8),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'Nothing was compared',
    duty:
      'There is nothing to compare: no process gave a result, on any side: failed; next: the ' +
      'machine or the set-up is in the way: try that benchmark by hand.',
    step: 'action_required: nothing was measured',
  },
  {
    what: 'failed on both sides, beside one that is faster',
    report: () => reportOf([...measured(8, -20, 1), ...failingBeside(2)], 8),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^1 benchmark failed on every side; A faster \(-(19|20) %\)$/,
    duty: 'Please see why m.B failed.',
    step:
      'action_required: m.B: failed wherever it was tried, so that nothing is known of it: ' +
      'failed',
  },
  {
    what: 'left out for lack of time, beside one that is faster',
    report: () => reportOf(measured(8, -20, 1), 8, {}, { problems: [LEFT] }),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^1 benchmark function left out for lack of time; A faster \(-(19|20) %\)$/,
    duty:
      'To decide: time for 1 benchmark function that had none: ' + '/bench go-bench --budget 40m.',
    step: 'action_required: m.B: left out: 8 rounds of it and of the quicker ones do not fit',
  },
  {
    what: 'stopped for want of time after its first round, beside one that had all rounds',
    report: () => reportOf([...measured(11, -20, 1), ...begun()], 11, {}, { problems: [LEFT] }),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^A faster \(-(19|20) %\); B undecided$/,
    duty: 'To decide: time for 1 benchmark that had too little: /bench go-bench --budget 40m.',
    step: 'action_required: B time/op (refs) is undecided',
  },
  {
    what: 'left out for lack of time, beside one that is slower',
    report: () => reportOf(measured(8, 20, 1), 8, {}, { problems: [LEFT] }),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: /^A (19|2\d) % slower; 1 benchmark function left out for lack of time$/,
    duty: /^Please look at A \(.*\); to decide: time for 1 .* that had none: \/bench /,
    step:
      'failure: A time/op (refs) regressed; ' +
      'm.B: left out: 8 rounds of it and of the quicker ones do not fit',
  },
  {
    what: 'the budget ended before any round',
    report: () => reportOf([], 0),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: 'Nothing was compared',
    duty: firstRound(BUDGET, 30),
    step: `action_required: nothing was measured: ${BUDGET}`,
  },
  {
    what: 'fewer rounds than any call needs',
    report: () => reportOf(measured(5, 20, 1), 5),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^A looks slower|^A undecided$/,
    duty: /^To decide: 8 rounds from the start, for a first analysis, about 2 min: \/bench go-bench /,
    step: /^action_required: A time\/op \(refs\) (is undecided|looks worse, not co.*)$/,
  },
  {
    what: 'rows that do not gate',
    report: () => reportOf(measured(8, 20, 1), 8, {}, { metrics: { 'time/op': UNGATED } }),
    conclusion: 'action_required',
    exit: 1,
    status: 'error',
    news: /^No gating row was measured; A (19|2\d) % slower$/,
    duty: /gate: true/,
    step: `action_required: ${UNGATED_SAID}`,
  },
  {
    what: 'the geometric mean regressed, and no row did',
    report: meanAlone,
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: /^Geometric mean of time\/op \+\d+ %; the other|^Geometric mean of time\/op \+\d+ %; A /,
    duty: /^Please look at geomean \(time\/op \+[\d.]+ %, between \+[\d.]+ and \+[\d.]+\)\.$/,
    step: 'failure: geomean time/op (refs) regressed',
  },
  {
    what: 'new on head beside one that is faster',
    report: () =>
      reportOf(
        measured(8, -20, 1),
        8,
        {},
        {
          problems: [
            { code: 'new-benchmark', message: words('new, not in base'), where: 'm.New, 2 s/op' },
          ],
        },
      ),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: /^A faster \(-(19|20) %\); 1 new benchmark: nothing to compare$/,
    duty: '',
    step: null,
  },
  {
    what: 'new on head alone',
    report: () => reportOf(alone('head', 8), 8),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: 'Nothing was compared',
    duty: '',
    step: null,
  },
  {
    what: 'gone from head',
    report: () => reportOf(alone('base', 8), 8),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: 'Nothing was compared',
    duty: '',
    step: null,
  },
  {
    what: 'head out of memory, which the suite calls a result',
    report: () => reportOf(outOfMemory(8, 'oom'), 8),
    conclusion: 'success',
    exit: 0,
    status: 'success',
    news: 'A out of memory',
    duty: '',
    step: null,
  },
  {
    what: 'head crashes where base is out of memory once: that is no result',
    report: () => reportOf(outOfMemory(8, 'failed'), 8),
    conclusion: 'failure',
    exit: 1,
    status: 'failure',
    news: 'A failed',
    duty: 'Please see why A failed.',
    note: /^rounds lost by one side more than by /,
    step: /^failure: A time\/op \(refs\) failed: /,
  },
]

/** Reports of the table, each made once: a report of thirty rows takes most of a second. */
const made = new Map<(typeof table)[number], Report>()

function reportFor(row: (typeof table)[number]): Report {
  const report = made.get(row) ?? row.report()
  made.set(row, report)
  return report
}

describe('truth table', () => {
  test.each(table)('$what', (row) => {
    const report = reportFor(row)
    const { headline, notes } = viewReport(report)
    const [first = '', ...others] = notes.map(({ text }) => plainText(text))
    if (row.note !== undefined) {
      expect(first).toMatch(row.note)
      expect(others.filter((text) => /failed in|ended with|cannot be trusted/.test(text))).toEqual(
        [],
      )
    }
    const { state, description } = statusFor({ kind: 'measured', report }, ABOUT as never)
    expect(report.conclusion.conclusion).toBe(row.conclusion)
    expect(exitOfConclusion(report.conclusion.conclusion)).toBe(row.exit)
    const said = (text: string | RegExp) =>
      typeof text === 'string' ? text : expect.stringMatching(text)
    expect({ state, description }).toEqual({ state: row.status, description: said(row.news) })
    const about = { ...ABOUT, movedTo: null, isFork: false, isAsked: false }
    const check = checkRunFor({ kind: 'measured', report }, about)
    expect([check.conclusion, check.title]).toEqual([row.conclusion, description])
    const comment = plainOf(commentText({ kind: 'measured', report }, about, null))
    for (const text of [comment, plainOf(check.summary)]) {
      expect(text).toContain(`### ${MARKS[row.conclusion]} ${description}`)
      if (row.duty !== '') expect(text).toContain(plainOf(plainText(headline.action)))
    }
    expect(plainText(headline.news)).toBe(description)
    expect(plainText(headline.action)).toEqual(said(row.duty))
    expect(failureOf(report, 'gate')).toEqual(row.step === null ? null : said(row.step))
  })

  test('changed, and by less than the margin: called, and said so on its row', () => {
    const { comparisons } = reportOf(measured(15, 1, 0.5), 15)
    expect(comparisons.map(({ verdict }) => verdict)).toEqual([
      { word: 'equivalent', reason: 'below-margin' },
    ])
  })

  test('commands side by side are called again as they were, with more time', () => {
    const own = "--name 'a b' --shell sh"
    const told = '--rounds 8..40 --budget 40s --seed s'
    const command = `gcbench ab ${told} ${own} -- 'xz --seed 1' 'xz -9'`
    const report = reportOf(measured(1, 4500, 0.1), 1)
    // As `gcbench ab` has it: its commands run in the folder as it stands.
    const head = { kind: 'folder', asked: '.', path: '/x', sha: null, mergeBaseOf: null } as const
    const plan = { ...report.plan, sources: { base: null, head } }
    const { headline } = viewReport({ ...report, plan, command })
    expect(plainText(headline.action)).toBe(
      'To decide: 8 rounds from the start, for a first analysis, about 2 min: ' +
        `gcbench ab ${own} --budget 16m ` +
        "-- 'xz --seed 1' 'xz -9'.",
    )
  })

  test.each(table)('advisory: $what', (row) => {
    const { plan, ...report } = reportFor(row)
    const suite = { ...plan.suite, gate: { ...plan.suite.gate, mode: 'advisory' as const } }
    const advised = underAcceptances({ ...report, plan: { ...plan, suite } }, [])
    const { conclusion } = advised.conclusion
    expect(conclusion).toBe(row.conclusion === 'success' ? 'success' : 'neutral')
    const outcome = { kind: 'measured' as const, report: advised }
    const about = { ...ABOUT, movedTo: null, isFork: false, isAsked: false }
    const news = plainText(viewReport(reportFor(row)).headline.news)
    expect(statusFor(outcome, about).state).toBe('success')
    expect(checkRunFor(outcome, about).conclusion).toBe(conclusion)
    expect(failureOf(advised, 'gate')).toBe(null)
    const comment = plainOf(commentText(outcome, about, null))
    expect(comment).toContain(`### ${MARKS[conclusion as keyof typeof MARKS]} ${news}`)
  })

  test('advisory: the same words with a neutral mark', () => {
    const report = reportOf(measured(8, 0, 30), 8, { mode: 'advisory' })
    expect(report.conclusion.conclusion).toBe('neutral')
    const { headline } = viewReport(report)
    expect(headline.status).toBe('advice')
    expect(plainText(headline.action)).toMatch(/^Advisory, nothing is enforced; to decide: /)
    const about = { ...ABOUT, movedTo: null, isFork: false, isAsked: false }
    const outcome = { kind: 'measured' as const, report }
    const words = expect.stringMatching(/^Advisory: A undecided /)
    expect(statusFor(outcome, about)).toMatchObject({ state: 'success', description: words })
    expect(checkRunFor(outcome, about)).toMatchObject({ conclusion: 'neutral', title: words })
    expect(exitOfConclusion('neutral')).toBe(0)
    expect(failureOf(report, 'gate')).toBe(null)
    expect(plainOf(commentText(outcome, about, null))).toContain('### ℹ️ A undecided')
  })

  test('the geometric mean fails the gate although no row does, unless it is switched off', () => {
    const report = reportOf(measured(8, 20, 1), 8)
    const [slow] = report.comparisons
    const open = { ...slow!, verdict: { word: 'equivalent', reason: 'inside-margin' } as const }
    const mean = { ...slow!, benchmark: 'geomean', role: 'geomean' as const }
    const rule = zeroConfigSuite().gate
    const facts = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: null }
    expect(gateOf([open, mean], rule, facts).conclusion).toBe('failure')
    expect(gateOf([open, mean], { ...rule, geomean: false }, facts).conclusion).toBe('success')
  })

  test('rows that do not gate are not to blame on too few rounds', () => {
    const report = reportOf(measured(8, 0, 30), 8)
    const rows = report.comparisons.map((row) => ({ ...row, role: 'informational' as const }))
    const facts = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: null }
    expect(gateOf(rows, zeroConfigSuite().gate, facts)).toEqual({
      conclusion: 'action_required',
      reasons: [UNGATED_SAID],
    })
  })

  test('only new benchmarks, or only gone ones: nothing to object to', () => {
    const added = Array.from({ length: 8 }, (_, round) => recordOf({ round, arm: 'head' }, 100))
    const report = reportOf(added, 8)
    expect(report.problems.map(({ code }) => code)).toContain('only-on-head')
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
  })

  test('new benchmarks alone, noted by the probe: said in the headline, and no red', () => {
    const added: Problem = {
      code: 'new-benchmark',
      message: words('new, not in base'),
      where: 'm.New, 2 s/op',
    }
    const lost: Problem = { code: 'left-out', message: words('left out'), where: 'm.Old' }
    const facts = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: null }
    const gated = (problems: Problem[]) => {
      const nothingInCommon = hasNothingInCommon([], problems)
      return gateOf([], zeroConfigSuite().gate, { ...facts, nothingInCommon })
    }
    expect(gated([added]).conclusion).toBe('success')
    // One that both sides have was not measured: that is no pass.
    expect(gated([added, lost]).conclusion).toBe('action_required')
    // What head moved into a thread is gone from its list, and may run all the same.
    const unseen = makeFinding('in-threads', { unit: 'm', benchmark: 'old.js' }, {})
    const gone = makeFinding('gone-benchmark', { unit: 'm', benchmark: 'old.js > Old' }, {})
    expect(gated([gone]).conclusion).toBe('success')
    expect(gated([gone, unseen]).conclusion).toBe('action_required')
    const report = { ...reportOf([], 0), problems: [added, { ...added, where: 'm.Newer, 3 s/op' }] }
    const success = { conclusion: 'success' as const, reasons: [] }
    const { headline, notes } = viewReport({ ...report, conclusion: success })
    expect(plainText(headline.news)).toBe('2 new benchmarks: nothing to compare')
    expect(headline.status).toBe('good')
    expect(notes.map(({ text }) => plainText(text))).toEqual([
      'new, not in base (m.New, 2 s/op; m.Newer, 3 s/op).',
    ])
  })

  test('what does not compile comes first, with the line of the compiler and the side', () => {
    const details = { of: 'tests', where: 'base', line: 'q_test.go:9:11: undefined: x' } as const
    const unbuilt = ['m/q', 'm/r'].map((unit) =>
      makeFinding('build-failed', { unit }, { ...details, unit }),
    )
    const left = { code: 'left-out' as const, message: words('left out'), where: 'm.B' }
    const report = { ...reportOf(measured(8, 0, 0.3), 8), problems: [left, ...unbuilt] }
    expect(plainText(viewReport(report).headline.news)).toMatch(
      /^The tests of m\/q do not compile on base: q_test.go:9:11: undefined: x \(and 1 other package\); 1 /,
    )
  })

  test('out of memory, where the suite says that it may happen, objects nothing', () => {
    const report = reportOf(measured(8, 0, 0.3), 8)
    const [row] = report.comparisons
    const oom = { word: 'failed', reason: 'out-of-memory', detail: 'out of memory' } as const
    const facts = { plan: planOf(['A']), nothingToRun: false, acceptances: [], headSha: null }
    expect(gateOf([{ ...row!, verdict: oom }], zeroConfigSuite().gate, facts)).toEqual({
      conclusion: 'success',
      reasons: [],
    })
  })
})
