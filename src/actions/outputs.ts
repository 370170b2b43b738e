/** What the Action reports beside the table: outputs, annotations, and whether its step fails. */

import { metricFor } from '../model/metrics.ts'
import type { Comparison, Report, VerdictWord } from '../model/model.ts'
import { folderOf } from '../model/paths.ts'
import { scopeLabels } from '../plan/plan.ts'
import { type ExportedRow, exportedRows } from '../render/formats/format.ts'
import { isEnforced } from '../report/gate.ts'
import type { Beginning } from '../run/bench.ts'
import type { OutputName } from './inputs.ts'

/** From the one that most wants a person to the one that least does. */
const WORST_FIRST: VerdictWord[] = [
  ...(['regressed', 'failed', 'withheld', 'inconclusive', 'changed'] as const),
  ...(['improved', 'equivalent'] as const),
]

/** Rows about the change: a control is about the machine, a geomean repeats the others. */
const aboutTheChange = (row: Comparison) => row.role === 'gating' || row.role === 'informational'

/**
 * One word for the run: the worst among the rows that gate, or among all where none gates. With
 * no row at all it is `equivalent` when every binary was identical, else `failed`.
 */
export function worstVerdict(report: Report): VerdictWord {
  const rows = report.comparisons.filter(aboutTheChange)
  const gating = rows.filter((row) => row.role === 'gating')
  const words = (gating.length > 0 ? gating : rows).map((row) => row.verdict.word)
  const worst = WORST_FIRST.find((word) => words.includes(word))
  if (worst !== undefined) return worst
  return report.plan.targets.length === 0 && report.plan.unchanged.length > 0
    ? 'equivalent'
    : 'failed'
}

/** What the step hands to later steps. */
export function outputsOf(
  report: Report,
  paths: { report: string; markdown: string },
): Record<OutputName, string> {
  const rows = report.comparisons.filter(aboutTheChange)
  const count = (...words: VerdictWord[]) =>
    String(rows.filter((row) => words.includes(row.verdict.word)).length)
  return {
    verdict: worstVerdict(report),
    conclusion: report.conclusion.conclusion,
    report: paths.report,
    markdown: paths.markdown,
    regressed: count('regressed'),
    improved: count('improved'),
    equivalent: count('equivalent'),
    inconclusive: count('inconclusive', 'withheld'),
    failed: count('failed'),
  }
}

const REASONS_SHOWN = 5

/** Why the step fails, for its log and annotation; null: it does not. */
export function failureOf(report: Report, failOn: 'gate' | 'nothing'): string | null {
  const { conclusion, reasons } = report.conclusion
  if (failOn === 'nothing' || conclusion === 'success' || conclusion === 'neutral') return null
  const lines = reasons.slice(0, REASONS_SHOWN)
  if (reasons.length > lines.length) lines.push(`and ${reasons.length - lines.length} more`)
  return `${conclusion}: ${lines.join('; ')}`
}

// Annotations.

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
    const changes = own.map(
      ({ row, says, contrast }) => `${metricFor(row.metric).label} ${says} (${contrast})`,
    )
    return `${benchmark}: ${changes.join('; ')}`
  })
  const more = lines.length - MOST_LINES
  return (more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines).join('\n')
}

/**
 * Rows that gate and regressed, in the order of the report: those of a function together, which has
 * one line for all benchmarks below it.
 */
export function annotationsOf(report: Report): Annotation[] {
  const { units, targets } = report.plan
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
    level: isEnforced(report) ? 'error' : 'warning',
    text: textOf(rows),
    places: placesOf(rows[0]?.row.benchmark ?? ''),
  }))
}

/**
 * Where the benchmark of an annotation begins; null: nowhere that is known, or in several files of
 * a package, of which a build has one.
 */
export function beginningOf(
  { places }: Pick<Annotation, 'places'>,
  beginnings: readonly Beginning[],
): Beginning | null {
  const own = beginnings.filter(({ path, name }) =>
    places.some((place) => place.name === name && place.folder === folderOf(path)),
  )
  const [only = null] = own
  return own.length === 1 ? only : null
}
