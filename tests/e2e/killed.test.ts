/**
 * Runs that are ended at any moment, by any signal, in their first part or one that goes on: what
 * was stored stays, and nothing is left behind. `GCBENCH_MOMENTS` sets how many moments.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { random } from '../../src/stats/random.ts'
import { countProcesses, uniqueSleep, until } from '../host/machine.ts'
import { findDoor } from '../support/doors.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'

const MOMENTS = Number(process.env.GCBENCH_MOMENTS ?? (process.env.GCBENCH_LONG ? 10 : 4))
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const

let repository: Repository
afterEach(() => repository?.remove())

/** Each trial leaves a process behind, which nothing but gcbench ends. */
function makeScripted(mark: string) {
  const script = (value: number) => `sleep ${mark} & sleep 0.02; echo value ${value}\n`
  repository = makeRepository({
    'run.sh': script(5),
    '.gcbench.yml': `suites:
  s:
    workload: command
    run: [sh, run.sh]
    read: { queries/s: 'value (\\d+)' }
    metrics: { queries/s: { gate: true } }
    rounds: 40
    until: rounds
`,
  })
  repository.commit({ 'run.sh': script(6) })
}

const RUN = ['run', '--base', 'HEAD~1', '--seed', 'test']
const file = (name: string) => join(repository.folder, 'gcbench-out', name)
/** Whole lines; what comes after the last one is the trial in flight. */
const stored = () =>
  existsSync(file('records.ndjson'))
    ? readFileSync(file('records.ndjson'), 'utf8').split('\n').slice(0, -1)
    : []

async function start(args: string[], stdout: 'ignore' | number = 'ignore') {
  const child = spawn(process.execPath, [await findDoor('cli'), ...args], {
    cwd: repository.folder,
    stdio: ['ignore', stdout, 'ignore'],
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, closed }
}

describe.skipIf(process.platform !== 'linux')('a run that is ended at any moment', () => {
  it('keeps what it stored, leaves no process, and goes on to a report that holds', async () => {
    const mark = uniqueSleep()
    makeScripted(mark)
    const next = random('moments')
    let before: string[] = []
    let isBegun = false
    for (let moment = 0; moment < MOMENTS; moment++) {
      const { child, closed } = await start(isBegun ? ['run', '--resume'] : RUN)
      await Promise.race([closed, pause(200 + next() * 2_500)])
      const signal = SIGNALS[Math.floor(next() * SIGNALS.length)] ?? 'SIGKILL'
      child.kill(signal)
      await closed
      await until(() => countProcesses(mark) === 0)
      const now = stored()
      expect(now.slice(0, before.length), `${moment}: ${signal}`).toEqual(before)
      for (const line of now) expect(() => JSON.parse(line)).not.toThrow()
      before = now
      isBegun = existsSync(file('started.json')) && existsSync(file('records.ndjson'))
      if (existsSync(file('report.json'))) {
        // It was over: another one begins.
        rmSync(join(repository.folder, 'gcbench-out'), { recursive: true })
        ;[isBegun, before] = [false, []]
      }
    }
    const ended = await gcbench(isBegun ? ['run', '--resume'] : RUN, repository.folder)
    expect([0, 1], ended.err).toContain(ended.code)
    const report = reportIn(repository.folder)
    expect(stored().slice(0, before.length)).toEqual(before)
    expect(report.roundsRun).toBe(40)
    expect(report.records?.every(({ status }) => status === 'ok')).toBe(true)
    expect((await gcbench(['verify', 'gcbench-out'], repository.folder)).code).toBe(0)
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(countProcesses(mark)).toBe(0)
  })

  it('and whose standard output is closed or full, keeps its report', async () => {
    const mark = uniqueSleep()
    makeScripted(mark)
    const full = openSync('/dev/full', 'w')
    const { closed } = await start([...RUN, '--rounds', '4'], full)
    const code = await closed
    closeSync(full)
    expect(reportIn(repository.folder).roundsRun).toBe(4)
    expect(code).not.toBeNull()
    expect(countProcesses(mark)).toBe(0)
    expect((await gcbench(['verify', 'gcbench-out'], repository.folder)).code).toBe(0)
  })
})
