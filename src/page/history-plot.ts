/** The graph of a history: zoom, dates, zero or not, several series, what a point is of. */
import uPlot from 'uplot'
import { shortSha } from '../model/plain.ts'
import { percentTick, printDelta, printInterval, printValue, tickOf } from '../model/unit.ts'
import type { HistoryData } from '../render/page-data.ts'
import { element } from './element.ts'

type View = 'chain' | 'values'
type Axis = 'dates' | 'commits'

/** What is seen, as the address says it; `from` and `to` are ms since 1970, null: all. */
type Seen = { view: View; axis: Axis; zero: boolean; from: number | null; to: number | null }

/**
 * A place on the axis: a commit of the chains, or a report of the plain values. `since`: when its
 * commit is on the axis, which of one that was measured again is the first time.
 */
type Place = { key: string; sha: string; at: number | null; report: string | null }
type Placed = Place & { since: number | null }
type Change = { pct: number; low: number; high: number }
/** `change`: against `base`; null: it has none, or is against no commit. */
type Dot = {
  value: number
  low: number
  high: number
  base: string | null
  change: Change | null
}
/** `commits`: in the order of the axis, where a place is of one of them. */
type Table = { places: Placed[]; xs: number[]; dots: (Dot | null)[][]; commits: string[] }

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
const inkOf = (nth: number) => colour(`series-${nth % 5}`)

function readSeen({ series }: HistoryData): Seen {
  const query = new URLSearchParams(location.search)
  const time = (name: string) => {
    const at = Date.parse(query.get(name) ?? '')
    return Number.isNaN(at) ? null : at
  }
  const hasChain = series.some(({ chain }) => chain.length > 1)
  const view = query.get('view') === 'values' || !hasChain ? 'values' : 'chain'
  return {
    view,
    axis: query.get('axis') === 'commits' ? 'commits' : 'dates',
    zero: query.has('zero') ? query.get('zero') === 'yes' : view === 'chain',
    from: time('from'),
    to: time('to'),
  }
}

function writeSeen({ view, axis, zero, from, to }: Seen) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const wanted = {
    view: view === 'values' ? view : null,
    axis: axis === 'commits' ? axis : null,
    zero: zero === (view === 'chain') ? null : zero ? 'yes' : 'no',
    from: time(from),
    to: time(to),
  }
  history.replaceState(null, '', withParts(new URL(location.href), wanted))
  // What leads on from here leads to the same view of it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-seen]'))
    link.href = String(withParts(new URL(link.href), wanted))
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-seen]'))
    for (const [name, value] of Object.entries(wanted)) {
      form.querySelector(`input[name=${name}]`)?.remove()
      if (value !== null) form.append(element('input', { type: 'hidden', name, value }))
    }
}

function withParts(url: URL, parts: Record<string, string | null>): URL {
  for (const [name, value] of Object.entries(parts))
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return url
}

function pointsOf(data: HistoryData, view: View): (Place & Dot)[][] {
  return data.series.map(({ chain, values }) =>
    view === 'chain'
      ? chain.map(({ sha, at, pct, low, high }) => {
          const base = chain[0]?.sha ?? null
          return { key: sha, sha, at, report: null, value: pct, low, high, base, change: null }
        })
      : values.map(({ sha, at, value, report, base, pct, low, high }) => {
          const place = { key: report ?? `${at} ${sha}`, sha, at, report }
          const change = pct === null || low === null || high === null ? null : { pct, low, high }
          return { ...place, value, low: value, high: value, base, change }
        }),
  )
}

