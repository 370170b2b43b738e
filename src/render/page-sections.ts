/** What stands below the tables of a page: ladders, profiles, what was compared, the time. */
import { printDuration } from '../core/metrics/unit.ts'
import type { Report } from '../core/model/model.ts'
import { NAME_CAP, type Phrase, PROSE_CAP } from '../core/text/phrase.ts'
import { clean, cleanLines, cleanName } from '../core/text/plain.ts'
import { shortSha } from '../core/text/sha.ts'
import type { DriftLine, DriftView } from './drift.ts'
import type { Fact, RunFacts } from './facts.ts'
import type { LadderView } from './ladder.ts'
import { joinMarkup, type Markup, markup, phraseMarkup } from './markup.ts'
import * as say from './page-phrases.ts'
import type { FunctionRow, PrintedDelta, ProfileView } from './profile-rows.ts'
import { viewProfiles } from './profiles.ts'
import type { ReportView } from './report-view.ts'
import { printLevel } from './rows.ts'
import {
  ACCEPTED_ROWS,
  acceptedFor,
  BUILD_COLUMNS,
  COMPARED,
  capital,
  differenceAt,
  intervalAt,
  NOT_PROFILED,
  NOTES,
  SAMPLES,
  shareOf,
  VARIANT,
} from './sentences.ts'

/** A part of the page with a heading, which the navigation leads to. */
export type Section = { id: string; title: string; body: Markup }

const name = (text: string) => cleanName(text, NAME_CAP)
const codeOf = (text: string) => markup`<code>${name(text)}</code>`

type Cell = string | Markup

const cellOf = (content: Cell) => markup`<td>${content}</td>`
export const headOf = (content: Cell) => markup`<th scope="col">${content}</th>`
const lineOf = (head: Markup, cells: Cell[]) =>
  markup`<tr><th scope="row">${head}</th>${cells.map(cellOf)}</tr>`

/** A table that scrolls inside of itself, by keys too, where it is wider than the page. */
export const tableOf = (kind: string, titles: Cell[], lines: Markup[]): Markup =>
  markup`<div class="scroll" tabindex="0"><table class="${kind}">
<thead><tr>${titles.map(headOf)}</tr></thead>
<tbody>${lines}</tbody>
</table></div>`

function ladderMarkup(view: LadderView, isOnly: boolean, at: number): Markup {
  const { title, columns, lines, about, isDrawn } = view
  const isSeveral = new Set(lines.map(({ benchmark }) => benchmark)).size > 1
  const rows = lines.map(({ benchmark, variant, cells, standing }) => {
    const first = isSeveral ? markup`${codeOf(benchmark)} ` : ''
    return lineOf(markup`${first}${codeOf(variant)}`, [...cells, phraseMarkup(standing)])
  })
  const legend = about.map((phrase) => markup`${phraseMarkup(phrase)} `)
  const titles = [VARIANT, ...columns.map(phraseMarkup), say.AGAINST_OTHERS]
  // The section has the title of the only one.
  const heading = isOnly ? '' : markup`<h3>${phraseMarkup(capital(title))}</h3>`
  const figures = isDrawn ? markup`<div class="figures" data-ladder="${at}"></div>` : ''
  return markup`${heading}${figures}
${tableOf('plain', titles, rows)}
<p class="small">${legend}</p>`
}

function driftCell(cell: DriftLine['cells'][number]): Cell {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  const { delta, interval, word } = cell
  const by = markup`<span class="interval">${interval ?? ''}</span>`
  return markup`<span class="delta">${delta}</span> ${by} ${word}`
}

function driftMarkup({ refs, lines, about }: DriftView, at: number): Markup {
  const rows = lines.map(({ benchmark, metric, base, cells }) =>
    lineOf(codeOf(benchmark), [name(metric), base, ...cells.map(driftCell)]),
  )
  return markup`<div class="figures" data-drift="${at}"></div>
${tableOf('plain', ['', '', ...refs.map(codeOf)], rows)}
<p class="small">${phraseMarkup(about)}</p>`
}

