import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReportError, readReport } from '../../src/report/read-report.ts'

const folder = new URL('../../fixtures/reports/', import.meta.url)
const cases = readdirSync(folder).filter((file) => file.endsWith('.json'))
const text = (file: string) => readFileSync(new URL(file, folder), 'utf8')

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = (string | number)[]

/** Every path to a value inside. */
function pathsOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
}

/** A copy in which the value at `path` is what `change` makes of it. */
function changed(root: Json, path: Path, change: (value: Json) => Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return change(root)
  const copy = structuredClone(root) as Record<string | number, Json>
  copy[key] = changed(copy[key]!, rest, change)
  return copy as Json
}

const faultsOf = (json: string) => {
  try {
    readReport(json)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(ReportError)
    return (error as ReportError).faults
  }
}

const small = JSON.parse(text('gc-interaction.json')) as Json
const failing = JSON.parse(text('failures.json')) as Json

describe('readReport', () => {
  it.each(cases)('reads %s as it stands', (file) => {
    const { checksum: _, ...report } = JSON.parse(text(file))
    expect(readReport(text(file))).toEqual(report)
  })

  it('says where and what is wrong, all at once', () => {
    const twice = changed(
      changed(small, ['comparisons', 0, 'verdict', 'word'], () => 'great'),
      ['environment', 0, 'cores'],
      () => 'four',
    )
    expect(faultsOf(JSON.stringify(twice))?.map(({ path }) => path)).toEqual([
      'environment.0.cores',
      'comparisons.0.verdict.word',
    ])
  })

  it.each([
    ['', '(file)'],
    ['not json', '(file)'],
    ['null', '(report)'],
    ['[]', '(report)'],
    ['{"schemaVersion": 2}', 'schemaVersion'],
  ])('refuses %j', (json, path) => {
    expect(faultsOf(json)?.[0]?.path).toBe(path)
  })

  it('refuses a key that it does not know, at any depth', { tags: 'slow' }, () => {
    const objects = pathsOf(small).filter((path) => {
      const value = path.reduce((at, key) => (at as Record<string, Json>)[key]!, small)
      const isOpen = /workload|metrics|Env|settings|ByBenchmark/.test(path.join('.'))
      return typeof value === 'object' && value !== null && !Array.isArray(value) && !isOpen
    })
    expect(objects.length).toBeGreaterThan(40)
    for (const path of objects) {
      const more = changed(small, path, (value) => ({ ...(value as object), extra: 1 }))
      expect(faultsOf(JSON.stringify(more))).toHaveLength(1)
    }
  })

  it('says that a later gcbench wrote it, where it does not know all of it', () => {
    const error = (version: string, more: object) => {
      const tool = { name: 'gcbench', version }
      try {
        readReport(JSON.stringify({ ...(small as object), tool, ...more }))
        return null
      } catch (caught) {
        return caught as ReportError
      }
    }
    const later = error('0.10.0', { weather: 'fine' })
    expect(later?.message).toMatch(
      /^gcbench 0\.10\.0 wrote this report, and the gcbench that reads it is \S+: update that one/,
    )
    expect(later?.message).toContain('weather')
    expect(error('9.0.0', { schemaVersion: 2 })?.message).toMatch(/^gcbench 9\.0\.0 wrote/)
    for (const version of ['0.0.9', '0.1.0', 'x'])
      expect(error(version, { weather: 'fine' })?.message).toMatch(/^this is not a gcbench report/)
    // A later one that says nothing new is read.
    expect(error('0.10.0', {})).toBeNull()
  })

  it('refuses a report in which any value is missing, but what may be', { tags: 'slow' }, () => {
    const paths = pathsOf(failing).filter((path) => typeof path.at(-1) === 'string')
    const optional =
      /^checksum$|^plan\.findings(\.\d+\.(where|next|details|cause))?$|\.isolation$|problems?\.(\d+\.)?(where|next|details|cause)$|verdict\.side$|estimate\.detectable$|(Env|settings|outputs|workload|details)\.\w+$/
    for (const path of paths.filter((known) => !optional.test(known.join('.')))) {
      const key = path.at(-1) as string
      const without = changed(failing, path.slice(0, -1), (value) => {
        const { [key]: _, ...rest } = value as Record<string, Json>
        return rest
      })
      expect(faultsOf(JSON.stringify(without)), path.join('.')).not.toBeNull()
    }
  })

  it('refuses values of another kind, without end, or out of bounds', () => {
    const json = JSON.stringify(small)
    const point = /"point":[^,]+,/
    expect(json).toMatch(point)
    for (const bad of ['1e999', '-1e999', 'null', '"1"', '{}', '[]', 'true']) {
      expect(faultsOf(json.replace(point, `"point":${bad},`))).not.toBeNull()
    }
    const long = (path: Path, length: number) =>
      JSON.stringify(changed(small, path, () => 'x'.repeat(length)))
    expect(faultsOf(long(['comparisons', 0, 'benchmark'], 2_001))).not.toBeNull()
    expect(faultsOf(long(['plan', 'seed'], 301))).not.toBeNull()
    expect(faultsOf(long(['recordsSha256'], 64))?.[0]?.message).toBe('not a SHA-256 in hex')
    expect(faultsOf(long(['plan', 'sources', 'base', 'sha'], 40))).not.toBeNull()
  })

  it('has no more rows than a service can tell of', { tags: 'slow' }, () => {
    const { comparisons, ...rest } = readReport(JSON.stringify(small))
    const many = (length: number) =>
      JSON.stringify({ ...rest, comparisons: Array.from({ length }, () => comparisons[0]) })
    expect(faultsOf(many(30_000))).toBeNull()
    expect(faultsOf(many(30_001))).not.toBeNull()
  })

  it('takes no prototype from a file', () => {
    const json = JSON.stringify(small).replace('"buildEnv":{}', '"buildEnv":{"__proto__":{"a":1}}')
    expect(json).toContain('__proto__')
    const env = readReport(json).plan.suite.variants[0]!.buildEnv
    expect(Object.getPrototypeOf(env)).toBe(Object.prototype)
    expect(Object.keys(env)).toEqual([])
    const top = JSON.stringify(small).replace('{', '{"__proto__":{"isAdmin":true},')
    expect(faultsOf(top)).not.toBeNull()
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it("bounds a workload's own settings in depth and size", () => {
    const withSetting = (setting: Json) =>
      faultsOf(
        JSON.stringify(changed(small, ['plan', 'suite', 'workload', 'benchtime'], () => setting)),
      )
    const nested = (depth: number): Json => (depth === 0 ? 1 : [nested(depth - 1)])
    expect(withSetting(nested(5))).toBeNull()
    expect(withSetting(nested(7))).not.toBeNull()
    expect(withSetting('x'.repeat(20_001))).not.toBeNull()
    expect(withSetting(Array.from({ length: 1_001 }, () => 1))).not.toBeNull()
  })

  it('throws nothing but a ReportError, whatever the text', { tags: 'slow' }, () => {
    const json = JSON.stringify(failing)
    fc.assert(
      fc.property(fc.nat(json.length), fc.string(), fc.nat(9), (at, inserted, removed) => {
        faultsOf(json.slice(0, at) + inserted + json.slice(at + removed))
      }),
      { numRuns: 300, seed: 5 },
    )
    fc.assert(
      fc.property(fc.json(), (any) => void expect(faultsOf(any)).not.toBeNull()),
      { numRuns: 100, seed: 6 },
    )
  })
})
