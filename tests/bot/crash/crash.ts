/** Kills the bot at any moment, over and over, while it works; then looks whether all is well. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type RawBuilder, sql } from 'kysely'
import {
  type Engine,
  openFolder,
  openServer,
  type StoreSettings,
} from '../../../bot/store/store.ts'
import { below } from '../../../src/stats/random.ts'
import { appEnv, type BotProcess, startBotProcess } from '../bot-process.ts'
import { quiet, type TestEngine } from '../engines.ts'
import { checksOf, madeIn } from './made.ts'
import { openScene, type Scene } from './scene.ts'

export type CrashPlan = {
  /** Processes that share the store, and how many of them are killed at a time. */
  replicas: number
  atOnce: number
  kills: number
  commands: number
  /** Longest time between a start and the next kill. */
  upMs: number
  /** Longest time between what GitHub does and its answer. */
  lagMs: number
  /** A second of the bot's pauses between requests to GitHub. */
  secondMs: number
  /** Time for the rest of the work once nothing is killed any more. */
  limitSec: number
  seed: string
  /** Told how many kills there were so far. */
  tell?: (done: number) => void
}

export type CrashResult = {
  kills: number
  commands: number
  /** Events of GitHub, requests that carried them, and those that nobody answered. */
  events: number
  sent: number
  unanswered: number
  tookSec: number
  /** What is not as it has to be; empty: all is well. */
  wrong: string[]
}

/** A folder has one process; of three on a server two are killed at a time. */
export const replicasOn = (engine: Engine) =>
  engine === 'postgres' ? { replicas: 3, atOnce: 2 } : { replicas: 1, atOnce: 1 }

const ENTRY = 'tests/bot/crash/bot.ts'

function startOne(scene: Scene, env: Record<string, string>): BotProcess {
  const level = process.env.GCBENCH_TEST_LOG ?? 'info'
  const given = { ...appEnv(scene.app.id, scene.fake.url), ...env, GCBENCH_LOG_LEVEL: level }
  return startBotProcess(given, ENTRY)
}

export async function crashTest(engine: TestEngine, plan: CrashPlan): Promise<CrashResult> {
  const began = performance.now()
  const settings = await engine.settings()
  const { databaseUrl, dataDir } = settings
  const env: Record<string, string> =
    databaseUrl === null
      ? { GCBENCH_DATA_DIR: dataDir }
      : { GCBENCH_DATABASE_URL: databaseUrl, GCBENCH_CONNECTIONS: '6' }
  env.CRASH_SECOND_MS = String(plan.secondMs)
  const scene = await openScene(plan.commands, plan.lagMs, plan.seed)
  const wrong: string[] = []
  const bots = Array.from({ length: plan.replicas }, () => startOne(scene, env))
  const end = async () => {
    for (const { child } of bots) child.kill('SIGKILL')
    await Promise.all(bots.map(({ ended }) => ended))
  }
  scene.sendTo(() => bots.map(({ url }) => url))
  try {
    const kills = await killOver(bots, () => startOne(scene, env), scene, plan, wrong)
    while (scene.asked.length < plan.commands) scene.ask()
    const isDone = await untilDone(scene, plan)
    wrong.push(...whatIsWrong(scene))
    if (!isDone) {
      await end()
      wrong.push(`there was still work to do after ${plan.limitSec} s`)
      wrong.push(...(await leftUndone(settings)), ...bots.map(({ output }) => lastOf(output())))
    }
    const { events, sent, unanswered } = scene.figures
    const tookSec = (performance.now() - began) / 1000
    return { kills, commands: plan.commands, events, sent, unanswered, tookSec, wrong }
  } finally {
    await end()
    await scene.close()
  }
}

