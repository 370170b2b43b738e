/** One series of a branch: its graph, the same as pictures and tables, and as lines of CSV. */
import { metricFor, wordFor } from '../model/metrics.ts'
import type { Direction } from '../model/model.ts'
import { type CsvCell, clean, NAME_CAP, plural, shortSha } from '../model/plain.ts'
import { percentOfLn, printDelta, printInterval, printValue } from '../model/unit.ts'
import { apartOf, type ChainedHistory, type RowChange } from '../report/chained.ts'
import { asIs, type Markup, markup } from './html.ts'
import type { HistoryData, HistoryMark, HistorySeries } from './page-data.ts'
import * as say from './sentences.ts'
import { ABOUT_NOISE, printNoise, TONES, wayOf } from './series-lines.ts'
import { commitMarkup, datedSha, tableMarkup, timeMarkup, unbroken } from './site-page.ts'
import {
  type CurvePoint,
  type CurveText,
  curvePicture,
  curvesPicture,
  type Look,
  USUAL_LOOK,
} from './svg.ts'

export const metricLabel = (metric: string) => clean(metricFor(metric).label, NAME_CAP)

export const changeOf = ({ deltaPct, lowPct, highPct }: Omit<RowChange, 'level'>) =>
  deltaPct === null
    ? '–'
    : `${unbroken(printDelta(deltaPct))} ${unbroken(printInterval(lowPct, highPct))}`

/** The verdict in the words of a comment. */
export function verdictWord(
  metric: string,
  { verdict, deltaPct }: { verdict: string | null; deltaPct: number | null },
  better?: Direction,
): string {
  switch (verdict) {
    case 'regressed':
    case 'improved':
      return wordFor(metricFor(metric), deltaPct ?? 0, better) || say.DIFFERENT
    case 'equivalent':
      return say.UNCHANGED
    case 'inconclusive':
      return say.CANNOT_TELL
    default:
      return verdict ?? ''
  }
}

/** As it was measured, on whatever machine there was; the change is that of its own report. */
type ShownValue = Omit<RowChange, 'level'> & {
  sha: string
  at: Date
  value: number
  /** The commit that its change is against; null: it has none, or is against no commit. */
  baseSha: string | null
  /** base: something else was measured, and compared with it. */
  side: 'head' | 'base'
  verdict: string | null
  /** Where its report is; null: it has no page. */
  report: string | null
  /** How far a new level that begins here is from the one before, in percent; null: none does. */
  newLevelPct: number | null
}

export type SeriesCurve = {
  benchmark: string
  metric: string
  /** `''`: not known. */
  unit: string
  /** Which way is good; absent: as the metric has it. */
  better?: Direction
  chain: ChainedHistory
  /** The commit that the chain is in percent of; absent: its first. */
  since?: string
  /** Half the width of the usual interval of one comparison, in percent; null: exact, or none. */
  noisePct: number | null
  /** When a commit was measured last, by its hash. */
  times: ReadonlyMap<string, Date>
  /** Who made a commit, by its hash; absent: not known of any. */
  authors?: ReadonlyMap<string, string>
  /** Oldest first; none: no run of it gave a number. */
  values: readonly ShownValue[]
  /** Releases and alerts; absent: not known of any. */
  marks?: readonly HistoryMark[]
}

// Pictures and tables.

type Drawing = { points: CurvePoint[]; text: CurveText }

const pictureOf = (drawing: Drawing | null, look: Look): string | null =>
  drawing === null ? null : curvePicture({ ...drawing, look }, null)

const marksAt = ({ marks = [] }: SeriesCurve, sha: string) =>
  marks.filter((mark) => mark.sha === sha)

/** As long as its name at a tick of the graph. */
const TICK_SHA = 8

/** A point of either view, without its value. */
const pointAt = (curve: SeriesCurve, sha: string, at: Date | undefined) => ({
  at: at?.getTime() ?? null,
  tick: sha.slice(0, TICK_SHA),
  marks: marksAt(curve, sha),
})

const namedMarks = (curve: SeriesCurve, sha: string) => {
  const marks = marksAt(curve, sha)
  return marks.length === 0 ? '' : ` · ${marks.map(({ text }) => text).join(', ')}`
}

