/** Changes that rename what is measured: a module path, a package's folder, a benchmark. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'

const RUN = ['run', '--base', 'main~1', '--rounds', '8', '--seed', 'test', '--quiet']

/** One link order and short trials: what moved is known before the first round. */
const SUITE = { '.gcbench.yml': suiteFile('') }

let repository: Repository | null = null
afterEach(() => repository?.remove())

/** The report of a change from one tree to another. */
async function reportOf(
  base: Record<string, string>,
  head: Record<string, string>,
  gone: string[] = [],
): Promise<{ report: Report; code: number | null; out: string }> {
  repository = makeRepository(base)
  for (const path of gone) repository.git('rm', '-q', path)
  repository.commit(head)
  const { code, out, err } = await gcbench(RUN, repository.folder)
  expect(err).toBe('')
  return { report: reportIn(repository.folder), code, out }
}

const under = (folder: string, { 'go.mod': mod = '', ...files }: Record<string, string>) => ({
  'go.mod': mod,
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
})

const wordsOf = ({ comparisons }: Report) =>
  comparisons
    .filter(({ metric }) => metric === 'time/op')
    .map(({ benchmark, verdict }) => [benchmark, verdict.word])

const codesOf = ({ problems }: Report) => problems.map(({ code }) => code)

describe.skipIf(!hasGo)('a change that moves what it slows down', () => {
  it('is measured behind a new major version of the module', async () => {
    const slow = hashModule(640_000)
    const head = { ...slow, 'go.mod': 'module example.com/hash/v2\n\ngo 1.24\n' }
    const { report, code } = await reportOf({ ...hashModule(16_000), ...SUITE }, head)
    expect(wordsOf(report)).toEqual([['Sum', 'regressed']])
    expect(code).toBe(1)
    expect(report.problems).toContainEqual(
      expect.objectContaining({
        code: 'moved-unit',
        message: 'compared with example.com/hash of base, which it was before it moved',
        subject: { unit: 'example.com/hash/v2' },
      }),
    )
  })

  it('is measured where its package is in another folder, of which tests read files', async () => {
    const test = hashModule(0)
      ['hash_test.go']!.replace(
        'data := make([]byte, Size)',
        'data := make([]byte, Size)\n\tif _, err := os.ReadFile("testdata/seed"); err != nil {\n\t\tb.Fatal(err)\n\t}',
      )
      .replace('import "testing"', 'import (\n\t"os"\n\t"testing"\n)')
    const tree = (size: number) => ({
      ...hashModule(size),
      'hash_test.go': test,
      'testdata/seed': 'seed\n',
    })
    const [base, head] = [under('hash', tree(16_000)), under('internal/sums', tree(640_000))]
    const gone = ['hash/hash.go', 'hash/hash_test.go', 'hash/testdata/seed']
    const { report, code } = await reportOf({ ...base, ...SUITE }, head, gone)
    expect(wordsOf(report)).toEqual([['Sum', 'regressed']])
    expect(code).toBe(1)
    expect(codesOf(report)).toContain('moved-unit')
  })
})

/** Two functions, one of them changed, behind imports of the module itself. */
const twoOf = (module: string, size: number) => ({
  'go.mod': `module ${module}\n\ngo 1.24\n`,
  'sums/sums.go': `package sums

// Old is not changed.
//
//go:noinline
func Old(n int) (sum int) {
	for i := range n {
		sum += i * i
	}
	return sum
}

// New is.
//
//go:noinline
func New(n int) (sum int) {
	for i := range n * ${size} {
		sum += i ^ n
	}
	return sum
}
`,
  'all.go': `package all

import "${module}/sums"

// Old is that of sums.
func Old(n int) int { return sums.Old(n) }

// New is that of sums.
func New(n int) int { return sums.New(n) }
`,
  'all_test.go': `package all_test

import (
	"testing"

	all "${module}"
)

func BenchmarkOld(b *testing.B) {
	for i := 0; i < b.N; i++ {
		all.Old(2000)
	}
}

func BenchmarkNew(b *testing.B) {
	for i := 0; i < b.N; i++ {
		all.New(2000)
	}
}
`,
})

