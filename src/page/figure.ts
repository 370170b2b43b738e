/**
 * Plots of the page: a plot with title and legend, drawn when it comes into view.
 */
import { type PlotOptions, plot } from '@observablehq/plot'
import { type ElementChild, element } from './element.ts'

// Plots are drawn when they come into view: a page of many opens as fast as one of none.

/** Once, when the box comes into view; at once before it is printed. */
export function whenSeen(box: Element, draw: () => void) {
  let isDrawn = false
  const once = () => {
    if (isDrawn) return
    isDrawn = true
    watcher.disconnect()
    draw()
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once()
    },
    { rootMargin: '200px' },
  )
  watcher.observe(box)
  addEventListener('beforeprint', once)
}

// Compressed texts of the page, by the id of their element.

export async function unpackText(id: string): Promise<string> {
  const text = document.getElementById(id)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

// A plot with title, text alternative and legend.

/** Colours by what they mean; the style of the page gives them for light and dark. */
export const INK = {
  base: 'var(--base)',
  head: 'var(--head)',
  better: 'var(--better)',
  worse: 'var(--worse)',
  unsure: 'var(--unsure)',
  margin: 'var(--margin)',
  range: 'var(--range)',
  faint: 'var(--faint)',
  rule: 'var(--rule)',
} as const

/** Ticks of a log scale: its powers of ten; four of any kind where there is no more than one. */
export function logTicks(values: number[]): number[] | number {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const from = Math.ceil(Math.log10(low) - 0.01)
  const count = Math.max(0, Math.floor(Math.log10(high) + 0.01) - from + 1)
  return count < 2 ? 4 : Array.from({ length: count }, (_, at) => 10 ** (from + at))
}

export type LegendItem = {
  label: string
  shape: 'dot' | 'ring' | 'square' | 'band' | 'line' | 'dash' | 'cross'
  ink: string
}

const SVG = 'http://www.w3.org/2000/svg'

const SHAPES: Record<LegendItem['shape'], [string, Record<string, string>]> = {
  dot: ['circle', { cx: '7', cy: '6', r: '4' }],
  ring: ['circle', { cx: '7', cy: '6', r: '4', fill: 'none', 'stroke-width': '2' }],
  square: ['rect', { x: '3', y: '2', width: '8', height: '8' }],
  band: ['rect', { x: '0', y: '1', width: '14', height: '10', stroke: 'none' }],
  line: ['path', { d: 'M0 6H14', 'stroke-width': '2' }],
  dash: ['path', { d: 'M0 6H14', 'stroke-width': '1.5', 'stroke-dasharray': '3 3' }],
  cross: ['path', { d: 'M4 3L10 9M10 3L4 9', 'stroke-width': '2' }],
}

function swatch({ shape, ink }: LegendItem): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const [tag, attributes] = SHAPES[shape]
  const drawn = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries({
    viewBox: '0 0 14 12',
    width: '14',
    height: '12',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value)
  for (const [name, value] of Object.entries({ fill: ink, stroke: ink, ...attributes }))
    drawn.setAttribute(name, value)
  svg.append(drawn)
  return svg
}

const legendOf = (items: LegendItem[]) =>
  element(
    'ul',
    { class: 'keys' },
    ...items.map((item) => element('li', {}, swatch(item), ` ${item.label}`)),
  )

export type Drawing = {
  title: string
  /** What it shows, for who cannot see it. */
  about: string
  legend?: LegendItem[]
  note?: string
  /** Options of the plots, for a width in pixels, the topmost first. */
  plots: ((width: number) => PlotOptions)[]
  isWide?: boolean
}

const MARGINS = { marginLeft: 56, marginRight: 16, marginTop: 28, marginBottom: 34 }

/** Inside of a picture there is nothing to be named: what Plot calls a group is its class. */
function nameByClass(group: Element): void {
  group.setAttribute('class', (group.getAttribute('aria-label') ?? '').replaceAll(' ', '-'))
  group.removeAttribute('aria-label')
}

/** A plot whose style is the page's own: what it brings along the policy of the page refuses. */
export function drawPlot(options: PlotOptions, label: string): Element {
  const drawn = plot({ ...MARGINS, className: 'plot', ariaLabel: label, ...options })
  for (const style of drawn.querySelectorAll('style')) style.remove()
  // Under a pointer Plot draws the group of the tip again, with its name.
  const unname = () => drawn.querySelectorAll('g[aria-label]').forEach(nameByClass)
  new MutationObserver(unname).observe(drawn, { childList: true, subtree: true })
  unname()
  const svg = drawn instanceof SVGElement ? drawn : drawn.querySelector('svg')
  svg?.setAttribute('role', 'img')
  return drawn
}

function emptyFigure({ title, legend = [], note, isWide = false }: Drawing): HTMLElement {
  const children: ElementChild[] = [
    element(
      'figcaption',
      {},
      element('strong', {}, title),
      note ? element('span', {}, note) : null,
    ),
    legend.length > 0 ? legendOf(legend) : null,
  ]
  return element('figure', { class: isWide ? 'wide' : '' }, ...children)
}

/** Room for what a figure has around its plot. */
const AROUND = 34

/**
 * Appends figures and draws into them: how wide each is, is known when all of them stand in the
 * page.
 */
export function appendFigures(box: Element, drawings: Drawing[]) {
  const figures = drawings.map(emptyFigure)
  box.append(...figures)
  const widths = figures.map((figure) => Math.max(240, Math.floor(figure.clientWidth) - AROUND))
  for (const [at, { title, about, plots }] of drawings.entries()) {
    const drawn = plots.map((options, place) => {
      const width = widths[at] ?? 240
      return drawPlot({ width, ...options(width) }, place === 0 ? `${title}. ${about}` : title)
    })
    figures[at]?.append(...drawn)
  }
}
