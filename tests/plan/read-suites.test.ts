import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../src/model/findings.ts'
import { readSuites, zeroConfigSuite } from '../../src/plan/suite.ts'
import { settingsShape, suiteShape } from '../../src/plan/suite-schema.ts'
import { workloads as shelf } from '../../src/workloads/index.ts'
import { anyText } from '../support/any-text.ts'
import { workloads } from './fixture-workloads.ts'

const FOLDER = 'fixtures/suites'

const cases = (kind: string) =>
  readdirSync(`${FOLDER}/${kind}`)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => name.slice(0, -'.yml'.length))

const textOf = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8')

const read = (text: string) => readSuites(text, '.gcbench.yml', workloads)

/** The ConfigError of a text; fails the test when there is none or another one. */
function errorOf(text: string): ConfigError {
  try {
    read(text)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the text was read without an error')
}

describe('readSuites', () => {
  it.each(cases('valid'))('reads %s', (name) => {
    expect(read(textOf(`valid/${name}.yml`))).toEqual(JSON.parse(textOf(`valid/${name}.json`)))
  })

  it.each(cases('invalid'))('says all that is wrong with %s', (name) => {
    const { message } = errorOf(textOf(`invalid/${name}.yml`))
    expect(`${message}\n`).toBe(textOf(`invalid/${name}.txt`))
  })

  it('has a text of problems for every invalid file', () => {
    const golden = readdirSync(`${FOLDER}/invalid`).filter((name) => name.endsWith('.txt'))
    expect(golden).toEqual(cases('invalid').map((name) => `${name}.txt`))
    expect(golden.length).toBeGreaterThanOrEqual(20)
  })

  it('gives each problem a code, where it is, what is wrong and what was meant', () => {
    const [first] = errorOf('suites:\n  oltp: { workload: sysbnch }\n').problems
    expect(first).toEqual({
      code: 'unknown-name',
      where: 'suites.oltp.workload',
      message: 'unknown "sysbnch"; known: command, go-bench, sysbench',
      next: 'did you mean "sysbench"?',
      place: { fileName: '.gcbench.yml', line: 2, column: 21 },
    })
  })

  it('counts what it does not print, and holds it all', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `  wrong${index}: 1`)
    const error = errorOf(['suites:', '  a: { workload: command, run: x }', ...keys].join('\n'))
    expect(error.problems).toHaveLength(40)
    expect(error.message.split('\n')).toHaveLength(31)
    expect(error.message).toMatch(/\nand 10 more$/)
  })

  it('refuses a file that is too long before it parses it', () => {
    expect(errorOf(`# ${'x'.repeat(256 * 1024)}`).message).toBe(
      '.gcbench.yml:1:1: longer than 256 KiB',
    )
  })

  it('refuses a pattern that is too long before it looks at it', () => {
    const text = `suites: { a: { workload: go-bench, bench: "${'['.repeat(2000)}" } }`
    expect(errorOf(text).message).toContain('(longer than 1000 characters)')
  })

  it('leaves prototypes alone', () => {
    expect(() => read('__proto__: { polluted: true }\nsuites: { a: {} }')).toThrow(ConfigError)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('readSuites, whatever the text', { tags: 'generated' }, () => {
  const valid = cases('valid').map((name) => textOf(`valid/${name}.yml`))

  /** Throws what readSuites may not throw. */
  function survives(text: string) {
    try {
      read(text)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      expect(error.problems.length).toBeGreaterThan(0)
      for (const { place } of error.problems) {
        expect(place?.line).toBeGreaterThan(0)
        expect(place?.line).toBeLessThanOrEqual(text.split('\n').length)
      }
    }
  }

  it('throws nothing but ConfigError, with a line of the text', () => {
    fc.assert(
      fc.property(anyText(200), (text) => survives(text)),
      { seed: 11, numRuns: 500 },
    )
  })

  it('nor for a valid file with a piece cut out or put in', () => {
    const pieces = fc.constantFrom('', ' ', '\n', '\t', ':', '- ', '[', '}', '"', '&a ', '*a', '? ')
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.nat(),
        fc.nat(12),
        pieces,
        (text, at, length, piece) => {
          const start = at % text.length
          survives(text.slice(0, start) + piece + text.slice(start + length))
        },
      ),
      { seed: 12, numRuns: 1500 },
    )
  })
})

describe('zeroConfigSuite', () => {
  it('is every benchmark of every package, base against head', () => {
    const suite = zeroConfigSuite()
    expect(suite.workload).toMatchObject({ kind: 'go-bench', packages: ['./...'], bench: '.' })
    expect(suite.contrasts).toEqual([{ kind: 'refs' }])
    expect(suite.variants.map((variant) => variant.name)).toEqual(['default'])
  })
})

describe('the shelf of workloads', () => {
  it.each(shelf)('keeps the settings of $kind apart from the keys of every suite', (workload) => {
    const taken = [...Object.keys(suiteShape), 'workload', 'kind']
    const own = Object.keys(settingsShape(workload.settings))
    expect(own.filter((key) => taken.includes(key))).toEqual([])
  })
})
