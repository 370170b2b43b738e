/** What a scene is, and what scenes begin with. */
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import type { Check, Pull, Run } from '../../support/github/world.ts'
import { expectGolden } from '../../support/golden.ts'
import { wholeText, withoutFolds } from '../../support/whole-text.ts'
import { pressed } from '../payloads.ts'
import { HEAD, openStage, type Stage } from '../stage.ts'

export type Scene = { bot?: string; pull?: Partial<Pull>; play(stage: Stage): Promise<unknown> }

/** The tables below a result stand whole where the result is what the scene is about. */
const WHOLE = ['bench/measured', 'accept/done']

/** What people read at the end of the scenes of a command. */
export const goldenOf = (command: string) => join(import.meta.dirname, `${command}.md`)

/** Plays it, and holds what people read in the end to the file of its name. */
export async function hold(name: string, { bot, pull, play }: Scene): Promise<void> {
  const stage = await openStage(bot, pull)
  await play(stage)
  const seen = wholeText(stage.world)
  const text = WHOLE.includes(name) ? seen : withoutFolds(seen)
  await stage.close()
  expect(stage.fake.violations).toEqual([])
  const [command = '', scene = ''] = name.split('/')
  expectGolden(goldenOf(command), scene, text)
}

export const ROW = 'storage/page-147/write:time/op'
export const FORK = { head: { sha: HEAD, ref: 'feature', repository: 'contributor/prolly' } }

export const last = (stage: Stage): Run => stage.runs().at(-1) as Run

export const saying =
  (login: string, text: string) =>
  (stage: Stage): Promise<unknown> =>
    stage.say(login, text)

/** The last run ends with a report; by default one row in it has regressed. */
export async function measureLast(
  stage: Stage,
  ...report: Parameters<Stage['reportFor']> extends [Run, ...infer Rest] ? Rest : never
): Promise<void> {
  await stage.startRun(last(stage))
  await stage.endRun(last(stage), stage.reportFor(last(stage), ...report))
}

export const nothingRegressed = ({ comparisons }: Report): void => {
  for (const row of comparisons)
    if (row.verdict.word === 'regressed')
      row.verdict = { word: 'equivalent', reason: 'inside-margin' }
}

export const measure = async (stage: Stage): Promise<void> => {
  await stage.say('alice', '/bench oltp')
  await measureLast(stage)
}

export const measuredThen = (login: string, text: string) => async (stage: Stage) => {
  await measure(stage)
  await stage.say(login, text)
}

export const opened = (stage: Stage): Promise<unknown> => stage.event('opened')

/** Somebody presses a button of the last check, after `before`. */
export const pressing =
  (login: string, button: string, before: Scene['play'] = saying('alice', '/bench oltp')) =>
  async (stage: Stage) => {
    await before(stage)
    const check = stage.world.checks.at(-1) as Check
    await stage.send('check_run', pressed(stage.world, check, login, button))
  }
