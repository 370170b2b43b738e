import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  decodeAmounts,
  type FunctionAmounts,
  type PprofAmounts,
  ProfileError,
  SwitchReader,
  TraceReader,
} from '../../src/parse/pprof.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { compareAmounts, isMoved, longestOf } from '../../src/report/profile-differences.ts'
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

/** An event as `go tool trace -d=parsed` prints it, and the functions at which it happened. */
const event = (words: string, stack: string[] = [], title = 'Stack=') =>
  `M=5 P=1 G=7 ${words}\n` +
  (stack.length === 0
    ? ''
    : `${title}\n${stack.map((name) => `\t${name} @ 0x47896a\n\t\t/go/x.go:379\n`).join('')}\n`)

const transition = (atNs: number, id: number, change: string, stack?: string[]) =>
  event(`StateTransition Time=${atNs} GoID=${id} ${change} Reason="sync"`, stack)

const range = (atNs: number, end: 'Begin' | 'End', name: string, scope: string) =>
  event(
    `Range${end} Time=${atNs} Name="${name}" Scope=${scope}`,
    end === 'End' ? [] : ['runtime.traceLocker.GCMarkAssistStart', 'runtime.mallocgc', 'main.make'],
  )

describe('TraceReader', () => {
  const text = [
    'M=-1 P=-1 G=-1 Sync Time=1 N=1 Trace=1 Mono=1 Wall=2026-11-28T19:06:37.7Z\n',
    // Waits for 3 ms, and 1 ms longer for a CPU.
    transition(1e6, 7, 'Running->Waiting', ['sync.(*Mutex).Lock', 'main.get']),
    transition(4e6, 7, 'Waiting->Runnable', ['sync.(*Mutex).Unlock', 'main.put']),
    transition(5e6, 7, 'Runnable->Running'),
    // Of the runtime itself, of the package testing, and without an end.
    transition(1e6, 8, 'Running->Waiting', ['runtime.gopark', 'runtime.bgsweep']),
    transition(1e6, 9, 'Running->Waiting', ['runtime.chanrecv1', 'testing.(*B).run']),
    transition(9e6, 8, 'Runnable->Running'),
    transition(9e6, 9, 'Runnable->Running'),
    transition(9e6, 7, 'Running->Syscall', ['syscall.Read', 'main.get']),
    range(10e6, 'Begin', 'GC mark assist', 'Goroutine(7)'),
    range(10.5e6, 'Begin', 'GC incremental sweep', 'Proc(1)'),
    range(11e6, 'End', 'GC incremental sweep', 'Proc(1)'),
    range(12e6, 'End', 'GC mark assist', 'Goroutine(7)'),
    range(13e6, 'Begin', 'GC mark assist', 'Goroutine(7)'),
    range(14e6, 'End', 'GC mark assist', 'Goroutine(7)'),
    range(13e6, 'Begin', 'stop-the-world (GC mark termination)', 'Goroutine(7)'),
    range(99e6, 'End', 'stop-the-world (GC mark termination)', 'Goroutine(7)'),
  ].join('')
  const read = (piece: number, focus?: (name: string) => boolean) => {
    const reader = new TraceReader(focus)
    for (let at = 0; at < text.length; at += piece) reader.add(text.slice(at, at + piece))
    return reader.end()
  }

  it.each([7, 1000, 100_000])('adds up waits, assists and sweeps, in pieces of %i', (piece) => {
    const { 'off-cpu': waits, assist, sweep } = read(piece)
    expect(waits?.total).toBeCloseTo(4e-3, 12)
    expect([...(waits?.stacks.keys() ?? [])]).toEqual(['main.get;sync.(*Mutex).Lock'])
    expect(assist?.total).toBeCloseTo(3e-3, 12)
    expect(assist?.longest).toBeCloseTo(2e-3, 12)
    expect(assist?.events.get('main.make')).toBe(2)
    expect([...(assist?.stacks.keys() ?? [])]).toEqual(['main.make;runtime.mallocgc'])
    expect(sweep?.longest).toBeCloseTo(0.5e-3, 12)
  })

  it('counts what passes through the focus alone, and refuses what is no trace', () => {
    const { 'off-cpu': waits, assist } = read(1000, (name) => name === 'main.make')
    expect([waits?.total, waits?.longest]).toEqual([0, 0])
    expect(assist?.total).toBeCloseTo(3e-3, 12)
    const other = new TraceReader()
    other.add('no trace\n')
    expect(() => other.end()).toThrow(ProfileError)
  })
})

