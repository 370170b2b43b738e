/** The rows of an unpaired table that a filter shows. */
import { metricFor } from '../metrics/metrics.ts'
import { type Keys, type Query, readQuery } from '../settings/row-query.ts'
import type { UnpairedRow } from './unpaired.ts'

/** What the language of the paired report calls a finding here. */
const PAIRED_WORDS: Record<UnpairedRow['finding'], string[]> = {
  changed: ['changed'],
  equal: ['equivalent'],
  'too-few': ['inconclusive'],
  unclear: ['inconclusive'],
}

const unitsOf = ({ metric, unit }: UnpairedRow) => {
  const { label, printedAs } = metricFor(metric)
  return [metric, label, unit, ...printedAs]
}

const KEYS: Keys<UnpairedRow> = {
  plain: {
    '.name': ({ benchmark }) => [benchmark.split('/')[0] ?? ''],
    '.fullname': ({ benchmark, scope }) => [
      benchmark,
      scope === '' ? benchmark : `${scope}.${benchmark}`,
    ],
    '.unit': unitsOf,
    metric: unitsOf,
    pkg: ({ scope }) => [scope, scope.split('/').at(-1) ?? ''],
    contrast: () => [],
    verdict: ({ finding, word }) => [...PAIRED_WORDS[finding], ...(word === '' ? [] : [word])],
    role: () => [],
  },
  level:
    (name) =>
    ({ benchmark }) =>
      benchmark
        .split('/')
        .flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : [])),
}

/** Throws ConfigError with what is wrong. */
export const readUnpairedFilter = (text: string): Query<UnpairedRow> => readQuery(text, KEYS)
