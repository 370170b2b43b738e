import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ParsedTrial, Plan } from '../../src/model/model.ts'
import { type Collection, collectionSeriesSchema } from '../../src/model/trial.ts'
import { gctrace } from '../../src/parse/gctrace.ts'
import { jvmGc } from '../../src/parse/jvm.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { collectionLines } from '../../src/render/spread.ts'
import { collectCollections, collectionsOf } from '../../src/report/histograms.ts'
import { workloads } from '../../src/workloads/index.ts'

const capture = (path: string) => readFileSync(`fixtures/parsers/${path}.txt`, 'utf8')

describe('each collection of a log', () => {
  it('of Go: times and sizes as printed, whatever stands around them', () => {
    const line =
      'log line gc 7 @1.234s 2%: 0.015+1.5+0.004 ms clock, 0.03+0.2/0.7/0.1+0.008 ms cpu, ' +
      '4->5->1 MB, 6 MB goal, 0 MB stacks, 0 MB globals, 8 P\nmore\n'
    expect(gctrace.collections?.(line)).toEqual<Collection[]>([
      {
        atSec: 1.234,
        pausesSec: [15e-6, 4e-6],
        concurrentSec: 1.5e-3,
        markCpuSec: 1e-3,
        assistSec: 0.2e-3,
        startBytes: 4 * 2 ** 20,
        liveBytes: 2 ** 20,
        goalBytes: 6 * 2 ** 20,
      },
    ])
  })

  it.each(['go1.26', 'server-go126-t20', 'made-go1.18'])('of Go, as its sums say: %s', (name) => {
    const text = capture(`gctrace/${name}`)
    const all = gctrace.collections?.(text) ?? []
    const { value } = gctrace.parse(text)
    const seen = (metric: string) => value.find((one) => one.metric === metric)?.value
    const sum = (of: (one: Collection) => number) => all.reduce((total, one) => total + of(one), 0)
    expect(all.length).toBeGreaterThan(2)
    expect(sum((one) => one.markCpuSec ?? 0)).toBeCloseTo(seen('gc-mark-cpu-total') ?? -1, 9)
    expect(sum((one) => one.concurrentSec ?? 0)).toBeCloseTo(seen('gc-mark-wall-total') ?? -1, 9)
    expect(Math.max(...all.map((one) => one.assistSec ?? 0))).toBe(seen('gc-mark-assist-max'))
    expect(Math.max(...all.map((one) => one.goalBytes ?? 0))).toBe(seen('gc-heap-goal-max'))
  })

  it.each(['jdk17-g1', 'jdk25-g1-uptime', 'jdk25-zgc', 'jdk17-shenandoah', 'jdk25-serial'])(
    'of a JVM, as its sums say: %s',
    (name) => {
      const text = capture(`jvm-gc/${name}`)
      const all = jvmGc.collections?.(text) ?? []
      const { value } = jvmGc.parse(text)
      const seen = (metric: string) => value.find((one) => one.metric === metric)?.value
      const pauses = all.flatMap(({ pausesSec }) => pausesSec)
      const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
      expect(all).toHaveLength(seen('gc-cycles') ?? -1)
      expect(pauses).toHaveLength(seen('gc-pauses') ?? -1)
      expect(sum(pauses)).toBeCloseTo(seen('gc-pause-total') ?? -1, 9)
      const concurrent = sum(all.map(({ concurrentSec }) => concurrentSec ?? 0))
      expect(concurrent).toBeCloseTo(seen('gc-concurrent-total') ?? -1, 9)
      const times = all.map(({ atSec }) => atSec ?? -1)
      expect(times.every((atSec, i) => atSec >= (times[i - 1] ?? 0))).toBe(true)
    },
  )

  it('of a JVM: heap before, after and committed of its first young collection', () => {
    const [first] = jvmGc.collections?.(capture('jvm-gc/jdk17-g1')) ?? []
    const line = /GC\(0\) Pause .* (\d+)M->(\d+)M\((\d+)M\)/.exec(capture('jvm-gc/jdk17-g1'))
    const [before, after, committed] = (line ?? []).slice(1).map((mb) => Number(mb) * 2 ** 20)
    expect(first).toMatchObject({ startBytes: before, liveBytes: after, goalBytes: committed })
  })
})

