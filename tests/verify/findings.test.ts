/**
 * Whoever rewrites a report may drop what it says beside its numbers, adapt the conclusion and make
 * the checksum anew. So every finding by which the gate decides is computed again, of the plan or
 * of the records: one that is missing is seen, and one too many.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { machinesOf } from '../../scripts/fixtures/report-fixture-parts.ts'
import { CODES, type Code } from '../../src/model/finding-codes.ts'
import { gateEffectOf, makeFinding } from '../../src/model/findings.ts'
import type { Environment, Problem, Report } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { withFindingsOf } from '../../src/plan/plan.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import {
  otherMeasurement,
  underAcceptances,
  underBaseRules,
  WHOLE_SUITE,
} from '../../src/report/base-rules.ts'
import { mergeReports } from '../../src/report/merge.ts'
import { readReport } from '../../src/report/read-report.ts'
import { makeReport } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { recomputed, recordsText, verifyReport } from '../../src/report/verify.ts'
import { inOrder, planOf, recordsOf } from '../stats/measured.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const ROUNDS = 20
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

type Measured = {
  /** What the run found. */
  found?: Problem[]
  /** Names of benchmarks that ran. */
  names?: string[]
  /** Rounds that head lost. */
  lost?: number[]
  /** What a side prints beside its time. */
  beside?: { arm: string; text: string }
  isRewritten?: true
  isOpen?: true
  /** As a version wrote it that kept no findings in its plan. */
  isOld?: true
}

function environmentOf(isOpen: boolean): Environment[] {
  const [machine] = machinesOf(['runner-1'])
  if (machine === undefined || !isOpen) return []
  return [{ ...machine, isolation: { kind: 'none', refused: ['no namespaces'] } }]
}

function measured(of: Measured = {}): Report {
  const { found = [], names = ['A'], lost = [], beside, isRewritten, isOpen = false, isOld } = of
  const before = planOf(names, { rounds: { min: ROUNDS, max: ROUNDS }, until: 'rounds' })
  const plan = isOld ? before : withFindingsOf(before, found)
  const [target] = plan.targets
  if (isRewritten && target !== undefined) target.settings.rewritten = { refs: ['BenchmarkA'] }
  const times = rounds.map((round) => 1000 + ((round * 7) % 5))
  const head = times.map((ns, round) => (lost.includes(round) ? null : ns))
  const records = names.length === 0 ? [] : inOrder(plan, recordsOf(times, head))
  for (const { trial, outputs } of records)
    if (trial.arm === beside?.arm)
      outputs.stdout = `${outputs.stdout?.trimEnd()}\t ${beside.text}\n`
  return makeReport({
    ...{ plan, records, problems: found, environment: environmentOf(isOpen) },
    builds: ['base', 'head'].map((arm) => ({
      ...{ arm, unit: 'm', sha256: (arm === 'base' ? '1' : '2').repeat(64) },
      ...{ toolchain: 'go1.26', settings: {}, buildSec: 1 },
    })),
    ...{ roundsRun: names.length === 0 ? 0 : ROUNDS, measuredSec: 10, linkSec: null },
    stop: { kind: names.length === 0 ? 'nothing-to-run' : 'rounds' },
    ...{ command: 'gcbench run', createdAt: '2026-01-01T00:00:00.000Z', toolVersion: VERSION },
    recordsSha256: sha256(recordsText(records)),
  })
}

const B = { unit: 'm', benchmark: 'B' }
const row = { row: 'B:time/op', contrast: 'refs' }

/** Of every code with which the gate does something, one that a run has. */
const EXAMPLES: Partial<Record<Code, Measured>> = {
  'rules-unread': { found: [makeFinding('rules-unread', {}, { why: 'no such commit' })] },
  'other-rules': { found: [makeFinding('other-rules', { key: 'suites.s.metrics' }, {})] },
  'other-measurement': {
    found: [otherMeasurement('walls', { of: 'walls', kind: null }, 'measure again')],
  },
  'missing-row': {
    found: [makeFinding('missing-row', row, { kind: 'benchmark', name: 'B' })],
  },
  'failed-everywhere': { found: [makeFinding('failed-everywhere', B, { cause: 'exit code 2' })] },
  unlisted: { found: [makeFinding('unlisted', { unit: 'n' }, { cause: 'no server' })] },
  'in-threads': { found: [makeFinding('in-threads', { unit: 'n', benchmark: 'b.js' }, {})] },
  'left-out': {
    found: [
      makeFinding('left-out', B, { why: 'no-room', rounds: 8, others: 'the quicker ones' }),
      makeFinding('left-out', { unit: 'n' }, { why: 'no-build', budgetSec: 60 }),
    ],
  },
  'probe-failed': {
    found: [
      makeFinding('probe-failed', B, { how: 'exit code 2', output: 'panic: no\n'.repeat(9) }),
    ],
  },
  'probe-silent': { found: [makeFinding('probe-silent', B, { isTimed: true })] },
  'list-failed': { found: [makeFinding('list-failed', { unit: 'n' }, { said: 'no server' })] },
  'build-failed': {
    found: [
      makeFinding(
        'build-failed',
        { unit: 'n' },
        { of: 'code', unit: 'n', where: 'base', line: 'x' },
      ),
    ],
  },
  'module-left-out': {
    found: [makeFinding('module-left-out', null, { said: 'no go.mod' }, { where: 'x on base' })],
  },
  'only-on-base': { beside: { arm: 'base', text: '5 widgets/op' } },
  'only-on-head': { beside: { arm: 'head', text: '5 widgets/op' } },
  'new-benchmark': { found: [makeFinding('new-benchmark', B, {})], names: [] },
  'gone-benchmark': { found: [makeFinding('gone-benchmark', B, {})], names: [] },
  'renamed-benchmark': {
    found: [
      makeFinding('gone-benchmark', B, {}),
      makeFinding('new-benchmark', { ...B, benchmark: 'B2' }, {}),
    ],
  },
  'changed-benchmark': { isRewritten: true },
  'lost-on-head': { lost: [3, 11] },
  'not-isolated': { isOpen: true },
}

