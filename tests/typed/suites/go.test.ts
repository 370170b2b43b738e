/** Suites of Go benchmarks on the pages, run as they stand there, on small modules. */

import { describe, expect, it } from 'vitest'
import { alsoByClock } from '../../../src/report/clocks.ts'
import { lacks } from '../../support/lacks.ts'
import { readerOfPages } from '../../support/pages/page-measure.ts'
import { suiteBelow } from '../../support/pages/page-suites.ts'
import { hasGo } from '../../support/repository.ts'

const { measure } = readerOfPages()

/** A package with those benchmarks, each of which fills `size` bytes. */
const packageOf = (name: string, size: number, benchmarks: string[]) => ({
  [`${name}/${name}.go`]: `package ${name}

const size = ${size}

func fill(data []byte) []byte {
	for i := range data {
		data[i] = byte(i)
	}
	return data
}

func work() []byte { return fill(make([]byte, size)) }
`,
  [`${name}/${name}_test.go`]: `package ${name}

import "testing"

var sink, pool []byte = nil, make([]byte, size)
${benchmarks
  .map(
    (one) => `
func Benchmark${one}(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink = ${one === 'WithPool' ? 'fill(pool)' : 'work()'}
	}
}
`,
  )
  .join('')}`,
})

const MODULE = { 'go.mod': 'module example.com/app\n\ngo 1.24\n' }

/** A change that makes them work through twice as many bytes. */
const changeOf = (...benchmarks: string[]) => ({
  base: { ...MODULE, ...packageOf('store', 640, benchmarks) },
  head: packageOf('store', 1280, benchmarks),
})

/** The go command fetches a release as a module where it is not there. */
const lacksRelease = (release: string) =>
  lacks(release, 'env', `GOTOOLCHAIN=${release}`, 'go', 'version')

describe.skipIf(!hasGo)('base against head', () => {
  it('all benchmarks, as without a suite file', () => {
    const suite = suiteBelow('docs/suite-file.md', 'All benchmarks, base against head')
    const base = {
      ...changeOf('Join', 'Commit').base,
      ...packageOf('codec', 640, ['Marshal']),
    }
    const head = { ...changeOf('Join', 'Commit').head, ...packageOf('codec', 1280, ['Marshal']) }
    const { names } = measure({ suite, base, head })
    expect(names).toEqual(['codec.Marshal', 'geomean', 'store.Commit', 'store.Join'])
  })

  it('with the line that tells an editor the schema', () => {
    const suite = suiteBelow('docs/suite-file.md', 'The suite file')
    expect(measure({ suite, ...changeOf('Join') }).names).toEqual(['Join'])
  })

  it('some of them, as a gate', () => {
    const suite = suiteBelow('docs/start.md', 'Make it a gate')
    expect(measure({ suite, ...changeOf('Marshal', 'Other') }).names).toEqual(['Marshal'])
  })

  it('a margin of its own for one benchmark, counts that gate, rows that must be decided', () => {
    const suite = suiteBelow('docs/gating.md', 'The rules: threshold, undecided rows, failures')
    const { report } = measure({ suite, ...changeOf('Startup', 'Commit', 'ReadRow', 'Join') })
    const rows = report.comparisons.filter(({ role }) => role !== 'geomean')
    const marginsOf = (metric: string) =>
      Object.fromEntries(
        rows
          .filter((row) => alsoByClock(metric).includes(row.metric) && row.role === 'gating')
          .map(({ benchmark, marginPct }) => [benchmark, marginPct]),
      )
    expect(marginsOf('time/op')).toEqual({ Startup: 5, Commit: 3, ReadRow: 3, Join: 3 })
    expect(marginsOf('allocs/op')).toEqual({ Startup: 0, Commit: 0, ReadRow: 0, Join: 0 })
    expect(marginsOf('bytes/op')).toEqual({})
    // Two rounds decide nothing: of what is named, the gate says so apart from the rest.
    const { reasons } = report.conclusion
    for (const name of ['Commit', 'ReadRow'])
      expect(reasons.join('\n')).toMatch(
        RegExp(`^${name} (time|cpu-s)/op \\(refs\\) is undecided, which`, 'm'),
      )
    expect(reasons.join('\n')).not.toMatch(/^Join \S+ \(refs\) is undecided, which/m)
  })

  it('some of them, with a wide margin, and counts that gate', () => {
    const suite = suiteBelow('docs/how-to/noisy-runner.md', 'Measure less, or something steadier')
    const { report, names } = measure({ suite, ...changeOf('Marshal', 'Unmarshal', 'Join') })
    expect(names).toEqual(['Marshal', 'Unmarshal', 'geomean'])
    const gating = report.comparisons.filter(
      ({ role, benchmark }) => role === 'gating' && benchmark === 'Marshal',
    )
    const [time, ...counts] = gating.sort((a, b) => b.marginPct - a.marginPct)
    // By the clock that suits the machine of this test.
    expect(time).toMatchObject({
      metric: expect.stringMatching(/^(time|cpu-s)\/op$/),
      marginPct: 5,
    })
    expect(counts.map(({ metric, marginPct }) => [metric, marginPct])).toEqual([['allocs/op', 0]])
  })

  it('a benchmark that the change brings runs on the code of base, too', () => {
    const suite = suiteBelow(
      'docs/suite-file.md',
      'A change that brings a benchmark and a speed-up',
    )
    const { base } = changeOf('Join')
    const { report, said } = measure({ suite, base, head: changeOf('Join', 'Brought').head })
    const row = report.comparisons.find(
      ({ benchmark, metric }) => benchmark === 'Brought' && metric === 'time/op',
    )
    expect(row?.baseValue, said).toBeGreaterThan(0)
    expect(report.problems.map(({ code }) => code)).toContain('benchmarks-of-head')
  })

  it('the profile of what changed, and of nothing else', () => {
    const suite = suiteBelow('docs/profiles.md', 'Profiles')
    // An allocation more is no matter of noise: six rounds, the fewest that decide, confirm it.
    const [base, head] = ['sink = work()', 'sink = append(work(), 1)'].map((body) => {
      const files = { ...packageOf('store', 640, ['Join']), ...packageOf('codec', 640, ['Same']) }
      const join = files['store/store_test.go']?.replace('sink = work()', body)
      return { ...MODULE, ...files, 'store/store_test.go': `${join}` }
    })
    const { report, said } = measure({ suite, base: base!, head: head!, rounds: '6..6' })
    expect(report.profiles?.of).toBe('changed')
    expect(
      report.profiles?.targets.map(({ benchmarks }) => benchmarks),
      said,
    ).toEqual([['store.Join']])
    // A run of which a busy machine let no sample be taken is left out, and named.
    const isWhole = !report.profiles?.problems.some(({ code }) => code === 'profile-failed')
    const { base: onBase, head: onHead } = report.profiles?.targets[0] ?? {}
    if (isWhole) expect([onBase?.files.length, onHead?.files.length]).toEqual([10, 10])
  })
})

