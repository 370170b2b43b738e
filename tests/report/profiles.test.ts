import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Profile, StringTable } from 'pprof-format'
import { describe, expect, it } from 'vitest'
import {
  decodeEdited,
  decodeProfile,
  type FunctionSamples,
  ProfileError,
} from '../../src/parse/pprof.ts'
import {
  compareProfiles,
  compareStacks,
  isBeyondNoise,
  stackRows,
  wordsFor,
} from '../../src/report/profile-differences.ts'
import { operationsOf } from '../../src/report/profile-targets.ts'

const FOLDER = new URL('../../fixtures/profiles/', import.meta.url)
const bytesOf = (name: string) => gunzipSync(readFileSync(new URL(`${name}.pb.gz`, FOLDER)))
const names = readdirSync(FOLDER).flatMap((file) => /^(go.*)\.pb\.gz$/.exec(file)?.[1] ?? [])

/** Samples by function, flat and cum, as `go tool pprof -top` printed them. */
function goldenOf(name: string) {
  const text = readFileSync(new URL(`${name}.golden.txt`, FOLDER), 'utf8')
  const rows = [...text.matchAll(/^ *(\d+) +\S+% +\S+% +(\d+) +\S+% +(.*?)(?: \(inline\))?$/gm)]
  const total = /Total samples = (\d+)/.exec(text)?.[1]
  return { total: Number(total), rows: rows.map(([, f, c, n]) => [n, Number(f), Number(c)]) }
}

const refusal = (bytes: Uint8Array) => {
  try {
    decodeProfile(bytes)
    return null
  } catch (error) {
    if (error instanceof ProfileError) return error.message
    throw error
  }
}

const encoded = (text: string) => new TextEncoder().encode(text)

describe('CPU profiles that are not of Go', () => {
  const call = (functionName: string, url: string, lineNumber: number) => ({
    functionName,
    url,
    lineNumber,
  })
  const v8 = {
    nodes: [
      { id: 1, callFrame: call('(root)', '', -1), children: [2, 4, 5] },
      { id: 2, callFrame: call('run', 'src/a.js', 0), children: [3] },
      {
        id: 3,
        callFrame: call('', '/x/node_modules/b/c.js', 4),
        positionTicks: [
          { line: 6, ticks: 2 },
          { line: 7, ticks: 1 },
        ],
      },
      { id: 4, callFrame: call('(idle)', '', -1) },
      { id: 5, callFrame: call('(garbage collector)', '', -1) },
    ],
    samples: [3, 2, 3, 4, 3, 5, 4],
    samplingInterval: 1000,
  }
  const asV8 = (profile: object) => encoded(JSON.stringify(profile))

  it('reads samples of V8 by function and file, without those of no work', () => {
    const { samples, periodSec, flat, cum, stacks } = decodeProfile(asV8(v8))
    expect([samples, periodSec]).toEqual([5, 0.001])
    const inner = '(anonymous) (node_modules/b/c.js)'
    const outer = 'run (src/a.js)'
    expect(Object.fromEntries(flat)).toEqual({ [inner]: 3, [outer]: 1, '(garbage collector)': 1 })
    expect(cum.get(outer)).toBe(4)
    expect(stacks.get(`${outer};${inner}`)).toBe(3)
  })

  it('finds edited lines in them by the ticks of the innermost function', () => {
    const edited = decodeEdited(asV8(v8), (file, line) =>
      file === 'node_modules/b/c.js' && line === 6 ? { place: 'c.js:6', edited: 'line' } : null,
    )
    expect(edited).toMatchObject([{ place: 'c.js:6', isCaller: false, samples: 2 }])
  })

  const perf = `# perf script of cpu-clock:u, a sample each ns 2000000
work    2000000
\t            55d1 std::map<int, char (*)(int)>::find(int const&) (/tmp/base/bin)
\t            1069 hex::encode::h0123456789abcdef (/tmp/base/bin)
\t           27249 [unknown] (/usr/lib/libc.so.6)

work    2000000
\t            1069 hex::encode::h0123456789abcdef (/tmp/base/bin)

`
  it('reads the stacks that perf prints, of C++ and of Rust', () => {
    const { samples, periodSec, flat, stacks } = decodeProfile(encoded(perf))
    expect([samples, periodSec]).toEqual([2, 0.002])
    const find = 'std::map<int, char (*)(int)>::find(int const&)'
    expect(Object.fromEntries(flat)).toEqual({ [find]: 1, 'hex::encode': 1 })
    expect([...stacks.keys()]).toEqual([
      `(no symbols) libc.so.6;hex::encode;${find}`,
      'hex::encode',
    ])
  })

  it('refuses what is broken in either, and has no stack without an end', () => {
    const nodes = [{ ...v8.nodes[1], children: [2] }]
    for (const text of ['{', '{}', JSON.stringify({ ...v8, nodes }), '# perf', perf.slice(1)]) {
      expect(refusal(encoded(text)), text).not.toBeNull()
    }
    expect(refusal(asV8({ ...v8, samples: [9] }))).toMatch(/known place/)
    expect(refusal(asV8({ ...v8, samples: [2], nodes }))).toMatch(/tree of calls/)
  })
})

