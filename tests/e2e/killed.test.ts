/**
 * Runs that are ended at any moment, by any signal, in their first part or one that goes on: what
 * was stored stays, and nothing is left behind. `GCBENCH_MOMENTS` sets how many moments.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { random } from '../../src/stats/random.ts'
import { countProcesses, uniqueSleep, until } from '../host/machine.ts'
import { findDoor } from '../support/doors.ts'
import { lacks } from '../support/lacks.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'

const MOMENTS = Number(process.env.GCBENCH_MOMENTS ?? (process.env.GCBENCH_LONG ? 10 : 4))
const canMount =
  process.getuid?.() === 0 && !lacks('mounts of our own', 'unshare', '--mount', 'true')
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
const linesIn = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
const stored = () => linesIn(file('records.ndjson'))

type Output = 'ignore' | 'pipe' | number

async function start(args: string[], output: Output = 'ignore', within: string[] = []) {
  const [program = '', ...rest] = [...within, process.execPath, await findDoor('cli'), ...args]
  const child = spawn(program, rest, {
    cwd: repository.folder,
    stdio: ['ignore', output, output],
  })
  const closed = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, closed }
}

/** What everybody may expect of a run that has ended: a report that holds, and nothing left. */
async function expectWhole(mark: string, rounds: number) {
  const report = reportIn(repository.folder)
  expect(report.roundsRun).toBe(rounds)
  expect(report.records?.every(({ status }) => status === 'ok')).toBe(true)
  expect((await gcbench(['verify', 'gcbench-out'], repository.folder)).code).toBe(0)
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(countProcesses(mark)).toBe(0)
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
    expect(stored().slice(0, before.length)).toEqual(before)
    await expectWhole(mark, 40)
  })

  // Four rounds are too few for a verdict, which is exit code 1.
  it.each(['closed', 'full'])('and whose output is %s ends as it would', async (how) => {
    const mark = uniqueSleep()
    makeScripted(mark)
    const full = openSync('/dev/full', 'w')
    const begin = (args: string[]) => start(args, how === 'full' ? full : 'pipe')
    const first = await begin([...RUN, '--rounds', '4'])
    for (const stream of [first.child.stdout, first.child.stderr])
      stream?.once('data', () => stream.destroy())
    await until(() => stored().length >= 3 || first.child.exitCode !== null)
    expect(first.child.exitCode).toBeNull()
    first.child.kill('SIGKILL')
    await first.closed
    const second = await begin(['run', '--resume'])
    for (const stream of [second.child.stdout, second.child.stderr]) stream?.destroy()
    expect(await second.closed).toBe(1)
    closeSync(full)
    await expectWhole(mark, 4)
  })

  it.runIf(canMount)(
    'and whose disk is full says so, and goes on where there is room',
    async () => {
      const mark = uniqueSleep()
      makeScripted(mark)
      const out = join(repository.folder, 'gcbench-out')
      mkdirSync(out)
      const mount = 'mount -t tmpfs -o size=40m none "$0" && echo up && exec sleep 900'
      const holder = spawn('unshare', ['--mount', 'sh', '-c', mount, out])
      await once(holder.stdout, 'data')
      const seen = `/proc/${holder.pid}/root${out}`
      const lines = () => linesIn(join(seen, 'records.ndjson'))
      const within = ['nsenter', '-t', String(holder.pid), '--mount', `--wd=${repository.folder}`]
      try {
        const { closed } = await start(RUN, 'ignore', within)
        await until(() => lines().length >= 3)
        const { bavail, bsize } = statfsSync(seen)
        writeFileSync(join(seen, 'filler'), Buffer.alloc(bavail * bsize - 8192))
        expect(await closed).toBe(3)
        const before = lines()
        expect(before.length).toBeGreaterThanOrEqual(3)
        expect(await (await start(['run', '--resume'], 'ignore', within)).closed).toBe(3)
        expect(lines()).toEqual(before)
        rmSync(join(seen, 'filler'))
        expect(await (await start(['run', '--resume'], 'ignore', within)).closed).toBeLessThan(2)
        expect(lines().slice(0, before.length)).toEqual(before)
        cpSync(seen, out, { recursive: true })
      } finally {
        holder.kill('SIGKILL')
      }
      await expectWhole(mark, 40)
    },
  )
})
