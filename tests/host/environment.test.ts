import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { describeVirtual } from '../../src/machine/environment.ts'
import { makeHost } from '../../src/machine/this-machine.ts'

const host = makeHost({ cwd: '/', env: { A: 'b' }, notify: () => {} })
const say = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).trim()

describe.skipIf(process.platform !== 'linux')('the environment', async () => {
  const environment = await host.environment()

  it('agrees with what other programs say', () => {
    expect(environment.kernel).toBe(say('uname', '-r'))
    expect(environment.cores).toBeLessThanOrEqual(Number(say('nproc')))
    expect(environment.cores).toBeGreaterThanOrEqual(1)
    const kib = Number(/MemTotal: +(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1])
    expect(environment.memoryBytes).toBeLessThanOrEqual(kib * 1024)
    expect(environment.memoryBytes).toBeGreaterThan(0)
    expect(environment.cpuModel).not.toBe('')
  })

  it('tells what else bears on noise, as the kernel has it', () => {
    const { details } = environment
    const allowed = /^Cpus_allowed_list:\s+(\S+)/m.exec(read('/proc/self/status'))?.[1]
    expect(details?.allowedCpus).toBe(allowed)
    expect(details?.machineCpus).toBe(Number(say('nproc', '--all')))
    expect(details?.loadAverage).toHaveLength(3)
    const load = details?.loadAverage ?? []
    expect(load.every((one) => one >= 0 && one < 1e4)).toBe(true)
    const swapKib = Number(/SwapTotal: +(\d+)/.exec(read('/proc/meminfo'))?.[1])
    expect(details?.swapBytes).toBe(swapKib * 1024)
    const microcode = /^microcode\s*: (.*)$/m.exec(read('/proc/cpuinfo'))?.[1] ?? null
    expect(details?.microcode).toBe(microcode)
  })

  it('has the same id every time, and tells no name', async () => {
    expect((await host.environment()).machineId).toBe(environment.machineId)
    expect(environment.machineId).toMatch(/^[0-9a-f]{12}$/)
    expect(JSON.stringify(environment)).not.toContain(hostname())
  })

  it('counts the cores that affinity leaves', () => {
    const first = Number(/^Cpus_allowed_list:\s+(\d+)/m.exec(read('/proc/self/status'))?.[1])
    const url = new URL('../../src/machine/environment.ts', import.meta.url).href
    const code = `import { countCores } from '${url}'; console.log(countCores())`
    const type = '--input-type=module-typescript'
    expect(say('taskset', '-c', String(first), process.execPath, type, '-e', code)).toBe('1')
  })
})

const read = (path: string) => readFileSync(path, 'utf8')

describe('virtual machines and containers', () => {
  const hypervisor = 'flags : fpu hypervisor sse'
  it.each([
    ['flags : fpu sse', 'Dell Inc. PowerEdge R740', null, 'none'],
    ['flags : fpu sse', 'Amazon EC2 m7i.metal-24xl', null, 'none'],
    ['flags : fpu sse', 'Dell Inc.', 'docker', 'docker'],
    [hypervisor, 'Microsoft Corporation Virtual Machine', 'docker', 'hyper-v, docker'],
    [hypervisor, 'QEMU Standard PC (Q35 + ICH9, 2009)', null, 'kvm'],
    [hypervisor, 'Amazon EC2 m7i.large', null, 'amazon'],
    [hypervisor, '', null, 'unknown hypervisor'],
    ['Features : fp asimd', 'QEMU KVM Virtual Machine', null, 'kvm'],
    ['Features : fp asimd', '', null, null],
  ])('%s, %s, %s: %s', (cpuinfo, firmware, container, expected) => {
    expect(describeVirtual(cpuinfo, firmware, container)).toBe(expected)
  })
})

describe('the host', () => {
  it('is this machine, with nothing of its own added', () => {
    expect(host.platform).toBe(process.platform)
    expect(host.env).toEqual({ A: 'b' })
    expect(host.cwd).toBe('/')
    expect(host.freshSeed()).toMatch(/^[0-9a-f]{16}$/)
    expect(host.freshSeed()).not.toBe(host.freshSeed())
    const at = host.clock.nowSec()
    expect(host.clock.nowSec()).toBeGreaterThanOrEqual(at)
    expect(host.clock.timestamp()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })
})
