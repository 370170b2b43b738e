/**
 * Every alert of deploy/alerts.yml fires where it should, and no other does: one process takes in,
 * two work, and what each alert is about is done to them. What they answer to a scrape before and
 * after it is given to Prometheus' own promtool, which lets half an hour and an hour pass.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { net } from '../../../src/machine/this-machine.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull } from '../../support/github/world.ts'
import { findTool, skipNote } from '../../tool-path.ts'
import { appEnv, type BotProcess, keys, sendDelivery, startBotProcess } from '../bot-process.ts'
import { commentCreated } from '../payloads.ts'
import { noPostgres, startPostgres, type TestServer } from '../postgres.ts'

const promtool = findTool('promtool')
const missing = noPostgres === null ? skipNote('promtool', promtool) : ` (skipped: ${noPostgres})`
const RULES = 'deploy/alerts.yml'
const LIMIT = { timeout: 600_000, interval: 500 }

/** Values of series, and which of them only ever grow. */
type Scrape = { values: Map<string, number>; counters: Set<string> }

/**
 * What one cause makes of the alerts. `ages`: gauges that grow with the clock. `minuteBefore`: the
 * scrape of a minute before `after`, where what the cause does at first is not what it does on.
 */
type Scenario = {
  before: Scrape
  minuteBefore?: Scrape
  after: Scrape
  fire: string[]
  ages: string[]
}

const TOKEN = 'token-of-the-metrics-1234'
const [QUIET_MIN, CAUSE_MIN] = [30, 60]

/** Reads Prometheus' text form, each series with the name of its process. */
function readInto(scrape: Scrape, instance: string, text: string): void {
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, a, b]) => [a, b]))
  for (const [, name = '', labels = '', value] of text.matchAll(
    /^(gcbench_\w+)(?:\{(.*)\})? (\S+)$/gm,
  )) {
    // On a busy machine it is full, whatever is done to the bot.
    if (labels.includes('"event-loop"')) continue
    const own = [labels, 'job="gcbench"', `instance="${instance}"`].filter((one) => one !== '')
    const series = `${name}{${own.join(',')}}`
    scrape.values.set(series, Number(value))
    const type = types.get(name) ?? types.get(name.replace(/_(bucket|sum|count)$/, ''))
    if (type !== 'gauge') scrape.counters.add(series)
  }
}

/** The scrape without a metric. */
function without(scrape: Scrape, metric: string): Scrape {
  for (const series of scrape.values.keys())
    if (series.startsWith(metric)) scrape.values.delete(series)
  return scrape
}

/** As it was for half an hour; then for an hour each minute does what the cause did. */
function seriesOf({ before, minuteBefore = before, after, ages, fire }: Scenario) {
  const names = new Set([...before.values.keys(), ...after.values.keys()])
  return [...names].map((series) => {
    const [was, is] = [before.values.get(series), after.values.get(series)]
    const grows = ages.some((age) => series.startsWith(`${age}{`))
    if (grows) expect(is, series).toBeGreaterThan(was ?? Number.POSITIVE_INFINITY)
    // How slow this machine is while the tests run is about no other alert.
    const isOwn = fire.includes('GcbenchIntakeSlow') || !/^gcbench_intake.*"queued"/.test(series)
    const isCounter = is !== undefined && after.counters.has(series) && isOwn
    const step = grows ? 60 : isCounter ? is - (minuteBefore.values.get(series) ?? 0) : 0
    const quiet = was === undefined ? `_x${QUIET_MIN - 1}` : `${was}+0x${QUIET_MIN - 1}`
    const cause = is === undefined ? `_x${CAUSE_MIN}` : `${is}+${step}x${CAUSE_MIN}`
    return { series, values: `${quiet} ${cause}` }
  })
}

const FIRING = 'group by (alertname) (ALERTS{alertstate="firing"})'

const testOf = (name: string, scenario: Scenario) => ({
  name,
  interval: '1m',
  input_series: seriesOf(scenario),
  promql_expr_test: [
    { expr: FIRING, eval_time: `${QUIET_MIN - 1}m`, exp_samples: [] },
    {
      expr: FIRING,
      eval_time: `${QUIET_MIN + CAUSE_MIN - 1}m`,
      exp_samples: scenario.fire.map((one) => ({ labels: `{alertname="${one}"}`, value: 1 })),
    },
  ],
})

