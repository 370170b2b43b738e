/** What a scene is, and what scenes begin with. */
import type { Report } from '../../../src/core/model/model.ts'
import type { Check, Pull, Run } from '../../support/github/world.ts'
import { pressed } from '../payloads.ts'
import { HEAD, type Stage } from '../stage.ts'

export type Scene = { bot?: string; pull?: Partial<Pull>; play(stage: Stage): Promise<unknown> }

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
