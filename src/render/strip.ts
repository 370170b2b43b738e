/**
 * An interval as a strip of characters against zero and its margin, for where no picture can be.
 * Only characters of WGL4, which the fixed-width fonts of all systems have, so that the strips of
 * a table stand below each other everywhere.
 */
import type { RowView } from './document.ts'

/** Characters on either side of zero. */
const ARM = 9

/** Over strips that stand below each other. */
export const STRIP_TITLE = `${'smaller'.padStart(ARM)}│${'larger'.padEnd(ARM)}`

/** `·` outside of the margin, `░` inside of it, `│` zero, `═` the interval, `●` the estimate. */
const DRAWN = { far: '·', near: '░', zero: '│', inside: '═', crossing: '╪', point: '●' } as const

export type Scale = { unitPct: number; endPct: number }

type Three = [low: number, point: number, high: number]

type Drawable = Pick<RowView, 'change' | 'interval'> & {
  comparison: Pick<RowView['comparison'], 'marginPct'>
}

/** Where no row has a margin. */
const NO_MARGIN_PCT = 1
/** The strip reaches at least so many margins far. */
const LEAST_MARGINS = 3

export const isDrawn = ({ change, interval }: Drawable) => change !== null && interval !== null

/**
 * One scale for the rows of a table: linear near the smallest margin, logarithmic far from it
 * (asinh), so that 0.5 % and 500 % have room in the same strip.
 */
export function scaleOf(rows: readonly Drawable[]): Scale {
  const margins = rows.map(({ comparison }) => comparison.marginPct).filter((pct) => pct > 0)
  const unitPct = margins.reduce((least, pct) => Math.min(least, pct), margins[0] ?? NO_MARGIN_PCT)
  const far = rows
    .filter(isDrawn)
    .flatMap(({ change }) => [change!.low, change!.high])
    .filter(Number.isFinite)
  const most = far.reduce((size, pct) => Math.max(size, Math.abs(pct)), LEAST_MARGINS * unitPct)
  return { unitPct, endPct: most }
}

/** Place of a change from -1 over zero to 1; what is further away than the scale is at its end. */
export function shareAlong(pct: number, { unitPct, endPct }: Scale): number {
  const share = Math.asinh(pct / unitPct) / Math.asinh(endPct / unitPct)
  return Math.max(-1, Math.min(1, share))
}

/** Place of a change in the strip, 0 to 2 * ARM. */
function placeOf(pct: number, scale: Scale): number {
  const place = Math.round(ARM * shareAlong(pct, scale))
  // What is not zero never stands on it.
  return ARM + (place === 0 ? Math.sign(pct) : place)
}

/**
 * Places of an interval and its estimate. Of three places or more, the estimate must not hide an
 * end, as if the interval had no such side: it gives way by one place. It stays on its side of zero
 * and of the margin, and the ends stay where they are.
 */
function placesOf(three: Three, scale: Scale, margin: number): Three {
  const [low, point, high] = three.map((pct) => placeOf(pct, scale)) as Three
  const isHiding = (end: number, pct: number) => point === end && pct !== three[1]
  const isOneSided = isHiding(low, three[0]) || isHiding(high, three[2])
  if (high - low < 2 || !isOneSided) return [low, point, high]
  const inside = Math.max(low + 1, Math.min(high - 1, point))
  const isFar = (place: number) => Math.abs(place - ARM) > margin
  const isSameSide = Math.sign(inside - ARM) === Math.sign(point - ARM)
  return [low, isSameSide && isFar(inside) === isFar(point) ? inside : point, high]
}

/** `····═●══··░│░········`; null: the row has no interval. */
export function stripOf(row: Drawable, scale: Scale): string | null {
  const { change, comparison } = row
  if (change === null || !isDrawn(row) || Number.isNaN(change.point)) return null
  const margin = comparison.marginPct === 0 ? 0 : placeOf(comparison.marginPct, scale) - ARM
  const three: Three = [change.low, change.point, change.high]
  const [low, point, high] = placesOf(three, scale, margin)
  const drawn = (place: number): string => {
    if (place === point) return DRAWN.point
    const isInside = place >= low && place <= high
    if (place === ARM) return isInside ? DRAWN.crossing : DRAWN.zero
    if (isInside) return DRAWN.inside
    return Math.abs(place - ARM) <= margin ? DRAWN.near : DRAWN.far
  }
  return Array.from({ length: 2 * ARM + 1 }, (_, place) => drawn(place)).join('')
}
