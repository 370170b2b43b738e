import { describe, expect, it } from 'vitest'
import { inputs, readInputs } from '../src/actions/inputs.ts'
import { ConfigError } from '../src/model/findings.ts'

const read = (given: Record<string, string>) => readInputs((name) => given[name] ?? '')

describe('inputs of the action', () => {
  it('have defaults', () => {
    expect(Object.keys(read({}))).toEqual(Object.keys(inputs))
    expect(read({})).toMatchObject({
      suite: null,
      config: '.gcbench.yml',
      'suite-ref': null,
      'working-directory': '.',
      base: null,
      head: null,
      compare: null,
      'exact-base': false,
      variants: [],
      bench: null,
      rounds: null,
      budget: null,
      seed: null,
      shard: null,
      merge: null,
      site: null,
      out: 'gcbench-out',
      'keep-builds': null,
      resume: false,
      selftest: false,
      'allow-os': false,
      'fail-on': 'gate',
      profile: null,
      filter: null,
      reach: null,
      advisory: false,
      comment: 'changed',
      artifact: 'gcbench-report',
      token: null,
    })
  })
  it('are read as what they mean', () => {
    const given = {
      variants: 'green-tea, stock\n x',
      rounds: '8..12',
      budget: '1m30s',
      resume: 'true',
    }
    const values = read({ ...given, base: ' origin/main ', 'fail-on': 'nothing', seed: '007' })
    expect(values.variants).toEqual(['green-tea', 'stock', 'x'])
    expect(values.rounds).toEqual({ min: 8, max: 12 })
    expect(read({ rounds: '20' }).rounds).toEqual({ min: null, max: 20 })
    expect(values.budget).toBe(90)
    expect(values.resume).toBe(true)
    expect(values.base).toBe('origin/main')
    expect(values.seed).toBe('007')
    expect(values['fail-on']).toBe('nothing')
  })
  it('are all complained of at once', () => {
    const given = {
      rounds: '0',
      budget: 'soon',
      base: '--output=x',
      resume: 'maybe',
      variants: 'a b!',
    }
    try {
      read({ ...given, 'fail-on': 'never' })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      expect((error as ConfigError).message.split('\n')).toEqual([
        expect.stringMatching(/^input base: expected a commit.*"--output=x"$/),
        expect.stringMatching(/^input variants: expected a name.*"a b!"$/),
        'input rounds: expected a number of rounds such as 20, or 8..40, got "0"',
        expect.stringMatching(/^input budget: expected a duration.*"soon"$/),
        'input resume: expected true or false, got "maybe"',
        'input fail-on: expected gate or nothing, got "never"',
      ])
    }
  })
  it.each(['3/2', '0/2', '1', 'a/b', '1/100'])('take no shard %j', (shard) => {
    expect(() => read({ shard })).toThrow(/^input shard: expected a share/)
    expect(read({ shard: '2/4' }).shard).toEqual({ index: 2, count: 4 })
  })
  it.each(['9..8', '8..', '..8', '1e2', '-3', '3.5'])('take no rounds %j', (rounds) => {
    expect(() => read({ rounds })).toThrow(/^input rounds: expected a /)
  })
  it.each(['-x', 'a b', 'a:b', 'a\nb'])('take no ref %j', (base) => {
    expect(() => read({ base })).toThrow(ConfigError)
  })
})
