import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareAmounts, spreadOf } from '../../../src/core/profiles/amount-differences.ts'
import { instructionsBetween } from '../../../src/core/profiles/cachegrind.ts'

const captured = (length: string) =>
  readFileSync(
    new URL(`../../../fixtures/profiles/work-${length}.cachegrind`, import.meta.url),
    'utf8',
  )
const texts = { short: captured('short'), long: captured('long') }

describe('instructions between two lengths of run', () => {
  it('are what cachegrind itself says of both, without what both did once', () => {
    const found = instructionsBetween(texts)
    const whole = (text: string) => Number(/^summary: (\d+)/m.exec(text)?.[1])
    expect(found.total).toBe(whole(texts.long) - whole(texts.short))
    // Five hundred times: a loop of a thousand steps, which is all that the program does.
    expect([...found.flat.keys()]).toContain('work')
    expect(found.flat.get('work')! / 500).toBeGreaterThan(1000)
    expect(found.flat.has('prepare')).toBe(false)
  })
  it('leave out what is not in focus', () => {
    const found = instructionsBetween(texts, (name) => name === 'work')
    expect([...found.flat.keys()]).toEqual(['work'])
    expect(found.total).toBe(found.flat.get('work'))
  })
  it('refuse what is no such file', () => {
    expect(() => instructionsBetween({ short: '', long: texts.long })).toThrow(
      /not a file of cache/,
    )
  })
  it('say by how much a side differs from itself', () => {
    const amounts = instructionsBetween(texts)
    const run = { amounts, operations: 500 }
    const more = { amounts: { ...amounts, total: 1.5 * amounts.total }, operations: 500 }
    expect(spreadOf({ base: [run, run], head: [run, run] })).toBe(0)
    expect(spreadOf({ base: [run, run], head: [run, more] })).toBeCloseTo(0.4)
    const { functions } = compareAmounts({ base: [run, run], head: [run, run] })
    expect(functions.find(({ name }) => name === 'work')?.flat?.delta).toEqual({
      ...{ point: 0, low: 0, high: 0 },
    })
  })
})
