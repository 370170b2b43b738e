import { describe, expect, it } from 'vitest'
import { executionsIn } from '../../src/parse/instruction-counts.ts'

const PROFILE = `mode: atomic
example.com/m/a.go:10.20,14.3 3 2
example.com/m/a.go:16.2,16.10 1 100
example.com/m/b.go:10.20,14.3 5 7
`

describe('executions of changed statements', () => {
  it('are those of the blocks that have a changed line, each as often as it was executed', () => {
    expect(executionsIn(PROFILE, { 'example.com/m/a.go': [[14, 15]] })).toBe(6)
    expect(executionsIn(PROFILE, { 'example.com/m/a.go': [[16, 16]] })).toBe(100)
    expect(
      executionsIn(PROFILE, { 'example.com/m/a.go': [[1, 99]], 'example.com/m/b.go': [[12, 12]] }),
    ).toBe(141)
  })
  it('are the same in whatever order the stretches come, and however they overlap', () => {
    const of = (...stretches: [number, number][]) =>
      executionsIn(PROFILE, { 'example.com/m/a.go': stretches })
    expect(of([50, 60], [1, 99], [2, 3])).toBe(106)
    expect(of([90, 99], [16, 17], [15, 15])).toBe(100)
    expect(of([15, 15], [90, 99], [1, 2])).toBe(0)
    expect(of()).toBe(0)
  })
  it('are none where no block has one, and unknown where no file is there', () => {
    expect(executionsIn(PROFILE, { 'example.com/m/a.go': [[1, 9]] })).toBe(0)
    expect(executionsIn(PROFILE, { 'example.com/m/c.go': [[1, 99]] })).toBeNull()
    expect(executionsIn('PASS\n', { 'example.com/m/a.go': [[1, 99]] })).toBeNull()
    expect(executionsIn(PROFILE, JSON.parse('{"__proto__": [[1, 99]]}'))).toBeNull()
  })
})
