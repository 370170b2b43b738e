/** Each command, from what somebody writes to what everybody reads. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packReport, unpackReport } from '../../../bot/jobs/archive.ts'
import { updateJob } from '../../../bot/store/jobs.ts'
import type { Comparison, Report } from '../../../src/model/model.ts'
import { VERSION } from '../../../src/model/version.ts'
import { makeReport } from '../../../src/report/report.ts'
import { recordsText } from '../../../src/report/verify.ts'
import { inOrder, planOf, recordsOf } from '../../stats/measured.ts'
import { fullName, type Run } from '../../support/github/world.ts'
import { BASE, HEAD, openStage, type Stage } from '../stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

const only = (runs: Run[]): Run => {
  expect(runs).toHaveLength(1)
  return runs[0] as Run
}
const last = (): Run => stage.runs().at(-1) as Run
const measure = async (run: Run, change: (report: Report) => void = () => {}) => {
  await stage.startRun(run)
  await stage.endRun(run, stage.reportFor(run, 'one-regression-of-200', change))
}
/** No row regressed; the first one could not be decided. */
const undecide = (roundsNeeded: number | null) => (report: Report) => {
  for (const row of report.comparisons)
    if (row.verdict.word === 'regressed')
      row.verdict = { word: 'equivalent', reason: 'inside-margin' }
  const [row] = report.comparisons as [Comparison]
  row.verdict = { word: 'inconclusive', reason: 'no-decision', roundsNeeded }
}
/** As if what is kept were so: noise that takes just so many rounds is hard to make. */
async function rewriteKept(change: (report: Report) => void): Promise<void> {
  // The database is shared with other stages.
  const reports = stage.db.selectFrom('reports').where('repository', '=', fullName(stage.world))
  const all = await reports.select(['id', 'body']).execute()
  for (const { id, body } of all) {
    if (body === null) continue
    const report: Report = JSON.parse((await unpackReport(body)).toString())
    change(report)
    const { body: changed } = await packReport(report)
    await stage.db.updateTable('reports').set({ body: changed }).where('id', '=', id).execute()
  }
}
const pass = (report: Report) => {
  for (const row of report.comparisons)
    if (row.verdict.word === 'regressed')
      row.verdict = { word: 'equivalent', reason: 'inside-margin' }
}

