import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Launcher } from '../../src/machine/launcher.ts'
import { makeFolder } from './folder.ts'
import {
  command,
  countProcesses,
  endedOnceUp,
  execWith,
  launcherOf,
  PATH,
  shell,
  uniqueSleep,
  until,
} from './machine.ts'

const launchers: [string, Launcher | null][] = [['directly', null]]
for (const kind of ['go', 'python'] as const) {
  const launcher = await launcherOf(kind)
  if (launcher) launchers.push([`through the ${kind} launcher`, launcher])
}

it('tests a launcher at all', () => {
  expect(launchers.length).toBeGreaterThan(1)
})

describe.each(launchers)('a command executed %s', (_name, launcher) => {
  const exec = execWith(launcher)
  const measure = launcher !== null
  const sh = (script: string, more = {}) => exec.run(shell(script, { measure, ...more }))

  it('tells exit code, both outputs and times', async () => {
    const exit = await sh('echo out; echo err >&2; exit 3')
    expect(exit).toMatchObject({ code: 3, signal: null, stdout: 'out\n', stderr: 'err\n' })
    expect(exit).toMatchObject({ notStarted: null, timedOut: false, stopped: false })
    expect(exit.cutBytes).toEqual({ stdout: 0, stderr: 0 })
    expect(exit.wallSec).toBeGreaterThan(0)
    expect(new Date(exit.startedAt).toISOString()).toBe(exit.startedAt)
  })

  it('tells the signal that ended it', async () => {
    expect(await sh('kill -SEGV $$')).toMatchObject({ code: null, signal: 'SIGSEGV' })
  })

  it('tells a program’s own 137 from a kill', async () => {
    expect(await sh('exit 137')).toMatchObject({ code: 137, signal: null })
    expect(await sh('kill -KILL $$')).toMatchObject({ code: null, signal: 'SIGKILL' })
  })

  it('has the environment that it was given and nothing else', async () => {
    process.env.GITHUB_TOKEN = 'secret'
    const env = { PATH, GODEBUG: 'gctrace=1', PYTHONPATH: '/nowhere', EMPTY: '', 'a.b': 'x=y\nz' }
    const exit = await exec.run(command(['env', '-0'], { measure, env }))
    const seen = exit.stdout.split('\0').filter((entry) => entry !== '')
    expect(seen.sort()).toEqual(
      Object.entries(env)
        .map(([k, v]) => `${k}=${v}`)
        .sort(),
    )
    expect(exit.stderr).toBe('')
  })

  it('can have no environment at all', async () => {
    const exit = await exec.run(command(['/usr/bin/env'], { measure, env: {} }))
    expect(exit).toMatchObject({ code: 0, stdout: '' })
  })

  it('gets its arguments whole, with no shell between', async () => {
    const args = ['$HOME', 'a b', '', '*', '-n', 'ä\n', "'"]
    const exit = await exec.run(command(['printf', '%s|', ...args], { measure }))
    expect(exit.stdout).toBe(args.map((arg) => `${arg}|`).join(''))
  })

  it('reads nothing from standard input and works in its folder', async () => {
    const cwd = makeFolder()
    expect(await sh('cat; pwd', { cwd })).toMatchObject({ code: 0, stdout: `${cwd}\n` })
  })

  it('has the default actions for signals', async () => {
    const script = "grep -E '^Sig(Blk|Ign)' /proc/self/status"
    const exit = await sh(script)
    expect(exit.stdout.match(/[0-9a-f]{16}/g)).toEqual(['0'.repeat(16), '0'.repeat(16)])
  })

  it('leaks no descriptor of ours to the program', async () => {
    const list = ['ls', '/proc/self/fd'] as const
    const exit = await exec.run(command([...list], { measure }))
    // 3 is the folder that ls itself reads. What our parent left open reaches a direct child.
    const inherited = execFileSync(list[0], list.slice(1), { encoding: 'utf8' })
    expect(exit.stdout).toBe(launcher ? '0\n1\n2\n3\n' : inherited)
  })

  it('passes output on as it arrives, characters whole', async () => {
    const heard: string[] = []
    const onOutput = (text: string) => heard.push(text)
    await sh("printf '\\303'; sleep 0.2; printf '\\244\\n'; echo e >&2", { onOutput })
    expect(heard.join('')).toContain('ä\n')
    expect(heard.join('')).toContain('e\n')
  })

  it('keeps head and tail of long output', async () => {
    const exit = await sh('seq 1 100000', { keepBytes: 1000 })
    const lines = exit.stdout.split('\n')
    expect(lines.slice(0, 3)).toEqual(['1', '2', '3'])
    expect(lines.slice(-3)).toEqual(['99999', '100000', ''])
    expect(exit.stdout.length).toBeLessThan(1100)
    const marker = lines.find((line) => line.includes('bytes cut'))
    expect(marker).toBe(`[... ${exit.cutBytes.stdout} bytes cut ...]`)
    // seq 1 100000 prints 588895 bytes: 9*2 + 90*3 + 900*4 + 9000*5 + 90000*6 + 7.
    const kept = exit.stdout.length - `${marker}\n`.length
    expect(kept + exit.cutBytes.stdout).toBe(588895)
    expect(lines.every((line) => line === marker || /^(\d{1,6})?$/.test(line))).toBe(true)
  })

  it('ends a whole group that ignores SIGTERM, at the limit', async () => {
    const mark = uniqueSleep()
    const tree = `trap "" TERM; (sleep ${mark} & sleep ${mark}) & echo up; sleep ${mark}`
    let most = 0
    const runTree = async (limitSec: number) => {
      let isOver = false
      const run = sh(tree, { limitSec }).finally(() => {
        isOver = true
      })
      await until(() => {
        most = Math.max(most, countProcesses(mark))
        return isOver
      })
      return run
    }
    const exit = await endedOnceUp(runTree, () => most === 3)
    expect(most).toBe(3)
    expect(exit).toMatchObject({ timedOut: true, code: null, signal: 'SIGKILL', stdout: 'up\n' })
    await until(() => countProcesses(mark) === 0)
  })

  it('ends what has been silent for too long, and only that', async () => {
    const mark = uniqueSleep()
    const hung = await endedOnceUp((silenceSec) => sh(`echo up; sleep ${mark}`, { silenceSec }))
    expect(hung).toMatchObject({ timedOut: true, stdout: 'up\n' })
    await until(() => countProcesses(mark) === 0)
    // Six seconds in all, and on a busy machine not silent for five.
    const busy = await sh('for i in $(seq 12); do echo $i; sleep 0.5; done', { silenceSec: 5 })
    expect(busy).toMatchObject({ timedOut: false, code: 0 })
  })

  it('asks before it forces', async () => {
    const script = 'trap "echo bye; exit 7" TERM; echo up; sleep 20 & wait'
    const exit = await endedOnceUp((limitSec) => sh(script, { limitSec }))
    expect(exit).toMatchObject({ timedOut: true, code: 7, stdout: 'up\nbye\n' })
  })

  it('ends what a program leaves in its group, and does not wait for it', async () => {
    const mark = uniqueSleep()
    const exit = await sh(`sleep ${mark} & echo left`)
    expect(exit).toMatchObject({ code: 0, timedOut: false, stdout: 'left\n' })
    await until(() => countProcesses(mark) === 0)
  })

  it('is not held up by a process that left the group and holds the pipes', async () => {
    // Without a launcher nobody ends it but itself; with one it would be there for years.
    const mark = launcher ? uniqueSleep() : `4.${uniqueSleep().replace('.', '')}`
    const exit = await sh(`setsid sleep ${mark} & sleep 0.2; echo done`)
    expect(exit).toMatchObject({ code: 0, timedOut: false, stdout: 'done\n' })
    // The launcher adopts what escapes; without it such a process lives on.
    if (launcher) await until(() => countProcesses(mark) === 0)
  })

  it('says why a program could not be started', async () => {
    const folder = makeFolder()
    const [plain, script] = [join(folder, 'plain'), join(folder, 'script')]
    writeFileSync(plain, 'no program')
    writeFileSync(script, '#!/no/such/interpreter\n')
    chmodSync(script, 0o755)
    const why = async (argv: [string, ...string[]], more = {}) => {
      const exit = await exec.run(command(argv, { measure, ...more }))
      expect(exit).toMatchObject({ code: null, signal: null, usage: null, timedOut: false })
      return exit.notStarted
    }
    expect(await why(['no-such-program'])).toMatch(/^ENOENT: there is no program no-such-program/)
    expect(await why(['/no/such'])).toBe('ENOENT: there is no file /no/such')
    expect(await why([script])).toMatch(/^ENOENT: .*interpreter/)
    expect(await why([plain])).toMatch(/^EACCES: /)
    expect(await why(['true'], { cwd: '/no/such' })).toBe(
      'ENOENT: the folder /no/such does not exist',
    )
    expect(await why(['true', 'x'.repeat(4e6)])).toMatch(/^E2BIG: /)
    expect(await why(['true', 'a\0b'])).toMatch(/^EINVAL: /)
    expect(await why(['true'], { env: { PATH, 'A=B': 'c' } })).toMatch(/^EINVAL: "A=B"/)
  })
})

