/**
 * Runs that are ended at any moment, by any signal, in their first part or one that goes on, and runs
 * whose disks are full: what was stored stays, nothing is left behind, and the words are about the
 * disk. `GCBENCH_MOMENTS` sets how many moments.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { random } from '../../src/stats/random.ts'
import { makeFolder } from '../host/folder.ts'
import { countProcesses, uniqueSleep, until } from '../host/machine.ts'
import { findDoor } from '../support/doors.ts'
import { lacks } from '../support/lacks.ts'
import { gcbench, hasGo, makeRepository, type Repository, reportIn } from '../support/repository.ts'

const MOMENTS = Number(process.env.GCBENCH_MOMENTS ?? (process.env.GCBENCH_LONG ? 50 : 4))
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

/** Go's caches stay where they are. */
function cachesOfGo(): Env {
  const said = execFileSync('go', ['env', 'GOCACHE', 'GOMODCACHE'], { encoding: 'utf8' })
  const [GOCACHE = '', GOMODCACHE = ''] = said.trim().split('\n')
  return { GOCACHE, GOMODCACHE }
}

type Output = 'ignore' | 'pipe' | number

type Env = Record<string, string>

async function start(
  args: string[],
  output: Output = 'ignore',
  { within = [], env = {} }: { within?: string[]; env?: Env } = {},
) {
  const [program = '', ...rest] = [...within, process.execPath, await findDoor('cli'), ...args]
  const child = spawn(program, rest, {
    cwd: repository.folder,
    env: { ...process.env, ...env },
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

/** A small disk there, as processes see it that are started `within`. */
async function smallDisk(at: string, megabytes: number) {
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$0" && echo up && exec sleep 900`
  const holder = spawn('unshare', ['--mount', 'sh', '-c', mount, at])
  await once(holder.stdout, 'data')
  const seen = `/proc/${holder.pid}/root${at}`
  return {
    seen,
    within: ['nsenter', '-t', String(holder.pid), '--mount', `--wd=${repository.folder}`],
    /** Leaves so many bytes free. */
    fill(leftBytes = 0) {
      const { bavail, bsize } = statfsSync(seen)
      writeFileSync(join(seen, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
    },
    clear: () => rmSync(join(seen, 'filler')),
    end: () => void holder.kill('SIGKILL'),
  }
}

describe.skipIf(process.platform !== 'linux')('a run that is ended at any moment', () => {
  it('keeps what it stored, leaves no process, and goes on to a report that holds', async () => {
    const mark = uniqueSleep()
    makeScripted(mark)
    const next = random('moments')
    // Its programs are built anew, and killed meanwhile as well.
    const [temporary, caches] = [makeFolder(), makeFolder()]
    const env = { TMPDIR: temporary, XDG_CACHE_HOME: caches, ...(hasGo && cachesOfGo()) }
    let before: string[] = []
    let isBegun = false
    for (let moment = 0; moment < MOMENTS; moment++) {
      const { child, closed } = await start(isBegun ? ['run', '--resume'] : RUN, 'ignore', { env })
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
    const ended = await gcbench(isBegun ? ['run', '--resume'] : RUN, repository.folder, env)
    expect([0, 1], ended.err).toContain(ended.code)
    expect(stored().slice(0, before.length)).toEqual(before)
    await expectWhole(mark, 40)
    expect(readdirSync(temporary)).toEqual([])
    const kept = readdirSync(join(caches, 'gcbench'))
    expect(kept.filter((name) => !/^launcher-[0-9a-f]{16}$/.test(name))).toEqual([])
    const half = readdirSync(join(repository.folder, 'gcbench-out'))
    expect(half.filter((name) => name.endsWith('.tmp'))).toEqual([])
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
      const disk = await smallDisk(out, 40)
      const { seen, within } = disk
      const lines = () => linesIn(join(seen, 'records.ndjson'))
      const ends = async (args: string[]) => (await start(args, 'ignore', { within })).closed
      try {
        const closed = ends(RUN)
        await until(() => lines().length >= 3)
        disk.fill(8192)
        expect(await closed).toBe(3)
        const before = lines()
        expect(before.length).toBeGreaterThanOrEqual(3)
        expect(await ends(['run', '--resume'])).toBe(3)
        expect(lines()).toEqual(before)
        disk.clear()
        expect(await ends(['run', '--resume'])).toBeLessThan(2)
        expect(lines().slice(0, before.length)).toEqual(before)
        cpSync(seen, out, { recursive: true })
      } finally {
        disk.end()
      }
      await expectWhole(mark, 40)
    },
  )

  it.runIf(canMount)(
    'and whose temporary folder is full says so, leaves nothing there, and goes on',
    async () => {
      const mark = uniqueSleep()
      makeScripted(mark)
      const at = makeFolder()
      const disk = await smallDisk(at, 300)
      const { seen, within } = disk
      const run = async (args: string[]) => {
        const { child, closed } = await start(args, 'pipe', { within, env: { TMPDIR: at } })
        let said = ''
        child.stderr?.on('data', (chunk) => {
          said += chunk
        })
        child.stdout?.resume()
        return { closed, said: () => said }
      }
      try {
        for (const leftBytes of [0, 4096]) {
          disk.fill(leftBytes)
          const refused = await run(RUN)
          expect(await refused.closed, refused.said()).toBe(3)
          expect(refused.said()).toMatch(/ENOSPC|of room left/)
          expect(refused.said()).toContain('TMPDIR')
          expect(readdirSync(seen)).toEqual(['filler'])
          disk.clear()
        }
        const filled = await run(RUN)
        await until(() => stored().length >= 3)
        disk.fill()
        expect(await filled.closed, filled.said()).toBe(3)
        expect(filled.said()).toMatch(/is full|ENOSPC/)
        const before = stored()
        disk.clear()
        const ended = await run(['run', '--resume'])
        expect(await ended.closed, ended.said()).toBeLessThan(2)
        expect(stored().slice(0, before.length)).toEqual(before)
        expect(readdirSync(seen)).toEqual([])
      } finally {
        disk.end()
      }
      await expectWhole(mark, 40)
    },
  )

  it.runIf(canMount)('and whose build fills the disk does not blame the code', async () => {
    repository = makeRepository({
      'build.sh': 'head -c 400M /dev/zero > "$1"\n',
      '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: [sh, build.sh, "{bin}"] }
    run: ["{bin}"]
    read: { queries/s: 'value (\\d+)' }
`,
    })
    repository.commit({})
    const at = makeFolder()
    const disk = await smallDisk(at, 300)
    try {
      const env = { TMPDIR: at }
      const { child, closed } = await start(RUN, 'pipe', { within: disk.within, env })
      let said = ''
      child.stderr?.on('data', (chunk) => {
        said += chunk
      })
      expect(await closed, said).toBe(3)
      expect(said).toMatch(/a build found no room on the disk of/)
      expect(said).toContain('This is not about your change.')
      expect(readdirSync(disk.seen)).toEqual([])
    } finally {
      disk.end()
    }
  })
})
