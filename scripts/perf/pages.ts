/**
 * The page of one benchmark's history in a store of 100,000 points: CPU time of this process, which
 * is the service's and, with the embedded store, the database's.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { median } from 'simple-statistics'
import { siteRoutes } from '../../bot/pages/site.ts'
import type { Settings } from '../../bot/settings/settings.ts'
import { openStore } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'
import { type Figure, ofGoal } from './figure.ts'

const GOAL_MS = 200
const VIEWS = 7
const POINTS = 100_000

/** So many repositories, of equal names within, that share the points. */
type Shape = { what: string; repositories: number; series: number }

const SHAPES: Shape[] = [
  { what: 'one repository, 50 series', repositories: 1, series: 50 },
  { what: '50 repositories, the same series in each', repositories: 50, series: 1 },
]

/** Levels that move at every 97th merge, with noise: a curve that says nothing costs less. */
async function fill(db: Kysely<Tables>, { repositories, series }: Shape): Promise<void> {
  const each = sql`generate_series(1, ${repositories}::int) r`
  const merges = sql`generate_series(1, ${POINTS / series / repositories}::int) i`
  await sql`insert into repositories (id, name, installation, default_branch, seen_at)
    select r, 'octo/many-' || r, '1', 'main', now() from ${each}`.execute(db)
  await sql`insert into reports
    (id, repository, suite, ref, head_sha, base_sha, conclusion, kept_at)
    select r || '-' || i, 'octo/many-' || r, 'oltp', 'main', md5('h' || i), md5('h' || i - 1),
    'success', timestamptz '2026-01-01' + i * interval '1 minute' + r * interval '1 second'
    from ${each}, ${merges}`.execute(db)
  await sql`insert into points (report, row, contrast, benchmark, metric, unit, base_value,
    head_value, delta_pct, low_pct, high_pct, level, rounds, verdict)
    select r || '-' || i, s, 'refs', 'bench-' || s, 'time/op', 's',
    exp(0.02 * random() + 0.1 * (i / 97 % 3)), exp(0.02 * random() + 0.1 * (i / 97 % 3)),
    c.delta, c.delta - 1, c.delta + 1, 0.95, 10, 'equivalent'
    from ${each}, ${merges}, generate_series(1, ${series}::int) s,
    lateral (select 100 * (exp(0.1 * ((i / 97 % 3) - ((i - 1) / 97 % 3))) - 1)
      + 0.5 * random() + 0 * (r + i + s) as delta) c`.execute(db)
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function figureOf(shape: Shape): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perf-'))
  const log = pino({ level: 'silent' })
  const store = await openStore({ databaseUrl: null, dataDir, connections: 1, concurrency: 1 }, log)
  try {
    await fill(store.db, shape)
    const site = siteRoutes({
      settings: {
        app: { privateKey: 'a key' },
        ...{ apiOpen: ['octo/*'], linkSecret: null, publicUrl: null },
        serverUrl: 'https://github.example',
      } as unknown as Settings,
      ...{ store, log, isPublic: async () => false, signIn: null },
      reports: { ask: async () => null, stop: async () => {} } as never,
    })
    const path =
      '/repos/octo/many-1/history?suite=oltp&contrast=refs&benchmark=bench-1&metric=time/op'
    const view = () =>
      cpuOf(async () => {
        const response = await site.request(path)
        const text = await response.text()
        if (response.status !== 200 || !text.includes('Absolute values')) throw new Error(text)
      })
    const first = await view()
    const later: number[] = []
    for (let i = 0; i < VIEWS; i++) later.push(await view())
    const usual = median(later)
    return {
      what: `page of a history, ${shape.what}`,
      ours: `${first.toFixed(0)} ms of CPU time at first, then ${usual.toFixed(0)} ms`,
      peer: `goal ${GOAL_MS} ms`,
      ratio: ofGoal(first <= GOAL_MS, `${(first / GOAL_MS).toFixed(2)} times the goal`),
    }
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function pages(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const shape of SHAPES) figures.push(await figureOf(shape))
  return figures
}
