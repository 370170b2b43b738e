import { describe, expect, it } from 'vitest'
import {
  improved,
  ratio,
  row,
  unchanged,
  unsure,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Comparison, Estimate, Verdict } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { attributionPhrase } from '../../src/render/groups.ts'
import { attribute } from '../../src/report/ladder.ts'

const at = (
  metric: string,
  baseValue: number,
  estimate: Estimate,
  verdict: Verdict = improved,
  rest: Partial<Omit<Comparison, 'explanation'>> = {},
) => row('q', baseValue, estimate, verdict, { metric, role: 'informational', ...rest })

const text = (rows: Comparison[]) =>
  attribute(rows, 0.05).map((one) => plainText(attributionPhrase(one)))

const CPU = at('server-cpu/transaction', 200e-6, ratio(-18, [-19.2, -16.9]))
const PAUSES = at('gc-pause/transaction', 1e-6, ratio(0.2, [-1, 1.4]), unchanged, { marginPct: 5 })

describe('where CPU time went', () => {
  it('marking in points of the whole: its share of base times its own change', () => {
    // 30 of 200 us is 15 %; -20 % of it are -3 points, [-24, -16] % are [-3.6, -2.4].
    const gc = at('gc-mark-cpu/transaction', 30e-6, ratio(-20, [-24, -16]))
    expect(text([CPU, gc, PAUSES])).toEqual([
      'server CPU/transaction -18.0 % [-19.2, -16.9]; of it GC -3.0 points [-3.6, -2.4]; ' +
        'pauses unchanged (within 5 %)',
    ])
  })

  it('names no part whose interval has zero in it, or whose p the table does not bear out', () => {
    const wide = at('gc-mark-cpu/transaction', 30e-6, ratio(-20, [-41, 2]), unsure(40))
    const loose = at('gc-mark-cpu/transaction', 30e-6, ratio(-20, [-24, -16], { p: 0.04 }))
    expect(text([CPU, wide])[0]).toMatch(/; of it GC not known$/)
    expect(loose.explanation.pAdjusted).toBeGreaterThan(0.05)
    expect(text([CPU, loose])[0]).toMatch(/; of it GC not known$/)
  })

  it.each([
    { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: 6 },
    { word: 'inconclusive', reason: 'machines-disagree', roundsNeeded: null },
    { word: 'withheld', reason: 'control-moved', control: 'c' },
  ] satisfies Verdict[])('reads no interval of a row that is $word ($reason)', (verdict) => {
    const gc = at('gc-mark-cpu/transaction', 30e-6, ratio(-20, [-24, -16]), verdict)
    expect(text([CPU, gc])[0]).toMatch(/of it GC not known/)
  })

  it('of a whole that did not move nothing is a part', () => {
    const whole = at('server-cpu/transaction', 200e-6, ratio(0.1, [-1, 1.2]), unchanged)
    const gc = at('gc-mark-cpu/transaction', 30e-6, ratio(20, [16, 24]))
    expect(text([whole, gc])).toEqual([
      'server CPU/transaction unchanged (within 2 %); GC +3.0 points [+2.4, +3.6]',
    ])
  })

  it('says so where the whole is not known or no trace was read, and nothing of one alone', () => {
    const whole = at('cpu-sec', 2, ratio(1, [-4, 6]), unsure(90))
    const pauses = at('gc-pause-total', 0.1, ratio(-40, [-50, -28]))
    expect(text([whole, pauses])).toEqual([
      'change of CPU time not known; GC CPU time not measured; pauses -40.0 % [-50.0, -28.0]',
    ])
    expect(text([whole])).toEqual([])
    expect(text([pauses])).toEqual([])
  })

  it('believes no trace that counts more marking than there was CPU time', () => {
    const gc = at('gc-mark-cpu/transaction', 300e-6, ratio(-20, [-24, -16]))
    expect(text([CPU, gc])[0]).toMatch(/of it GC not known/)
  })

  it('marking that was none and is some, as a difference', () => {
    const shift = { point: 10e-6, low: 8e-6, high: 12e-6 }
    const estimate = { kind: 'difference', n: 12, level: 0.99, p: 0.0005, detectable: 0 } as const
    const gc = at('gc-mark-cpu/transaction', 0, { ...estimate, ...shift })
    // A share of nothing has no percent: the points cannot be told.
    expect(text([CPU, gc])[0]).toMatch(/of it GC not known/)
    const some = at('gc-mark-cpu/transaction', 1e-6, { ...estimate, ...shift })
    expect(text([CPU, some])[0]).toMatch(/of it GC \+5\.0 points \[\+4\.0, \+6\.0\]/)
  })
})