const [suite] = readSuites(
  'suites: { s: { workload: command, run: x, parse: { stderr: gctrace } } }',
  '.gcbench.yml',
  workloads,
)
const plan = {
  suite,
  targets: [{ id: 't', unit: 'x', settings: { name: 's' } }],
} as unknown as Plan
const trial = (arm: string, round: number, stderr: string, status = 'ok') =>
  ({
    record: { trial: { round, arm, target: 't', attempt: 0 }, status, outputs: { stderr } },
  }) as unknown as ParsedTrial
const trials = [
  trial('base', 0, capture('gctrace/server-nogt126-t20')),
  trial('head', 0, capture('gctrace/server-go126-t20')),
  trial('head', 1, capture('gctrace/server-gt125-t20')),
  trial('head', 2, capture('gctrace/server-gt125-t20'), 'failed'),
  trial('base', 1, 'no line of it'),
]

describe('the collections of a run', () => {
  it('every one of every trial, as the report keeps them', () => {
    const [base, head] = collectCollections(plan, trials)
    expect(base?.rounds.map(({ round }) => round)).toEqual([0])
    expect(head?.rounds.map(({ round }) => round)).toEqual([0, 1])
    expect(collectionSeriesSchema.parse(head)).toEqual(head)
    const read = gctrace.collections?.(capture('gctrace/server-nogt126-t20')) ?? []
    const kept = collectionsOf(base!)
    expect(kept).toHaveLength(read.length)
    for (const [at, one] of read.entries()) {
      expect(kept[at]?.pausesSec).toEqual(one.pausesSec.map((sec) => expect.closeTo(sec, 9)))
      expect(kept[at]?.goalBytes).toBe(one.goalBytes)
      expect(kept[at]?.markCpuSec).toBeCloseTo(one.markCpuSec ?? -1, 9)
    }
  })

  it('of very many one in so many, and it says so', () => {
    const [base, head] = collectCollections(plan, trials, 50)
    expect([base?.every, head?.every]).toEqual([3, 3])
    const count = collectionsOf(base!).length + collectionsOf(head!).length
    expect(count).toBeLessThanOrEqual(52)
    const [first] = collectionLines(base!, head!, [['a'], ['b']])
    expect(first).toBe('one collection in 3 of each trial is shown')
  })

  it('beside each other, in less than a hundred lines', () => {
    const [base, head] = collectCollections(plan, trials)
    const lines = collectionLines(base!, head!, [['classic'], ['greentea']])
    expect(lines.length).toBeLessThan(100)
    const text = lines.join('\n')
    const longest = Math.max(...collectionsOf(base!).map((one) => Math.max(...one.pausesSec)))
    expect(text).toMatch(new RegExp(`pause longest +${(longest * 1e3).toPrecision(4)} ms`))
    for (const title of ['mark CPU p99', 'heap at start', 'live heap', 'goal', 'longest assist']) {
      expect(text).toContain(title)
    }
  })

  it('nothing that was not told: no marking of a JVM, no line without a collection', () => {
    const packed = (collections: string) => ({
      benchmark: 'b',
      arm: 'a',
      every: 1,
      rounds: [{ round: 0, collections }],
    })
    const sides: [string[], string[]] = [['a'], ['b']]
    expect(collectionLines(packed(''), packed(''), sides)).toEqual([])
    const text = collectionLines(packed('1000:5+7:-:-:-:-:-:-'), packed(''), sides).join('\n')
    expect(text).not.toMatch(/mark CPU|goal|concurrent/)
    expect(text).toMatch(/pause longest +7\.000 µs +-/)
  })
})
