/** What regressed, told beside the code: at the line of the benchmark, where the checkout has it. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as core from '@actions/core'
import type { Report } from '../core/model/model.ts'
import { type Annotation, annotationsOf, lineIn } from '../core/steps/annotations.ts'
import { isNoPackage } from '../core/workloads/go-bench-projects.ts'

/** GitHub shows ten errors of a step; the last is the step's own. */
export const MOST_ANNOTATIONS = 9

export type Place = { file: string; startLine: number }

/**
 * Places of the functions in a folder of the checkout; one that is in several packages is placed in
 * the deepest. What cannot be read has no place.
 */
export async function placesOf(
  folder: string,
  annotations: Annotation[],
): Promise<Map<Annotation, Place>> {
  const found = new Map<Annotation, Place>()
  const open = annotations.filter(({ functions }) => functions.length > 0)
  if (open.length === 0) return found
  const exclude = (path: string) => isNoPackage(path.replace(/^.*\//, ''))
  for await (const path of glob('**/*_test.go', { cwd: folder, exclude })) {
    const text = await readFile(join(folder, path), 'utf8').catch(() => '')
    for (const annotation of open) {
      const startLine = lineIn({ path, text }, annotation)
      const before = found.get(annotation)?.file.split('/').length ?? 0
      if (startLine !== null && path.split('/').length > before)
        found.set(annotation, { file: path, startLine })
    }
  }
  return found
}

/** Annotations of the run; `folder` is where in the workspace was measured. */
export async function annotateRows(report: Report, folder: string): Promise<void> {
  const annotations = annotationsOf(report).slice(0, MOST_ANNOTATIONS)
  const places = await placesOf(folder, annotations)
  for (const annotation of annotations) {
    const place = places.get(annotation)
    const at = place && { ...place, file: join(folder, place.file) }
    const tell = annotation.level === 'error' ? core.error : core.warning
    tell(annotation.text, { title: 'gcbench', ...(at ?? {}) })
  }
}
