import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { place, staleFiles } from '../scripts/docs/generate-docs.ts'
import { NODE_MAJOR, VERSION } from '../src/model/version.ts'
import {
  circles,
  deadRows,
  folderProblems,
  globalProblems,
  headProblems,
  importProblems,
  machineProblems,
  nameProblems,
  patternProblems,
  type SourceFile,
  shelfProblems,
  sizeProblems,
  wordProblems,
} from './architecture/check.ts'
import { rooms, shelves, storeys } from './architecture/rooms.ts'

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
const paths = list.split('\n').filter((path) => path !== '' && existsSync(path))
const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') })

const ours = paths.filter(
  (path) => !/^(dist|fixtures|docs\/captures)\/|\.generated\.ts$/.test(path),
)
const code = ours.filter((path) => path.endsWith('.ts')).map(read)
const core = code.filter(({ path }) => path.startsWith('src/core/'))
const texts = ours.filter((path) => /(\.(ts|md|ya?ml|json|go|sh)|^\.ci\/run)$/.test(path)).map(read)

describe('the project', () => {
  it('imports down the picture only', () => {
    expect(code.flatMap(importProblems)).toEqual([])
  })
  it('has no circle of files', () => {
    expect(circles(code)).toEqual([])
  })
  it('has no dead row in its rules', () => {
    expect(deadRows(code)).toEqual([])
  })
  it('lets no folder become a hall', () => {
    expect(folderProblems(paths)).toEqual([])
  })
  it('keeps core pure', () => {
    expect(core.flatMap(globalProblems)).toEqual([])
  })
  it('matches what others write by an engine that cannot be kept busy', () => {
    expect(patternProblems(code)).toEqual([])
  })
  it.each(shelves)('lists every book of %s', (shelf) => {
    expect(shelfProblems(shelf, code)).toEqual([])
  })
  it('stays within its bounds', () => {
    expect(code.flatMap(sizeProblems)).toEqual([])
  })
  it('uses telling names', () => {
    expect(code.flatMap(({ path }) => nameProblems(path))).toEqual([])
  })
  it('has one meaning for each name that is exported', () => {
    expect(wordProblems(code)).toEqual([])
  })
  it('says in the first line of each file what it is', () => {
    expect(headProblems(code)).toEqual([])
  })
  it('has its generated texts up to date', async () => {
    expect(await staleFiles()).toEqual([])
  })
  it('has one version', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(VERSION)
  })
  it('has one Node, and steps whose programs are there', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(engines.node).toBe(`>=${NODE_MAJOR}`)
    expect(readFileSync('README.md', 'utf8')).toContain(`Node ${NODE_MAJOR}`)
    expect(readFileSync('docs/bot.md', 'utf8')).toContain(`Node ${NODE_MAJOR}`)
    for (const step of ['', 'merge/', 'selftest/', 'publish/', 'authorize/']) {
      const { runs } = parse(readFileSync(`${step}action.yml`, 'utf8'))
      expect(runs.using).toBe(`node${NODE_MAJOR}`)
      expect(existsSync(join(step, runs.main))).toBe(true)
    }
  })
  it('names no folder of one machine', () => {
    expect(
      texts.filter(({ path }) => path !== 'package-lock.json').flatMap(machineProblems),
    ).toEqual([])
  })
})

