import { expect, it } from 'vitest'
import { judgeTable } from '../../src/stats/table.ts'
import { pairedSample } from './paired-sample.ts'

const looks = [{ rounds: 12, weight: 1 }]
const near = (value: number) => Array.from({ length: 12 }, (_, i) => value * (1 + (i % 5) / 1000))
const row = (contrast: string, metric: string, head: number, more = {}) =>
  pairedSample({ contrast, metric, base: near(100), head: near(head), ...more })

const words = (control: number) => {
  const samples = [
    row('refs', 'latency-mean', 150),
    row('refs', 'tps', 150, { better: 'higher' }),
    row('variants@head:a:b', 'latency-mean', 100),
    row('aa', 'latency-mean', control, { role: 'control', benchmark: 'write' }),
  ]
  const { value, problems } = judgeTable(samples, { alpha: 0.05, seed: 'seed', looks, final: true })
  return { words: value.slice(0, 3).map(({ verdict }) => verdict.word), problems }
}

it('an arm that equals itself takes nothing back', () => {
  expect(words(100)).toEqual({ words: ['regressed', 'improved', 'equivalent'], problems: [] })
})

it('an arm that differs from itself: nothing is said of that metric in any contrast', () => {
  const found = words(120)
  expect(found.words).toEqual(['withheld', 'improved', 'withheld'])
  expect(found.problems).toMatchObject([{ code: 'control-moved', where: 'aa' }])
})
