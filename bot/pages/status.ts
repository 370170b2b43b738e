/** How the service does, for everybody: no names, and only what the store has counted anyway. */
import { type Kysely, sql } from 'kysely'
import { printDuration } from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import { tableMarkup, timeMarkup } from '../../src/render/site-page.ts'
import { countJobs } from '../store/jobs.ts'
import { countDepths } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import type { QueueDepth } from '../telemetry.ts'

const DAY_MS = 24 * 3_600_000
/** However many people look: it is counted so often at most. */
const KEPT_MS = 30_000

type ServiceStatus = {
  countedAt: Date
  /** What waits to be read, or to be said. */
  queues: QueueDepth[]
  jobs: { state: string; count: number }[]
  /** From the request of a job to its result, of those that ended in the last day (s). */
  results: { count: number; p50Sec: number | null; p95Sec: number | null }
}

const SHOWN: Record<string, string> = {
  delivery: 'Events of GitHub to be read',
  look: 'Jobs to be looked at',
  reply: 'Answers to be written',
}

async function countStatus(db: Kysely<Tables>): Promise<ServiceStatus> {
  const now = new Date()
  const [depths, jobs, results] = await Promise.all([
    countDepths(db),
    countJobs(db),
    resultsSince(db, new Date(now.getTime() - DAY_MS)),
  ])
  return { countedAt: now, queues: depths.filter(({ name }) => name in SHOWN), jobs, results }
}

async function resultsSince(db: Kysely<Tables>, since: Date): Promise<ServiceStatus['results']> {
  const took = sql`extract(epoch from ended_at - asked_at)`
  const { rows } = await sql<ServiceStatus['results']>`
    select count(*)::int as count,
      (percentile_cont(0.5) within group (order by ${took}))::float8 as "p50Sec",
      (percentile_cont(0.95) within group (order by ${took}))::float8 as "p95Sec"
    from jobs where ended_at > ${since} and state = 'reported'`.execute(db)
  return rows[0] ?? { count: 0, p50Sec: null, p95Sec: null }
}

/** Gives the page; counted anew where what is known is old. */
export function statusPage(db: Kysely<Tables>): () => Promise<Markup> {
  let known: { at: number; status: Promise<ServiceStatus> } | null = null
  return async () => {
    if (known === null || performance.now() - known.at > KEPT_MS) {
      const status = countStatus(db)
      known = { at: performance.now(), status }
      status.catch(() => {
        known = null
      })
    }
    return statusMarkup(await known.status)
  }
}

const duration = (sec: number | null) => (sec === null ? '–' : printDuration(Math.round(sec)))

function statusMarkup({ countedAt, queues, jobs, results }: ServiceStatus): Markup {
  const waits = queues.map(({ name, waiting, active, oldestSec }) => [
    markup`${SHOWN[name]}`,
    markup`${waiting}`,
    markup`${active}`,
    markup`${waiting + active === 0 ? '–' : duration(oldestSec)}`,
  ])
  const states = jobs.map(({ state, count }) => [markup`${state}`, markup`${count}`])
  const { count, p50Sec, p95Sec } = results
  return markup`<p>As of ${timeMarkup(countedAt)}.</p>
<h2>From a request to its result</h2>
<p>${
    count === 0
      ? 'Nothing was measured in the last 24 hours.'
      : `${count} in the last 24 hours: half within ${duration(p50Sec)}, 95 % within ${duration(p95Sec)}.`
  }</p>
<h2>Jobs that are not over</h2>
${tableMarkup('Jobs', ['State', 'Jobs'], states, 'None.')}
<h2>What waits in the service itself</h2>
${tableMarkup('Queues', ['Queue', 'Waiting', 'At work', 'Oldest'], waits, 'Nothing.')}`
}