describe('/bench', () => {
  it('goes from the command to the table, in one comment and one check', async () => {
    const asked = await stage.say('alice', '/bench oltp')
    const run = only(stage.runs())
    expect(stage.inputs(run)).toEqual({
      suite: 'oltp',
      head: HEAD,
      base: BASE,
      'suite-ref': BASE,
      job: expect.stringMatching(/^j[0-9a-f]{16}$/),
    })
    expect(stage.comments()).toEqual([expect.stringContaining('**Started**: `oltp` at')])
    expect(stage.checks()).toMatchObject([{ name: 'gcbench/oltp', status: 'in_progress' }])
    expect(stage.reactions(asked)).toEqual(['eyes'])
    await stage.startRun(run)
    await stage.endRun(run, stage.reportFor(run))
    expect(stage.comments()).toEqual([expect.stringContaining('storage/page-147/write')])
    expect(stage.checks()).toMatchObject([
      { name: 'gcbench/oltp', status: 'completed', conclusion: 'failure', sha: HEAD },
    ])
    expect(stage.reactions(asked)).toEqual(['eyes', '-1'])
  })

  it('of several suites has a job for each, and one reaction for all', async () => {
    const asked = await stage.say('alice', '/bench oltp gc-mix')
    const [first, second] = stage.runs() as [Run, Run]
    expect([first, second].map((run) => stage.inputs(run).suite)).toEqual(['oltp', 'gc-mix'])
    await measure(first, pass)
    expect(stage.reactions(asked)).toEqual(['eyes'])
    await measure(second)
    expect(stage.reactions(asked)).toEqual(['eyes', '-1'])
    expect(stage.comments()).toHaveLength(2)
    expect(stage.checks().map(({ conclusion }) => conclusion)).toEqual(['success', 'failure'])
  })

  it('hands every option on, and no more than was said', async () => {
    await stage.say('alice', '/bench oltp --budget 20m --profile all')
    const run = only(stage.runs())
    expect(stage.inputs(run)).toEqual({
      suite: 'oltp',
      head: HEAD,
      base: BASE,
      'suite-ref': BASE,
      budget: '20m',
      profile: 'all',
      job: expect.any(String),
    })
    expect(stage.checks()).toMatchObject([{ name: 'gcbench/oltp' }])
    await stage.say('alice', '/bench oltp --budget 10m')
    expect(stage.checks()).toHaveLength(2)
    expect(stage.checks()[1]).toMatchObject({ name: 'gcbench/oltp (as asked)' })
  })

  it('with less than the suite stands in a check that no branch rule knows', async () => {
    await stage.say('alice', '/bench gc-mix --gc green --rounds 4 --advisory')
    const run = only(stage.runs())
    expect(stage.inputs(run)).toMatchObject({ variants: 'green', rounds: '4', advisory: 'true' })
    await measure(run, pass)
    expect(stage.checks()).toMatchObject([{ name: 'gcbench/gc-mix (as asked)' }])
  })

  it('as advice is neutral in the check as asked, and fails the one of branch rules', async () => {
    await stage.say('alice', '/bench oltp --advisory')
    await stage.say('alice', '/bench oltp')
    for (const run of stage.runs()) await measure(run)
    const [advice, whole] = stage.checks()
    expect(advice).toMatchObject({ name: 'gcbench/oltp (as asked)', conclusion: 'neutral' })
    expect(advice?.title).toMatch(/^Advisory: storage\/page-147\/write 6.2 % slower/)
    expect(whole).toMatchObject({ name: 'gcbench/oltp', conclusion: 'failure' })
  })

  it('is no advice in the check of branch rules, even if the job says so', async () => {
    await stage.say('alice', '/bench oltp')
    const run = only(stage.runs())
    const { job = '' } = stage.inputs(run)
    await stage.db.transaction().execute((trx) =>
      updateJob(trx, job, ({ request }) => ({
        request: { ...request, options: { advisory: 'true' } },
      })),
    )
    await measure(run)
    expect(stage.checks()).toMatchObject([{ name: 'gcbench/oltp', conclusion: 'failure' }])
  })

  it('compares with where the head parts from what is named, and freezes that', async () => {
    stage.world.tags = ['v1.0.0', 'v1.1.0', 'v2.0.0-rc1']
    stage.world.mergeBases.set(`v1.1.0...${HEAD}`, BASE.replace(/^./, 'f'))
    await stage.say('alice', '/bench oltp --base release')
    expect(stage.inputs(only(stage.runs())).base).toBe(BASE.replace(/^./, 'f'))
  })

  it('says so where there is no such base', async () => {
    await stage.say('alice', '/bench oltp --base nowhere')
    expect(stage.runs()).toEqual([])
    expect(stage.comments()).toEqual([expect.stringContaining('GitHub does not know nowhere')])
    expect(stage.checks()).toMatchObject([{ conclusion: 'action_required' }])
  })

  it('for what is under way points there', async () => {
    await stage.say('alice', '/bench oltp')
    const asked = await stage.say('bob', '/bench oltp')
    expect(stage.runs()).toHaveLength(1)
    expect(stage.comments()[1]).toMatch(/`oltp` at `.*` was started already: \[see it here\]/)
    expect(stage.reactions(asked)).toEqual(['eyes'])
  })
})

describe('/bench status', () => {
  it('tells places in the queue, what was spent, what is left', async () => {
    await stage.say('alice', '/bench oltp gc-mix quick')
    await stage.startRun(stage.runs()[0] as Run)
    await stage.passTime(600)
    await stage.say('bob', '/bench status')
    const words = stage.comments().at(-1) ?? ''
    expect(words).toMatch(/`oltp` at `.*` is being measured; \[the run\]\(.*\): 1[0-2] min so far/)
    expect(words).toContain('`gc-mix` at')
    expect(words).toMatch(/`quick` at `.*` waits for its turn; number 1 in the queue/)
    expect(words).toMatch(
      /Used in this repository in the last 24 hours: 3 of 100 jobs, 2\d of 1200 minutes/,
    )
  })

  it('tells what came last, and that nothing was asked', async () => {
    await stage.say('alice', '/bench status')
    expect(stage.comments().at(-1)).toContain('Nothing has been measured')
    await stage.say('alice', '/bench oltp')
    await measure(last())
    await stage.say('alice', '/bench status')
    expect(stage.comments().at(-1)).toMatch(/`oltp` at `.*` has been measured; `failure`/)
  })
})

describe('/bench cancel', () => {
  it('stops what runs and what waits, all at once', async () => {
    const asked = await stage.say('alice', '/bench oltp gc-mix quick')
    expect(stage.runs()).toHaveLength(2)
    await stage.say('bob', '/bench cancel')
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual(['cancelled', 'cancelled'])
    expect(stage.checks().map(({ conclusion }) => conclusion)).toEqual(Array(3).fill('cancelled'))
    expect(stage.comments()[0]).toMatch(/\*\*Cancelled\*\*: `oltp`[\s\S]*Stopped by `bob`/)
    expect(stage.comments().at(-1)).toContain('Cancelled: `oltp` at')
    expect(stage.reactions(asked)).toEqual(['eyes', 'confused'])
    await stage.endRun(stage.runs()[0] as Run, null)
    expect(stage.checks().map(({ conclusion }) => conclusion)).toEqual(Array(3).fill('cancelled'))
  })

  it('has nothing to stop', async () => {
    await stage.say('alice', '/bench cancel')
    expect(stage.comments()).toEqual([expect.stringContaining('Nothing is running')])
  })
})

