import { describe, expect, it } from 'vitest'
import type { Finding, Subject } from '../../src/model/findings.ts'
import { namesAfter, renamedBenchmarks, renamedPackages } from '../../src/plan/renames.ts'
import type { Package } from '../../src/workloads/workload.ts'

const unit = (id: string, folder: string, module = '', files = ['a_test.go']): Package => ({
  id,
  folder,
  files,
  name: id,
  project: { folder: module, env: {} },
})

const moved = (base: Package[], head: Package[], renames: [string, string][] = []) =>
  Object.fromEntries(
    renamedPackages(
      base,
      head,
      renames.map(([from, to]) => ({ from, to })),
    ),
  )

describe('units that moved', () => {
  it('have the folder that they had, where the path of the module changed', () =>
    expect(
      moved(
        [unit('x.com/a', ''), unit('x.com/a/b', 'b'), unit('x.com/a/old', 'old')],
        [unit('x.com/a/v2', ''), unit('x.com/a/v2/b', 'b'), unit('x.com/a/v2/new', 'new')],
      ),
    ).toEqual({ 'x.com/a': 'x.com/a/v2', 'x.com/a/b': 'x.com/a/v2/b' }))

  it('are where git saw most of their files go', () =>
    expect(
      moved(
        [unit('m/store', 'store')],
        [unit('m/inner', 'inner'), unit('m/other', 'other')],
        [
          ['store/a.go', 'other/a.go'],
          ['store/b.go', 'inner/b.go'],
          ['store/c.go', 'inner/c.go'],
          ['store/d.go', 'store/e.go'],
        ],
      ),
    ).toEqual({ 'm/store': 'm/inner' }))

  it('have the same path in a module that lies elsewhere, and a file of the same name', () => {
    const [base, head] = [unit('a/x', 'go/x', 'go'), unit('b/x', 'src/x', 'src')]
    expect(moved([base], [head])).toEqual({ 'a/x': 'b/x' })
    expect(moved([base], [{ ...head, files: ['b_test.go'] }])).toEqual({})
  })

  it('are not those that both sides have, nor what could be two of them', () => {
    expect(moved([unit('m', '')], [unit('m', ''), unit('m/new', 'new')])).toEqual({})
    const two = [unit('b/x', 'b/x', 'b'), unit('c/x', 'c/x', 'c')]
    expect(moved([unit('a/x', 'a/x', 'a')], two)).toEqual({})
    expect(moved(two, [unit('a/x', 'a/x', 'a')])).toEqual({})
  })
})

const finding =
  (code: 'gone-benchmark' | 'new-benchmark') =>
  (subject: Subject): Finding => ({
    code,
    subject,
  })
const in_ = (unit: string) => (benchmark: string) => ({ unit, benchmark })

/** Names of gone ones with those of their partners. */
const renamed = (gone: Subject[], fresh: Subject[], hasRows = true, shared = ['a', 'b']) => {
  const findings = [...gone.map(finding('gone-benchmark')), ...fresh.map(finding('new-benchmark'))]
  const name = ({ unit, benchmark, row }: Subject) => row ?? `${unit}.${benchmark}`
  return renamedBenchmarks(findings, hasRows, new Set(shared)).map((one) => [
    name(one.gone),
    name(one.partner),
  ])
}

describe('benchmarks that may have been renamed', () => {
  const [a, b] = [in_('a'), in_('b')]

  it('are gone where others of the unit are new: the partner is the most alike', () =>
    expect(
      renamed(['Scan/10', 'Scan/99'].map(a), ['Close', 'Scanning/99', 'Scanning/10'].map(a)),
    ).toEqual([
      ['a.Scan/10', 'a.Scanning/10'],
      ['a.Scan/99', 'a.Scanning/99'],
    ]))

  it('are new in another unit under the name that is gone', () =>
    expect(renamed(['Scan', 'Close'].map(a), ['Scan', 'Open'].map(b))).toEqual([
      ['a.Scan', 'b.Scan'],
    ]))

  it('may be any, where no benchmark is on both sides', () =>
    expect(renamed(['Scan'].map(a), ['Encode'].map(b), false)).toEqual([['a.Scan', 'b.Encode']]))

  it('may be any of a unit that is new, where a whole unit is gone', () => {
    expect(renamed(['Scan'].map(a), ['Encode'].map(b), true, ['c'])).toEqual([
      ['a.Scan', 'b.Encode'],
    ])
    expect(renamed(['Scan'].map(a), ['Encode'].map(b), true, ['c', 'a'])).toEqual([])
    expect(renamed(['Scan'].map(a), ['Encode'].map(b), true, ['c', 'b'])).toEqual([])
  })

  it('are named by their rows, where no unit lists them', () =>
    expect(renamed([{ row: 'test_a.py::test_x' }], [{ row: 'test_b.py::test_x' }])).toEqual([
      ['test_a.py::test_x', 'test_b.py::test_x'],
    ]))

  it('are none, where benchmarks are only new, or only gone', () => {
    expect(renamed([], ['Scan'].map(a), false)).toEqual([])
    expect(renamed(['Scan'].map(a), [], false)).toEqual([])
  })
})

describe('a benchmark that is named after its file', () => {
  const renames = [{ from: 'pkg/tests/test_a.py', to: 'pkg/bench/test_b.py' }]

  it('may have as much of the new path in its name as it likes', () => {
    expect(namesAfter('tests/test_a.py::test_x[1::2]', renames)).toEqual([
      'pkg/bench/test_b.py::test_x[1::2]',
      'bench/test_b.py::test_x[1::2]',
      'test_b.py::test_x[1::2]',
    ])
    expect(namesAfter('test_a.py > sums > a', renames)).toContain('test_b.py > sums > a')
  })

  it('is none of another file, and of no file', () => {
    expect(namesAfter('other_test_a.py::test_x', renames)).toEqual([])
    expect(namesAfter('test_a.py', renames)).toEqual([])
    expect(namesAfter('Scan/test_a.py', renames)).toEqual([])
  })
})
