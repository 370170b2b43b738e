/**
 * What the operator sees: the log (pino, one JSON object a line) and the metrics (Prometheus). A
 * repeated warning or error is logged at once, and then once a minute with a count, so that the log
 * of an outage still shows the other lines.
 */
import { type DestinationStream, type Logger, pino } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Quota } from '../src/github/app.ts'
import type { Stalled } from '../src/github/breakers.ts'

export type Log = Logger

const MINUTE_MS = 60_000
/** Kinds of trouble that are remembered; more are all written. */
const MOST_KINDS = 1_000

type Line = [fields: object, words: string | undefined]

/** The same words for the same reason, whatever it happened to: ids and counts do not count. */
function kindOf([fields, words]: Line): string {
  const { reason = '' } = fields as { reason?: unknown }
  return `${words} ${reason}`.replace(/\d+/g, '#')
}

/** What to write it with; `times`: how often it was there since it was written last. */
function seldom(): (line: Line, write: (line: Line) => void) => void {
  const times = new Map<string, number>()
  const watch = (kind: string, line: Line, write: (line: Line) => void) => {
    times.set(kind, 0)
    const later = () => {
      const count = times.get(kind) ?? 0
      times.delete(kind)
      if (count === 0) return
      write([{ ...line[0], times: count }, line[1]])
      watch(kind, line, write)
    }
    setTimeout(later, MINUTE_MS).unref()
  }
  return (line, write) => {
    const kind = kindOf(line)
    const count = times.get(kind)
    if (count !== undefined) return void times.set(kind, count + 1)
    write(line)
    if (times.size < MOST_KINDS) watch(kind, line, write)
  }
}

/** Warnings and errors; what ends the process is always written. */
const isTrouble = (level: number) =>
  level >= pino.levels.values.warn! && level < pino.levels.values.fatal!

export function makeLog(level: string, to: DestinationStream): Log {
  const quieted = seldom()
  return pino(
    {
      level,
      base: null,
      hooks: {
        logMethod(args, method, at) {
          const write = (line: Line) => method.apply(this, line as unknown as typeof args)
          const [first, words] = args as unknown as [object | string, string?]
          const line: Line = typeof first === 'string' ? [{}, first] : [first, words]
          if (isTrouble(at)) quieted(line, write)
          else write(line)
        },
      },
    },
    to,
  )
}

type Failure = { name?: string; message?: string; errors?: unknown[]; code?: unknown }

/** One that holds others has no words of its own: every address of a host was tried in vain. */
function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message, errors = [], code } = error as Failure
  return message || [...new Set(errors.map(messageOf))].join('; ') || String(code ?? 'no message')
}

/** Words of an error without what would not fit into JSON of PostgreSQL, or into a log. */
export function errorText(error: unknown): string {
  const name = (error as Failure | null)?.name
  const words = messageOf(error)
  return (name === undefined ? words : `${name}: ${words}`)
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, 500)
}

/** Entries of one queue, by state. */
export type QueueDepth = {
  name: string
  waiting: number
  active: number
  /** How long the oldest one has waited; 0: none does. */
  oldestSec: number
  /** How long the one that is longest due has waited for a place; 0: none does. */
  readySec: number
}

/** Whether a handler was done with an entry, failed, or put it off until it may ask GitHub. */
export type Handled = 'true' | 'false' | 'parked'

/** How an answer to a delivery came about. */
export type IntakeOutcome =
  | 'queued'
  | 'ignored'
  | 'unread'
  | 'duplicate'
  | 'unsigned'
  | 'refused'
  | 'too-large'
  | 'unready'

/** What a process may run out of. */
type Resource = 'places' | 'connections' | 'event-loop'

type StoreCounts = {
  depths(): Promise<QueueDepth[]>
  /** Jobs of the bot in each state. */
  jobs(): Promise<{ state: string; count: number }[]>
  /** Deliveries that were set aside. */
  setAside(): Promise<number>
  /** For how long something has waited to get into the bucket, or out of it (s). */
  bucketLagSec(): Promise<number>
  /** Whether GitHub does not answer. */
  isAway(): boolean
  /** Shares of places and connections that are taken. */
  fullness(): Record<Exclude<Resource, 'event-loop'>, number>
}