describe.skipIf(promtool === null || noPostgres !== null)(`alerts${missing}`, () => {
  let server: TestServer
  let fake: FakeGitHub
  let folder: string
  let [admin, database]: [pg.Client, pg.Client] = [new pg.Client(), new pg.Client()]
  const bots = new Map<string, BotProcess>()
  const scenarios = new Map<string, Scenario>()
  let env: Record<string, string>
  let count = 0

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gcbench-alerts-'))
    server = await startPostgres()
    fake = await startFakeGitHub()
    fake.world.roles.set('alice', 'write')
    fake.world.requestsLeft = 100_000
    for (let number = 1; number <= 10; number++) addPull(fake.world, { number })
    const url = await server.database()
    const { id } = addApp(fake.world, 'bench', keys.publicKey)
    env = { GCBENCH_DATABASE_URL: url, GCBENCH_METRICS_TOKEN: TOKEN }
    // Nobody listens there.
    env.GCBENCH_BUCKET_URL = `http://127.0.0.1:${await net.freePort()}/bucket`
    Object.assign(env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' })
    Object.assign(env, appEnv(id, fake.url))
    admin = new pg.Client({ connectionString: await server.database() })
    database = new pg.Client({ connectionString: url })
    database.on('error', () => {})
    await admin.connect()
  })
  afterAll(async () => {
    for (const { child } of bots.values()) child.kill('SIGKILL')
    await Promise.all([...bots.values()].map(({ ended }) => ended))
    await Promise.all([admin.end(), database.end().catch(() => {})])
    await server.stop()
    await fake.close()
    rmSync(folder, { recursive: true })
  })

  async function start(name: string, role: 'intake' | 'work'): Promise<void> {
    const bot = startBotProcess({ ...env, GCBENCH_ROLE: role })
    bots.set(name, bot)
    const url = await bot.url
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), LIMIT)
  }

  /** What Prometheus would get of the three; of one that does not answer, that it does not. */
  async function scrape(): Promise<Scrape> {
    const all: Scrape = { values: new Map(), counters: new Set() }
    for (const name of ['intake', 'work-1', 'work-2']) {
      const text = await metricsOf(name)
      all.values.set(`up{job="gcbench",instance="${name}"}`, text === null ? 0 : 1)
      if (text !== null) readInto(all, name, text)
    }
    return all
  }

  async function metricsOf(name: string): Promise<string | null> {
    const bot = bots.get(name)
    if (bot === undefined || bot.child.exitCode !== null || bot.child.signalCode !== null)
      return null
    const headers = { authorization: `Bearer ${TOKEN}` }
    return (await fetch(`${await bot.url}/metrics`, { headers })).text()
  }

  /** The sum over the processes, of all series that begin so. */
  const sum = ({ values }: Scrape, prefix: string) =>
    [...values].reduce((all, [series, value]) => (series.startsWith(prefix) ? all + value : all), 0)

  const fewest = ({ values }: Scrape) =>
    Math.min(
      ...[...values].flatMap(([series, value]) =>
        series.startsWith('gcbench_github_requests_left') ? [value] : [],
      ),
    )

  /** Scrapes until it holds; what was scraped then. */
  const scrapeUntil = (holds: (scrape: Scrape) => void): Promise<Scrape> =>
    vi.waitFor(async () => {
      const now = await scrape()
      holds(now)
      return now
    }, LIMIT)

  const rises = (before: Scrape, prefix: string, by: number) =>
    scrapeUntil((now) => expect(sum(now, prefix) - sum(before, prefix)).toBeGreaterThanOrEqual(by))

  const note = (name: string, scenario: Omit<Scenario, 'ages'> & { ages?: string[] }) =>
    scenarios.set(name, { ages: [], ...scenario })

  const intakeUrl = () => bots.get('intake')?.url ?? Promise.reject(new Error('no intake'))
  const say = async (pull: number, text: string) => {
    const comment = addComment(fake.world, pull, 'alice', text)
    const payload = commentCreated(fake.world, comment)
    return sendDelivery(await intakeUrl(), `d${++count}`, 'issue_comment', payload)
  }
  const sayInAll = (text: string) =>
    Promise.all(Array.from({ length: 10 }, (_, i) => say(i + 1, text)))
  const handled = () =>
    vi.waitFor(async () => {
      const open = `select guid as name from deliveries where outcome is null
        union all select key from lanes where queue in ('delivery', 'reply', 'look')`
      expect((await database.query(open)).rows).toEqual([])
    }, LIMIT)

  it('nobody works: what waits grows old', async () => {
    await start('intake', 'intake')
    await database.connect()
    // As if others had worked until now.
    const before = without(await scrape(), 'gcbench_role')
    expect(await say(1, '/bench status')).toBe(202)
    await database.query(`update lanes set due_at = now() - interval '20 minutes'
      where queue = 'delivery'`)
    const after = await scrapeUntil((now) =>
      expect(sum(now, 'gcbench_queue_ready_seconds{queue="delivery"')).toBeGreaterThan(600),
    )
    note('nobody works', { before, after, fire: ['GcbenchQueueWaits', 'GcbenchRoleGone'] })
    await start('work-1', 'work')
    await start('work-2', 'work')
    await handled()
  })

  it('foreign deliveries arrive', async () => {
    const before = await scrapeUntil((now) =>
      // Of every queue: what waits for its moment is no day old, either.
      expect(sum(now, 'gcbench_queue_oldest_seconds')).toBe(0),
    )
    const headers = {
      'content-type': 'application/json',
      'x-github-delivery': 'foreign',
      'x-github-event': 'issue_comment',
      'x-hub-signature-256': `sha256=${'0'.repeat(64)}`,
    }
    // A few a minute, as of an ordinary organisation whose secret was changed on GitHub.
    for (let n = 0; n < 3; n++)
      expect(
        (await fetch(`${await intakeUrl()}/webhook`, { method: 'POST', body: '{}', headers }))
          .status,
      ).toBe(401)
    note('foreign', { before, after: await scrape(), fire: ['GcbenchForeignDeliveries'] })
  })

  it('the database is slow: connections run out, and deliveries wait', async () => {
    const before = await scrape()
    await database.query('begin; lock table deliveries in share mode')
    const sent = Promise.all([sayInAll('/bench status'), sayInAll('/bench status')])
    const full = await scrapeUntil((now) =>
      expect(sum(now, 'gcbench_saturation_ratio{resource="connections"')).toBeGreaterThan(1),
    )
    note('full', { before, after: full, fire: ['GcbenchSaturated'] })
    // Longer than what is slow; how much longer does not matter.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await database.query('commit')
    expect(new Set((await sent).flat())).toEqual(new Set([202]))
    const after = await scrapeUntil((now) =>
      expect(sum(now, 'gcbench_saturation_ratio{resource="connections"')).toBeLessThan(0.9),
    )
    note('slow', { before, after, fire: ['GcbenchIntakeSlow'] })
    await handled()
  })

  it('the database is away', async () => {
    const before = await scrape()
    const name = new URL(env.GCBENCH_DATABASE_URL ?? '').pathname.slice(1)
    await admin.query(`update pg_database set datallowconn = false where datname = '${name}'`)
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}'`)
    expect(await say(1, '/bench status')).toBe(503)
    const fire = ['GcbenchUnready', 'GcbenchStoreAway']
    const ages = ['gcbench_counts_age_seconds']
    const after = await vi.waitFor(async () => {
      const now = await scrape()
      for (const [series, age] of now.values)
        if (series.startsWith('gcbench_counts_age_seconds'))
          expect(age).toBeGreaterThan(before.values.get(series) ?? 0)
      return now
    }, LIMIT)
    note('away', { before, after, fire, ages })
    await admin.query(`update pg_database set datallowconn = true where datname = '${name}'`)
    database = new pg.Client({ connectionString: env.GCBENCH_DATABASE_URL })
    await database.connect()
    await vi.waitFor(async () => expect(await say(1, '/bench status')).toBe(202), LIMIT)
    await handled()
  })

  it('handling fails over and over', async () => {
    const before = await scrape()
    const operation = 'repos/get-collaborator-permission-level'
    fake.fail({ as: 500, operation, times: 1_000_000 })
    await sayInAll('/bench status')
    const failed = 'gcbench_handling_seconds_count{queue="delivery",done="false"'
    const after = await rises(before, failed, 8)
    note('fails', { before, after, fire: ['GcbenchHandlingFails'] })
    fake.heal()
    await handled()
  })

  it('GitHub takes no writes', async () => {
    const before = await scrape()
    const operation = 'reactions/create-for-issue-comment'
    fake.fail({ as: 503, operation, times: 1_000_000 })
    for (const pull of [1, 2, 3, 4]) await say(pull, '/bench oltp')
    // Until it is known each process asks a few times, which is no failing over and over.
    const minuteBefore = await rises(before, 'gcbench_github_stalled{kind="installation-writes"', 1)
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    const after = await scrape()
    note('no writes', { before, minuteBefore, after, fire: ['GcbenchGitHubPartly'] })
    fake.heal()
    await handled()
    await scrapeUntil((now) => expect(sum(now, 'gcbench_github_stalled')).toBe(0))
  })

  it('GitHub does not answer', async () => {
    const before = await scrape()
    fake.world.outage = 503
    await say(1, '/bench status')
    const after = await rises(before, 'gcbench_github_away', 1)
    note('GitHub away', { before, after, fire: ['GcbenchGitHubAway'] })
    fake.world.outage = null
    await handled()
    await scrapeUntil((now) => expect(sum(now, 'gcbench_github_away')).toBe(0))
  })

  it('a delivery cannot be handled', async () => {
    const before = await scrape()
    await database.query(`begin;
      insert into deliveries (guid, event, body, lane, seq) values ('bad', 'x', '{}', 'bad', 0);
      insert into lanes (queue, key, data, tries) values ('delivery', 'bad', '{}', 30);
      commit`)
    const after = await rises(before, 'gcbench_set_aside', 1)
    note('set aside', { before, after, fire: ['GcbenchSetAside'] })
    await database.query(`delete from deliveries where guid = 'bad'`)
    await scrapeUntil((now) => expect(sum(now, 'gcbench_set_aside')).toBe(0))
  })

  it('the bucket is away', async () => {
    const before = await scrape()
    await database.query(`insert into reports (id, repository, suite, ref, head_sha, conclusion,
      kept_at, body) values ('r1', 'octo/kept', 's', 'main', 'h', 'success',
      now() - interval '2 hours', '')`)
    const after = await scrapeUntil((now) =>
      expect(sum(now, 'gcbench_bucket_lag_seconds')).toBeGreaterThan(3 * 7000),
    )
    note('bucket away', { before, after, fire: ['GcbenchBucketBehind'] })
    await database.query(`delete from reports where id = 'r1'`)
    await scrapeUntil((now) => expect(sum(now, 'gcbench_bucket_lag_seconds')).toBe(0))
  })

  it('an installation has few requests left', async () => {
    const before = await scrape()
    fake.world.requestsLeft = 300
    await say(1, '/bench status')
    const after = await scrapeUntil((now) => expect(fewest(now)).toBeLessThan(500))
    note('quota', { before, after, fire: ['GcbenchQuotaLow'] })
    await handled()
  })

  it('nobody takes in, then nothing runs', async () => {
    // Told within this hour, and still true for Prometheus.
    const quota = 'gcbench_github_requests_left'
    const before = without(await scrape(), quota)
    const intake = bots.get('intake')
    intake?.child.kill('SIGKILL')
    await intake?.ended
    note('half', { before, after: without(await scrape(), quota), fire: ['GcbenchRoleGone'] })
    for (const { child } of bots.values()) child.kill('SIGKILL')
    await Promise.all([...bots.values()].map(({ ended }) => ended))
    note('down', { before, after: await scrape(), fire: ['GcbenchDown'] })
  })

  it('promtool has each alert fire for its cause, and for no other', async () => {
    const { groups } = parse(readFileSync(RULES, 'utf8'))
    const named = groups.flatMap(({ rules }: { rules: { alert: string }[] }) =>
      rules.map(({ alert }) => alert),
    )
    const caused = [...scenarios.values()].flatMap(({ fire }) => fire)
    expect(new Set(caused)).toEqual(new Set(named))
    const tests = [...scenarios].map(([name, scenario]) => testOf(name, scenario))
    const file = join(folder, 'alerts.test.yml')
    const config = { rule_files: [resolve(RULES)], evaluation_interval: '1m', tests }
    writeFileSync(file, JSON.stringify(config))
    const said = await promisify(execFile)(promtool as string, ['test', 'rules', file]).catch(
      ({ stdout, stderr }) => ({ stdout: `${stdout}${stderr}`, stderr }),
    )
    expect(said.stdout).toMatch(/SUCCESS\s*$/)
  })
})
