import { afterEach, describe, expect, it } from 'vitest'
import { gcbench, hasGo, makeRepository, type Repository, reportIn } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const module = (name: string) => `module example.com/${name}\n\ngo 1.24\n`

const work = (factor: number) => `package p

var Sink int

func Work() {
	for i := 0; i < 1000; i++ {
		Sink += i * ${factor}
	}
}
`
const TOP = `package p

import "testing"

func BenchmarkTop(b *testing.B) {
	for i := 0; i < b.N; i++ {
		Work()
	}
}
`
const DEEP = `package p_test

import (
	"os"
	"testing"

	p "example.com/used"
)

func TestMain(m *testing.M) {
	if _, err := os.ReadFile("testdata/input.txt"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

func BenchmarkLoop(b *testing.B) {
	for b.Loop() {
		p.Work()
	}
}

func BenchmarkParallel(b *testing.B) {
	b.SetBytes(1000)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			p.Work()
		}
	})
}

func BenchmarkMetric(b *testing.B) {
	for i := 0; i < b.N; i++ {
		p.Work()
	}
	b.ReportMetric(42, "rows/op")
}

func Benchmark_odd(b *testing.B) {
	for _, name := range []string{"a b", "x/y", "n-10", "a|b", "(.*)", "ünï", ""} {
		b.Run(name, func(b *testing.B) {
			for i := 0; i < b.N; i++ {
				p.Work()
			}
		})
	}
}
`

const files = (factor: number) => ({
  'go.work': 'go 1.24\n\nuse ./used\n',
  'used/go.mod': module('used'),
  'used/work.go': work(factor),
  'used/deep_test.go': DEEP,
  'used/testdata/input.txt': 'input\n',
  'examples/beside/go.mod': module('beside'),
  'examples/beside/work.go': work(factor),
  'examples/beside/top_test.go': TOP,
})

describe.skipIf(!hasGo)('a repository of several modules', () => {
  it('is found, named and run whole, with benchmarks of every kind', async () => {
    repository = makeRepository(files(3))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(files(5))
    const ended = await gcbench(['run', '--rounds', '2', '--seed', 'test'], repository.folder)
    const report = reportIn(repository.folder)
    const rows = report.comparisons.filter(({ metric }) => metric === 'time/op')
    const names = ['a_b', 'x/y', 'n-10', 'a|b', '(.*)', 'ünï', '#00']
    expect(
      rows.flatMap(({ benchmark, role }) => (role === 'geomean' ? [] : benchmark)).sort(),
    ).toEqual(
      [
        'beside.Top',
        'used.Loop',
        'used.Metric',
        'used.Parallel',
        ...names.map((name) => `used.odd/${name}`),
      ].sort(),
    )
    expect(rows.every(({ verdict }) => verdict.word !== 'failed')).toBe(true)
    expect(report.comparisons.map(({ metric }) => metric)).toContain('rows/op')
    // Too few rounds for a verdict, and no fault of a layout.
    expect(ended.code).toBe(1)
    expect(report.problems.map(({ code }) => code)).not.toContain('trial-failed')
  })
})
