/** What people say, and what is said in return: done, refused, nothing to do. */
import { setAside } from '../../../bot/handlers/deliveries.ts'
import { fullName, type Run, shaOf } from '../../support/github/world.ts'
import { BASE, HEAD, type Stage } from '../stage.ts'
import { BISECT, bisecting, commitAt, left, NEWEST, noStep, onMain } from './bisections.ts'
import {
  FORK,
  last,
  measure,
  measuredThen,
  measureLast,
  nothingRegressed,
  opened,
  pressing,
  ROW,
  type Scene,
  saying,
} from './scene.ts'

/** A fault of our own, until no try is left. */
const setAsideAfter = (text: string) => async (stage: Stage) => {
  const { services, db } = stage
  services.github = () => {
    throw new TypeError('a fault of our own')
  }
  const words = await stage.say('alice', text).catch(({ message }: Error) => message)
  const { guid } = await db
    .selectFrom('deliveries')
    .select('guid')
    .where('body', 'like', `%"${fullName(stage.world)}"%`)
    .executeTakeFirstOrThrow()
  services.github = () => stage.github
  await setAside(guid, String(words), services)
  await stage.settle()
}

const measureSame = async (stage: Stage) => {
  await stage.say('alice', '/bench oltp')
  await measureLast(stage, 'one-regression-of-200', nothingRegressed)
}

/** Suites of projects that depend on this one, below the others of the stage. */
const CONSUMERS = `  app: { workload: go-bench, consumer: octo/app }
  app-scan: { workload: go-bench, consumer: 'octo/app#v2', bench: Scan }
  db: { workload: go-bench, consumer: https://github.com/octo/db.git }
`

