import { describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { makeFinding, messageLineOf } from '../../src/model/findings.ts'
import { withCause } from '../../src/report/earlier-findings.ts'

const subject = { unit: 'm', benchmark: 'A', arm: 'base', round: 0 }

describe('a finding about a process that failed', () => {
  const output = 'goos: linux\npanic: boom\n\ngoroutine 7 [running]:'

  it('has its sentence, the output below it, and both in one line as its cause', () => {
    const found = makeFinding('trial-failed', subject, { how: 'exit code 2', output })
    expect(found.message).toBe(`ended with exit code 2:\n${output}`)
    expect(found.details).toEqual({ how: 'exit code 2', output })
    expect(found.cause).toBe('ended with exit code 2: panic: boom')
    expect(messageLineOf({ ...found, times: 3 })).toBe(
      'ended with exit code 2: panic: boom (3 times)',
    )
  })

  it('has the sentence alone where nothing was printed', () => {
    const found = makeFinding('trial-timeout', subject, { limitSec: 11.1135444917, output: '\n' })
    expect([found.message, found.cause]).toEqual(Array(2).fill('did not end within 11 s'))
  })

  it('is no cause where it is about no process', () => {
    expect(makeFinding('filtered', null, { shown: 1, all: 2, filter: 'x' }).cause).toBeUndefined()
  })

  it('of an earlier version has its cause in its words', () => {
    const message = words(`ended with exit code 2:\n${output}`)
    const causeIn = (more: { message: typeof message; cause?: string }) =>
      withCause({ code: 'trial-failed', ...more }).cause
    expect(causeIn({ message })).toBe('ended with exit code 2: panic: boom')
    expect(causeIn({ message: words('no server') })).toBe('no server')
    expect(causeIn({ message, cause: 'known' })).toBe('known')
  })
})
