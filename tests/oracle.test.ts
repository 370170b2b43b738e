import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  askOracle,
  findPython,
  judgeVectors,
  makeCases,
} from '../scripts/research/oracle/oracle.ts'

const python = findPython()
if (python === null) {
  console.warn('oracle: skipped, no Python with scipy and statsmodels on this machine')
}

test.skipIf(python === null)('scipy, statsmodels and enumeration give the same answers', () => {
  const { agrees, text } = askOracle(python!, makeCases('test', 60))
  expect(agrees, text).toBe(true)
  for (const kind of ['shift', 'flips', 'family', 'spending']) {
    expect(text).toMatch(new RegExp(`^${kind}: \\d+ answers, 0 wrong`, 'm'))
  }
})

test.skipIf(python === null)('the oracle notices an answer that is off', () => {
  const [first, ...rest] = makeCases('test', 3) as { kind: string; capped: number[] }[]
  const spoiled = { ...first!, capped: first!.capped.map((x, i) => (i === 1 ? x + 1e-6 : x)) }
  expect(askOracle(python!, [spoiled, ...rest]).agrees).toBe(false)
})

test.skipIf(python === null)('the oracle notices flips that are off', () => {
  const cases = makeCases('test', 4) as { kind: string; [key: string]: unknown }[]
  const spoiled = cases.map((one) => {
    if (one.kind === 'flips') return { ...one, point: (one.point as number) + 1e-6 }
    if (one.kind === 'family')
      return { ...one, rejected: (one.rejected as boolean[]).map((rejected) => !rejected) }
    return one
  })
  const { text } = askOracle(python!, spoiled)
  expect(text).toMatch(/^flips: \d+ answers, [1-9]/m)
  expect(text).toMatch(/^family: \d+ answers, [1-9]/m)
})

test.skipIf(python === null)(
  'a program written from the specification makes the same tables',
  () => {
    const { agrees, text } = judgeVectors(python!)
    expect(agrees, text).toBe(true)
    const { length } = readdirSync('fixtures/verdict')
    expect(text).toMatch(new RegExp(`^${length} tables with \\d{4} values, 0 tables differ`, 'm'))
  },
)

test.skipIf(python === null)('the program notices a table that is off', () => {
  const altered = (text: string) => text.replace('"word":"equivalent"', '"word":"improved"')
  const { agrees, text } = judgeVectors(python!, altered)
  expect(agrees).toBe(false)
  expect(text).toContain("row 0 word: 'equivalent', not 'improved'")
})
