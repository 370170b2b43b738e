/** A run that is gone on with: what of its plan stays, and which limits may change. */

import { commandLine } from '../core/ask/command-line.ts'
import { type Asked, nothingAsked } from '../core/ask/options.ts'
import { shardOf } from '../core/design/plan.ts'
import { budgetSpentSec, roundsBudgetSec, roundsPaid } from '../core/design/rounds-paid.ts'
import { printDuration } from '../core/metrics/unit.ts'
import type { Plan, Suite } from '../core/model/model.ts'
import { type Host, HostError } from '../host/port/host.ts'
import { extendedAnalyses } from '../stats/schedule.ts'
import { makeRecordStore, type Stored } from './records.ts'
import { reportOfRun } from './stored-report.ts'

type Limits = Pick<Asked, 'budget' | 'rounds' | 'out'>

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
  const asked = {
    ...suite,
    budgetSec,
    rounds: { min: min ?? Math.min(suite.rounds.min, max), max },
  }
  return shard === null ? asked : shardOf(asked, shard)
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
export async function goOn(stored: Stored, ask: Limits, folder: string, host: Host): Promise<void> {
  const { started, records } = stored
  const { plan } = started
  const suite = suiteWithin(plan, ask)
  const read = await roundsRead(folder, stored, host)
  const isAsked = ask.budget !== null || ask.rounds !== null
  if (read !== null && isAsked) checkRoom(stored, suite, read, ask.out)
  const isKnown = plan.looks.some(({ rounds, isEnd }) => isEnd === true && rounds === read)
  if (!isAsked && (read === null || isKnown)) return
  const isRead = read !== null && !isKnown
  const before = { ...plan }
  plan.looks = extendedAnalyses({
    ...{ alpha: plan.alpha, analyses: plan.looks, isRead },
    rounds: isRead ? read : Math.max(read ?? 0, roundsBegun(stored)),
    paid: (rounds) => roundsPaid(before, records, rounds),
    most: suite.rounds.max,
    least: suite.until === 'rounds' ? suite.rounds.max : suite.rounds.min,
  })
  plan.suite = suite
  const { budget, rounds } = ask
  const again = { ...nothingAsked, suite: suite.name, resume: true, budget, rounds }
  if (isAsked && read !== null) started.command += ` && ${commandLine(again)}`
  await makeRecordStore(host.files, folder).keep(started)
}