const ladderBody = (ladders: LadderView[]) =>
  joinMarkup(ladders.map((one, at) => ladderMarkup(one, ladders.length === 1, at)))

export const driftSections = ({ drifts }: ReportView): Section[] =>
  drifts.length === 0
    ? []
    : [{ id: 'drift', title: say.DRIFT, body: joinMarkup(drifts.map(driftMarkup)) }]

export const ladderSections = ({ ladders }: ReportView): Section[] =>
  ladders.length === 0 ? [] : [{ id: 'ladder', title: say.LADDER, body: ladderBody(ladders) }]

const differenceCell = ({ point, interval, isBeyondNoise }: PrintedDelta) => {
  const shown = isBeyondNoise ? markup`<span class="delta">${point}</span>` : point
  return markup`${shown} <span class="interval">${interval}</span>`
}

const FUNCTIONS_SHOWN = 15

function functionTable(title: string, rows: FunctionRow[], { words, level }: ProfileView): Markup {
  const [first] = rows
  if (first === undefined) return markup``
  const difference = differenceAt(intervalAt(printLevel(level)))
  const titles = [
    ...[title, shareOf(words.whole), ...(first.shareDelta === null ? [] : [difference])],
    ...(first.amount === null ? [] : [words.amount, difference]),
    ...(first.samples === null ? [] : [SAMPLES]),
  ]
  const lines = rows.slice(0, FUNCTIONS_SHOWN).map((row) => {
    const about = row.words === null ? '' : markup`<span class="detail">${row.words}</span>`
    const { amount, amountDelta, share, shareDelta, samples } = row
    return lineOf(markup`${codeOf(row.name)}${about}`, [
      ...[share, ...(shareDelta === null ? [] : [differenceCell(shareDelta)])],
      ...(amount === null || amountDelta === null ? [] : [amount, differenceCell(amountDelta)]),
      ...(samples === null ? [] : [samples]),
    ])
  })
  return tableOf('plain', titles, lines)
}

function profileMarkup(view: ProfileView, at: number): Markup {
  const gist = phraseMarkup(view.gist)
  const title = markup`${view.words.title}, ${phraseMarkup(view.name)}: ${gist}`
  return markup`<details class="profile" data-profile="${at}"><summary>${title}</summary>
<p class="small">${phraseMarkup(view.basis)}</p><div class="figures"></div>
${functionTable(say.OWN_CODE_OF, view.flat, view)}
${functionTable(say.WITH_CALLS_OF, view.cum, view)}</details>`
}

export function profileSections(report: Report): Section[] {
  const view = viewProfiles(report)
  if (view === null) return []
  const problems = view.problems.map(({ message, where, next }) => {
    const at = where === undefined ? '' : ` (${name(where)})`
    const advice = next === undefined ? '' : `. ${clean(next, PROSE_CAP)}`
    return markup`<li>${clean(message, PROSE_CAP)}${at}${advice}</li>`
  })
  const missing = problems.length === 0 ? '' : markup`<h3>${NOT_PROFILED}</h3><ul>${problems}</ul>`
  const body = markup`${view.targets.map(profileMarkup)}${missing}`
  return [{ id: 'profiles', title: say.PROFILES, body }]
}

/** Who accepted which row, when and why, and whether that holds for this head. */
export function acceptedSections({ acceptances }: ReportView): Section[] {
  if (acceptances.length === 0) return []
  const items = acceptances.map(({ row, state, by, at, sha, reason, next }) => {
    const who = acceptedFor(name(by), name(at), name(shortSha(sha)))
    const advice: Phrase = next === null ? [] : [' ', ...next]
    const why = phraseMarkup([{ prose: reason }, '.', ...advice])
    return markup`<li>${codeOf(row)}: ${state}, ${who}: ${why}</li>`
  })
  return [{ id: 'accepted', title: ACCEPTED_ROWS, body: markup`<ul>${items}</ul>` }]
}

