import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { makeFinding, stopText } from '../../src/model/findings.ts'
import type { Problem, Report } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { readClaims } from '../../src/plan/claims.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { rowName } from '../../src/report/acceptances.ts'
import {
  recompute,
  underAcceptances,
  underBaseRules,
  WHOLE_SUITE,
} from '../../src/report/base-rules.ts'
import { makeReport } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { examineReport, recomputed, recordsText } from '../../src/report/verify.ts'
import { inOrder, planOf, recordOf, recordsOf } from '../stats/measured.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  SHORT,
} from '../support/repository.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const steps = [0, 1, 2, 3, 4, 5, 6, 7]
const build = { toolchain: 'go1.26', settings: {}, buildSec: 1 }

function measured(more: Problem[] = [], isSame = false): Report {
  const plan = planOf(['A'], { rounds: { min: steps.length, max: steps.length } })
  const records = inOrder(
    plan,
    recordsOf(
      steps.map((i) => 100 + i),
      steps.map((i) => (isSame ? 100 + i : 110 + 1.1 * i)),
    ),
  )
  const built = (arm: string) => records.find((record) => record.trial.arm === arm)?.sha256 ?? ''
  return makeReport({
    plan,
    builds: ['base', 'head'].map((arm) => ({
      arm,
      unit: plan.targets[0]?.unit ?? '',
      sha256: built(arm) || '1'.repeat(64),
      ...build,
    })),
    environment: [],
    records,
    roundsRun: steps.length,
    measuredSec: 10,
    linkSec: null,
    stopReason: 'rounds',
    problems: [{ code: 'single-layout', message: words('said by the run itself') }, ...more],
    command: 'gcbench run',
    createdAt: '2026-01-01T00:00:00.000Z',
    toolVersion: '0.1.0',
    recordsSha256: sha256(recordsText(records)),
  })
}

