/**
 * What a report calls unchanged satisfies what the base expects without being run. Each report here
 * is made anew of a plan that says so, with rows, conclusion and checksum that follow from it.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { BuildRecord, Plan, Report, Suite } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { withFindingsOf } from '../../src/plan/plan.ts'
import { nameVariant } from '../../src/plan/variants.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { makeReport } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { recomputed, recordsText } from '../../src/report/verify.ts'
import { inOrder, planOf, recordsOf } from '../stats/measured.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)]
const ROUNDS = 20
const times = Array.from({ length: ROUNDS }, (_, round) => 1000 + ((round * 7) % 5))

type Said = {
  unchanged: Plan['unchanged']
  reached?: Plan['reached']
  suite?: Partial<Suite>
  /** Hashes by unit of base and head; '': it was not built there. */
  builds?: Record<string, readonly [string, string]>
  /** Names of benchmarks of m that ran. */
  ran?: string[]
}

const built = (builds: NonNullable<Said['builds']>): BuildRecord[] =>
  Object.entries(builds).flatMap(([unit, sums]) =>
    ['base', 'head'].flatMap((arm, side) =>
      sums[side] === ''
        ? []
        : [{ arm, unit, sha256: sums[side]!, toolchain: 'go1.26', settings: {}, buildSec: 1 }],
    ),
  )

function reported({ unchanged, reached, suite, builds = {}, ran = ['A'] }: Said): Report {
  const rounds = { rounds: { min: ROUNDS, max: ROUNDS }, until: 'rounds' as const }
  const own = planOf(ran, { ...rounds, ...suite })
  const more = reached === undefined ? {} : { reached }
  const plan = withFindingsOf({ ...own, unchanged, ...more }, [])
  const records = ran.length === 0 ? [] : inOrder(plan, recordsOf(times, times))
  return makeReport({
    ...{ plan, records, problems: [], environment: [], measuredSec: 10, linkSec: null },
    builds: built({ m: [ONE, TWO], ...builds }),
    roundsRun: ran.length === 0 ? 0 : ROUNDS,
    stop: { kind: ran.length === 0 ? 'nothing-to-run' : 'rounds' },
    ...{ command: 'gcbench run', createdAt: '2026-01-01T00:00:00.000Z', toolVersion: VERSION },
    recordsSha256: sha256(recordsText(records)),
  })
}

function judged(said: Said) {
  const report = reported(said)
  const records = report.records ?? []
  const trials = parseRecords(report.plan.suite, records)
  const outcome = recomputed(jsonText(report), report, {
    trials,
    sha256: sha256(recordsText(records)),
  })
  return { conclusion: report.conclusion.conclusion, outcome }
}

const entry = (unit: string, sum: string | null, ...benchmarks: string[]) => ({
  ...{ contrast: 'refs', unit, sha256: sum, benchmarks },
})
const B = 'BenchmarkB'
const because = (unit: string, benchmark: string) => ({
  ...{ contrast: 'refs', unit, why: 'f', benchmarks: [benchmark] },
})
const variants = ['100', '50'].map((GOGC, at) => ({
  ...nameVariant(at === 0 ? 'a' : 'b'),
  runEnv: { GOGC },
}))
const between = { kind: 'variants', base: 'a', head: 'b', ref: 'head' } as const
const runIdentical = { runIdentical: true }

describe('what is called unchanged', () => {
  it.each<[string, Said]>([
    ['one binary', { unchanged: [entry('n', ONE, B)], builds: { n: [ONE, ONE] } }],
    [
      'one binary, and nothing else',
      { unchanged: [entry('m', ONE)], builds: { m: [ONE, ONE] }, ran: [] },
    ],
    ['out of reach in what differs', { unchanged: [entry('m', null, B)] }],
    [
      'out of reach beside what is not',
      { unchanged: [entry('m', null, B)], reached: [because('m', 'BenchmarkA')] },
    ],
    ['never built', { unchanged: [entry('n', null, B)] }],
    [
      'one binary that runs, as the suite says',
      { unchanged: [entry('m', ONE)], builds: { m: [ONE, ONE] }, suite: runIdentical },
    ],
  ])('is accepted: %s', (_, said) => {
    expect(judged(said).outcome.kind).toBe('measured')
  })

  it.each<[string, RegExp, Said]>([
    ['no binary at all', /unchanged\.0/, { unchanged: [entry('n', ONE)], ran: [] }],
    [
      'two binaries',
      /unchanged\.0/,
      { unchanged: [entry('n', ONE)], builds: { n: [ONE, TWO] }, ran: [] },
    ],
    [
      'one binary of a contrast that there is not',
      /unchanged\.0/,
      {
        unchanged: [{ ...entry('n', ONE), contrast: 'other' }],
        ...{ builds: { n: [ONE, ONE] }, ran: [] },
      },
    ],
    [
      'what is reached',
      /reached/,
      { unchanged: [entry('m', null, B)], reached: [because('m', B)], ran: [] },
    ],
    [
      'one binary that is reached',
      /reached/,
      { unchanged: [entry('n', ONE)], reached: [because('n', B)], builds: { n: [ONE, ONE] } },
    ],
    ['what ran', /nothing to run/, { unchanged: [entry('m', null, 'BenchmarkA')] }],
    [
      'one binary that ran',
      /nothing to run/,
      { unchanged: [entry('m', ONE)], builds: { m: [ONE, ONE] } },
    ],
    [
      'out of reach, where all of it runs (reach)',
      /all of it runs/,
      { unchanged: [entry('m', null, B)], suite: { reach: 'off' }, ran: [] },
    ],
    [
      'out of reach, where all of it runs (run-identical)',
      /all of it runs/,
      { unchanged: [entry('m', null, B)], suite: runIdentical, ran: [] },
    ],
    ['nothing by name', /no benchmark/, { unchanged: [entry('m', null)], ran: [] }],
    [
      'out of reach in what was built on one side',
      /a build on base/,
      { unchanged: [entry('n', null, B)], builds: { n: [ONE, ''] }, ran: [] },
    ],
    [
      'never built in a unit that ran',
      /unchanged\.0/,
      { unchanged: [entry('m', null, B)], builds: { m: ['', ''] } },
    ],
  ])('refuses what is called unchanged: %s', (_, why, said) => {
    const { conclusion, outcome } = judged(said)
    // Its own gate has nothing against it.
    if (said.ran?.length === 0) expect(conclusion).toBe('success')
    expect(outcome).toMatchObject({ kind: 'missing', why: expect.stringMatching(why) })
  })

  it('is not one binary under two environments', () => {
    const said = (suite: Partial<Suite>, contrast: string, arms: [string, string]) => {
      const report = reported({ unchanged: [], suite: { variants, ...suite }, ran: [] })
      const { plan } = report
      const one = { ...entry('n', ONE), contrast }
      const again = makeReport({
        ...report,
        plan: { ...plan, unchanged: [one] },
        builds: arms.map((arm) => ({ ...report.builds[0]!, arm, unit: 'n', sha256: ONE })),
        ...{ records: [], toolVersion: VERSION },
      })
      const evidence = { trials: [], sha256: again.recordsSha256 }
      return recomputed(jsonText(again), again, evidence).kind
    }
    expect(said({}, 'refs@a', ['base@a', 'head@a'])).toBe('measured')
    expect(said({ contrasts: [between] }, 'variants@head:a:b', ['head@a', 'head@b'])).toBe(
      'missing',
    )
  })
})
