/** A run on a module as a row of the table. */
import type { Report } from '../../../src/model/model.ts'
import { recordSec } from '../../../src/plan/fit.ts'
import { medianOf } from '../../../src/stats/distributions.ts'
import { hasMoved } from '../../../src/stats/judge.ts'
import type { Change } from './changes.ts'
import { gatingTimes, isLonger, overrunSec } from './faults.ts'
import type { FieldModule } from './modules.ts'
import { type Calls, callsText, type Field, longestTrialSec } from './trial.ts'

const COLUMNS = [
  'module',
  'change',
  'shape',
  'found',
  'reached',
  'left out',
  'rounds',
  'counted',
  'overrun',
  'longest trial',
  'longest silence',
  'slower, faster, same',
  'false words',
  'to a word',
  'conclusion',
  'benchstat calls',
]

export const head = [
  `| ${COLUMNS.join(' | ')} |`,
  `|${COLUMNS.map((_, i) => (i < 3 || i > 10 ? ' --- ' : ' --: ')).join('|')}|`,
]

/** `slower, faster, same of all`. */
export function countsOf(report: Report): string {
  const rows = gatingTimes(report)
  const slower = rows.filter(isLonger).length
  const faster = rows.filter(({ verdict }) => verdict.word === 'improved').length
  const same = rows.filter(({ verdict }) => verdict.word === 'equivalent').length
  return `${slower}, ${faster}, ${same} of ${rows.length}`
}

/** What a run said of its rows, and what benchstat says of the same numbers. */
export type Counts = {
  rows: number
  moved: number
  same: number
  benchstat: number
  secToWord: number | null
}

export function countIn(report: Report, calls: Calls): Counts {
  const rows = gatingTimes(report)
  return {
    rows: rows.length,
    moved: falseWords(report),
    same: rows.filter(({ verdict }) => verdict.word === 'equivalent').length,
    benchstat: typeof calls === 'string' ? 0 : calls.called,
    secToWord: secToWord(report),
  }
}

/** The same of all runs with one change. Seconds: the median of the runs that have a word. */
export function sumLines(runs: readonly { name: string; counts: Counts }[]): string[] {
  const head = [
    'change',
    'runs',
    'rows',
    'slower or faster',
    'same',
    'benchstat calls',
    'to a word',
  ]
  const lines = [...Map.groupBy(runs, ({ name }) => name)].map(([name, own]) => {
    const sum = (of: (counts: Counts) => number) =>
      own.reduce((all, { counts }) => all + of(counts), 0)
    const rows = sum((one) => one.rows)
    const share = (count: number) => `${count} of ${rows}`
    const secs = own.flatMap(({ counts }) => counts.secToWord ?? [])
    const called = [sum((one) => one.moved), sum((one) => one.same), sum((one) => one.benchstat)]
    const took = secs.length === 0 ? 'none' : `${medianOf(secs).toFixed(0)} s`
    return `| ${[name, own.length, rows, ...called.map(share), took].join(' | ')} |`
  })
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- ').join('|')}|`, ...lines]
}

/** Of rows in which nothing changed: those that are called something else. */
const falseWords = (report: Report) =>
  gatingTimes(report).filter(({ verdict }) => hasMoved(verdict)).length

/** Half of the rows with a word had it after so long, from the probe on. */
function secToWord(report: Report): number | null {
  const secs = gatingTimes(report).flatMap(({ verdict, explanation }) => {
    const last = explanation.looksTaken.at(-1)
    const isWord = hasMoved(verdict) || verdict.word === 'equivalent'
    if (!isWord || last === undefined) return []
    const before = (report.records ?? []).filter(({ trial }) => trial.round < last)
    return [before.reduce((sum, record) => sum + recordSec(record), 0)]
  })
  return secs.length === 0 ? null : medianOf(secs)
}

/** Benchmark functions that need not run. */
const unreached = ({ plan }: Report) =>
  new Set(
    plan.unchanged.flatMap(({ unit, benchmarks }) => benchmarks.map((name) => `${unit}.${name}`)),
  ).size

export function rowOf(
  module: FieldModule,
  { name, isSame }: Change,
  { report, silentSec }: Field,
  names: readonly string[],
  calls: Calls,
): string {
  const start = [module.path.replace('github.com/', ''), name, module.shape, String(names.length)]
  if (report === null) {
    return `| ${[...start, ...COLUMNS.slice(start.length).map(() => 'crash')].join(' | ')} |`
  }
  const { timeSpent, measuredSec, roundsRun, conclusion } = report
  const share =
    timeSpent === undefined || measuredSec < 1
      ? ''
      : `${Math.round((100 * timeSpent.countedSec) / timeSpent.wholeSec)} %`
  const wordSec = secToWord(report)
  const cells = [
    String(names.length - unreached(report)),
    String(report.problems.filter(({ code }) => code === 'left-out').length),
    String(roundsRun),
    share,
    `${overrunSec(report).toFixed(1)} s`,
    `${longestTrialSec(report).toFixed(1)} s`,
    `${silentSec.toFixed(0)} s`,
    countsOf(report),
    isSame ? String(falseWords(report)) : '',
    wordSec === null ? '' : `${wordSec.toFixed(0)} s`,
    conclusion.conclusion,
    callsText(calls),
  ]
  return `| ${[...start, ...cells].join(' | ')} |`
}
