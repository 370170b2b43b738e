/** A row opened: how it was judged, its plots, its numbers. */
import { printValue } from '../core/metrics/unit.ts'
import type { PageData, PageRow } from '../render/page-data.ts'
import { element } from './element.ts'
import { appendFigures } from './figure.ts'
import { gcDrawings } from './gc-plots.ts'
import { pairsDrawing, pairsOf, printChange, timeDrawing, trailDrawing } from './round-plots.ts'
import { openedBelow } from './row-filter.ts'
import { spreadDrawings } from './spread-plots.ts'

function judged(row: PageRow) {
  const items = row.judged.map(([label, value]) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, value)),
  )
  return element('dl', { class: 'facts' }, ...items)
}

/** What the plots draw, as a table: for who cannot see them, and to copy. */
function numbers(row: PageRow) {
  const cell = (text: string) => element('td', {}, text)
  const lines = pairsOf(row).map(({ round, base, head, change, order, isAgain }) =>
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
    element('summary', {}, `All ${row.base.length} rounds as numbers`),
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

function fill(box: HTMLElement, row: PageRow, data: PageData) {
  const isMeasured = row.base.length > 0
  const problems = row.problems.map((message) => element('li', {}, message))
  const figures = element('div', { class: 'figures' })
  const said = row.delta === '' ? row.word : `${row.delta} (${row.word})`
  box.append(
    element('h4', {}, `${row.benchmark}, ${row.metric}: ${said}`),
    ...(problems.length > 0 ? [element('ul', { class: 'problems' }, ...problems)] : []),
    figures,
  )
  const drawings = [
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
  fill(box, row, data)
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
