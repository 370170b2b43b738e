/** What regressed, told beside the code: at the line where its benchmark begins. */
import * as core from '@actions/core'
import type { Report } from '../core/model/model.ts'
import { annotationsOf, beginningOf } from '../core/steps/annotations.ts'
import type { Host } from '../host/port/host.ts'
import { benchmarksAt } from '../stories/bench.ts'

/** GitHub shows ten errors of a step; the last is the step's own. */
export const MOST_ANNOTATIONS = 9

/**
 * The repository that the run is of: the folder in which its checkout lies unless a workflow names
 * another, and the head that its event tells; null: none. GitHub takes paths in this repository,
 * and none in others that a job has checked out beside it.
 */
type Own = { folder: string; head: string | null }

/** Annotations of the run; what has no place is told all the same. */
export async function annotateRows(report: Report, own: Own, host: Host): Promise<void> {
  const annotations = annotationsOf(report).slice(0, MOST_ANNOTATIONS)
  if (annotations.length === 0) return
  const root = await host.git.root(host.cwd)
  const sha = report.plan.sources.head?.sha ?? null
  const isOwn = root === own.folder || sha === own.head
  // The place is a convenience: without it the words stand alone.
  const found =
    root === null || sha === null || !isOwn
      ? []
      : await benchmarksAt(root, sha, report.plan.suite, host).catch(() => [])
  for (const annotation of annotations) {
    const at = beginningOf(annotation, found)
    const place = at === null ? {} : { file: at.path, startLine: at.number }
    const tell = annotation.level === 'error' ? core.error : core.warning
    tell(annotation.text, { title: 'gcbench', ...place })
  }
}
