/** Whether a bisection is what the records of its stages give. */
import type { ParsedTrial, Problem, Report } from '../model/model.ts'
import {
  type Commit,
  followedIn,
  type Learned,
  learnFrom,
  nothingLearned,
  placesOf,
  stageOf,
} from './bisect.ts'
import { differencesOf } from './verify.ts'

/** A bisection as it is told. */
type Told = Omit<Learned, 'skipped'> & {
  commits: readonly Commit[]
  stages: number
  builds: number
  why: string
}

type Stage = { report: Report; trials: readonly ParsedTrial[] }

/** What one more stage gives where `told` followed its row. */
function afterStage(told: Told, before: Learned, { report, trials }: Stage, nth: number): Learned {
  const { plan, roundsRun } = report
  const stage = stageOf(plan, told.commits, before, told.watched)
  const watched = before.watched ?? followedIn(plan, stage, trials, roundsRun)
  return learnFrom({ ...before, watched }, report, stage, nth)
}

/**
 * Everything in which it says something else than its stages, in order, whose reports are verified
 * by themselves. Which row was asked for is not stored: any that changed may have been. One that
 * was stopped has no report of its last stage.
 */
export function verifyBisection(told: Told, stages: readonly Stage[]): Problem[] {
  const { commits, bracket, watched, change, seen, builds, why } = told
  const built = new Set<number>()
  let learned = nothingLearned(commits)
  for (const [index, stage] of stages.entries()) {
    const places = placesOf(learned)
    for (const place of places) built.add(place)
    const where = `stage-${index + 1}.plan.sources.compared`
    const compared = stage.report.plan.sources.compared?.map(({ sha }) => sha)
    const due = places.map((place) => commits[place]?.sha)
    const others = differencesOf(compared, due, where)
    if (others.length > 0) return others
    if (watched !== null) learned = afterStage(told, learned, stage, index + 1)
  }
  if (stages.length < told.stages) for (const place of placesOf(learned)) built.add(place)
  const isFound = learned.watched !== null && learned.bracket.high - learned.bracket.low === 1
  const said = { bracket, watched, change, seen, builds, isFound: why === '' }
  const { skipped: _, ...given } = learned
  return differencesOf(said, { ...given, builds: built.size, isFound }, 'bisection')
}
