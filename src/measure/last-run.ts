/** What the folder of a run tells of the next one: how long rounds take, and how noisy they are. */

import { parseRecords } from '../core/collect/parse.ts'
import { type LastRun, secondsOfRounds } from '../core/design/foretell.ts'
import type { Finding } from '../core/findings/finding.ts'
import type { Plan, Suite } from '../core/model/model.ts'
import { noiseOfRows, wholeRounds } from '../core/report/look.ts'
import type { Host } from '../host/port/host.ts'
import { readUntouched } from './records.ts'
import { reportOfRun } from './stored-report.ts'

/** What the last run in the folder was like, if it was of this suite; it is not touched. */
export async function lastRunOf(
  suite: Suite,
  sources: Plan['sources'],
  functions: readonly { name: string }[],
  folder: string,
  host: Pick<Host, 'files'>,
): Promise<LastRun | null> {
  const stored = await readUntouched(host.files, folder)
  if (stored === null) return null
  const { plan, probeSec = 0, planned = null, problems, environment } = stored.started
  if (JSON.stringify(plan.suite.workload) !== JSON.stringify(suite.workload)) return null
  const report = await reportOfRun(host.files, folder)
  const trials = parseRecords(plan.suite, stored.records)
  const rounds = report?.roundsRun ?? wholeRounds(plan, trials)
  const isSame = sameSources(plan.sources, sources)
  return {
    ...{ targets: plan.targets, probeSec, planned, environment },
    told: toldOf([...problems, ...(report?.problems ?? [])], functions, isSame),
    roundsSec: secondsOfRounds(stored.records, rounds, probeSec),
    isDecided: report?.stop?.kind === 'decided',
    noise: noiseOfRows(plan, trials, rounds),
  }
}

const sameSources = (one: Plan['sources'], other: Plan['sources']): boolean =>
  (['base', 'head'] as const).every((side) => one[side]?.sha === other[side]?.sha)

/**
 * What a run of the same sources would leave out again, and what of others its probe told: both are
 * no news to the last run, though it did not measure them. `functions`: of the sources of now.
 */
function toldOf(
  problems: readonly Finding[],
  functions: readonly { name: string }[],
  isSame: boolean,
): string[] {
  const left = problems.filter(({ code }) => code === 'left-out')
  const isOf = (name: string) => (one: Finding) =>
    `${one.subject?.benchmark ?? ''}/`.startsWith(`${name}/`)
  // Those that there was no time to try out are told of by another budget.
  const isSized = ({ remedy }: Finding) => remedy?.kind === 'budget' && remedy.rounds !== undefined
  const sized = left.filter(isSized)
  const untried = left.filter((one) => !isSized(one))
  return functions
    .map(({ name }) => name)
    .filter((name) => sized.some(isOf(name)) || (isSame && !untried.some(isOf(name))))
}
