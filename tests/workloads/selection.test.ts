/** Tools that list their benchmarks and execute some of them alone. */
import { describe, expect, it } from 'vitest'
import type { Variant } from '../../src/model/model.ts'
import { workloadOf } from '../../src/workloads/index.ts'

const VARIANT = { name: 'default', buildEnv: {}, buildFlags: [], runEnv: {}, args: [] } as Variant
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
  const durations = { startSec: 1, shortest: false }
  const targetOf = (names: string[]) => {
    const target = { ...selection.target(settings, pkg, names), block: '', arms: [] }
    return workload.trial.lasting?.(settings, target, durations) ?? target
  }
  return {
    list: selection.listNames('/bin/b').argv.join(' '),
    names: selection.readNames(listed),
    targetOf,
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
