/**
 * The plain rule, beside which the joint sign flips are shown: every row is tested by itself at the
 * same looks with the same spending, and Holm's correction is for the rows.
 */
import type { PairedSample } from '../../../src/model/model.ts'
import { signFlips } from '../../../src/stats/patterns.ts'
import { alphaSpending } from '../../../src/stats/schedule.ts'
import { countExtreme, rowStatistic } from '../../../src/stats/test.ts'
import { holm } from '../../../src/stats/unpaired.ts'

const ALPHA = 0.05
const patterns = signFlips('plain')

/** 1: larger, -1: smaller, 0: not called; and the rounds of the look at which a row was called. */
export type PlainWord = { word: number; rounds: number }

const differencesOf = ({ base, head }: PairedSample, rounds: number) =>
  Float64Array.from({ length: rounds }, (_, i) => {
    const [b, h] = [base[i] ?? null, head[i] ?? null]
    return b === null || h === null ? Number.NaN : Math.log(h / b)
  })

/** A run that ends with the samples and spends at `looks` as it would if that were known. */
export function plainWords(samples: PairedSample[], looks: readonly number[]): PlainWord[] {
  const rounds = samples[0]!.base.length
  const plan = {
    alpha: ALPHA,
    analyses: looks,
    roundsInBudget: () => rounds,
    partEnds: [],
    rounds,
    final: true,
  }
  const words = samples.map((): PlainWord => ({ word: 0, rounds: 0 }))
  let before = 0
  for (const look of alphaSpending(plan)) {
    const level = look.cumulativeAlpha - before
    before = look.cumulativeAlpha
    const flips = patterns(look.rounds)
    const open = words.flatMap((word, i) => (word.word === 0 ? [i] : []))
    const most = Math.floor(level * flips.count)
    const found = open.map((i) => rowStatistic(differencesOf(samples[i]!, look.rounds), 0))
    const p = found.map((row) => {
      const count = countExtreme(row, flips, most)
      return count > most ? 1 : count / flips.count
    })
    holm(p).forEach((adjusted, k) => {
      if (adjusted > level) return
      words[open[k]!] = { word: found[k]!.isPositive ? 1 : -1, rounds: look.rounds }
    })
  }
  return words
}
