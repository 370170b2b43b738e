/** Flame graph of the difference: whose time per operation grew and whose shrank, by their calls. */
import { type PlotOptions, rect, text } from '@observablehq/plot'
import { printValue } from '../model/unit.ts'
import type { CallTree, PageData, PageProfile } from '../render/page-data.ts'
import { element } from './element.ts'
import { drawPlot, INK } from './figure.ts'

type Cell = {
  tree: CallTree
  name: string
  from: number
  to: number
  depth: number
  /** What the tree counts of it. */
  base: number
  head: number
}

const ROW = 20
const DEEPEST = 48
/** Pixels that a character of the plot's font takes, roughly. */
const CHARACTER = 7.2
/** Growth, as a fraction of all of base, at which the colour is full. */
const FULL = 0.05

const half = (tree: CallTree, [base, head]: [number, number]) =>
  (tree[1] / Math.max(1, base) + tree[2] / Math.max(1, head)) / 2

/** As wide as the mean of both shares, so that what vanished is seen as well as what came. */
function cellsOf(tree: CallTree, wholes: [number, number], from: number, depth: number): Cell[] {
  if (depth > DEEPEST) return []
  const [name, base, head, calls] = tree
  const own: Cell = {
    tree,
    name,
    from,
    to: from + half(tree, wholes),
    depth,
    base,
    head,
  }
  let at = from
  const below = [...calls]
    .sort((a, b) => half(b, wholes) - half(a, wholes))
    .flatMap((called) => {
      const cells = cellsOf(called, wholes, at, depth + 1)
      at += half(called, wholes)
      return cells
    })
  return [own, ...below]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** How a profile is measured out: an operation where these are known, else shares of a side. */
function readingOf({ each, wholes, of, sides }: PageProfile) {
  const [base, head] = wholes.map((whole) => Math.max(1, whole)) as [number, number]
  const takes = `As wide as its share of both sides. Red takes more of ${of}`
  const shares = (cell: Cell) => [cell.base / base, cell.head / head] as const
  const amounts = ({ base: own, head: other }: Cell) =>
    each === null ? null : ([own * each.base, other * each.head] as const)
  /** What it takes by itself, as text. */
  const own = (cell: Cell, side: 0 | 1) => {
    const amount = amounts(cell)?.[side]
    return amount === undefined ? percent(shares(cell)[side]) : printValue(amount, each?.unit ?? '')
  }
  const whole = each === null ? 1 : base * each.base
  return {
    growth(cell: Cell) {
      const [before, after] = amounts(cell) ?? shares(cell)
      return (after - before) / whole
    },
    /** `1.2 ms (30.0 %)`, of one side. */
    printed(cell: Cell, side: 0 | 1) {
      const share = percent(shares(cell)[side])
      return each === null ? share : `${own(cell, side)} (${share})`
    },
    /** It reads alike on both sides: no change, however the division of the two came out. */
    isAlike: (cell: Cell) => own(cell, 0) === own(cell, 1),
    words: `${takes}${each === null ? '' : ` per ${each.per}`} on ${sides[1]}, green less.`,
  }
}

type Reading = ReturnType<typeof readingOf>

const strengthOf = (growth: number) => 0.08 + 0.56 * Math.min(1, Math.abs(growth) / FULL)

function options(
  cells: Cell[],
  { growth, printed, isAlike }: Reading,
  [base, head]: [string, string],
  width: number,
): PlotOptions {
  const [root] = cells
  const least = ((root?.to ?? 1) - (root?.from ?? 0)) / width
  const visible = cells.filter(({ from, to }) => to - from >= 2 * least)
  const depth = Math.max(...visible.map((cell) => cell.depth))
  const ink = (cell: Cell) => (isAlike(cell) ? INK.base : growth(cell) > 0 ? INK.worse : INK.better)
  const label = ({ name, from, to }: Cell) => {
    const room = Math.floor((to - from) / least / CHARACTER) - 1
    // Folders of packages, also inside of the brackets of a generic function.
    const short = name.replaceAll(/[^\s[\],*]+\//g, '')
    return short.length <= room ? short : room < 4 ? '' : `${short.slice(0, room - 1)}…`
  }
  return {
    width,
    height: (depth + 1) * ROW + 4,
    margin: 0,
    marginTop: 2,
    marginBottom: 2,
    marginLeft: 0,
    marginRight: 0,
    x: { axis: null, domain: [root?.from ?? 0, root?.to ?? 1] },
    y: { axis: null, domain: [0, depth + 1], reverse: true },
    color: { type: 'identity' },
    marks: [
      rect(visible, {
        x1: 'from',
        x2: 'to',
        y1: 'depth',
        y2: (cell: Cell) => cell.depth + 1,
        inset: 0.5,
        fill: ink,
        fillOpacity: (cell: Cell) => strengthOf(growth(cell)),
        rx: 2,
        channels: {
          function: 'name',
          [base]: (cell: Cell) => printed(cell, 0),
          [head]: (cell: Cell) => printed(cell, 1),
        },
        tip: { format: { x: false, y: false, fill: false, fillOpacity: false } },
      }),
      text(visible, {
        x: 'from',
        y: (cell: Cell) => cell.depth + 0.5,
        text: label,
        textAnchor: 'start',
        dx: 5,
        fill: 'currentColor',
      }),
    ],
  }
}

function draw(box: Element, profile: PageProfile) {
  if (profile.tree[3].length === 0) return
  const reading = readingOf(profile)
  const figure = element('figure', { class: 'wide flame' })
  const back = element('button', { type: 'button', hidden: true }, 'Whole graph')
  const caption = element(
    'figcaption',
    {},
    element('strong', {}, 'Flame graph of the difference'),
    element('span', {}, `${reading.words} A click looks closer.`),
    back,
  )
  figure.append(caption)
  box.append(figure)
  const width = Math.max(260, Math.floor(figure.clientWidth))
  const all = cellsOf(profile.tree, profile.wholes, 0, 0)
  const show = (cells: Cell[]) => {
    figure.querySelector('.plot')?.remove()
    const about = 'Flame graph of the difference; the tables below have its numbers.'
    const drawn = drawPlot(options(cells, reading, profile.sides, width), about)
    drawn.addEventListener('click', () => {
      const { value } = drawn as Element & { value?: Cell | null }
      if (value) show(cellsOf(value.tree, profile.wholes, value.from, 0))
    })
    back.hidden = cells === all
    figure.append(drawn)
  }
  back.addEventListener('click', () => show(all))
  show(all)
}

export function drawProfiles({ profiles }: PageData) {
  for (const box of document.querySelectorAll<HTMLDetailsElement>('[data-profile]')) {
    const profile = profiles[Number(box.dataset.profile)]
    const figures = box.querySelector('.figures')
    if (profile === undefined || figures === null) continue
    const once = () => {
      if (box.open && figures.childElementCount === 0) draw(figures, profile)
    }
    box.addEventListener('toggle', once)
    // What is opened to be printed has no time for that event.
    box.addEventListener('print', once)
    once()
  }
}