describe('/bench rerun', () => {
  it('measures the same on fresh rounds, and says how they are judged', async () => {
    await stage.say('alice', '/bench oltp')
    await measure(last())
    await stage.say('alice', '/bench rerun')
    expect(stage.runs()).toHaveLength(2)
    expect(stage.inputs(last())).toMatchObject({ suite: 'oltp', head: HEAD })
    expect(stage.inputs(last())).not.toHaveProperty('rounds')
    expect(stage.comments()[1]).toContain('Running again on fresh rounds: `oltp`')
    await measure(last(), pass)
    expect(stage.checks().map(({ conclusion }) => conclusion)).toEqual(['failure', 'success'])
  })

  it.each([
    ['its rounds', 40, null, { rounds: '8..80' }],
    ['its rounds', 40, 60, { rounds: '8..80' }],
    ['its rounds', 40, 95, { rounds: '8..95' }],
    ['its rounds', 40, 400, { rounds: '8..100' }],
    ['its budget', 5000, null, { budget: '30m' }],
    ['its budget', 5000, 24, { budget: '45m' }],
    ['its budget', 5000, 400, { budget: '60m' }],
  ])('runs on where %s ended it (of at most %i, %s needed)', async (_, most, needed, more) => {
    await stage.say('alice', '/bench oltp')
    await measure(last(), undecide(null))
    await rewriteKept((report) => {
      for (const { verdict } of report.comparisons)
        if (verdict.word === 'inconclusive') verdict.roundsNeeded = needed
      report.plan.suite.rounds = { min: 8, max: most }
      report.plan.suite.budgetSec = 900
      report.roundsRun = most === 40 ? 40 : 8
    })
    await stage.say('alice', '/bench rerun')
    expect(stage.inputs(last())).toMatchObject(more)
    const words = stage.comments().find((text) => text.startsWith('Running again')) ?? ''
    expect(words).toContain('judged alone, not together with the earlier ones')
  })

  it('of a new head takes the base and its rules as they are now', async () => {
    await stage.say('alice', '/bench oltp')
    await measure(last(), pass)
    await stage.push('better')
    await stage.say('alice', `/bench rerun`)
    expect(stage.inputs(last())).toMatchObject({ head: stage.pull.head.sha, 'suite-ref': BASE })
  })

  it('has nothing to run again', async () => {
    await stage.say('alice', '/bench rerun')
    expect(stage.comments()).toEqual([expect.stringContaining('Nothing has been measured')])
  })
})

