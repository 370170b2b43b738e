import { describe, expect, it } from 'vitest'
import type { Reading } from '../../src/model/model.ts'
import { asksForDetail, observeServer } from '../../src/parse/readings.ts'

const reading = (cpuSec: number, more: Partial<Reading> = {}): Reading => ({
  atSec: 0,
  processes: 1,
  threads: 1,
  rssBytes: 0,
  vszBytes: 0,
  pssBytes: null,
  hugePagesBytes: null,
  minorFaults: 0,
  majorFaults: 0,
  voluntarySwitches: 0,
  involuntarySwitches: 0,
  cpuSec,
  ...more,
})

const perTransaction = (before: Reading, after: Reading) =>
  observeServer([before, after], 100).find(({ metric }) => metric === 'server-cpu/transaction')

describe("a server's CPU time per transaction", () => {
  it('is known as exactly as its clock', () => {
    const fine = { cpuStepSec: 1e-9, endedCpuSec: 0.5 }
    const seen = perTransaction(reading(1, fine), reading(1.25, fine))
    expect(seen?.value).toBe(0.0025)
    expect(seen?.resolution).toBeCloseTo(5e-12, 20)
  })

  it('and in percent of the block, one CPU being 100', () => {
    const seen = observeServer([reading(1), reading(4, { atSec: 2 })], 100)
    const share = seen.find(({ metric }) => metric === 'server-cpu-share')
    expect([share?.value, share?.resolution]).toEqual([150, 0.5])
  })

  it('in ticks: half of two of them, divided by the transactions', () => {
    expect(perTransaction(reading(1), reading(1.25))?.resolution).toBeCloseTo(1e-4, 12)
    const ticks = { cpuStepSec: 0.04 }
    expect(perTransaction(reading(1, ticks), reading(1.2, ticks))?.resolution).toBeCloseTo(2e-4, 12)
  })

  it('in ticks where a child ended meanwhile, whatever the clock', () => {
    const [before, after] = [0.5, 0.6].map((endedCpuSec) =>
      reading(1 + endedCpuSec, { cpuStepSec: 1e-9, endedCpuSec }),
    ) as [Reading, Reading]
    expect(perTransaction(before, after)?.resolution).toBeCloseTo(1e-4, 12)
  })

  it('is not told where it runs backwards: a process took its time along', () => {
    expect(observeServer([reading(2), reading(1)], 100)).toEqual([])
  })
})

it("the kernel's other counts of a server per transaction, without those that fell", () => {
  const [diskReadBytes, diskWrittenBytes] = [null, 4096]
  const disk = {
    diskReadBytes,
    diskWrittenBytes,
    runDelaySec: 2,
    migrations: null,
    ...{ numaHits: 100, numaMisses: 10 },
  }
  const before = reading(1, { minorFaults: 10, majorFaults: 3, involuntarySwitches: 9, ...disk })
  const counts = { minorFaults: 60, majorFaults: 3, voluntarySwitches: 200 }
  Object.assign(counts, {
    diskReadBytes: 500,
    diskWrittenBytes: 12_288,
    runDelaySec: 2.5,
    migrations: 7,
    numaHits: 900,
    numaMisses: 30,
    numaMoves: 5,
  })
  const seen = observeServer([before, reading(2, { ...counts, involuntarySwitches: 8 })], 100)
  const counted = seen.filter(({ metric }) =>
    /faults|switches|disk|delay|migrations|numa/.test(metric),
  )
  expect(Object.fromEntries(counted.map(({ metric, value }) => [metric, value]))).toEqual({
    'server-minor-faults/transaction': 0.5,
    'server-major-faults/transaction': 0,
    'server-voluntary-switches/transaction': 2,
    'server-disk-written/transaction': 81.92,
    'server-run-delay/transaction': 0.005,
    'numa-hits/transaction': 8,
    'numa-misses/transaction': 0.2,
  })
  const asked = ['server-run-delay', 'server-migrations', 'numa-moves'].map(
    (id) => [`${id}/transaction`, {}] as const,
  )
  for (const one of asked) expect(asksForDetail(Object.fromEntries([one]))).toBe(true)
  expect(asksForDetail({ '*': {}, 'numa-main-mean': {}, 'server-cpu/transaction': {} })).toBe(false)
  expect(observeServer([before, reading(2, counts)], null).map(({ metric }) => metric)).toEqual([
    'server-cpu',
  ])
})
