import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import {
  gcbench,
  hasGo,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const CODE = `package shop

//go:noinline
func Price(x int) int { return x*3 + 1 }

//go:noinline
func Tax(x int) int { return x * 7 }
`
const TESTS = `package shop

import "testing"

var sink int

func TestPrice(t *testing.T) {
	if Price(1) != 4 {
		t.Fatal("price")
	}
}

func BenchmarkPrice(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink = Price(i)
	}
}

func BenchmarkTax(b *testing.B) {
	b.Run("low", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			sink = Tax(i)
		}
	})
}
`
const TILL = {
  'till/till_test.go':
    'package till\n\nimport "testing"\n\nfunc BenchmarkOpen(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tOpen()\n\t}\n}\n',
}

/** What runs is known before the first round: two are enough, and one link order. */
const ROUNDS = ['--rounds', '2..2', '--seed', 'test']

const FILES = {
  '.gcbench.yml': suiteFile(''),
  'go.mod': 'module example.com/shop\n\ngo 1.22\n',
  'shop.go': CODE,
  'shop_test.go': TESTS,
}

/** The report of a change to these files. */
async function changed(files: Record<string, string>, ...flags: string[]) {
  repository = makeRepository(FILES)
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit(files)
  const ended = await gcbench(['run', ...ROUNDS, ...flags], repository.folder)
  const report = reportIn(repository.folder)
  return { ended, report, ran: report.plan.targets.map(({ id }) => id) }
}

const REACH = 'reach-unknown'
const doubtsOf = ({ problems }: Report) => problems.filter(({ code }) => code === REACH)

describe.skipIf(!hasGo)('what a change cannot reach', () => {
  it('is all, after an edit of a comment and of a test', async () => {
    const files = {
      'shop.go': CODE.replace(
        '//go:noinline\nfunc Price',
        '// Dear.\n//\n//go:noinline\nfunc Price',
      ),
      'shop_test.go': TESTS.replace('t.Fatal("price")', 't.Fatal("the price is wrong", sink)'),
    }
    const { ended, report, ran } = await changed(files)
    expect(ran).toEqual([])
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
    expect(ended.code).toBe(0)
    expect(ended.out).toContain('nothing that the change can reach')
    expect(ended.out).toMatch(/Same machine code: 2 benchmark functions not run.*Price.*Tax/s)
  })
  it('is not even built, after an edit of a comment alone', async () => {
    const { ended, report, ran } = await changed({
      'shop.go': CODE.replace('func', '// Dear.\nfunc'),
    })
    expect(ran).toEqual([])
    expect(report.builds).toEqual([])
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
    expect(ended.code).toBe(0)
    expect(ended.err).toMatch(/not built: 1 package, since what they are built from is the same/)
    expect(ended.out).toMatch(/Same machine code: 2 benchmark functions not run.*Price.*Tax/s)
    expect(report.problems.map(({ code }) => code)).not.toContain('no-benchmarks')
    const verified = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(verified.code).toBe(0)
  })
  it('says that a benchmark itself changed, and asks, however much slower it is', async () => {
    const helper = 'func often(f func()) {\n\tf()\n}\n'
    const own = TESTS.replace('sink = Price(i)', 'often(func() { sink = Price(i) })') + helper
    repository = makeRepository({ ...FILES, 'shop_test.go': own })
    repository.git('checkout', '-q', '-b', 'feature')
    const loop = 'func often(f func()) {\n\tfor i := 0; i < 100; i++ {\n\t\tf()\n\t}\n}\n'
    repository.commit({ 'shop_test.go': own.replace(helper, loop) })
    const ended = await gcbench(['run', '--rounds', '8..8', '--seed', 'test'], repository.folder)
    const report = reportIn(repository.folder)
    expect(report.plan.targets.map(({ settings }) => settings.rewritten)).toEqual([
      { refs: ['often'] },
    ])
    const gating = report.comparisons.filter(({ role }) => role === 'gating')
    expect(gating.length).toBeGreaterThan(0)
    for (const { benchmark, better, problems } of gating) {
      expect([benchmark, better]).toEqual(['Price', 'unknown'])
      expect(problems.map(({ code }) => code)).toContain('changed-benchmark')
    }
    expect(report.conclusion.conclusion).toBe('action_required')
    expect(ended.out).toContain(
      'Price was itself changed, so that nothing is known of the code that it measures',
    )
    expect(ended.out).toContain('own code changed (often): its numbers compare two benchmarks')
    expect(ended.out).not.toContain('slower')
    expect((await gcbench(['verify', 'gcbench-out'], repository.folder)).code).toBe(0)
  })
  it('is built where it is only one of two packages that is the same', async () => {
    const files = { 'till/till.go': 'package till\n\nfunc Open() int { return 1 }\n', ...TILL }
    repository = makeRepository({ ...FILES, ...files })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit({ 'shop.go': CODE.replace('x * 7', 'x * 9') })
    await gcbench(['run', ...ROUNDS], repository.folder)
    const { builds, plan } = reportIn(repository.folder)
    expect([...new Set(builds.map(({ unit }) => unit))]).toEqual(['example.com/shop'])
    expect(plan.targets.map(({ id }) => id)).toEqual(['example.com/shop.Tax/low'])
    const equal = { contrast: 'refs', unit: 'example.com/shop/till', sha256: null }
    expect(plan.unchanged).toContainEqual({ ...equal, benchmarks: ['BenchmarkOpen'] })
  })
  it('is compiled and not linked where it is all of a package beside another', async () => {
    const till =
      'package till\n\nimport "example.com/shop"\n\nfunc Open() int { return shop.Price(1) }\n'
    repository = makeRepository({ ...FILES, 'till/till.go': till, ...TILL })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit({ 'shop.go': CODE.replace('x * 7', 'x * 9') })
    const ended = await gcbench(['run', ...ROUNDS], repository.folder)
    const { builds, plan } = reportIn(repository.folder)
    // Its package is compiled from a file that differs: Open calls Price, and Tax differs.
    expect([...new Set(builds.map(({ unit }) => unit))]).toEqual(['example.com/shop'])
    expect(ended.err).toMatch(/not built: 1 package, .* in 1, all machine code of their benchmarks/)
    const equal = { contrast: 'refs', unit: 'example.com/shop/till', sha256: null }
    expect(plan.unchanged).toContainEqual({ ...equal, benchmarks: ['BenchmarkOpen'] })
    expect(plan.targets.map(({ id }) => id)).toEqual(['example.com/shop.Tax/low'])
  })
  it('is named, after an edit of one function, and counts as no failure', async () => {
    const { ended, report, ran } = await changed({ 'shop.go': CODE.replace('x * 7', 'x * 9') })
    expect(ran).toEqual(['example.com/shop.Tax/low'])
    expect(report.plan.unchanged).toEqual([
      { contrast: 'refs', unit: 'example.com/shop', sha256: null, benchmarks: ['BenchmarkPrice'] },
    ])
    expect(ended.out).toMatch(/Same machine code: 1 benchmark function not run.*Price/s)
    expect(report.plan.reached).toEqual([
      {
        contrast: 'refs',
        unit: 'example.com/shop',
        benchmarks: ['BenchmarkTax'],
        why: 'example.com/shop.Tax differs',
      },
    ])
    const page = readFileSync(join(repository.folder, 'gcbench-out/report.md'), 'utf8')
    expect(page).toMatch(/reached in `example\.com\/shop`: `Tax`: .*shop\.Tax differs/)
    expect(doubtsOf(report)).toEqual([])
    expect(report.conclusion.reasons.filter((reason) => reason.includes('Price'))).toEqual([])
    const verified = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(verified.code).toBe(0)
  })
  it('runs all the same where the option says so', async () => {
    const edit = { 'shop.go': CODE.replace('x * 7', 'x * 9') }
    const { report, ran } = await changed(edit, '--reach', 'off')
    expect(ran.sort()).toEqual(['example.com/shop.Price', 'example.com/shop.Tax/low'])
    expect(report.plan.unchanged).toEqual([])
  })
  it('runs where a file that it may read differs, with the reason', async () => {
    const { report, ran } = await changed({ 'prices.csv': '1,2\n', 'shop.go': `${CODE}\n` })
    expect(ran.sort()).toEqual(['example.com/shop.Price', 'example.com/shop.Tax/low'])
    expect(doubtsOf(report).map(({ message }) => message)).toEqual([
      'benchmarks that the change may not reach were run, to be safe: the file prices.csv differs',
    ])
  })
})

const QUOTES = {
  'quote.go': `package shop

//go:noinline
func Quote(kind string, x int) int {
	switch kind {
	case "tax":
		x = Tax(x)
		x++
	case "price":
		return Price(x)
	}
	return x
}
`,
  'quote_test.go': `package shop

import "testing"

func quote(b *testing.B, kind string) {
	for i := 0; i < b.N; i++ {
		sink = Quote(kind, i)
	}
}

const kind = "other"

func BenchmarkQuoteConst(b *testing.B) { quote(b, kind) }
func BenchmarkQuoteNothing(b *testing.B) { quote(b, "") }
func BenchmarkQuoteOften(b *testing.B) {
	b.Run("price", func(b *testing.B) { quote(b, "price") })
	b.Run("tax", func(b *testing.B) { quote(b, "tax") })
}
func BenchmarkQuoteSetUp(b *testing.B) {
	sink = Quote("tax", 1)
	b.ResetTimer()
	quote(b, "")
}
`,
}

/** Of head, whose machine code differs in all that calls Quote, and in nothing else. */
async function quoted([from, to, kind = 'other']: [string, string, string?], ...flags: string[]) {
  repository = makeRepository({ ...FILES, ...QUOTES })
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit({
    'quote.go': QUOTES['quote.go'].replace(from, to),
    'quote_test.go': QUOTES['quote_test.go'].replace('kind = "other"', `kind = "${kind}"`),
  })
  const ended = await gcbench(['run', ...ROUNDS, '--budget', '10m', ...flags], repository.folder)
  const report = reportIn(repository.folder)
  const perSec = new Map(
    report.plan.targets.map(({ id, settings }) => [
      id.replace('example.com/shop.', ''),
      settings.changedPerSec,
    ]),
  )
  const idle = report.problems.filter(({ code }) => code === 'not-executed')
  return { ended, report, perSec, idle: idle.map(({ subject }) => subject?.benchmark) }
}

describe.skipIf(!hasGo)('what executes the change', () => {
  it('is measured, and what executes none of it is left out with the reason', async () => {
    const { perSec, idle, report } = await quoted(['x++', 'x += 2'])
    expect([...perSec.keys()].sort()).toEqual(['QuoteOften/tax', 'QuoteSetUp'])
    // Its block has two statements, and an operation of some nanoseconds executes both once.
    expect(perSec.get('QuoteOften/tax')).toBeGreaterThan(1e6)
    expect(perSec.get('QuoteSetUp')).toBe(0)
    expect(idle.sort()).toEqual(['QuoteConst', 'QuoteNothing', 'QuoteOften/price'])
    const [first] = report.problems.filter(({ code }) => code === 'not-executed')
    expect(first?.message).toMatch(
      /^left out: it runs none of the changed code, in \d+ operations$/,
    )
    const verified = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(verified.code).toBe(0)
  })
  it('comes first where the suite says that all are run', async () => {
    const { perSec, idle } = await quoted(['x++', 'x += 2'], '--reach', 'off')
    expect(idle).toEqual([])
    expect(perSec.get('QuoteNothing')).toBe(-1)
    expect(perSec.get('QuoteSetUp')).toBe(0)
    expect(perSec.get('QuoteOften/tax')).toBeGreaterThan(1e6)
  })
  it('leaves nothing out where more than statements differs', async () => {
    const { perSec, idle } = await quoted([
      'x++\n\tcase "price":\n\t\treturn Price(x)\n\t}\n\treturn x\n}\n',
      'x += step\n\tcase "price":\n\t\treturn Price(x)\n\t}\n\treturn x\n}\n\nvar step = 2\n',
    ])
    expect(idle).toEqual([])
    expect(perSec.get('QuoteNothing')).toBe(-1)
  })
  it('is the code of a benchmark itself, where a constant in it is another', async () => {
    const { perSec, report } = await quoted(['x++', 'x += 2', 'another'])
    expect(perSec.get('QuoteNothing')).toBe(-1)
    expect(perSec.get('QuoteConst')).toBe(0)
    const idleRows = report.comparisons.filter(({ problems }) =>
      problems.some(({ code }) => code === 'idle-row'),
    )
    expect(idleRows.map(({ benchmark }) => benchmark)).not.toContain('QuoteConst')
  })
})
