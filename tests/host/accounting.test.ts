import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLauncher, type Launcher } from '../../src/machine/launcher.ts'
import { makeFolder } from './folder.ts'
import {
  command,
  countProcesses,
  execWith,
  findProcesses,
  goCache,
  launcherOf,
  PATH,
  parentOf,
  shell,
  uniqueSleep,
  until,
} from './machine.ts'

const MIB = 2 ** 20
const here = (file: string) => new URL(file, import.meta.url).href

/** Burns `sec` of CPU, then prints what the kernel accounted for it so far. */
const BURN = (sec: number) => `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }
  while (used() < ${sec}) ;
  console.log(used())`

/** Burns CPU until it is ended, and says after each hundredth what it had. */
const BURN_ON = `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }
  for (let next = 0; ; ) if (used() > next) {
    require('node:fs').writeSync(1, used() + '\\n')
    next = used() + 0.01
  }`

/** Touches memory outside the heap, each byte of it. */
const TOUCH = (bytes: number) => `globalThis.kept = Buffer.alloc(${bytes}, 1)`

const node = (script: string) => command([process.execPath, '-e', script], { measure: true })

describe.each(['go', 'python'] as const)('accounting by the %s launcher', async (kind) => {
  const launcher = await launcherOf(kind)
  const test = it.skipIf(launcher === null)
  const exec = execWith(launcher)

  test('matches what a CPU burner says of itself', async () => {
    const exit = await exec.run(node(BURN(0.6)))
    const { userSec, systemSec } = exit.usage!
    const said = Number(exit.stdout)
    expect(said).toBeGreaterThanOrEqual(0.6)
    // It says so a little before it ends.
    expect(userSec + systemSec).toBeGreaterThanOrEqual(said - 0.001)
    expect(userSec + systemSec).toBeLessThan(said + 0.3)
    expect(exit.wallSec).toBeGreaterThanOrEqual(0.6 / 4)
  })

  test('sees that a sleeper uses no CPU', async () => {
    const { usage, wallSec } = await exec.run(command(['sleep', '0.4'], { measure: true }))
    expect(wallSec).toBeGreaterThanOrEqual(0.4)
    expect(usage!.userSec + usage!.systemSec).toBeLessThan(0.1)
    expect(usage!.voluntarySwitches).toBeGreaterThanOrEqual(1)
  })

  test('counts the processes that the command waited for, and those it left', async () => {
    const burn = `'${process.execPath}' -e '${BURN(0.3)}'`
    const waited = await exec.run(shell(burn, { measure: true }))
    expect(waited.usage!.userSec + waited.usage!.systemSec).toBeGreaterThanOrEqual(0.3)
    const waitForIt = 'while [ ! -s said ]; do sleep 0.05; done'
    const script = `(setsid ${burn} > said &) ; ${waitForIt}`
    const left = await exec.run(shell(script, { measure: true, cwd: makeFolder() }))
    expect(left.usage!.userSec + left.usage!.systemSec).toBeGreaterThanOrEqual(0.3)
  })

  test('sees 64 MiB that are touched', async () => {
    const small = await exec.run(node(TOUCH(0)))
    const large = await exec.run(node(TOUCH(64 * MIB)))
    const grown = large.usage!.maxRssBytes - small.usage!.maxRssBytes
    expect(grown).toBeGreaterThan(56 * MIB)
    expect(grown).toBeLessThan(80 * MIB)
    expect(large.usage!.minorFaults).toBeGreaterThan(small.usage!.minorFaults)
  })

  test('does not lend the command our own peak of memory', async () => {
    // The launcher's own size is the floor; this process is far larger.
    const { usage } = await exec.run(command(['/bin/true'], { measure: true }))
    expect(process.memoryUsage().rss).toBeGreaterThan(40 * MIB)
    expect(usage!.maxRssBytes).toBeLessThan((kind === 'go' ? 8 : 24) * MIB)
  })

  test('accounts for a command that was ended at its limit', async () => {
    const exit = await exec.run({ ...node(BURN_ON), limitSec: 1 })
    expect(exit).toMatchObject({ timedOut: true, signal: 'SIGTERM' })
    // How much it got until then is the machine's affair; none of what it had is lost.
    const { userSec, systemSec } = exit.usage!
    const said = exit.stdout.match(/^[\d.]+(?=\n)/gm)?.at(-1)
    expect(userSec + systemSec).toBeGreaterThanOrEqual(Number(said ?? 0) - 0.001)
    expect(userSec + systemSec).toBeGreaterThan(0)
  })

  test('watches the machine around the trial', async () => {
    const { pollution } = await exec.run(command(['sleep', '0.5'], { measure: true }))
    const { stealPct, foreignCpuPct, cpuPressurePct } = pollution!
    for (const share of [stealPct, foreignCpuPct]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(100)
    }
    if (cpuPressurePct !== null) expect(cpuPressurePct).toBeLessThanOrEqual(100)
  })

  test('leaves nothing running when gcbench is killed', async () => {
    const mark = uniqueSleep()
    const tool = startTool(kind, `sleep ${mark} & setsid sleep ${mark} & sleep ${mark}`)
    await until(() => countProcesses(mark) === 3)
    tool.kill('SIGKILL')
    await until(() => countProcesses(mark) === 0)
  })

  test('leaves nothing running when the launcher itself is killed', async () => {
    const mark = uniqueSleep()
    const run = exec.run(shell(`sleep ${mark} & exec sleep ${mark}`, { measure: true }))
    await until(() => countProcesses(mark) === 2)
    const marked = findProcesses(mark)
    const parents = marked.map(parentOf).filter((pid) => !marked.includes(pid))
    expect(parents).toHaveLength(1)
    process.kill(parents[0]!, 'SIGKILL')
    expect(await run).toMatchObject({ signal: 'SIGKILL', usage: null, timedOut: false })
    await until(() => countProcesses(mark) === 0)
  })
})

