/** What the Action says beside the code: what regressed, at the line of the benchmark. */
import { scopeLabels } from '../collect/collect.ts'
import type { Report } from '../model/model.ts'
import { exportedRows } from '../tell/exported.ts'
import { folderOf } from '../text/path.ts'

export type Annotation = {
  /** `error`: it holds the merge. `warning`: the suite only advises. */
  level: 'error' | 'warning'
  /** One visible line. */
  text: string
  /** Units that may have the benchmark, each with its name there, without what is below it. */
  names: [unit: string, name: string][]
}

/** `tree.Scan/rows=10-4` of the unit that the table calls `tree` -> `Scan`; null: of another. */
function nameUnder(label: string, benchmark: string): string | null {
  if (label !== '' && !benchmark.startsWith(`${label}.`)) return null
  const own = label === '' ? benchmark : benchmark.slice(label.length + 1)
  return own.split('/')[0]?.replace(/-\d+$/, '') ?? null
}

/** Rows that gate and regressed, a benchmark each, in the order of the report. */
export function annotationsOf(report: Report): Annotation[] {
  const { suite, units, targets } = report.plan
  const worse = exportedRows(report).filter(
    ({ view, row, isAccepted }) =>
      view.gates && !isAccepted && row.verdict.word === 'regressed' && row.role !== 'geomean',
  )
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  return [...Map.groupBy(worse, ({ row }) => row.benchmark)].map(([benchmark, rows]) => {
    const said = rows.map(({ metric, says, contrast }) => `${metric} ${says} (${contrast})`)
    return {
      level: suite.gate.mode === 'enforce' ? 'error' : 'warning',
      text: `${rows[0]?.benchmark}: ${said.join('; ')}`,
      names: labels.flatMap(([unit, label]): [string, string][] => {
        const name = nameUnder(label, benchmark)
        return name === null ? [] : [[unit, name]]
      }),
    }
  })
}

/** Where a benchmark begins: a file by its path in the repository, a line from 1. */
export type Beginning = { path: string; number: number; name: string }

/**
 * Where the benchmark of an annotation begins: of its name, in the deepest folder that one of its
 * units can lie in; null: nowhere that is known.
 */
export function beginningOf({ names }: Annotation, found: readonly Beginning[]): Beginning | null {
  const own = found.filter(({ path, name }) => {
    const folder = folderOf(path)
    return names.some(
      ([unit, wanted]) => wanted === name && (folder === '' || `/${unit}`.endsWith(`/${folder}`)),
    )
  })
  const [deepest] = own.toSorted((a, b) => folderOf(b.path).length - folderOf(a.path).length)
  return deepest ?? null
}
