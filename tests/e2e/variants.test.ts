import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeExampleRepository } from '../../fixtures/examples/make-repository.ts'
import type { Report } from '../../src/model/model.ts'
import { foldersOf } from '../../src/workloads/go-toolchain.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (folder: string, out = 'gcbench-out'): Report =>
  JSON.parse(readFileSync(join(folder, out, 'report.json'), 'utf8'))

/** Go toolchains that can be had here; the others are fetched as modules by the go command. */
function canHave(version: string): boolean {
  try {
    execFileSync('go', ['version'], { env: { ...process.env, GOTOOLCHAIN: version } })
    return true
  } catch {
    console.warn(`skipped: toolchain ${version} cannot be fetched from here`)
    return false
  }
}

/** Releases that no go command fetches, where this machine has them. */
const OLD = ['1.12.17', '1.13.15', '1.19.8'].filter((version) => {
  const isThere = foldersOf(`go${version}`, process.env).some((folder) => {
    try {
      const said = execFileSync(`${folder}/go`, ['version'], { stdio: 'pipe', encoding: 'utf8' })
      return said.includes(`go${version} `)
    } catch {
      return false
    }
  })
  if (!isThere) console.warn(`skipped: go${version} is not on this machine`)
  return isThere
})

describe.skipIf(!hasGo)('variants', () => {
  it('an experiment that the toolchain does not know: says so and what it knows', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      '.gcbench.yml': suiteFile(
        'variants: [as-is, tea]\ncontrasts: [{ variants: { base: as-is, head: tea } }]',
        'variants: { as-is: {}, tea: { build-env: { GOEXPERIMENT: greenteagcc } } }',
      ),
    })
    const ended = await gcbench(['run'], repository.folder)
    expect(ended.err).toMatch(/go1\.\d+\S* knows no GOEXPERIMENT "greenteagcc"/)
    expect(ended.err).toContain('did you mean "greenteagc"')
    expect(ended.code).toBe(2)
  })

  it('a toolchain that does not exist: says which variant and what to check', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      '.gcbench.yml': suiteFile(
        'variants: [as-is, future]\ncontrasts: [{ variants: { base: as-is, head: future } }]',
        'variants: { as-is: {}, future: { go: 1.999.0 } }',
      ),
    })
    const ended = await gcbench(['run'], repository.folder)
    expect(ended.err).toContain('variant "future"')
    expect(ended.err).toContain('go1.999.0')
    expect(ended.code).toBe(3)
  })

  it.skipIf(!hasGo || !canHave('go1.25.3') || !canHave('go1.27.1'))(
    'two toolchains and both collectors in one suite: every binary says what it is',
    { tags: 'rehearsal' },
    async () => {
      // No more of them than tell: each compiles the standard library where the machine never did.
      repository = makeRepository({
        ...hashModule(20_000),
        '.gcbench.yml': suiteFile(
          `variants: [old, old-tea, new-classic]
contrasts:
  - variants: { base: old, head: old-tea }
  - variants: { base: old, head: new-classic }`,
          `variants:
  old: { go: 1.25.3 }
  old-tea: { go: 1.25.3, build-env: { GOEXPERIMENT: greenteagc } }
  new-classic: { go: 1.27.1, build-env: { GOEXPERIMENT: nogreenteagc }, env: { GOGC: 50 } }`,
        ),
      })
      await gcbench(['run', '--rounds', '2'], repository.folder)
      const report = reportOf(repository.folder)
      const said = report.builds.map(({ arm, toolchain }) => `${arm} ${toolchain}`)
      expect(said).toEqual([
        'head@old go1.25.3',
        'head@old-tea go1.25.3 X:greenteagc',
        'head@new-classic go1.27.1-X:nogreenteagc',
      ])
      expect(new Set(report.comparisons.map(({ contrast }) => contrast)).size).toBe(2)
    },
  )

  it('a release that no go command fetches and that is not there: how to get it', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      '.gcbench.yml': suiteFile(
        'variants: [as-is, past]\ncontrasts: [{ variants: { base: as-is, head: past } }]',
        'variants: { as-is: {}, past: { go: 1.11.99 } }',
      ),
    })
    const ended = await gcbench(['run'], repository.folder)
    expect(ended.err).toContain('variant "past": go1.11.99 is not here')
    expect(ended.err).toContain('go install golang.org/dl/go1.11.99@latest && go1.11.99 download')
    expect(ended.code).toBe(3)
  })

  it.skipIf(!hasGo || OLD.length === 0 || !canHave('go1.27.1'))(
    `releases from before GOTOOLCHAIN (${OLD.join(', ')}) beside the newest`,
    { tags: 'rehearsal' },
    async () => {
      const names = OLD.map((version) => version.replaceAll('.', '-'))
      repository = makeRepository({
        ...hashModule(20_000),
        'go.mod': 'module example.org/hash\n\ngo 1.12\n',
        '.gcbench.yml': suiteFile(
          `variants: [${[...names, 'new'].join(', ')}]
contrasts:
${names.map((name) => `  - variants: { base: ${name}, head: new }`).join('\n')}`,
          `variants:
${OLD.map((version, at) => `  ${names[at]}: { go: ${version} }`).join('\n')}
  new: { go: 1.27.1 }`,
        ),
      })
      const ended = await gcbench(['run', '--rounds', '2'], repository.folder)
      const report = reportOf(repository.folder)
      expect(
        report.builds.map(({ arm, toolchain }) => [arm, toolchain]),
        ended.err,
      ).toEqual([
        ...OLD.map((version, at) => [`head@${names[at]}`, `go${version}`]),
        ['head@new', 'go1.27.1'],
      ])
      const statuses = report.records?.map(({ status, problem }) => problem?.message ?? status)
      expect(new Set(statuses)).toEqual(new Set(['ok']))
    },
  )

  it('the environment of a variant reaches its trials and nothing else does', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      'env_test.go': `package hash

import (
	"os"
	"testing"
)

func BenchmarkEnv(b *testing.B) {
	for i := 0; i < b.N; i++ {
	}
	b.ReportMetric(float64(len(os.Getenv("GOGC"))), "length")
}
`,
      '.gcbench.yml': suiteFile(
        `variants: [short, long]
contrasts: [{ variants: { base: short, head: long } }]`,
        'variants: { short: { env: { GOGC: 50 } }, long: { env: { GOGC: 4000 } } }',
      ),
    })
    await gcbench(['run', '--rounds', '3'], repository.folder, { GOGC: '123456' })
    const row = reportOf(repository.folder).comparisons.find(({ metric }) => metric === 'length')
    expect(row).toMatchObject({ baseValue: 2, headValue: 4 })
  })
})

