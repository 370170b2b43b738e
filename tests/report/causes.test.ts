/** The cause of a change of CPU time: only where profile and diff agree. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ProfiledFunction, TargetProfile } from '../../src/model/model.ts'
import { decodeEdited, type EditedSamples } from '../../src/parse/pprof.ts'
import { profileCause } from '../../src/report/causes.ts'

const part = (base: number, head: number, sec: number, half = sec / 4) => ({
  baseSamples: base,
  headSamples: head,
  share: { point: 0, low: 0, high: 0 },
  cpuSec: { point: sec, low: sec - Math.abs(half), high: sec + Math.abs(half) },
})

const functionOf = (name: string, flat: ProfiledFunction['flat']): ProfiledFunction => ({
  name,
  flat,
  cum: part(0, 0, 0),
})

const arm = (samples: number, operations: number | null = 1000) =>
  ({ arm: 'a', runs: 2, samples, wallSec: 1, operations, files: [] }) as TargetProfile['base']

/** Head takes 300 samples of 10 ms where base takes 200: 1 ms an operation more. */
const slower = (functions: ProfiledFunction[], { base = arm(200), head = arm(300) } = {}) => ({
  base,
  head,
  periodSec: 0.01,
  functions,
})

const copy = functionOf('runtime.duffcopy', part(6, 96, 0.0009))
const at = (samples: number, more: Partial<EditedSamples> = {}): EditedSamples => ({
  function: 'runtime.duffcopy',
  place: 'tree/scan.go:118',
  edited: 'line',
  isCaller: true,
  samples,
  ...more,
})
const onHead = (...samples: EditedSamples[]) => ({ base: [], head: [samples] })

describe('a cause', () => {
  it('is the function with most of the difference, at the line that calls it most', () => {
    const other = functionOf('tree.Scan', part(50, 60, 0.0001))
    const edited = onHead(at(70), at(20, { place: 'tree/scan.go:130', edited: 'function' }))
    expect(profileCause(slower([other, copy]), edited)).toEqual({
      function: 'runtime.duffcopy',
      side: 'head',
      place: 'tree/scan.go:118',
      isCaller: true,
      edited: 'line',
      share: 70 / 96,
    })
  })

  it('of what is faster is where base called it, by its name there', () => {
    const gone = { ...functionOf('(*T).copy', part(90, 1, -0.0009)), baseName: 'T.copy' }
    const profile = slower([gone], { base: arm(300), head: arm(200) })
    const own = at(80, { function: 'T.copy', isCaller: false })
    expect(profileCause(profile, { base: [[own]], head: [[at(1)]] })).toMatchObject({
      function: '(*T).copy',
      side: 'base',
      isCaller: false,
    })
  })

  it.each([
    ['less than a third of the difference', [functionOf('f', part(6, 36, 0.0003))], at(36)],
    ['a difference within the noise', [functionOf('f', part(6, 96, 0.0009, 0.001))], at(96)],
    ['the other direction', [functionOf('f', part(96, 6, -0.0009))], at(6)],
    ['no samples of its own', [functionOf('f', null)], at(9)],
    ['no function', [], at(9)],
  ] as const)('is none with %s', (_, functions, edited) => {
    const own = { ...edited, function: functions[0]?.name ?? 'f' }
    expect(profileCause(slower([...functions]), onHead(own))).toBeNull()
  })

  it.each([
    ['the diff has none of its calls', []],
    ['most of its calls are elsewhere', [at(40)]],
    ['no line calls it much', Array.from({ length: 9 }, (_, i) => at(10, { place: `a.go:${i}` }))],
    ['edited lines call another', [at(96, { function: 'runtime.memmove' })]],
  ])('is none where %s', (_, samples) => {
    expect(profileCause(slower([copy]), onHead(...samples))).toBeNull()
  })

  it('is none where nobody counted operations', () => {
    const profile = slower([copy], { base: arm(200, null), head: arm(300) })
    expect(profileCause(profile, onHead(at(96)))).toBeNull()
  })
})

describe('samples at edited lines', () => {
  const bytes = gunzipSync(
    readFileSync(new URL('../../fixtures/profiles/go1.25-index_join-base.pb.gz', import.meta.url)),
  )

  it('count for the innermost line, by whom it calls', () => {
    const found = decodeEdited(bytes, (file, line) =>
      file.startsWith('example.com/prolly/')
        ? { place: `${file.split('/').at(-1)}:${line}`, edited: 'line' }
        : null,
    )
    const copies = found.filter((one) => one.function === 'runtime.duffcopy')
    const sum = copies.reduce((all, { samples }) => all + samples, 0)
    // All of its 23 samples, from fifteen lines: no one of them is the cause.
    expect([sum, copies.length]).toEqual([23, 15])
    expect(new Set(copies.map(({ isCaller }) => isCaller))).toEqual(new Set([true]))
    expect(copies.every(({ place }) => /^\w+\.go:\d+$/.test(place))).toBe(true)
  })

  it('are none where nothing is edited, and refused in what is no profile', () => {
    expect(decodeEdited(bytes, () => null)).toEqual([])
    expect(() => decodeEdited(new Uint8Array([1, 2, 3]), () => null)).toThrow()
  })
})
