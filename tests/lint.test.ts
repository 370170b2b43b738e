/** The import rules refuse what they are for: each planted import is found, types included. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gcbench-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const planted = {
  'src/model/up.ts': "import type { Report } from '../report/report.ts'\nexport type Up = Report\n",
  'src/report/report.ts': 'export type Report = { x: number }\n',
  'src/stats/round.ts': "import { other } from './trip.ts'\nexport const round = other\n",
  'src/stats/trip.ts':
    "import type { round } from './round.ts'\nexport const other: typeof round = 1\n",
  'src/stats/judge.ts': "import { power } from './power.ts'\nexport const judge = power\n",
  'src/stats/power.ts': 'export const power = 1\n',
  'src/parse/file.ts': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
  'src/run/bare.ts': "import { exec } from '../machine/exec.ts'\nexport const run = exec\n",
  'src/machine/exec.ts': 'export const exec = 1\n',
  'src/cli/octo.ts': "import { Octokit } from 'octokit'\nexport const octo = Octokit\n",
  'bot/store/run.ts': "import { run } from '../../src/run/bare.ts'\nexport const start = run\n",
}

it('names every planted import by the rule that it breaks', () => {
  for (const [path, text] of Object.entries(planted)) plant(path, text)
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(ROOT, '.dependency-cruiser.mjs')
  const args = [cli, '--config', config, '--output-type', 'json', 'src', 'bot']
  let out = ''
  try {
    out = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    out = (error as { stdout: string }).stdout
  }
  const { summary } = JSON.parse(out) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  const found = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  for (const line of [
    'src/model/up.ts: src/model imports only what lies below it',
    'src/stats/round.ts: no circles',
    'src/stats/judge.ts: the referee knows random numbers, distributions, and the data of rows',
    'src/parse/file.ts: the core has no file, process, clock or network',
    'src/run/bare.ts: what builds and measures reaches the machine through machine/host.ts',
    'src/cli/octo.ts: only src/github talks to GitHub',
    'bot/store/run.ts: the bot cannot run code',
  ])
    expect(found).toContain(line)
})

it('the referee is read within 1,500 lines', () => {
  const lines = ['schedule', 'test', 'judge'].flatMap((name) =>
    readFileSync(join(ROOT, `src/stats/${name}.ts`), 'utf8').split('\n'),
  )
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.length).toBeLessThanOrEqual(1500)
})
