import { describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { goBench } from '../../src/parse/go-bench.ts'
import { abandoned, slotKey, unexpectedOutput } from '../../src/report/failures.ts'
import { judgeTrials } from '../../src/report/report.ts'
import { outputsRead, parseRecords } from '../../src/report/samples.ts'
import { goBenchWorkload } from '../../src/workloads/go-bench.ts'
import { planOf, recordOf } from '../stats/measured.ts'

const head = 'goos: linux\ngoarch: amd64\npkg: example.com/hash\ncpu: Intel(R) Xeon(R)\n'
const text = (...lines: string[]) => `${head}${lines.join('\n')}\nPASS\n`
const line = (name: string, n: number, ns: number | string) =>
  `Benchmark${name} \t ${String(n).padStart(8)}\t ${ns} ns/op\t 16 B/op\t 1 allocs/op`

type Asked = {
  probe: string[]
  /** What head printed in its probe; absent: what base did. */
  head?: string[]
  count?: number
  cpu?: number[]
  together?: boolean
  n?: string
  suite?: { benchtime?: string; 'own-time'?: string }
  /** The suite asks for the wall time of its processes. */
  readsWallTime?: boolean
}

/** What is odd about a process of `sec` after a probe with those lines; null: nothing. */
function oddOf(
  {
    probe,
    head,
    count = 1,
    cpu = [],
    together = false,
    n,
    suite = {},
    readsWallTime = false,
  }: Asked,
  lines: string[],
  sec = 1,
  arm = 'head',
) {
  const settings = goBenchWorkload.settings.parse({
    packages: ['./...'],
    count,
    cpu,
    ...suite,
  })
  const { benchmarks } = goBenchWorkload.source
  if (benchmarks.kind !== 'searched') throw new Error('go-bench searches')
  const names = ['BenchmarkSum', 'BenchmarkRead']
  const triedOf = (printed: string[]) =>
    benchmarks.probe
      .read(settings, names, goBench.parse(text(...printed)).value, [])
      .filter(({ name }) => name === 'BenchmarkSum')
  const other = triedOf(head ?? probe)
  const tried = triedOf(probe).map((one, at) => ({
    ...one,
    mostOn: new Map([
      ['base', one.mostClaimSec],
      ['head', other[at]?.mostClaimSec ?? Infinity],
    ]),
  }))
  const unit = { id: 'example.com/hash', folder: '', files: [] }
  const found = { name: 'BenchmarkSum', tried, together }
  const [made] = benchmarks.probe.targets(settings, unit, found)
  if (made === undefined) throw new Error('no target')
  const target = {
    ...made,
    arms: ['base', 'head'],
    block: made.id,
    settings: { ...made.settings, benchtime: n ?? (together ? '100ms' : '1000x') },
  }
  const expected = goBenchWorkload.trial.expects?.(settings, target, arm) ?? null
  const stdout = text(...lines)
  const rule = { better: null, marginPct: null, gates: null, marginPctByBenchmark: {} }
  const metrics = readsWallTime ? { 'wall-time': rule } : {}
  const read = { workload: { kind: 'go-bench', ...settings }, metrics, wallSec: sec }
  const seen = outputsRead({ ...read, outputs: { stdout, stderr: '' } }).value
  return unexpectedOutput(expected, seen, { wallSec: sec, stdout, where: 'here' })?.message ?? null
}

const PROBE = [line('Sum-8', 10_000, 1000)]

it('the wall time of a process is no line that it printed', () => {
  expect(oddOf({ probe: PROBE, readsWallTime: true }, [line('Sum-8', 1000, 1000)])).toBeNull()
})

/** The true numbers of a benchmark that wrote those lines while it ran. */
const meanwhile = (...lines: string[]) => [
  `BenchmarkSum-8   \t${lines.join('\n')}`,
  '    1000\t     990 ns/op\t 16 B/op\t 1 allocs/op',
]

describe('output of an honest process', () => {
  it('may have lines of a log between a name and its numbers', () => {
    expect(oddOf({ probe: PROBE }, meanwhile('read 3 files', 'done'))).toBe(null)
  })

  it('is not odd: once, several times, at several GOMAXPROCS', () => {
    expect(oddOf({ probe: PROBE }, [line('Sum-8', 1000, 990)])).toBe(null)
    const three = [1, 2, 3].map((extra) => line('Sum-8', 1000, 990 + extra))
    expect(oddOf({ probe: PROBE, count: 3 }, three)).toBe(null)
    const probe = [line('Sum', 10_000, 1000), line('Sum-4', 10_000, 400)]
    const twice = ['Sum', 'Sum', 'Sum-4', 'Sum-4'].map((name) => line(name, 1000, 700))
    expect(oddOf({ probe, cpu: [1, 4], count: 2 }, twice)).toBe(null)
  })

  it('may stop its timer, run in parallel, or take no time at all', () => {
    expect(oddOf({ probe: PROBE }, [line('Sum-8', 1000, 1)], 60)).toBe(null)
    expect(oddOf({ probe: PROBE }, [line('Sum-8', 1000, '0.0000001')], 0.004)).toBe(null)
    // All of the process is measured, and printed with four digits.
    expect(oddOf({ probe: PROBE }, [line('Sum-8', 1000, 1_000_400)], 1)).toBe(null)
  })

  it('may set N itself, as it did at the probe', () => {
    const probe = [line('Sum-8', 64, 1000)]
    expect(oddOf({ probe }, [line('Sum-8', 64, 1000)])).toBe(null)
  })

  it('may have a TestMain that runs all twice, as it did at the probe', () => {
    const probe = [...PROBE, ...PROBE]
    const lines = [line('Sum-8', 1000, 990), line('Sum-8', 1000, 400)]
    expect(oddOf({ probe }, lines)).toBe(null)
  })

  it('may report latencies that overlap as its ns/op, and become slower', () => {
    const probe = [line('Sum-8', 1000, 40_000_000)]
    expect(oddOf({ probe }, [line('Sum-8', 1000, 90_000_000)], 5)).toBe(null)
  })

  it('may end in a number under GOMAXPROCS=1, and may meet another number of CPUs', () => {
    const probe = [line('Sum/n-10', 10_000, 1000)]
    expect(oddOf({ probe }, [line('Sum/n-10', 1000, 1000)])).toBe(null)
    const among = [line('Sum/n-10', 10_000, 1000), line('Read', 10, 5)]
    expect(oddOf({ probe: among }, [line('Sum/n-10', 1000, 1000)])).toBe(null)
    expect(oddOf({ probe: PROBE }, [line('Sum-4', 1000, 990)])).toBe(null)
  })

  it('may call its sub-benchmarks something else where they share a process', () => {
    const probe = [line('Sum/port=4711-8', 10_000, 1000)]
    expect(oddOf({ probe, together: true }, [line('Sum/port=4712-8', 177_777, 1000)])).toBe(null)
  })

  it('in a shared process has an N of its own, of a time of its own where the probe had', () => {
    const two = ['Sum/a-8', 'Sum/b-8']
    const honest = two.map((name) => line(name, 20_000, 1000))
    const later = [line('Sum/a-8', 1_000_000_000, '0.05'), line('Sum/b-8', 2, 60_000_000)]
    expect(oddOf({ probe: honest, together: true }, later)).toBe(null)
    // It reports a clock that is ten times as slow as the wall's, or as fast.
    const slow = two.map((name) => line(name, 20_000, 100))
    const quick = two.map((name) => line(name, 20_000, 10_000))
    expect(
      oddOf(
        { probe: slow, together: true },
        two.map((name) => line(name, 200_000, 90)),
      ),
    ).toBe(null)
    const claims = two.map((name) => line(name, 200_000, 11_000))
    expect(oddOf({ probe: quick, together: true }, claims, 0.5)).toBe(null)
  })
})

describe('output that cannot be the benchmark alone', () => {
  it('has another name than what was asked for', () => {
    const forged = [line('Sum-8', 1000, 990), line('Read-8', 1000, 1)]
    expect(oddOf({ probe: PROBE }, forged)).toContain('names Read-8, which this process was not')
    const probe = [line('Sum/a-8', 10_000, 1000)]
    expect(oddOf({ probe }, [line('Sum/b-8', 1000, 1)])).toContain('names Sum/b-8')
    expect(oddOf({ probe, together: true }, forged)).toContain('names Read-8')
  })

  it('lacks the GOMAXPROCS suffix that it had', () => {
    const odd = oddOf({ probe: PROBE }, [line('Sum', 1000, 1)])
    expect(odd).toBe('the output names Sum, which was Sum-8 when it was tried out')
  })

  it('has more lines than were asked for', () => {
    const twice = [line('Sum-8', 1000, 1), line('Sum-8', 1000, 990)]
    const odd = oddOf({ probe: PROBE }, twice)
    expect(odd).toBe('the output has 2 result lines of Sum, and 1 were asked for')
    const probe = [line('Sum/a-8', 10_000, 1000), line('Sum/b-8', 10_000, 1000)]
    const shared = ['Sum/a-8', 'Sum/b-8', 'Sum/b-8'].map((name) => line(name, 77_777, 1000))
    expect(oddOf({ probe, together: true }, shared)).toContain('2 result lines of Sum/b')
  })

  it('claims another N than was asked for, or more time than there was', () => {
    const odd = oddOf({ probe: PROBE }, [line('Sum-8', 1_000_000_000, 1)], 0.01)
    expect(odd).toBe('the output claims 1000000000 iterations of Sum, and 1000 were asked for')
    const late = oddOf({ probe: PROBE }, [line('Sum-8', 1000, 1_000_000)], 0.01)
    expect(late).toBe(
      'the output claims 1.00 s of measuring, and the whole process lasted 0.0100 s',
    )
  })

  it('reports a time of its own on one side, in whose place the timer read another', () => {
    const own = [line('Sum-8', 10_000, '0.001')]
    const trial = [line('Sum-8', 1000, '0.001')]
    const said = expect.stringContaining('has times of its own: when it was tried out it claimed')
    expect(oddOf({ probe: PROBE, head: own }, trial)).toEqual(said)
    expect(oddOf({ probe: PROBE, head: own }, [line('Sum-8', 1000, 990)], 1, 'base')).toBe(null)
    // Head takes it away again, or no side has the timer's time.
    expect(oddOf({ probe: own, head: PROBE }, trial, 1, 'base')).toEqual(said)
    expect(oddOf({ probe: own, head: own }, trial)).toBe(null)
  })

  it('is its own, not that of another benchmark which prints in its name', () => {
    const beside = [line('Sum-8', 10_000, 998), line('Sum-64', 1000, '0.01')]
    expect(oddOf({ probe: PROBE, head: beside }, [line('Sum-8', 1000, 990)])).toBe(null)
  })

  it('may report a time of its own where the suite says so', () => {
    const own = [line('Sum-8', 10_000, '0.001')]
    const trial = [line('Sum-8', 1000, '0.001')]
    const named = (pattern: string) => ({ probe: PROBE, head: own, suite: { 'own-time': pattern } })
    expect(oddOf(named('^Sum$'), trial)).toBe(null)
    expect(oddOf(named('^Read$'), trial)).not.toBe(null)
    // Times of a simulated clock, where N is not fixed: less, and more, than there was.
    const together = { ...named('^Sum$'), together: true }
    for (const ns of [1, 9_000_000]) expect(oddOf(together, [line('Sum-8', 1000, ns)])).toBe(null)
  })

  it('shows no time of its own where it takes none, or N is fixed, or by rounding', () => {
    const quick = [line('Sum-8', 1_000_000_000, '0.0000001')]
    const trial = [line('Sum-8', 1000, 1)]
    expect(oddOf({ probe: PROBE, head: quick }, trial)).toBe(null)
    expect(oddOf({ probe: PROBE, head: [line('Sum-8', 10_000, 998)] }, trial)).toBe(null)
    const fixed = { probe: [line('Sum-8', 50, 1000)], head: [line('Sum-8', 50, 1)], n: '50x' }
    const suite = { benchtime: '50x' }
    expect(oddOf({ ...fixed, suite }, [line('Sum-8', 50, 1)])).toBe(null)
  })

  it('is not looked for where nothing is known of the probe', () => {
    expect(unexpectedOutput(null, [], { wallSec: 1, stdout: '', where: 'here' })).toBe(null)
  })
})

describe('a process of several benchmarks', () => {
  const probe = ['Sum/a-8', 'Sum/b-8'].map((name) => line(name, 20_000, 1000))

  it('claims less than it is measured for', () => {
    const forged = [line('Sum/a-8', 1000, 1), line('Sum/b-8', 200_000, 1000)]
    expect(oddOf({ probe, together: true }, forged)).toBe(
      'the output claims 1000 iterations of Sum/a in 0.00000100 s, and it is measured for ' +
        '0.100 s at least',
    )
  })

  it('claims more than there was time for', () => {
    const forged = ['Sum/a-8', 'Sum/b-8'].map((name) => line(name, 200_000, 9000))
    expect(oddOf({ probe, together: true }, forged)).toBe(
      'the output claims 3.60 s of measuring, and the whole process lasted 1.00 s',
    )
  })
})

describe('a row with odd output', () => {
  it('has failed for that reason, however well the other rounds look', () => {
    const plan = planOf(['A'])
    const records = Array.from({ length: 12 }, (_, round) => [
      recordOf({ round, arm: 'base' }, 100 + round),
      recordOf({ round, arm: 'head' }, round === 5 ? null : 50 + round),
    ]).flat()
    const odd = { code: 'odd-output' as const, message: words('the output names Sum') }
    const marked = records.map((one) => (one.status === 'ok' ? one : { ...one, problem: odd }))
    expect(abandoned(records).size).toBe(0)
    expect(abandoned(marked).get(slotKey('m.A', 'head'))).toMatchObject({
      round: 5,
      isUnexpected: true,
    })
    const [honest] = judgeTrials(plan, parseRecords(plan.suite, records), 12, true).value
    expect(honest?.verdict.word).toBe('improved')
    const [row] = judgeTrials(plan, parseRecords(plan.suite, marked), 12, true).value
    expect(row?.verdict).toMatchObject({
      word: 'failed',
      reason: 'odd-output',
      side: 'head',
      detail: 'head cannot be trusted: the output names Sum',
    })
  })
})

describe('a result line that is written while the benchmark runs', () => {
  it('takes the name of the true one, whose numbers are found alone', () => {
    const message =
      'the output has 1 result without a name: something else wrote a line in its place'
    const forged = line('Sum-8', 1000, 1)
    expect(oddOf({ probe: PROBE }, meanwhile(forged))).toBe(message)
    expect(oddOf({ probe: PROBE }, meanwhile('', forged))).toBe(message)
    expect(oddOf({ probe: PROBE }, meanwhile(line('Sum', 1000, 1)))).not.toBe(null)
  })
})
