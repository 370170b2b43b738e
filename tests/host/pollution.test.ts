import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  type MachineSnapshot,
  parseCgroups,
  parseChosen,
  parseCpuinfo,
  parseCpuMax,
  parseCpuTicks,
  parseMemoryBytes,
  parsePressureUs,
  parseThrottledSec,
  pollutionBetween,
  readMemoryLimit,
  readSnapshot,
} from '../../src/machine/environment.ts'
import { clock } from '../../src/machine/host.ts'
import type { Usage } from '../../src/model/model.ts'
import { makeFolder } from './folder.ts'

const fixture = (path: string) =>
  readFileSync(new URL(`../../fixtures/proc/${path}`, import.meta.url), 'utf8').trim()

describe('texts of /proc and /sys', () => {
  it('sums the ticks of all CPUs', () => {
    // cpu  41546 442 15546 432308 718 0 195 76 0 0, added up by hand.
    expect(parseCpuTicks(fixture('v1/stat'))).toEqual({ total: 490831, busy: 57729, steal: 76 })
    expect(parseCpuTicks('cpu0 1 2 3 4')).toBe(null)
    expect(parseCpuTicks('')).toBe(null)
  })

  it('reads pressure of some, not of all', () => {
    expect(parsePressureUs(fixture('v1/pressure-cpu'))).toBe(122544346)
    expect(parsePressureUs('full avg10=0.00 avg60=0.00 avg300=0.00 total=5')).toBe(null)
  })

  it('reads throttling of both cgroup versions', () => {
    expect(parseThrottledSec(fixture('v2/cpu.stat'))).toBeCloseTo(23.481907, 9)
    expect(parseThrottledSec(fixture('v1/cpu.stat'))).toBe(0)
    expect(parseThrottledSec('throttled_time 1500000000')).toBe(1.5)
    expect(parseThrottledSec('usage_usec 1\nuser_usec 1')).toBe(null)
  })

  it('finds our cgroup and its parents', () => {
    const find = (version: string) =>
      parseCgroups(fixture(`${version}/cgroup`), fixture(`${version}/mountinfo`), 'cpu')
    expect(find('v1')).toEqual(['/sys/fs/cgroup/cpu'])
    expect(find('v2')).toEqual([
      '/sys/fs/cgroup/system.slice/runner.service/job',
      '/sys/fs/cgroup/system.slice/runner.service',
      '/sys/fs/cgroup/system.slice',
      '/sys/fs/cgroup',
    ])
  })

  it('finds that of the memory controller beside it, and its limit', () => {
    const [cgroup, mountinfo] = [fixture('v1/cgroup'), fixture('v1/mountinfo')]
    expect(parseCgroups(cgroup, mountinfo, 'memory')).toEqual([
      '/sys/fs/cgroup/memory/job',
      '/sys/fs/cgroup/memory',
    ])
    const temporary = makeFolder()
    const folders = ['job', 'parent', 'top'].map((name) => join(temporary, name))
    const limits = ['536870912\n', 'max\n', '1073741824\n']
    for (const [i, folder] of folders.entries()) {
      mkdirSync(folder)
      writeFileSync(join(folder, i === 2 ? 'memory.limit_in_bytes' : 'memory.max'), limits[i]!)
    }
    expect(readMemoryLimit(folders)).toBe(2 ** 29)
    expect(readMemoryLimit(folders.slice(1))).toBe(2 ** 30)
    expect(readMemoryLimit(folders.slice(1, 2))).toBeNull()
    writeFileSync(join(folders[2]!, 'memory.limit_in_bytes'), '9223372036854771712')
    expect(readMemoryLimit(folders.slice(1))).toBeNull()
    expect(readMemoryLimit([join(temporary, 'none')])).toBeNull()
  })

  it('finds it inside a container that sees a part of the tree', () => {
    const mount = '9 8 0:30 /docker/abc /sys/fs/cgroup ro - cgroup2 cgroup rw'
    expect(parseCgroups('0::/docker/abc', mount, 'cpu')).toEqual(['/sys/fs/cgroup'])
    expect(parseCgroups('0::/docker/abc/x', mount, 'cpu')).toHaveLength(2)
    expect(parseCgroups('0::/../other', mount, 'cpu')).toEqual(['/sys/fs/cgroup'])
    expect(parseCgroups('', mount, 'cpu')).toEqual([])
    expect(parseCgroups('0::/', 'nothing', 'cpu')).toEqual([])
  })

  it('reads quotas, memory, CPU and settings', () => {
    expect(parseCpuMax('150000 100000')).toBe(1.5)
    expect(parseCpuMax('max 100000')).toBe(null)
    expect(parseCpuMax('-1 100000')).toBe(null)
    expect(parseCpuMax('null null')).toBe(null)
    expect(parseMemoryBytes(fixture('v1/meminfo'), 'MemAvailable')).toBe(24236428 * 1024)
    expect(parseMemoryBytes(fixture('v1/meminfo'), 'SwapFree')).toBe(null)
    expect(parseCpuinfo(fixture('v1/cpuinfo'), 'model name')).toBe('AMD EPYC')
    expect(parseChosen('always [madvise] never')).toBe('madvise')
    expect(parseChosen('')).toBe(null)
  })
})