describe.each(launchers)('stopAll, commands executed %s', (_name, launcher) => {
  it('ends every group, and lets nothing start afterwards', async () => {
    const exec = execWith(launcher)
    const mark = uniqueSleep()
    const measure = launcher !== null
    const both = [1, 2].map(() => exec.run(shell(`sleep ${mark} & wait`, { measure })))
    await until(() => countProcesses(mark) === 2)
    await exec.stopAll()
    expect(countProcesses(mark)).toBe(0)
    for (const exit of await Promise.all(both)) {
      expect(exit).toMatchObject({ stopped: true, timedOut: false, signal: 'SIGTERM' })
    }
    expect(exec.stopping).toBe(true)
    const late = await exec.run(shell('echo ran', { measure }))
    expect(late).toMatchObject({ stopped: true, code: null, stdout: '' })
  })

  it('asked a second time, forces at once what ignores the first', async () => {
    const exec = execWith(launcher)
    const mark = uniqueSleep()
    const run = exec.run(shell(`trap "" TERM; sleep ${mark}`, { measure: launcher !== null }))
    await until(() => countProcesses(mark) === 1)
    await Promise.all([exec.stopAll(), exec.stopAll()])
    expect(await run).toMatchObject({ stopped: true, signal: 'SIGKILL' })
    expect(countProcesses(mark)).toBe(0)
  })
})
