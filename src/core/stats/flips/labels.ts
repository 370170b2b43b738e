/**
 * Which arm of a round has which label, where contrasts share an arm. Arms that do not differ ran
 * in an order by chance, so every order of their labels was as likely as the one that was seen.
 * Turning signs is the same thing for two arms; of three it would turn two differences at once,
 * which only noise without skew allows. One order per round, the same for all rows.
 */
import { derive } from '../random.ts'
import { BLOCK } from './flips.ts'
import { leanOf, type Row } from './scores.ts'
import { type Leans, SAME } from './step-down.ts'

/** The one that was seen among them; fewer than of signs, since a row's lean is found anew. */
const PATTERNS = 4096

/**
 * `at[round][rank][b]`: the label at that rank in pattern b; in pattern 0 every label is at its
 * own. More rounds have the patterns of fewer, and then their own.
 */
export type Labels = {
  count: number
  at: readonly (readonly Uint8Array[])[]
  /** What was read off them before: see codesOf. */
  codes: Map<string, Uint16Array>
}

function drawRound(seed: string, labels: number, round: number): Uint8Array[] {
  const stream = derive(seed, 'labels', labels, round)
  const at = Array.from({ length: labels }, (_, rank) => new Uint8Array(PATTERNS).fill(rank))
  for (let b = 1; b < PATTERNS; b++) {
    for (let rank = labels - 1; rank > 0; rank--) {
      const other = Math.floor(stream() * (rank + 1))
      const [mine, its] = [at[rank]!, at[other]!]
      const label = mine[b]!
      mine[b] = its[b]!
      its[b] = label
    }
  }
  return at
}

/** What was drawn for the last seeds: a run asks for the same patterns at every look. */
type Drawn = { at: Uint8Array[][]; codes: Labels['codes'] }
const drawn = new Map<string, Drawn>()
const SEEDS_KEPT = 8

/** The identity and 4095 random orders of so many labels a round. At most 256 labels. */
export function labelsOf(seed: string, labels: number, rounds: number): Labels {
  const key = JSON.stringify([seed, labels])
  const known: Drawn = drawn.get(key) ?? { at: [], codes: new Map() }
  const { at, codes } = known
  if (drawn.size >= SEEDS_KEPT) drawn.clear()
  drawn.set(key, known)
  while (at.length < rounds) at.push(drawRound(seed, labels, at.length))
  return { count: PATTERNS, at: at.slice(0, rounds), codes }
}

/** A row between two of several arms. Groups that share no arm have labels of the same numbers. */
export type Armed = {
  row: Row
  group: number
  /** Labels of its two arms. */
  base: number
  head: number
  /** By label and round, on the scale of the row: it is head's minus base's. NaN: none. */
  values: readonly Float64Array[]
}

/** Labels that rows connect with this row's, ascending. */
function connected(rows: readonly Armed[], { group, base }: Armed): number[] {
  const found = new Set([base])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const row of rows) {
      if (row.group !== group) continue
      if (found.has(row.base)) found.add(row.head)
      if (found.has(row.head)) found.add(row.base)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/**
 * Of the labels that are present in a round, those at two ranks, by pattern: lower times the number
 * of all labels, plus upper.
 */
function codesOf(
  labels: Labels,
  round: number,
  present: readonly number[],
  ranks: readonly [number, number],
): Uint16Array {
  const key = `${round}|${present}|${ranks}`
  const known = labels.codes.get(key)
  if (known !== undefined) return known
  const at = labels.at[round]!
  const isPresent = at.map((_, label) => present.includes(label))
  const found = Uint16Array.from({ length: labels.count }, (_, b) => {
    let [rank, lower, upper] = [0, 0, 0]
    for (const ranked of at) {
      const label = ranked[b]!
      if (!isPresent[label]) continue
      if (rank === ranks[0]) lower = label
      if (rank === ranks[1]) upper = label
      rank++
    }
    return lower * at.length + upper
  })
  labels.codes.set(key, found)
  return found
}

/** Sizes of a row's lean by pattern, found as far as they were asked for. */
type Leaned = { leans: Float64Array; known: number; extend(to: number): void }

/** The row's lean under every order of the labels in `within`. */
function leansUnder(armed: Armed, within: readonly number[], labels: Labels): Leaned {
  const { row, base, head, values } = armed
  const rounds = [...row.keys()].filter((round) => !Number.isNaN(row[round]))
  const lookUps = rounds.map((round) => {
    const present = within.filter((label) => !Number.isNaN(values[label]![round]))
    const ranks = [present.indexOf(base), present.indexOf(head)] as const
    const size = labels.at[round]!.length
    const at = (label: number) => values[label]?.[round] ?? Number.NaN
    const differences = Float64Array.from(
      { length: size * size },
      (_, code) => at(code % size) - at(Math.floor(code / size)),
    )
    return { codes: codesOf(labels, round, present, ranks), differences }
  })
  const relabelled: Row = new Float64Array(rounds.length)
  const leaned: Leaned = {
    leans: new Float64Array(labels.count),
    known: 0,
    extend(to) {
      for (let b = leaned.known; b < to; b++) {
        for (let i = 0; i < lookUps.length; i++) {
          const { codes, differences } = lookUps[i]!
          relabelled[i] = differences[codes[b]!]!
        }
        leaned.leans[b] = Math.abs(leanOf(relabelled, 0))
      }
      leaned.known = Math.max(leaned.known, to)
    },
  }
  return leaned
}

/**
 * The leans of rows whose arms are relabelled together. Rows that have fallen no longer connect
 * their arms: what differs is not exchanged any more with what may be equal.
 */
export function byLabels(rows: readonly Armed[], labels: Labels): Leans {
  const known = new Map<string, Leaned>()
  const leanedOf = (i: number, left: readonly Armed[]) => {
    const within = connected(left, rows[i]!)
    const key = `${i}|${within}`
    const found = known.get(key) ?? leansUnder(rows[i]!, within, labels)
    known.set(key, found)
    return found
  }
  return {
    count: labels.count,
    largest(left, lean, most) {
      const connecting = left.map((i) => rows[i]!)
      const leaned = left.map((i) => leanedOf(i, connecting))
      const top = new Float64Array(labels.count)
      let count = 0
      for (let from = 0; from < top.length; from += BLOCK) {
        const to = Math.min(top.length, from + BLOCK)
        for (const one of leaned) {
          one.extend(to)
          for (let b = from; b < to; b++) if (one.leans[b]! > top[b]!) top[b] = one.leans[b]!
        }
        for (let b = from; b < to; b++) if (top[b]! * SAME >= lean) count++
        if (count > most) return null
      }
      return top
    },
  }
}
