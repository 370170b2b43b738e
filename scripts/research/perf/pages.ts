/**
 * The pages of the service over a store of 100,000 points and a long queue: CPU time of this
 * process, which is the service's and, with the embedded store, the database's; and rows read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { median } from 'simple-statistics'
import { keyFor } from '../../../bot/jobs/pictures.ts'
import type { Reports } from '../../../bot/jobs/process.ts'
import { makeSeal } from '../../../bot/pages/sign-in.ts'
import { siteRoutes } from '../../../bot/pages/site.ts'
import type { Settings } from '../../../bot/settings.ts'
import { type Job, openJob } from '../../../bot/store/job.ts'
import { stored } from '../../../bot/store/jobs.ts'
import { openStore } from '../../../bot/store/store.ts'
import type { Tables } from '../../../bot/store/tables.ts'
import type { SignIn } from '../../../src/github/app.ts'
import { type Figure, ofGoal } from './figure.ts'

const GOAL_MS = 200
const VIEWS = 7
const POINTS = 100_000
export const REPOSITORY = 'octo/many-1'

/** Of one repository: jobs that are over, then those that measure, then those that wait. */
const JOBS: readonly (readonly [Job['state'], number])[] = [
  ['reported', 10_000],
  ['running', 5],
  ['queued', 500],
]

/** So many repositories, of equal names within, that share the points. */
export type Shape = { what: string; repositories: number; series: number }

const SHAPES: Shape[] = [
  { what: 'one repository, 50 series', repositories: 1, series: 50 },
  { what: '50 repositories, the same series in each', repositories: 50, series: 1 },
  { what: 'one repository, 50,000 reports', repositories: 1, series: 2 },
  { what: 'one repository, 400 series', repositories: 1, series: 400 },
]

const series = (benchmark: string, more = '') =>
  `/history?suite=oltp&contrast=refs&benchmark=${benchmark}&metric=time/op${more}`

/** A page, below the path of the repository where it has none of its own; what stands on it. */
type Visit = { what: string; path: string; has: string }

const VISITS: Visit[] = [
  { what: 'history', path: series('bench-1'), has: 'Absolute values' },
  {
    what: 'history, of a branch that was never measured',
    path: series('bench-1', '&ref=x'),
    has: '',
  },
  { what: 'history, of a benchmark that was measured once', path: series('rare'), has: '<h1>rare' },
  { what: 'benchmarks, reports and jobs', path: '', has: 'measuring' },
  { what: 'what is measured', path: '/benchmarks', has: 'bench-1' },
  {
    what: 'what is measured, of a suite that ran once',
    path: '/benchmarks?suite=rare',
    has: 'rare',
  },
  { what: 'a job', path: '/jobs/queued-7', has: 'Timeline' },
  { what: 'a report', path: '/reports/1-1', has: 'the page' },
]
const HOME: Visit = { what: 'queue and repositories', path: '/', has: 'measuring' }

const JOB = openJob(
  {
    id: 'job',
    pull: 1,
    isFork: false,
    cause: { kind: 'push', by: null },
    place: { installation: 1, repository: REPOSITORY, repositoryId: 1, defaultBranch: 'main' },
    request: {
      suite: 'oltp',
      headSha: 'a'.repeat(40),
      base: { ref: 'main', sha: null },
      options: {},
      gates: true,
      policySha: 'b'.repeat(40),
      suiteFile: '.gcbench.yml',
      workflow: 'gcbench.yml',
      timeoutSec: 3600,
      parallel: 5,
      comments: true,
      onDoubt: null,
    },
  },
  'queued',
  '2026-01-01T00:00:00.000Z',
)

async function fillJobs(db: Kysely<Tables>): Promise<void> {
  let minutes = 0
  for (const [state, count] of JOBS) {
    const doc = stored({ ...JOB, state, id: '#' })
    await sql`insert into jobs (id, repository, pull, head_sha, suite, state, asked_at, ended_at,
      version, doc)
      select ${state} || '-' || i, ${REPOSITORY}, i, ${JOB.request.headSha}, 'oltp', ${state},
      timestamptz '2026-01-01' + (${minutes}::int + i) * interval '1 minute',
      case when ${state} = 'reported' then now() end, 1,
      replace(${doc}, '"#"', '"' || ${state} || '-' || i || '"')
      from generate_series(1, ${count}::int) i`.execute(db)
    minutes += count
  }
}

