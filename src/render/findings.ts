/** Footnotes of rows, and what else was noted of a run: each thing once. */

import {
  type Cause,
  insteadOf,
  messageLineOf,
  namesPlace,
  type Subject,
  severalOf,
  topicOf,
} from '../model/findings.ts'
import type { Problem, Report } from '../model/model.ts'
import { cleanName, NAME_CAP, type Phrase, PROSE_CAP, withoutStop } from '../model/plain.ts'
import { areCommandsAlone } from '../plan/design.ts'
import { namesOfRows } from '../plan/plan.ts'
import type { RowView } from './document.ts'
import { machineIn } from './remedy.ts'
import * as say from './sentences.ts'

/** `isCause`: it says why a benchmark has no verdict. */
export type Note = { number: number | null; text: Phrase; isCause: boolean }

export type Footnotes = {
  /** Numbers of a row's footnotes. */
  notesOf(row: RowView): number[]
  notes: Note[]
}

const MESSAGES_PER_NOTE = 4
/** Of the run's own notes; and of footnotes, whose rows bear the number themselves. */
const [PLACES_OF_RUN, PLACES_OF_ROWS] = [20, 4]

/** In one line: what a program said besides is in the report. */
const bare = (problem: Problem): string => withoutStop(messageLineOf(problem)) || say.NO_MESSAGE

/** Names in a message are as long as in a table: cut in the middle. */
const withShortNames = (message: string) =>
  message.replace(/\S+/g, (word) => (word.length > NAME_CAP ? cleanName(word, NAME_CAP) : word))

/** A message with the places that it is about, unless it says the place itself. */
function withPlaces(message: string, problems: Problem[], shownPlaces: number): string {
  const unnamed = problems.filter((problem) => !namesPlace(problem))
  const places = [...new Set(unnamed.flatMap(({ where }) => where ?? []))]
  const text = withShortNames(message)
  if (places.length === 0 || shownPlaces === 0) return text
  const all = places.slice(0, shownPlaces).map((place) => cleanName(place, NAME_CAP))
  const names = fitting(all, PROSE_CAP - text.length - ROOM_FOR_MORE)
  const more = places.length - names.length
  return `${text} (${names.join('; ')}${more > 0 ? `; and ${more} more` : ''})`
}

const ROOM_FOR_MORE = ' (; and 10000 more)'.length

/** Whole names, as many as there is room for; one at least. */
function fitting(names: readonly string[], room: number): string[] {
  let length = 0
  const isOver = names.findIndex((name) => {
    length += name.length + '; '.length
    return length > room
  })
  return isOver < 0 ? [...names] : names.slice(0, Math.max(1, isOver))
}

/** Problems of one code as one sentence; different messages follow each other, capped. */
function noteText(problems: Problem[], shownPlaces: number): Phrase {
  const byMessage = [...Map.groupBy(problems, bare)]
  const several = byMessage.length > 1 && problems[0] ? severalOf(problems[0].code) : null
  const messages =
    several === null
      ? byMessage.map(([message, of]) => withPlaces(message, of, shownPlaces))
      : [withPlaces(several, problems, shownPlaces)]
  const advice = [...new Set(problems.flatMap(({ next }) => next ?? []))].slice(0, 2)
  const more = messages.length - MESSAGES_PER_NOTE
  const sentences = messages
    .slice(0, MESSAGES_PER_NOTE)
    .flatMap((message, i): Phrase => [i === 0 ? '' : '; ', { prose: message }])
  const next = advice.flatMap((text) => say.thenDo([{ prose: withoutStop(text) }]))
  return [...sentences, more > 0 ? `; and ${more} more.` : '.', ...next]
}

/**
 * Whether notes say why a benchmark has no verdict, or those of a function; with a cause, whether
 * they say this one.
 */
