/** A default branch of 64 commits, and what runs that bisect it leave. */

import type { Comparison } from '../../../src/model/model.ts'
import { type Bisection, leftText } from '../../../src/render/bisect.ts'
import type { SeenCommit } from '../../../src/report/bisect.ts'
import { shaOf } from '../../support/github/world.ts'
import { changed } from '../merges.ts'
import { type Stage, SUITES } from '../stage.ts'
import { last } from './scene.ts'

const COMMITS = 64

export const commitAt = (place: number): string => shaOf(`commit ${place}`)
export const NEWEST = commitAt(COMMITS)

export const BISECT = '/bench bisect oltp --good v0 --row Scan:time/op'

const subjectOf = (place: number) => `Change ${place}, by @someone`

/** The branch is there, `v0` at its first commit; then somebody says that. */
export const onMain = (text: string) => async (stage: Stage) => {
  const { world } = stage
  for (let at = 1; at <= COMMITS; at++)
    world.parents.set(commitAt(at), {
      parent: commitAt(at - 1),
      message: `${subjectOf(at)}\n\nWhy.`,
    })
  world.mergeBases.set('main...main', NEWEST).set(`v0...${NEWEST}`, commitAt(0))
  world.files.set(`${NEWEST}:.gcbench.yml`, SUITES)
  await stage.say('alice', text)
}

export const bisecting = onMain(BISECT)

const seen = (
  stage: Stage,
  place: number,
  word: SeenCommit['word'],
  nth: number,
  pct: number | null,
): SeenCommit => ({ place, word, stage: nth, row: pct === null ? null : rowOf(stage, pct) })

/** A row that changed by so many percent. */
function rowOf(stage: Stage, pct: number): Comparison {
  const report = stage.reportFor(last(stage))
  changed(pct)(report)
  return { ...report.comparisons[0]!, benchmark: 'Scan' }
}

const SOME = { watched: { benchmark: 'Scan', metric: 'time/op', word: 'regressed' as const } }

const commits = () =>
  Array.from({ length: COMMITS + 1 }, (_, at) => ({
    sha: commitAt(at),
    // Not what GitHub says: it is not believed.
    subject: 'something else',
  }))

/** What a run leaves that names the commit of that place; null: it could not tell four apart. */
export function left(stage: Stage, named: number | null): string {
  const found: Bisection = {
    commits: commits(),
    ...SOME,
    change: rowOf(stage, 5.1),
    stages: 3,
    builds: 11,
    why: '',
    bracket: { low: 40, high: named ?? 44 },
    seen: [
      seen(stage, 16, 'as-good', 1, 0.1),
      seen(stage, 48, 'as-bad', 1, 5.1),
      seen(stage, 44, 'between', 2, 2.5),
      ...(named === null
        ? [seen(stage, 42, 'open', 3, 2), seen(stage, 43, 'skipped', 3, null)]
        : [seen(stage, 40, 'as-good', 3, 0.3), seen(stage, 41, 'as-bad', 3, 4.9)]),
    ],
  }
  const why = 'The last stage could not separate its candidates: give it more budget.'
  return leftText('oltp', named === null ? { ...found, why } : found)
}

export const noStep = (): string =>
  leftText('oltp', {
    commits: commits(),
    watched: null,
    change: null,
    stages: 1,
    builds: 5,
    seen: [],
    bracket: { low: 0, high: COMMITS },
    why: 'no row differs between the two by more than its margin.',
  })
