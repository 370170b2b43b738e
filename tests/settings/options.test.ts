/** Each option has one schema: what a suite file takes for it, an ask takes, and a report holds. */
import { describe, expect, it } from 'vitest'
import { suiteSchema } from '../../src/model/suite.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { suiteShape } from '../../src/plan/suite-schema.ts'
import { aboutAt, option, rowsAt } from '../../src/settings/options.ts'
import { MOST, truth } from '../../src/settings/values.ts'
import { workloads } from '../../src/workloads/index.ts'

const long = (characters: number) => 'x'.repeat(characters)

/** Texts of every kind that an option takes, and just over the edge of each. */
const TEXTS = [
  'main',
  'HEAD~1',
  'v1.2.0',
  '.',
  './old',
  'a..b',
  'a..',
  '-x',
  'a b',
  'a:b',
  'a*',
  'a^',
  '^a',
  '20',
  '8..40',
  '40..8',
  '0',
  '1000',
  '1001',
  '1..1001',
  'decided',
  'rounds',
  'Decided',
  '15m',
  '1ms',
  '0.1ms',
  '120h',
  '121h',
  'none',
  'changed',
  'all',
  'on',
  'off',
  'each',
  'head',
  'both',
  'a,b',
  'a b c',
  'true',
  ...[64, 65, 300, 301, MOST.sourceCharacters, MOST.sourceCharacters + 1].map(long),
]

const inSuite = rowsAt('suite').map(([key, row]) => [key, row] as const)

describe('an option of a suite', () => {
  it.each(inSuite)('%s is written, explained and bounded as everywhere', (key, row) => {
    const own = suiteShape[key as keyof typeof suiteShape]
    const takes = (text: string) => [text, own.safeParse(text).success]
    expect(TEXTS.map(takes)).toEqual(
      TEXTS.map((text) => [text, row.schema.safeParse(text).success]),
    )
    expect(own.description).toContain(aboutAt(key, 'suite'))
    const taken = TEXTS.filter((text) => row.schema.safeParse(text).success)
    expect(taken.length).toBeGreaterThan(1)
    expect(taken.length).toBeLessThan(TEXTS.length)
    for (const text of taken) {
      const file = JSON.stringify({ suites: { s: { workload: 'go-bench', [key]: text } } })
      const [suite] = readSuites(file, 'file', workloads)
      expect(suiteSchema.safeParse(suite).error?.issues ?? []).toEqual([])
    }
  })

  it('differs in one thing: `..` is a folder to an ask, to a suite under that key', () => {
    const [base, row] = [suiteShape.base, rowsAt('cli').find(([key]) => key === 'base')?.[1]]
    expect([base.safeParse('../old').success, row?.schema.safeParse('../old').success]).toEqual([
      false,
      true,
    ])
    expect(base.safeParse({ folder: '../old' }).success).toBe(true)
    expect(base.safeParse({ folder: long(MOST.sourceCharacters + 1) }).success).toBe(false)
  })
})

it('that comments may give says when it is less, or the types refuse it', () => {
  const about = 'What it means.'
  // @ts-expect-error: without `isLess` a command could gate with less than the suite.
  option({ about, entryPoints: ['cli', 'comment'], schema: truth })
  // @ts-expect-error: nobody would ask it.
  option({ about, entryPoints: ['cli'], schema: truth, isLess: () => true })
  for (const [key, row] of rowsAt('comment')) expect(row.isLess, key).toBeInstanceOf(Function)
})

it('refuses a suite whose texts no report can hold, before anything is measured', () => {
  const body = { workload: 'go-bench', variants: { a: { env: { A: long(20_001) } } } }
  const file = JSON.stringify({ suites: { s: body } })
  expect(() => readSuites(file, 'file', workloads)).toThrow(
    /suites\.s: variants\[0\]\.runEnv\.A does not fit a report/,
  )
})
