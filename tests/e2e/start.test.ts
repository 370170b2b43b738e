/** What docs/start.md tells to type, typed into a shell, on a repository as its reader has one. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSuites } from '../../src/core/suite/suite.ts'
import { workloads } from '../../src/core/workloads/index.ts'
import { blocksIn } from '../support/doc-pages.ts'
import {
  hasGo,
  hashModule,
  makeRepository,
  PROJECT,
  type Repository,
  reportIn,
} from '../support/repository.ts'

let repository: Repository
let bin = ''
afterEach(() => {
  repository?.remove()
  rmSync(bin, { recursive: true, force: true })
})

const page = readFileSync(join(PROJECT, 'docs/start.md'), 'utf8')
const [install = '', , init = ''] = blocksIn(page, 'sh')
const inline = [...page.matchAll(/`(gcbench\s(?:plan|doctor|report\s[^`]+))`/g)].map(
  ([, command = '']) => command.replaceAll(/\s+/g, ' ').replace(' --open', ''),
)

/** The shell of a reader: gcbench is these sources, and npm, which installs it, only says so. */
function type(commands: string, cwd: string) {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1' }
  return spawnSync('sh', ['-ec', commands], { cwd, env, encoding: 'utf8' })
}

function makeProgram(name: string, text: string): void {
  const path = join(bin, name)
  spawnSync('sh', ['-c', `cat > '${path}'`], { input: `#!/bin/sh\n${text}\n` })
  chmodSync(path, 0o755)
}

/** Few and short rounds, under a budget that is never reached; the page has none of it. */
const SHORT = `suites:
  go-bench:
    workload: { kind: go-bench, benchtime: 5ms }
    layout: single
    rounds: { min: 8, max: 8 }
    budget: 2h
`

describe.skipIf(!hasGo)('the page Start', () => {
  it('from installing to a suite file of your own', () => {
    bin = mkdtempSync(join(tmpdir(), 'gcbench-bin-'))
    makeProgram('gcbench', `exec '${process.execPath}' '${PROJECT}/src/cli.ts' "$@"`)
    makeProgram('npm', 'echo "npm $*"')
    repository = makeRepository({ ...hashModule(100), '.gcbench.yml': SHORT })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit(hashModule(3000))
    // The page says `cd your/module`.
    mkdirSync(join(bin, 'your'))
    spawnSync('ln', ['-s', repository.folder, join(bin, 'your/module')])

    const first = type(install, bin)
    expect(first.stdout, first.stderr).toMatch(/^npm install --global .*gcbench-action-.*\.tgz$/m)
    // Thirty times the work: the gate says no, and the exit code says so.
    expect(first.stdout).toMatch(/`?Sum`? slower/)
    expect(first.status).toBe(1)
    expect(reportIn(repository.folder).conclusion.conclusion).toBe('failure')
    expect(existsSync(join(repository.folder, 'gcbench-out/report.html'))).toBe(true)

    expect(inline).toHaveLength(3)
    for (const command of inline) {
      const told = type(command, repository.folder)
      // The doctor ends with 1 where the machine is noisy.
      expect([0, 1], told.stderr).toContain(told.status)
      expect(told.stdout).not.toBe('')
    }

    rmSync(join(repository.folder, '.gcbench.yml'))
    const written = type(init, repository.folder)
    expect(written.status, written.stderr).toBe(0)
    const file = readFileSync(join(repository.folder, '.gcbench.yml'), 'utf8')
    expect(readSuites(file, '.gcbench.yml', workloads)).toHaveLength(1)
  })
})
