/** What happens without a word: pushes, merge groups, and ends that nobody asked for. */
import { sql } from 'kysely'
import { reconcileJob } from '../../../bot/handlers/queues.ts'
import { operatorCommands } from '../../../bot/operator.ts'
import { endingText } from '../../../src/report/report.ts'
import { account, type Run, shaOf } from '../../support/github/world.ts'
import { groupEvent, removedFrom, runEvent } from '../payloads.ts'
import { BASE, HEAD, type Stage } from '../stage.ts'
import { FORK, last, measureLast, nothingRegressed, opened, type Scene } from './scene.ts'

const GROUP = { headSha: shaOf('group'), baseSha: BASE }
const grouped = (stage: Stage, action: 'checks_requested' | 'destroyed') =>
  stage.send('merge_group', groupEvent(stage.world, GROUP, action))

const jobOf = ({ title }: Run) => title.replace('gcbench ', '')

const ON_PUSH = 'bot: { on-push: quick }'

const pushes: Record<string, Scene> = {
  'push/started': { bot: ON_PUSH, play: opened },
  'push/waiting': { bot: 'bot: { on-demand: oltp }', pull: FORK, play: opened },
  'push/moved-on': {
    bot: ON_PUSH,
    async play(stage) {
      await opened(stage)
      await stage.push('next')
    },
  },
  'push/closed': {
    bot: ON_PUSH,
    async play(stage) {
      await opened(stage)
      await stage.event('closed')
    },
  },
  'push/alert': {
    bot: 'bot: { on-push: quick, comment: always }',
    async play(stage) {
      await opened(stage)
      await measureLast(stage, 'one-regression-of-200', nothingRegressed)
      await stage.push('worse')
      await measureLast(stage)
    },
  },
  'push/doubt': {
    bot: 'bot: { on-push: quick, on-doubt: oltp }',
    async play(stage) {
      await opened(stage)
      await measureLast(stage, 'inconclusive')
    },
  },
  'push/merge-queue': {
    bot: 'bot: { on-push: quick, on-demand: oltp }',
    async play(stage) {
      await grouped(stage, 'checks_requested')
      await stage.startRun(stage.runs()[0] as Run)
    },
  },
  'push/dissolved': {
    bot: 'bot: { merge-queue: quick }',
    async play(stage) {
      await grouped(stage, 'checks_requested')
      await grouped(stage, 'destroyed')
    },
  },
  'push/no-turn': {
    bot: 'bot: { on-push: [quick, oltp], parallel: 1 }',
    async play(stage) {
      await opened(stage)
      await stage.passTime(25 * 3600)
    },
  },
}

/** `/bench oltp` was dispatched, and then. */
const then =
  (play: (stage: Stage, run: Run) => Promise<unknown>): Scene['play'] =>
  async (stage) => {
    await stage.say('alice', '/bench oltp')
    await play(stage, last(stage))
  }

/** The run that was dispatched is over, and its artifact does not come. */
const overAs = (changed: Partial<Run>) =>
  then(async (stage, run) => {
    Object.assign(run, { status: 'completed', conclusion: 'success', ...changed })
    await stage.send('workflow_run', runEvent(stage.world, run, 'completed'))
    await stage.passTime(120)
  })

const ofRuns: Record<string, Scene> = {
  'end/without-artifact': { play: overAs({}) },
  'end/stopped-on-its-page': { play: overAs({ conclusion: 'cancelled' }) },
  'end/not-ours': { play: overAs({ actor: account('bob') }) },
  'end/run-gone': {
    play: then(async (stage) => {
      stage.world.runs.length = 0
      await stage.passTime(120)
    }),
  },
  'end/lost': { play: then((stage) => stage.passTime(5 * 3600)) },
  'end/does-not-build': {
    play: then(async (stage, run) => {
      await stage.endRun(
        run,
        endingText({
          why: 'go test -c failed',
          said: 'x.go:1:2: undefined: y',
          unbuilt: 'head',
        }),
      )
      await stage.passTime(120)
    }),
  },
  'end/about-something-else': {
    play: then(async (stage, run) => {
      const report = stage.reportFor(run, 'identical')
      report.plan.suite.name = 'quick'
      await stage.endRun(run, report)
      await stage.passTime(120)
    }),
  },
  'end/cannot-be-kept': {
    play: then(async (stage) => {
      const { db } = stage
      await sql`alter table points add constraint none check ("row" < 0) not valid`.execute(db)
      await measureLast(stage)
      await sql`alter table points drop constraint none`.execute(db)
    }),
  },
  'end/given-up': {
    play: then(async (stage, run) => {
      const { services } = stage
      services.github = () => {
        throw new TypeError('a fault of our own')
      }
      for (let tries = 0; tries < 8; tries++) await reconcileJob(jobOf(run), services)
      services.github = () => stage.github
      await stage.passTime(700)
    }),
  },
  'end/by-the-operator': {
    play: then(async (stage, run) => {
      await operatorCommands.cancel(stage.services.store, [jobOf(run)])
      await stage.settle()
    }),
  },
  'end/removed': {
    play: then((stage) => stage.send('installation', removedFrom(stage.world, null))),
  },
}

const otherEnds: Record<string, Scene> = {
  'end/no-workflow': {
    async play(stage) {
      stage.world.workflows = new Map()
      await stage.say('alice', '/bench oltp')
    },
  },
  'end/no-release': { play: (stage) => stage.say('alice', '/bench oltp --base release') },
  'end/rounds-gone': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await measureLast(stage, 'inconclusive')
      await stage.say('alice', '/bench more')
      for (const artifact of stage.world.artifacts) artifact.expired = true
      await measureLast(stage, 'inconclusive')
    },
  },
  'end/of-a-fork': {
    pull: FORK,
    async play(stage) {
      await stage.say('alice', `/bench oltp @${HEAD}`)
      await measureLast(stage)
    },
  },
  'end/moved-on': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.push('next')
      await measureLast(stage)
    },
  },
}

export const ends: Record<string, Scene> = { ...pushes, ...ofRuns, ...otherEnds }
