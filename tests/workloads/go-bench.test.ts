import { describe, expect, it } from 'vitest'
import type { Target } from '../../src/model/model.ts'
import { goBench } from '../../src/parse/go-bench.ts'
import { goBenchmarks, goBenchWorkload as workload } from '../../src/workloads/go-bench.ts'
import { functionsPattern, levelsOf } from '../../src/workloads/go-bench-probe.ts'

const settings = (given = {}) => workload.settings.parse(given)
const unit = { id: 'a.com/m', folder: 'sub', files: [] }
const { probe } = goBenchmarks

/** Targets of one function, as the output of a probe makes them; a process starts in 0.1 s. */
const targetsOf = (name: string, lines: string[], given = {}, together = false) => {
  const { value } = goBench.parse(lines.map((line) => `${line}\n`).join(''))
  const tried = probe.read(settings(given), [name], value, [])
  return probe.targets(settings(given), unit, { name, tried, together }).map((target) => {
    const whole: Target = { ...target, block: '', arms: [] }
    const how = { startSec: 0.1, shortest: false }
    return workload.trial.lasting?.(settings(given), whole, how) ?? whole
  })
}
const variant = {
  name: 'default',
  buildEnv: {},
  runEnv: {},
  toolchain: null,
  buildFlags: [],
  args: [],
}

describe('a pattern of -bench', () => {
  // What splitRegexp of testing/match.go in Go 1.26 makes of them.
  it.each<[string, string[][]]>([
    ['.', [['.']]],
    ['A/b', [['A', 'b']]],
    ['A/b|C', [['A', 'b'], ['C']]],
    ['C|A/b|c', [['C'], ['A', 'b'], ['c']]],
    ['(A/b|C)/d', [['(A/b|C)', 'd']]],
    ['[/|]x/[[:alpha:]/|]', [['[/|]x', '[[:alpha:]/|]']]],
    ['A\\/b\\|c|D', [['A\\/b\\|c'], ['D']]],
    ['[(]/b', [['[(]', 'b']]],
  ])('%s is parted as go test parts it', (bench, levels) => {
    expect(levelsOf(bench)).toEqual(levels)
  })

  it('finds the functions of every alternative, each with its own levels', () => {
    const given = settings({ bench: 'Closure/work|^BenchmarkServer$' })
    const found = (line: string) => goBenchmarks.nameIn(given, 'm_test.go', line)
    expect(found('func BenchmarkServer(b *testing.B) {')).toBe('Server')
    expect(found('func BenchmarkClosures(b *testing.B) {')).toBe('Closures')
    expect(found('func BenchmarkOther(b *testing.B) {')).toBeNull()
    const names = ['BenchmarkServer', 'BenchmarkClosures']
    expect(functionsPattern(given, names)).toBe('^BenchmarkClosures$/work|^BenchmarkServer$')
    expect(functionsPattern(given, ['BenchmarkServer'])).toBe('^BenchmarkServer$')
    expect(functionsPattern(settings({ bench: './a|b' }), names)).toBe(
      '^(BenchmarkServer|BenchmarkClosures)$/a',
    )
    expect(functionsPattern(settings({ bench: 'x/(a|b)' }), ['Benchmark_x'])).toBe(
      '^Benchmark_x$/(a|b)',
    )
    expect(functionsPattern(settings({ bench: 'Server|Closure' }), names)).toBe(
      '^(BenchmarkServer|BenchmarkClosures)$',
    )
  })
})