export type Metrics = {
  registry: Registry
  taken(outcome: IntakeOutcome, sec: number): void
  handled(queue: string, how: Handled, sec: number): void
  redelivered(count: number): void
  quota(quota: Quota): void
  /** What of GitHub gives no answers, or gives them again. */
  stalled(what: Stalled, isStalled: boolean): void
  /** Somebody was told that their command was seen, so long after it came in. */
  seen(sec: number): void
  /** A job was over so long after somebody asked for it. */
  answered(sec: number): void
  /** Counts now and every ten seconds, beside the scrapes: a store that is away fails none. */
  countEvery(counts: StoreCounts, log: Log): { end(): void }
}

/** Up to a day. */
const JOB_SECONDS = [1, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 21_600, 86_400]
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** `role`: what this process does, as GCBENCH_ROLE has it. */
export function makeMetrics(role: 'all' | 'intake' | 'work' = 'all'): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const intake = new Histogram({
    name: 'gcbench_intake_seconds',
    help: 'Time from the head of a delivery to its answer, by outcome',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  const handling = new Histogram({
    name: 'gcbench_handling_seconds',
    help: 'Time that a handler took for an entry of a queue, by queue and whether it was done, failed or parked',
    labelNames: ['queue', 'done'],
    buckets: SECONDS,
    registers,
  })
  const redelivered = new Counter({
    name: 'gcbench_redelivered_total',
    help: 'Deliveries that GitHub was asked to repeat',
    registers,
  })
  const noteQuota = addQuota(registry)
  const seen = new Histogram({
    name: 'gcbench_command_seen_seconds',
    help: 'Time from the delivery of a command until its author sees that it was read',
    buckets: SECONDS,
    registers,
  })
  const answered = new Histogram({
    name: 'gcbench_job_seconds',
    help: 'Time from the request of a job until it is over, with the run itself',
    buckets: JOB_SECONDS,
    registers,
  })
  const does = new Gauge({
    name: 'gcbench_role',
    help: 'Whether this process takes deliveries in, and whether it works on them',
    labelNames: ['does'],
    registers,
  })
  for (const one of ['intake', 'work']) does.set({ does: one }, Number(['all', one].includes(role)))
  const counters = addCounts(registry)
  const setFullness = addSaturation(registry)
  return {
    registry,
    taken: (outcome, sec) => intake.observe({ outcome }, sec),
    handled: (queue, done, sec) => handling.observe({ queue, done }, sec),
    redelivered: (count) => redelivered.inc(count),
    quota: noteQuota,
    stalled: addStalled(registry),
    seen: (sec) => seen.observe(sec),
    answered: (sec) => answered.observe(sec),
    countEvery(counts, log) {
      setFullness(counts.fullness)
      const count = () =>
        counters.count(counts).catch((error) => {
          log.warn({ reason: errorText(error) }, 'the metrics of the store are not counted')
        })
      void count()
      const timer = setInterval(count, COUNT_EVERY_MS).unref()
      return { end: () => clearInterval(timer) }
    },
  }
}

const RESOURCES = ['core', 'graphql', 'search']
const HOUR_MS = 3_600_000

/**
 * Of all installations the one with the fewest: a label for each would be as many series as there
 * are customers. What was said more than an hour ago is over.
 */
function addQuota(registry: Registry): Metrics['quota'] {
  const quotas = new Map<string, { resource: string; left: number; atMs: number }>()
  new Gauge({
    name: 'gcbench_github_requests_left',
    help: 'Requests that GitHub still allows in this hour to the installation with the fewest',
    labelNames: ['resource'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [key, { atMs }] of quotas) if (Date.now() - atMs > HOUR_MS) quotas.delete(key)
      for (const [resource, all] of Map.groupBy(quotas.values(), (one) => one.resource))
        this.set({ resource }, Math.min(...all.map(({ left }) => left)))
    },
  })
  return ({ installation, resource: name, left }) => {
    const resource = RESOURCES.includes(name) ? name : 'other'
    quotas.set(`${installation} ${resource}`, { resource, left, atMs: Date.now() })
  }
}