function causesIn(report: Report, rows: readonly RowView[]) {
  const nameOf = namesOfRows(report.plan)
  const failed = rows.flatMap(({ comparison: { benchmark, verdict } }) =>
    verdict.word === 'failed' ? [benchmark] : [],
  )
  const causes = report.problems.flatMap((one) => {
    const name = nameOf(one.subject ?? {})
    const isSaid =
      one.code === 'failed-everywhere' || (isGivenUp(one) && failed.includes(name ?? ''))
    return name !== null && isSaid ? [{ name, why: one }] : []
  })
  return (subject: Subject, why?: Partial<Cause>): boolean => {
    const own = nameOf(subject)
    const isOf = (name: string) => name === own || name.startsWith(`${own}/`)
    return why === undefined
      ? failed.some(isOf) || causes.some(({ name }) => isOf(name))
      : causes.some((one) => isOf(one.name) && isSameFault(one.why, why))
  }
}

/** A program may have been tried out by itself, and in rounds: what it said is what counts. */
const isSameFault = (one: Partial<Cause>, other: Partial<Cause>): boolean =>
  one.cause === other.cause || (other.fault !== undefined && one.fault === other.fault)

const isGivenUp = (one: Pick<Problem, 'code'>) => topicOf(one) === 'given-up'

/** Whether a footnote, another problem or the headline's action tells the same of the same thing. */
function isReported(
  problem: Problem,
  says: ReturnType<typeof causesIn>,
  nothingRan: Problem | undefined,
  actionProblem: Problem | null,
): boolean {
  const { subject = {}, cause } = problem
  const topic = topicOf(problem)
  if (topic === 'no-row') return problem === actionProblem
  // The headline says it.
  if (topic === 'machine') return true
  if (topic === 'given-up') return nothingRan !== undefined || says(subject)
  if (topic !== 'process' || cause === undefined) return false
  return nothingRan?.cause === cause || says(subject, problem)
}

/**
 * Footnotes: one a problem code, numbered in the order of the tables; then the run's own, without
 * those that a footnote or the action tells already; `actionProblem` is the problem that it tells.
 */
export function notesFor(
  report: Report,
  rows: RowView[],
  actionProblem: Problem | null,
): Footnotes {
  const ofRows = rows.flatMap((row) => row.problems)
  const byCode = Map.groupBy(ofRows, ({ code }) => code)
  const numbers = new Map([...byCode.keys()].map((code, i) => [code, i + 1]))
  const says = causesIn(report, rows)
  // Commands side by side do one thing, whose name says nothing.
  const isOnly = areCommandsAlone(report.plan) && report.plan.targets.length === 1
  const [placesOfRun, placesOfRows] = isOnly ? [0, 0] : [PLACES_OF_RUN, PLACES_OF_ROWS]
  const nothingRan = report.problems.find(({ code }) => code === 'nothing-ran')
  // More time is no remedy where the machine is the cause.
  const isBusy = machineIn(report).length > 0
  const advised = ({ next, ...one }: Problem): Problem => {
    const { remedy } = one
    if (next === undefined || (isBusy && remedy?.kind === 'budget')) return one
    const isUnanswered = remedy?.kind === 'accept' && report.answersComments === false
    return { ...one, next: isUnanswered ? say.acceptInFile(insteadOf(remedy)) : next }
  }
  const ofRun = Map.groupBy(
    report.problems
      .filter((one) => !report.acceptances || topicOf(one) !== 'acceptance')
      .filter((problem) => !isReported(problem, says, nothingRan, actionProblem))
      .map(advised),
    ({ code }) => code,
  )
  return {
    notes: [
      ...[...byCode].map(
        ([code, problems]): Note => ({
          number: numbers.get(code) ?? null,
          text: noteText(problems, placesOfRows),
          isCause: code === 'failed-row',
        }),
      ),
      ...[...ofRun].map(
        ([code, problems]): Note => ({
          number: null,
          text: noteText(problems, placesOfRun),
          isCause: code === 'failed-everywhere',
        }),
      ),
    ],
    notesOf: (row) => [...new Set(row.problems.flatMap(({ code }) => numbers.get(code) ?? []))],
  }
}
