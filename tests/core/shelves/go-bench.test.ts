import { describe, expect, it } from 'vitest'
import type { Target } from '../../../src/core/model/model.ts'
import { goBench } from '../../../src/core/parsers/go-bench.ts'
import { goBenchmarks, goBenchWorkload as workload } from '../../../src/core/workloads/go-bench.ts'

const settings = (given = {}) => workload.settings.parse(given)
const unit = { id: 'a.com/m', folder: 'sub', files: [] }
const probe = (name: string, lines: string[], given = {}) => {
  const { value } = goBench.parse(lines.map((line) => `${line}\n`).join(''))
  return goBenchmarks.probe.read(settings(given), unit, name, value)
}
const variant = {
  ...{ name: 'default', buildEnv: {}, runEnv: {}, toolchain: null, buildFlags: [], args: [] },
}

describe('go-bench', () => {
  it('gives every leaf a process of its own with the iterations of the probe', () => {
    const targets = probe('Benchmark_scan', [
      'Benchmark_scan/rows=1/a.b-2 \t 1000 \t 100000 ns/op',
      'Benchmark_scan/x+y-2 \t 50 \t 2000000 ns/op',
    ])
    expect(
      targets.map(({ id, settings: { pattern, benchtime } }) => [id, pattern, benchtime]),
    ).toEqual([
      ['a.com/m.scan/rows=1/a.b', '^Benchmark_scan$/^rows=1$/^a\\.b$', '1000x'],
      ['a.com/m.scan/x+y', '^Benchmark_scan$/^x\\+y$', '50x'],
    ])
    expect(targets.map(({ expectedSec }) => expectedSec)).toEqual([0.1 * 3, 0.1 * 3])
  })

  it('keeps numbers at the end of names apart where GOMAXPROCS is 1', () => {
    const targets = probe('BenchmarkN', [
      'BenchmarkN/n-10 \t 10 \t 1 ns/op',
      'BenchmarkN/n-100 \t 10 \t 1 ns/op',
    ])
    expect(targets.map(({ id }) => id)).toEqual(['a.com/m.N/n-10', 'a.com/m.N/n-100'])
    const [seen] = goBench.parse('BenchmarkN/n-10 \t 10 \t 1 ns/op\n').value
    const target = { ...targets[0]!, block: '', arms: [] } as Target
    expect(workload.trial.benchmarkName(settings(), seen!, '', target)).toBe('N/n-10')
  })

  it('finds a benchmark that reports no time', () => {
    const [target] = probe('BenchmarkA', ['BenchmarkA-2 \t 10 \t 5 rows/op'])
    expect(target?.settings.benchtime).toBe('10x')
  })

  it('gives the linker all of its flags at once', () => {
    const given = { 'build-flags': ['-ldflags=-s', '-race'] }
    const flagged = { ...variant, buildFlags: ['-ldflags=-X a=b'] }
    const ask = { variant: flagged, unit: 'a.com/m', out: '/out', source: '/source' }
    const step = workload.build.relink?.(settings(given), ask, 7)
    expect(step?.argv.slice(-3)).toEqual(['-race', '-ldflags=-s -X a=b -randlayout=7', 'a.com/m'])
  })

  it('reads packages, and what go list says against them', () => {
    const { value, problems } = goBenchmarks.readUnits(
      settings({ dir: 'go' }),
      [
        { ImportPath: 'm/s', Dir: '/w/go/s', Module: { Dir: '/w/go' }, TestGoFiles: ['a_test.go'] },
        { ImportPath: './...', Dir: '', Error: { Err: 'no module' } },
      ]
        .map((listed) => JSON.stringify(listed, null, 1))
        .join('\n'),
    )
    expect(value).toEqual([{ id: 'm/s', folder: 'go/s', files: ['a_test.go'] }])
    expect(problems.map(({ message }) => message)).toEqual(['no module'])
  })
})
