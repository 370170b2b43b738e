/** A run on a module as a row of the table. */
import type { Report } from '../../../src/model/model.ts'
import type { Change } from './changes.ts'
import { overrunSec } from './faults.ts'
import type { FieldModule } from './modules.ts'
import { benchstatWord, type Field, longestTrialSec } from './trial.ts'

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
  'conclusion',
  'benchstat calls',
]

export const head = [
  `| ${COLUMNS.join(' | ')} |`,
  `|${COLUMNS.map((_, i) => (i < 3 || i > 10 ? ' --- ' : ' --: ')).join('|')}|`,
]

function countsOf({ comparisons }: Report): string {
  const words = comparisons
    .filter(({ unit, role }) => unit === 's' && role === 'gating')
    .map(({ verdict }) => verdict.word)
  const count = (word: string) => words.filter((one) => one === word).length
  const found = ['regressed', 'improved', 'equivalent'].map(count)
  return `${found.join(', ')} of ${words.length}`
}

/** Benchmark functions that need not run. */
const unreached = ({ plan }: Report) =>
  new Set(
    plan.unchanged.flatMap(({ unit, benchmarks }) => benchmarks.map((name) => `${unit}.${name}`)),
  ).size

export function rowOf(
  module: FieldModule,
  { name }: Change,
  { report, silentSec }: Field,
  names: readonly string[],
  out: string,
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
  const cells = [
    String(names.length - unreached(report)),
    String(report.problems.filter(({ code }) => code === 'left-out').length),
    String(roundsRun),
    share,
    `${overrunSec(report).toFixed(1)} s`,
    `${longestTrialSec(report).toFixed(1)} s`,
    `${silentSec.toFixed(0)} s`,
    countsOf(report),
    conclusion.conclusion,
    roundsRun === 0 ? '' : benchstatWord(out),
  ]
  return `| ${[...start, ...cells].join(' | ')} |`
}