/** Null: no two commits were compared with each other yet. Of a part that is seen one is enough. */
function chainDrawing(curve: SeriesCurve): Drawing | null {
  const { points, steps } = curve.chain
  if (points.length < (curve.since === undefined ? 2 : 1)) return null
  const starts = new Set(steps.map(({ to }) => to))
  const drawn = points.map(({ sha, pct, lowPct, highPct }) => ({
    ...pointAt(curve, sha, curve.times.get(sha)),
    value: pct,
    low: lowPct,
    high: highPct,
    isChange: starts.has(sha),
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  const ends = [first, last].map(({ sha }) => datedSha(sha, curve.times.get(sha)))
  const text = { name: '', about: chainTitle(curve), first: ends[0]!, last: ends[1]!, unit: null }
  return { points: drawn, text }
}

function chainTitle({ since, chain: { points } }: SeriesCurve): string {
  const [first, last] = [{ sha: since ?? points[0]!.sha }, points.at(-1)!]
  const change = `${printDelta(last.pct)} ${printInterval(last.lowPct, last.highPct)}`
  return `Change since ${shortSha(first.sha)}: ${change} at ${shortSha(last.sha)}`
}

const authorMarkup = ({ authors }: SeriesCurve, sha: string): Markup | '' => {
  const author = authors?.get(sha)
  return author === undefined ? '' : markup` by ${clean(author, NAME_CAP)}`
}

/** Commits with values that no row of comparisons joins with the newest. */
function apartMarkup({ chain, values, since }: SeriesCurve, home: string): Markup {
  const { points } = chain
  const measured = values.filter(({ side }) => side === 'head').map(({ sha }) => sha)
  const apart = apartOf(chain, measured, since)
  if (apart === 0) return markup``
  return markup`<p class="warn">${plural(apart, 'measured commit')} ${apart === 1 ? 'is' : 'are'} not in this curve: the commits between
were not compared with each other. It begins at ${commitMarkup(home, since ?? points[0]!.sha)}, and says nothing of what
changed before.</p>
`
}

/** The product of paired comparisons: the machine they were measured on does not matter. */
function chainMarkup(whole: SeriesCurve, home: string, { look, seen }: Shown): Markup {
  const curve = seenCurve(whole, { ...seen, view: null })
  const picture = pictureOf(chainDrawing(curve), look)
  if (picture === null && curve.chain.points.length < whole.chain.points.length)
    return markup`<p class="about">${NOTHING_SEEN}</p>`
  if (picture === null) {
    return markup`<p class="about">No two commits of it were compared with each other yet, so there
is no chained curve: what is below are absolute values from whatever machine there was.</p>`
  }
  const rows = curve.chain.steps.map(({ from, to, commits, change, low, high }) => {
    // Of several commits nobody knows whose it was.
    const range =
      commits === 1 ? authorMarkup(curve, to) : markup` (since ${commitMarkup(home, from)})`
    const interval = printInterval(percentOfLn(low), percentOfLn(high))
    const at = curve.times.get(to)
    const pct = percentOfLn(change)
    const tone = TONES[wayOf(curve.metric, pct, curve.better)]
    const word = wordFor(metricFor(curve.metric), pct, curve.better)
    return [
      markup`${commitMarkup(home, to)}${range}${namedMarks(curve, to)}${at === undefined ? '' : markup`<small>${timeMarkup(at)}</small>`}`,
      markup`<strong class="${tone}">${unbroken(printDelta(pct))} ${word}</strong> ${unbroken(interval)}`,
    ]
  })
  return markup`<p>${chainTitle(curve)}. The band is the 95 % interval of each commit.</p>
${apartMarkup(whole, home)}<div class="still">${asIs(picture)}</div>
<h3>What moved it</h3>
${tableMarkup('What moved it', ['Commit', 'Change'], rows, 'Nothing but chance.')}`
}

/** What was measured again stands beside the first value of its commit. */
function byCommit(values: readonly ShownValue[]): ShownValue[] {
  const bySha = Map.groupBy(values, ({ sha }) => sha)
  return [...bySha.values()].flat()
}

/** Null: no run of it gave a number. */
function valuesDrawing(curve: SeriesCurve, { axis }: Look): Drawing | null {
  const { unit } = curve
  if (curve.values.length === 0) return null
  const values = axis === 'commits' ? byCommit(curve.values) : curve.values
  const drawn = values.map(({ sha, at, value, newLevelPct }) => ({
    ...pointAt(curve, sha, at),
    commit: sha,
    value,
    low: null,
    high: null,
    isChange: newLevelPct !== null,
  }))
  const [first, last] = [values[0]!, values.at(-1)!]
  const labelOf = (value: number) => printValue(value, unit)
  const about = `${values.length} values, from ${labelOf(first.value)} to ${labelOf(last.value)}`
  const ends = [first, last].map(({ sha, at }) => datedSha(sha, at))
  const text = { name: '', about, first: ends[0]!, last: ends[1]!, unit }
  return { points: drawn, text }
}

function levelsMarkup(curve: SeriesCurve, look: Look): Markup {
  const picture = pictureOf(valuesDrawing(curve, look), look)
  return picture === null ? markup`` : markup`<div class="still">${asIs(picture)}</div>`
}

/** What a change is against: a run that made sure, or one at night, does not take the commit before. */
function baseMarkup(curve: SeriesCurve, { baseSha }: ShownValue, home: string): Markup | '' {
  if (baseSha === null) return ''
  const tags = marksAt(curve, baseSha).filter(({ kind }) => kind === 'release')
  const names = tags.map(({ text }) => ` (${text})`)
  return markup`against ${commitMarkup(home, baseSha)}${names}`
}

/** Newest first; as many as a reader may want to see at once. */
const ROWS_SHOWN = 100

function valueCells(one: ShownValue, curve: SeriesCurve, home: string) {
  const { metric, unit, better } = curve
  const { report, sha, value, verdict, at, side, newLevelPct } = one
  const moved = `new level: ${unbroken(printDelta(newLevelPct ?? 0))}`
  const level = newLevelPct === null ? '' : markup` <strong class="warn">${moved}</strong>`
  const word = verdict === null ? '' : verdictWord(metric, one, better)
  const base = baseMarkup(curve, one, home)
  const link =
    report === null
      ? ''
      : markup`
<a href="${report}">report</a>`
  return [
    markup`${unbroken(printValue(value, unit))}${level}`,
    markup`${changeOf(one)}<small>${word}${word !== '' && base !== '' ? ', ' : ''}${base}</small>`,
    markup`${commitMarkup(home, sha)}${authorMarkup(curve, sha)}${side === 'base' ? ' (as a base)' : ''}${namedMarks(curve, sha)}${link}<small>${timeMarkup(at)}</small>`,
  ]
}

/** What is looked at, and how. */
type Shown = { look: Look; seen: Seen }

const USUAL: Shown = { look: USUAL_LOOK, seen: { view: null, from: null, to: null } }

const NOTHING_SEEN = 'Nothing of it was measured then.'

/** Both views of it, or that which is seen, as they are read without a script. */
export function curveMarkup(whole: SeriesCurve, home: string, shown: Shown = USUAL): Markup {
  const { look, seen } = shown
  const curve = seenCurve(whole, { ...seen, view: null })
  const { noisePct } = curve
  const newest = whole.values.at(-1)
  const now =
    newest === undefined
      ? ''
      : markup`Last value: <strong>${unbroken(printValue(newest.value, whole.unit))}</strong>, ${timeMarkup(newest.at)}. `
  const noise =
    noisePct === null
      ? ''
      : markup`Noise: <strong>${printNoise(noisePct)}</strong>. ${ABOUT_NOISE}.`
  const facts =
    now === '' && noise === ''
      ? ''
      : markup`<p>${now}${noise}</p>
`
  const rows = curve.values
    .slice(-ROWS_SHOWN)
    .reverse()
    .map((one) => valueCells(one, curve, home))
  const heads = ['Value', 'Against its base', 'Commit']
  const none = whole.values.length === 0 ? 'No run of it gave a number.' : NOTHING_SEEN
  const chain = markup`<h2>Chained comparisons</h2>
${chainMarkup(whole, home, shown)}
`
  const values = markup`<h2>Absolute values</h2>
${levelsMarkup(curve, look)}
${tableMarkup('Values', heads, rows, none)}`
  return markup`${facts}${seen.view === 'values' ? '' : chain}${seen.view === 'chain' ? '' : values}`
}

/** Other series of a graph, each with its page, as they are seen without a script. */
export const stillMarkup = (
  others: readonly { curve: SeriesCurve; href: string }[],
  { look, seen }: Shown,
): Markup =>
  markup`${others.map(({ curve: whole, href }) => {
    const curve = seenCurve(whole, seen)
    const picture = pictureOf(chainDrawing(curve) ?? valuesDrawing(curve, look), look)
    return markup`<div class="still"><h3><a href="${href}">${clean(curve.benchmark, NAME_CAP)}</a></h3>
${picture === null ? markup`<p class="about">${NOTHING_SEEN}</p>` : asIs(picture)}</div>`
  })}`

export const ABOUT_VIEWS = `Chained comparisons multiply changes that were each measured on one machine, so that it does
not matter which; values as measured also move with the machine.`

// What the graph gets.

const seriesOf = ({ benchmark, chain, values, times }: SeriesCurve): HistorySeries => ({
  name: clean(benchmark, NAME_CAP),
  chain: chain.points.map(({ sha, pct, lowPct, highPct }) => {
    const at = times.get(sha)?.getTime() ?? null
    return { sha, at, pct, low: lowPct, high: highPct }
  }),
  values: values.map(({ sha, at, value, report, baseSha: base, ...change }) => {
    const { deltaPct: pct, lowPct: low, highPct: high } = change
    return { sha, at: at.getTime(), value, report, base, pct, low, high }
  }),
  steps: chain.steps.map(({ to }) => to),
})

/** Authors of the commits of all series. */
const authorsOf = (curves: readonly SeriesCurve[]) =>
  Object.fromEntries(
    curves.flatMap(({ authors = new Map<string, string>() }) =>
      [...authors].map(([sha, author]) => [sha, clean(author, NAME_CAP)]),
    ),
  )

/** Text of a script that is data: nothing in it ends the element. */
const dataMarkup = (data: HistoryData): Markup =>
  markup`<script type="application/json" id="history-data">${asIs(
    JSON.stringify(data).replaceAll('<', '\\u003c'),
  )}</script>`

/** `script`: where that of the graph is. */
type GraphFrame = { home: string; script: string }

/** A graph of one or more series of the same unit. */
export function graphMarkup(
  curves: readonly [SeriesCurve, ...SeriesCurve[]],
  { home, script }: GraphFrame,
): Markup {
  const series = curves.map(seriesOf)
  const authors = authorsOf(curves)
  const { unit } = curves[0]
  const all = curves.flatMap(({ marks = [] }) => marks)
  const marks = [...new Map(all.map((mark) => [`${mark.sha} ${mark.text}`, mark])).values()]
  const data = { unit, commits: `${home}/commit/`, authors, series, marks }
  return markup`<div data-plot="${script}"></div>${dataMarkup(data)}`
}

// What is seen of it, as a file.

/** Times that are seen, both ends included, and of which view; null: all. */
export type Seen = { view: 'chain' | 'values' | null; from: Date | null; to: Date | null }

/** A commit of no known time is in no part of the axis of dates. */
export function seenCurve(curve: SeriesCurve, { view, from, to }: Seen): SeriesCurve {
  const isSeen = (at: Date | undefined) =>
    (from === null && to === null) ||
    (at !== undefined && (from === null || at >= from) && (to === null || at <= to))
  const { chain, times, values } = curve
  const points = chain.points.filter(({ sha }) => view !== 'values' && isSeen(times.get(sha)))
  const steps = chain.steps.filter(({ to: sha }) => points.some((point) => point.sha === sha))
  const since = curve.since ?? chain.points[0]?.sha
  return {
    ...curve,
    ...(since === undefined ? {} : { since }),
    chain: { points, steps },
    values: values.filter(({ at }) => view !== 'chain' && isSeen(at)),
  }
}

/** A picture of each, which whoever has it alone can tell by its name; null: nothing is seen. */
export function seenPicture(curves: readonly SeriesCurve[], look: Look): string | null {
  const drawings = curves.flatMap((curve) => {
    const drawing = chainDrawing(curve) ?? valuesDrawing(curve, look)
    if (drawing === null) return []
    const name = clean(curve.benchmark, NAME_CAP)
    return [{ ...drawing, text: { ...drawing.text, name }, look }]
  })
  return drawings.length === 0 ? null : curvesPicture(drawings, 'auto')
}

export const CURVE_COLUMNS = [
  ...(['view', 'benchmark', 'metric', 'sha', 'at'] as const),
  ...(['change_pct', 'low_pct', 'high_pct', 'value', 'unit', 'base'] as const),
]

/**
 * A line a point: chained ones in percent of the first commit, then those as measured. `base`: that
 * commit, and what the run of a value compared it with.
 */
export function curveRows({ benchmark, metric, unit, chain, values, times, since }: SeriesCurve) {
  const first = since ?? chain.points[0]?.sha ?? null
  const named = (view: string, sha: string, at: Date | undefined): CsvCell[] => {
    return [view, benchmark, metric, sha, at?.toISOString() ?? null]
  }
  return [
    ...chain.points.map(({ sha, pct, lowPct, highPct }) => [
      ...named('chained', sha, times.get(sha)),
      ...[pct, lowPct, highPct].map((one) => Number(one.toPrecision(8))),
      null,
      null,
      first,
    ]),
    ...values.map(({ sha, at, value, baseSha }) => [
      ...named('measured', sha, at),
      ...[null, null, null, value, unit, baseSha],
    ]),
  ]
}
