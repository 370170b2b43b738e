/** Patterns of suites and reports: RE2's syntax, in time that grows with the text alone. */
import { describe, expect, it } from 'vitest'
import { explainPattern, PatternError, patternOf } from '../../src/model/pattern.ts'

// Verdicts of Go 1.26's regexp.Compile on the same patterns.
describe('explainPattern', () => {
  it.each([
    '.',
    'Marshal|Unmarshal',
    '^Scan$/rows=\\d+',
    '(?i)scan',
    '(?i:a)b',
    '(?P<n>a)',
    '(?<n>a)',
    '[[:alpha:]]',
    '[^[:space:]]x',
    '\\Q(?=\\E',
    '\\(?=',
    '[(?=]',
    '\\\\1',
    '\\123',
    'a{2,3}',
    '\\pL',
    '\\x41',
    '(?s-i)a',
    '(?U)a+',
    '[]a]',
    'With(out)?Pool',
  ])('lets %s pass', (pattern) => {
    expect(explainPattern(pattern)).toBeNull()
  })

  it.each([
    '(?=a)',
    'a(?!b)',
    '(?<=a)b',
    '(?<!a)b',
    '(a)\\1',
    '\\8',
    '(',
    'a)',
    '[a',
    '*a',
    'a**',
    '(a{1000}){1000}',
    'a{1001}',
    'a'.repeat(1001),
  ])('refuses %.20s', (pattern) => {
    expect(explainPattern(pattern)).toEqual(expect.any(String))
    expect(() => patternOf(pattern)).toThrow(PatternError)
  })
})

/**
 * A backtracking engine takes 2^n steps for these: at 40 characters half an hour, at 20,000 for
 * ever. That they end at all is the test.
 */
describe('a pattern made to keep an engine busy', () => {
  it.each(['^(a|a)+$', '^(a+)+$', '(a*)*b', '^(([a-z])+.)+[A-Z]([a-z])+$', 'a*a*a*a*a*a*a*a*a*b'])(
    '%s ends',
    (pattern) => {
      const text = `${'a'.repeat(20_000)}!`
      expect(patternOf(pattern).test(text)).toBe(false)
      expect(patternOf(pattern, true).replace(text, 'x')).toBe(text)
    },
  )
})

describe('a pattern', () => {
  it('matches anywhere, and replaces the first match with its groups', () => {
    const pattern = patternOf('^(.*)WithPool(.*)$')
    expect([pattern.groups, pattern.test('SumWithPool/n=1')]).toEqual([2, true])
    expect(pattern.replace('SumWithPool/n=1', '$1NoPool$2')).toBe('SumNoPool/n=1')
    expect(pattern.replace('Sum', '$1NoPool$2')).toBe('Sum')
    expect(patternOf('Scan').test('FullScan/1')).toBe(true)
    expect(patternOf('a.c').test('a\nc')).toBe(false)
  })

  it('reads the first group of the last match, by line where it is asked to', () => {
    const text = 'p99: 12.5 ms\np99: 13 ms\nend'
    expect(patternOf('p99: ([0-9.]+)').lastGroup(text)).toBe('13')
    expect(patternOf('^p99: ([0-9.]+) ms$', true).lastGroup(text)).toBe('13')
    expect(patternOf('^p99: ([0-9.]+) ms$').lastGroup(text)).toBeNull()
    expect(patternOf('p50: (.*)').lastGroup(text)).toBeNull()
  })
})
