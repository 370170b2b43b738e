/** The rules of other tools on cases checked by hand, and what the page makes of their words. */
import { describe, expect, it } from 'vitest'
import { type Measured, plantedIn, SIZES_PCT } from '../scripts/research/shootout/measured.ts'
import {
  shootoutPicture,
  shootoutReadme,
  shootoutTables,
} from '../scripts/research/shootout/page.ts'
import {
  asvWords,
  benchstatWords,
  criterionWords,
  gcbenchWords,
  percentageAlert,
  pytestWords,
  ratioAlert,
  tTestAlert,
  welchWord,
} from '../scripts/research/shootout/rules.ts'
import { compared, missedOf, TOOLS, tallied, tallyOf } from '../scripts/research/shootout/tally.ts'

describe('the rule of', () => {
  it('github-action-benchmark is a ratio that must be exceeded', () => {
    expect(ratioAlert(100, 200, 200)).toBe('same')
    expect(ratioAlert(100, 201, 200)).toBe('slower')
    expect(ratioAlert(100, 111, 110)).toBe('slower')
  })
  it("Bencher's percentage is over the mean", () => {
    expect(percentageAlert([90, 110], 125, 0.25)).toBe('same')
    expect(percentageAlert([90, 110], 126, 0.25)).toBe('slower')
  })
  it("Bencher's t-test is a prediction limit: 2 + 6.9646 * sqrt(4/3) = 10.042 of 1, 2, 3", () => {
    expect(tTestAlert([1, 2, 3], 10.04, 0.99)).toBe('same')
    expect(tTestAlert([1, 2, 3], 10.05, 0.99)).toBe('slower')
    expect(tTestAlert([1], 99, 0.99)).toBe('same')
    expect(tTestAlert([1, 1], 99, 0.99)).toBe('same')
  })
  it("hyperfine's script: t = 2.236 of 18 degrees has p = .038, t = 2 of 14 has p = .065", () => {
    const of = (mean: number, runs: number) => ({ plantedPct: 0, mean, stddev: 0.02, runs })
    expect(welchWord(of(1, 10), of(1.02, 10))).toBe('slower')
    expect(welchWord(of(1.02, 10), of(1, 10))).toBe('faster')
    expect(welchWord(of(1, 8), of(1.02, 8))).toBe('same')
  })
})

describe('the words of', () => {
  it('benchstat are the deltas of its table of time', () => {
    const csv = `goos: linux
,b.txt,,h.txt,,,
,sec/op,CI,sec/op,CI,vs base,P
Sort-2,0.0004,14%,0.0003,70%,~,p=0.589 n=6
Hash-2,0.0003,4%,0.0002,3%,-33.33%,p=0.002 n=6
Text-2,0.0006,58%,0.0014,44%,+108.27%,p=0.002 n=6
geomean,0.0005,,0.0006,,+7.07%,
`
    expect(benchstatWords(csv)).toEqual(['same', 'faster', 'unmeasured', 'unmeasured', 'slower'])
  })
  it('criterion are its sentences; within its noise threshold it says of none that it changed', () => {
    const said = `Sort0                   time:   [102.98 ns 104.50 ns 106.02 ns]
                        change: [−2.0% +0.4% +2.8%] (p = 0.76 > 0.05)
                        No change in performance detected.

Hash0                   time:   [123.20 ns 125.00 ns 126.80 ns]
                        change: [+17.015% +19.617% +22.372%] (p = 0.00 < 0.05)
                        Performance has regressed.
Found 1 outliers among 10 measurements (10.00%)
  1 (10.00%) high mild

Tree0                   time:   [83.200 ns 85.000 ns 86.800 ns]
                        change: [−20.826% −18.660% −16.348%] (p = 0.00 < 0.05)
                        Performance has improved.

Text0                   time:   [100.53 ns 100.55 ns 100.56 ns]
                        change: [+0.4738% +0.4998% +0.5238%] (p = 0.00 < 0.05)
                        Change within noise threshold.
`
    const names = ['Sort0', 'Hash0', 'Tree0', 'Text0']
    expect(criterionWords(said, names)).toEqual(['same', 'slower', 'faster', 'same'])
    expect(() => criterionWords(said, ['Index0'])).toThrow('nothing of Index0')
  })
  it('pytest-benchmark are the lines of what failed', () => {
    const said = `Performance has regressed:
\ttest_hash (0001_base) - Field 'min' has failed PercentageRegressionCheck: 5.01 > 5.00
\ttest_text (0001_base) - Field 'min' has failed PercentageRegressionCheck: 113.8 > 5.00
`
    expect(pytestWords(said)).toEqual(['same', 'slower', 'same', 'same', 'slower'])
    expect(pytestWords('5 passed in 7.46s')).toEqual(Array(5).fill('same'))
    expect(() => pytestWords('no tests ran')).toThrow('measured nothing')
  })
  it('asv are the signs before its rows', () => {
    const said = `
| Change   | Before [f6bebfe0] <main~1>   | After [e01a7e97] <main>   | Ratio   | Benchmark (Parameter)   |
|----------|------------------------------|---------------------------|---------|-------------------------|
|          | 465±100μs                    | 503±70μs                  | 1.08    | times.time_hash         |
| +        | 714±2μs                      | 1.38±0.2ms                | 1.93    | times.time_text         |
| -        | 714±2μs                      | 303±2μs                   | 0.42    | times.time_tree         |
`
    expect(asvWords(said)).toEqual(['unmeasured', 'same', 'unmeasured', 'faster', 'slower'])
  })
  it('gcbench are those of gating rows of time, not of allocations', () => {
    const row = (benchmark: string, metric: string, role: string, word: string) => ({
      benchmark,
      metric,
      role,
      verdict: { word },
    })
    const words = gcbenchWords([
      row('Sort', 'allocs/op', 'gating', 'regressed'),
      row('Hash', 'cpu-s/op', 'gating', 'regressed'),
      row('Index', 'time/op', 'informational', 'regressed'),
      row('Tree', 'cpu-s/op', 'gating', 'inconclusive'),
    ])
    expect(words).toEqual(['unmeasured', 'slower', 'unmeasured', 'same', 'unmeasured'])
  })
})

