/** Every code has its sentence in the table, or the table says whose words it carries. */
import { describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { CODES, kindOf } from '../../src/model/finding-codes.ts'
import { dedupe, makeFinding } from '../../src/model/findings.ts'

describe('the table of codes', () => {
  it('has a sentence for each code, or says whose words they are', () => {
    const silent = CODES.filter((code) => {
      const { sentence, foreign = '' } = kindOf(code)
      return sentence === undefined && foreign === ''
    })
    expect(silent).toEqual([])
  })

  it('has no code with both', () => {
    const both = CODES.filter((code) => {
      const { sentence, foreign } = kindOf(code)
      return sentence !== undefined && foreign !== undefined
    })
    expect(both).toEqual([])
  })
})

describe('the same finding', () => {
  const lost = (times: number) => makeFinding('lost-pairs', { row: 'A' }, { lost: times, ran: 9 })

  it('is so by its code, subject and details, whatever its words', () => {
    const retold = { ...lost(2), message: words('in other words') }
    expect(dedupe([lost(2), retold])).toEqual([{ ...lost(2), times: 2 }])
  })

  it('is another of other details, also where the words are alike', () => {
    const other = { ...lost(3), message: lost(2).message }
    expect(dedupe([lost(2), other])).toHaveLength(2)
  })
})
