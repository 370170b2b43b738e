/** What the folder of a run tells of the next one: how long rounds take, and how noisy they are. */

import { type Host, HostError } from '../machine/host.ts'
import type { Finding } from '../model/findings.ts'
import type { Plan, Suite } from '../model/model.ts'
import { printDuration } from '../model/unit.ts'
import { budgetSpentSec, roundsBudgetSec, roundsPaid } from '../plan/budget.ts'
import { shardOf } from '../plan/plan.ts'
import { type LastRun, secondsOfRounds } from '../plan/preview.ts'
import { noiseOfRows, wholeRounds } from '../report/interim.ts'
import { parseRecords } from '../report/trials.ts'
import { commandLine } from '../settings/command-line.ts'
import { noRunOptions, type RunOptions } from '../settings/options.ts'
import { extendedAnalyses } from '../stats/schedule.ts'
import { makeRecordStore, readUntouched, reportOfRun, type Stored } from './records.ts'

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
    targets: plan.targets,
    probeSec,
    planned,
    environment,
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

// A run that is gone on with: what of its plan stays, and which limits may change.

type Limits = Pick<RunOptions, 'budget' | 'rounds' | 'out'>

/** Rounds of which a final word was read; null: of none. */
async function roundsRead(folder: string, { started }: Stored, host: Host): Promise<number | null> {
  const report = await reportOfRun(host.files, folder)
  const reported = report === null ? [] : [report.roundsRun]
  const all = [...reported, ...(started.readAfter ?? [])]
  return all.length === 0 ? null : Math.max(...all)
}

/** Rounds that were begun after all before them were whole. */
const roundsBegun = ({ records }: Stored): number =>
  records.reduce((most, { trial }) => Math.max(most, trial.round), 0)

function suiteWithin({ suite, shard }: Plan, { budget, rounds }: Limits): Suite {
  const budgetSec = budget ?? suite.budgetSec
  if (rounds === null) return { ...suite, budgetSec }
  const { min, max } = rounds
  const requested = {
    ...suite,
    budgetSec,
    rounds: { min: min ?? Math.min(suite.rounds.min, max), max },
  }
  return shard === null ? requested : shardOf(requested, shard)
}

/** Throws where more was asked for and there is no room for it: that would be a silent nothing. */
function checkRoom({ started, records }: Stored, suite: Suite, read: number, out: string): void {
  const usedSec = budgetSpentSec(records, started.probeSec ?? 0)
  if (roundsBudgetSec(suite) <= usedSec) {
    throw new HostError(
      `the run in ${out} has used ${printDuration(usedSec)}, and may use ` +
        `${printDuration(suite.budgetSec)} in all: no round would be run`,
      'give the time that it may have in all: --budget 15m, say',
    )
  }
  if (suite.rounds.max > read) return
  throw new HostError(
    `the run in ${out} has ${read} rounds of the ${suite.rounds.max} that it may have`,
    'give the rounds that it may have in all: --rounds 80, say',
  )
}

/**
 * Gives the stored run the limits that are asked for, and keeps them in its folder. Where a final
 * word was read already, what is measured from here on is judged at what was held back for it.
 */
export async function goOn(
  stored: Stored,
  request: Limits,
  folder: string,
  host: Host,
): Promise<void> {
  const { started, records } = stored
  const { plan } = started
  const suite = suiteWithin(plan, request)
  const read = await roundsRead(folder, stored, host)
  const isAsked = request.budget !== null || request.rounds !== null
  if (read !== null && isAsked) checkRoom(stored, suite, read, request.out)
  const isKnown = plan.looks.some(({ rounds, isEnd }) => isEnd === true && rounds === read)
  if (!isAsked && (read === null || isKnown)) return
  const isRead = read !== null && !isKnown
  const before = { ...plan }
  plan.looks = extendedAnalyses({
    alpha: plan.alpha,
    analyses: plan.looks,
    isRead,
    rounds: isRead ? read : Math.max(read ?? 0, roundsBegun(stored)),
    paid: (rounds) => roundsPaid(before, records, rounds),
    most: suite.rounds.max,
    least: suite.until === 'rounds' ? suite.rounds.max : suite.rounds.min,
  })
  plan.suite = suite
  const { budget, rounds } = request
  const again = { ...noRunOptions, suite: suite.name, resume: true, budget, rounds }
  if (isAsked && read !== null) started.command += ` && ${commandLine(again)}`
  await makeRecordStore(host.files, folder).keep(started)
}
