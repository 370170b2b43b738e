/** The whole report in a line and a sentence: what happened, and what the reader has to do. */

import type { RowView } from '../../render/document.ts'
import { endsOf } from '../../render/facts.ts'
import * as say from '../../render/sentences.ts'
import { underArm, underContrast } from '../../render/titles.ts'
import { functionOf } from '../design/unchanged.ts'
import type { Code } from '../findings/codes.ts'
import { type Finding, placeOf, topicOf } from '../findings/finding.ts'
import { acceptanceOf } from '../gate/acceptances.ts'
import { objectionsToWorkIn } from '../gate/counted-work.ts'
import { lostOf, unacceptedOf } from '../gate/gate.ts'
import { whyNoRound } from '../gate/no-round.ts'
import type { Problem, Report } from '../model/model.ts'
import { reasonOf } from '../text/last-words.ts'
import type { Phrase } from '../text/phrase.ts'
import { deciding, marked, newsOf, suspectedOf, withoutChance } from './news.ts'
import { remedyFor } from './remedy.ts'
import { countNames, countWithout } from './words/counted.ts'

/**
 * `news` is what happened, in clauses; `duty` one sentence about what has to be done or known,
 * empty where there is nothing; before it, which rounds all this is of, where there are others.
 */
export type Headline = {
  mood: say.Mood
  news: Phrase
  duty: Phrase
  /** The problem of which the duty says all, so that no note has to; null: there is none. */
  tells: Problem | null
}

/** `groupby_scan (time/op +5.3 %)`: each benchmark once, with the metrics that are meant. */
const named = (rows: RowView[]): Phrase[] =>
  [...Map.groupBy(rows, ({ comparison }) => comparison.benchmark).values()].map(say.rowsNamed)

const lookAt = (rows: RowView[]): say.Duty => ({
  full: say.lookAt(named(rows)),
  brief: say.lookAt(say.namesOf(rows)),
})

/** What undecided rows ask for, and what was left out: more rounds, or somebody's word. */
function openTasks(report: Report, rows: RowView[], left: readonly Finding[]): say.Duty[] {
  const open = [...suspectedOf(rows), ...withoutChance(rows, report.plan.suite.gate)].map(
    ({ comparison }) => comparison,
  )
  if (open.length + left.length > 0) return [say.toDecide(remedyFor(report, open, left))]
  if (marked(rows, 'worse').length + marked(rows, 'failed').length > 0) return []
  const unsure = marked(rows, 'unsure')
  return [{ full: say.pleaseDecide(named(unsure)), brief: say.pleaseDecide(say.namesOf(unsure)) }]
}

/** What has no row, and nobody accepted: for want of time, or since it works or lists nowhere. */
function lostIn({ comparisons, problems, plan, acceptances = [] }: Report) {
  const headSha = plan.sources.head?.sha ?? null
  const lost = lostOf(comparisons, unacceptedOf(problems, { acceptances, headSha }), plan)
  return {
    left: lost.filter(({ code }) => code === 'left-out'),
    broken: lost.filter(({ code }) => code === 'failed-everywhere'),
    unlisted: lost.filter(({ code }) => code === 'unlisted'),
  }
}

/** `tells`: the problem of which its full words say all. */
type FullDuty = say.Duty & { tells?: Problem }

/** Why there is no row, and what gets one: what somebody has to fix first, else another run. */
function firstRow(report: Report): FullDuty {
  const found = report.problems.find((one) => topicOf(one) === 'no-row')
  if (found !== undefined) {
    const reason = reasonOf(found.message)
    return {
      full: say.seeWhyNone(reason, found.next),
      brief: say.seeWhyNone(reason, undefined),
      tells: found,
    }
  }
  const { stopReason, plan } = report
  if (whyNoRound(report, plan.suite.budgetSec) === null) return say.lookAtReason([stopReason])
  return say.toDecide(remedyFor(report, [], []))
}

/** What a finding is about, as it can be accepted. */
const nameOf = ({ subject = {} }: Finding): Phrase => [{ name: placeOf(subject) ?? '' }]

/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report: Report, rows: RowView[], means: RowView[]): FullDuty[] {
  const [worse, failed] = [marked(rows, 'worse'), marked(rows, 'failed')]
  const reasons = say.lookAtReason(report.conclusion.reasons)
  // What is shown of rows that cannot fail the gate is not why it asks.
  if (rows.length > 0 && !rows.some(({ gates }) => gates)) return [reasons]
  const work = objectionsToWorkIn(report).map(({ reason }) => reason)
  const duties: say.Duty[] = work.length > 0 ? [say.lookAtReason(work)] : []
  const { left, broken, unlisted } = lostIn(report)
  if (worse.length > 0) duties.push(lookAt(worse))
  const names = broken.map(nameOf)
  if (failed.length + names.length > 0) {
    duties.push(say.plainDuty(say.seeWhy([...say.namesOf(failed), ...names])))
  }
  if (unlisted.length > 0) {
    duties.push(say.plainDuty(say.seeWhyUnlisted(unlisted.map(nameOf))))
  }
  if (marked(rows, 'withheld').length > 0) duties.push(say.plainDuty(say.QUIETER))
  else if (left.length > 0 || marked(rows, 'unsure').some(({ gates }) => gates)) {
    duties.push(...openTasks(report, rows, left))
  }
  if (duties.length > 0) return duties
  if (rows.length === 0) return [firstRow(report)]
  if (means.length > 0) return [lookAt(means)]
  return [reasons]
}