describe('the checker itself', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text })

  it.each([
    ['src/plan/plan.ts', "import { readFileSync } from 'node:fs'"],
    ['src/plan/plan.ts', "import * as core from '@actions/core'"],
    ['src/plan/plan.ts', "import { run } from '../../measure/rounds.ts'"],
    ['src/plan/plan.ts', "export { x } from '../../host/port/host.ts'"],
    ['src/plan/plan.ts', "import { makeReport } from '../report/report.ts'"],
    ['src/model/unit.ts', "import { makeReport } from '../report/report.ts'"],
    ['src/core/judge/judge.ts', "import { goBench } from '../parsers/go-bench.ts'"],
    ['src/plan/plan.ts', "const x = await import('node:fs')"],
    ['src/plan/plan.ts', "type X = import('node:fs').Stats"],
    ['src/model/model.ts', "import { parse } from 'yaml'"],
    ['src/report/profile-targets.ts', "import { Profile } from 'pprof-format'"],
    ['src/parse/sysbench.ts', "import { parsers } from './index.ts'"],
    ['src/parse/sysbench.ts', "import { goBench } from './go-bench.ts'"],
    ['src/parse/sysbench.ts', "import { markdown } from '../formats/markdown.ts'"],
    ['bot/commands/status.ts', "import { bench } from './bench.ts'"],
    ['bot/commands/status.ts', "import { commentCommands } from './index.ts'"],
    ['src/cli/doctor.ts', "import { runCommand } from './run.ts'"],
    ['src/run/trial.ts', "import { goBench } from '../core/parsers/go-bench.ts'"],
    ['src/machine/exec.ts', "import { runTrial } from '../measure/trial.ts'"],
    ['src/machine/exec.ts', "import { Octokit } from 'octokit'"],
    ['src/machine/exec.ts', "import { github } from './github/github.ts'"],
    ['src/run/trial.ts', "import { nodeExec } from '../host/exec.ts'"],
    ['src/run/trial.ts', "import type { GitHub } from '../host/port/github.ts'"],
    ['src/run/trial.ts', "import { spawn } from 'node:child_process'"],
    ['src/run/bench.ts', "import { nodeHost } from '../host/node.ts'"],
    ['src/github/publish.ts', "import { runRounds } from '../measure/rounds.ts'"],
    ['src/github/authorize.ts', "import { runBench } from './bench.ts'"],
    ['src/actions/publish.ts', "import { runBench } from './stories/bench.ts'"],
    ['src/actions/main.ts', "import { main } from './cli.ts'"],
    ['src/cli/main.ts', "import * as github from './host/github/github.ts'"],
    ['bot/looks/finish.ts', "import { runBench } from '../../src/run/bench.ts'"],
    ['bot/looks/finish.ts', "import { nodeExec } from '../../src/machine/exec.ts'"],
    ['bot/looks/finish.ts', "import { spawn } from 'node:child_process'"],
    ['bot/looks/finish.ts', "import { Octokit } from 'octokit'"],
    ['bot/looks/finish.ts', "import { PgBoss } from 'pg-boss'"],
    ['bot/looks/finish.ts', "import { handle } from '../handlers/handle.ts'"],
    ['bot/store/queue.ts', "import { Command } from 'commander'"],
    ['src/run/bench.ts', "import { handle } from '../../bot/handlers/events.ts'"],
    ['src/stray/x.ts', 'export const x = 1'],
  ])('refuses in %s: %s', (path, text) => {
    expect(importProblems(file(path, text))).toHaveLength(1)
  })

  it.each([
    ['src/plan/plan.ts', "import { z } from 'zod'\nimport type { P } from '../model/model.ts'"],
    ['src/workloads/go-bench.ts', "import { x } from './go-bench-settings.ts'"],
    ['src/core/formats/terminal.ts', "import { x } from './terminal-strip.ts'"],
    ['src/parse/index.ts', "import { goBench } from './go-bench.ts'"],
    ['src/parse/pprof.ts', "import { Profile } from 'pprof-format'"],
    ['src/github/repository.ts', "import { Octokit } from 'octokit'"],
    ['src/run/bench.ts', "import { x } from '../measure/rounds.ts'\nimport '../host/port/host.ts'"],
  ])('allows in %s: %s', (path, text) => {
    expect(importProblems(file(path, text))).toEqual([])
  })

  it('sees a circle of types too, and a folder that is a hall', () => {
    const a = file('src/core/judge/a.ts', "import type { B } from './b.ts'")
    const b = file('src/core/judge/b.ts', "export { C } from './c.ts'")
    const c = file('src/core/judge/c.ts', "import { A } from './a.ts'")
    expect(circles([a, b, c])).toEqual([`${a.path} -> ${b.path} -> ${c.path} -> ${a.path}`])
    expect(circles([a, b])).toEqual([])
    const flat = Array.from({ length: 21 }, (_, n) => `bot/jobs/n${n}.ts`)
    expect(folderProblems(flat)).toEqual(['bot/jobs: 21 files lie flat'])
    expect(folderProblems(flat.slice(1))).toEqual([])
  })

  it('sees rows of its rules that are about nothing', () => {
    expect(deadRows([])).toContain('src/core/judge: a room without a file')
    expect(deadRows([])).toContain('src/host/github: imports no package /^octokit$/')
  })

  it.each(['Date.now()', 'new Date()', 'Math.random()', "Math['random']()", 'process.env'])(
    'refuses %s in core',
    (text) => expect(globalProblems(file('src/core/x.ts', text))).toHaveLength(1),
  )
  it.each([
    'console.log(1)',
    'fetch("x")',
    'setTimeout(f, 1)',
    'const {env} = process',
    'f({process})',
  ])('refuses %s in core', (text) =>
    expect(globalProblems(file('src/core/x.ts', text))).toHaveLength(1),
  )
  it.each(['x.process', 'const x = { Date: 1 }', 'type X = { fetch: string }', '"process.env"'])(
    'allows %s in core',
    (text) => expect(globalProblems(file('src/core/x.ts', text))).toEqual([]),
  )

  it('finds an orphan on a shelf, and lets a part of a book be', () => {
    const shelf = 'src/core/parsers'
    const index = file(`${shelf}/index.ts`, "import { a } from './alpha.ts'")
    const alpha = file(`${shelf}/alpha.ts`, "import { b } from './alpha-lines.ts'")
    const part = file(`${shelf}/alpha-lines.ts`, '')
    const unused = file(`${shelf}/alpha-unused.ts`, '')
    const orphan = file(`${shelf}/beta.ts`, '')
    expect(shelfProblems(shelf, [index, alpha, part])).toEqual([])
    expect(shelfProblems(shelf, [index, alpha, part, unused, orphan])).toEqual([
      `${unused.path}: neither in ${shelf}/index.ts nor a part of a book that is`,
      `${orphan.path}: neither in ${shelf}/index.ts nor a part of a book that is`,
    ])
    expect(shelfProblems(shelf, [alpha])).toEqual([`${shelf}: no index.ts`])
  })

  it('measures functions and lines', () => {
    const fits = `function f() {\n${'  g()\n'.repeat(58)}}\n`
    const long = `function f() {\n${'  g()\n'.repeat(59)}}\n`
    expect(sizeProblems(file('src/x.ts', fits))).toEqual([])
    expect(sizeProblems(file('src/x.ts', long))).toEqual(['src/x.ts:1: a function of 61 lines'])
    expect(sizeProblems(file('tests/x.ts', long))).toEqual([])
    expect(sizeProblems(file('src/x.ts', `//${'-'.repeat(99)}`))).toEqual([
      'src/x.ts:1: 101 columns',
    ])
  })

  it('sees a regular expression made of text', () => {
    const file = (text: string) => [{ path: 'src/core/gate/new.ts', text }]
    for (const text of ['new RegExp(rule).test(x)', 'const r = RegExp(rule)'])
      expect(patternProblems(file(text))[0]).toContain('src/core/gate/new.ts: a regular')
    expect(patternProblems(file('/a+/.test(x)')).join()).not.toContain('new.ts')
  })

  it.each([
    ['type', 'export type Seen = string'],
    ['constant', 'export const Seen = 1'],
    ['function', 'export async function Seen() {}'],
  ])('sees a %s of a name that another file exports', (_, text) => {
    const other = file('src/core/a.ts', 'export const Seen = 2')
    expect(wordProblems([other, file('bot/b.ts', text)])).toHaveLength(1)
    expect(wordProblems([other, file('tests/b.ts', text)])).toEqual([])
  })

  it('sees a name that two files export', () => {
    const twice = ['src/a.ts', 'bot/b.ts'].map((path) => file(path, 'export type Seen = string'))
    expect(wordProblems(twice)).toEqual(['Seen: exported by src/a.ts, bot/b.ts'])
    expect(wordProblems([twice[0]!, file('src/c.ts', 'export type { Seen }')])).toEqual([])
  })

  it('sees a file that does not say what it is', () => {
    const silent = [
      file('src/core/a.ts', 'export const a = 1'),
      file('bot/b.ts', '/** It is b. */'),
    ]
    expect(headProblems(silent)).toEqual(['src/core/a.ts: its first line does not say what it is'])
  })

  it('sees a shelf without an index, and a storey without a room', () => {
    expect(deadRows([])).toContain('bot/commands: a shelf without an index')
    for (const { name } of storeys) expect(rooms.map(({ storey }) => storey)).toContain(name)
  })

  it('knows empty names', () => {
    expect(nameProblems('src/core/utils.ts')).toHaveLength(1)
    expect(nameProblems('src/helpers/x.ts')).toHaveLength(1)
    expect(nameProblems('src/core/index.ts')).toHaveLength(1)
    expect(nameProblems('src/core/goBench.ts')).toHaveLength(1)
    expect(nameProblems('src/parse/index.ts')).toEqual([])
    expect(nameProblems('tests/architecture.test.ts')).toEqual([])
  })

  it('puts a generated text between its markers', () => {
    const page = 'a\n<!-- generated:x -->\nold\n<!-- /generated:x -->\nb\n'
    const made = 'a\n<!-- generated:x -->\n\nnew\n\n<!-- /generated:x -->\nb\n'
    expect(place(page, 'x', 'new\n')).toBe(made)
    expect(place(made, 'x', 'new\n')).toBe(made)
    expect(() => place(page, 'y', 'new')).toThrow(/no markers/)
  })

  it('sees a machine in a text', () => {
    const home = ['', 'home', 'ann', 'x'].join('/')
    expect(machineProblems(file('README.md', `a\nsee ${home}`))).toHaveLength(1)
    expect(machineProblems(file('README.md', 'see ~/x, /home/runner-less, src/work/x'))).toEqual([])
  })
})
