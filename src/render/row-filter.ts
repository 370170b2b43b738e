/** The rows of a report that a filter shows: what each has under the keys of the language. */

import { scopeLabels } from '../core/findings/subjects.ts'
import { namesOfUnit } from '../core/metrics/metrics.ts'
import type { Comparison, Plan } from '../core/model/model.ts'
import { type Query, type RowWords, readQuery } from '../core/settings/row-query.ts'
import { hasMoved } from '../stats/judge.ts'
import { changeWord } from './rows.ts'

/** What the language finds in the rows of a plan's table. */
export function rowWordsOf({ units, targets }: Plan): (row: Comparison) => RowWords {
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  // The longest label is the row's own where one is the beginning of another.
  const scopes = labels.sort(([, a], [, b]) => b.length - a.length)
  return (row) => {
    const scope = scopes.find(([, label]) => label === '' || row.benchmark.startsWith(`${label}.`))
    const label = scope?.[1] ?? ''
    const name = label === '' ? row.benchmark : row.benchmark.slice(label.length + 1)
    const names = namesOfUnit(row)
    return {
      '.name': [name.split('/')[0] ?? ''],
      '.fullname': [name, row.benchmark],
      '.unit': names,
      metric: names,
      pkg: [...(scope ?? [])],
      contrast: [row.contrast],
      verdict: [row.verdict.word, ...(hasMoved(row.verdict) ? [changeWord(row)] : [])],
      role: [row.role],
    }
  }
}

/** The rows of a plan's table that a text asks for; throws ConfigError with what is wrong. */
export function readRowFilter(text: string, plan: Plan): Query<Comparison> {
  const isMeant = readQuery(text)
  const wordsOf = rowWordsOf(plan)
  return (row) => isMeant(wordsOf(row))
}