/** What a reader who has nothing to do should still know. */
function reservation(rows: RowView[]): say.Duty[] {
  const could = marked(rows, 'unsure').flatMap(({ detectable, comparison: { estimate } }) =>
    detectable !== null && 'detectable' in estimate
      ? [{ detectable, of: estimate.detectable }]
      : [],
  )
  const [most] = could.sort((a, b) => b.of - a.of)
  return most === undefined ? [] : [say.plainDuty(say.wouldHaveBeenSeen(most.detectable))]
}

/** Which rounds are told of, where a run was gone on with: its own alone, or all of them. */
function roundsOf({ plan, roundsRun }: Report): Phrase {
  if (plan.roundsBefore !== undefined) return say.newRoundsAlone(roundsRun, plan.roundsBefore)
  const read = endsOf({ plan, roundsRun }).at(-1)
  return read === undefined ? [] : say.allRounds(roundsRun, read)
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

/** What has no row: for want of time, or since it worked on no side. */
function lostClauses(report: Report): Phrase[] {
  const { left, broken, unlisted } = lostIn(report)
  return [
    ...(unlisted.length > 0 ? [say.unlisted(unlisted.length)] : []),
    ...(broken.length > 0 ? [say.failedOnEverySide(countWithout(report, broken))] : []),
    ...(left.length > 0 ? [say.leftOut(countWithout(report, left))] : []),
  ]
}

/** Benchmarks that a change brings, or takes away. */
function oneSidedClauses({ problems }: Report): Phrase[] {
  const count = (side: Code) => problems.filter(({ code }) => code === side).length
  const [added, gone] = [count('new-benchmark'), count('gone-benchmark')]
  return added + gone > 0 ? [say.oneSided(added, gone)] : []
}

/** Whether an arm was not run to the end, since it failed. */
const isGivenUp = ({ problems }: Report, arm: string) =>
  problems.some(({ code, subject }) => code === 'given-up' && subject?.arm === arm)

/** Which of two variants it is that was faster, slower or failed; [] where it is the change. */
function onlyVariant(report: Report, rows: RowView[]): Phrase {
  const [only, ...others] = new Set(deciding(rows).map(({ comparison }) => comparison.contrast))
  const contrast = report.plan.contrasts.find(({ id }) => id === only)
  if (contrast?.kind !== 'variants' || others.length > 0) return []
  if (marked(rows, 'failed').length > 0 && isGivenUp(report, contrast.base)) {
    return isGivenUp(report, contrast.head) ? [] : underArm(report, contrast.base)
  }
  return underArm(report, contrast.head)
}

/** Whether every row that decides failed without a pair, as where a side does not work at all. */
const isDead = (rows: RowView[]) =>
  deciding(rows).every(
    ({ mark, comparison: { estimate } }) => mark === 'failed' && estimate.n === 0,
  )

/** What happened to the rows that decide, then what was not run, or why there are none. */
function measuredClauses(report: Report, rows: RowView[]): Phrase[] {
  const { plan, conclusion } = report
  const unchanged = plan.unchanged.flatMap(({ benchmarks }) => benchmarks)
  const isUnreached = plan.unchanged.some(({ sha256 }) => sha256 === null)
  if (rows.length === 0) return plan.unchanged.length > 0 ? [say.sameCode(isUnreached)] : []
  const told = newsOf(rows, {
    rule: plan.suite.gate,
    isPassed: conclusion.conclusion === 'success',
    under: (contrast) => underContrast(report, contrast),
  })
  const what = [...told, ...onlyVariant(report, rows)]
  const measured = new Set(
    rows.flatMap(({ comparison: { benchmark } }) => [benchmark, functionOf(benchmark)]),
  )
  const left = new Set(unchanged.filter((name) => !measured.has(name)))
  const isGated = rows.some(({ gates }) => gates)
  return [
    ...(isGated ? [] : [say.NOTHING_GATES]),
    isDead(rows) ? say.noneCompared(what) : what,
    ...(left.size > 0 ? [say.notRun(countNames([...left]))] : []),
  ]
}

/** What happened: first what holds the gate, then the rest, last what has no other side. */
function news(report: Report, rows: RowView[]): Phrase {
  const [measured, lost] = [measuredClauses(report, rows), lostClauses(report)]
  const isWorse = rows.some(({ mark }) => mark === 'worse' || mark === 'failed')
  const all = [...(isWorse ? [...measured, ...lost] : [...lost, ...measured])]
  const clauses = [...all, ...oneSidedClauses(report)]
  return clauses.length === 0 ? say.NOTHING_COMPARED : say.joined(clauses)
}

/** `rows`: all of the tables' own, with the means over them. */
export function headlineOf(report: Report, rows: RowView[]): Headline {
  const { conclusion } = report.conclusion
  const open = deciding(rows).filter((row) => !row.isAccepted)
  const means = rows.filter(
    ({ comparison, gates, mark, isAccepted }) =>
      comparison.role === 'geomean' && gates && mark === 'worse' && !isAccepted,
  )
  const duties: FullDuty[] =
    conclusion === 'success'
      ? reservation(open)
      : conclusion === 'neutral'
        ? [say.plainDuty(say.ADVISORY), ...tasks(report, open, means)]
        : tasks(report, open, means)
  const said = say.sentence(duties)
  // Of a sentence without room for it, the brief words are there instead.
  const isFull = ({ full }: say.Duty) =>
    full.every((piece) => typeof piece === 'string' || said.includes(piece))
  return {
    // Of what moved nobody knows whether it is good: that is no green.
    mood:
      conclusion === 'success' &&
      open.some(({ comparison }) => comparison.verdict.word === 'changed')
        ? 'advice'
        : MOODS[conclusion],
    news: say.capital(news(report, rows)),
    duty: say.joinedSentences([roundsOf(report), said]),
    tells: duties.find((one) => one.tells !== undefined && isFull(one))?.tells ?? null,
  }
}
