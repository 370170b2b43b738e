/** Every code has its sentence in the table, or the table says whose words it carries. */
import { describe, expect, it } from 'vitest'
import { CODES, kindOf } from '../../src/model/finding-codes.ts'

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