describe('/bench more', () => {
  /** A report of that run with records: its heads are so much slower, with so much noise. */
  const recorded = (run: Run, rounds: number, pct: number, spread = 1): Report => {
    const { suite = '', head, base } = stage.inputs(run)
    const plan = planOf(['A'], { name: suite })
    const source = (sha: string | undefined) => ({
      asked: 'x',
      kind: 'ref' as const,
      sha: sha ?? null,
      path: null,
      mergeBaseOf: null,
    })
    plan.sources = { base: source(base), head: source(head) }
    const noise = [3, -4, 1, -2, 5, -3, 2, -1, 4, -5]
    const times = Array.from({ length: rounds }, (_, i) => 1000 + 7 * (i % 5))
    const heads = times.map((ns, i) => ns * (1 + (pct + spread * noise[i % 10]!) / 100))
    const records = inOrder(plan, recordsOf(times, heads))
    return makeReport({
      plan,
      builds: [],
      environment: [],
      records,
      problems: [],
      roundsRun: rounds,
      measuredSec: 60,
      linkSec: null,
      stopReason: 'budget',
      command: 'gcbench run',
      createdAt: '2026-01-01T00:00:00.000Z',
      toolVersion: VERSION,
      recordsSha256: createHash('sha256').update(recordsText(records)).digest('hex'),
    })
  }
  const end = async (run: Run, rounds: number, pct: number, spread = 1) => {
    await stage.startRun(run)
    await stage.endRun(run, recorded(run, rounds, pct, spread))
  }

  it('measures rounds that nothing but time ends, and judges them with the first', async () => {
    await stage.say('alice', '/bench oltp')
    await end(last(), 8, 9, 3)
    expect(stage.comments()[0]).toMatch(/not (confirmed|decided|measured enough)/)
    const asked = await stage.say('bob', '/bench more --rounds 32 --budget 10m')
    expect(stage.inputs(last())).toMatchObject({
      suite: 'oltp',
      head: HEAD,
      base: BASE,
      rounds: '32..32',
      until: 'rounds',
      budget: '10m',
      'rounds-before': '8',
    })
    expect(stage.comments()[1]).toContain('More rounds: `oltp`')
    expect(stage.comments()[1]).toContain('Rows that have a verdict keep it')
    await stage.say('alice', '/bench more')
    expect(stage.runs()).toHaveLength(2)
    expect(stage.comments().at(-1)).toMatch(/`oltp` at `.*` was started already/)
    await end(last(), 32, 9, 3)
    expect(stage.checks().at(-1)).toMatchObject({ conclusion: 'failure' })
    const table = stage.comments().find((text) => text.includes('continued after')) ?? ''
    expect(table).toContain(
      'This is about all 40 rounds: 8 that were reported before, and 32 new ones.',
    )
    expect(table).toContain('40 rounds, continued after 8')
    expect(table).toContain(
      'the rounds since then may spend 0.4 % of the 5 % risk of a false alarm',
    )
    expect(stage.reactions(asked)).toEqual(['eyes', '-1'])
    await stage.say('alice', '/bench more')
    expect(stage.comments().at(-1)).toContain('Nothing is undecided')
    expect(stage.runs()).toHaveLength(2)
  })

  it('reckons by itself how many, in how much time', async () => {
    await stage.say('alice', '/bench oltp')
    await end(last(), 8, 3)
    await stage.say('alice', '/bench more')
    expect(stage.inputs(last()).rounds).toMatch(/^(\d+)\.\.\1$/)
    expect(stage.inputs(last()).budget).toMatch(/^\d+m$/)
  })

  it('without the first rounds is no word at all', async () => {
    await stage.say('alice', '/bench oltp')
    await end(last(), 8, 3)
    await stage.say('alice', '/bench more')
    for (const artifact of stage.world.artifacts) artifact.expired = true
    await end(last(), 32, 3)
    expect(stage.comments()).toContainEqual(
      expect.stringContaining('the rounds that it should add to are gone'),
    )
    expect(stage.checks().at(-1)).toMatchObject({ conclusion: 'action_required' })
  })

  it('has nothing to go on with', async () => {
    await stage.say('alice', '/bench more')
    expect(stage.comments()).toEqual([expect.stringContaining('Nothing has been measured')])
  })
})

describe('/bench accept', () => {
  const ROW = 'storage/page-147/write:time/op'
  beforeEach(async () => {
    await stage.say('alice', '/bench oltp')
    await measure(last())
  })

  it('judges the head again: check, comment and reaction follow; a new head does not', async () => {
    await stage.say('mia', `/bench accept ${ROW} correctness first`)
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
    expect(stage.comments()[0]).toContain('correctness first')
    const said = stage.world.reactions.map(({ content }) => content).sort()
    expect(said).toEqual(['+1', '+1', 'eyes'])
    expect(stage.comments().at(-1)).toMatch(/Accepted for `.*` only[\s\S]*`oltp` is `success`/)
    await stage.push('next')
    await stage.say('alice', '/bench oltp')
    await measure(last())
    expect(stage.checks().at(-1)).toMatchObject({ conclusion: 'failure' })
  })

  it('takes a maintainer', async () => {
    await stage.say('alice', `/bench accept ${ROW} please`)
    expect(stage.comments().at(-1)).toContain('takes the role maintain or admin')
    expect(stage.checks()).toMatchObject([{ conclusion: 'failure' }])
  })

  it('names what was meant', async () => {
    await stage.say('mia', '/bench accept storage/page-147/wrte:time/op typo')
    expect(stage.comments().at(-1)).toContain(`Did you mean \`${ROW}\`?`)
  })
})

describe('/bench explain', () => {
  it('tells how a row was judged', async () => {
    await stage.say('alice', '/bench oltp')
    await measure(last())
    await stage.say('alice', '/bench explain storage/page-147/write:time/op')
    const words = stage.comments().at(-1) ?? ''
    expect(words).toContain('`storage/page-147/write`')
    expect(words).toContain('| p adjusted |')
    expect(words).toContain('| margin |')
  })

  it('has no report, or no such row', async () => {
    await stage.say('alice', '/bench explain x:y')
    expect(stage.comments().at(-1)).toContain('No report about this pull request is stored')
    await stage.say('alice', '/bench oltp')
    await measure(last())
    await stage.say('alice', '/bench explain x:y')
    expect(stage.comments().at(-1)).toContain('has a row `x:y`')
  })
})

it('/bench help is for everybody', async () => {
  const asked = await stage.say('stranger', '/bench help')
  expect(stage.comments()).toEqual([expect.stringContaining('/bench accept <row> [@sha]')])
  expect(stage.reactions(asked)).toEqual(['+1'])
})
