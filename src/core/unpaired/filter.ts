/** The rows of an unpaired table that a filter shows. */
import { namesOfUnit } from '../metrics/metrics.ts'
import { type Query, type RowWords, readQuery } from '../settings/row-query.ts'
import type { UnpairedRow } from './unpaired.ts'

/** What the language of the paired report calls a finding here. */
const PAIRED_WORDS: Record<UnpairedRow['finding'], string[]> = {
  changed: ['changed'],
  equal: ['equivalent'],
  'too-few': ['inconclusive'],
  unclear: ['inconclusive'],
}

function wordsOf(row: UnpairedRow): RowWords {
  const { benchmark, scope, finding, word } = row
  const names = namesOfUnit(row)
  return {
    '.name': [benchmark.split('/')[0] ?? ''],
    '.fullname': [benchmark, scope === '' ? benchmark : `${scope}.${benchmark}`],
    '.unit': names,
    metric: names,
    pkg: [scope, scope.split('/').at(-1) ?? ''],
    contrast: [],
    verdict: [...PAIRED_WORDS[finding], ...(word === '' ? [] : [word])],
    role: [],
  }
}

/** Throws ConfigError with what is wrong. */
export function readUnpairedFilter(text: string): Query<UnpairedRow> {
  const isMeant = readQuery(text)
  return (row) => isMeant(wordsOf(row))
}