describe('SwitchReader', () => {
  const at = (sec: string, what: string, thread = 7) => `my thread 1  ${thread} ${sec}: ${what}\n`
  const stack = (...frames: string[]) => `${frames.map((one) => `\t    7f0 ${one}\n`).join('')}\n`
  const kernel = (name: string) => `${name} ([kernel.kallsyms])`
  const waits = stack(
    kernel('schedule'),
    kernel('futex_wait'),
    kernel('do_syscall_64'),
    '[unknown] (/usr/lib/libc.so.6)',
    '[unknown] ([unknown])',
    'lock(char*, int) (/srv/my (db))',
  )
  const text = [
    at('1.000000000', 'context-switches: ') + waits,
    at('1.001000000', 'PERF_RECORD_SWITCH OUT         '),
    at('1.001500000', 'PERF_RECORD_SWITCH IN          ', 8),
    at('1.004000000', 'PERF_RECORD_SWITCH IN          '),
    at('2.000000000', 'context-switches: ') + stack('work (/srv/my)'),
    at('2.000000000', 'PERF_RECORD_SWITCH OUT preempt '),
    at('2.000500000', 'PERF_RECORD_SWITCH IN          '),
    at('3.000000000', 'context-switches: ') + waits,
  ].join('')
  const read = (piece: number) => {
    const reader = new SwitchReader()
    for (let i = 0; i < text.length; i += piece) reader.add(text.slice(i, i + piece))
    return reader.end()
  }

  it.each([7, 100_000])(
    'adds up what has an end, from the thread down, in pieces of %i',
    (piece) => {
      const { 'off-cpu': found, ...others } = read(piece)
      expect(others).toEqual({})
      expect(found?.longest).toBeCloseTo(3e-3, 12)
      expect(
        [...(found?.stacks ?? [])].map(([name, sec]) => [name, Math.round(sec * 1e9)]),
      ).toEqual([
        ['[my thread 1];lock(char*, int);(no symbols) libc.so.6;futex_wait', 3e6],
        ['[my thread 1];work;(waits for a CPU)', 5e5],
      ])
    },
  )

  it('refuses what is no such record', () => {
    const other = new SwitchReader()
    other.add(transition(1e6, 7, 'Running->Waiting', ['main.get']))
    expect(() => other.end()).toThrow(ProfileError)
  })
})

describe('traces of a program that lies', () => {
  const goTrace = () => new TraceReader()
  const switches = () => new SwitchReader()
  const ended = (id: number, name: string) =>
    transition(1e6, id, 'Running->Waiting', [name]) + transition(2e6, id, 'Waiting->Running')
  it.each<[string, () => { add(text: string): void }, (i: number) => string]>([
    ['a line without an end', goTrace, () => 'x'.repeat(1000)],
    [
      'a stack without an end',
      goTrace,
      (i) => (i === 0 ? transition(1, 1, 'Running->Waiting', ['a']) : '\tmain.f @ 0x1\n'),
    ],
    ['goroutines that all wait', goTrace, (i) => transition(1, i, 'Running->Waiting', ['main.f'])],
    ['stacks that all differ', goTrace, (i) => ended(i, `main.f${i}`)],
    [
      'threads that all wait',
      switches,
      (i) => `c ${i} 1.000000000: context-switches: \n\t1 f (/x)\n`,
    ],
  ])('are refused before they fill the memory: %s', (_, make, piece) => {
    const reader = make()
    const feed = () => {
      for (let i = 0; i < 1_000_000; i++) reader.add(piece(i))
    }
    expect(feed).toThrow(/too much of it to be what a program recorded/)
  })

  it('takes no more time for a longer line than its length asks for', () => {
    for (const reader of [goTrace(), switches()]) {
      for (const part of [' (', ' 1', 'GoID=1 ', 'Name="', ' @ 0x1', '1.000000000: ']) {
        const long = part.repeat(90_000 / part.length)
        const start = 'M=-1 P=-1 G=-1 StateTransition Time=1 '
        reader.add(`${long}\n\t1 ${long}\n${start}${long}\n\t${long}\n`)
      }
    }
  }, 5_000)
})

describe('longestOf', () => {
  it('takes the mean over the runs, whatever their operations', () => {
    const run = (longest: number, operations: number) => ({
      amounts: { ...amountsOf(9), longest },
      operations,
    })
    const found = longestOf({ base: [run(1, 5), run(3, 50)], head: [run(6, 1), run(6, 1)] })
    // s / sqrt(2) is 1; t of one degree at .975 is 12.7062.
    expect(found).toMatchObject({ base: 2, head: 6, delta: { point: 4 } })
    expect(found.delta.low).toBeCloseTo(4 - 12.7062, 3)
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