const factOf = ({ label, value }: Fact) =>
  markup`<div><dt>${phraseMarkup(label)}</dt><dd>${phraseMarkup(value)}</dd></div>`

const factList = (facts: Fact[]) => markup`<dl class="facts">${facts.map(factOf)}</dl>`

const fold = (title: string, body: Markup | Markup[], isOpen = false) =>
  markup`<details${isOpen ? markup` open` : ''}><summary>${title}</summary>${body}</details>`

function buildTable({ builds }: RunFacts): Markup {
  if (builds.length === 0) return markup``
  const rows = builds.map(({ arm, unit, sha256, toolchain, settings }) => {
    const set = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
    const texts = [unit, sha256.slice(0, 16), toolchain, set.join(' ')]
    return lineOf(codeOf(arm), texts.map(codeOf))
  })
  return fold(say.BUILDS, tableOf('plain', [...BUILD_COLUMNS], rows))
}

const BAR = 1000
type PartOfTime = keyof typeof say.PARTS_OF_TIME

/** Where the time went, as one bar and a list; nothing where nobody counted. */
function timeSections({ timeSpent, buildSec = 0, profiles }: Report): Section[] {
  if (timeSpent === undefined) return []
  const seconds = { ...timeSpent, buildSec, profileSec: profiles?.spentSec ?? 0 }
  const keys = Object.keys(say.PARTS_OF_TIME) as PartOfTime[]
  const parts = keys.map((key) => ({ key, sec: seconds[key] })).filter(({ sec }) => sec > 0)
  const whole = parts.reduce((sum, { sec }) => sum + sec, 0)
  // What is shown as 0 s has no parts.
  if (printDuration(whole) === printDuration(0)) return []
  let to = 0
  const bars = parts.map(({ key, sec }) => {
    const from = to
    to += (BAR * sec) / whole
    const [x, width] = [from.toFixed(1), (to - from).toFixed(1)]
    return markup`<rect class="${key}" x="${x}" width="${width}" height="24"/>`
  })
  const items = parts.map(({ key, sec }) => {
    const share = `${Math.round((100 * sec) / whole)} %`
    return markup`<li><svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true"><rect
 class="${key}" width="10" height="10"/></svg> ${say.PARTS_OF_TIME[key]}
<strong>${printDuration(sec)}</strong> ${share}</li>`
  })
  const body = markup`<svg class="time" viewBox="0 0 ${BAR} 24" height="24" aria-hidden="true"
 preserveAspectRatio="none">${bars}</svg><ul class="keys">${items}</ul>`
  return [{ id: 'time', title: say.TIME_SPENT, body }]
}

function noteSections({ notes }: ReportView): Section[] {
  if (notes.length === 0) return []
  const items = notes.map(({ number, text }) => {
    const mark = number === null ? '' : markup`<sup>${number}</sup> `
    return markup`<li>${mark}${phraseMarkup(text)}</li>`
  })
  return [{ id: 'notes', title: NOTES, body: markup`<ul class="notes">${items}</ul>` }]
}

/** Everything beside the numbers. */
export function factSections(report: Report, view: ReportView): Section[] {
  const { facts } = view
  const repeat = markup`<pre class="command"><code>${cleanLines(facts.command)}</code></pre>
${fold(say.RUN, factList(facts.run), true)}
${fold(say.MACHINE, facts.machines.map(factList))}`
  const read = facts.method.map((phrase) => markup`<p>${phraseMarkup(phrase)}</p>`)
  const compared = markup`${factList(facts.compared)}${buildTable(facts)}`
  return [
    ...noteSections(view),
    { id: 'compared', title: COMPARED, body: compared },
    ...timeSections(report),
    { id: 'repeat', title: say.REPEAT, body: repeat },
    { id: 'read', title: say.READ, body: joinMarkup(read) },
  ]
}
