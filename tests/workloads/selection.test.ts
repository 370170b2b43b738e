/** Tools that list their benchmarks and execute some of them alone. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Target, Variant } from '../../src/model/model.ts'
import { workloadOf } from '../../src/workloads/index.ts'

const VARIANT: Variant = {
  ...{ name: 'default', buildEnv: {}, buildFlags: [], runEnv: {}, args: [] },
  toolchain: null,
}
const PLACES = {
  ...{ source: '/s', out: '/out', port: '', data: '', seed: '1' },
  ...{ ratePerSec: null, isWarmUp: false },
}

/** The tool under these settings: names in what it lists, and the words of a trial. */
function selected(kind: string, written: Record<string, unknown>, listed: string) {
  const workload = workloadOf(kind)
  const settings = workload.settings.parse(written)
  const { benchmarks } = workload.source
  if (benchmarks.kind !== 'listed') throw new Error('tools are listed')
  const selection = benchmarks.selects?.(settings)
  if (!selection) throw new Error(`${kind} selects nothing`)
  const pkg = benchmarks.unit(settings)
  const targetOf = (names: string[], known: Target['settings'] = {}, more = {}) => {
    const target = { ...selection.target(settings, pkg, names), block: '', arms: [] }
    const before: Target = { ...target, settings: { ...target.settings, ...known } }
    const durations = { startSec: 1, shortest: false, ...more }
    return workload.trial.lasting?.(settings, before, durations) ?? before
  }
  return {
    list: selection.listNames('/bin/b').argv.join(' '),
    names: selection.readNames(listed),
    mostSec: selection.mostSec?.(settings) ?? null,
    targetOf,
    argvOf: (target: Target) =>
      workload.trial.step(settings, target, VARIANT, '/bin/b', PLACES).argv,
    argv: (names: string[], args: string[] = []) =>
      workload.trial.step(settings, targetOf(names), { ...VARIANT, args }, '/bin/b', PLACES).argv,
  }
}

describe('pytest-benchmark', () => {
  const listed = 'gcbench "a.py::test_x[{a} b]"\ngcbench "a.py::test_y"\n\n2 tests collected\n'
  it('executes tests by the names that it lists', () => {
    const { names, argv, list } = selected('pytest-benchmark', { filter: 'x' }, listed)
    expect(names).toEqual(['a.py::test_x[{a} b]', 'a.py::test_y'])
    expect(list).toContain('--collect-only')
    expect(list).toContain('-k x')
    const words = argv(names.slice(0, 1), ['-v'])
    expect(words.slice(-2)).toEqual(['-v', 'a.py::test_x[{a} b]'])
    expect(words).toContain('--benchmark-json=/out/result.json')
    expect(words.slice(0, 2)).toEqual(['/bin/b', '--alone'])
  })

  it('measures for as long as its process is worth, or as the suite says', () => {
    const { targetOf } = selected('pytest-benchmark', {}, listed)
    // sqrt(1 s * 0.053), and the same of a start that two of them share.
    expect(targetOf(['a']).settings.sec).toBeCloseTo(0.2302, 3)
    expect(targetOf(['a', 'b']).settings.sec).toBeCloseTo(0.1628, 3)
    const written = selected('pytest-benchmark', { 'measurement-time': '2s' }, listed)
    expect(written.targetOf(['a']).settings.sec).toBe(2)
  })
})