it('every benchmark gets every size in five cycles', () => {
  for (const at of [0, 1, 2, 3, 4])
    expect([0, 1, 2, 3, 4].map((cycle) => plantedIn(cycle)[at]).toSorted()).toEqual(
      [0, ...SIZES_PCT].toSorted(),
    )
})

const planted = [2, 5, 10, 100, 0]
const none = [0, 0, 0, 0, 0]
const comparisons = [
  compared(none, ['same', 'same', 'same', 'same', 'same'], 10),
  compared(none, ['same', 'faster', 'slower', 'unmeasured', 'same'], 20),
  compared(planted, ['same', 'unmeasured', 'faster', 'slower', 'slower'], 30),
]
const fast = { plantedPct: none, nsPerOp: none.map(() => [100, 101]), spentSec: 10 }
const slow = { plantedPct: planted, nsPerOp: planted.map((pct) => [100 + pct, 1]), spentSec: 10 }
const measured: Measured = {
  cpu: 'A CPU',
  cores: 2,
  versions: { gcbench: '1.2.3', Go: '1.26', Python: '3.11' },
  sessions: [{ at: '2026-11-26T00:00:00Z', otherCpuPct: 3, loadAverage: 0 }],
  units: [
    { instrument: 'gcbench', condition: 'idle', cycle: 0, comparisons, spentSec: 60 },
    {
      instrument: 'go',
      condition: 'idle',
      cycle: 0,
      comparisons: [],
      recordings: [fast, fast, slow],
      spentSec: 30,
    },
  ],
}

describe('of what was measured', () => {
  it('a pair counts once, and what has no answer is missed', () => {
    const tally = tallyOf(comparisons)
    expect(tally.falseVerdicts).toEqual({ count: 1, of: 2 })
    expect(tally.falseRows).toEqual({ count: 3, of: 11 })
    expect(missedOf(tally)).toEqual({ count: 3, of: 4 })
    expect(tally.secPerComparison).toBe(20)
  })
  it('a rule of one run takes the first run of each side, and a tenth of its time', () => {
    const words = Object.fromEntries(
      TOOLS.map((tool) => [tool.name, tallied(measured, tool, 'idle')]),
    )
    expect(missedOf(words['github-action-benchmark, 200 %']!)).toEqual({ count: 4, of: 4 })
    expect(words['github-action-benchmark, 110 %']!.missed.get(100)).toEqual({ count: 0, of: 1 })
    expect(missedOf(words['Bencher, percentage']!)).toEqual({ count: 3, of: 4 })
    expect(words['Bencher, percentage']!.falseVerdicts).toEqual({ count: 0, of: 1 })
    expect(words['Bencher, percentage']!.secPerComparison).toBe(2)
    // Four runs of 100 and 101: the limit is 100.5 + 0.577 * sqrt(5/4) * 4.541 = 103.43.
    expect(missedOf(words['Bencher, t-test']!)).toEqual({ count: 1, of: 4 })
  })
  it('the tables, the chart and its words are made', () => {
    expect(shootoutTables(measured)).toContain(
      '| gcbench | 1/2 (9–91 %) | 3/11 | 1/1 | 1/1 | 1/1 | 0/1 | 20 s |',
    )
    expect(shootoutTables(measured)).toContain('other programs took at most 3 % of the CPU')
    expect(shootoutReadme(measured)).toContain(
      'gcbench 1/2, 3/4; gcbench, a minute 0/0, 0/0; benchstat 0/0, 0/0',
    )
    const picture = shootoutPicture('light', measured)
    expect(picture).toMatch(/<rect class="plain" x="240" y="62" width="65.0"/)
    expect(picture).toMatch(/<rect class="plain" x="460" y="62" width="97.5"/)
    expect(picture).not.toBe(shootoutPicture('dark', measured))
  })
  it('nothing is shown where nothing was measured', () => {
    for (const text of [shootoutTables(null), shootoutPicture('dark', null)])
      expect(text.toLowerCase()).toContain('not measured yet')
    expect(shootoutReadme(null)).toBe('')
  })
})