const folder = mkdtempSync(join(tmpdir(), 'gcbench-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function verified(text: string, records: string | null = null) {
  writeFileSync(join(folder, 'report.json'), text)
  rmSync(join(folder, 'records.ndjson'), { force: true })
  if (records !== null) writeFileSync(join(folder, 'records.ndjson'), records)
  return gcbench(['verify', 'report.json'], folder)
}

describe('gcbench verify', () => {
  const report = measured()
  const text = jsonText(report)

  it('agrees with a report that was judged again under an acceptance', async () => {
    const report = measured()
    const sha = 'b'.repeat(40)
    const { plan } = report
    const head = { asked: 'x', kind: 'ref' as const, sha, path: null, mergeBaseOf: null }
    Object.assign(plan, { sources: { ...plan.sources, head } })
    const acceptance = {
      row: rowName(report.comparisons[0]!),
      reason: 'fine',
      by: 'mia',
      at: '2026-01-31',
      sha,
    }
    expect(report.conclusion.conclusion).toBe('failure')
    const judged = underAcceptances(report, [acceptance])
    expect(judged.conclusion.conclusion).toBe('success')
    expect((await verified(jsonText(judged))).code).toBe(0)
    expect((await verified(jsonText({ ...judged, acceptances: [] }))).code).not.toBe(0)
  })

  it('agrees with a report of a benchmark that the budget had no room for', async () => {
    const subject = { unit: 'm', benchmark: 'B' }
    const details = { why: 'no-room', rounds: 8, others: 'the quicker ones' } as const
    const left = makeFinding('left-out', subject, details)
    const report = measured([left], true)
    expect(report.conclusion.conclusion).toBe('action_required')
    const ended = await verified(jsonText(report))
    expect(ended.out).toContain('verified: every row')
    const again = await gcbench(['report', 'report.json', '--again', '--format', 'json'], folder)
    expect(JSON.parse(again.out).conclusion).toEqual(report.conclusion)
  })

  it('says that a report is what its records give, and first what of it they do not show', async () => {
    const { plan, ...rest } = JSON.parse(text) as Report
    const ended = await verified(jsonText({ ...rest, plan: { ...plan, findings: [] } }))
    expect(ended.out).toMatch(/^verified: every row/)
    expect(ended.code).toBe(0)
    const { findings: _, ...earlier } = plan
    const believed = await verified(jsonText({ ...rest, plan: earlier }))
    expect(believed.out.replace(/\s+/g, ' ')).toMatch(
      /^not checked: which benchmarks were left out, failed, or are new\. .*verified: every row/,
    )
  })

  const again = (plan: Report['plan']) => {
    const records = parseRecords(plan.suite, report.records ?? [])
    const made = recompute({ ...report, plan }, records)
    return { ...made, records: report.records }
  }

  it('refuses exchanged sides, by which the same records call faster what is slower', async () => {
    const [contrast] = report.plan.contrasts
    const sides = { ...contrast, base: 'head', head: 'base' } as typeof contrast
    const exchanged = again({ ...report.plan, contrasts: [sides!] })
    expect([report, exchanged].map(({ conclusion }) => conclusion.conclusion)).toEqual([
      'failure',
      'success',
    ])
    const ended = await verified(jsonText(exchanged))
    expect(ended.out).toMatch(/^plan\.contrasts: /)
    expect(ended.code).toBe(1)
  })

  it('refuses what is planned and never ran, on however many machines', async () => {
    const { targets } = report.plan
    const machines = report.records!.flatMap(({ trial }) => (trial.arm === 'base' ? ['d'] : []))
    const [target] = targets
    const gone = { ...target!, id: `${target!.unit}.Z`, block: `${target!.unit}.Z` }
    const ended = await verified(
      jsonText(again({ ...report.plan, machines, targets: [...targets, gone] })),
    )
    expect(ended.out).toContain(`${gone.id} on base: `)
    expect(ended.code).toBe(1)
  })

  it('finds what no record shows: a benchmark that was gone, and is no more', async () => {
    const gone = makeFinding('gone-benchmark', { unit: 'm', benchmark: 'B' }, {})
    const whole = jsonText(measured([gone], true))
    expect((await verified(whole)).code).toBe(0)
    const { problems, ...rest } = JSON.parse(whole)
    const others = problems.filter(({ code }: Problem) => code !== 'gone-benchmark')
    const ended = await verified(JSON.stringify({ ...rest, problems: others }))
    expect(ended.out).toContain('the report was changed after it was written')
    expect(ended.code).toBe(1)
  })

  it.each([
    ['its version is called another', { tool: { name: 'gcbench', version: '0.0.9' } }],
    ['its command is another', { command: 'gcbench run --base v9' }],
    ['its checksum is gone', { checksum: undefined }],
    ['both', { checksum: undefined, tool: { name: 'gcbench', version: '0.0.9' } }],
  ])('refuses a report where %s', async (_, edit) => {
    const ended = await verified(JSON.stringify({ ...JSON.parse(text), ...edit }))
    expect(ended.out).toMatch(/^checksum: the report was changed/m)
    expect(ended.code).toBe(1)
  })

  it('does not mind blanks and the order of keys', async () => {
    const entries = Object.entries(JSON.parse(text)).reverse()
    expect(await verified(JSON.stringify(Object.fromEntries(entries)))).toMatchObject({ code: 0 })
  })

  it('finds one changed digit in a row, and names its path', async () => {
    const [row] = report.comparisons
    const point = row?.estimate.kind === 'ratio' ? String(row.estimate.point) : ''
    const changed = point.slice(0, -1) + (point.endsWith('1') ? '2' : '1')
    expect(text.split(point).length).toBeGreaterThan(1)
    const ended = await verified(text.replace(point, changed))
    expect(ended.out).toMatch(/^comparisons\.0\.estimate\.point: the report says 0\.\d+, the re/)
    expect(ended.code).toBe(1)
  })

  const change = (edit: (copy: Report) => void): string => {
    const copy = structuredClone(report)
    edit(copy)
    return jsonText(copy)
  }
  it.each<[string, RegExp, (copy: Report) => void]>([
    [
      'a conclusion',
      /conclusion\.conclusion: the report says "success"/,
      (copy) => {
        copy.conclusion = { conclusion: 'success', reasons: [] }
      },
    ],
    ['a row that is gone', /comparisons\.\d+: .* says nothing/, (copy) => copy.comparisons.pop()],
    [
      'a changed output of a program',
      /recordsSha256: /,
      (copy) => {
        const outputs = copy.records?.[0]?.outputs ?? {}
        outputs.stdout = `${outputs.stdout}\n`
      },
    ],
    ['a record that is gone', /recordsSha256: /, (copy) => copy.records?.splice(0, 1)],
    [
      'more rounds than there are records',
      /roundsRun: /,
      (copy) => {
        copy.roundsRun = 40
      },
    ],
    [
      'another binary',
      /records\.\d+\.sha256/,
      (copy) => {
        const [record] = copy.records ?? []
        if (record !== undefined) Object.assign(record, { sha256: 'f'.repeat(64) })
      },
    ],
    [
      'a workload that there is not',
      /plan: no records can be judged by it: no workload "nope"/,
      (copy) => {
        copy.plan.suite.workload.kind = 'nope'
      },
    ],
    [
      'a plan without analyses',
      /plan: no records can be judged by it/,
      (copy) => {
        copy.plan.looks = []
      },
    ],
  ])('finds %s', async (_, words, edit) => {
    const ended = await verified(change(edit))
    expect(ended.out).toMatch(words)
    expect(ended.code).toBe(1)
  })

  it('reads records from the file beside the report, and finds a changed one', async () => {
    const records = recordsText(report.records ?? [])
    const bare = change((copy) => {
      copy.records = null
    })
    expect(await verified(bare, records)).toMatchObject({ code: 0 })
    const ended = await verified(bare, records.replace('1', '2'))
    expect(ended.out).toContain('recordsSha256: ')
    expect(ended.code).toBe(1)
    expect(await verified(bare)).toMatchObject({ code: 3 })
  })
})

let repository: Repository
afterEach(() => repository?.remove())

describe.skipIf(!hasGo)('a run', () => {
  it('writes a report that its records verify', { tags: 'rehearsal' }, async () => {
    repository = makeRepository(hashModule(20_000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(60_000))
    await gcbench(['run', ...SHORT], repository.folder)
    const ended = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(ended.out).toMatch(/^verified: every row/)
    expect(ended.code).toBe(0)
    const path = join(repository.folder, 'gcbench-out/report.json')
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...report, records: null }))
    const beside = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(beside.out).toContain('records.ndjson')
    expect(beside.code).toBe(0)
  })
})