describe.skipIf(!hasGo)('several versions, variants and benchmarks', () => {
  it('four refs, each against the first, in one table', () => {
    const suite = suiteBelow('docs/after-the-merge.md', 'More than two refs')
    const { report, said } = measure({
      suite,
      before: {
        'v1.1': { ...MODULE, ...packageOf('store', 640, ['Join', 'Other']) },
        'v1.2': packageOf('store', 1280, ['Join', 'Other']),
        'v1.3': packageOf('store', 2560, ['Join', 'Other']),
      },
      base: packageOf('store', 5120, ['Join', 'Other']),
    })
    expect(said).toMatch(/^benchmark +metric +v1.1 +v1.2 +v1.3 +main$/m)
    const rows = report.comparisons.filter(({ metric }) => metric === 'bytes/op')
    expect(rows.map(({ contrast }) => contrast)).toEqual(
      ['v1.2', 'v1.3', 'main'].map((ref) => `variants@head:v1.1:${ref}`),
    )
    // Each version allocates twice as much as the one before; the runtime adds a little.
    const sizes = [rows[0]?.baseValue, ...rows.map(({ headValue }) => headValue)]
    expect(sizes.map((size) => Math.round(Math.log2((size ?? 0) / 640)))).toEqual([0, 1, 2, 3])
  })

  it('a change under two collectors: under each, and whether it acts differently', () => {
    const suite = suiteBelow('docs/suite-file.md', 'A change under two garbage collectors')
    const { base, head } = changeOf('Tree')
    const elsewhere = packageOf('codec', 640, ['Marshal'])
    const { report, names } = measure({ suite, base: { ...base, ...elsewhere }, head })
    expect(names).toEqual(['Tree'])
    const rows = report.comparisons.filter(({ metric }) => metric === 'time/op')
    expect(rows.map(({ contrast, marginPct }) => [contrast, marginPct])).toEqual([
      ['refs@classic', 3],
      ['refs@greentea', 3],
      ['interaction:classic:greentea', 3],
    ])
    const classic = report.builds.filter(({ toolchain }) => /nogreenteagc/.test(toolchain))
    expect(classic.map(({ arm }) => arm)).toEqual(['base@classic', 'head@classic'])
  })

  it('settings of the collector against the default, and what memory each takes', () => {
    const suite = suiteBelow('docs/suite-file.md', 'One garbage collector against another')
    const { report, said } = measure({ suite, ...changeOf('Join') })
    const contrasts = report.comparisons.map(({ contrast }) => contrast)
    const against = ['half', 'limit'].map((variant) => `variants@head:default:${variant}`)
    expect(new Set(contrasts)).toEqual(new Set(against))
    // The table of memory against speed has the variant beside the benchmark, no other has.
    expect(said.match(/(?<=^Join +)(?:default|half|limit)\b/gm)).toEqual([
      'default',
      'half',
      'limit',
    ])
  })

  it('two benchmarks of one build, paired by name', () => {
    const suite = suiteBelow('docs/suite-file.md', 'With a pool against without')
    const { report, names } = measure({ suite, ...changeOf('WithPool', 'WithoutPool', 'Other') })
    expect(names).toEqual(['WithoutPool vs WithPool'])
    const allocations = report.comparisons.find(({ metric }) => metric === 'allocs/op')
    expect([allocations?.baseValue, allocations?.headValue]).toEqual([1, 0])
  })

  it('two toolchains', ({ skip }) => {
    skip(lacksRelease('go1.25.3') || lacksRelease('go1.26.8'))
    const suite = suiteBelow('docs/suite-file.md', 'Two toolchains in one suite')
    const { report, names } = measure({ suite, ...changeOf('Join') })
    expect(names).toEqual(['Join'])
    expect(report.builds.map(({ toolchain }) => toolchain)).toEqual(['go1.25.3', 'go1.26.8'])
  })
})
