/** Gating rows whose contrasts share an arm: which of their sides are one series. */
import type { PairedSample } from '../model/model.ts'
import { type Armed, byLabels, labelsOf } from '../stats/flips/labels.ts'
import type { Leans } from '../stats/flips/step-down.ts'
import type { Evidence } from './evidence.ts'

type Side = 'base' | 'head'
const SIDES: Side[] = ['base', 'head']

/** A series of numbers that rows have as a side: what it is, by round, and whose side it is. */
type Node = { values: (number | null)[]; rows: Set<number>; isSplit: boolean }

const nodeKey = (sample: PairedSample, side: Side): string | null =>
  sample.sides === undefined
    ? null
    : JSON.stringify([sample.metric, sample.unit, sample.sides[side]])

/**
 * Series by key. One whose rows do not agree on a number (a mean over other benchmarks, say) is not
 * one series: it is left out, and its rows share nothing there.
 */
function nodesOf(samples: readonly PairedSample[]): Map<string, Node> {
  const nodes = new Map<string, Node>()
  samples.forEach((sample, i) => {
    for (const side of SIDES) {
      const key = nodeKey(sample, side)
      if (key === null) continue
      const node = nodes.get(key) ?? { values: [], rows: new Set(), isSplit: false }
      sample[side].forEach((value, round) => {
        const known = node.values[round] ?? null
        if (known !== null && value !== null && known !== value) node.isSplit = true
        node.values[round] = known ?? value
      })
      node.rows.add(i)
      nodes.set(key, node)
    }
  })
  return nodes
}

/** Rows that series in common connect, each row in one group. */
function groupsOf(count: number, nodes: readonly Node[]): number[] {
  const groups = Array.from({ length: count }, (_, i) => i)
  for (const { rows } of nodes) {
    const [first] = rows
    for (const i of rows) {
      const [from, to] = [groups[i]!, groups[first!]!]
      groups.forEach((group, j) => {
        if (group === from) groups[j] = to
      })
    }
  }
  return groups
}

const isUsable = (value: number | null, kind: Evidence['kind']) =>
  value !== null && Number.isFinite(value) && (kind === 'difference' || value > 0)

/** By round, on the scale of the row's differences; NaN where there is no number for that. */
function onScale(values: readonly (number | null)[], { kind, row }: Evidence): Float64Array {
  const scaled = (value: number) => (kind === 'ratio' ? Math.log(value) : value)
  return Float64Array.from(row, (_, round) => {
    const value = values[round] ?? null
    return isUsable(value, kind) ? scaled(value!) : Number.NaN
  })
}

/**
 * The leans of a family in which contrasts share an arm: labels of arms are exchanged, not signs.
 * Null: no two rows share a side, and signs are the same thing.
 */
export function leansOfShared(evidence: readonly Evidence[], seed: string): Leans | null {
  const samples = evidence.map(({ sample }) => sample)
  const nodes = [...nodesOf(samples)].filter(([, { isSplit }]) => !isSplit)
  if (nodes.every(([, { rows }]) => rows.size < 2)) return null
  const known = new Map(nodes)
  const groups = groupsOf(
    samples.length,
    nodes.map(([, node]) => node),
  )
  const labelled = new Map<number, Map<string, number>>()
  const labelIn = (group: number, key: string): number => {
    const labels = labelled.get(group) ?? new Map<string, number>()
    labelled.set(group, labels)
    const label = labels.get(key) ?? labels.size
    labels.set(key, label)
    return label
  }
  const placed = evidence.map(({ sample }, i) => {
    const keyOf = (side: Side) => {
      const key = nodeKey(sample, side)
      return key !== null && known.has(key) ? key : `${i} ${side}`
    }
    const group = groups[i]!
    return { group, base: labelIn(group, keyOf('base')), head: labelIn(group, keyOf('head')) }
  })
  const rows = placed.map((one, i): Armed => {
    const { sample } = evidence[i]!
    const keys = [...labelled.get(one.group)!.keys()]
    const values = keys.map((key, label) => {
      const own = label === one.base ? sample.base : label === one.head ? sample.head : null
      return onScale(own ?? known.get(key)?.values ?? [], evidence[i]!)
    })
    return { row: evidence[i]!.row, ...one, values }
  })
  const most = rows.reduce((top, { values }) => Math.max(top, values.length), 0)
  const rounds = rows.reduce((top, { row }) => Math.max(top, row.length), 0)
  return byLabels(rows, labelsOf(seed, most, rounds))
}
