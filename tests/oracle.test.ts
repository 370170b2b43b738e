import { expect, test } from 'vitest'
import { askOracle, findPython, makeCases } from '../scripts/oracle.ts'

const python = findPython()
if (python === null) {
  console.warn('oracle: skipped, no Python with scipy and statsmodels on this machine')
}

test.skipIf(python === null)('scipy, statsmodels and enumeration give the same answers', () => {
  const { agrees, text } = askOracle(python!, makeCases('test', 60))
  expect(agrees, text).toBe(true)
  expect(text).toMatch(/^shift: \d+ answers, 0 wrong/m)
})

test.skipIf(python === null)('the oracle notices an answer that is off', () => {
  const [first, ...rest] = makeCases('test', 3) as { kind: string; capped: number[] }[]
  const spoiled = { ...first!, capped: first!.capped.map((x, i) => (i === 1 ? x + 1e-6 : x)) }
  expect(askOracle(python!, [spoiled, ...rest]).agrees).toBe(false)
})
