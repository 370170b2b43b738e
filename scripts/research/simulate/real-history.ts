/** Made commits, really measured merge by merge: how often the band holds the truth. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeHistory } from '../../../fixtures/examples/make-history.ts'
import type { Report } from '../../../src/model/model.ts'
import { historyOf } from '../../../src/render/history.ts'
import { linksOf } from '../../../src/report/history.ts'

export type RealHistory = {
  commits: number
  /** By commit: percent more than the commit before. */
  steps: Record<number, number>
  /** Each run has so many rounds. */
  rounds: number
  /** After so many commits the head is held against the one so far back. */
  loopEvery: number
}

const ROOT = join(import.meta.dirname, '../../..')

/** Measures what is not measured yet in `folder`, and says how far the curve is from the truth. */
export function measureHistory(folder: string, made: RealHistory) {
  const repository = join(folder, 'repository')
  const reports = join(folder, 'reports')
  mkdirSync(reports, { recursive: true })
  if (!existsSync(repository))
    makeHistory(repository, { commits: made.commits, steps: made.steps, broken: [] })
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args]).toString()
  const shas = git('rev-list', '--reverse', 'main').trim().split('\n')
  const pairs = shas.flatMap((_, at) => [
    ...(at > 0 ? [[at - 1, at] as const] : []),
    ...(at > 0 && at % made.loopEvery === 0 ? [[at - made.loopEvery, at] as const] : []),
  ])
  const left = pairs.filter(([base, head]) => !existsSync(join(reports, `${base}-${head}`)))
  console.error(`${left.length} of ${pairs.length} runs of ${made.rounds} rounds are to be made:`)
  // What was interrupted has fewer rounds, and is not kept under its name.
  const out = join(reports, 'unfinished')
  for (const [base, head] of left) {
    rmSync(out, { recursive: true, force: true })
    const refs = ['--base', shas[base]!, '--exact-base', '--head', shas[head]!]
    const how = ['--rounds', `${made.rounds}..${made.rounds}`, '--until', 'rounds', '--quiet']
    const args = [join(ROOT, 'start.js'), join(ROOT, 'src/cli/main.ts'), 'run', ...refs, ...how]
    const { stderr } = spawnSync(process.execPath, [...args, '--out', out], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    // A gate that objects is no failure here: the report has to be there.
    if (!existsSync(join(out, 'report.json'))) throw new Error(`no report: ${stderr}`)
    renameSync(out, join(reports, `${base}-${head}`))
    console.error(`commit ${head} against ${base}: measured`)
  }
  const all = pairs.map(
    ([base, head]): Report =>
      JSON.parse(readFileSync(join(reports, `${base}-${head}`, 'report.json'), 'utf8')),
  )
  const [curve] = historyOf(linksOf(all)).curves.filter(({ metric }) => metric === 'time/op')
  if (curve === undefined) throw new Error('no curve of time/op')
  const stepOf = (at: number) => Math.log1p((made.steps[at] ?? 0) / 100)
  const truths = new Map(
    shas.map((sha, at) => [sha, shas.slice(0, at + 1).reduce((sum, _, i) => sum + stepOf(i), 0)]),
  )
  const points = curve.chain.points.slice(1)
  const isHeld = ({ sha, low, high }: (typeof points)[number]) =>
    low <= truths.get(sha)! && truths.get(sha)! <= high
  const last = points.at(-1)!
  return {
    runs: pairs.length,
    points: points.length,
    covered: points.filter(isHeld).length / points.length,
    bandPct: (100 * (last.high - last.low)) / 2,
    errorPct: 100 * Math.abs(last.level - truths.get(last.sha)!),
    ownErrorPct: 100 * (curve.chain.ownError ?? Number.NaN),
    steps: curve.chain.steps.length,
  }
}
