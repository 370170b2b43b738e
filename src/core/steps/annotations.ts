/** What the Action says beside the code: what regressed, at the line of the benchmark. */

import { type ExportedRow, exportedRows } from '../../render/formats/exported-rows.ts'
import { scopeLabels } from '../findings/subjects.ts'
import type { Report } from '../model/model.ts'
import { folderOf } from '../text/path.ts'

export type Annotation = {
  /** `error`: it holds the merge. `warning`: the suite only advises. */
  level: 'error' | 'warning'
  /** One visible line a benchmark. */
  text: string
  /** Folders of the source that may have the benchmark, with its name without what is below it. */
  places: { folder: string; name: string }[]
}

/** `tree.Scan/rows=10-4` of the unit that the table calls `tree` -> `Scan`; null: of another. */
function nameUnder(label: string, benchmark: string): string | null {
  if (label !== '' && !benchmark.startsWith(`${label}.`)) return null
  const own = label === '' ? benchmark : benchmark.slice(label.length + 1)
  return own.split('/')[0]?.replace(/-\d+$/, '') ?? null
}

/** Benchmarks of a function that are named beside it. */
const MOST_LINES = 8

function textOf(rows: readonly ExportedRow[]): string {
  const lines = [...Map.groupBy(rows, ({ benchmark }) => benchmark)].map(([benchmark, own]) => {
    const said = own.map(({ metric, says, contrast }) => `${metric} ${says} (${contrast})`)
    return `${benchmark}: ${said.join('; ')}`
  })
  const more = lines.length - MOST_LINES
  return (more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines).join('\n')
}

/**
 * Rows that gate and regressed, in the order of the report: those of a function together, which has
 * one line for all benchmarks below it.
 */
export function annotationsOf(report: Report): Annotation[] {
  const { suite, units, targets } = report.plan
  const worse = exportedRows(report).filter(
    ({ view, row, isAccepted }) =>
      view.gates && !isAccepted && row.verdict.word === 'regressed' && row.role !== 'geomean',
  )
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  const folders = new Map(targets.map(({ unit, settings }) => [unit, settings.folder]))
  const placesOf = (benchmark: string): Annotation['places'] =>
    labels.flatMap(([unit, label]) => {
      const [name, folder] = [nameUnder(label, benchmark), folders.get(unit)]
      return name === null || typeof folder !== 'string' ? [] : [{ folder, name }]
    })
  const functions = Map.groupBy(worse, ({ row: { benchmark } }) => {
    const places = placesOf(benchmark)
    return places.length === 0 ? benchmark : JSON.stringify(places)
  })
  return [...functions.values()].map((rows) => ({
    level: suite.gate.mode === 'enforce' ? 'error' : 'warning',
    text: textOf(rows),
    places: placesOf(rows[0]?.row.benchmark ?? ''),
  }))
}

/** Where a benchmark begins: a file by its path in the repository, a line from 1. */
export type Beginning = { path: string; number: number; name: string }

/**
 * Where the benchmark of an annotation begins; null: nowhere that is known, or in several files of
 * a package, of which a build has one.
 */
export function beginningOf(
  { places }: Pick<Annotation, 'places'>,
  found: readonly Beginning[],
): Beginning | null {
  const own = found.filter(({ path, name }) =>
    places.some((place) => place.name === name && place.folder === folderOf(path)),
  )
  const [only = null] = own
  return own.length === 1 ? only : null
}
