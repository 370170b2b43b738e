/** Reports of a branch that was measured merge by merge, as a data branch keeps them. */
import {
  improved,
  plan,
  ratio,
  regressed,
  report,
  row,
  unchanged,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Comparison, Report } from '../../src/model/model.ts'

export const sha = (nth: number) => nth.toString(16).padStart(40, '0')

const source = (nth: number) => ({
  asked: 'main',
  kind: 'ref' as const,
  sha: sha(nth),
  path: null,
  mergeBaseOf: null,
})

/** Merge `to` against `from`, measured on day `to` of 2026, with these rows. */
export const merged = (
  from: number,
  to: number,
  comparisons: Comparison[],
  { suite = 'oltp', same = [] as string[], hour = 0 } = {},
): Report =>
  report({
    createdAt: new Date(Date.UTC(2026, 0, to, hour)).toISOString(),
    plan: plan(
      {
        sources: { base: source(from), head: source(to) },
        unchanged: same.map((name) => ({
          contrast: 'refs',
          unit: 'u',
          sha256: null,
          benchmarks: [`Benchmark${name}`],
        })),
      },
      { name: suite },
    ),
    comparisons,
  })

/** A row of a benchmark that takes so many percent more, give or take half a percent. */
export const moved = (benchmark: string, pct: number, rest: Parameters<typeof row>[4] = {}) =>
  row(
    benchmark,
    1e-3,
    ratio(pct, [pct - 0.5, pct + 0.5], { level: 0.95 }),
    pct > 2 ? regressed : pct < -2 ? improved : unchanged,
    rest,
  )