it('leaves nothing running when gcbench exits in the middle, without a launcher too', async () => {
  const mark = uniqueSleep()
  const tool = startTool(null, `trap "" TERM; sleep ${mark} & sleep ${mark}`)
  await until(() => countProcesses(mark) === 2)
  tool.kill('SIGUSR2')
  await until(() => countProcesses(mark) === 0)
})

describe('finding a launcher', () => {
  it('says once that there is none, and measures wall time all the same', async () => {
    const notes: string[] = []
    const exec = execWith(null)
    const env = { PATH: makeFolder() }
    expect(await findLauncher(exec, env, (text) => notes.push(text))).toBe(null)
    expect(notes).toEqual([expect.stringContaining('go')])
    const exit = await exec.run(command(['sleep', '0.1'], { measure: true }))
    expect(exit).toMatchObject({ code: 0, usage: null })
    expect(exit.wallSec).toBeGreaterThanOrEqual(0.1)
    expect(exit.pollution).toMatchObject({ foreignCpuPct: null })
  })

  it('compiles once, and again when the file is broken', async () => {
    if ((await launcherOf('go')) === null) return
    // Go's own cache stays where it is: the standard library is not compiled anew.
    const env = { ...process.env, GOCACHE: goCache(), XDG_CACHE_HOME: makeFolder() }
    const find = () => findLauncher(execWith(null), env, () => {})
    const [program] = (await find())!.argv
    const written = statSync(program).mtimeMs
    expect((await find())!.argv).toEqual([program])
    expect(statSync(program).mtimeMs).toBe(written)
    truncateSync(program, 100)
    expect(await find()).toMatchObject({ kind: 'go' })
    expect(readdirSync(join(env.XDG_CACHE_HOME, 'gcbench'))).toHaveLength(1)
  })

  it('does without the cache folder when it cannot be written', async () => {
    if ((await launcherOf('python')) === null) return
    const file = join(makeFolder(), 'file')
    writeFileSync(file, '')
    const env = { ...process.env, XDG_CACHE_HOME: file }
    const launcher = await findLauncher(execWith(null), env, () => {})
    expect(launcher).toMatchObject({ kind: 'python' })
  })
})

/** A gcbench in a process of its own that executes one script and waits; SIGUSR2: it exits. */
function startTool(kind: Launcher['kind'] | null, script: string): ChildProcess {
  const code = `
    import { execWith, launcherOf, shell } from '${here('./machine.ts')}'
    process.on('SIGUSR2', () => process.exit(1))
    const exec = execWith(${kind && `await launcherOf('${kind}')`})
    await exec.run(shell(${JSON.stringify(script)}, { measure: true, limitSec: 600 }))`
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    env: { PATH, HOME: process.env.HOME },
    stdio: 'ignore',
  })
}