/** Levels that move at every 97th merge, with noise: a curve that says nothing costs less. */
export async function fill(db: Kysely<Tables>, { repositories, series }: Shape): Promise<void> {
  const each = sql`generate_series(1, ${repositories}::int) r`
  const merges = sql`generate_series(1, ${POINTS / series / repositories}::int) i`
  await sql`insert into repositories (id, name, installation, default_branch, seen_at)
    select r, 'octo/many-' || r, '1', 'main', now() from ${each}`.execute(db)
  await sql`insert into reports
    (id, repository, suite, ref, head_sha, base_sha, conclusion, kept_at, body)
    select r || '-' || i, 'octo/many-' || r, case when i = 1 then 'rare' else 'oltp' end, 'main',
    md5('h' || i), md5('h' || i - 1), 'success',
    timestamptz '2026-01-01' + i * interval '1 minute' + r * interval '1 second', ''
    from ${each}, ${merges}`.execute(db)
  await sql`insert into points (report, row, contrast, benchmark, metric, unit, base_value,
    head_value, delta_pct, low_pct, high_pct, level, rounds, verdict)
    select r || '-' || i, s, 'refs', case when i < 3 and s = 1 then 'rare' else 'bench-' || s end,
    'time/op', 's',
    exp(0.02 * random() + 0.1 * (i / 97 % 3)), exp(0.02 * random() + 0.1 * (i / 97 % 3)),
    c.delta, c.delta - 1, c.delta + 1, 0.95, 10, 'equivalent'
    from ${each}, ${merges}, generate_series(1, ${series}::int) s,
    lateral (select 100 * (exp(0.1 * ((i / 97 % 3) - ((i - 1) / 97 % 3))) - 1)
      + 0.5 * random() + 0 * (r + i + s) as delta) c`.execute(db)
  await fillJobs(db)
  await sql`analyze`.execute(db)
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Rows that scans of tables and indexes gave, as PostgreSQL counts them. */
async function rowsOf(db: Kysely<Tables>, work: () => Promise<unknown>): Promise<number> {
  const flush = () => sql`select pg_stat_force_next_flush()`.execute(db)
  await flush()
  await sql`select pg_stat_reset()`.execute(db)
  await work()
  await flush()
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as count
    from pg_stat_user_tables`.execute(db)
  return Number(rows[0]?.count)
}

/** Signed in as somebody who may read everything. */
export function siteOver(db: Kysely<Tables>, repositories: number) {
  const settings = {
    app: { privateKey: 'a key' },
    apiOpen: ['octo/*'],
    linkSecret: null,
    publicUrl: null,
    serverUrl: 'https://github.example',
  } satisfies Partial<Record<keyof Settings, unknown>> as unknown as Settings
  const ids = Array.from({ length: repositories }, (_, i) => i + 1)
  const site = siteRoutes({
    settings,
    store: { db, bucket: null },
    log: pino({ level: 'silent' }),
    isPublic: async () => false,
    liveOf: async () => null,
    signIn: {
      mayRead: async () => true,
      repositories: async () => ids,
    } satisfies Partial<SignIn> as unknown as SignIn,
    reports: {
      run: async () => 'the page',
      end: () => {},
    } satisfies Record<keyof Reports, unknown> as unknown as Reports,
  })
  const who = { login: 'alice', token: 'a token', endsAt: Date.now() + 3_600_000 }
  const cookie = `__Host-gcbench=${makeSeal(keyFor('sessions', settings)).close(who)}`
  return { site, cookie }
}

async function figuresOf(shape: Shape): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perf-'))
  const log = pino({ level: 'silent' })
  const store = await openStore({ databaseUrl: null, dataDir, connections: 1, concurrency: 1 }, log)
  const figures: Figure[] = []
  try {
    await fill(store.db, shape)
    const { site, cookie } = siteOver(store.db, shape.repositories)
    const see = async ({ path, has }: Visit) => {
      const at = path === HOME.path ? path : `/repos/${REPOSITORY}${path}`
      const response = await site.request(at, { headers: { cookie } })
      const text = await response.text()
      if (response.status !== 200 || !text.includes(has)) throw new Error(`${at}: ${text}`)
    }
    for (const visit of [HOME, ...VISITS]) {
      const first = await cpuOf(() => see(visit))
      const later: number[] = []
      for (let i = 0; i < VIEWS; i++) later.push(await cpuOf(() => see(visit)))
      const rows = await rowsOf(store.db, () => see(visit))
      const usual = median(later).toFixed(0)
      const times = `${first.toFixed(0)} ms of CPU time at first, then ${usual} ms`
      figures.push({
        what: `${visit.what}; ${shape.what}`,
        ours: `${times}; ${rows} rows read`,
        peer: `goal ${GOAL_MS} ms`,
        ratio: ofGoal(first <= GOAL_MS, `${(first / GOAL_MS).toFixed(2)} times the goal`),
      })
    }
    return figures
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function pages(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const shape of SHAPES) figures.push(...(await figuresOf(shape)))
  return figures
}
