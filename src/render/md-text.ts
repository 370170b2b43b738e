/**
 * The tables as plain text in the manner of benchstat, which Go developers know how to read and
 * paste into commit messages. The numbers are the report's own: paired, adjusted for the table.
 */
import { metricFor } from '../core/metrics/metrics.ts'
import { printP } from '../core/metrics/unit.ts'
import { NAME_CAP, plainText } from '../core/text/phrase.ts'
import { alignRows, clean, cleanName } from '../core/text/plain.ts'
import { codeBlock, fold, type Part } from './markdown.ts'
import { type ReportView, rowsOf, type TableView } from './report-view.ts'
import type { RowView } from './row-view.ts'
import * as say from './sentences.ts'

/** `(p=0.009 n=12)`: chance of the whole table, and rounds. */
function standing({ comparison, rounds }: RowView): string {
  const p = comparison.explanation.pAdjusted
  return `(${p === null ? '' : `${printP(p)} `}n=${rounds})`
}

/** `~`, as in benchstat: no change was shown. */
function change({ mark, word, delta }: RowView): string {
  if (mark === 'failed' || mark === 'withheld' || mark === 'oom') return word
  return mark === 'unsure' || mark === 'same' ? '~' : delta
}

/** Rows whose columns are aligned with each other: more fit no comment. */
const ALIGNED = 1_000

/** One metric of a contrast: a head line, then a line a row. */
function* blockLines(
  { sides, isInteraction }: TableView,
  rows: RowView[],
): Generator<string, void> {
  const [base, head] = sides.map((side) => clean(plainText(side), NAME_CAP))
  const metric = clean(rows[0]?.metric ?? '', NAME_CAP)
  const titles = [metric, base!, head!, isInteraction ? 'difference' : 'change', '']
  for (let from = 0; from < rows.length; from += ALIGNED) {
    const lines = rows
      .slice(from, from + ALIGNED)
      .map((row) => [
        cleanName(row.comparison.benchmark, NAME_CAP),
        row.base,
        row.head,
        change(row),
        standing(row),
      ])
    const all = from === 0 ? [titles, ...lines] : lines
    yield* alignRows(all, ['left', 'right', 'right', 'right', 'left'])
  }
}

function* tableLines(table: TableView, isOnly: boolean): Generator<string, void> {
  const byMetric = Map.groupBy(rowsOf(table), ({ comparison }) => metricFor(comparison.metric).id)
  if (!isOnly) yield `# ${clean(plainText(table.title), 2 * NAME_CAP)}`
  for (const rows of byMetric.values()) {
    yield* blockLines(table, rows)
    yield ''
  }
}

/** Folded, and the first thing to be cut: it says nothing that is not in the tables. */
export function textPart({ tables }: ReportView): Part[] {
  const isOnly = tables.length === 1
  if (!tables.some((table) => !isOnly || rowsOf(table).length > 0)) return []
  const lines = {
    *[Symbol.iterator]() {
      for (const table of tables) yield* tableLines(table, isOnly)
    },
  }
  const around = (text: string) => fold(say.AS_TEXT, `${say.LIKE_BENCHSTAT}\n\n${codeBlock(text)}`)
  return [{ name: 'the same as text', keep: 5, lines, around }]
}
