/**
 * A conversation with the bot: people write and push, GitHub tells the bot, runners measure, time
 * goes by. The bot's own code is all there; what is not is HTTP intake and the queue's waiting.
 */
import { randomUUID } from 'node:crypto'
import { answerReply } from '../../bot/commands/command.ts'
import { deliver } from '../../bot/handlers/deliveries.ts'
import { sweepJobs } from '../../bot/handlers/queues.ts'
import { reconcileOnce } from '../../bot/jobs/reconcile.ts'
import { closedCircuit, makeReplyLimit, type Services } from '../../bot/jobs/services.ts'
import type { Settings } from '../../bot/settings.ts'
import { findJob } from '../../bot/store/jobs.ts'
import type { Queue } from '../../bot/store/queue.ts'
import type { QueueData } from '../../bot/store/queues.ts'
import type { GitHub } from '../../src/github/port.ts'
import { makeGitHub } from '../../src/github/repository.ts'
import type { Report } from '../../src/model/model.ts'
import { checksumOf } from '../../src/report/read-report.ts'
import { fixture } from '../publish/stage.ts'
import { dispatchedInputs } from '../support/dispatched-inputs.ts'
import { startFakeGitHub } from '../support/github/fake.ts'
import { type Fault, patienceFor } from '../support/github/faults.ts'
import {
  addApp,
  addArtifact,
  addComment,
  addPull,
  addToken,
  type Comment,
  fullName,
  type Permissions,
  type Pull,
  type Run,
  shaOf,
} from '../support/github/world.ts'
import { honest } from '../support/honest-report.ts'
import { makeZip } from '../support/zip.ts'
import { quiet } from './engines.ts'
import { inPlace } from './in-place.ts'
import { openMemory } from './memory.ts'
import { commentCreated, pullEvent, runEvent } from './payloads.ts'

export const ME = 'bench[bot]'
export const HEAD = shaOf('head')
export const BASE = shaOf('base')

export const SUITES = `variants:
  green: { env: { GOGC: 50 } }
  off: { env: { GOGC: off } }
suites:
  oltp: { workload: go-bench }
  gc-mix: { workload: go-bench, variants: [green, off] }
  quick: { workload: go-bench, rounds: 8 }
`

const INPUTS = dispatchedInputs()

/** One database for a process of tests; each stage has a repository of its own in it. */
let opened: ReturnType<typeof openMemory> | null = null
const openDatabase = () => {
  opened ??= openMemory()
  return opened
}

const settings = {
  app: null,
  serverUrl: 'https://github.example',
  workflow: 'gcbench.yml',
  runLimitMin: 180,
} as unknown as Settings

export type Stage = Awaited<ReturnType<typeof openStage>>

let count = 0

/** Of what was invented it is what records give. */
export function textOf(report: Report | null): string {
  if (report === null) return 'null'
  const whole = report.records === null ? honest(report) : report
  return JSON.stringify({ ...whole, checksum: checksumOf(whole) })
}

/** The process dies at the call of that number that changes something at GitHub. */
export type Death = { call: number; isCarriedOut: boolean }

/** Calls that change something, as they are made; at one of them, maybe, there is a death. */
function mortal(github: GitHub, calls: string[], death: Death | null): GitHub {
  const isWrite = (name: string) => /^(create|update|add|remove|dispatch$|cancel)/.test(name)
  return new Proxy(github, {
    get(target, name: keyof GitHub) {
      if (!isWrite(name)) return target[name]
      return async (...args: unknown[]) => {
        const isDeath = death?.call === calls.push(name) - 1
        if (isDeath && !death.isCarriedOut) throw new Error('killed before')
        const answer = await (target[name] as (...all: unknown[]) => unknown)(...args)
        if (isDeath) throw new Error('killed after')
        return answer
      }
    },
  })
}

