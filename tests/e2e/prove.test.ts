/** `gcbench prove` as users type it: what is measured, its exit codes, and the proof that stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgsStringToArgv } from 'string-argv'
import { afterEach, describe, expect, it } from 'vitest'
import type { Proof } from '../../src/report/proof.ts'
import { packageAt } from '../support/installed-package.ts'
import { typed } from '../support/page-commands.ts'
import {
  benchmarkFile,
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

/** Head does a tenth of the work of base, and another benchmark is there that nobody claims. */
function makeFaster() {
  const other = { 'other_test.go': benchmarkFile('Other', '\tsink += Sum(make([]byte, Size))') }
  repository = makeRepository({ ...hashModule(200_000), ...other })
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit(hashModule(20_000))
}

const prove = (claim: string, ...more: string[]) =>
  gcbench(['prove', claim, '--base', 'main', '--budget', '1h', ...more], repository.folder)

const proofIn = (): Proof =>
  JSON.parse(readFileSync(join(repository.folder, 'gcbench-out/proof.json'), 'utf8'))

it('of another tool, tries out and measures that benchmark alone', async () => {
  const bench = (steps: number) => `import { Bench } from 'tinybench'
const bench = new Bench()
bench.add('work', () => { let sum = 0; for (let i = 0; i < ${steps}; i++) sum ^= i; return sum })
bench.add('other', () => { for (let i = 0; i < 1e9; i++) {} })
await bench.run()
console.table(bench.table())
`
  repository = makeRepository({
    'package.json': '{ "type": "module" }',
    'work.js': bench(1_000_000),
    ...packageAt('tinybench', 'vendor/tinybench'),
    '.gcbench.yml': `suites:
  s:
    workload: node
    tool: tinybench
    file: work.js
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
`,
  })
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit({ 'work.js': bench(1_000) })
  const ended = await prove('work is at least 10 % faster')
  const { plan } = reportIn(repository.folder)
  expect(plan.targets.map(({ settings }) => settings.names)).toEqual([['work']])
  expect(ended.err).not.toMatch(/probing \d+ benchmarks/)
  expect(ended.code, ended.err).toBe(0)
  expect(ended.out).toMatch(/^proved: "work is at least 10 % faster"/)
})

describe.skipIf(!hasGo)('gcbench prove', () => {
  it('proves what is so, of that benchmark alone, and leaves what verify checks', async () => {
    makeFaster()
    const ended = await prove('BenchmarkSum is at least 10 % faster and no more allocs/op')
    expect(ended.code, ended.err).toBe(0)
    expect(ended.out).toMatch(/^proved: "Sum is at least 10 % faster and no more allocs\/op": Sum /)
    const report = reportIn(repository.folder)
    expect(new Set(report.comparisons.map(({ benchmark }) => benchmark))).toEqual(new Set(['Sum']))
    expect(report.command).toContain("gcbench prove 'BenchmarkSum is at least 10 % faster")
    const checked = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('verified: the proof')])
    const file = await gcbench(['verify', 'gcbench-out/proof.json'], repository.folder)
    expect(file.out).toBe(checked.out)
    const path = join(repository.folder, 'gcbench-out/proof.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll('10 %', '50 %'))
    const altered = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect([altered.code, altered.out]).toEqual([1, expect.stringContaining('proof.claim')])
    // What a run leaves in the folder is no proof of what was proved before.
    await gcbench(['run', '--base', 'main', '--rounds', '2'], repository.folder)
    expect(existsSync(path)).toBe(false)
  })

  it('refutes what is not so, and cannot tell what it has not seen', async () => {
    makeFaster()
    const refuted = await prove('Sum is at most 10 % faster')
    expect([refuted.code, refuted.err]).toEqual([1, expect.anything()])
    expect(proofIn().verdict).toBe('refuted')
    const open = await prove('Sum is at least 10 % faster', '--rounds', '3', '--json')
    expect(open.code, open.err).toBe(2)
    expect(JSON.parse(open.out)).toEqual(proofIn())
    expect(proofIn()).toMatchObject({ verdict: 'cannot-tell', rows: [{ rounds: 3 }] })
    const more = ['--resume', '--rounds', '20']
    const other = await prove('Sum is at least 11 % faster', ...more)
    expect([other.code, other.err]).toEqual([3, expect.stringContaining('is to prove Sum is at')])
    const told = await prove('Sum is at least 10 % faster', ...more)
    expect([told.code, told.out]).toEqual([0, expect.stringContaining('proved')])
  })

  it('does not take a wrong call for "cannot tell"', async () => {
    makeFaster()
    const codes = [
      await gcbench(['prove'], repository.folder),
      await prove('Sum is faster'),
      await prove('Sun is at least 10 % faster'),
      await prove('Sum is at least 10 % faster', '--rounds', 'many'),
    ].map(({ code }) => code)
    expect(codes).toEqual([5, 5, 5, 5])
    const nowhere = await prove('Sum is at least 10 % faster', '--head', 'nowhere')
    expect(nowhere.code).toBe(3)
  })

  it('is typed as the page has it', async () => {
    const line = typed(
      'docs/how-to/coding-agents.md',
      "gcbench prove 'BenchmarkSum is at least 10 % faster' --base main",
    )
    makeFaster()
    const ended = await gcbench(parseArgsStringToArgv(line).slice(1), repository.folder)
    expect([ended.code, ended.out], ended.err).toEqual([0, expect.stringContaining('proved')])
  })
})
