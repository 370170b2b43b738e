import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { actionYaml } from '../../scripts/docs/action-docs.ts'
import { reportJsonSchema } from '../../scripts/docs/report-docs.ts'
import { suiteFileSchema, suiteTable, variantTable } from '../../scripts/docs/suite-docs.ts'
import { readSuites, zeroConfigSuite } from '../../src/plan/suite.ts'
import { settingsShape, suiteShape } from '../../src/plan/suite-schema.ts'
import { tools, workloads } from '../../src/workloads/index.ts'
import { docPages, suitesIn } from '../support/doc-pages.ts'

const page = readFileSync('docs/suite-file.md', 'utf8')
const examples = docPages().flatMap(({ text }) => suitesIn(text))
const read = (text: string) => readSuites(text, '.gcbench.yml', workloads)

describe('the page of the suite file', () => {
  it('and all other pages show suites that can be read', { tags: 'slow' }, () => {
    expect(suitesIn(page).length).toBeGreaterThanOrEqual(7)
    expect(examples.length).toBeGreaterThan(suitesIn(page).length)
    for (const example of examples) expect(read(example).length).toBeGreaterThan(0)
  })

  it('shows what other tools need, which can be read', () => {
    const other = readFileSync('docs/other-tools.md', 'utf8')
    const kinds = new Set(
      suitesIn(other)
        .flatMap(read)
        .map(({ workload }) => workload.kind),
    )
    expect([...kinds].sort()).toEqual(tools.map(({ kind }) => kind).sort())
  })

  it('shows the file that means the same as none', () => {
    expect(examples.flatMap((example) => read(example))).toContainEqual(zeroConfigSuite())
  })

  it('shows an error as it is printed', () => {
    const text = 'suites:\n  micro:\n    workload: go-bench\n    until: decide\n'
    const shown = /```text\n(.*?)\n```/s.exec(page)?.[1] ?? 'no error is shown'
    expect(() => read(text)).toThrow(shown)
  })

  it('has a row with a text for every key', () => {
    const rows = suiteTable().split('\n').concat(variantTable().split('\n'))
    for (const key of Object.keys(suiteShape)) {
      expect(rows.some((row) => row.startsWith(`- \`${key}\`: `))).toBe(true)
    }
    expect(rows.filter((row) => /: *$/.test(row))).toEqual([])
  })

  it.each(workloads)('has a row for every setting of $kind', ({ settings }) => {
    for (const key of Object.keys(settingsShape(settings))) {
      expect(page).toContain(`- \`${key}\`: `)
    }
  })
})

describe('the JSON Schema', () => {
  const schema = z.fromJSONSchema(JSON.parse(suiteFileSchema()))
  const fixture = (path: string) => parse(readFileSync(`fixtures/suites/${path}.yml`, 'utf8'))

  it.each(examples)('takes the example %#', (example) => {
    expect(schema.safeParse(parse(example)).error).toBeUndefined()
  })

  it.each(['micro', 'change-and-gc', 'gc-against-gc', 'pool', 'toolchains', 'anchors', 'json'])(
    'takes what the reader takes: %s',
    (name) => {
      expect(schema.safeParse(fixture(`valid/${name}`)).error).toBeUndefined()
    },
  )

  it.each(['unknown-workload', 'unknown-keys', 'wrong-types', 'gate', 'names', 'no-suites'])(
    'refuses what the reader refuses: %s',
    (name) => {
      expect(schema.safeParse(fixture(`invalid/${name}`)).success).toBe(false)
    },
  )
})

describe('the published schemas', () => {
  // As SchemaStore checks what it lists: https://github.com/SchemaStore/schemastore, CONTRIBUTING.
  const ajv = () =>
    new Ajv({
      strict: true,
      allowUnionTypes: true,
      formats: { 'date-time': true },
      // YAML takes the abbreviated commit 12e4567 for a number without an end.
      strictNumbers: false,
    })
  const published = {
    'gcbench.schema.json': suiteFileSchema,
    'report.schema.json': reportJsonSchema,
  }

  it.each(Object.entries(published))('%s stands by itself', { tags: 'slow' }, (file, make) => {
    const schema = JSON.parse(make())
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: expect.stringMatching(new RegExp(`^https://.*/${file.replaceAll('.', '\\.')}$`)),
      title: expect.stringMatching(/^gcbench /),
    })
    // A reference that leads nowhere, or a word that no draft has, fails it.
    expect(() => ajv().compile(schema)).not.toThrow()
  })
  it('takes every suite file that the reader takes', { tags: 'slow' }, () => {
    const check = ajv().compile(JSON.parse(suiteFileSchema()))
    const texts = readdirSync('fixtures/suites/valid')
      .filter((name) => name.endsWith('.yml'))
      .map((name) => readFileSync(`fixtures/suites/valid/${name}`, 'utf8'))
      .filter((text) => isRead(text))
    expect(texts.length).toBeGreaterThanOrEqual(8)
    expect(texts.filter((text) => !check(parse(text, { merge: true })))).toEqual([])
    expect(check({ suites: { micro: { workload: 'go-bench', until: 'decide' } } })).toBe(false)
  })
})

/** Some fixtures name workloads that only tests have. */
function isRead(text: string): boolean {
  try {
    return read(text).length > 0
  } catch {
    return false
  }
}

describe('action.yml', () => {
  // GitHub, "Publishing in GitHub Marketplace"; limits as its form has them.
  it('has what the Marketplace asks for', () => {
    const { name, description, branding, author } = parse(actionYaml())
    expect(name.length).toBeLessThanOrEqual(32)
    expect(description.length).toBeLessThanOrEqual(125)
    expect(author).not.toBe('')
    expect(branding).toEqual({ icon: expect.stringMatching(/^[a-z-]+$/), color: 'green' })
  })
})
