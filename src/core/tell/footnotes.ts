/** Footnotes of rows, and what else was noted of a run: each thing once. */

import type { RowView } from '../../render/document.ts'
import * as say from '../../render/sentences.ts'
import { NOTHING_RAN } from '../collect/given-up.ts'
import { ODD_OUTPUT } from '../collect/odd-output.ts'
import { ACCEPTANCE_CODES } from '../gate/acceptances.ts'
import { FAILED_EVERYWHERE } from '../gate/gate.ts'
import type { Problem, Report } from '../model/model.ts'
import { reasonOf } from '../text/last-words.ts'
import { NAME_CAP, type Phrase } from '../text/phrase.ts'
import { cleanName } from '../text/plain.ts'
import { NO_ROW } from './headline.ts'

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

const unended = (text: string) => text.replace(/[.\s]+$/, '')

/** In one line: what a program said besides is in the report. */
const bare = ({ message }: Problem) =>
  unended(message.includes('\n') ? reasonOf(message) : message) || say.NO_MESSAGE

/** Names in a message are as long as in a table: cut in the middle. */
const withShortNames = (message: string) =>
  message.replace(/\S+/g, (word) => (word.length > NAME_CAP ? cleanName(word, NAME_CAP) : word))

/** A message with the places that it is about, unless it says the place itself. */
function messageOf(message: string, problems: Problem[], shownPlaces: number): string {
  const all = new Set(problems.flatMap(({ where }) => where ?? []))
  const places = [...all].filter((where) => !message.includes(where))
  const said = withShortNames(message)
  if (places.length === 0) return said
  const more = places.length - shownPlaces
  const shown = places.slice(0, shownPlaces).map((place) => cleanName(place, NAME_CAP))
  return `${said} (${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''})`
}

/** Problems of one code as one sentence; different messages follow each other, capped. */
function noteText(problems: Problem[], shownPlaces: number): Phrase {
  const messages = [...Map.groupBy(problems, bare)].map(([message, of]) =>
    messageOf(message, of, shownPlaces),
  )
  const advice = [...new Set(problems.flatMap(({ next }) => next ?? []))].slice(0, 2)
  const more = messages.length - MESSAGES_PER_NOTE
  const said = messages
    .slice(0, MESSAGES_PER_NOTE)
    .flatMap((message, i): Phrase => [i === 0 ? '' : '; ', { prose: message }])
  const next = advice.flatMap((text) => say.thenDo([{ prose: unended(text) }]))
  return [...said, more > 0 ? `; and ${more} more.` : '.', ...next]
}

const FAILED_ROW = 'failed-row'
/** What was not run any more, since it failed. */
const GIVEN_UP = ['given-up', ODD_OUTPUT]

/** Codes of what happened to single processes. */
const OF_PROCESSES = /^(?:probe|trial)-(?:failed|silent|timeout)$/

/** `Long/x` and `Long` of `m.Long/x on head, round 2`, among what else could be their names. */
function namesAt(where: string): string[] {
  const place = where.replace(/ on \S+?(?:, round \d+)?$/, '')
  return [place, ...[...place.matchAll(/\./g)].map(({ index }) => place.slice(index + 1))]
}

/** Why benchmarks and their functions have no verdict, by their names: what notes say of them. */
function causesOf(report: Report, rows: readonly RowView[]): Map<string, Set<string>> {
  const causes = new Map<string, Set<string>>()
  const add = (name: string, cause: string) =>
    causes.set(name, (causes.get(name) ?? new Set()).add(cause))
  for (const { comparison } of rows) {
    const { benchmark, verdict } = comparison
    if (verdict.word !== 'failed') continue
    add(benchmark, verdict.detail)
    add(benchmark.split('/')[0] ?? '', verdict.detail)
  }
  for (const { code, where = '', message } of report.problems)
    if (code === FAILED_EVERYWHERE) add(where, message)
  return causes
}

/** Whether a footnote, another problem or `duty` tells the same of the same benchmark. */
function isTold(
  problem: Problem,
  causes: ReadonlyMap<string, ReadonlySet<string>>,
  all: { message: string } | undefined,
  duty: string,
): boolean {
  const { code, where = '', next = '' } = problem
  const reason = bare(problem)
  if (NO_ROW.includes(code)) return duty.includes(reason) && duty.includes(unended(next))
  const isGivenUp = GIVEN_UP.includes(code)
  if (!isGivenUp && !OF_PROCESSES.test(code)) return false
  const told = [
    all?.message ?? '',
    ...namesAt(where).flatMap((name) => [...(causes.get(name) ?? [])]),
  ]
  return isGivenUp ? told.join('') !== '' : told.some((text) => text.includes(reason))
}

/**
 * Footnotes: one a problem code, numbered in the order of the tables; then the run's own, without
 * those that `duty` or a footnote tells already.
 */
export function notesFor(report: Report, rows: RowView[], duty: string): Footnotes {
  const ofRows = rows.flatMap((row) => row.problems)
  const byCode = Map.groupBy(ofRows, ({ code }) => code)
  const numbers = new Map([...byCode.keys()].map((code, i) => [code, i + 1]))
  const causes = causesOf(report, rows)
  const nothingRan = report.problems.find(({ code }) => code === NOTHING_RAN)
  const ofRun = Map.groupBy(
    report.problems
      .filter(({ code }) => !report.acceptances || !ACCEPTANCE_CODES.includes(code))
      .filter((problem) => !isTold(problem, causes, nothingRan, duty)),
    ({ code }) => code,
  )
  return {
    notes: [
      ...[...byCode].map(
        ([code, problems]): Note => ({
          number: numbers.get(code) ?? null,
          text: noteText(problems, PLACES_OF_ROWS),
          isCause: code === FAILED_ROW,
        }),
      ),
      ...[...ofRun].map(
        ([code, problems]): Note => ({
          number: null,
          text: noteText(problems, PLACES_OF_RUN),
          isCause: code === FAILED_EVERYWHERE,
        }),
      ),
    ],
    notesOf: (row) => [...new Set(row.problems.flatMap(({ code }) => numbers.get(code) ?? []))],
  }
}
