/** What the Action says beside the code: a benchmark that regressed, at the line of its function. */
import { scopeLabels } from '../collect/collect.ts'
import type { Report } from '../model/model.ts'
import { exportedRows } from '../tell/exported.ts'
import { goBenchWorkload } from '../workloads/go-bench.ts'

export type Annotation = {
  /** `error`: it holds the merge. `warning`: the suite only advises. */
  level: 'error' | 'warning'
  /** One visible line. */
  text: string
  /** Import path of a package that may have the function, and its name without `Benchmark`. */
  functions: [unit: string, name: string][]
}

/** Name of a row without the package before it: `tree.Scan/rows=10-4` under `tree` -> `Scan`. */
function functionUnder(label: string, benchmark: string): string | null {
  const isOwn = label === '' || benchmark.startsWith(`${label}.`)
  const own = label === '' ? benchmark : benchmark.slice(label.length + 1)
  const name = own.split('/')[0]?.replace(/-\d+$/, '') ?? ''
  return isOwn && /^[\p{L}\p{N}_]+$/u.test(name) ? name : null
}

/** Rows that gate and regressed, a benchmark each, in the order of the report. */
export function annotationsOf(report: Report): Annotation[] {
  const isEnforced = report.plan.suite.gate.mode === 'enforce'
  const worse = exportedRows(report).filter(
    ({ view, row, isAccepted }) =>
      view.gates && !isAccepted && row.verdict.word === 'regressed' && row.role !== 'geomean',
  )
  const { plan } = report
  const isGo = plan.suite.workload.kind === goBenchWorkload.kind
  const labels = isGo ? scopeLabels(plan.units ?? plan.targets.map(({ unit }) => unit)) : new Map()
  return [...Map.groupBy(worse, ({ row }) => row.benchmark)].map(([benchmark, rows]) => {
    const own = [...labels].flatMap(([unit, label]): [string, string][] => {
      const name = functionUnder(label, benchmark)
      return name === null ? [] : [[unit, name]]
    })
    const said = rows.map(({ metric, says, contrast }) => `${metric} ${says} (${contrast})`)
    return {
      level: isEnforced ? 'error' : 'warning',
      text: `${rows[0]?.benchmark}: ${said.join('; ')}`,
      functions: own,
    }
  })
}

/** A file of the checkout, by its path from the folder that was measured. */
export type TestFile = { path: string; text: string }

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Line of the function in the file, from 1; null: it is not there. */
export function lineIn({ path, text }: TestFile, { functions }: Annotation): number | null {
  const folder = folderOf(path)
  const names = functions
    .filter(([unit]) => folder === '' || `/${unit}`.endsWith(`/${folder}`))
    // A name in lower case stands behind an underscore.
    .flatMap(([, name]) => [`func Benchmark${name}(`, `func Benchmark_${name}(`])
  const at = text.split('\n').findIndex((line) => names.some((name) => line.startsWith(name)))
  return at === -1 ? null : at + 1
}