describe('decodeProfile', () => {
  it.each(names)('counts what go tool pprof counts in %s', (name) => {
    const { samples, periodSec, flat, cum } = decodeProfile(bytesOf(name))
    const golden = goldenOf(name)
    expect(golden.rows.length).toBeGreaterThan(50)
    expect(samples).toBe(golden.total)
    expect(periodSec).toBe(0.01)
    const mine = [...cum].map(([one, count]) => [one, flat.get(one) ?? 0, count])
    const byName = (a: unknown[], b: unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1)
    expect(mine.sort(byName)).toEqual(golden.rows.sort(byName))
  })

  it('refuses a profile that is cut off, wherever', () => {
    const bytes = bytesOf('go1.25-index_join-head')
    // The last bytes are the duration and the period: only whole fields before them may be missing.
    for (let length = 0; length < bytes.length; length += 61) {
      expect(refusal(bytes.subarray(0, length)), `${length} bytes`).not.toBeNull()
    }
    expect(refusal(bytes)).toBeNull()
  })

  it('throws nothing but ProfileError on broken bytes', () => {
    const bytes = bytesOf('go1.25-index_join-head')
    let refused = 0
    for (let at = 0; at < bytes.length; at += 37) {
      const broken = Uint8Array.from(bytes)
      broken[at] = 255 - (broken[at] ?? 0)
      refused += refusal(broken) === null ? 0 : 1
    }
    expect(refused).toBeGreaterThan(20)
    expect(refusal(new TextEncoder().encode('404 page not found'))).not.toBeNull()
  })

  it('refuses a profile of something else and says of what', () => {
    expect(refusal(bytesOf('heap'))).toMatch(/^not a CPU profile: it counts alloc_objects/)
  })

  it('refuses a profile from macOS and says why', () => {
    const profile = Profile.decode(bytesOf('go1.25-index_join-head'))
    const table = new StringTable()
    for (const text of profile.stringTable.strings) {
      table.dedup(text.replace('runtime/proc.go', 'runtime/sys_darwin.go'))
    }
    profile.stringTable = table
    expect(refusal(profile.encode())).toMatch(/macOS.*57722.*68477/)
  })
})

const samplesOf = (flat: Record<string, number>, samples: number): FunctionSamples => ({
  samples,
  periodSec: 0.01,
  flat: new Map(Object.entries(flat)),
  cum: new Map(Object.entries(flat)),
  stacks: new Map(Object.entries(flat)),
})

const runsOf = (counts: Record<string, number>[], operations: number | null = 100) =>
  counts.map((flat) => ({ samples: samplesOf(flat, 100), operations }))

