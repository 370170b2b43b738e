/** Which programs beside a run used the CPU. */
import { expect, it } from 'vitest'
import { type ProgramTimes, ProgramWatch } from '../../src/report/disturbances.ts'

/** A watch over such samples, the clock going on by `stepSec` after each. */
function watchOver(samples: [number, string, number][][], stepSec = 10) {
  let [at, nowSec] = [0, 0]
  const read = (): ProgramTimes => {
    const sample = samples[Math.min(at++, samples.length - 1)] ?? []
    return new Map(sample.map(([pid, name, cpuSec]) => [pid, { name, cpuSec }]))
  }
  const watch = new ProgramWatch(read, () => nowSec)
  return {
    busiest: () => {
      for (let i = 2; i < samples.length; i++) {
        nowSec += stepSec
        watch.sample()
      }
      nowSec += stepSec
      return watch.busiest()
    },
    reads: () => at,
    soon: () => {
      nowSec += 0.1
      watch.sample()
    },
  }
}

it('adds up what programs used since the start, by name, busiest first', () => {
  const { busiest } = watchOver([
    [
      [1, 'sshd', 500],
      [2, 'npm', 10],
    ],
    [
      [1, 'sshd', 500.1],
      [2, 'npm', 18],
      [3, 'compile', 2],
    ],
    [
      [1, 'sshd', 500.2],
      [2, 'npm', 26],
      [4, 'compile', 3],
    ],
  ])
  expect(busiest()).toEqual([
    { name: 'npm', cpuPct: 80 },
    { name: 'compile', cpuPct: 25 },
  ])
})

it('takes a pid that starts again at nothing for another process', () => {
  const { busiest } = watchOver([[[7, 'make', 90]], [[7, 'cc', 4]]])
  expect(busiest()).toEqual([{ name: 'cc', cpuPct: 40 }])
})

it('names three at most, and none that hardly does anything', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const at = (sec: number) => names.map((name, i): [number, string, number] => [i, name, i * sec])
  const { busiest } = watchOver([at(0), at(1)])
  expect(busiest().map(({ name }) => name)).toEqual(['e', 'd', 'c'])
  expect(watchOver([[[1, 'idle', 0]], [[1, 'idle', 0.2]]]).busiest()).toEqual([])
})

it('does not look again at once', () => {
  const watch = watchOver([[], []])
  watch.soon()
  expect(watch.reads()).toBe(1)
})