describe('go-bench', () => {
  it('keeps whole paths where code asks for its own, unless the suite says what to do', () => {
    const { codeAsks } = workload
    const flags = (fileText: string, given = {}) =>
      codeAsks?.asks(fileText) ? codeAsks.settings(settings(given))?.buildFlags : undefined
    const own = '_, file, _, _ := runtime.Caller(0)'
    expect(flags(own)).toEqual(['-trimpath=false'])
    expect(flags(own, { 'build-flags': '-race' })).toEqual(['-race', '-trimpath=false'])
    expect(flags(own, { 'build-flags': '-trimpath' })).toBeUndefined()
    expect(flags('_, file, line, _ := runtime.Caller(1)')).toBeUndefined()
  })

  const SCAN = [
    'Benchmark_scan/rows=1/a.b-2 \t 1000 \t 100000 ns/op',
    'Benchmark_scan/x+y-2 \t 50 \t 2000000 ns/op',
  ]
  const shown = (targets: Target[]) =>
    targets.map(({ id, settings: { pattern, benchtime } }) => [id, pattern, benchtime])

  it('gives every leaf a process of its own, of the length that was asked for', () => {
    const targets = targetsOf('Benchmark_scan', SCAN, { benchtime: '100ms', count: 3 })
    expect(shown(targets)).toEqual([
      ['a.com/m.scan/rows=1/a.b', '^Benchmark_scan$/^rows=1$/^a\\.b$', '1000x'],
      ['a.com/m.scan/x+y', '^Benchmark_scan$/^x\\+y$', '50x'],
    ])
    // The start, the operation before the measurement, and three samples.
    expect(targets[0]?.expectedSec).toBeCloseTo(0.1 + 1e-4 + 3 * 0.1, 9)
    expect(targets[1]?.expectedSec).toBeCloseTo(0.1 + 2e-3 + 3 * 0.1, 9)
    const fixed = targetsOf('Benchmark_scan', SCAN, { benchtime: '7x' })
    expect(fixed.map((one) => one.settings.benchtime)).toEqual(['7x', '7x'])
  })

  it('chooses the length by what a start costs: sqrt(0.1 s times 0.053 s) is 73 ms', () => {
    const targets = targetsOf('Benchmark_scan', SCAN)
    expect(targets.map((one) => one.settings.benchtime)).toEqual(['728x', '36x'])
  })

  it('puts a function into one process, where that is asked for', () => {
    const [target, another] = targetsOf('Benchmark_scan', SCAN, {}, true)
    expect(another).toBeUndefined()
    expect(target?.id).toBe('a.com/m.scan')
    expect(target?.settings.pattern).toBe('^Benchmark_scan$')
    expect(target?.settings.benchtime).toMatch(/^\d+us$/)
    const [seen] = goBench.parse(`${SCAN[0]}\n`).value
    expect(workload.trial.benchmarkName(settings(), seen!, '', target!)).toBe('scan/rows=1/a.b')
  })

  it('knows where the output of a probe ends', () => {
    const names = ['BenchmarkA', 'BenchmarkB', 'BenchmarkC']
    const a = 'BenchmarkA\nBenchmarkA-2 \t 10 \t 5 ns/op\n'
    expect(probe.readEnd(`${a}BenchmarkB\nBenchmarkB/x\npanic: boom\n`, names)).toEqual({
      isWhole: false,
      failed: [],
      last: 'BenchmarkB',
    })
    const failed = `${a}BenchmarkB\n    x_test.go:7: no\n--- FAIL: BenchmarkB\nBenchmarkC\nFAIL\n`
    expect(probe.readEnd(failed, names)).toEqual({
      isWhole: true,
      failed: ['BenchmarkB'],
      last: 'BenchmarkC',
    })
    expect(probe.readEnd('', names)).toEqual({ isWhole: false, failed: [], last: null })
    // It printed PASS itself and ended the process: B and C were never begun.
    expect(probe.readEnd(`${a}PASS\n`, names)).toEqual({
      isWhole: false,
      failed: [],
      last: 'BenchmarkA',
    })
  })

  it('keeps numbers at the end of names apart where GOMAXPROCS is 1', () => {
    const targets = targetsOf('BenchmarkN', [
      'BenchmarkN/n-10 \t 10 \t 1 ns/op',
      'BenchmarkN/n-100 \t 10 \t 1 ns/op',
    ])
    expect(targets.map(({ id }) => id)).toEqual(['a.com/m.N/n-10', 'a.com/m.N/n-100'])
    const [seen] = goBench.parse('BenchmarkN/n-10 \t 10 \t 1 ns/op\n').value
    expect(workload.trial.benchmarkName(settings(), seen!, '', targets[0]!)).toBe('N/n-10')
  })

  it('is not misled by a line that a benchmark prints and that looks like a result', () => {
    const { value } = goBench.parse(
      'BenchmarkA-2 \t 10 \t 5 ns/op\nBenchmarkB 100 20 ns/op\nBenchmarkB-2 \t 10 \t 7 ns/op\n',
    )
    const tried = probe.read(settings(), ['BenchmarkA', 'BenchmarkB'], value, [])
    expect(tried.map(({ name, benchmark }) => [name, benchmark])).toEqual([
      ['BenchmarkA', 'A'],
      ['BenchmarkB', 'B'],
    ])
    expect(tried[0]?.opSec).toBeCloseTo(5e-9, 15)
  })

  it('renames nothing that the base has, whatever ends a line of the head pretends', () => {
    const read = (lines: string[], known: string[]) => {
      const { value } = goBench.parse(lines.map((line) => `${line} \t 10 \t 5 ns/op\n`).join(''))
      const tried = probe.read(settings(), ['BenchmarkA', 'BenchmarkB'], value, known)
      return tried.map(({ benchmark }) => benchmark)
    }
    const base = read(['BenchmarkA/x-2', 'BenchmarkB/y-2'], [])
    expect(base).toEqual(['A/x', 'B/y'])
    const forged = ['BenchmarkA/x-2', 'BenchmarkB/y-2', 'BenchmarkB/z-8']
    expect(read(forged, [])).toEqual(['A/x-2', 'B/y-2', 'B/z-8'])
    expect(read(forged, base)).toEqual(['A/x', 'B/y', 'B/z-8'])
    // Under GOMAXPROCS=1 both sides have such names.
    const plain = ['BenchmarkA/n-10', 'BenchmarkA/n-100']
    expect(read(plain, read(plain, []))).toEqual(['A/n-10', 'A/n-100'])
  })

  it('finds a benchmark that reports no time', () => {
    const [target] = targetsOf('BenchmarkA', ['BenchmarkA-2 \t 10 \t 5 rows/op'])
    expect(target?.settings.benchtime).toBe('10x')
  })

  it('gives the linker all of its flags at once', () => {
    const given = { 'build-flags': ['-ldflags=-s', '-race'] }
    const flagged = { ...variant, buildFlags: ['-ldflags=-X a=b'] }
    const ask = { variant: flagged, unit, out: '/out', source: '/source' }
    const step = workload.build.relink?.(settings(given), ask, 7)
    expect(step?.argv.slice(-3)).toEqual([
      '-race',
      '-ldflags=-s -X a=b -w -randlayout=7',
      'a.com/m',
    ])
  })

  it('builds packages by one command, but for those whose binaries would have one name', () => {
    const units = ['m', 'm/store', 'm/v2', 'm/v1', 'm/other/store', 'm/v10'].map((id) => ({
      ...unit,
      id,
    }))
    const ask = { variant, units, out: '/out', source: '/source' }
    const { step, files } = workload.build.together!(settings(), ask)
    expect([...files]).toEqual([
      ['m', 'm.test'],
      ['m/store', 'store.test'],
      ['m/v1', 'v1.test'],
    ])
    expect(step.argv.slice(0, 6)).toEqual(['go', 'test', '-c', '-vet=off', '-o', '/out/'])
    expect(step.argv.slice(-3)).toEqual(['m', 'm/store', 'm/v1'])
  })

  it('reads packages, and what go list says against them', () => {
    const project = { folder: 'go', env: {} }
    const { value, problems } = goBenchmarks.readUnits(
      settings(),
      [
        { ImportPath: 'm/s', Dir: '/w/go/s', Module: { Dir: '/w/go' }, TestGoFiles: ['a_test.go'] },
        { ImportPath: './...', Dir: '', Error: { Err: 'no module' } },
      ]
        .map((listed) => JSON.stringify(listed, null, 1))
        .join('\n'),
      project,
    )
    expect(value).toEqual([
      { id: 'm/s', name: 'm/s', folder: 'go/s', files: ['a_test.go'], project },
    ])
    expect(problems.map(({ message }) => message)).toEqual(['no module'])
  })
})