it('a run that proves something is no answer to a pull request, however honest', () => {
  const { records, ...report } = measured()
  const all = records ?? []
  const evidence = {
    trials: parseRecords(report.plan.suite, all),
    sha256: sha256(recordsText(all)),
  }
  const sent = { ...report, records }
  expect(recomputed(jsonText(sent), sent, evidence).kind).toBe('measured')
  const plan = { ...report.plan, claims: readClaims('Nothing is not slower') }
  const proving = makeReport({ ...report, plan, records: all, toolVersion: report.tool.version })
  expect(proving.comparisons.some(({ role }) => role === 'gating')).toBe(false)
  expect(recomputed(jsonText(proving), proving, evidence)).toMatchObject({
    kind: 'missing',
    why: expect.stringContaining('plan.claims'),
  })
})

describe('a report of another version', () => {
  const base = { suites: [zeroConfigSuite()], acceptances: [], sha: null, unread: null }
  const outcomeOf = (version: string, change: Partial<Report> = {}) => {
    const { records, ...rest } = measured([], true)
    const all = records ?? []
    const report = { ...rest, records: all, tool: { ...rest.tool, version }, ...change }
    const trials = parseRecords(report.plan.suite, all)
    return recomputed(jsonText(report), report, { trials, sha256: sha256(recordsText(all)) })
  }
  const reportOf = (...of: Parameters<typeof outcomeOf>) => {
    const outcome = outcomeOf(...of)
    if (outcome.kind !== 'measured') throw new Error(outcome.why)
    return outcome.report
  }
  /** Of a budget of ten minutes eight rounds took some seconds. */
  const stop = { kind: 'budget' } as const
  const cut = { stop, stopReason: stopText(stop) }
  const { plan } = measured()
  const looks = { plan: { ...plan, looks: [{ rounds: 7, weight: 1 }, ...plan.looks] } }

  it('that this one decides alike is as good as one of its own, and as bad', () => {
    const own = reportOf(VERSION)
    const old = reportOf('0.0.9')
    for (const part of ['comparisons', 'conclusion'] as const) expect(old[part]).toEqual(own[part])
    expect(own.conclusion.conclusion).toBe('success')
  })

  it.each([
    ['its budget ended early', cut],
    ['its analyses are others', looks],
  ])('does not pass where %s, by whichever rules, unless that is accepted', (_, change) => {
    expect(outcomeOf(VERSION, change)).toMatchObject({
      kind: 'missing',
      why: expect.stringContaining('rounds that are not those of the rule'),
    })
    const report = reportOf('0.0.9', change)
    const held =
      'gcbench 0.0.9 measured it, and this gcbench would have planned or ended its rounds otherwise, ' +
      'so this cannot pass by itself'
    expect(report.conclusion).toMatchObject({ conclusion: 'action_required', reasons: [held] })
    const ruled = underBaseRules(report, base, WHOLE_SUITE)
    expect(underAcceptances(ruled, []).conclusion.reasons).toContain(held)
    const sha = 'a'.repeat(40)
    ruled.plan.sources = {
      base: null,
      head: { asked: 'v2', kind: 'ref', sha, path: null, mergeBaseOf: null },
    }
    const accepted = [{ row: 'version', sha, by: 'm', at: '2026-01-01', reason: 'known' }]
    expect(underAcceptances(ruled, accepted).conclusion.reasons.join()).not.toMatch(/0\.0\.9/)
  })
})

