import { describe, expect, test } from 'vitest'
import {
  armPermutations,
  exponential,
  normal,
  type Random,
  random,
} from '../../src/stats/random.ts'
import { type ArmRow, armNull, stepDown, testStatistic } from '../../src/stats/test.ts'

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Three arms by round; the rows compare arms 1 and 2 with arm 0. */
const threeArms = (rounds: number, stream: Random, effects = [0, 0, 0]) =>
  effects.map((effect) =>
    Float64Array.from({ length: rounds }, () => effect + exponential(stream) + normal(stream)),
  )

const rowsOf = (values: Float64Array[]): ArmRow[] =>
  [1, 2].map((head) => ({
    ...{ group: 0, base: 0, head, values },
    differences: values[head]!.map((value, round) => value - values[0]![round]!),
  }))

const sizeOf = (row: Float64Array) => Math.abs(testStatistic(row, 0))
const statisticsOf = (rows: readonly ArmRow[]) => rows.map(({ differences }) => sizeOf(differences))

/** The difference of a round after its values have been given to other labels. */
const relabelled = (
  values: Float64Array[],
  order: readonly number[],
  round: number,
  head: number,
) => values[order[head]!]![round]! - values[order[0]!]![round]!

describe('labels', () => {
  test('the first pattern is as it was seen, each order is as frequent, rounds keep theirs', () => {
    const { count, at } = armPermutations('seed', 3, 6)
    expect(at.map((ranks) => ranks.map((labels) => labels[0]))).toEqual(Array(6).fill([0, 1, 2]))
    for (const ranks of at) {
      const found = Map.groupBy(Array(count).keys(), (b) => ranks.map((labels) => labels[b]).join())
      expect([...found.keys()].sort()).toEqual(ORDERS.map(String).sort())
      // A sixth of them, within four standard errors.
      for (const patterns of found.values()) {
        expect(Math.abs(patterns.length - count / 6)).toBeLessThan(96)
      }
    }
    expect(armPermutations('seed', 3, 2).at).toEqual(at.slice(0, 2))
    expect(armPermutations('other', 3, 2).at).not.toEqual(at.slice(0, 2))
  })
})

describe('statistics under permuted arms', () => {
  test('of every pattern: those of the differences after the exchange', () => {
    const values = threeArms(9, random('patterns'), [0, 0.3, 1])
    const [first, second] = rowsOf(values) as [ArmRow, ArmRow]
    // Rounds 2 and 5 have no number of arm 2: there, arms 0 and 1 may be exchanged.
    for (const round of [2, 5]) {
      values[2]![round] = Number.NaN
      second.differences[round] = Number.NaN
    }
    const labels = armPermutations('seed', 3, 9)
    const family = armNull([first, second], labels)
    const alone = [0, 1].map((i) => family.maxima([i], 0, labels.count)!)
    const both = family.maxima([0, 1], 0, labels.count)!
    for (let b = 0; b < labels.count; b += 5) {
      const row = [1, 2].map((head) =>
        Float64Array.from({ length: 9 }, (_, round) => {
          const order = labels.at[round]!.map((ranked) => ranked[b]!)
          const present = order.filter((label) => !Number.isNaN(values[label]![round]))
          if (present.length === 3) return relabelled(values, order, round, head)
          return head === 2
            ? Number.NaN
            : values[present[1]!]![round]! - values[present[0]!]![round]!
        }),
      )
      const known = row.map((one) => sizeOf(one))
      expect(both[b]).toBeCloseTo(Math.max(...known), 10)
      // A row alone connects two arms: their order among themselves is a sign.
      const turned = first.differences.map((d, round) => {
        const order = labels.at[round]!.map((ranked) => ranked[b]!)
        return order.indexOf(1) < order.indexOf(0) ? -d : d
      })
      expect(alone[0]![b]).toBeCloseTo(sizeOf(turned), 10)
    }
  })

  test('the share of patterns is that of all orders of five rounds, counted out', () => {
    const stream = random('counted out')
    for (let table = 0; table < 5; table++) {
      const values = threeArms(5, stream, [0, 0, table / 3])
      const rows = rowsOf(values)
      const lean = Math.max(...statisticsOf(rows))
      let asFar = 0
      for (let code = 0; code < 6 ** 5; code++) {
        const orders = Array.from({ length: 5 }, (_, i) => ORDERS[Math.floor(code / 6 ** i) % 6]!)
        const most = [1, 2].map((head) =>
          sizeOf(Float64Array.from(orders, (order, i) => relabelled(values, order, i, head))),
        )
        if (Math.max(...most) > lean - 1e-9) asFar++
      }
      const labels = armPermutations(`counted out ${table}`, 3, 5)
      const members = statisticsOf(rows).map((statistic) => ({ statistic, candidate: true }))
      const { critical } = stepDown(members, armNull(rows, labels), 0)[0]!
      const share = asFar / 6 ** 5
      const error = Math.sqrt((share * (1 - share)) / labels.count)
      expect(Math.abs(critical.adjustedP(lean) - share)).toBeLessThan(4 * error)
    }
  })

  test('a row that was rejected does not lend its arm to the others', () => {
    const values = threeArms(12, random('fell'), [0, 1.6, 30])
    const rows = rowsOf(values)
    const labels = armPermutations('fell', 3, 12)
    const family = armNull(rows, labels)
    const members = statisticsOf(rows).map((statistic) => ({ statistic, candidate: true }))
    const found = stepDown(members, family, 200)
    expect(found[1]!.rejected).toBe(true)
    expect(found[0]!.critical.value()).toBeCloseTo(
      family.maxima([0], 0, labels.count)!.sort()[labels.count - 201]!,
      6,
    )
  })
})
