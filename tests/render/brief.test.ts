/** A comment about many rows: what moved, a line for the rest, and no more than a reader takes in. */
import { describe, expect, it } from 'vitest'
import {
  exactRow,
  ratio,
  regressed,
  report,
  row,
  unchanged,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import type { Report } from '../../src/model/model.ts'
import { sizeOf } from '../../src/render/markdown.ts'
import { reportMarkdown } from '../../src/render/report-markdown.ts'

/** So many rows, of which the first got worse. */
const of = (rows: number): Report =>
  report({
    comparisons: Array.from({ length: rows }, (_, i) =>
      i === 0
        ? row('b0', 1e-3, ratio(9, [8, 10]), regressed)
        : row(`b${i}`, 1e-3, ratio(0, [-1, 1]), unchanged),
    ),
  })

const named = (text: string) => new Set(text.match(/`b\d+`/g))
const comment = (rows: Report) => reportMarkdown(rows, 'comment', 60_000)

describe('a comment of more than 60 rows', () => {
  it('names what moved, and has one line for the rest', () => {
    const text = comment(of(61))
    expect(named(text)).toEqual(new Set(['`b0`']))
    expect(text.match(/^No change: time\/op of 60 benchmarks$/gm)).toHaveLength(1)
    expect(named(comment(of(60))).size).toBe(60)
  })

  it('leaves all of them in the summary of the run', () => {
    expect(named(reportMarkdown(of(61), 'summary', 900_000)).size).toBe(61)
  })

  it('has a line for rows that do not gate and did not move, and a fold for those that did', () => {
    const many = of(61)
    const beside = (i: number, head: number) => ({
      ...exactRow(`b${i}`, 'allocs/op', 2, head),
      role: 'informational' as const,
    })
    many.comparisons.push(...[1, 2, 3, 4, 5].map((i) => beside(i, i === 5 ? 1 : 2)))
    const text = comment(many)
    expect(text).toMatch(/^Allocations \(not gating\): 4 benchmarks without change$/m)
    expect(text).toContain('<summary>Allocations (not gating): 1 benchmark better</summary>')
    expect(named(text)).toEqual(new Set(['`b0`', '`b5`']))
  })

  it('is short, whatever was measured', () => {
    const { hostile: _, ...fixtures } = reportFixtures()
    for (const [name, one] of Object.entries(fixtures))
      expect(sizeOf(comment(one)), name).toBeLessThan(30_000)
    expect(sizeOf(comment(of(5_000)))).toBeLessThan(10_000)
  })
})
