import { describe, expect, it } from 'vitest'
import { bend } from '../../scripts/research/fuzz/bend.ts'
import { rngOf } from '../../scripts/research/fuzz/dice.ts'
import { activeIn } from '../../scripts/research/fuzz/rendered.ts'
import { faultOf, fuzz, growthFaults } from '../../scripts/research/fuzz/run.ts'
import { readByAsker, targets } from '../../scripts/research/fuzz/targets.ts'

/** Texts for each reader; `npm run test:long` has more of the same, `npm run fuzz` any number. */
const TEXTS = process.env.GCBENCH_LONG ? 60 : 20

describe.each(targets)('any text for the $name', { tags: 'generated' }, (target) => {
  it('has texts to begin from', () => expect(target.seeds().length).toBeGreaterThan(0))
  it('is read or refused, in bounds, and shows nothing that is alive', () => {
    const faults = fuzz(target, 'of the tests', TEXTS)
    expect(faults.map(({ why, text }) => `${why}\n${text.slice(0, 300)}`)).toEqual([])
  })
})

describe.each(targets.filter(({ name }) => /^(parser|output) /.test(name)))(
  'a text that grows, or nests without end, for the $name',
  { tags: 'generated' },
  (target) => {
    it('takes no stack, and time in proportion to its length', () => {
      const faults = growthFaults(target)
      expect(faults.map(({ why, text }) => `${why}\n${text.slice(0, 100)}`)).toEqual([])
    })
  },
)

it('sees what takes the square of its length', { tags: 'generated' }, () => {
  let seen = 0
  const check = (text: string) => {
    if (text.startsWith('aaa'))
      for (let at = 0; at < text.length; at++) seen += text.lastIndexOf('z', at)
  }
  const square = { name: 'x', isJson: false, seeds: () => [], check }
  expect(growthFaults(square).map(({ why }) => why)).toContainEqual(expect.stringMatching(/times/))
  expect(seen).toBeLessThan(0)
})

it('begins from reports that are accepted, and bends some that stay so', () => {
  const [report] = targets
  const seeds = report?.seeds() ?? []
  expect(seeds.length).toBeGreaterThan(5)
  const dice = rngOf('accepted')
  const bent = seeds.flatMap((text) => Array.from({ length: 5 }, () => bend(text, true, dice)))
  const kinds = new Set(bent.map((text) => readByAsker(text).outcome.kind))
  expect([...kinds].sort()).toEqual(['measured', 'missing'])
})

describe('the oracle', () => {
  it.each([
    '<b>x</b>',
    '![x](https://evil.example/x)',
    '[x](https://evil.example)',
    '@octocat',
    'see #12',
    'GH-12',
    ':tada:',
    '<https://evil.example>',
    'https://evil.example',
  ])('sees that %s is alive', (text) => expect(activeIn(text)).not.toEqual([]))
  it('sees nothing in code', () => expect(activeIn('`@octocat #1 :tada: <b>`')).toEqual([]))
  it('sees a fault that is thrown', () => {
    const broken = { name: 'x', isJson: false, seeds: () => [''], check: () => JSON.parse('{') }
    expect(faultOf(broken, 'text')?.why).toContain('SyntaxError')
  })
})
