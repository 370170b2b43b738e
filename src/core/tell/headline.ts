/** The whole report in a line and a sentence: what happened, and what the reader has to do. */

import { acceptanceOf } from '../gate/acceptances.ts'
import type { Report } from '../model/model.ts'
import type { Phrase } from '../text/phrase.ts'
import { deciding, marked, newsOf, suspectedOf, withoutChance } from './news.ts'
import * as say from './phrases.ts'
import { remedyFor } from './remedy.ts'
import type { RowView } from './rows.ts'
import { variantOf } from './titles.ts'

/**
 * `news` is what happened, in clauses; `duty` one sentence about what has to be done or known,
 * empty where there is nothing.
 */
export type Headline = { mood: say.Mood; news: Phrase; duty: Phrase }

/** `groupby_scan (time/op +5.3 %)`; one that several contrasts have is named once. */
function named(rows: RowView[]): Phrase[] {
  const groups = Map.groupBy(rows, (row) => `${row.comparison.benchmark}\n${row.metric}`)
  return [...groups.values()].map((group) =>
    say.rowNamed(
      group[0]!,
      group.flatMap(({ mark, delta }) => (mark === 'failed' ? [] : [delta])),
    ),
  )
}

/** What undecided rows ask for: more rounds, or somebody's word. */
function openTasks(report: Report, rows: RowView[]): Phrase[] {
  const open = [...suspectedOf(rows), ...withoutChance(rows, report.plan.suite.gate)]
  if (open.length > 0) {
    const remedy = remedyFor(
      report,
      open.map(({ comparison }) => comparison),
    )
    return [say.toDecide(remedy)]
  }
  if (marked(rows, 'worse').length + marked(rows, 'failed').length > 0) return []
  return [say.pleaseDecide(named(marked(rows, 'unsure')))]
}

/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report: Report, rows: RowView[], means: RowView[]): Phrase[] {
  const [worse, failed] = [marked(rows, 'worse'), marked(rows, 'failed')]
  const duties: Phrase[] = []
  if (worse.length > 0) duties.push(say.lookAt(named(worse)))
  if (failed.length > 0) duties.push(say.seeWhy(named(failed)))
  if (marked(rows, 'withheld').length > 0) duties.push(say.QUIETER)
  else if (marked(rows, 'unsure').some(({ gates }) => gates)) {
    duties.push(...openTasks(report, rows))
  }
  if (duties.length > 0) return duties
  if (rows.length === 0) return [say.lookAtReason(report.stopReason)]
  if (means.length > 0) return [say.lookAt(named(means))]
  return [say.lookAtReason(report.conclusion.reasons.slice(0, 2).join('; '))]
}

/** What a reader who has nothing to do should still know. */
function reservation(rows: RowView[]): Phrase[] {
  const could = marked(rows, 'unsure').flatMap(({ detectable, comparison: { estimate } }) =>
    detectable !== null && 'detectable' in estimate
      ? [{ detectable, of: estimate.detectable }]
      : [],
  )
  const [most] = could.sort((a, b) => b.of - a.of)
  return most === undefined ? [] : [say.wouldHaveBeenSeen(most.detectable)]
}

const MOODS = {
  success: 'good',
  failure: 'bad',
  action_required: 'ask',
  neutral: 'advice',
} as const

/** Whether somebody accepted a row for this head: then it asks nothing of the reader. */
export function acceptedBy({ acceptances = [], plan }: Report) {
  const head = plan.sources.head?.sha ?? null
  return (row: RowView['comparison']) => acceptanceOf(row, acceptances, head) !== null
}

/** What happened: to the rows that decide, then what was not run, or why there are none. */
function news(report: Report, rows: RowView[]): Phrase {
  const { plan, conclusion } = report
  const unchanged = plan.unchanged.flatMap(({ benchmarks }) => benchmarks)
  const isUnreached = plan.unchanged.some(({ sha256 }) => sha256 === null)
  if (rows.length === 0) {
    if (plan.unchanged.length > 0) return say.sameCode(isUnreached)
    const count = (side: string) => report.problems.filter(({ code }) => code === side).length
    const [added, gone] = [count('new-benchmark'), count('gone-benchmark')]
    return added + gone > 0 ? say.oneSided(added, gone) : say.NOTHING_COMPARED
  }
  const told = newsOf(rows, {
    rule: plan.suite.gate,
    isPassed: conclusion.conclusion === 'success',
    under: (contrast) => variantOf(report, contrast),
  })
  const measured = new Set(rows.map(({ comparison }) => comparison.benchmark))
  const left = new Set(unchanged.filter((name) => !measured.has(name)))
  const isGated = rows.some(({ gates }) => gates)
  return say.joined([
    ...(isGated ? [] : [say.NOTHING_GATES]),
    told,
    ...(left.size > 0 ? [say.notRun(left.size)] : []),
  ])
}

/** `rows`: all of the tables' own, with the means over them. */
export function headlineOf(report: Report, rows: RowView[]): Headline {
  const { conclusion } = report.conclusion
  const open = deciding(rows).filter((row) => !row.isAccepted)
  const means = rows.filter(
    ({ comparison, gates, mark, isAccepted }) =>
      comparison.role === 'geomean' && gates && mark === 'worse' && !isAccepted,
  )
  const duties: Phrase[] =
    conclusion === 'success'
      ? reservation(open)
      : conclusion === 'neutral'
        ? [say.ADVISORY, ...tasks(report, open, means)]
        : tasks(report, open, means)
  return {
    mood: MOODS[conclusion],
    news: say.capital(news(report, rows)),
    duty: say.sentence(duties),
  }
}
