import { expect, test } from 'vitest'
import { withEffects } from '../../src/report/report.ts'
import { planOf } from '../stats/measured.ts'

test('the effects beside an interaction are the ones that the other tables tell', () => {
  const plan = planOf(['A'])
  plan.contrasts = [
    { id: 'under-a', kind: 'refs', base: 'base', head: 'head' },
    { id: 'both', kind: 'interaction', base: 'under-a', head: 'under-b' },
  ]
  const row = (contrast: string, point: number) => ({
    contrast,
    benchmark: 'A',
    metric: 'time/op',
    baseValue: 0.7,
    headValue: 0.9,
    estimate: { kind: 'ratio', point },
  })
  const rows = [row('under-a', Math.log(1.25)), row('both', Math.log(0.8))] as never[]
  const [refs, both] = withEffects(plan, rows)
  expect(refs).toEqual(rows[0])
  expect(both?.baseValue).toBeCloseTo(1.25)
  expect(both?.headValue).toBeCloseTo(1)
  // Of a row that the first table lacks, nothing else is known.
  expect(withEffects(plan, rows.slice(1))).toEqual(rows.slice(1))
})
