/** Two latency histograms beside each other, as lines of text. */
import { poolRounds } from '../core/collect/histograms.ts'
import { printValue } from '../core/metrics/unit.ts'
import type { HistogramSeries } from '../core/model/model.ts'
import { type Phrase, plainText } from '../core/text/phrase.ts'
import { alignRows } from '../core/text/plain.ts'

const LINES = 14
const BAR = 22
/** So much of the counts may lie beyond the first and the last line's own bounds, on each side. */
const TAIL = 0.002
const EIGHTHS = ' ▏▎▍▌▋▊▉'

const bar = (share: number, most: number) => {
  const eighths = most === 0 ? 0 : Math.round((share / most) * BAR * 8)
  const last = eighths % 8
  return '█'.repeat(Math.floor(eighths / 8)) + (last === 0 ? '' : EIGHTHS[last])
}

/** Index below which a share of the counts lies. */
function indexAt(counts: [number, number][], share: number): number {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  let below = 0
  for (const [index, count] of counts) {
    below += count
    if (below >= share * total) return index
  }
  return counts.at(-1)?.[0] ?? 0
}

type Pooled = Pick<HistogramSeries, 'unit' | 'first' | 'logStep' | 'rounds'>

const sorted = (series: Pooled) => [...poolRounds(series)].sort(([a], [b]) => a - b)

/** Share of the counts in each of the lines; what lies beyond belongs to the outer ones. */
function sharesOf(counts: [number, number][], from: number, width: number): number[] {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const shares: number[] = Array(LINES).fill(0)
  for (const [index, count] of counts) {
    const line = Math.min(LINES - 1, Math.max(0, Math.floor((index - from) / width)))
    shares[line]! += count / total
  }
  return shares
}

/**
 * Where each line begins, with the share of all that was counted in it under either arm. The rounds
 * are pooled: this is to look at, the rows of the table judge. Empty where the scales differ.
 */
export function histogramLines(
  base: Pooled,
  head: Pooled,
  sides: [Phrase, Phrase],
  title = 'latency',
): string[] {
  if (base.first !== head.first || base.logStep !== head.logStep) return []
  const both = [sorted(base), sorted(head)] as const
  if (both.some((counts) => counts.length === 0)) return []
  const from = Math.min(...both.map((counts) => indexAt(counts, TAIL)))
  const to = Math.max(...both.map((counts) => indexAt(counts, 1 - TAIL)))
  const width = Math.max(1, Math.ceil((to - from + 1) / LINES))
  const shares = both.map((counts) => sharesOf(counts, from, width))
  const most = Math.max(...shares.flat())
  const used = Math.ceil((to - from + 1) / width)
  const lower = (line: number) => base.first * Math.exp((from + line * width - 0.5) * base.logStep)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = Array.from({ length: used }, (_, line) => [
    line === 0
      ? `below ${printValue(lower(1), base.unit)}`
      : `from ${printValue(lower(line), base.unit)}`,
    ...shares.flatMap((share) => [percent(share[line]!), bar(share[line]!, most)]),
  ])
  const [left, right] = sides.map(plainText)
  const titles = [title, '', left!, '', right!]
  return alignRows([titles, ...rows], ['left', 'right', 'left', 'right', 'left'])
}