const gating = CODES.filter((code) => gateEffectOf({ code }) !== 'nothing')

const codesIn = ({ problems, comparisons }: Report) =>
  [...problems, ...comparisons.flatMap((one) => one.problems)].map(({ code }) => code)

/** What `gcbench verify` says of it, and whoever publishes it. */
function judged(report: Report) {
  const text = jsonText(report)
  const read = readReport(text)
  const records = read.records ?? []
  const sha = sha256(recordsText(records))
  const evidence = { trials: parseRecords(read.plan.suite, records), sha256: sha }
  const { kind } = recomputed(text, read, evidence)
  return { differences: verifyReport(read, evidence).map(({ message }) => message), kind }
}

const ACCEPTED = { differences: [], kind: 'measured' }

const without = (problems: readonly Problem[], codes: readonly Code[]) =>
  problems.filter(({ code }) => !codes.includes(code))

/** The report without findings of these codes, and the conclusion that it would have so. */
function stripped(report: Report, codes: readonly Code[]): Report {
  const comparisons = report.comparisons.map((one) => ({
    ...one,
    problems: without(one.problems, codes),
  }))
  const problems = without(report.problems, codes)
  return underAcceptances({ ...report, comparisons, problems }, [])
}

it('every code by which the gate decides has an example', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...gating].sort())
})

describe.each(gating)('a report with %s', (code) => {
  const report = measured(EXAMPLES[code])

  it('is accepted as it is', () => {
    expect(codesIn(report)).toContain(code)
    expect(judged(report)).toEqual(ACCEPTED)
  })

  it('is refused without it, whatever else is adapted', () => {
    const forged = stripped(report, [code])
    expect(codesIn(forged)).not.toContain(code)
    const { differences, kind } = judged(forged)
    expect(differences).not.toEqual([])
    expect(kind).toBe('missing')
  })

  it('is refused without anything by which the gate decides', () => {
    const { differences, kind } = judged(stripped(report, gating))
    expect(differences).not.toEqual([])
    expect(kind).toBe('missing')
  })

  it('is not what another report becomes by saying so', () => {
    const others = measured(code === 'renamed-benchmark' ? {} : { names: [] })
    const said = [...report.problems, ...report.comparisons.flatMap((one) => one.problems)]
    const more = said.filter((one) => one.code === code)
    const forged = underAcceptances({ ...others, problems: [...others.problems, ...more] }, [])
    const { differences, kind } = judged(forged)
    expect(differences).not.toEqual([])
    expect(kind).toBe('missing')
  })
})

describe('judged by other rules of the base', () => {
  const base = zeroConfigSuite()
  const rule = { better: null, marginPct: 7, marginPctByBenchmark: {}, gates: true }
  const metrics = { ...base.metrics, 'time/op': rule }
  const rules = { suites: [{ ...base, metrics }], acceptances: [], sha: null, unread: null }
  const ofBase: readonly Code[] = [
    'rules-unread',
    'other-rules',
    'other-measurement',
    'missing-row',
  ]

  it.each(gating)('a report with %s has it once, and is what its plan and records give', (code) => {
    const report = measured(EXAMPLES[code])
    const trials = parseRecords(report.plan.suite, report.records ?? [])
    const ruled = underBaseRules(report, rules, WHOLE_SUITE, trials)
    const own = report.problems.filter((one) => one.code === code)
    if (!ofBase.includes(code))
      expect(ruled.problems.filter((one) => one.code === code)).toEqual(own)
    expect(judged(underAcceptances(ruled, [])).differences).toEqual([])
  })
})

describe('shards that are pooled', () => {
  const [found = []] = [EXAMPLES['left-out']?.found]
  const shard = (isOld: boolean) => {
    const report = measured({ found, ...(isOld && { isOld }) })
    return { report, trials: parseRecords(report.plan.suite, report.records ?? []) }
  }
  it.each([
    ['both keep theirs', false, true],
    ['an earlier version made one of them', true, false],
  ])('have the findings of both where %s', (_, isOld, isKept) => {
    const pool = mergeReports([shard(false), shard(isOld)], '2026-01-01T00:00:00.000Z')
    expect(pool.plan.findings !== undefined).toBe(isKept)
    expect(pool.conclusion.reasons).toHaveLength(new Set(pool.conclusion.reasons).size)
    const left = pool.problems.filter(({ code }) => code === 'left-out')
    expect(left.map(({ times, message }) => [times, message])).toEqual(
      found.map(({ message }) => [2, message]),
    )
    const sealed = { ...pool, recordsSha256: sha256(recordsText(pool.records ?? [])) }
    expect(judged(sealed).differences).toEqual([])
    expect(judged(stripped(sealed, ['left-out'])).differences.length > 0).toBe(isKept)
  })
})

describe('a report of a version that kept no findings in its plan', () => {
  it.each(gating)('is read and accepted as it was: with %s', (code) => {
    const report = measured({ ...EXAMPLES[code], isOld: true })
    expect(report.plan).not.toHaveProperty('findings')
    expect(codesIn(report)).toContain(code)
    expect(judged(report)).toEqual(ACCEPTED)
    expect(readReport(jsonText(report)).conclusion).toEqual(report.conclusion)
  })
})
