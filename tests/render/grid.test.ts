/** The change under each variant as one table, the same in comment, terminal and page. */
import { expect, it } from 'vitest'
import {
  exactRow,
  plan,
  ratio,
  regressed,
  report,
  row,
  unchanged,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import type { Contrast, Report } from '../../src/model/model.ts'
import type { Block, TableBlock } from '../../src/render/document.ts'
import {
  commentDocument,
  pageDocument,
  terminalDocument,
} from '../../src/render/report-document.ts'
import { reportMarkdown } from '../../src/render/report-markdown.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { documentText } from '../support/document-text.ts'

const within = (block: Block): Block[] => ('body' in block ? block.body.flatMap(within) : [block])

const gridsOf = (blocks: Block[]) =>
  blocks
    .flatMap(within)
    .filter((block): block is TableBlock => block.kind === 'table' && block.isGrid === true)

const twoByTwo = () => reportFixtures()['gc-interaction']!

it('is one table everywhere, with whether the change acts differently', () => {
  const of = twoByTwo()
  const view = viewReport(of)
  const documents = [
    commentDocument(of, view, 'comment'),
    terminalDocument(of, view, false),
    pageDocument(of, view, false),
  ]
  const texts = documents.map((document) => {
    const grids = gridsOf(document)
    expect(grids).toHaveLength(1)
    return documentText(grids)
  })
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain(
    '<groupby_scan> | "time/op" | -12.1 % [-13.3, -10.8] faster moved | ' +
      '-19.9 % [-21.4, -18.4] faster moved | *yes*, -8.9 % [-10.6, -7.2]',
  )
  expect(texts[0]).toMatch(/<index_join> .* \| no$/m)
})

it('says its level once, and shows no contrast of its own twice on a screen', () => {
  const text = terminalText(twoByTwo(), { hasColour: false, isWhole: false })
  const [table] = text.split('greentea vs classic on head')
  expect(table!.match(/99\.2 %/g)).toHaveLength(1)
  expect(text).not.toContain('base vs head under')
  expect(text).not.toContain('interaction:')
  const whole = terminalText(twoByTwo(), { hasColour: false, isWhole: true })
  expect(whole).toContain('base vs head under greentea')
  expect(whole).toContain('interaction: does the change act differently')
})

it('names the variants in one order', () => {
  const text = reportMarkdown(twoByTwo(), 'comment', 60_000)
  expect(text).toContain('`greentea` → `classic`')
  expect(text).toContain('`greentea` vs `classic` on head')
  expect(text).toMatch(/^### .*under `greentea`, .*under `classic`/m)
  expect(text).not.toMatch(/`classic`(?:<\/code>)? (?:vs|→) (?:<code>)?`greentea`/)
})

/** Base and head under two variants, of which the second slows some down. */
function large(moved: number, isAsked = true): Report {
  const variants = ['one', 'two']
  const contrasts = variants.map(
    (name): Contrast => ({
      id: `refs@${name}`,
      kind: 'refs',
      base: `base@${name}`,
      head: `head@${name}`,
    }),
  )
  const arms = variants.flatMap((variant) => [
    { id: `base@${variant}`, side: 'base' as const, variant },
    { id: `head@${variant}`, side: 'head' as const, variant },
  ])
  const rows = contrasts.flatMap(({ id: contrast }, side) =>
    Array.from({ length: 40 }, (_, i) =>
      i < moved && side === 1
        ? row(`b${i}`, 1e-3, ratio(9, [8, 10]), regressed, { contrast })
        : row(`b${i}`, 1e-3, ratio(0, [-1, 1]), unchanged, { contrast }),
    ),
  )
  const [base, head] = contrasts.map(({ id }) => id) as [string, string]
  const interaction: Contrast = { id: 'between', kind: 'interaction', base, head }
  const effects = Array.from({ length: 40 }, (_, i) =>
    row(`b${i}`, 1, ratio(0, [-1, 1]), unchanged, { contrast: 'between', unit: 'ratio' }),
  )
  return isAsked
    ? report({
        plan: plan({ arms, contrasts: [...contrasts, interaction] }),
        comparisons: [...rows, ...effects],
      })
    : report({ plan: plan({ arms, contrasts }), comparisons: rows })
}

it('of many benchmarks shows those that moved under any variant, and counts the others', () => {
  const of = large(2)
  const [grid] = gridsOf(commentDocument(of, viewReport(of), 'comment'))
  expect([...grid!.rows]).toHaveLength(2)
  expect(grid!.columns).toHaveLength(5)
  expect(reportMarkdown(of, 'comment', 60_000)).toContain('38 more rows not shown here')
  const [whole] = gridsOf(pageDocument(of, viewReport(of), false))
  expect([...whole!.rows]).toHaveLength(40)
})

it('is no table where nothing moved in many', () => {
  const of = large(0)
  expect(gridsOf(commentDocument(of, viewReport(of), 'comment'))).toEqual([])
  expect(reportMarkdown(of, 'comment', 60_000)).toContain('40 more rows not shown here')
})

it('stands in the page alone where nobody asked whether the effects differ', () => {
  const of = large(2, false)
  expect(gridsOf(commentDocument(of, viewReport(of), 'comment'))).toEqual([])
  expect(gridsOf(terminalDocument(of, viewReport(of), true))).toEqual([])
  const [grid] = gridsOf(pageDocument(of, viewReport(of), false))
  expect(grid!.columns).toHaveLength(4)
})

it('is left out where the change has one variant', () => {
  const of = reportFixtures().server!
  expect(gridsOf(pageDocument(of, viewReport(of), false))).toEqual([])
})

it('says no of counts that are the same under both variants, which no test decides', () => {
  const of = large(2)
  const counts = (head: [number, number]) =>
    ['refs@one', 'refs@two'].map((contrast, i) => ({
      ...exactRow('b0', 'allocs/op', 2, head[i]!),
      contrast,
    }))
  const cellOf = (head: [number, number]) => {
    const more = { ...of, comparisons: [...of.comparisons, ...counts(head)] }
    const [grid] = gridsOf(pageDocument(more, viewReport(more), false))
    return documentText([grid!])
      .split('\n')
      .find((line) => line.includes('"allocs/op"'))
      ?.split(' | ')
      .at(-1)
  }
  expect(cellOf([2, 2])).toBe('no')
  expect(cellOf([4, 4])).toBe('no')
  expect(cellOf([2, 4])).toBe('*yes*, +100.0 % against 0.0 %')
})

it('does not break an interval between two lines of a terminal', () => {
  for (const columns of [40, 60, 80]) {
    const text = terminalText(twoByTwo(), { hasColour: false, isWhole: false, columns })
    expect(text).not.toMatch(/\[[-+]?\d[^\]]*$/m)
  }
})
