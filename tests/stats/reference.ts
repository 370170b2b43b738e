import { readFileSync } from 'node:fs'

type Row = {
  n: number
  cap: number
  S: number
  [alpha: string]:
    | number
    | { t: number; c: number; coverage: number; coverage_next: number; lambda: number }
}

type Example = { base: number[]; head: number[]; d: number[]; [key: string]: unknown }

/** Answers of scipy, statsmodels and enumeration: see fixtures/statistics/README.md. */
export const reference = JSON.parse(
  readFileSync(new URL('../../fixtures/statistics/reference.json', import.meta.url), 'utf8'),
) as {
  capped_table: Row[]
  signed_rank_table: (Row & { M: number })[]
  paired_examples: Record<string, Example>
  p_adjust: { p: number[]; holm: number[]; bh: number[] }
  looks: {
    n: number[]
    w: number[]
    'alpha_0.05': { n: number; alpha_k: number; c: number }[]
    p_seq_example: { p_k: number[]; p_seq: number }
  }
  sysbench_histogram: {
    log_step: number
    ratio: number
    example: {
      printed_value_count: [number, number][]
      bucket_index: number[]
      N: number
    } & Record<`p${string}`, number>
  }
}

/** The levels tabulated in a row, as [alpha, entry]. */
export function levels(row: Row): [number, Exclude<Row[string], number>][] {
  return Object.entries(row).flatMap(([key, entry]) =>
    typeof entry === 'number' ? [] : [[Number(key), entry] as const],
  ) as [number, Exclude<Row[string], number>][]
}
