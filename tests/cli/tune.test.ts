/** `gcbench tune` on the files of a machine that is a folder: changed for a while, and put back. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { runCli } from '../../src/cli/index.ts'
import { readTunables, tune, tuningOf } from '../../src/machine/tuning.ts'
import { CGROUP, CPU, MACHINE, makeMachine, settings, stateOf, textAt } from './tunable-machine.ts'

async function told(args: string[]) {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const code = await runCli(['tune', ...args], {
    ...nowhere,
    out: say,
    err: say,
    cwd: tmpdir(),
    env: { PATH: process.env.PATH },
  })
  return { code, text: said.join('') }
}

it('changes nothing without leave, and says what it would', async () => {
  const root = makeMachine()
  const { code, text } = await told(['--root', root, '--cpus', '2-3', '--', 'true'])
  expect(code).toBe(2)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('scaling_governor: powersave -> performance')
  expect(text).toContain('nothing was changed; with --yes you are not asked')
  expect(settings(root)).toEqual(MACHINE)
  expect(existsSync(stateOf(root))).toBe(false)
  expect((await told(['--root', root, '--cpus', '0-3'])).text).toContain('one has to be left')
  expect((await told(['--root', root, '--cpus', '7'])).text).toContain('not of 0-3')
})

it('tunes for the time of a command and puts back what nobody else changed', async () => {
  const root = makeMachine()
  const governor = `${CPU}/cpu0/cpufreq/scaling_governor`
  const steps = `cp -r sys proc run seen; echo schedutil > ${governor}; exit 7`
  mkdirSync(join(root, 'seen'))
  const command = ['sh', '-c', `cd ${root}; ${steps}`]
  const { code } = await told(['--yes', '--root', root, '--cpus', '2-3', '--', ...command])
  expect(code).toBe(7)
  const inside = join(root, 'seen')
  const group = `${CGROUP}/gcbench-tune`
  expect({ ...settings(inside), own: textAt(inside, `${group}/cpuset.cpus`) }).toEqual({
    ...MACHINE,
    [governor]: 'performance',
    [`${CPU}/intel_pstate/no_turbo`]: '1',
    'sys/kernel/mm/transparent_hugepage/enabled': 'madvise',
    'proc/sys/kernel/randomize_va_space': '2',
    'proc/irq/24/smp_affinity_list': '0-1',
    own: '2-3',
  })
  expect(textAt(inside, `${group}/cgroup.procs`)).toBe(String(process.pid))
  expect(existsSync(stateOf(inside))).toBe(true)
  const home = { [`${CGROUP}/home/cgroup.procs`]: String(process.pid) }
  expect(settings(root)).toEqual({ ...MACHINE, ...home, [governor]: 'schedutil' })
  expect(existsSync(join(root, group))).toBe(false)
  expect(existsSync(stateOf(root))).toBe(false)
})

it('puts back by the state that was kept, and leaves what cannot be put back in it', async () => {
  const root = makeMachine()
  const found = tuningOf(readTunables(root), null)
  if (typeof found === 'string') throw new Error(found)
  tune(root, found.changes)
  const state = JSON.parse(readFileSync(stateOf(root), 'utf8'))
  const { startTicks, ...older } = state
  expect(startTicks).toMatch(/^\d+$/)
  writeFileSync(stateOf(root), JSON.stringify({ ...older, pid: process.ppid }))
  expect((await told(['--undo', '--root', root])).text).toContain('holds the machine tuned')
  // The number of a run that was killed is that of another process now.
  writeFileSync(stateOf(root), JSON.stringify({ ...state, pid: process.ppid, startTicks: '1' }))
  expect(settings(root)).not.toEqual(MACHINE)
  expect((await told(['--undo', '--root', root])).code).toBe(0)
  expect(settings(root)).toEqual(MACHINE)
  expect((await told(['--undo', '--root', root])).text).toContain('nothing is to be put back')
})

it('a machine that refuses is told so, and the rest is done', async () => {
  const root = makeMachine()
  const machine = readTunables(root)
  const found = tuningOf(machine, null)
  if (typeof found === 'string') throw new Error(found)
  // Nobody can write to a folder.
  const changes = found.changes.map((change) =>
    change.id === 'turbo' ? { ...change, path: `/${CPU}/cpu0` } : change,
  )
  expect(tune(root, changes).map(({ change }) => change.id)).toEqual(['turbo'])
  expect(textAt(root, 'sys/kernel/mm/transparent_hugepage/enabled')).toBe('madvise')
})

it('is put back by its guard where gcbench was killed', async () => {
  const root = makeMachine()
  const command = ['sh', '-c', 'kill -9 $PPID']
  const args = ['start.js', 'src/cli/main.ts', 'tune', '--yes', '--root', root, '--', ...command]
  await new Promise((resolve) => execFile(process.execPath, args, resolve))
  while (existsSync(stateOf(root))) await pause(50)
  expect(settings(root)).toEqual(MACHINE)
}, 120_000)