describe('cargo-bench', () => {
  const names = ['a/b (1)', 'c']
  it('selects by an expression that is the names of Criterion.rs', () => {
    // 0.3 and 0.4 end with `bench`, newer ones with `benchmark`.
    const own = selected('cargo-bench', {}, 'a/b (1): bench\nc: benchmark\n\n2 benchmarks\n')
    expect(own.names).toEqual(names)
    const words = own.argv(names)
    const [, filter = ''] = /\^\((.*)\)\$/.exec(words.at(-1)!) ?? []
    expect(words.at(-1)).toBe(String.raw`^(a/b \(1\)|c)$`)
    expect(names.every((name) => new RegExp(`^(${filter})$`).test(name))).toBe(true)
    expect(new RegExp(words.at(-1)!).test('a/b (1)0')).toBe(false)
    expect(words).toContain('--nresamples')
    const slow = selected('cargo-bench', { 'warm-up-time': '2s', 'measurement-time': '3s' }, '')
    expect(slow.argv(['c']).join(' ')).toContain('--warm-up-time 2 --measurement-time 3')
  })

  it("leaves out the crate of divan's paths, which its table does not have", () => {
    const listed = 'work::sorts::quick::1000: benchmark\nwork::one: benchmark\n'
    const own = selected('cargo-bench', { harness: 'divan' }, listed)
    expect(own.names).toEqual(['sorts/quick/1000', 'one'])
    const expression = new RegExp(own.argv(['sorts/quick/1000']).at(-1)!)
    expect(expression.test('work::sorts::quick::1000')).toBe(true)
    expect(expression.test('work::sorts::quick::10000')).toBe(false)
  })

  it('selects functions of libtest by their names', () => {
    const own = selected('cargo-bench', { harness: 'libtest' }, 'm::bench_a: benchmark\nt: test\n')
    expect(own.names).toEqual(['m::bench_a'])
    expect(own.argv(['m::bench_a'])).toEqual(['/bin/b', '--exact', 'm::bench_a'])
    // It goes on until its numbers agree; the length of the others is ours.
    expect(own.mostSec).toBe(3)
    expect(selected('cargo-bench', { harness: 'divan' }, '').mostSec).toBe(null)
    // So long is planned for, or what each took when it was tried, or what its trials take.
    const names = ['m::bench_a', 'm::bench_b']
    expect(own.targetOf(names).expectedSec).toBe(1 + 2 * 3)
    expect(own.targetOf(names, { ownSec: 0.8, opSec: 9 }).expectedSec).toBe(1.8)
    expect(own.targetOf(names, { ownSec: 0.8 }, { startSec: 5, wallSec: 5 }).expectedSec).toBe(5)
  })
})

it('google-benchmark is told no option that an old main would refuse', () => {
  const own = selected('google-benchmark', { target: 't' }, 'BM_a/8\nBM_b<int>\n')
  expect(own.names).toEqual(['BM_a/8', 'BM_b<int>'])
  const words = own.argv(['BM_b<int>{x}'])
  expect(words.at(-1)).toBe(String.raw`--benchmark_filter=^(BM_b<int>\{x\})$`)
  expect(words.join(' ')).not.toContain('warmup')
})

it('jmh lists methods, and runs one with a warm-up twice as long as its sample', () => {
  const listed = 'Benchmarks: \norg.a.B.c\norg.a.B$D.e\n'
  const own = selected('jmh', { 'measurement-time': '600ms' }, listed)
  expect(own.names).toEqual(['org.a.B.c', 'org.a.B$D.e'])
  const words = own.argv(['org.a.B$D.e'])
  expect(words.at(-1)).toBe(String.raw`^(org\.a\.B\$D\.e)$`)
  expect(words.join(' ')).toContain('-wi 2 -w 600ms -i 3 -r 200ms')
  // A JVM compiles as it runs: less would measure its interpreter.
  expect(selected('jmh', {}, listed).targetOf(['a']).settings.sec).toBeGreaterThanOrEqual(0.3)
})

describe('node', () => {
  const listed = 'stdout | a.js\ngcbench "a.bench.js > sort > {x}"\ngcbench "torn\ngcbench 7\n'
  it('lists names in lines of their own, and hands them over as JSON at the end', () => {
    const own = selected('node', { filter: 'x', 'measurement-time': '250ms' }, listed)
    expect(own.names).toEqual(['a.bench.js > sort > {x}'])
    expect(own.list).toBe('/bin/b --list -t x')
    const words = own.argv(own.names, ['-v'])
    expect(words).toEqual([
      ...['/bin/b', '--alone', '0.25', '-t', 'x', '-v'],
      '--names=["a.bench.js > sort > {x}"]',
    ])
    // Code is compiled as it runs.
    expect(selected('node', {}, listed).targetOf(['a']).settings.sec).toBeGreaterThanOrEqual(0.2)
  })

  it('gives the file of another tool to its program first', () => {
    const own = selected('node', { tool: 'mitata', file: 'b.mjs', args: '-q' }, '')
    expect(own.list).toBe('/bin/b --list 1 b.mjs -q')
  })
})

