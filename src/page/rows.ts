/** The tables of the page: sorted, filtered, opened, and saved as CSV. */

import { csvField } from '../model/plain.ts'
import { printValue } from '../model/unit.ts'
import type { PageData, PageRow } from '../render/page-data.ts'
import { explainQuery, type Query, readQuery } from '../settings/row-query.ts'
import { element } from './element.ts'
import { appendFigures } from './figure.ts'
import { gcDrawings } from './gc-plots.ts'
import {
  pairsDrawing,
  pairsOfRow,
  partOf,
  printChange,
  roundAt,
  timeDrawing,
  trailDrawing,
} from './round-plots.ts'
import { curveDrawings, spreadDrawings } from './spread-plots.ts'

const COLUMNS = ['contrast', 'benchmark', 'metric', 'unit', 'round', 'base', 'head', 'head_first']

export function rawCsv({ rows }: PageData): string {
  const lines = rows.flatMap((row) =>
    row.base.map((base, at) =>
      [
        row.contrast,
        row.benchmark,
        row.metric,
        row.unit,
        roundAt(row, at),
        base,
        row.head[at] ?? null,
        row.headFirst[at] ?? null,
      ]
        .map(csvField)
        .join(','),
    ),
  )
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}

// Sorting and filtering.

const COLLATOR = new Intl.Collator('en', { numeric: true })

const rowsOf = (table: Element) => [...table.querySelectorAll<HTMLTableRowElement>('tr.row')]

/** A row takes what was opened below it along. */
const openedBelow = (row: Element): Element | null => {
  const next = row.nextElementSibling
  return next?.classList.contains('opened') ? next : null
}

const nameOf = (row: HTMLElement) =>
  `${row.querySelector('.name')?.textContent} ${row.querySelector('.metric')?.textContent}`

type Order = 'ascending' | 'descending'

/** Sizes and values from the largest; names and verdicts from the first. */
const DESCENDING = new Set(['size', 'value', 'rounds'])

/** What rows can be sorted by, where no head of a column is shown: its two orders in words. */
const SORTED: Record<string, { title: string } & Record<Order, string>> = {
  size: { title: 'Change', ascending: 'smallest first', descending: 'largest first' },
  name: { title: 'Benchmark', ascending: 'A to Z', descending: 'Z to A' },
  value: { title: 'Value', ascending: 'smallest first', descending: 'largest first' },
  rounds: { title: 'Rounds', ascending: 'fewest first', descending: 'most first' },
  weight: { title: 'Verdict', ascending: 'worst first', descending: 'worst last' },
}

/** The order in which the page came. */
const AS_MADE = 'place ascending'

const difference = (a: HTMLElement, b: HTMLElement, key: string): number =>
  key === 'name' ? 0 : Number(a.dataset[key]) - Number(b.dataset[key])

function sortBy(table: HTMLTableElement, key: string, order: Order) {
  for (const head of table.querySelectorAll<HTMLElement>('th[data-key]')) {
    if (head.dataset.key === key) head.setAttribute('aria-sort', order)
    else head.removeAttribute('aria-sort')
  }
  const sign = order === 'ascending' ? 1 : -1
  // The text of a name is made of several elements: once a row, not once a comparison.
  const keyed = rowsOf(table).map((row) => ({ row, name: key === 'name' ? nameOf(row) : '' }))
  const sorted = keyed
    .sort((a, b) => sign * (COLLATOR.compare(a.name, b.name) || difference(a.row, b.row, key)))
    .map(({ row }) => row)
  const body = table.tBodies[0]
  for (const row of sorted) {
    const below = openedBelow(row)
    body?.append(row, ...(below === null ? [] : [below]))
  }
}

/** The order that a press on that head gives. */
function nextOrder(head: HTMLElement): Order {
  const now = head.getAttribute('aria-sort')
  if (now !== null) return now === 'ascending' ? 'descending' : 'ascending'
  return DESCENDING.has(head.dataset.key ?? '') ? 'descending' : 'ascending'
}

/** Where the heads are out of sight, their names are read without the buttons. */
function makeSortable(table: HTMLTableElement, sorted: (key: string, order: Order) => void) {
  for (const [place, row] of rowsOf(table).entries()) row.dataset.place = String(place)
  for (const head of table.querySelectorAll<HTMLElement>('th[data-key]')) {
    const key = head.dataset.key ?? ''
    if (!(key in SORTED)) continue
    const title = element('span', { class: 'title' }, ...head.childNodes)
    const copy = title.cloneNode(true).childNodes
    const button = element('button', { type: 'button', class: 'sort' }, ...copy)
    button.addEventListener('click', () => {
      const order = nextOrder(head)
      sortBy(table, key, order)
      sorted(key, order)
    })
    head.append(title, button)
  }
}

