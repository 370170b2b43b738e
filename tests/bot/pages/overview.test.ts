/** The front of a repository: its lines against numbers reckoned by hand, and what they print. */
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesMarkup, sparkMarkup, watchedMarkup } from '../../../bot/pages/overview.ts'
import { readHistory } from '../../../bot/reports/history.ts'
import { readOverview, runsOf } from '../../../bot/reports/overview.ts'
import { type Job, openJob } from '../../../bot/store/job.ts'
import { stored, watchedJobs } from '../../../bot/store/jobs.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import { openMemory } from '../memory.ts'

const REPOSITORY = 'octo/lines'
const sha = (nth: number) => nth.toString(16).padStart(40, '0')
const SUITE = { repository: REPOSITORY, suite: 'oltp', ref: 'main' }

let db: Kysely<Tables>
beforeAll(async () => {
  ;({ db } = await openMemory())
  await keep()
})
afterAll(() => db.destroy())

type Row = { pct: number | null; half?: number; verdict?: string }

/** Twenty merges, a day each. A row that is null: the report has none of that benchmark. */
async function keep() {
  const rowsOf: Record<string, (nth: number) => Row | null> = {
    steady: () => ({ pct: 0 }),
    slower: (nth) => ({ pct: nth === 9 ? 10 : 0 }),
    'faster<b>': (nth) => ({ pct: nth === 15 ? -20 : 0, half: 0.2 }),
    // Its code is reached by three merges alone.
    rare: (nth) => ([3, 4, 12].includes(nth) ? { pct: nth === 12 ? 5 : 0 } : null),
    // One run of it gave no number: its curve begins anew.
    torn: (nth) => ({ pct: nth === 10 ? null : 0, verdict: 'failed' }),
    geomean: () => ({ pct: 1 }),
  }
  for (let nth = 1; nth <= 20; nth++) {
    const report = {
      id: `r${nth}`,
      repository: REPOSITORY,
      suite: 'oltp',
      ref: 'main',
      baseRef: null,
      headSha: sha(nth),
      baseSha: sha(nth - 1),
      runUrl: null,
      conclusion: 'success',
      keptAt: new Date(Date.UTC(2026, 0, nth)),
      body: new Uint8Array(),
    }
    const pull = { ...report, id: `p${nth}`, ref: `pull/${nth}`, baseRef: 'main' }
    await db.insertInto('reports').values([report, pull]).execute()
    const points = Object.entries(rowsOf).flatMap(([benchmark, of], row) => {
      const one = of(nth)
      if (one === null) return []
      const { pct, half = 0.5, verdict = 'equivalent' } = one
      const [lowPct, highPct] = pct === null ? [null, null] : [pct - half, pct + half]
      const values = { baseValue: 1, headValue: 1 + nth / 1000, deltaPct: pct, lowPct, highPct }
      const name = { contrast: 'refs', benchmark, metric: 'time/op', unit: 's' }
      return [{ report: report.id, row, ...name, ...values, level: 0.95, rounds: 10, verdict }]
    })
    const other = points.map((point) => ({ ...point, report: pull.id, deltaPct: 50 }))
    await db
      .insertInto('points')
      .values([...points, ...other])
      .execute()
  }
}

const overview = async () => readOverview(db, await runsOf(db, SUITE), undefined)
const lineOf = async (name: string) =>
  (await overview()).lines.find(({ benchmark }) => benchmark === name)!

