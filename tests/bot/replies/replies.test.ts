/**
 * Whole conversations as text: COMMAND/SCENE.md beside this file is what people read at the end of
 * each, all comments and checks. Read the difference of what `npx vitest run tests/bot/replies -u`
 * has written anew.
 */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandWords } from '../../../src/core/speak/invocation.ts'
import type { Check, Pull, Run } from '../../support/github/world.ts'
import { pressed } from '../payloads.ts'
import { HEAD, openStage, type Stage } from '../stage.ts'

type Scene = { bot?: string; pull?: Partial<Pull>; play(stage: Stage): Promise<unknown> }

const ROW = 'storage/page-147/write:time/op'
const last = (stage: Stage): Run => stage.runs().at(-1) as Run
const measure = async (stage: Stage) => {
  await stage.say('alice', '/bench oltp')
  await stage.startRun(last(stage))
  await stage.endRun(last(stage), stage.reportFor(last(stage)))
}
const saying =
  (login: string, text: string) =>
  (stage: Stage): Promise<unknown> =>
    stage.say(login, text)
const measuredThen = (login: string, text: string) => async (stage: Stage) => {
  await measure(stage)
  await stage.say(login, text)
}

const opened = (stage: Stage): Promise<unknown> => stage.event('opened')
/** Somebody presses a button of the last check, after `before`. */
const pressing =
  (login: string, button: string, before: Scene['play'] = saying('alice', '/bench oltp')) =>
  async (stage: Stage) => {
    await before(stage)
    const check = stage.world.checks.at(-1) as Check
    await stage.send('check_run', pressed(stage.world, check, login, button))
  }
const FORK = { head: { sha: HEAD, ref: 'feature', repository: 'contributor/prolly' } }

/** By the name of its file in the command's folder: done, refused, nothing to do. */
const scenes: Record<string, Scene> = {
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
  'bench/unknown-option': { play: saying('alice', '/bench oltp --round 5') },
  'bench/unknown-variant': { play: saying('alice', '/bench gc-mix --gc gren') },
  'bench/unknown-base': { play: saying('alice', '/bench oltp --base nowhere') },
  'bench/other-head': { play: saying('alice', '/bench oltp @aaaaaaaaaaaa') },
  'bench/closed': { pull: { state: 'closed' }, play: saying('alice', '/bench oltp') },
  'bench/fork': {
    pull: { head: { sha: HEAD, ref: 'feature', repository: 'contributor/prolly' } },
    play: saying('alice', '/bench oltp'),
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
  'status/measured': { play: measuredThen('alice', '/bench status') },
  'status/nothing': { play: saying('alice', '/bench status') },
  'status/stranger': { play: saying('stranger', '/bench status') },
  'cancel/done': {
    async play(stage) {
      await stage.say('alice', '/bench oltp gc-mix')
      await stage.say('bob', '/bench cancel')
    },
  },
  'cancel/nothing': { play: saying('alice', '/bench cancel') },
  'cancel/stranger': { play: saying('stranger', '/bench cancel') },
  'rerun/done': { play: measuredThen('alice', '/bench rerun') },
  'rerun/undecided': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      await stage.startRun(last(stage))
      await stage.endRun(last(stage), stage.reportFor(last(stage), 'inconclusive'))
      await stage.say('alice', '/bench rerun')
    },
  },
  'rerun/nothing': { play: saying('alice', '/bench rerun') },
  'rerun/stranger': { play: saying('stranger', '/bench rerun') },
  'more/done': {
    async play(stage) {
      await stage.say('alice', '/bench oltp')
      const run = stage.runs().at(-1) as Run
      await stage.startRun(run)
      await stage.endRun(run, stage.reportFor(run, 'inconclusive'))
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
  'button/stranger': { play: pressing('stranger', 'cancel') },
  'button/cancelled': { play: pressing('bob', 'cancel') },
  'button/no-maintainer': { play: pressing('bob', 'accept', measure) },
  'button/accepted': { play: pressing('mia', 'accept', measure) },
  'push/started': { bot: 'bot: { on-push: quick }', play: opened },
  'push/waiting': { bot: 'bot: { on-demand: oltp }', pull: FORK, play: opened },
  'help/done': { play: saying('stranger', '/bench help') },
}

/** Without what differs from run to run or from version to version. */
const masked = (text: string): string =>
  text
    .replaceAll(/\bprolly-\d+/g, 'prolly')
    .replaceAll(/\bj[0-9a-f]{16}\b/g, '(job)')
    .replaceAll(/issuecomment-\d+/g, 'issuecomment-(id)')
    .replaceAll(/runs\/\d+/g, 'runs/(id)')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?UTC|Z)?/g, '(time)')
    .replaceAll(/\d+ min (spent|more)/g, '(n) min $1')
    .replaceAll(/\d+ of (\d+) minutes/g, '(n) of $1 minutes')
    .replaceAll(/"(asked|to|run)":\d+/g, '"$1":(n)')
    .replaceAll(/gcbench `?\d+\.\d+\.\d+\b`?/g, 'gcbench (version)')

/** The tables below a result stand whole where the result is what the scene is about. */
const WHOLE = ['bench/measured', 'accept/done']
const shortened = (name: string, text: string): string =>
  WHOLE.includes(name) ? text : withoutFolds(text)

/** The innermost first, as folds hold folds. */
function withoutFolds(text: string): string {
  const less = text.replaceAll(/<details>(?:(?!<details>)[\s\S])*?<\/details>\n*/g, '')
  return less === text ? text : withoutFolds(less)
}

/** What somebody sees who opens the pull request, and then its checks. */
function seen({ world }: Stage): string {
  const said = world.comments.map((comment) => {
    const to = world.reactions.filter((one) => one.comment === comment.id)
    const under = to.map(({ content }) => `\n\n(reaction: ${content})`).join('')
    return `# ${comment.author.login} writes\n\n${comment.body.trim()}${under}`
  })
  const checks = world.checks.map(({ name, status, conclusion, output }) => {
    const state = `${status}${conclusion === null ? '' : `, ${conclusion}`}`
    return `# Check ${name}: ${state}\n\n**${output.title}**\n\n${(output.summary ?? '').trim()}`
  })
  return `${masked([...said, ...checks].join('\n\n'))}\n`
}

it.each(Object.entries(scenes))('%s', async (name, { bot, pull, play }) => {
  const stage = await openStage(bot, pull)
  await play(stage)
  const text = shortened(name, seen(stage))
  await stage.close()
  expect(stage.fake.violations).toEqual([])
  await expect(text).toMatchFileSnapshot(`${name}.md`)
})

it('every command is read here: done, refused, nothing to do', () => {
  const names = Object.keys(scenes)
  for (const kind of ['bench', ...commandWords]) {
    const of = names.filter((name) => name.startsWith(`${kind}/`))
    expect(of.length, kind).toBeGreaterThan(kind === 'help' ? 0 : 2)
  }
})

it('no file is left of a scene that is gone', () => {
  const all = readdirSync(import.meta.dirname, { recursive: true }).map(String)
  const names = all.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3))
  expect(names.filter((name) => scenes[name] === undefined)).toEqual([])
})