/** Sorts every table, for where their heads are out of sight. */
function orderChoice(tables: HTMLTableElement[]): HTMLSelectElement {
  const orders = Object.entries(SORTED).flatMap(([key, { title, ...words }]) => {
    const both: Order[] = ['ascending', 'descending']
    if (DESCENDING.has(key)) both.reverse()
    return both.map((order) =>
      element('option', { value: `${key} ${order}` }, `${title}: ${words[order]}`),
    )
  })
  const first = element('option', { value: AS_MADE }, 'As reported')
  const choice = element('select', {}, first, ...orders)
  choice.addEventListener('change', () => {
    const [key, order] = choice.value.split(' ') as [string, Order]
    for (const table of tables) sortBy(table, key, order)
  })
  return choice
}

/** What a choice shows: verdicts by the class of their rows. */
const CHOICES: [string, string, string[]][] = [
  ['all', 'All', []],
  ['moved', 'Changed', ['worse', 'better', 'differs']],
  ['worse', 'Worse', ['worse']],
  ['better', 'Better', ['better']],
  ['failed', 'Failed', ['failed', 'oom']],
  ['unsure', 'Undecided', ['unsure', 'withheld']],
  ['same', 'No change', ['same']],
]

function metricChoice(rows: HTMLElement[]): HTMLSelectElement | null {
  const metrics = new Set(rows.map((row) => row.querySelector('.metric')?.textContent ?? ''))
  if (metrics.size < 2) return null
  const options = [...metrics].sort(COLLATOR.compare)
  return element(
    'select',
    { 'aria-label': 'Metric' },
    element('option', { value: '' }, 'Every metric'),
    ...options.map((metric) => element('option', { value: metric }, metric)),
  )
}

function verdictChoice(rows: HTMLElement[], changed: () => void) {
  const box = element('fieldset', {}, element('legend', { class: 'aside' }, 'Verdict'))
  for (const [value, label, marks] of CHOICES) {
    const count = rows.filter(
      (row) => marks.length === 0 || marks.some((mark) => row.classList.contains(mark)),
    ).length
    if (count === 0) continue
    const input = element('input', { type: 'radio', name: 'verdict', value })
    input.checked = value === 'all'
    input.addEventListener('change', changed)
    box.append(
      element(
        'label',
        {},
        input,
        element('span', {}, `${label} `, element('small', {}, `${count}`)),
      ),
    )
  }
  return box
}

/** What is written in the box, by what it is for. */
const EXAMPLES = [
  ['scan time', 'with both words in name or metric'],
  ['.name:Scan', 'of that benchmark, with its sub-benchmarks'],
  ['.fullname:/^Scan/', 'whose name matches the regular expression'],
  ['/size:4k', 'with size=4k in the name'],
  ['.unit:time/op', 'of that metric'],
  ['verdict:slower', 'with that verdict'],
  ['(x OR y) -z', 'either, and not'],
] as const

/** The language of `--filter`, where nobody has its page at hand. */
function filterHelp() {
  const items = EXAMPLES.map(([text, about]) =>
    element('div', {}, element('dt', {}, element('code', {}, text)), element('dd', {}, about)),
  )
  return element(
    'details',
    { class: 'help' },
    element('summary', {}, 'What to write there'),
    element('dl', { class: 'facts' }, ...items),
    element('p', {}, '--filter of the command line takes the same.'),
  )
}