describe('what stopped too early', () => {
  const evidenceFor = ({ plan, records }: Report) => ({
    trials: parseRecords(plan.suite, records ?? []),
    sha256: sha256(recordsText(records ?? [])),
  })
  /** Of two benchmarks one goes on to the 20th round, and of the other all after the eighth is gone. */
  function cutShort(change: (report: Report) => Report = (same) => same): Report {
    const plan = planOf(['A', 'B'], { rounds: { min: 8, max: 20 }, until: 'decided' })
    const rounds = Array.from({ length: 20 }, (_, round) => round)
    // Both are as noisy as what is decided by no analysis.
    const noise = rounds.map((round) => 10 * Math.sin(7 * round))
    const all = ['A', 'B'].flatMap((name) =>
      rounds.flatMap((round) => [
        recordOf({ round, arm: 'base', target: `m.${name}` }, 100 + noise[round]!),
        recordOf({ round, arm: 'head', target: `m.${name}` }, 104 + noise[(round + 3) % 20]!),
      ]),
    )
    const records = inOrder(plan, all).filter(
      ({ trial: { target, round } }) => round < 8 || target.endsWith('A'),
    )
    const report = makeReport({
      ...measured(),
      ...{ plan, builds: [], records, roundsRun: 20, problems: [], toolVersion: VERSION },
      recordsSha256: sha256(recordsText(records)),
    })
    const changed = change(report)
    const again = recompute(changed, parseRecords(changed.plan.suite, records))
    return { ...again, records }
  }
  const codesIn = (report: Report, mostReplayed?: number) => {
    const { faults, unreplayed } = examineReport(report, evidenceFor(report), mostReplayed)
    return [[...new Set(faults.map(({ code }) => code))], unreplayed]
  }
  const held = (report: Report) => {
    const outcome = recomputed(jsonText(report), report, evidenceFor(report))
    if (outcome.kind !== 'measured') return outcome.why
    const { conclusion, problems } = outcome.report
    return [conclusion.conclusion, problems.flatMap((one) => one.subject?.key ?? [])]
  }
  const withPlan = (plan: Partial<Report['plan']>) => (report: Report) => ({
    ...report,
    plan: { ...report.plan, ...plan },
  })

  it('is refused', () => {
    expect(codesIn(cutShort())).toEqual([['decided-otherwise'], []])
  })

  it('cannot hide behind limits that the run is said to have had before', () => {
    const looks = (report: Report) => report.plan.looks.map((look) => ({ ...look, paid: 20 }))
    const report = cutShort((own) => withPlan({ looks: looks(own) })(own))
    expect(codesIn(report)).toEqual([[], ['limits']])
    expect(held(report)).toEqual(['action_required', ['replay']])
    const { suite, looks: own } = cutShort().plan
    const { rounds, until, budgetSec } = suite
    const limits = { rounds, until, budgetSec, looks: own }
    const told = cutShort((one) =>
      withPlan({ looks: looks(one), earlier: [{ limits, ran: 20, isRead: false }] })(one),
    )
    expect(codesIn(told)).toEqual([['decided-otherwise'], []])
  })

  it('cannot hide in a pool', () => {
    const machines = Array.from({ length: 20 }, () => '1: a machine')
    const report = cutShort(withPlan({ machines }))
    expect(codesIn(report)).toEqual([[], ['runs']])
    expect(held(report)).toEqual(['action_required', ['replay']])
    const { seed, suite, looks, targets } = report.plan
    const { rounds, until, budgetSec } = suite
    const run = {
      ...{ seed, shard: null, roundsRun: 20, stop: { kind: 'rounds' as const } },
      limits: { rounds, until, budgetSec, looks },
      targets: targets.map(({ id }) => id),
      stretches: [{ from: 0, to: 20, at: 0 }],
    }
    const told = cutShort((own) => ({
      ...withPlan({ machines, looks: [{ rounds: 20, weight: 1 }], runs: [run] })(own),
      stop: { kind: 'merged', reports: 1 },
      stopReason: stopText({ kind: 'merged', reports: 1 }),
    }))
    expect(codesIn(told)).toEqual([['decided-otherwise'], []])
    const short = { ...run, roundsRun: 19, stretches: [{ from: 0, to: 19, at: 0 }] }
    expect(codesIn({ ...told, plan: { ...told.plan, runs: [short] } })).toEqual([
      ['other-rounds'],
      [],
    ])
  })

  it('cannot hide in a crowd: what is too much to compute again is told, and asks', () => {
    expect(codesIn(cutShort(), 10)).toEqual([[], ['size']])
  })
})
