/** The rows of a report that a filter shows: what each has under the keys of the language. */

import { scopeLabels } from '../collect/collect.ts'
import { hasMoved } from '../judge/verdict.ts'
import { namesOfUnit } from '../metrics/metrics.ts'
import type { Comparison, Plan } from '../model/model.ts'
import { type Keys, type Query, readQuery, valuesOfLevel } from '../settings/row-query.ts'
import { changeWord } from './rows.ts'

function keysOf({ units, targets }: Plan): Keys<Comparison> {
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  // The longest label is the row's own where one is the beginning of another.
  const scopes = labels.sort(([, a], [, b]) => b.length - a.length)
  const scopeOf = ({ benchmark }: Comparison) =>
    scopes.find(([, label]) => label === '' || benchmark.startsWith(`${label}.`))
  const nameOf = (row: Comparison) => {
    const label = scopeOf(row)?.[1] ?? ''
    return label === '' ? row.benchmark : row.benchmark.slice(label.length + 1)
  }
  return {
    plain: {
      '.name': (row) => [nameOf(row).split('/')[0] ?? ''],
      '.fullname': (row) => [nameOf(row), row.benchmark],
      '.unit': namesOfUnit,
      metric: namesOfUnit,
      pkg: (row) => [...(scopeOf(row) ?? [])],
      contrast: ({ contrast }) => [contrast],
      verdict: (row) => [row.verdict.word, ...(hasMoved(row.verdict) ? [changeWord(row)] : [])],
      role: ({ role }) => [role],
    },
    level: (name) => (row) => valuesOfLevel(nameOf(row), name),
  }
}

/** The rows of a plan's table that a text asks for; throws ConfigError with what is wrong. */
export const readRowFilter = (text: string, plan: Plan): Query<Comparison> =>
  readQuery(text, keysOf(plan))