/** All series on one axis: places in the order of their times, a dot or a gap at each; a commit once. */
function tableOf(data: HistoryData, { view, axis }: Seen): Table {
  const all = pointsOf(data, view)
  const known = new Map<string, Place>()
  for (const point of all.flat()) if (!known.has(point.key)) known.set(point.key, point)
  const inTime = [...known.values()]
    .filter(({ at }) => axis === 'commits' || at !== null)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
  const bySha = Map.groupBy(inTime, ({ sha }) => sha)
  const places =
    axis === 'dates'
      ? inTime.map((place): Placed => ({ ...place, since: place.at }))
      : [...bySha.values()].flatMap((own) =>
          own.map((place): Placed => ({ ...place, since: own[0]!.at })),
        )
  const commits = [...bySha.keys()]
  const stepOf = new Map(commits.map((sha, step) => [sha, step]))
  const dots = all.map((points) => {
    const byKey = new Map(points.map((point) => [point.key, point]))
    return places.map(({ key }) => byKey.get(key) ?? null)
  })
  const xs = places.map(({ at, sha }) => (axis === 'commits' ? stepOf.get(sha)! : (at ?? 0) / 1000))
  return { places, xs, dots, commits }
}

const dayOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString().slice(0, 10))

class Graph {
  plot: uPlot | null = null
  table: Table = { places: [], xs: [], dots: [], commits: [] }
  readonly info = element('div', { class: 'point-info', role: 'status' })
  readonly stage = element('div', { class: 'stage', tabindex: '0', role: 'group' })
  readonly data: HistoryData
  readonly seen: Seen

  constructor(data: HistoryData) {
    this.data = data
    this.seen = readSeen(data)
    this.stage.setAttribute(
      'aria-label',
      'Graph. Arrow keys go from commit to commit, Home and End to the first and the last, plus and minus zoom, 0 shows all; the table below has the numbers.',
    )
    this.stage.addEventListener('keydown', (event) => this.key(event))
    this.stage.addEventListener('wheel', (event) => this.wheel(event), { passive: false })
  }

  print(value: number): string {
    return this.seen.view === 'chain' ? printDelta(value) : printValue(value, this.data.unit)
  }

  draw() {
    const { data, seen } = this
    const shownKey = this.table.places[this.at]?.key
    this.table = tableOf(data, seen)
    this.plot?.destroy()
    this.plot = new uPlot(this.options(), this.columns(), this.stage)
    const end = this.table.xs.length - 1
    this.shown = [0, end]
    const same = this.table.places.findIndex(({ key }) => key === shownKey)
    this.at = same < 0 ? end : same
    this.zoomTo(this.firstSince(seen.from), this.lastUntil(seen.to))
    this.showText(this.at)
  }

  columns(): uPlot.AlignedData {
    const of = (pick: (dot: Dot) => number) => (dots: (Dot | null)[]) =>
      dots.map((dot) => (dot === null ? null : pick(dot)))
    const [value, low, high] = [of((dot) => dot.value), of((dot) => dot.low), of((dot) => dot.high)]
    return [
      this.table.xs,
      ...this.table.dots.flatMap((dots) => [value(dots), low(dots), high(dots)]),
    ]
  }