const usage = (userSec: number): Usage => ({
  userSec,
  systemSec: 0,
  maxRssBytes: 0,
  minorFaults: 0,
  majorFaults: 0,
  voluntarySwitches: 0,
  involuntarySwitches: 0,
})

const nothing: MachineSnapshot = {
  atSec: 0,
  ticks: null,
  throttledSec: null,
  frequencyHz: null,
  pressureUs: { cpu: null, io: null, memory: null },
}

describe('pollution between two snapshots', () => {
  const before: MachineSnapshot = {
    atSec: 10,
    ticks: { total: 1000, busy: 100, steal: 3 },
    pressureUs: { cpu: 500, io: 0, memory: null },
    throttledSec: 1,
    frequencyHz: 1e9,
  }
  // Two seconds on two CPUs: 400 ticks, of which 250 busy and 10 stolen.
  const after: MachineSnapshot = {
    atSec: 12,
    ticks: { total: 1400, busy: 350, steal: 13 },
    pressureUs: { cpu: 200_500, io: 0, memory: null },
    throttledSec: 1.25,
    frequencyHz: 3e9,
  }

  it('is the share of the time, and of the machine', () => {
    expect(pollutionBetween(before, after, usage(2))).toEqual({
      stealPct: 2.5, // 10 of 400
      foreignCpuPct: 12, // 250 - 200 own - 2 of rounding = 48 of 400
      cpuPressurePct: 10, // 0.2 s of 2 s
      ioPressurePct: 0,
      memoryPressurePct: null,
      throttledSec: 0.25,
      frequencyHz: 3e9,
    })
  })

  it('never says that others used less than nothing', () => {
    expect(pollutionBetween(before, after, usage(2.6)).foreignCpuPct).toBe(0)
  })

  it('takes off what servers used; without that number nothing can be said', () => {
    // 250 - 100 of the load - 60 of servers - 2 of rounding = 88 of 400.
    expect(pollutionBetween(before, after, usage(1), 0.6).foreignCpuPct).toBe(22)
    expect(pollutionBetween(before, after, usage(1), null).foreignCpuPct).toBe(null)
  })

  it('does not blame others for CPU that may be our own', () => {
    expect(pollutionBetween(before, after, null).foreignCpuPct).toBe(null)
  })

  it('knows nothing where nothing can be read, nor from a few ticks', () => {
    const blank = pollutionBetween(nothing, { ...nothing, atSec: 1 }, usage(0))
    expect(Object.values(blank)).toEqual(Array(7).fill(null))
    const short = { ...after, atSec: 10.05, ticks: { total: 1010, busy: 110, steal: 3 } }
    expect(pollutionBetween(before, short, usage(0))).toMatchObject({
      stealPct: null,
      foreignCpuPct: null,
    })
  })

  it.skipIf(process.platform !== 'linux')('sees a burner beside us', async () => {
    const burner = spawn(process.execPath, ['-e', 'for (;;) ;'], { stdio: 'ignore' })
    try {
      const start = readSnapshot(clock.nowSec())
      await pause(1500)
      const seen = pollutionBetween(start, readSnapshot(clock.nowSec()), usage(0))
      // Half of one CPU at least, or others had it: that is foreign too.
      expect(seen.foreignCpuPct).toBeGreaterThan(50 / cpus().length)
    } finally {
      burner.kill('SIGKILL')
    }
  })
})