it('pyperf measures some of its scripts in few and short values', () => {
  const own = selected('pyperf', { file: ['a.py', 'b.py'], 'measurement-time': '500ms' }, '')
  expect(own.list).toBe('/bin/b --list 2 a.py b.py')
  const words = own.argv(['sum'])
  expect(words.slice(0, 5)).toEqual(['/bin/b', '--alone', '2', 'a.py', 'b.py'])
  expect(words.join(' ')).toContain('-n 5 --min-time=0.1 --append=/out/result.json')
  expect(words.at(-1)).toBe('["sum"]')
})

describe('catch2', () => {
  const listed = readFileSync('fixtures/parsers/catch2/v3-sections.txt', 'utf8')
  it('lists test cases that measured something, and runs them by their names', () => {
    const own = selected('catch2', { target: 't' }, listed)
    expect(own.names.length).toBeGreaterThan(0)
    expect(new Set(own.names).size).toBe(own.names.length)
    expect(own.list).toContain('--benchmark-samples 1 ')
    expect(own.argv(['a, "b" [c]', 'd']).at(-1)).toBe(String.raw`a\, \"b\" \[c\],d`)
  })

  it('takes as many samples as the trial has room for', () => {
    const own = selected('catch2', { target: 't', 'measurement-time': '1s' }, '')
    const samplesOf = (opSec: number) => {
      const target = own.targetOf(['a'])
      const words = own.argvOf({ ...target, settings: { ...target.settings, opSec } })
      return Number(words[words.indexOf('--benchmark-samples') + 1])
    }
    expect([0, 1e-9, 0.1, 5].map(samplesOf)).toEqual([1, 100, 10, 1])
  })
})

// From the tool's documentation of `--list flat`: there is no .NET where this was written.
it('dotnet lists methods flat, and runs some of them by --filter', () => {
  const listed = '// Validating benchmarks:\nDemo.Sorts.Quick\nDemo.Sorts.Heap\n\nNo more: 2.\n'
  const own = selected('dotnet', { project: 'b/B.csproj', 'measurement-time': '600ms' }, listed)
  expect(own.names).toEqual(['Demo.Sorts.Quick', 'Demo.Sorts.Heap'])
  expect(own.list).toBe('/bin/b --list flat --filter *')
  const words = own.argv(own.names)
  expect(words.slice(-3)).toEqual(['--filter', ...own.names])
  expect(words.join(' ')).toContain('--iterationCount 3 --iterationTime 200')
})

it.each(['cargo-bench', 'jmh'])(
  '%s builds head after base, and takes what that left of others',
  (kind) => {
    const workload = workloadOf(kind)
    expect(workload.build.takesFromBase).toBe(true)
    const at = { source: '/s', out: '/o', lent: { out: '/base', folder: '/' } }
    const request = { ...at, variant: VARIANT, unit: { id: 'u', folder: '', files: [] } }
    const built = workload.build.step(workload.settings.parse({}), request)
    expect(built?.env.GCBENCH_LENT).toBe('/base')
    expect(workloadOf('google-benchmark').build.takesFromBase).toBeUndefined()
  },
)

