/** What docs/start.md tells to type, typed into a shell, on a repository as its reader has one. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import { workloads } from '../../src/workloads/index.ts'
import { typed } from '../support/page-commands.ts'
import { makeReaderShell, type ReaderShell } from '../support/reader-shell.ts'
import {
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
} from '../support/repository.ts'

let repository: Repository
let shell: ReaderShell
afterEach(() => {
  repository?.remove()
  shell?.remove()
})

/** Few and short rounds, under a budget that is never reached; the page has none of it. */
const SHORT = `suites:
  go-bench:
    workload: { kind: go-bench, benchtime: 5ms }
    layout: single
    rounds: { min: 8, max: 8 }
    budget: 2h
`

describe.skipIf(!hasGo)('the page Start', () => {
  it('from installing to a suite file of your own', async () => {
    shell = await makeReaderShell()
    // What is installed is asked of the package in tests/package/packed.test.ts.
    shell.makeProgram('npm', 'echo "npm $*"')
    repository = makeRepository({ ...hashModule(100), '.gcbench.yml': SHORT })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit(hashModule(3000))
    const { folder } = repository
    mkdirSync(join(shell.bin, 'your'))
    symlinkSync(folder, join(shell.bin, 'your/module'))

    const first = shell.type(
      [
        typed('docs/start.md', 'npm install --global ./gcbench-action-*.tgz'),
        typed('docs/start.md', 'cd your/module'),
        typed('docs/start.md', 'gcbench run'),
      ].join('\n'),
      shell.bin,
    )
    expect(first.stdout, first.stderr).toMatch(/^npm install --global .*gcbench-action-.*\.tgz$/m)
    // Thirty times the work: the gate says no, and the exit code says so.
    expect(first.stdout).toMatch(/`?Sum`? slower/)
    expect(first.status).toBe(1)
    expect(reportIn(folder).conclusion.conclusion).toBe('failure')
    expect(existsSync(join(folder, 'gcbench-out/report.html'))).toBe(true)

    const plan = shell.type(typed('docs/start.md', 'gcbench plan'), folder)
    expect(plan.stdout, plan.stderr).toContain('Sum')
    const doctor = shell.type(typed('docs/start.md', 'gcbench doctor'), folder)
    // It ends with 1 where the machine is noisy.
    expect([0, 1], doctor.stderr).toContain(doctor.status)
    expect(doctor.stdout).not.toBe('')
    // The browser says what it was given, once: `--open` does not wait for it.
    shell.makeProgram(
      'xdg-open',
      `echo "$1" > '${shell.bin}/opened.new'
mv '${shell.bin}/opened.new' '${shell.bin}/opened'`,
    )
    const open = shell.type(typed('docs/start.md', 'gcbench report gcbench-out --open'), folder)
    expect(open.status, open.stderr).toBe(0)
    const opened = () => readFileSync(join(shell.bin, 'opened'), 'utf8')
    await expect.poll(opened, { timeout: 60_000 }).toContain('gcbench-out/report.html')

    rmSync(join(folder, '.gcbench.yml'))
    const written = shell.type(typed('docs/start.md', 'gcbench init'), folder)
    expect(written.status, written.stderr).toBe(0)
    const file = readFileSync(join(folder, '.gcbench.yml'), 'utf8')
    expect(readSuites(file, '.gcbench.yml', workloads)).toHaveLength(1)
  })
})