/** Sorting for every table, and one filter over all of them. */
export function makeTables(controls: Element, data: PageData) {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table.rows')]
  const order = orderChoice(tables)
  for (const table of tables)
    makeSortable(table, (key, direction) => {
      order.value = `${key} ${direction}`
    })
  const rows = tables.flatMap(rowsOf)
  if (rows.length < 2) return
  const search = element('input', {
    type: 'search',
    placeholder: 'Scan verdict:slower',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': 'Filter rows',
    'aria-describedby': 'filter-fault',
  })
  const count = element('output', { role: 'status' })
  const fault = element('output', { id: 'filter-fault', class: 'fault' })
  const clear = element('button', { type: 'button' }, 'Show all rows')
  const nothing = element('p', { class: 'notice nothing', hidden: true }, 'No row matches. ', clear)
  const metric = metricChoice(rows)
  let isMeant: Query = () => true
  const apply = () => {
    const chosen = verdicts.querySelector<HTMLInputElement>('input:checked')?.value ?? 'all'
    const marks = CHOICES.find(([value]) => value === chosen)?.[2] ?? []
    let visible = 0
    for (const row of rows) {
      const words = data.rows[Number(row.dataset.row)]?.words
      const isShown =
        words !== undefined &&
        isMeant(words) &&
        hasMark(row, marks) &&
        isOfMetric(row, metric?.value ?? '')
      showRow(row, isShown)
      if (isShown) visible++
    }
    count.textContent = visible === rows.length ? '' : `${visible} of ${rows.length} rows`
    nothing.hidden = visible > 0
    hideEmpty(tables, visible < rows.length)
  }
  /** A text that says nothing leaves the table as it is. */
  const read = () => {
    const text = search.value.trim() || '*'
    const wrong = explainQuery(text)
    fault.textContent = wrong
    search.setAttribute('aria-invalid', String(wrong !== null))
    if (wrong !== null) return
    isMeant = readQuery(text)
    apply()
  }
  const verdicts = verdictChoice(rows, apply)
  clear.addEventListener('click', () => {
    search.value = ''
    if (metric !== null) metric.value = ''
    for (const all of verdicts.querySelectorAll<HTMLInputElement>('[value=all]')) all.checked = true
    read()
    search.focus()
  })
  search.addEventListener('input', read)
  metric?.addEventListener('change', apply)
  const sort = element('label', { class: 'order' }, 'Sort by ', order)
  const choices = [verdicts, ...(metric ? [metric] : []), sort]
  controls.append(search, ...choices, count, fault, filterHelp())
  controls.after(nothing)
}

const hasMark = (row: HTMLElement, marks: readonly string[]) =>
  marks.length === 0 || marks.some((mark) => row.classList.contains(mark))

const isOfMetric = (row: HTMLElement, metric: string) =>
  metric === '' || row.querySelector('.metric')?.textContent === metric

function showRow(row: HTMLElement, isShown: boolean): void {
  row.hidden = !isShown
  const below = openedBelow(row)
  if (below instanceof HTMLElement) below.hidden = !isShown
}

/** Tables without a row to show, and, where a filter is set, contrasts without one. */
function hideEmpty(tables: Iterable<HTMLElement>, isFiltered: boolean): void {
  for (const table of tables) {
    const inside = table.closest<HTMLElement>('details') ?? table.closest<HTMLElement>('.scroll')
    if (inside) inside.hidden = rowsOf(table).every((row) => row.hidden)
  }
  for (const contrast of document.querySelectorAll<HTMLElement>('section.contrast'))
    contrast.hidden = isFiltered && rowsOf(contrast).every((row) => row.hidden)
}

// An opened row: how it was judged, its plots, its numbers.

function judged(row: PageRow) {
  const items = row.judged.map(([label, value]) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, value)),
  )
  return element('dl', { class: 'facts' }, ...items)
}

/** What the plots draw, as a table: for who cannot see them, and to copy. */
function numbers(row: PageRow) {
  const cell = (text: string) => element('td', {}, text)
  const lines = pairsOfRow(row).map(({ round, base, head, change, order, isAgain }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(round)),
      cell(base === null ? '–' : printValue(base, row.unit)),
      cell(head === null ? '–' : printValue(head, row.unit)),
      cell(change === null ? 'no pair' : printChange(row, change)),
      cell(`${order}${isAgain ? ', run again' : ''}`),
    ),
  )
  const titles = ['round', ...row.sides, 'change', 'order']
  const heads = titles.map((title) => element('th', { scope: 'col' }, title))
  const table = element(
    'table',
    { class: 'plain' },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...lines),
  )
  return element(
    'details',
    {},
    element(
      'summary',
      {},
      row.every === 1 ? `All ${row.ran} rounds as numbers` : `${partOf(row)} As numbers`,
    ),
    element('div', { class: 'scroll', tabindex: '0' }, table),
  )
}

function profileLink(row: PageRow) {
  if (row.profile === null) return null
  const link = element('a', { href: '#profiles' }, 'Its profile on both sides')
  link.addEventListener('click', () => {
    const box = document.querySelector<HTMLDetailsElement>(`[data-profile="${row.profile}"]`)
    if (box) box.open = true
  })
  return element('p', {}, link)
}