export async function openStage(
  bot = '',
  given: Partial<Pull> = {},
  {
    death = null,
    fault = null,
    look = reconcileOnce,
  }: { death?: Death | null; fault?: Fault | null; look?: typeof reconcileOnce } = {},
) {
  const { db } = await openDatabase()
  const fake = await startFakeGitHub()
  const { world } = fake
  world.repository.name = `prolly-${++count}`
  world.repository.id += 1000 * count
  world.roles.set('alice', 'write').set('bob', 'write').set('mia', 'maintain')
  world.workflows = new Map([
    ['gcbench.yml', { inputs: INPUTS, name: ({ job }) => `gcbench ${job}` }],
  ])
  const pull = addPull(world, given)
  world.files.set(`${BASE}:.gcbench.yml`, SUITES + bot)
  const waiting = new Set<string>()
  const replies: QueueData['reply'][] = []
  const guids: string[] = []
  let aheadSec = 0
  const clock = {
    nowSec: () => 0,
    timestamp: () => new Date(Date.parse(world.now()) + 1000 * aheadSec).toISOString(),
    sleep: async () => {},
  }
  const services: Services = {
    settings,
    store: {
      db,
      bucket: null,
      queue: queueOf(waiting, replies),
      engine: 'pglite',
      fullness: () => 0,
      ping: async () => {},
      close: async () => {},
    },
    github: () => github,
    installation: async () => {
      const { isInstalled, suspendedAt } = world
      if (!isInstalled) return { kind: 'gone' }
      return suspendedAt === null ? { kind: 'active' } : { kind: 'suspended', since: suspendedAt }
    },
    circuit: closedCircuit,
    replyLimit: makeReplyLimit(() => Date.parse(clock.timestamp())),
    reports: inPlace,
    metrics: { seen() {}, answered() {} },
    log: quiet,
    clock,
  }
  const permissions: Permissions = {
    actions: 'write',
    checks: 'write',
    contents: 'read',
    issues: 'write',
    pull_requests: 'write',
  }
  const calls: string[] = []
  const api = makeGitHub(addToken(world, addApp(world, 'bench'), permissions), {
    apiUrl: fake.url,
    userAgent: 'gcbench-tests',
    repository: fullName(world),
    secondMs: 1,
    answerSec: patienceFor(fault),
  })
  if (fault !== null) fake.fail(fault)

  const github = mortal(api, calls, death)

  /** What the queue would do, with its retries. */
  async function settle(): Promise<void> {
    for (let reply = replies.shift(); reply !== undefined; reply = replies.shift()) {
      const now = reply
      await retried(() => answerReply(now, services))
    }
    for (let left = 1_000; left > 0; left--) {
      const [id] = waiting
      if (id === undefined) return
      waiting.delete(id)
      // The database is shared with other stages, whose jobs come due, too.
      const known = await findJob(db, id)
      if (known?.job.place.repository !== fullName(world)) continue
      await retried(() => look(id, services))
    }
    throw new Error('the bot never comes to rest')
  }

  /** An event comes in and is carried on until there is nothing to do; it may have waited. */
  async function send(event: string, payload: unknown, waitedSec = 0): Promise<void> {
    const guid = randomUUID()
    guids.push(guid)
    const body = JSON.stringify(payload)
    const receivedAt = new Date(Date.parse(clock.timestamp()) - 1000 * waitedSec)
    await db.insertInto('deliveries').values({ guid, event, body, receivedAt }).execute()
    await retried(() => deliver(guid, services))
    await settle()
  }

  const say = async (login: string, text: string): Promise<Comment> => {
    const comment = addComment(world, pull.number, login, text)
    await send('issue_comment', commentCreated(world, comment))
    return comment
  }

  const inputs = (run: Run) => run.inputs as Record<string, string>

  /** What the run was asked for, measured; `change` makes it something else. */
  function reportFor(run: Run, name = 'one-regression-of-200', change = (_: Report) => {}): Report {
    const { head = '', base = '', suite = '' } = inputs(run)
    const report = fixture(name, head)
    report.plan.suite.name = suite
    report.comparisons = report.comparisons.filter(
      ({ verdict }, i) => i < 2 || verdict.word === 'regressed',
    )
    if (report.plan.sources.base !== null) report.plan.sources.base.sha = base
    change(report)
    return report
  }

  const startRun = async (run: Run): Promise<void> => {
    run.status = 'in_progress'
    await send('workflow_run', runEvent(world, run, 'in_progress'))
  }

  /** The run ends; with a report it leaves one. */
  const endRun = async (run: Run, report: Report | string | null): Promise<void> => {
    Object.assign(run, { status: 'completed', conclusion: 'success' })
    const data = typeof report === 'string' ? report : textOf(report)
    if (report !== null)
      addArtifact(world, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
    await send('workflow_run', runEvent(world, run, 'completed'))
  }

  /** Nobody looks at anything meanwhile. */
  const skipTime = (sec: number): void => {
    aheadSec += sec
  }

  const passTime = async (sec: number): Promise<void> => {
    skipTime(sec)
    await sweepJobs(services)
    await settle()
  }

  /** Somebody pushes a commit made of that word. */
  const push = async (word: string): Promise<void> => {
    pull.head = { ...pull.head, sha: shaOf(word), pushedAt: world.now() }
    await send('pull_request', pullEvent(world, pull, 'synchronize'))
  }

  /** Newest last, without their markers. */
  const comments = () =>
    world.comments
      .filter(({ author }) => author.login === ME)
      .map(({ body }) => body.replace(/^(<!--.*-->\n+)+/, ''))
  return {
    fake,
    world,
    pull,
    services,
    github,
    db,
    send,
    say,
    settle,
    reportFor,
    startRun,
    endRun,
    skipTime,
    passTime,
    push,
    inputs,
    calls,
    /** What was sent here, the oldest first; the database is shared with other stages. */
    deliveries: async () => {
      const rows = db.selectFrom('deliveries').selectAll().where('guid', 'in', guids)
      const byGuid = new Map((await rows.execute()).map((row) => [row.guid, row]))
      return guids.flatMap((guid) => byGuid.get(guid) ?? [])
    },
    event: (action: string) => send('pull_request', pullEvent(world, pull, action)),
    runs: () => world.runs,
    comments,
    /** The same without what differs from stage to stage: ids, names and hashes. */
    lastingComments: () =>
      comments().map((text) =>
        text
          .replaceAll(/issuecomment-\d+|runs\/\d+|prolly-\d+/g, '')
          .replaceAll(/[0-9a-f]{12,}/g, 'sha'),
      ),
    checks: () =>
      world.checks.map(({ name, status, conclusion, output, sha }) => ({
        name,
        status,
        conclusion,
        sha,
        title: output.title,
      })),
    reactions: (to: Comment) =>
      world.reactions.filter(({ comment }) => comment === to.id).map(({ content }) => content),
    async close() {
      await fake.close()
      // The next stages would look at them over and over.
      if (guids.length > 0) await db.deleteFrom('deliveries').where('guid', 'in', guids).execute()
      await db.deleteFrom('jobs').where('repository', '=', fullName(world)).execute()
    },
  }
}

/** The queue without its clock: whose job is to be looked at waits in a set. */
const queueOf = (waiting: Set<string>, replies: QueueData['reply'][]): Queue => ({
  async send(_trx, name, data) {
    if (name === 'look') waiting.add((data as { job: string }).job)
    if (name === 'reply') replies.push(data as QueueData['reply'])
  },
  async sendAll(trx, name, entries) {
    for (const { data, ...options } of entries) await this.send(trx, name, data, options)
  },
  work: async () => {},
  depths: async () => [],
  fullness: () => 0,
  wakeRetries: async () => 0,
  drain: async () => {},
})

const TRIES = 5

/** As the queue tries again what failed. */
async function retried(request: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await request()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
