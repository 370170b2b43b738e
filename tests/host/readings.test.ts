import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { observeReadings } from '../../src/core/readings.ts'
import { makeHost } from '../../src/host/node.ts'
import { parseField, parseStat, readTree, treeOf } from '../../src/host/readings.ts'

const onLinux = process.platform === 'linux'

describe('texts of /proc', () => {
  it('stat: a name with blanks and parentheses; counters with those of waited children', () => {
    const rest = 'S 7 1 1 0 -1 0 10 20 3 4 150 50 25 75 20 0 6 0 99 4096000 250 0'
    expect(parseStat(`123 (a) b (c) ${rest}`)).toEqual({
      ...{ parent: 7, cpuSec: 3, endedCpuSec: 1, minorFaults: 30, majorFaults: 7, threads: 6 },
      vszBytes: 4_096_000,
    })
    expect(parseStat('')).toBeNull()
  })

  it('status: kB are 1024 bytes, counts stay', () => {
    const text = 'VmRSS:\t    12 kB\nvoluntary_ctxt_switches:\t34\nnonvoluntary_ctxt_switches:\t5'
    expect(parseField(text, 'VmRSS')).toBe(12_288)
    expect(parseField(text, 'voluntary_ctxt_switches')).toBe(34)
    expect(parseField(text, 'VmSwap')).toBeNull()
  })
})

describe.skipIf(!onLinux)('a process tree', () => {
  it('this process: as Node itself says', () => {
    const reading = readTree(process.pid, false, 0)
    expect(reading?.rssBytes).toBeGreaterThan(process.memoryUsage().rss / 2)
    expect(reading?.threads).toBeGreaterThan(1)
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    expect(reading?.cpuSec).toBeLessThanOrEqual((userCPUTime + systemCPUTime) / 1e6 + 1)
    expect(treeOf(process.pid)).toContain(process.pid)
    expect(readTree(2 ** 22 + 1, false, 0)).toBeNull()
  })

  it('a program with a child, at the start and then every so often', async () => {
    const host = makeHost({ cwd: '/', env: process.env, tell: () => {} })
    const script = 'x=$(head -c 20000000 /dev/zero | tr "\\0" a); sleep 0.5 & sleep 0.5; : $x'
    const exit = await host.exec.run({
      argv: ['sh', '-c', script],
      cwd: '/',
      env: { PATH: process.env.PATH ?? '' },
      limitSec: 30,
      measure: true,
      readEverySec: 0.1,
    })
    expect(exit.readings?.length).toBeGreaterThanOrEqual(3)
    expect(exit.readings?.map(({ processes }) => processes)).toContain(3)
    expect(Math.max(...(exit.readings ?? []).map(({ rssBytes }) => rssBytes))).toBeGreaterThan(2e7)
    expect(exit.readings?.every(({ atSec }, i, all) => atSec >= (all[i - 1]?.atSec ?? 0))).toBe(
      true,
    )
  })
})

it('largest, mean and last; a field that is missing once is left out', () => {
  const one = {
    ...{ atSec: 0, processes: 1, threads: 2, rssBytes: 100, vszBytes: 7, pssBytes: null },
    ...{ hugePagesBytes: 0, cpuSec: 0, minorFaults: 0, majorFaults: 0 },
    ...{ voluntarySwitches: 0, involuntarySwitches: 0 },
  }
  const seen = observeReadings([
    one,
    { ...one, rssBytes: 400, pssBytes: 3 },
    { ...one, rssBytes: 40 },
  ])
  const value = (metric: string) => seen.find((found) => found.metric === metric)?.value
  expect([value('rss-max'), value('rss-mean'), value('rss-end')]).toEqual([400, 180, 40])
  expect(value('pss-max')).toBeUndefined()
  expect(observeReadings([])).toEqual([])
  expect(readFileSync('docs/reference.md', 'utf8')).toContain('`huge-pages-max`')
})
