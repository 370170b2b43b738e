/**
 * What takes minutes or hours, typed as it stands until its first result, then ended by Ctrl-C:
 * nothing of it may stay, neither a process nor a file.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPython } from '../../scripts/research/oracle/oracle.ts'
import { noPostgres } from '../bot/postgres.ts'
import { typed } from '../support/page-commands.ts'
import { hasGo, PROJECT } from '../support/repository.ts'
import { makeClone, type OwnClone } from './own-clone.ts'

let clone: OwnClone
let folder = ''
beforeAll(() => {
  clone = makeClone({ packages: true })
  folder = mkdtempSync(join(tmpdir(), 'gcbench-long-'))
  // PostgreSQL does not run as root, and has to pass through.
  chmodSync(folder, 0o711)
})
afterAll(() => {
  clone.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Processes that were told of the folder, and what is in it. */
function left(): string[] {
  const processes = readdirSync('/proc').filter((name) => {
    try {
      return readFileSync(`/proc/${name}/environ`, 'utf8').includes(folder)
    } catch {
      return false
    }
  })
  const named = processes.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return pid
    }
  })
  return [...named, ...readdirSync(folder)]
}

/** How long whoever was told to end may take on the slowest of machines, ms. */
const ENDS_MS = 300_000

/** Types it, presses Ctrl-C once it has said that, and looks at what stayed; what it said. */
async function typeUntil(command: string, said: RegExp, cwd = clone.folder): Promise<string> {
  const env = { ...process.env, TMPDIR: folder, NO_COLOR: '1', npm_config_loglevel: 'error' }
  const child = spawn('sh', ['-c', command], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let isSaid = false
  const read = (chunk: Buffer) => {
    text += chunk
    if (isSaid || !said.test(text) || child.pid === undefined) return
    isSaid = true
    process.kill(-child.pid, 'SIGINT')
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  await new Promise((end) => child.once('exit', end))
  expect(isSaid, `${command} did not say ${said}:\n${text}`).toBe(true)
  await expect.poll(left, { timeout: ENDS_MS, message: `${command} left` }).toEqual([])
  expect(clone.changed(), `${command} has changed the clone`).toBe('')
  return text
}

describe('what is simulated and bent', () => {
  it('alerts', () =>
    typeUntil(
      typed('docs/after-the-merge.md', 'npm run simulate -- alerts 3'),
      /^12 rounds, nothing changes: years 3, alarmsAYear 0,/m,
    ))
  it('chains', () =>
    typeUntil(
      typed('docs/after-the-merge.md', 'npm run simulate -- chain'),
      /^chain alone, 1 of 50: covered /m,
    ))
  it('bisections', () =>
    typeUntil(
      typed('docs/after-the-merge.md', 'npm run simulate -- bisect 100'),
      /^one step of \+5 %, 1 of 100: right [01], set/m,
    ))
  it('both clocks', () =>
    typeUntil(
      typed('docs/statistics.md', 'npm run simulate -- clocks'),
      /^kept: noise as recorded times 0\.1, 1 benchmarks, nothing changes/m,
    ))
  it('starts and few rounds', () =>
    typeUntil(
      typed('docs/statistics.md', 'npm run simulate -- starts'),
      /^3 rounds, running second costs 5 %, called: student 0\.2\d+, one sign 0\.2/m,
    ))
  it('a large service', () =>
    typeUntil(
      typed('docs/bot-runbook.md', 'npm run simulate -- partitions 100000'),
      /^1 jobs a day and repository, 16 partitions: jobs \d+/m,
    ))
  it('a day of the service', () =>
    typeUntil(typed('docs/bot-runbook.md', 'npm run bot -- rehearse'), /^killed the bot$/m))
  it('calibrations', async () => {
    const command = typed('docs/statistics.md', 'npm run calibrate')
    const first = /^\d+ of \d+ simulations$/m
    await typeUntil(command, first)
    // It goes on from there; Ctrl-C before the end writes nothing into the page.
    const again = await typeUntil(typed('docs/statistics.md', 'npm run calibrate -- --docs'), first)
    expect(again).toMatch(/, [1-9]\d* of them in calibration\/ from before/)
  })
  it('texts from outside', () =>
    typeUntil(typed('tests/README.md', 'npm run fuzz'), /^\d+ texts so far$/m))
})

it.skipIf(findPython() === null)('scipy, statsmodels and enumeration are asked', () =>
  typeUntil(
    typed('tests/README.md', 'npx node scripts/research/oracle/oracle.ts'),
    /^\d+ cases, compared by /m,
    PROJECT,
  ),
)

describe.skipIf(!hasGo)('what is measured', () => {
  it('a history of its own, which goes on where it was', async () => {
    const command = typed('docs/after-the-merge.md', 'npm run simulate -- real DIR')
    const kept = mkdtempSync(join(tmpdir(), 'gcbench-real-'))
    const there = command.replace('DIR', kept)
    await typeUntil(there, /^36 of 36 runs[\s\S]*^commit 1 against 0: measured$/m)
    expect(readdirSync(join(kept, 'reports'))).toContain('0-1')
    await typeUntil(there, /^35 of 36 runs/m)
    rmSync(kept, { recursive: true, force: true })
  })
  it('an experiment, whose page stays as it is', () => {
    const command = typed(
      'docs/experiments/README.md',
      'npx node start.js scripts/research/experiments.ts NAME',
    )
    return typeUntil(command.replace('NAME', 'pool'), /round \d+\//)
  })
  it('the bundled example', () =>
    typeUntil(typed('docs/reading.md', 'npm run bench -- --seed readme'), /round \d+\//))
  it('public modules', () =>
    typeUntil(
      typed('docs/performance.md', 'npm run field'),
      /^(?:\| google\/uuid \| versions .* min|skipped github\.com.*)$/m,
    ))
  it('what changes of public modules reach', () =>
    typeUntil(typed('docs/reach.md', 'npm run reach-field'), /^\| github\.com\/klauspost.*\|$/m))
  it('what gcbench itself costs', () =>
    typeUntil(typed('docs/performance.md', 'npm run perf'), /^pair 1 of 10: gcbench .* sh loop/m))
  it('false words of ab', () =>
    typeUntil(
      typed('docs/comparison.md', 'npm run perf ab'),
      /^(?:comparison 1 of 12|simulated G): \d+ false words/m,
    ))
  it('how soon there is an answer', () =>
    typeUntil(typed('docs/performance.md', 'npm run perf answers'), /^24 benchmarks: .* decided/m))
  it('what a trace costs', () =>
    typeUntil(typed('docs/profiles.md', 'npm run perf traces'), /^Computes: \S+ % \[.*\]$/m))
  it('pages of the service', () =>
    typeUntil(typed('docs/bot.md', 'npm run perf pages'), /^\| history; one repository, .*\|$/m))
})

describe.skipIf(noPostgres !== null)(`the service under load (${noPostgres ?? 'server'})`, () => {
  it('its intake beside that of Probot', () =>
    typeUntil(
      typed('tests/README.md', 'npm run load-test'),
      /^Probot: [1-9]\d* answers, \d+ bad: warm/m,
    ))
  it('a day of a thousand repositories', () =>
    typeUntil(
      typed('tests/README.md', 'npm run scale-test'),
      /^1 process\(es\): 2000 deliveries in 60 s, [1-9]\d* taken, [1-9]\d* handled in/m,
    ))
  it('all of a day at once', () =>
    typeUntil(
      typed('tests/README.md', 'npm run scale-test 3000 10'),
      /^1 process\(es\): [1-9]\d* taken, waiting/m,
    ))
  it('killed over and over', () =>
    typeUntil(
      typed('tests/README.md', 'npm run crash-test'),
      /^(pglite|postgres): killed [\s\S]*^(?!\1)(pglite|postgres): killed /m,
    ))
  it('backups while deliveries come in', () =>
    typeUntil(
      typed('tests/README.md', 'npm run backup-test'),
      /^nothing else: .* deliveries, the longest wait/m,
    ))
})
