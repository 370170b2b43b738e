import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  decodeAmounts,
  type FunctionAmounts,
  type PprofAmounts,
  ProfileError,
} from '../../src/parse/pprof.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { compareAmounts, isMoved } from '../../src/report/profile-differences.ts'
import { workloads } from '../../src/workloads/index.ts'

const FOLDER = new URL('../../fixtures/profiles/', import.meta.url)
const bytesOf = (name: string) => gunzipSync(readFileSync(new URL(`${name}.pb.gz`, FOLDER)))

/** Amounts by function, flat and cum, as `go tool pprof -top` printed them. */
function goldenOf(name: string) {
  const text = readFileSync(new URL(`${name}.golden.txt`, FOLDER), 'utf8')
  const rows = [
    ...text.matchAll(/^ *([\d]+)\w* +\S+% +\S+% +(\d+)\w* +\S+% +(.*?)(?: \(inline\))?$/gm),
  ]
  return {
    total: Number(/ of (\d+)\w* total/.exec(text)?.[1]),
    rows: rows.map(([, f, c, n]): [string, number, number] => [`${n}`, Number(f), Number(c)]),
  }
}

describe('decodeAmounts', () => {
  it.each([
    ['locks-heap-head', 'heap', 'alloc_space', 1],
    ['locks-heap-head', 'heap', 'alloc_objects', 1],
    ['heap', 'heap', 'alloc_space', 1],
    ['locks-mutex-head', 'mutex', 'delay', 1e9],
  ] as const)('adds up what go tool pprof adds up in %s (%s, %s)', (name, kind, measure, unit) => {
    const found = decodeAmounts(bytesOf(name), kind)[measure]
    const golden = goldenOf(`${name}.${measure}`)
    expect(golden.rows.length).toBeGreaterThan(20)
    expect(Math.round((found?.total ?? 0) * unit)).toBe(golden.total)
    for (const [fn, flat, cum] of golden.rows) {
      expect([fn, Math.round((found?.flat.get(fn) ?? 0) * unit)]).toEqual([fn, flat])
      expect([fn, Math.round((found?.cum.get(fn) ?? 0) * unit)]).toEqual([fn, cum])
    }
  })

  it('leaves out where the package testing itself waits, and nothing else', () => {
    const found = decodeAmounts(bytesOf('locks-block-head'), 'block').delay
    const [, flat] = goldenOf('locks-block-head.delay').rows.find(
      ([name]) => name === 'sync.(*Mutex).Lock',
    ) ?? ['', 0]
    expect(flat).toBeGreaterThan(0)
    expect(Math.round((found?.total ?? 0) * 1e9)).toBe(flat)
    expect(found?.cum.has('example.com/locks.(*store).get')).toBe(true)
  })

  it('counts what passes through the focus alone', () => {
    const of = (focus?: (name: string) => boolean) =>
      decodeAmounts(bytesOf('locks-heap-head'), 'heap', focus).alloc_objects
    const focused = of((name) => name === 'example.com/locks.work')
    expect(focused?.total).toBe(of()?.cum.get('example.com/locks.work'))
    expect(of(() => false)?.total).toBe(0)
  })

  it('refuses another kind, and what is cut off', () => {
    const decode = (name: string, kind: PprofAmounts, length?: number) => () =>
      decodeAmounts(bytesOf(name).subarray(0, length), kind)
    expect(decode('locks-mutex-head', 'heap')).toThrow(/^not a heap profile: it counts contentions/)
    expect(decode('go1.25-index_join-base', 'block')).toThrow(/^not a block profile: it counts/)
    expect(decode('locks-heap-head', 'heap', 700)).toThrow(ProfileError)
  })
})

const amountsOf = (amount: number, { events = 100, isSampled = false } = {}): FunctionAmounts => {
  const all = new Map([['f', amount]])
  return {
    total: amount,
    flat: all,
    cum: all,
    stacks: all,
    events: new Map([['f', events]]),
    isSampled,
  }
}

const runsOf = (amounts: number[], more = {}, operations: number | null = 1) =>
  amounts.map((amount) => ({ amounts: amountsOf(amount, more), operations }))

describe('compareAmounts', () => {
  it('takes a run as one observation, with Student limits in each arm', () => {
    const runs = { base: runsOf([1, 2, 3]), head: runsOf([4, 5, 6]) }
    const [f] = compareAmounts(runs).functions
    // Two intervals, so t of 2 degrees at 1 - 0.025 / 2 is 6.205347; s / sqrt(n) = 1 / sqrt(3).
    // Base cannot be below zero, where its limit would be.
    const half = 6.205347 / Math.sqrt(3)
    expect(f?.cum.delta.point).toBeCloseTo(3, 12)
    expect(f?.cum.delta.low).toBeCloseTo(3 - Math.hypot(half, half), 5)
    expect(f?.cum.delta.high).toBeCloseTo(3 + Math.hypot(half, 2), 5)
    expect(f?.cum).toMatchObject({ base: 6, head: 15 })
  })

  it('divides by the operations of each run', () => {
    const runs = { base: runsOf([100, 100], {}, 10), head: runsOf([100, 100], {}, 20) }
    expect(compareAmounts(runs).functions[0]?.flat?.delta).toEqual({ point: -5, low: -5, high: -5 })
  })

  it('knows of a sample that it stands for many, also where runs agree', () => {
    const runs = (isSampled: boolean) => ({
      base: runsOf([100, 100], { events: 8, isSampled }),
      head: runsOf([120, 120], { events: 8, isSampled }),
    })
    const lowOf = (isSampled: boolean) =>
      compareAmounts(runs(isSampled)).functions[0]?.cum.delta.low
    expect(lowOf(false)).toBe(20)
    expect(lowOf(true)).toBeLessThan(0)
  })

  it('does not compare what was hardly looked at', () => {
    const runs = { base: runsOf([100], { events: 4 }), head: runsOf([200], { events: 5 }) }
    expect(compareAmounts(runs).functions).toEqual([])
  })

  it('calls no difference that is nothing beside the whole, however sure it is', () => {
    const arm = { arm: 'a', runs: 2, wallSec: 1, operations: 2, total: 2000, files: [] }
    const partOf = (point: number) => ({
      base: 0,
      head: 0,
      delta: { point, low: point, high: point },
    })
    expect(isMoved({ base: arm, head: arm }, partOf(4.9))).toBe(false)
    expect(isMoved({ base: arm, head: arm }, partOf(-5))).toBe(true)
  })
})

describe('kinds of profiles in a suite file', () => {
  const suiteOf = (url: string) => `suites:
  s:
    workload: command
    run: load
    server: { run: serve, profile: "${url}" }
    profile: { of: all, kinds: [cpu, heap] }
`
  it('need the name of the profile in the URL of a server', () => {
    const [suite] = readSuites(suiteOf('http://x/{profile}?seconds={sec}'), 'f', workloads)
    expect(suite?.profile?.kinds).toEqual(['cpu', 'heap'])
    expect(() => readSuites(suiteOf('http://x/profile'), 'f', workloads)).toThrow(
      /heap: server\.profile gives CPU profiles alone; write \{profile\}/,
    )
  })
})
