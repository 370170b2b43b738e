/**
 * GitHub while the bot is killed: people comment, the deliveries of it come late, doubled and in
 * disorder, are sent again while nobody takes them, and runners measure what is dispatched.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { below, random } from '../../../src/stats/random.ts'
import { dispatchedInputs } from '../../support/dispatched-inputs.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull, type Comment, shaOf } from '../../support/github/world.ts'
import { keys, sendDelivery } from '../bot-process.ts'
import { commentCreated, pullEvent } from '../payloads.ts'
import { makeRunners } from './runners.ts'

const PULLS = 10

export type Scene = Awaited<ReturnType<typeof openScene>>

/** One event on its way: with how many copies, of which none is taken for sure. */
type Delivery = { guid: string; event: string; payload: unknown; copies: number }

const suiteFile = (suites: string[]) => `bot:
  parallel: 8
  budget: { jobs: 10000, minutes: 100000, user-jobs: 10000, user-minutes: 100000 }
suites:
${suites.map((name) => `  ${name}: { workload: go-bench }`).join('\n')}
`

/** `lagMs`: longest time between what GitHub does and its answer, in which a kill hits most. */
export async function openScene(commands: number, lagMs: number, seed: string) {
  const fake: FakeGitHub = await startFakeGitHub()
  const { world } = fake
  world.now = () => new Date().toISOString()
  const app = addApp(world, 'bench', keys.publicKey)
  world.roles.set('alice', 'write')
  const inputs = dispatchedInputs()
  world.workflows = new Map([['gcbench.yml', { inputs, name: ({ job }) => `gcbench ${job}` }]])
  const suites = Array.from({ length: Math.ceil(commands / PULLS) }, (_, i) => `s${i}`)
  world.files.set(`${shaOf('base')}:.gcbench.yml`, suiteFile(suites))

  const stream = random(seed)
  if (lagMs > 0) world.lagMs = () => below(lagMs, stream)
  const waiting: Delivery[] = []
  const taken = new Set<string>()
  const figures = { sent: 0, events: 0, unanswered: 0, refused: [] as number[] }
  const post = (event: string, payload: unknown): void => {
    const guid = `d${++figures.events}`
    waiting.push({ guid, event, payload, copies: 1 + below(4, stream) })
  }

  const asked: Comment[] = []
  for (let number = 1; number <= PULLS; number++) {
    const head = {
      sha: shaOf(`head ${number}`),
      ref: `feature-${number}`,
      repository: 'octo/prolly',
    }
    post('pull_request', pullEvent(world, addPull(world, { number, head }), 'opened'))
  }
  /** The next command, while there is one: each is another suite of a pull request. */
  const ask = (): void => {
    const i = asked.length
    if (i === commands) return
    const number = 1 + (i % PULLS)
    const line = `/bench ${suites[Math.floor(i / PULLS)]} @${shaOf(`head ${number}`)}`
    const comment = addComment(world, number, 'alice', line)
    asked.push(comment)
    post('issue_comment', commentCreated(world, comment))
  }

  let isOpen = true
  let urls: () => Promise<string>[] = () => []

  /** Sends what waits, in disorder, until somebody takes it; as GitHub's redeliveries would. */
  async function deliver(): Promise<void> {
    while (isOpen) {
      const at = below(Math.max(1, waiting.length), stream)
      const [next] = waiting.splice(at, 1)
      const bots = urls()
      const url = await bots[below(Math.max(1, bots.length), stream)]?.catch(() => undefined)
      if (next === undefined || url === undefined) {
        if (next !== undefined) waiting.push(next)
        await sleep(20)
        continue
      }
      const { guid, event, payload } = next
      figures.sent++
      const status = await sendDelivery(url, guid, event, payload).catch(() => null)
      if (status === 202) taken.add(guid)
      else if (status === null) figures.unanswered++
      else figures.refused.push(status)
      const left = status === 202 ? next.copies - 1 : next.copies
      if (left > 0) waiting.push({ ...next, copies: left })
      await sleep(below(40, stream))
    }
  }

  const turn = makeRunners(stream, (_, event, payload) => post(event, payload))

  async function measure(): Promise<void> {
    while (isOpen) {
      turn([world])
      await sleep(100)
    }
  }

  const services = [deliver(), deliver(), deliver(), measure()]
  return {
    fake,
    world,
    app,
    ask,
    asked,
    figures,
    stream,
    /** Bots that deliveries go to, from now on. */
    sendTo(bots: () => Promise<string>[]) {
      urls = bots
    },
    /** Events that nobody has taken yet. */
    untaken: () => figures.events - taken.size,
    waiting: () => waiting.length,
    async close() {
      isOpen = false
      await Promise.all(services)
      await fake.close()
    },
  }
}