describe('lines', () => {
  it('are one for each benchmark of the branch, those that changed last first', async () => {
    const { lines, metrics, metric, commits } = await overview()
    expect(lines.map(({ benchmark }) => benchmark)).toEqual([
      'faster<b>',
      'rare',
      'slower',
      'steady',
      'torn',
    ])
    expect([metrics, metric, commits]).toEqual([['time/op'], 'time/op', 20])
  })

  it('say in all and at which commit, by the chain alone', async () => {
    const slower = await lineOf('slower')
    expect(slower.chain.points).toHaveLength(21)
    expect(slower.total?.pct).toBeCloseTo(10, 6)
    // Twenty steps of half a percent at 95 %, in quadrature.
    expect(Math.log1p(slower.total!.highPct / 100) - Math.log1p(0.1)).toBeCloseTo(
      Math.sqrt(19) * Math.atanh(0.005),
      3,
    )
    expect(slower.last).toMatchObject({ from: sha(8), to: sha(9), commits: 1 })
    expect(slower.last?.pct).toBeCloseTo(10, 6)
    expect(slower.last?.at).toEqual(new Date(Date.UTC(2026, 0, 9)))
    expect(slower.value).toBeCloseTo(1.02)
    expect(slower.noisePct).toBeCloseTo(0.5, 2)
    expect((await lineOf('steady')).last).toBeNull()
  })

  it('go on over commits that could not reach the benchmark', async () => {
    const rare = await lineOf('rare')
    expect(rare.chain.points.map((point) => point.sha)).toEqual(
      Array.from({ length: 11 }, (_, i) => sha(i + 2)),
    )
    expect(rare.last).toMatchObject({ from: sha(11), to: sha(12), commits: 1 })
    expect(rare.measuredAt).toEqual(new Date(Date.UTC(2026, 0, 12)))
    const id = { suite: 'oltp', contrast: 'refs', benchmark: 'rare', metric: 'time/op' }
    const { links } = await readHistory(db, REPOSITORY, id, 'main')
    expect(links).toHaveLength(10)
  })

  it('begin anew after a run that gave no number', async () => {
    const torn = await lineOf('torn')
    expect(torn.chain.points[0]?.sha).toBe(sha(10))
    expect(torn.chain.points.at(-1)?.sha).toBe(sha(20))
  })

  it('print the interval, the commit and the noise, and leave names text', async () => {
    const page = { ...SUITE, branch: 'main', home: 'https://github.example/octo/lines', suites: [] }
    const all = await overview()
    const text = `${linesMarkup({ ...page, metric: all.metric, overview: all, to: () => '/' })}`
    expect(text).not.toContain('<b>')
    const line = text.split('<tr').find((one) => one.includes('>slower</code>')) ?? ''
    const plain = line.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain).toContain('+10.0 % slower [+9.5, +10.5] 000000000000 · 2026‑01‑09')
    expect(plain).toContain('±0.50 %')
    expect(line).toContain(`https://github.example/octo/lines/commit/${sha(9)}`)
  })
})

describe('a small picture', () => {
  it('makes no mountain of noise: a range below the least is drawn flat', () => {
    const heights = (levels: number[], leastPct: number) => {
      const [, points = ''] = /points="([^"]*)"/.exec(
        `${sparkMarkup(levels, { leastPct, stepAt: -1 })}`,
      )!
      return points.split(' ').flatMap((one, at) => (at % 2 === 1 ? [Number(one)] : []))
    }
    expect(heights([0, 10, 0], 1)).toEqual([25, 3, 25])
    expect(heights([0, 0.1, 0], 10)).toEqual([14, 14, 14])
    expect(`${sparkMarkup([1], { leastPct: 1, stepAt: -1 })}`).toBe('')
  })
})

describe('what needs a look', () => {
  const job = (id: string, more: Partial<Job>): Job => ({
    ...openJob(
      {
        id,
        pull: null,
        isFork: false,
        cause: { kind: 'merge', by: null },
        place: { installation: 1, repository: REPOSITORY, repositoryId: 1, defaultBranch: 'main' },
        request: {
          suite: 'oltp',
          headSha: sha(9),
          base: { ref: 'main', sha: sha(8) },
          options: {},
          gates: true,
          policySha: sha(8),
          suiteFile: '.gcbench.yml',
          workflow: 'gcbench.yml',
          timeoutSec: 3600,
          parallel: 1,
          comments: true,
          onDoubt: null,
        },
      },
      'queued',
      '2026-01-09T00:00:00.000Z',
    ),
    ...more,
  })
  const rows = [{ contrast: 'refs', benchmark: 'slower', metric: 'time/op', change: 0.0953 }]
  const told = { is: 'told', at: 12, isIssue: true, rows } as const
  const cause = { kind: 'alert', by: null, rows } as const

  it('is alerts that stand and bisections, found among other jobs', async () => {
    const bisect = { row: 'slower time/op', commits: 8, stages: 3, builds: 8, mostSec: 60 }
    const plain = job('merge', {})
    const jobs = [
      plain,
      job('alert', { cause, alert: told, state: 'reported' }),
      job('over', { cause, alert: { ...told, is: 'over' }, state: 'reported' }),
      job('bisect', { request: { ...plain.request, bisect }, pull: 7 }),
    ]
    for (const one of jobs)
      await sql`insert into jobs (id, repository, head_sha, suite, state, asked_at, version, doc)
        values (${one.id}, ${REPOSITORY}, ${sha(9)}, 'oltp', ${one.state}, now(), 1,
        ${stored(one)})`.execute(db)
    const found = await watchedJobs(db, REPOSITORY, 10)
    expect(found.map(({ id }) => id)).toEqual(['bisect', 'over', 'alert'])
    const text = `${watchedMarkup(found, 'https://github.example/octo/lines')}`
    expect(text.match(/octo\/lines\/issues\/12/g)).toHaveLength(1)
    expect(text).toMatch(
      /Alerts[\s\S]*\+10\.0\u00a0% slower[\s\S]*Bisections[\s\S]*slower time\/op/,
    )
    expect(`${watchedMarkup([plain], '')}`).toBe('')
  })
})