/** By the name of its file in the command's folder: done, refused, nothing to do. */
export const answers: Record<string, Scene> = {
  'bench/starting': { play: saying('alice', '/bench oltp') },
  'bench/measuring': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.startRun(last(stage))
    },
  },
  'bench/measured': { play: measure },
  'bench/without-result': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.endRun(last(stage), null)
      await stage.passTime(120)
    },
  },
  'bench/under-way': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.say('bob', '/bench oltp')
    },
  },
  'bench/stranger': { play: saying('stranger', '/bench oltp') },
  'bench/misspelt': { play: saying('alice', '/bench oltpp') },
  'bench/which-suite': { play: saying('alice', '/bench') },
  'bench/consumer': {
    bot: CONSUMERS,
    play: saying('alice', '/bench octo/app'),
  },
  'bench/unknown-consumer': {
    bot: CONSUMERS,
    play: saying('alice', '/bench octo/other app'),
  },
  'bench/unknown-option': { play: saying('alice', '/bench oltp --round 5') },
  'bench/unknown-variant': { play: saying('alice', '/bench gc-mix --gc gren') },
  'bench/unknown-base': { play: saying('alice', '/bench oltp --base nowhere') },
  'bench/other-head': { play: saying('alice', '/bench oltp @aaaaaaaaaaaa') },
  'bench/closed': { pull: { state: 'closed' }, play: saying('alice', '/bench oltp') },
  'bench/less': {
    async play(stage) {
      stage.world.mergeBases.set(`v1.0...${HEAD}`, shaOf('fork point'))
      await stage.say('alice', '/bench oltp --rounds 3 --base v1.0')
    },
  },
  'bench/fork': {
    pull: FORK,
    play: saying('alice', '/bench oltp'),
  },
  'bench/pushed-since': {
    async play(stage) {
      stage.pull.head.pushedAt = '2026-06-01T00:00:00Z'
      await stage.say('alice', '/bench oltp')
    },
  },
  'bench/wrong-suite-file': {
    async play(stage) {
      stage.world.files.set(`${BASE}:.gcbench.yml`, 'suites: { oltp: { workloadd: go-bench } }')
      await stage.say('alice', '/bench oltp')
    },
  },
  'bench/gave-up': { play: setAsideAfter('/bench oltp') },
  'bench/time-spent': {
    bot: 'bot: { budget: { user-minutes: 60 } }',
    play: saying('alice', '/bench oltp --budget 10h'),
  },
  'bench/budget-spent': {
    bot: 'bot: { budget: { jobs: 3, user-jobs: 1 } }',
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.say('alice', '/bench gc-mix')
    },
  },
  'status/done': {
    async play(stage) {
      await stage.say('alice', '/bench oltp gc-mix quick')
      await stage.startRun(stage.runs()[0] as Run)
      await stage.say('bob', '/bench status')
    },
  },
  'status/waiting': {
    bot: 'bot: { on-demand: oltp }',
    async play(stage) {
      await opened(stage)
      await stage.say('bob', '/bench status')
    },
  },
  'status/over': {
    async play(stage) {
      await stage.say('alice', '/bench gc-mix')
      await stage.passTime(5 * 3600)
      await stage.say('alice', '/bench oltp')
      await stage.say('bob', '/bench cancel')
      await stage.say('bob', '/bench status')
    },
  },
  'status/measured': { play: measuredThen('alice', '/bench status') },
  'status/nothing': { play: saying('alice', '/bench status') },
  'status/stranger': { play: saying('stranger', '/bench status') },
  'cancel/done': {
    async play(stage) {
      await stage.say('alice', '/bench oltp gc-mix')
      await stage.say('bob', '/bench cancel')
    },
  },
  'cancel/running': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      for (const run of stage.runs()) await stage.startRun(run)
      await stage.say('bob', '/bench cancel')
    },
  },
  'cancel/nothing': { play: saying('alice', '/bench cancel') },
  'cancel/stranger': { play: saying('stranger', '/bench cancel') },
  'rerun/done': { play: measuredThen('alice', '/bench rerun') },
  'rerun/undecided': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await measureLast(stage, 'inconclusive')
      await stage.say('alice', '/bench rerun')
    },
  },
  'rerun/nothing': { play: saying('alice', '/bench rerun') },
  'rerun/stranger': { play: saying('stranger', '/bench rerun') },
  'more/done': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await measureLast(stage, 'inconclusive')
      await stage.say('alice', '/bench more')
    },
  },
  'more/nothing-open': { play: measuredThen('alice', '/bench more') },
  'more/nothing': { play: saying('alice', '/bench more') },
  'more/stranger': { play: saying('stranger', '/bench more') },
  'accept/done': { play: measuredThen('mia', `/bench accept ${ROW} correctness first`) },
  'accept/no-maintainer': { play: measuredThen('alice', `/bench accept ${ROW} please`) },
  'accept/misspelt': {
    play: measuredThen('mia', '/bench accept storage/page-147/wrte:time/op typo'),
  },
  'accept/nothing': { play: saying('mia', `/bench accept ${ROW} early`) },
  'explain/done': { play: measuredThen('alice', `/bench explain ${ROW}`) },
  'explain/misspelt': {
    play: measuredThen('alice', '/bench explain storage/page-147/wrte:time/op'),
  },
  'explain/nothing': { play: saying('alice', '/bench explain x:y') },
  'explain/stranger': { play: saying('stranger', '/bench explain x:y') },
  'bisect/starting': { play: bisecting },
  'bisect/found': {
    async play(stage) {
      await bisecting(stage)
      await stage.startRun(last(stage))
      await stage.endRun(last(stage), left(stage, 41))
    },
  },
  'bisect/left': {
    bot: 'bot: { on-push: quick }',
    async play(stage) {
      await bisecting(stage)
      await stage.push('meanwhile')
      await stage.endRun(stage.runs()[0] as Run, left(stage, null))
    },
  },
  'bisect/no-step': {
    async play(stage) {
      await bisecting(stage)
      await stage.endRun(last(stage), noStep())
    },
  },
  'bisect/about-others': {
    async play(stage) {
      await bisecting(stage)
      await stage.endRun(last(stage), left(stage, 41).replaceAll(commitAt(40), shaOf('another')))
      await stage.passTime(120)
    },
  },
  'bisect/old-workflow': {
    async play(stage) {
      await bisecting(stage)
      await stage.endRun(last(stage), stage.reportFor(last(stage)))
      await stage.passTime(120)
    },
  },
  'bisect/cancelled': {
    async play(stage) {
      await bisecting(stage)
      await stage.say('bob', '/bench cancel')
      await stage.say('bob', '/bench status')
    },
  },
  'bisect/under-way': {
    async play(stage) {
      await bisecting(stage)
      await stage.say('bob', BISECT)
    },
  },
  'bisect/no-release': { play: onMain('/bench bisect oltp') },
  'bisect/unknown-end': { play: onMain('/bench bisect oltp --good v0 --bad nowhere') },
  'bisect/not-on-branch': {
    async play(stage) {
      stage.world.mergeBases.set(`feature...feature`, HEAD).set(`${HEAD}...${NEWEST}`, BASE)
      await onMain('/bench bisect oltp --good v0 --bad feature')(stage)
    },
  },
  'bisect/one-commit': {
    play: onMain(`/bench bisect oltp --good ${commitAt(63)}`),
  },
  'bisect/no-line': { play: onMain(`/bench bisect oltp --good ${shaOf('aside')}`) },
  'bisect/several-variants': { play: onMain('/bench bisect gc-mix --good v0') },
  'bisect/too-long': { play: onMain('/bench bisect oltp --good v0 --budget 2h') },
  'bisect/stranger': { play: saying('stranger', '/bench bisect oltp') },
  'history/absolute': { play: measuredThen('alice', `/bench history ${ROW}`) },
  'history/misspelt': { play: measuredThen('alice', '/bench history storage/page-147/wrte') },
  'history/nothing': { play: saying('alice', '/bench history x') },
  'history/stranger': { play: saying('stranger', '/bench history x') },
  'button/stranger': { play: pressing('stranger', 'cancel') },
  'button/nothing-objects': { play: pressing('mia', 'accept', measureSame) },
  'button/no-report': { play: pressing('mia', 'accept') },
  'button/let-in': { bot: 'bot: { on-demand: oltp }', play: pressing('bob', 'rerun', opened) },
  'button/cancelled': { play: pressing('bob', 'cancel') },
  'button/no-maintainer': { play: pressing('bob', 'accept', measure) },
  'button/accepted': { play: pressing('mia', 'accept', measure) },
  'help/done': { play: saying('stranger', '/bench help') },
}