describe.skipIf(!hasGo)('what executes the change behind what moved', () => {
  const perSecIn = ({ plan }: Report) =>
    new Map(
      plan.targets.map(({ id, settings }) => [
        id.split('.').at(-1),
        [Math.sign(Number(settings.changedPerSec)), settings.movedFrom],
      ]),
    )
  it('is counted behind a new major version of the module', async () => {
    const [base, head] = [twoOf('example.com/all', 2), twoOf('example.com/all/v2', 3)]
    const { report } = await reportOf({ ...base, ...SUITE }, head)
    expect(perSecIn(report)).toEqual(
      new Map([
        ['New', [1, 'example.com/all']],
        ['Old', [-1, 'example.com/all']],
      ]),
    )
  })

  it('is counted where the module is in another folder', async () => {
    const into = (folder: string, files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
    const module = 'example.com/all'
    const [base, head] = [into('old', twoOf(module, 2)), into('go/new', twoOf(module, 3))]
    const { report } = await reportOf({ ...base, ...SUITE }, head, Object.keys(base))
    expect([...perSecIn(report)].map(([name, [sign]]) => [name, sign]).sort()).toEqual([
      ['New', 1],
      ['Old', -1],
    ])
  })
})

describe.skipIf(!hasGo)('a change that renames a benchmark', () => {
  it('is asked about, with the likely partner, though all else is green', async () => {
    const renamed = hashModule(16_000)['hash_test.go']!.replace('BenchmarkSum', 'BenchmarkSumAll')
    const { report, code, out } = await reportOf(hashModule(16_000), {
      ...hashModule(64_000),
      'hash_test.go': renamed,
    })
    expect(report.conclusion).toEqual({
      conclusion: 'action_required',
      reasons: [
        'example.com/hash.Sum: gone, while example.com/hash.SumAll is new: if it was renamed, ' +
          'nothing compares the two',
        'nothing was measured',
      ],
    })
    expect(code).toBe(1)
    expect(out).toContain('1 benchmark may have been renamed')
  })

  it('is asked about where it went to another package that git does not know, beside one that is measured', async () => {
    const other = under('hash', hashModule(16_000))
    const fold = `package fold

// All is what was a loop over hash.
func All(words []string) (n int) {
	for i := range words {
		for _, r := range words[i] {
			n ^= int(r) << (i % 7)
		}
	}
	return n
}
`
    const test = `package fold

import "testing"

func BenchmarkAll(b *testing.B) {
	words := make([]string, 512)
	for b.Loop() {
		_ = All(words)
	}
}
`
    const { report, code } = await reportOf(
      { ...other, ...under('digest', { ...hashModule(16_000) }), ...SUITE },
      { ...under('hash', hashModule(16_100)), 'fold/fold.go': fold, 'fold/fold_test.go': test },
      ['digest/hash.go', 'digest/hash_test.go'],
    )
    expect(wordsOf(report)).not.toEqual([])
    expect(codesOf(report)).toContain('renamed-benchmark')
    expect(report.conclusion?.reasons[0]).toContain(
      'example.com/hash/digest.Sum: gone, while example.com/hash/fold.All is new',
    )
    expect(code).toBe(1)
  })
})

it('a file of another language that a change renames takes its benchmarks along', async () => {
  const times = (file: string, ms: number) =>
    JSON.stringify({
      machine_info: {},
      benchmarks: [{ name: 'test_x', fullname: `${file}::test_x`, stats: { median: ms / 1000 } }],
    })
  const suite = `suites:
  s:
    workload: { kind: pytest-benchmark, python: ./python, install: [], paths: [tests] }
`
  const tree = (file: string, ms: number) => ({
    '.gcbench.yml': suite,
    [`tests/${file}`]: 'def test_x(benchmark): benchmark(sum)\n'.repeat(5),
    python: pythonThatSays(times(`tests/${file}`, ms)),
  })
  const { report, code } = await reportOf(tree('test_a.py', 10), tree('test_b.py', 20), [
    'tests/test_a.py',
  ])
  expect(wordsOf(report)).toEqual([['tests/test_b.py::test_x', 'regressed']])
  const told = report.problems.filter(({ code }) => code === 'moved-unit')
  expect(told.map(({ subject, times }) => [subject?.row, times])).toEqual([
    ['tests/test_b.py::test_x', undefined],
  ])
  expect(code).toBe(1)
})

/** Stands for python -m pytest, and writes this where it is told to. */
const pythonThatSays = (json: string) => `#!/bin/sh
for word in "$@"; do
  case "$word" in --benchmark-json=*) printf '%s' '${json}' > "\${word#*=}" ;; esac
done
`