describe.skipIf(!hasGo)('the bundled examples', { tags: 'rehearsal' }, () => {
  let prolly: string
  let pool: string
  beforeAll(async () => {
    prolly = mkdtempSync(join(tmpdir(), 'gcbench-prolly-'))
    pool = mkdtempSync(join(tmpdir(), 'gcbench-pool-'))
    await makeExampleRepository('prolly', prolly)
    await makeExampleRepository('pool', pool)
    return () => {
      for (const folder of [prolly, pool]) rmSync(folder, { recursive: true, force: true })
    }
  })

  /** The example's own suite file with samples of 10 ms; `more` stands in the suite. */
  const shortened = (folder: string, more = '') => {
    const text = readFileSync(join(folder, '.gcbench.yml'), 'utf8')
    expect(text).toContain('benchtime: 100ms }\n')
    const short = text.replaceAll('benchtime: 100ms }\n', `benchtime: 10ms }\n${more}`)
    writeFileSync(join(folder, 'short.yml'), short)
    return ['--config', 'short.yml']
  }

  it('change x GC: both contrasts and their interaction, from real builds', async () => {
    const args = ['run', 'change-x-gc', '--rounds', '2', '--seed', 'ci']
    await gcbench([...args, ...shortened(prolly, '    layout: single\n')], prolly)
    const report = reportOf(prolly)
    const kinds = report.plan.contrasts.map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['refs', 'variants', 'interaction']))
    for (const name of ['groupby_scan', 'index_join', 'select_random_points']) {
      const rows = report.comparisons.filter(
        (row) => row.benchmark === name && row.metric === 'time/op',
      )
      expect(new Set(rows.map(({ contrast }) => contrast)).size, name).toBe(kinds.length)
      // Two rounds give no row an interval, but all were paired.
      for (const { estimate } of rows) {
        expect(estimate, name).toMatchObject({ n: 2, point: expect.any(Number) })
      }
    }
  })

  it('pool against no pool: two benchmarks of one build', async () => {
    const short = shortened(pool, '    layout: single\n')
    await gcbench(['run', '--rounds', '8', '--seed', 'ci', ...short], pool)
    const rows = reportOf(pool).comparisons.filter(({ metric }) => metric === 'allocs/op')
    const words = rows.filter(({ role }) => role !== 'geomean').map(({ verdict }) => verdict.word)
    expect(words).toEqual(['improved', 'improved'])
  })

  it('the same commit on both sides: binaries say so, and none of its rows gates', async () => {
    const base = ['--base', 'main', '--head', 'aa', '--out', 'aa-out']
    const short = shortened(prolly, '    layout: single\n')
    await gcbench(['run', 'change-x-gc', '--rounds', '2', ...base, ...short], prolly)
    const report = reportOf(prolly, 'aa-out')
    const refs = report.plan.contrasts.filter(({ kind }) => kind === 'refs').map(({ id }) => id)
    expect(report.plan.unchanged.map(({ contrast }) => contrast)).toEqual(refs)
    expect(refs.length).toBeGreaterThan(0)
    // Two rounds can call nothing: that no row of these gates is known from the binaries alone.
    for (const name of ['groupby_scan', 'index_join', 'select_random_points']) {
      const rows = report.comparisons.filter(
        ({ benchmark, contrast }) => benchmark === name && refs.includes(contrast),
      )
      expect(new Set(rows.map(({ contrast }) => contrast)), name).toEqual(new Set(refs))
      expect(new Set(rows.map(({ role }) => role)), name).toEqual(new Set(['control']))
    }
  })
})
