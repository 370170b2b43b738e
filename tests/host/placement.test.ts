import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTopology } from '../../src/machine/environment.ts'
import type { Launcher } from '../../src/machine/launcher.ts'
import type { PlacedOn } from '../../src/model/model.ts'
import { readCpuList } from '../../src/settings/programs.ts'
import { command, execWith, launcherOf } from './machine.ts'

const placed = (rest: Partial<PlacedOn>): PlacedOn => ({
  cpus: null,
  nodes: null,
  hugePages: null,
  ...rest,
})

const status = ['grep', '-hE', '^(Cpus_allowed_list|THP_enabled)', '/proc/self/status'] as const
const policies = ['sh', '-c', "cut -d' ' -f2 /proc/self/numa_maps | sort | uniq -c"] as const

const last = readCpuList(readTopology().allowedCpus ?? '0')?.at(-1) ?? 0

describe.skipIf(process.platform !== 'linux')('where a program runs', async () => {
  const launchers = (await Promise.all([launcherOf('go'), launcherOf('python')])).filter(
    (one): one is Launcher => one !== null,
  )
  const run = (launcher: Launcher | null, argv: readonly string[], where: Partial<PlacedOn>) =>
    execWith(launcher).run(command([...argv] as [string], { placed: placed(where) }))

  it('the machine: CPUs that may be used, and those of its nodes', () => {
    const { allowedCpus, nodes } = readTopology()
    expect(readCpuList(allowedCpus ?? '')).not.toBeNull()
    const all = Object.values(nodes).flatMap((cpus) => readCpuList(cpus) ?? [])
    if (all.length > 0) expect(all).toEqual(expect.arrayContaining(readCpuList(allowedCpus!)!))
  })

  it.each(launchers)('$kind: on one CPU, without huge pages, and children with it', async (one) => {
    const inShell = `grep -hE '${status[2]}' /proc/self/status`
    const exit = await run(one, ['sh', '-c', inShell], { cpus: [last], hugePages: 'never' })
    const told = readFileSync('/proc/self/status', 'utf8').includes('THP_enabled')
    expect(exit.stdout).toMatch(new RegExp(`^Cpus_allowed_list:\\s+${last}$`, 'm'))
    if (told) expect(exit.stdout).toMatch(/^THP_enabled:\s+0$/m)
    const free = await run(one, status, {})
    expect(free.stdout).not.toMatch(/^THP_enabled:\s+0$/m)
  })

  it.each(launchers)('$kind: memory of a node alone, or the system says no', async (one) => {
    const exit = await run(one, policies, { nodes: [0] })
    if (exit.notStarted !== null) expect(exit.notStarted).toMatch(/memory of NUMA nodes 0$/)
    else expect(exit.stdout).toMatch(/\bbind:0\b/)
  })

  it.each(launchers)('$kind: what cannot be is not started elsewhere', async (one) => {
    const cpu = await run(one, ['true'], { cpus: [4000] })
    expect(cpu.notStarted).toBe('EINVAL: the system refuses to start a program with CPUs 4000')
    const node = await run(one, ['true'], { nodes: [1000] })
    expect(node.notStarted).toContain('refuses to start a program with the memory of NUMA nodes')
  })

  it('without a launcher nothing is placed, and that is said', async () => {
    const exit = await run(null, ['true'], { cpus: [0] })
    expect(exit.notStarted).toMatch(/takes `go` or `python3`/)
  })
})
