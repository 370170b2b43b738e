/** The script of the service's pages: a table that filters and sorts, and graphs when they are seen. */

import { element } from './element.ts'

type Key = 'name' | 'total' | 'last' | 'at' | 'noise'
type Line = { row: HTMLTableRowElement; text: string; place: number }

const SORTS: [value: string, words: string, key: Key, isDown: boolean][] = [
  ['at', 'newest change', 'at', true],
  ['last', 'largest change', 'last', true],
  ['total', 'change in all', 'total', true],
  ['noise', 'noise', 'noise', true],
  ['name', 'name', 'name', false],
]

const WAYS = [
  ['', 'All'],
  ['worse', 'Worse'],
  ['better', 'Better'],
  ['same', 'No change'],
] as const

/** Lines without a number come last, whichever way is asked for. */
function ordered(lines: Line[], key: Key, isDown: boolean): Line[] {
  const sortedBy = ({ row, text }: Line) => {
    if (key === 'name') return text
    const value = row.dataset[key]
    return value === '' || value === undefined ? null : Math.abs(Number(value))
  }
  const keyed = lines.map((line) => ({ line, value: sortedBy(line) }))
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null) || a.line.place - b.line.place
    const order = a.value < b.value ? -1 : a.value > b.value ? 1 : 0
    return (isDown ? -order : order) || a.line.place - b.line.place
  })
  return keyed.map(({ line }) => line)
}

/** Rows that are shown fill one body after the other, the others are at the end of the last. */
function arrange({ tBodies }: HTMLTableElement, rows: readonly HTMLTableRowElement[]) {
  const shown = rows.filter(({ hidden }) => !hidden)
  const each = Math.ceil(rows.length / tBodies.length)
  for (const [nth, body] of [...tBodies].entries()) {
    const own = shown.slice(nth * each, (nth + 1) * each)
    body.append(...own)
    body.hidden = own.length === 0
    body.style.setProperty('--rows', `${own.length}`)
  }
  tBodies[tBodies.length - 1]?.append(...rows.filter(({ hidden }) => hidden))
}

function makeTable(table: HTMLTableElement, controls: Element) {
  const count = table.querySelectorAll('tbody tr').length
  let read: Line[] | null = null
  /** Read when they are first asked for: a page of 400 opens as fast as one of few. */
  const lines = () => {
    read ??= [...table.tBodies]
      .flatMap(({ rows }) => [...rows])
      .map((row, place): Line => {
        return { row, place, text: (row.cells[0]?.textContent ?? '').trim().toLowerCase() }
      })
    return read
  }
  const query = new URLSearchParams(location.search)
  const search = element('input', { type: 'search', placeholder: 'part of a name' })
  const way = element(
    'select',
    {},
    ...WAYS.map(([value, words]) => element('option', { value }, words)),
  )
  const sort = element(
    'select',
    {},
    ...SORTS.map(([value, words]) => element('option', { value }, words)),
  )
  const status = element('span', { role: 'status' })
  search.value = query.get('q') ?? ''
  way.value = WAYS.some(([value]) => value === query.get('way')) ? (query.get('way') ?? '') : ''
  sort.value = SORTS.some(([value]) => value === query.get('sort')) ? query.get('sort')! : 'at'

  const remember = () => {
    const url = new URL(location.href)
    const seen = { q: search.value, way: way.value, sort: sort.value === 'at' ? '' : sort.value }
    for (const [name, value] of Object.entries(seen))
      if (value === '') url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    history.replaceState(null, '', url)
  }
  const none = element('span')
  const clear = element('button', { type: 'button' }, 'Clear the filter')
  const empty = element('p', { hidden: true }, none, ' ', clear)
  table.before(empty)
  const showCount = (shown: number) => {
    status.textContent = `${shown} of ${count}`
    const named = search.value === '' ? '' : ` matches “${search.value}”`
    const words = WAYS.find(([value]) => value === way.value)?.[1] ?? ''
    const moved =
      way.value === '' ? '' : ` ${named === '' ? 'has' : 'and has'} the last change “${words}”`
    none.textContent = `No benchmark${named}${moved}.`
    empty.hidden = shown > 0
    table.hidden = shown === 0
  }
  const order = () => {
    const [, , key, isDown] = SORTS.find(([value]) => value === sort.value) ?? SORTS[0]!
    arrange(
      table,
      ordered(lines(), key, isDown).map(({ row }) => row),
    )
    for (const head of table.tHead?.rows[0]?.cells ?? []) {
      if (head.dataset.key === sort.value)
        head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending')
      else head.removeAttribute('aria-sort')
    }
  }
  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    let shown = 0
    for (const { row, text } of lines()) {
      const isShown =
        words.every((word) => text.includes(word)) &&
        (way.value === '' || row.dataset.way === way.value)
      row.hidden = !isShown
      if (isShown) shown++
    }
    showCount(shown)
    order()
  }
  search.addEventListener('input', () => {
    filter()
    remember()
  })
  way.addEventListener('change', () => {
    filter()
    remember()
  })
  clear.addEventListener('click', () => {
    search.value = ''
    way.value = ''
    filter()
    remember()
    search.focus()
  })
  sort.addEventListener('change', () => {
    order()
    remember()
  })
  controls.append(
    element('label', {}, 'Filter ', search),
    element('label', {}, 'Last change ', way),
    element('label', {}, 'Sort by ', sort),
    status,
  )
  if (search.value === '' && way.value === '' && sort.value === 'at') showCount(count)
  else filter()
}

/** The graph is another script, which comes only where there is one to be drawn. */
function loadPlot(box: HTMLElement) {
  const load = async () => {
    const answer = await fetch(box.dataset.plot ?? '')
    if (!answer.ok) return
    const script = document.createElement('script')
    script.textContent = await answer.text()
    document.head.append(script)
  }
  void load()
}

const AGAIN_MS = 10_000

/** What is not over yet is read again, while somebody looks at it. */
function follow(box: HTMLElement) {
  const look = async () => {
    const answer = document.hidden ? null : await fetch(location.href).catch(() => null)
    if (!answer?.ok) return void setTimeout(look, AGAIN_MS)
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const fresh = read.querySelector<HTMLElement>('[data-live]')
    if (fresh === null) return
    if (fresh.innerHTML !== box.innerHTML) box.replaceChildren(...fresh.childNodes)
    box.dataset.live = fresh.dataset.live ?? ''
    if (box.dataset.live === 'on') setTimeout(look, AGAIN_MS)
  }
  setTimeout(look, AGAIN_MS)
}

const live = document.querySelector<HTMLElement>('[data-live=on]')
if (live !== null) follow(live)

const [table, controls, plot] = [
  document.querySelector<HTMLTableElement>('table.lines'),
  document.querySelector('.controls'),
  document.querySelector<HTMLElement>('[data-plot]'),
]
if (table !== null && controls !== null) makeTable(table, controls)
if (plot !== null) loadPlot(plot)
document.documentElement.dataset.ready = 'true'