const STALLED_KINDS: readonly Stalled['kind'][] = ['installation', 'installation-writes', 'writes']

function addStalled(registry: Registry): Metrics['stalled'] {
  const gauge = new Gauge({
    name: 'gcbench_github_stalled',
    help: 'Installations that GitHub gives no answers for, those whose writes it does not take, and 1 for all writes',
    labelNames: ['kind'],
    registers: [registry],
  })
  for (const kind of STALLED_KINDS) gauge.set({ kind }, 0)
  const stalled = new Set<string>()
  return (what, isStalled) => {
    const key = JSON.stringify(what)
    if (stalled.has(key) === isStalled) return
    if (isStalled) stalled.add(key)
    else stalled.delete(key)
    gauge.inc({ kind: what.kind }, isStalled ? 1 : -1)
  }
}

/** Each process of its own; the event loop since the scrape before. */
function addSaturation(registry: Registry): (fullness: StoreCounts['fullness']) => void {
  let fullness: StoreCounts['fullness'] = () => ({ places: 0, connections: 0 })
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'gcbench_saturation_ratio',
    help: 'Share of what a process has that is taken, by resource; 1: there is no more of it',
    labelNames: ['resource'],
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      const all: Record<Resource, number> = { ...fullness(), 'event-loop': utilization }
      for (const [resource, share] of Object.entries(all)) this.set({ resource }, share)
    },
  })
  return (given) => {
    fullness = given
  }
}

const COUNT_EVERY_MS = 10_000

/** What the store knows, as of when it was counted last; and how long ago that was. */
function addCounts(registry: Registry): { count(counts: StoreCounts): Promise<void> } {
  const registers = [registry]
  let [countedAtMs, isAway] = [Date.now(), () => false]
  new Gauge({
    name: 'gcbench_counts_age_seconds',
    help: 'Since when the counts of the store are as they are; it grows while the store is away',
    registers,
    collect() {
      this.set((Date.now() - countedAtMs) / 1000)
    },
  })
  new Gauge({
    name: 'gcbench_github_away',
    help: '1 while GitHub does not answer, and work waits for it',
    registers,
    collect() {
      this.set(Number(isAway()))
    },
  })
  const entries = new Gauge({
    name: 'gcbench_queue_entries',
    help: 'Entries of a queue that wait or are at work',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'gcbench_queue_oldest_seconds',
    help: 'How long the oldest entry of a queue has waited or been at work',
    labelNames: ['queue'],
    registers,
  })
  const ready = new Gauge({
    name: 'gcbench_queue_ready_seconds',
    help: 'How long an entry of a queue that is due has waited for a place; parked ones are not due',
    labelNames: ['queue'],
    registers,
  })
  const aside = new Gauge({
    name: 'gcbench_set_aside',
    help: 'Deliveries that could not be handled and wait for somebody to look at them',
    registers,
  })
  const bucketLag = new Gauge({
    name: 'gcbench_bucket_lag_seconds',
    help: 'How long the oldest report has waited to be moved into the bucket, or removed from it',
    registers,
  })
  const jobs = new Gauge({
    name: 'gcbench_jobs',
    help: 'Jobs of the bot that are not over, by state',
    labelNames: ['state'],
    registers,
  })
  return {
    async count(counts) {
      isAway = counts.isAway
      const [depths, states, count, lagSec] = await Promise.all([
        counts.depths(),
        counts.jobs(),
        counts.setAside(),
        counts.bucketLagSec(),
      ])
      for (const { name, waiting, active, oldestSec, readySec } of depths) {
        entries.set({ queue: name, state: 'waiting' }, waiting)
        entries.set({ queue: name, state: 'active' }, active)
        oldest.set({ queue: name }, oldestSec)
        ready.set({ queue: name }, readySec)
      }
      jobs.reset()
      for (const { state, count: open } of states) jobs.set({ state }, open)
      aside.set(count)
      bucketLag.set(lagSec)
      countedAtMs = Date.now()
    },
  }
}
