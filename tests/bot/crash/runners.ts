/** Runners of GitHub: every run that is dispatched starts and ends soon, and leaves a report. */
import { jsonText } from '../../../src/render/formats/documents.ts'
import { below, type Random } from '../../../src/stats/random.ts'
import { fixture } from '../../publish/stage.ts'
import { addArtifact, type Run, type World } from '../../support/github/world.ts'
import { honest } from '../../support/honest-report.ts'
import { makeZip } from '../../support/zip.ts'
import { runEvent } from '../payloads.ts'

/** What was asked for, measured: everything is faster. */
function measure(world: World, run: Run): void {
  const { head = '', base = '', suite = '' } = run.inputs as Record<string, string>
  const report = fixture('all-faster', head)
  report.plan.suite.name = suite
  if (report.plan.sources.base !== null) report.plan.sources.base.sha = base
  const data = jsonText(honest(report))
  addArtifact(world, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
  Object.assign(run, { status: 'completed', conclusion: 'success' })
}

/** Gives one turn of all runners. `post`: sends what GitHub tells of it. */
export function makeRunners(
  stream: Random,
  post: (world: World, event: 'workflow_run', payload: unknown) => void,
): (worlds: readonly World[]) => void {
  const known = new Map<number, 'started' | 'over'>()
  return (worlds) => {
    for (const world of worlds)
      for (const run of world.runs) {
        const state = known.get(run.id)
        if (state === 'over' || run.status === 'completed' || below(3, stream) > 0) continue
        if (state === undefined) {
          run.status = 'in_progress'
          known.set(run.id, 'started')
          post(world, 'workflow_run', runEvent(world, run, 'in_progress'))
        } else {
          measure(world, run)
          known.set(run.id, 'over')
          post(world, 'workflow_run', runEvent(world, run, 'completed'))
        }
      }
  }
}
