/** The rows of an unpaired table that a filter shows. */
import { namesOfUnit } from '../metrics/metrics.ts'
import { type Keys, type Query, readQuery, valuesOfLevel } from '../settings/row-query.ts'
import type { UnpairedRow } from './unpaired.ts'

/** What the language of the paired report calls a finding here. */
const PAIRED_WORDS: Record<UnpairedRow['finding'], string[]> = {
  changed: ['changed'],
  equal: ['equivalent'],
  'too-few': ['inconclusive'],
  unclear: ['inconclusive'],
}

const KEYS: Keys<UnpairedRow> = {
  plain: {
    '.name': ({ benchmark }) => [benchmark.split('/')[0] ?? ''],
    '.fullname': ({ benchmark, scope }) => [
      benchmark,
      scope === '' ? benchmark : `${scope}.${benchmark}`,
    ],
    '.unit': namesOfUnit,
    metric: namesOfUnit,
    pkg: ({ scope }) => [scope, scope.split('/').at(-1) ?? ''],
    contrast: () => [],
    verdict: ({ finding, word }) => [...PAIRED_WORDS[finding], ...(word === '' ? [] : [word])],
    role: () => [],
  },
  level: (name) => (row) => valuesOfLevel(row.benchmark, name),
}

/** Throws ConfigError with what is wrong. */
export const readUnpairedFilter = (text: string): Query<UnpairedRow> => readQuery(text, KEYS)
