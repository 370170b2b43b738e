/** Merges into the default branch, one after the other, as conversations have them. */
import { nightOf } from '../../bot/handlers/main-branch.ts'
import type { Report } from '../../src/model/model.ts'
import { fullName, installationOf, type Run, shaOf } from '../support/github/world.ts'
import { mergeEvent } from './payloads.ts'
import { BASE, type Stage, SUITES } from './stage.ts'

/** What the suite file says of the service; `alert`: where alerts go. */
export const mainSuites = (alert: string) =>
  `${SUITES}bot: { on-main: quick, nightly: quick, on-release: oltp, alert: ${alert} }`

/** A merge makes the default branch that commit; `suites` is the suite file from there on. */
export async function merge(
  stage: Stage,
  suites: string,
  [word, before]: readonly [word: string, before: string],
  paths: string[] | null = null,
): Promise<string> {
  const { world } = stage
  const sha = shaOf(word)
  world.files.set(`${sha}:.gcbench.yml`, suites)
  world.mergeBases.set('main...main', sha)
  await stage.send('push', mergeEvent(world, sha, before, paths))
  return sha
}

export async function measureRun(
  stage: Stage,
  run: Run | undefined,
  change: (report: Report) => void = () => {},
): Promise<void> {
  if (run === undefined) throw new Error('there is no run')
  await stage.startRun(run)
  await stage.endRun(run, stage.reportFor(run, 'one-regression-of-200', change))
}

/** A night goes by. */
export async function passNight(stage: Stage): Promise<void> {
  const { world } = stage
  const { id, defaultBranch } = world.repository
  const at = { installation: installationOf(world), repository: fullName(world) }
  await nightOf({ ...at, repositoryId: id, defaultBranch }, stage.services)
  await stage.settle()
}

const SURE_PCT = 1

/** A report of one row, which changed by so many percent, give or take one. */
export const changed = (pct: number) => (report: Report) => {
  const row = report.comparisons.find(({ metric }) => metric === 'time/op')
  if (row === undefined) throw new Error('no row of time')
  report.comparisons = [row]
  const ln = (more: number) => Math.log1p((pct + more) / 100)
  row.estimate = {
    kind: 'ratio',
    n: 20,
    point: ln(0),
    low: ln(-SURE_PCT),
    high: ln(SURE_PCT),
    level: 0.95,
    p: 0.5,
    detectable: 0.02,
  }
  row.verdict =
    Math.abs(pct) <= SURE_PCT
      ? { word: 'equivalent', reason: 'inside-margin' }
      : { word: pct > 0 ? 'regressed' : 'improved', reason: 'shift', certain: false }
}

/** Merges one after the other, each measured; a fresh run of suspects is not. */
export async function chain(
  stage: Stage,
  suites: string,
  ...steps: readonly (readonly [word: string, pct: number])[]
): Promise<void> {
  let before = String(stage.runs().at(-1)?.inputs?.head ?? BASE)
  for (const [word, pct] of steps) {
    before = await merge(stage, suites, [word, before])
    const open = stage.runs().findLast(({ status }) => status !== 'completed')
    await measureRun(stage, open, changed(pct))
  }
}
