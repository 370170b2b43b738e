/** What a pull request claims in its description, as a job reads it. */
import { expect, it } from 'vitest'
import { ConfigError } from '../src/model/findings.ts'
import { claimsOf } from '../src/plan/claims.ts'

const event = (body: string | null) => ({ pull_request: { body, number: 1 } })

it('reads lines that begin with Claim', () => {
  const body = [
    'This makes Sum faster. Claim nothing here.',
    '**Claim:** `BenchmarkSum` is at least 10 % faster',
    '- claim: Sum is no more allocs/op\r',
    'Claim:',
  ].join('\n')
  expect(claimsOf(event(body), 'claimed').claims).toEqual([
    'BenchmarkSum is at least 10 % faster',
    'Sum is no more allocs/op',
  ])
})

it('has nothing to prove without one, unless it has to be there', () => {
  expect(claimsOf(event(null), 'claimed').none).toContain('no line "Claim:')
  expect(claimsOf({ push: {} }, 'claimed').none).toBe('the event is about no pull request')
  expect(() => claimsOf(event('faster'), 'always')).toThrow(ConfigError)
})

it('measures few of them', () => {
  const body = 'Claim: A is not slower\n'.repeat(6)
  expect(() => claimsOf(event(body), 'claimed')).toThrow('6 claims, and at most 5 are measured')
})