  options(): uPlot.Options {
    const { data, seen, table } = this
    const soft = colour('soft')
    const line = { stroke: colour('line'), width: 1 }
    const font = '12px system-ui, sans-serif'
    const tick = seen.view === 'chain' ? percentTick : tickOf(data.unit)
    const grid = { grid: line, ticks: line, stroke: soft, font }
    const few = Math.max(1, table.xs.length)
    return {
      width: Math.max(240, this.stage.clientWidth),
      height: this.stage.clientWidth < 500 ? 260 : 360,
      // Half the name of a tick, where the last is at the end.
      padding: [null, 42, null, null],
      legend: { show: false },
      // Days are those of UTC, as everywhere on these pages.
      tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
      cursor: { y: false, drag: { x: true, y: false, setScale: false } },
      scales: {
        x: { time: seen.axis === 'dates', range: (_, low, high) => this.along(low, high) },
        y: { range: (_, low, high) => this.range(low, high) },
      },
      axes: [
        {
          ...grid,
          space: 90,
          ...(seen.axis === 'commits' ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200] } : {}),
          values: (_: uPlot, xs: number[]) => xs.map((x) => this.nameOf(x, xs)),
        },
        { ...grid, size: 72, values: (_: uPlot, values: number[]) => values.map(tick) },
      ],
      series: [
        {},
        ...data.series.flatMap((_, nth): uPlot.Series[] => [
          {
            stroke: inkOf(nth),
            width: 1.75,
            spanGaps: true,
            points: { show: few <= 200, size: 5, fill: inkOf(nth) },
          },
          { width: 0, spanGaps: true, points: { show: false } },
          { width: 0, spanGaps: true, points: { show: false } },
        ]),
      ],
      bands:
        seen.view === 'values'
          ? []
          : data.series.map((_, nth) => ({
              series: [3 * nth + 3, 3 * nth + 2] as [number, number],
              fill: `${inkOf(nth)}33`,
            })),
      hooks: {
        drawAxes: [(plot) => this.drawMarks(plot)],
        draw: [(plot) => this.drawSingles(plot)],
        setCursor: [({ cursor }) => cursor.idx != null && this.showText(cursor.idx)],
        setSelect: [(plot) => this.select(plot)],
      },
    }
  }

  /** A tick: a commit, a day, or a time where there are several in a day. */
  nameOf(x: number, xs: readonly number[]): string {
    if (this.seen.axis === 'commits') return shortSha(this.table.commits[x] ?? '').slice(0, 8)
    const instant = new Date(1000 * x).toISOString()
    const isFine = xs.length > 1 && xs[1]! - xs[0]! < 86_400
    return isFine ? instant.slice(5, 16).replace('T', ' ') : instant.slice(0, 10)
  }

  /** Of a single place there is room on either side: a day, or a commit. */
  along(low: number | null, high: number | null): [number, number] {
    const { xs } = this.table
    const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0]
    // What uPlot asks about one time alone is years from it.
    const [from, to] = first < last ? [low ?? first, high ?? last] : [first, last]
    const half = this.seen.axis === 'dates' ? 86_400 : 1
    return from < to ? [from, to] : [from - half, to + half]
  }

  /** Zero is on the axis where that is asked for; where it is not, the page says so. */
  range(low: number | null, high: number | null): [number, number] {
    const [least, most] = [low ?? 0, high ?? 1]
    const [from, to] = this.seen.zero ? [Math.min(0, least), Math.max(0, most)] : [least, most]
    const room = to > from ? 0.08 * (to - from) : 0.1 * Math.abs(to) || 1
    const bottom = from === 0 && this.seen.view === 'values' ? 0 : from - room
    return [bottom, to + room]
  }

  /** The zero line, steps of the first curve, releases and alerts, behind the curves. */
  drawMarks(plot: uPlot) {
    const { ctx, bbox } = plot
    const { left, top, width, height } = bbox
    const rule = (from: [number, number], to: [number, number], ink: string, dash: number[]) => {
      ctx.strokeStyle = ink
      ctx.setLineDash(dash)
      ctx.beginPath()
      ctx.moveTo(...from)
      ctx.lineTo(...to)
      ctx.stroke()
    }
    ctx.save()
    ctx.lineWidth = devicePixelRatio
    ctx.textAlign = 'left'
    ctx.textBaseline = 'alphabetic'
    ctx.font = `${11 * devicePixelRatio}px system-ui, sans-serif`
    const zero = plot.valToPos(0, 'y', true)
    if (zero >= top && zero <= top + height)
      rule([left, zero], [left + width, zero], colour('soft'), [])
    let free = left
    for (const { place, ink, dash, text } of this.uprights()) {
      const x = plot.valToPos(this.table.xs[place] ?? 0, 'x', true)
      if (x < left || x > left + width) continue
      rule([x, top], [x, top + height], ink, dash)
      if (text === '' || x < free) continue
      ctx.fillStyle = ink
      ctx.fillText(text, x + 3, top + 12 * devicePixelRatio)
      free = x + ctx.measureText(text).width + 8
    }
    ctx.restore()
  }

  /** A band has no width at a series' only point: its interval is a line there. */
  drawSingles(plot: uPlot) {
    if (this.seen.view === 'values') return
    const { ctx } = plot
    for (const [nth, dots] of this.table.dots.entries()) {
      const [at, ...others] = dots.flatMap((dot, place) => (dot === null ? [] : [place]))
      if (at === undefined || others.length > 0) continue
      const { low, high } = dots[at]!
      const x = plot.valToPos(this.table.xs[at]!, 'x', true)
      const [top, bottom] = [high, low].map((end) => plot.valToPos(end, 'y', true)) as [
        number,
        number,
      ]
      const half = 4 * devicePixelRatio
      ctx.save()
      ctx.strokeStyle = inkOf(nth)
      ctx.lineWidth = 1.5 * devicePixelRatio
      ctx.setLineDash([])
      ctx.beginPath()
      for (const end of [top, bottom]) {
        ctx.moveTo(x - half, end)
        ctx.lineTo(x + half, end)
      }
      ctx.moveTo(x, top)
      ctx.lineTo(x, bottom)
      ctx.stroke()
      ctx.restore()
    }
  }

  uprights() {
    const { marks, series } = this.data
    const steps = new Set(this.seen.view === 'chain' ? series[0]?.steps : [])
    const inks = { alert: [colour('bad'), [2, 3]], release: [colour('soft'), []] } as const
    return this.table.places.flatMap(({ sha }, place) => [
      ...(steps.has(sha) ? [{ place, ink: colour('warn'), dash: [4, 4], text: '' }] : []),
      ...marks
        .filter((mark) => mark.sha === sha)
        .map(({ kind, text }) => ({ place, ink: inks[kind][0], dash: [...inks[kind][1]], text })),
    ])
  }

  firstSince(at: number | null): number {
    if (at === null) return 0
    return Math.max(
      0,
      this.table.places.findIndex(({ since }) => (since ?? 0) >= at),
    )
  }

  lastUntil(at: number | null): number {
    const { places } = this.table
    const found = at === null ? -1 : places.findLastIndex(({ since }) => (since ?? 0) <= at)
    return found < 0 ? places.length - 1 : found
  }

  zoomTo(first: number, last: number) {
    const { xs, places } = this.table
    const end = xs.length - 1
    if (end < 1) return
    const from = Math.max(0, Math.min(first, end - 1))
    const to = Math.min(end, Math.max(last, from + 1))
    const isAll = from === 0 && to === end
    this.seen.from = isAll ? null : (places[from]?.since ?? null)
    this.seen.to = isAll ? null : (places[to]?.since ?? null)
    const { at, plot } = this
    // At once: the pointer is over another commit then, and what is told of stays what it was.
    const [min, max] = this.along(xs[from]!, xs[to]!)
    plot?.batch(() => plot.setScale('x', { min, max }))
    this.shown = [from, to]
    writeSeen(this.seen)
    this.point(Math.min(Math.max(at, from), to))
  }
  shown: [number, number] = [0, 0]

  /** `times` as many commits around the one that is looked at. */
  zoomBy(times: number) {
    const [from, to] = this.shown
    const half = Math.max(1, ((to - from) * times) / 2)
    const middle = Math.min(Math.max(this.at, from), to)
    this.zoomTo(Math.round(middle - half), Math.round(middle + half))
  }

  /** The same, but what the pointer is over stays under it, unless an end is in the way. */
  zoomUnder(times: number) {
    const [from, to] = this.shown
    const least = times > 1 ? to - from + 1 : 1
    const size = Math.max(least, Math.round((to - from) * times))
    const left = Math.round((size * (this.at - from)) / (to - from))
    const first = Math.max(0, Math.min(this.at - left, this.table.xs.length - 1 - size))
    this.zoomTo(first, first + size)
  }

  pan(share: number) {
    const [from, to] = this.shown
    const wanted = Math.round((to - from) * share) || Math.sign(share)
    const by = Math.max(-from, Math.min(this.table.xs.length - 1 - to, wanted))
    this.zoomTo(from + by, to + by)
  }

  select(plot: uPlot) {
    const { left, width } = plot.select
    if (width < 4) return
    const [from, to] = [plot.posToIdx(left), plot.posToIdx(left + width)]
    plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
    this.zoomTo(from, to)
  }

  wheel(event: WheelEvent) {
    // Without a key the page scrolls, as anywhere else.
    if (!event.ctrlKey && !event.shiftKey) return
    event.preventDefault()
    if (event.shiftKey) this.pan(Math.sign(event.deltaY || event.deltaX) * 0.1)
    else this.zoomUnder(event.deltaY < 0 ? 0.8 : 1.25)
  }

  key(event: KeyboardEvent) {
    const { key, shiftKey } = event
    const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const end = this.table.xs.length - 1
    if (way !== 0 && shiftKey) this.pan(0.25 * way)
    else if (way !== 0) this.go(this.beside(way))
    else if (key === '+' || key === '=') this.zoomBy(0.5)
    else if (key === '-') this.zoomBy(2)
    else if (key === '0') this.zoomTo(0, end)
    else if (key === 'Home') this.go(0)
    else if (key === 'End') this.go(end)
    else return
    event.preventDefault()
  }

  /** The next place to the left or right; what is at the same one is told together. */
  beside(way: number): number {
    const { xs } = this.table
    let place = this.at + way
    while (this.seen.axis === 'commits' && xs[place] === xs[this.at]) place += way
    return place
  }

  at = 0
  go(place: number) {
    const at = Math.max(0, Math.min(this.table.xs.length - 1, place))
    const [from, to] = this.shown
    const width = to - from
    const half = Math.round(width / 2)
    if (at < from) {
      const first = Math.max(0, Math.min(at, from - half))
      this.zoomTo(first, first + width)
    } else if (at > to) {
      const last = Math.min(this.table.xs.length - 1, Math.max(at, to + half))
      this.zoomTo(last - width, last)
    }
    this.point(at)
  }

  /** To one that is in sight. */
  point(at: number) {
    const { plot, table } = this
    const left = plot?.valToPos(table.xs[at] ?? 0, 'x') ?? 0
    plot?.setCursor({ left, top: plot.over.clientHeight / 2 }, false)
    this.showText(at)
  }

  /** What a value is against, by the names of its releases, too. */
  against({ base, change }: Dot): string {
    if (base === null) return ''
    const tags = this.data.marks.filter(({ sha, kind }) => sha === base && kind === 'release')
    const names = [shortSha(base), ...tags.map(({ text }) => `(${text})`)].join(' ')
    if (this.seen.view === 'chain') return ` since ${names}`
    if (change === null) return ` against ${names}`
    const { pct, low, high } = change
    return ` ${printDelta(pct)} ${printInterval(low, high)} against ${names}`
  }

  numbersAt(at: number): HTMLElement[] {
    return this.data.series.flatMap(({ name }, nth) => {
      const dot = this.table.dots[nth]?.[at]
      if (dot == null) return []
      const band = this.seen.view === 'chain' ? ` ${printInterval(dot.low, dot.high)}` : ''
      const swatch = element('span', { class: `swatch s${nth % 5}` })
      const value = element('strong', {}, this.print(dot.value))
      return [element('span', {}, swatch, ` ${name} `, value, `${band}${this.against(dot)}`)]
    })
  }

  showText(at: number) {
    this.at = at
    const { places, xs } = this.table
    const place = places[at]
    if (place === undefined) return
    const author = this.data.authors[place.sha]
    const marks = this.data.marks.filter(({ sha }) => sha === place.sha)
    const reportOf = ({ report }: Place) =>
      report === null ? [] : [element('a', { href: report }, 'report')]
    // A commit that was measured again is one, with all that it was measured as.
    const all = places.flatMap((one, nth) =>
      nth === at || (this.seen.axis === 'commits' && xs[nth] === xs[at]) ? [{ one, nth }] : [],
    )
    const [first = { one: place, nth: at }, ...others] = all
    this.info.replaceChildren(
      element('a', { href: this.data.commits + place.sha }, shortSha(place.sha)),
      ` ${dayOf(first.one.at)} `,
      author === undefined ? '' : `by ${author} `,
      ...marks.map(({ text }) => `· ${text} `),
      ...reportOf(first.one),
      ...this.numbersAt(first.nth),
      ...others.flatMap(({ one, nth }) => [
        element('span', {}, `Again on ${dayOf(one.at)} `, ...reportOf(one)),
        ...this.numbersAt(nth),
      ]),
    )
  }
}