function fill(box: HTMLElement, row: PageRow, data: PageData, place: string) {
  const isMeasured = row.base.length > 0
  const problems = row.problems.map((message) => element('li', {}, message))
  const figures = element('div', { class: 'figures' })
  const verdictText = row.delta === '' ? row.word : `${row.delta} (${row.word})`
  box.append(
    element('h4', {}, `${row.benchmark}, ${row.metric}: ${verdictText}`),
    ...(problems.length > 0 ? [element('ul', { class: 'problems' }, ...problems)] : []),
    figures,
  )
  const drawings = [
    ...curveDrawings(row),
    ...(isMeasured ? [pairsDrawing(row)] : []),
    ...(row.trail.length > 2 ? [trailDrawing(row)] : []),
    ...(isMeasured ? [timeDrawing(row, data)] : []),
    ...spreadDrawings(row, data),
    ...gcDrawings(row, data),
  ]
  appendFigures(figures, drawings)
  if (drawings.length === 0) figures.remove()
  box.append(
    ...[profileLink(row)].filter((link) => link !== null),
    element('p', {}, element('a', { href: `#${place}` }, 'Link to this row')),
    element(
      'details',
      { open: !isMeasured },
      element('summary', {}, 'How it was judged'),
      judged(row),
    ),
    ...(isMeasured ? [numbers(row)] : []),
  )
}

function open(line: HTMLTableRowElement, row: PageRow, data: PageData) {
  const box = element('div', { class: 'details', id: `details-${line.dataset.row}` })
  const columns = String(line.cells.length)
  const below = element('tr', { class: 'opened' }, element('td', { colspan: columns }, box))
  line.after(below)
  fill(box, row, data, line.id)
}

function makeOpen(line: HTMLTableRowElement, row: PageRow, data: PageData) {
  const name = line.querySelector('.name')
  if (name === null) return
  const controls = `details-${line.dataset.row}`
  const button = element(
    'button',
    { type: 'button', class: 'name', 'aria-expanded': 'false', 'aria-controls': controls },
    ...name.childNodes,
  )
  name.replaceWith(button)
  const toggle = () => {
    const below = openedBelow(line)
    button.setAttribute('aria-expanded', String(below === null))
    line.classList.toggle('is-open', below === null)
    if (below === null) open(line, row, data)
    else below.remove()
  }
  line.addEventListener('click', (event) => {
    const isOther = event.target instanceof Element && event.target.closest('a, sup')
    const isSelecting = String(getSelection() ?? '') !== ''
    if (!isOther && !(isSelecting && event.target !== button)) toggle()
  })
}

/** Every row of the tables opens what is behind it. */
export function makeRowsOpen(data: PageData) {
  for (const line of document.querySelectorAll<HTMLTableRowElement>('tr[data-row]')) {
    const row = data.rows[Number(line.dataset.row)]
    if (row !== undefined) makeOpen(line, row, data)
  }
}

/** The row that an address names; null: none. Older links name its place in the page. */
function rowAt(address: string): HTMLTableRowElement | null {
  const place = /^#row-(\d{1,6})$/.exec(address)?.[1]
  const found =
    place === undefined
      ? document.getElementById(address.slice(1))
      : document.querySelector(`tr.row[data-row="${place}"]`)
  return found instanceof HTMLTableRowElement && found.dataset.row !== undefined ? found : null
}

/**
 * Shows and opens the row that the address names, also where it is folded or filtered away. At once:
 * the page glides for who follows a link inside of it, and past a thousand rows that takes seconds,
 * in which what is drawn above the row moves it away again.
 */
export function followLinks(data: PageData) {
  const follow = () => {
    const line = rowAt(location.hash)
    if (line === null || data.rows[Number(line.dataset.row)] === undefined) return
    for (const fold of folds(line)) fold.open = true
    for (const hidden of [line, ...hiddenAround(line)]) hidden.hidden = false
    if (openedBelow(line) === null) line.querySelector<HTMLElement>('button.name')?.click()
    line.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  addEventListener('hashchange', follow)
  follow()
}

function folds(line: Element): HTMLDetailsElement[] {
  const fold = line.parentElement?.closest('details') ?? null
  return fold === null ? [] : [fold, ...folds(fold)]
}

function hiddenAround(line: Element): HTMLElement[] {
  const box = line.parentElement?.closest<HTMLElement>('[hidden]') ?? null
  return box === null ? [] : [box, ...hiddenAround(box)]
}