describe('compareProfiles', () => {
  it('finds the copying that the pointers saved, with Go 1.25', () => {
    const run = (side: string) => ({
      samples: decodeProfile(bytesOf(`go1.25-index_join-${side}`)),
      operations: null,
    })
    const { functions } = compareProfiles({ base: [run('base')], head: [run('head')] }, 0.01)
    const [first] = functions
    expect(first?.name).toBe('runtime.duffcopy')
    expect(first?.flat).toMatchObject({ baseSamples: 23, headSamples: 1, cpuSec: null })
    expect(first?.flat && isBeyondNoise(first.flat.share)).toBe(true)
    const search = functions.find(({ name }) => name.endsWith('(*Node).search'))
    expect(search?.baseName).toBe('example.com/prolly.Node.search')
  })

  it('scales samples by the operations of their runs', () => {
    const base = runsOf([{ f: 40 }, { f: 60 }], 50)
    const head = runsOf([{ f: 50 }, { f: 50 }], 200)
    const [f] = compareProfiles({ base, head }, 0.01).functions
    // 100 samples of 10 ms in 100 operations, and in 400.
    expect(f?.cum.cpuSec?.point).toBeCloseTo(0.0025 - 0.01, 12)
    expect(f?.cum.share.point).toBe(0)
  })

  it('keeps two methods apart that stand side by side', () => {
    const both = { 'p.T.M': 20, 'p.(*T).M': 20 }
    const { functions } = compareProfiles({ base: runsOf([both]), head: runsOf([both]) }, 0.01)
    expect(functions.map(({ name, baseName }) => [name, baseName])).toEqual([
      ['p.T.M', undefined],
      ['p.(*T).M', undefined],
    ])
  })

  it('does not compare what has hardly any samples', () => {
    const runs = { base: runsOf([{ f: 50, g: 4 }]), head: runsOf([{ f: 50, g: 5 }]) }
    expect(compareProfiles(runs, 0.01).functions.map(({ name }) => name)).toEqual(['f'])
  })

  it('is less sure where the runs of one side differ', () => {
    const width = (counts: Record<string, number>[]) => {
      const runs = { base: runsOf(counts), head: runsOf([{ f: 20 }, { f: 20 }]) }
      const share = compareProfiles(runs, 0.01).functions[0]?.cum.share
      return (share?.high ?? 0) - (share?.low ?? 0)
    }
    expect(width([{ f: 5 }, { f: 75 }])).toBeGreaterThan(2 * width([{ f: 40 }, { f: 40 }]))
  })
})

describe('what stands beside a profile', () => {
  const seen = (benchmark: string, iterations: number) => ({
    scope: '',
    benchmark,
    procs: null,
    metric: 'time/op',
    unit: 's',
    value: 1,
    iterations,
    resolution: null,
  })
  it('counts operations of one benchmark, and does not guess for several', () => {
    expect(operationsOf([seen('a', 10), seen('a', 20)])).toBe(30)
    expect(operationsOf([seen('a', 10), seen('b', 20)])).toBeNull()
    expect(operationsOf([])).toBeNull()
    const load = { ...seen('a', 0), metric: 'transactions', unit: 'count', value: 120 }
    expect(operationsOf([load, seen('a', 3)])).toBe(120)
  })
  it('has plain words for functions and none for strangers', () => {
    expect(wordsFor('runtime.duffcopy')).toMatch(/by pointer/)
    expect(wordsFor('toString')).toBeNull()
  })
})

describe('whole stacks', () => {
  const run = (side: string, focus?: (name: string) => boolean) => ({
    samples: decodeProfile(bytesOf(`go1.25-index_join-${side}`), focus),
    operations: 1157,
  })

  it('add up to the samples, each with its functions from the outermost to the innermost', () => {
    const runs = { base: [run('base')], head: [run('head')] }
    const { rows, left } = compareStacks(runs)
    const total = (of: 'baseSamples' | 'headSamples') =>
      rows.reduce((sum, row) => sum + row[of], left[of])
    expect(total('baseSamples')).toBe(runs.base[0]?.samples.samples)
    expect(total('headSamples')).toBe(runs.head[0]?.samples.samples)
    const named = stackRows(compareStacks(runs))
    const copying = named.filter(({ functions }) => functions.at(-1) === 'runtime.duffcopy')
    const sum = copying.reduce((all, row) => all + row.base, 0)
    // All of them were kept, so the stacks that end there are its own samples.
    expect(left.baseSamples).toBe(0)
    expect(sum).toBe(runs.base[0]?.samples.flat.get('runtime.duffcopy'))
    expect(copying.every(({ functions }) => functions.length > 1)).toBe(true)
  })

  it('one whose receiver became a pointer is one stack, named as on head', () => {
    const run = (stacks: Record<string, number>) => ({
      samples: { ...samplesOf({}, 10), stacks: new Map(Object.entries(stacks)) },
      operations: null,
    })
    const runs = { base: [run({ 'main;T.Get': 9 })], head: [run({ 'main;(*T).Get': 4, main: 1 })] }
    expect(stackRows(compareStacks(runs))).toEqual([
      { functions: ['main', '(*T).Get'], base: 9, head: 4 },
      { functions: ['main'], base: 0, head: 1 },
    ])
  })

  it('with a focus only those through such a function count', () => {
    const all = run('base').samples
    const focused = run('base', (name) => name === 'runtime.duffcopy').samples
    expect(focused.samples).toBe(all.cum.get('runtime.duffcopy'))
    expect(focused.samples).toBeLessThan(all.samples)
    expect(run('base', () => false).samples.samples).toBe(0)
  })
})