type Choice<T> = [value: T, words: string][]

function makeControls(graph: Graph): HTMLElement {
  const { seen, data } = graph
  const choice = <T extends string>(
    label: string,
    all: Choice<T>,
    now: T,
    set: (value: T) => void,
  ) => {
    const options = all.map(([value, words]) => element('option', { value }, words))
    const select = element('select', {}, ...options)
    select.value = now
    select.addEventListener('change', () => {
      set(select.value as T)
      graph.draw()
    })
    return element('label', {}, `${label} `, select)
  }
  const zero = element('input', { type: 'checkbox' })
  zero.checked = seen.zero
  zero.addEventListener('change', () => {
    seen.zero = zero.checked
    graph.draw()
  })
  const button = (words: string, label: string, act: () => void) => {
    const made = element('button', { type: 'button', 'aria-label': label, title: label }, words)
    made.addEventListener('click', act)
    return made
  }
  const views: Choice<View> = [
    ['chain', 'Chained comparisons'],
    ['values', 'Values as measured'],
  ]
  const axes: Choice<Axis> = [
    ['dates', 'Dates'],
    ['commits', 'Commits'],
  ]
  const hasChain = data.series.some(({ chain }) => chain.length > 1)
  return element(
    'div',
    { class: 'controls' },
    choice('Show', hasChain ? views : views.slice(1), seen.view, (view) => {
      seen.view = view
      seen.zero = view === 'chain'
      zero.checked = seen.zero
    }),
    choice('Axis', axes, seen.axis, (axis) => {
      seen.axis = axis
    }),
    element('label', {}, zero, ' from zero'),
    button('←', 'Earlier', () => graph.pan(-0.25)),
    button('+', 'Zoom in', () => graph.zoomBy(0.5)),
    button('−', 'Zoom out', () => graph.zoomBy(2)),
    button('→', 'Later', () => graph.pan(0.25)),
    button('All', 'Show all', () => graph.zoomTo(0, graph.table.xs.length - 1)),
    element('small', { class: 'by-mouse' }, 'Drag or Ctrl + wheel: zoom. Shift + wheel: move.'),
  )
}

function start(box: HTMLElement) {
  const data: HistoryData = JSON.parse(document.getElementById('history-data')?.textContent ?? '')
  if (data.series.every(({ values }) => values.length < 2)) return
  const graph = new Graph(data)
  box.append(makeControls(graph), graph.stage, graph.info)
  for (const still of document.querySelectorAll<HTMLElement>('.still')) still.hidden = true
  graph.draw()
  let width = graph.stage.clientWidth
  new ResizeObserver(() => {
    if (graph.stage.clientWidth === width) return
    width = graph.stage.clientWidth
    graph.draw()
  }).observe(graph.stage)
  // Paper is white, whatever the screen is.
  for (const media of ['(prefers-color-scheme: dark)', 'print'])
    matchMedia(media).addEventListener('change', () => graph.draw())
  document.documentElement.dataset.drawn = 'true'
}

const box = document.querySelector<HTMLElement>('[data-plot]')
if (box !== null) start(box)
