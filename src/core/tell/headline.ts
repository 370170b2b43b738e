/** The whole report in two sentences: the verdicts counted, and what the reader has to do. */

import { acceptanceOf } from '../gate/acceptances.ts'
import { hadChance, TOLERANCE } from '../gate/gate.ts'
import { metricFor } from '../metrics/metrics.ts'
import type { Report } from '../model/model.ts'
import { list, type Phrase, plural } from '../text/phrase.ts'
import { remedyFor } from './remedy.ts'
import type { Mark, RowView } from './rows.ts'

/** How the gate's conclusion feels: `good` asks nothing, `bad` and `ask` want a person. */
export type Mood = 'good' | 'bad' | 'ask' | 'advice'

/**
 * `call` is the duty in two or three words, for the same line as the counts; `duty` says it in
 * full, or is empty where nothing has to be done or known.
 */
export type Headline = { mood: Mood; counts: Phrase; call: string; duty: Phrase }

/** Rows that decide the gate where there are any, else all: these are counted. */
export function deciding(rows: RowView[]): RowView[] {
  const gating = rows.filter((row) => row.comparison.role === 'gating')
  return gating.length > 0 ? gating : rows
}

const marked = (rows: RowView[], mark: Mark) => rows.filter((row) => row.mark === mark)

const SPEED_WORDS = ['faster', 'slower']
const GROUPS_SHOWN = 3

/** `2 slower`, `1 with more allocs/op`: one phrase a word, or one in all where they are many. */
function movedCounts(rows: RowView[], inAll: string): Phrase[] {
  const groups = Map.groupBy(rows, (row) =>
    SPEED_WORDS.includes(row.word) ? row.word : `${row.word} ${row.comparison.metric}`,
  )
  if (groups.size > GROUPS_SHOWN) return [[`${rows.length} ${inAll}`]]
  return [...groups.values()].map(([row, ...more]): Phrase => {
    const { word, comparison } = row!
    const count = more.length + 1
    if (SPEED_WORDS.includes(word)) return [`${count} ${word}`]
    const metric = metricFor(comparison.metric)
    const counted = `${count} with ${word} `
    return metric.inferred ? [counted, { name: metric.label }] : [counted + metric.label]
  })
}

/** `within 2 %`, `within 1 to 5 %`: the margins inside which rows were shown to be. */
function withinMargins(rows: RowView[]): string {
  const margins = rows.flatMap(({ comparison: { verdict, marginPct } }) =>
    'reason' in verdict && verdict.reason === 'inside-margin' ? [marginPct] : [],
  )
  if (margins.length === 0) return ''
  const text = (pct: number) => String(Number(pct.toFixed(2)))
  const [low, high] = [
    margins.reduce((a, b) => Math.min(a, b)),
    margins.reduce((a, b) => Math.max(a, b)),
  ]
  return low === high ? ` (within ${text(low)} %)` : ` (within ${text(low)} to ${text(high)} %)`
}

/** The first count is the news. */
function emphasise([first, ...rest]: Phrase): Phrase {
  return typeof first === 'string' ? [{ strong: first }, ...rest] : [first!, ...rest]
}

/** `2 slower, 3 faster, 12 no change (within 2 %), 1 undecided`. */
export function countRows(rows: RowView[]): Phrase {
  const counted = deciding(rows)
  const count = (mark: Mark, words: string): Phrase[] => {
    const found = marked(counted, mark)
    return found.length === 0 ? [] : [[`${found.length} ${words}`]]
  }
  const same = marked(counted, 'same')
  const counts = [
    ...count('failed', 'failed'),
    ...count('withheld', 'withheld'),
    ...movedCounts(marked(counted, 'worse'), 'worse'),
    ...movedCounts(marked(counted, 'better'), 'better'),
    ...count('differs', 'with another effect'),
    ...count('oom', 'out of memory'),
    ...count('same', `${same[0]?.word}${withinMargins(same)}`),
    ...count('unsure', 'undecided'),
  ]
  const phrase = counts.flatMap((part, i) => (i === 0 ? part : [', ', ...part]))
  return phrase.length === 0 ? ['nothing was compared'] : emphasise(phrase)
}

const NAMED = 3

/** `groupby_scan (time/op +5.3 %)`; one that several contrasts have is named once. */
function named(rows: RowView[]): Phrase {
  const groups = Map.groupBy(rows, (row) => `${row.comparison.benchmark}\n${row.metric}`)
  const phrases = [...groups.values()].map((group): Phrase => {
    const row = group[0]!
    const deltas = group.flatMap(({ mark, delta }) => (mark === 'failed' ? [] : [delta]))
    const numbers = list(
      deltas.map((delta): Phrase => [{ prose: delta }]),
      NAMED,
    )
    const metric: Phrase = [' (', { prose: row.metric }, deltas.length > 0 ? ' ' : '']
    return [{ name: row.comparison.benchmark }, ...metric, ...numbers, ')']
  })
  return list(phrases, NAMED)
}

const isGating = ({ comparison }: RowView) => comparison.role === 'gating'

/** Undecided rows that are worse than the margin as far as anybody can see. */
const suspected = (rows: RowView[]) =>
  rows.filter((row) => isGating(row) && 'suspected' in row.comparison.verdict)

/** Undecided rows that nothing could have been seen in. */
const withoutChance = ({ plan }: Report, rows: RowView[]) =>
  marked(rows, 'unsure').filter(
    (row) =>
      isGating(row) &&
      !('suspected' in row.comparison.verdict) &&
      !hadChance(row.comparison, plan.suite.gate),
  )