describe('a count of instructions', () => {
  /** The words of one benchmark with the fewer operations, or why there are none. */
  function counted(kind: string, written: Record<string, unknown>, opSec: number) {
    const { targetOf } = selected(kind, written, '')
    const workload = workloadOf(kind)
    const target = targetOf(['a b'])
    const run = {
      target: { ...target, settings: { ...target.settings, opSec } },
      ...{ variant: VARIANT, binary: '/bin/b', places: PLACES, comparesVariants: false },
    }
    const steps = workload.counted!(workload.settings.parse(written), run)
    if ('why' in steps) return { why: steps.why, argv: '', env: {} }
    const { argv, env } = steps.step(steps.operations.short)
    return { ...steps.operations, argv: argv.join(' '), env }
  }

  it('asks each tool for a number of operations that takes a hundredth of a second', () => {
    const criterion = counted('cargo-bench', {}, 1e-3)
    expect(criterion).toMatchObject({ short: 10, long: 60 })
    expect(criterion.argv).toMatch(/--sample-size 10 --nresamples 10 \^\(a b\)\$$/)
    expect(criterion.env).toMatchObject({ GCBENCH_ITERATIONS: '1', RAYON_NUM_THREADS: '1' })
    // A sample of Criterion.rs has a whole number of calls.
    expect(counted('cargo-bench', {}, 1e-5).env).toMatchObject({ GCBENCH_ITERATIONS: '100' })
    expect(counted('cargo-bench', {}, 1)).toMatchObject({ short: 10, long: 60 })
    const divan = counted('cargo-bench', { harness: 'divan' }, 1e-3)
    expect(divan.argv).toContain('--sample-count 1 --sample-size 10')
    const google = counted('google-benchmark', {}, 1e-3)
    expect(google.argv).toBe('/bin/b --benchmark_min_time=10x --benchmark_filter=^(a b)$')
  })

  it('says why there is none', () => {
    for (const [kind, written] of [
      ['node', { tool: 'tinybench', file: 'a.js' }],
      ['jmh', {}],
    ] as const) {
      expect(counted(kind, written, 1e-3).why).toMatch(/compiled as it runs/)
    }
    expect(counted('cargo-bench', { harness: 'libtest' }, 1e-3).why).toMatch(/libtest decides/)
    expect(counted('pytest-benchmark', {}, 1e-3).why).toMatch(/this tool decides itself/)
    expect(counted('google-benchmark', {}, 0).why).toMatch(/not known/)
  })
})

// wcwidth of PyPI: all warnings are errors there, and a test that failed was told as one of them.
it('pytest tells why a test failed, where a project makes errors of its warnings', () => {
  const { argv, list } = selected('pytest-benchmark', {}, '')
  for (const words of [argv(['a.py::test_x']).join(' '), list])
    expect(words).toContain(' -W ignore::pytest.PytestWarning ')
})

describe('a profile', () => {
  const profiled = (kind: string, written: Record<string, unknown>, file = 'cpu' as const) => {
    const { targetOf } = selected(kind, written, '')
    const workload = workloadOf(kind)
    const step = workload.profile!(workload.settings.parse(written), {
      ...{ target: targetOf(['a', 'b']), variant: VARIANT, binary: '/bin/b', places: PLACES },
      ...{ files: new Map([[file, '/left/p']]), sec: 0.5, benchmarks: ['b'] },
    })
    const none = { why: '', argv: [] as string[], env: {} as Record<string, string> }
    return { ...none, ...step }
  }

  it('is of the benchmarks that are asked for, and not of others in their process', () => {
    const { argv, env } = profiled('node', { tool: 'tinybench', file: 'x.js' })
    expect(argv.at(-1)).toBe('--names=["b"]')
    expect(env.GCBENCH_PROFILE).toBe('/left/p')
    const native = profiled('google-benchmark', {}).argv
    expect(native.slice(-1)).toEqual(['--benchmark_filter=^(b)$'])
    expect(native.slice(0, 2)).toEqual(['sh', '-euc'])
    expect(native.slice(3, 6)).toEqual(['sh', '/left/p', '/bin/b'])
  })

  it("is the JVM's own, of the threads that JMH measures in", () => {
    const { argv } = profiled('jmh', {})
    expect(argv[2]).toContain('StartFlightRecording')
    expect(argv.slice(3, 7)).toEqual(['sh', '/left/p', 'jmh-worker', '/bin/b'])
    expect(argv.at(-1)).toBe('^(b)$')
  })

  it('has a reason where there is none', () => {
    expect(profiled('dotnet', { project: 'a.csproj' }).why).toMatch(/what .NET compiles/)
  })
})