async function killOver(
  bots: BotProcess[],
  start: () => BotProcess,
  scene: Scene,
  { kills, atOnce, upMs, commands, tell = () => {} }: CrashPlan,
  wrong: string[],
): Promise<number> {
  let done = 0
  while (done < kills) {
    for (let i = 0; i < Math.ceil((commands * atOnce) / kills); i++) scene.ask()
    await sleep(below(upMs, scene.stream))
    const order = bots.map((_, i) => i).sort(() => below(3, scene.stream) - 1)
    await Promise.all(
      order.slice(0, atOnce).map(async (at) => {
        const bot = bots[at] as BotProcess
        // One that ended by itself was not killed: that is a fault of its own.
        if (!bot.child.kill('SIGKILL'))
          wrong.push(`a bot ended by itself: ${bot.output().slice(-500)}`)
        await bot.ended
        bots[at] = start()
        done++
      }),
    )
    tell(done)
  }
  return done
}

const isOver = (scene: Scene) =>
  scene.waiting() === 0 &&
  checksOf(scene.world).length >= scene.asked.length &&
  checksOf(scene.world).every(({ status }) => status === 'completed')

/**
 * Until every command has its end, and then a while longer: what comes too often comes late. False:
 * it did not come to that.
 */
async function untilDone(scene: Scene, { limitSec }: CrashPlan): Promise<boolean> {
  const end = performance.now() + 1000 * limitSec
  let quietSince = performance.now()
  let seen = ''
  while (performance.now() < end) {
    await sleep(200)
    const now = `${scene.fake.writes().length} ${scene.waiting()} ${isOver(scene)}`
    if (now !== seen) quietSince = performance.now()
    seen = now
    if (isOver(scene) && performance.now() - quietSince > 5_000) return true
  }
  return false
}

/** What a store has still to do; seconds are from now. */
const UNDONE: Record<string, RawBuilder<object>> = {
  lane: sql`select queue, key, wanted, tries, taken_by, data,
      extract(epoch from due_at - now())::int as due_sec,
      extract(epoch from taken_until - now())::int as taken_sec
    from lanes order by queue, seq`,
  job: sql`select id, state, version, parks, faults, extract(epoch from due_at - now())::int as due_sec,
      doc from jobs where ended_at is null or due_at is not null order by seq`,
  delivery: sql`select guid, event, outcome, words, lane, seq, parks, received_at
    from deliveries where outcome is null or outcome = 'given-up' order by seq`,
}

/** Lanes, jobs and deliveries that a store of no process still holds, a line for each. */
export async function leftUndone({ databaseUrl, dataDir }: StoreSettings): Promise<string[]> {
  const opened =
    databaseUrl === null ? await openFolder(dataDir) : await openServer(databaseUrl, 2, quiet)
  const db = new Kysely<never>({ dialect: opened.dialect })
  const lines: string[] = []
  try {
    for (const [what, question] of Object.entries(UNDONE))
      for (const row of (await question.execute(db)).rows)
        lines.push(`left: ${what} ${JSON.stringify(row)}`)
  } finally {
    await db.destroy()
    await opened.close()
  }
  return lines
}

const LAST_LINES = 40

const lastOf = (output: string) => `log:\n${output.split('\n').slice(-LAST_LINES).join('\n')}`

/** Every command has one run, one finished check, one final comment, and each reaction once. */
function whatIsWrong(scene: Scene): string[] {
  const { world, asked, figures, fake } = scene
  const wrong = [...fake.violations]
  if (figures.refused.length > 0) wrong.push(`deliveries were answered ${figures.refused}`)
  if (scene.untaken() > 0) wrong.push(`${scene.untaken()} deliveries were never taken`)
  const made = madeIn(world)
  for (const [what, found] of Object.entries(made)) {
    if (found.size !== asked.length) wrong.push(`${found.size} jobs have ${what}`)
    for (const [job, all] of found)
      if (all.length > 1) wrong.push(`${job} has ${all.length} ${what}`)
  }
  for (const [job, [check]] of made.checks)
    if (check?.conclusion !== 'success') wrong.push(`${job}: its check says ${check?.conclusion}`)
  for (const [job, [comment]] of made.comments)
    if (!comment?.body.includes('faster')) wrong.push(`${job}: its comment has no table`)
  for (const { id } of asked) {
    const said = world.reactions.filter(({ comment }) => comment === id)
    const words = said.map(({ content }) => content)
    const isWell = words.join() === 'eyes,+1'
    if (!isWell) wrong.push(`comment ${id} has the reactions [${words}]`)
  }
  return wrong
}