/** What undecided rows ask for: more rounds, or somebody's word. */
function openTasks(report: Report, rows: RowView[]): Phrase {
  const [worse, blind] = [suspected(rows), withoutChance(report, rows)]
  const open = [...worse, ...blind].map(({ comparison }) => comparison)
  const phrase: Phrase = []
  if (worse.length > 0) {
    phrase.push(...named(worse), ` ${worse.length === 1 ? 'looks' : 'look'} worse, not confirmed`)
    phrase.push(blind.length > 0 ? '; ' : ': ')
  }
  if (blind.length > 0) {
    const tolerance = report.plan.suite.gate.tolerance ?? TOLERANCE
    phrase.push(`not measured enough: in ${plural(blind.length, 'row')} not even ${tolerance} `)
    phrase.push('times the margin would have been seen: ')
  }
  if (open.length > 0) return capital([...phrase, ...remedyFor(report, open), '. '])
  if (marked(rows, 'worse').length + marked(rows, 'failed').length > 0) return []
  const count = plural(marked(rows, 'unsure').length, 'row')
  return [`Please decide about ${count} that cannot be told from noise: run again, or accept. `]
}

const capital = ([first, ...rest]: Phrase): Phrase =>
  typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [first!, ...rest]

/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report: Report, rows: RowView[]): Phrase {
  const [worse, failed] = [marked(rows, 'worse'), marked(rows, 'failed')]
  const [unsure, withheld] = [marked(rows, 'unsure').length, marked(rows, 'withheld').length]
  const phrase: Phrase = []
  if (worse.length > 0) phrase.push('Please look at ', ...named(worse), '. ')
  if (failed.length > 0) phrase.push('Please see why ', ...named(failed), ' failed. ')
  if (withheld > 0) {
    phrase.push(`${plural(withheld, 'verdict')} withheld because a control moved: `)
    phrase.push('run again on a quieter machine. ')
  }
  if (unsure > 0 && rows.some(isGating)) phrase.push(...openTasks(report, rows))
  if (phrase.length > 0) return phrase
  if (rows.length === 0) return ['Please look: ', { prose: report.stopReason }, '.']
  const reasons = report.conclusion.reasons.slice(0, 2).join('; ')
  return ['Please look: ', { prose: reasons || 'the gate gives no reason' }, '.']
}

/** What a reader who has nothing to do should still know. */
function reservation(rows: RowView[]): Phrase {
  const unsure = marked(rows, 'unsure').length
  if (unsure === 0) return []
  const could = marked(rows, 'unsure').flatMap(({ detectable, comparison: { estimate } }) =>
    detectable !== null && 'detectable' in estimate
      ? [{ detectable, of: estimate.detectable }]
      : [],
  )
  const [most] = could.sort((a, b) => b.of - a.of)
  const count = `${plural(unsure, 'row')} ${unsure === 1 ? 'is' : 'are'} undecided`
  if (most === undefined) return [`${count}.`]
  return [`${count}: a change of ${most.detectable} would have been seen in 4 of 5 cases.`]
}

const MOODS = {
  success: 'good',
  failure: 'bad',
  action_required: 'ask',
  neutral: 'advice',
} as const

/** The duty in a few words. A row that failed or got worse is looked at, noise is decided on. */
function callOf(report: Report, rows: RowView[]): string {
  const { conclusion } = report.conclusion
  if (conclusion === 'success') {
    return marked(rows, 'unsure').length > 0 ? 'no regression seen' : 'nothing to do'
  }
  if (conclusion === 'neutral') return 'advice only'
  const isDoubt =
    rows.length > 0 && rows.every(({ mark }) => ['same', 'better', 'unsure'].includes(mark))
  if (isDoubt && conclusion === 'action_required') {
    if (suspected(rows).length > 0) return 'looks worse, not confirmed'
    if (withoutChance(report, rows).length > 0) return 'not measured enough'
  }
  return isDoubt && rows.some(isGating) ? 'please decide' : 'please look'
}

const FINE: Mark[] = ['better', 'same']

/** Whether somebody accepted a row for this head: then it asks nothing of the reader. */
function acceptedBy({ acceptances = [], plan }: Report): (row: RowView) => boolean {
  const head = plan.sources.head?.sha ?? null
  return ({ comparison }) => acceptanceOf(comparison, acceptances, head) !== null
}

export function headlineOf(report: Report, rows: RowView[]): Headline {
  const { conclusion } = report.conclusion
  const counted = deciding(rows)
  const isAccepted = acceptedBy(report)
  const open = counted.filter((row) => !isAccepted(row))
  const accepted = counted.filter((row) => isAccepted(row) && !FINE.includes(row.mark))
  const allUnchanged = rows.length === 0 && report.plan.unchanged.length > 0
  const isUnreached = report.plan.unchanged.some(({ sha256 }) => sha256 === null)
  const sameCode = ': nothing that the change can reach'
  const counts: Phrase = allUnchanged
    ? [{ strong: 'no change' }, ` (same machine code${isUnreached ? sameCode : ''})`]
    : countRows(rows)
  const duty: Phrase =
    conclusion === 'success'
      ? reservation(open)
      : conclusion === 'neutral'
        ? ['Advisory: nothing is enforced. ', ...tasks(report, open)]
        : tasks(report, open)
  const said = accepted.length === 0 ? '' : `${accepted.length} accepted, `
  return { mood: MOODS[conclusion], counts, call: `${said}${callOf(report, open)}`, duty }
}
