import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parseNumaMaps } from '../../src/machine/environment.ts'
import {
  parseField,
  parseNumaPages,
  parseSchedule,
  parseStat,
  pauseAfter,
  readExactly,
  readTree,
  treeOf,
} from '../../src/machine/readings.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import { observeReadings, sparseProblems } from '../../src/parse/readings.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { commandWorkload } from '../../src/workloads/command.ts'
import { workloads } from '../../src/workloads/index.ts'

const onLinux = process.platform === 'linux'

const one = {
  atSec: 0,
  processes: 1,
  threads: 2,
  rssBytes: 100,
  vszBytes: 7,
  pssBytes: null,
  hugePagesBytes: 0,
  cpuSec: 0,
  minorFaults: 0,
  majorFaults: 0,
  voluntarySwitches: 0,
  involuntarySwitches: 0,
}

describe('texts of /proc', () => {
  it('stat: a name with blanks and parentheses; counters with those of waited children', () => {
    const rest = 'S 7 1 1 0 -1 0 10 20 3 4 150 50 25 75 20 0 6 0 99 4096000 250 0'
    expect(parseStat(`123 (a) b (c) ${rest}`)).toEqual({
      parent: 7,
      cpuSec: 3,
      endedCpuSec: 1,
      minorFaults: 30,
      majorFaults: 7,
      threads: 6,
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

describe('waits and moves of threads', () => {
  const moves = (count: number) => `x (1, #threads: 2)\nse.nr_migrations   :      ${count}\n`

  it('all threads together; null where one tells nothing', () => {
    expect(parseSchedule(['9 250000000 3\n', '9 500000000 1\n'], [moves(2), moves(40)])).toEqual({
      runDelaySec: 0.75,
      migrations: 42,
    })
    expect(parseSchedule(['9 250000000 3\n', ''], [moves(2), ''])).toEqual({
      runDelaySec: null,
      migrations: null,
    })
  })
})

describe('numa_maps', () => {
  const fixture = (name: string) => readFileSync(`fixtures/proc/numa/${name}.txt`, 'utf8')
  const KIB = 1024

  it('bytes by node, each page of the size that its line tells', () => {
    expect(parseNumaMaps(fixture('made-two-nodes'))).toEqual({
      0: 4 * KIB * (600 + 1500 + 5 + 4) + 2048 * KIB,
      1: 4 * KIB * (300 + 10 + 500 + 4096) + 2 * 2048 * KIB,
    })
  })

  it('as awk adds up a capture', () => {
    const each = 'for(i=3;i<=NF;i++) if ($i ~ /^N0=/) {split($i,a,"="); s+=a[2]}'
    const sum = `awk '{${each}} END{print s}'`
    const pages = execFileSync('sh', ['-c', `${sum} fixtures/proc/numa/one-node.txt`])
    expect(parseNumaMaps(fixture('one-node'))).toEqual({ 0: Number(pages) * 4 * KIB })
  })

  it('pages of the machine by what became of them, and nothing where there are no nodes', () => {
    const text = 'nr_free_pages 9\nnuma_hit 650\nnuma_miss 12\nnuma_foreign 12\nnuma_local 7\n'
    expect(parseNumaPages(text)).toEqual({ numaHits: 650, numaMisses: 12, numaMoves: 0 })
    expect(parseNumaPages(`${text}numa_pages_migrated 3\n`).numaMoves).toBe(3)
    expect(parseNumaPages('nr_free_pages 9\n')).toEqual({})
    if (onLinux) {
      const told = parseNumaPages(readFileSync('/proc/vmstat', 'utf8'))
      const [, hits] = /^numa_hit (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8')) ?? []
      expect(told.numaHits ?? 0).toBeLessThanOrEqual(Number(hits ?? 0))
      expect('numaHits' in told).toBe(hits !== undefined)
    }
  })

  it('of a process that is gone: nothing', () => {
    expect(parseNumaMaps('')).toBeNull()
    expect(parseNumaMaps('00400000 default')).toBeNull()
  })

  it('share of the main node, and what lies elsewhere', () => {
    const reading = (nodeBytes: Record<string, number>) => ({ ...one, nodeBytes })
    const seen = observeReadings([reading({ 0: 300, 1: 100 }), reading({ 0: 100, 2: 900 })])
    const value = (metric: string) => seen.find((found) => found.metric === metric)?.value
    expect([value('numa-main-max'), value('numa-main-mean')]).toEqual([90, 82.5])
    expect([value('numa-other-max'), value('numa-other-end')]).toEqual([100, 100])
    expect(observeReadings([one]).map(({ metric }) => metric)).not.toContain('numa-main-max')
  })
})

describe.skipIf(!onLinux)('a process tree', () => {
  it('this process: as Node itself says', () => {
    const reading = readTree(process.pid, false, 0, new Map(), true)
    expect(reading?.rssBytes).toBeGreaterThan(process.memoryUsage().rss / 2)
    expect(reading?.threads).toBeGreaterThan(1)
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    expect(reading?.cpuSec).toBeLessThanOrEqual((userCPUTime + systemCPUTime) / 1e6 + 1)
    const io = readFileSync('/proc/self/io', 'utf8')
    const written = Number(/^write_bytes: (\d+)$/m.exec(io)?.[1])
    expect(reading?.diskWrittenBytes).toBeLessThanOrEqual(written)
    const delays = execFileSync('sh', ['-c', `cat /proc/${process.pid}/task/*/schedstat`])
    const delayNs = [...`${delays}`.matchAll(/^\d+ (\d+)/gm)].map(([, ns]) => Number(ns))
    expect(reading?.runDelaySec).toBeGreaterThan(0)
    expect(reading?.runDelaySec).toBeLessThanOrEqual(delayNs.reduce((sum, ns) => sum + ns) / 1e9)
    expect(reading?.migrations).toBeGreaterThan(0)
    // Two files of each thread are read only for the rows that need them.
    const plain = readTree(process.pid, false, 0)
    expect([plain?.runDelaySec, plain?.migrations, plain?.numaHits]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(treeOf(process.pid)).toContain(process.pid)
    expect(readTree(2 ** 22 + 1, false, 0)).toBeNull()
  })

  it('a program with a child, at the start and then every so often', async () => {
    const host = makeHost({ cwd: '/', env: process.env, notify: () => {} })
    const script = 'x=$(head -c 20000000 /dev/zero | tr "\\0" a); sleep 2 & sleep 2; : $x'
    const exit = await host.exec.run({
      argv: ['sh', '-c', script],
      cwd: '/',
      env: { PATH: process.env.PATH ?? '' },
      limitSec: 240,
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

it.each([
  ['', 1, 1],
  ['readings: 200ms, ', 0.2, 1],
  ['readings: off, ', null, 1],
])('how often is for the suite to say: {%s}', (own, program, server) => {
  const of = (rest: string) => {
    const text = `suites: { s: { workload: command, run: x, ${own}${rest} } }`
    const [suite] = readSuites(text, '.gcbench.yml', workloads)
    return suite?.workload ?? { kind: '' }
  }
  expect(commandWorkload.trial.readEverySec?.(of('') as never)).toBe(program)
  const block = (rest: string) => commandWorkload.server?.(of(`server: { run: y${rest} }`) as never)
  expect(block('')?.readings).toBe(server)
  expect(block(', readings: off')?.readings).toBeNull()
  expect(block(', readings: 5s')?.readings).toBe(5)
})

it('readings further apart than asked are told, once', () => {
  const at = (...times: number[]) => times.map((atSec) => ({ ...one, atSec }))
  const all = [at(0, 1, 2.1), at(0, 4.7, 9.4), at(0), []]
  expect(sparseProblems(all, 1)).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/every 1 s in 1 of 4 trials/) }),
  ])
  expect(sparseProblems(all, 5)).toEqual([])
  expect(sparseProblems(all, null)).toEqual([])
})

it('the pause after a reading keeps its cost at 1 % of a core, at one a second', () => {
  expect(pauseAfter(1, 0.0014)).toBe(1)
  expect(pauseAfter(1, 0.01)).toBeCloseTo(1, 12)
  expect(pauseAfter(1, 0.047)).toBeCloseTo(4.7, 12)
  expect(pauseAfter(10, 0.047)).toBe(10)
  // Ten times as often may take ten times as much.
  expect(pauseAfter(0.1, 0.0099)).toBe(0.1)
  expect(pauseAfter(0.1, 0.047)).toBeCloseTo(0.47, 12)
})

const TMPFS = 0x01021994
const hasDisk = onLinux && statfsSync(tmpdir()).type !== TMPFS
if (!hasDisk) console.warn('skipped: the folder for temporary files is on no disk')

describe.skipIf(!hasDisk)('bytes on their way to a disk', () => {
  it('of a child that has ended, too; read back from the cache, no disk is asked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-readings-'))
    const file = join(folder, 'file')
    const write = `dd if=/dev/zero of=${file} bs=65536 count=16 2>/dev/null`
    const host = makeHost({ cwd: '/', env: process.env, notify: () => {} })
    try {
      const exit = await host.exec.run({
        argv: ['sh', '-c', `(${write}); cat ${file} >/dev/null; sleep 2; :`],
        cwd: '/',
        env: { PATH: process.env.PATH ?? '' },
        limitSec: 240,
        measure: true,
        readEverySec: 0.1,
      })
      const last = exit.readings?.at(-1)
      // The file system has pages of its own beside those of the file.
      expect(last?.diskWrittenBytes).toBeGreaterThanOrEqual(16 * 65536)
      expect(last?.diskWrittenBytes).toBeLessThan(32 * 65536)
      expect(last?.diskReadBytes).toBeLessThan(16 * 65536)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe.skipIf(!onLinux)('a tree whose processes come and go', () => {
  it('no reading fails, and the time of those that ended stays', async () => {
    const host = makeHost({ cwd: '/', env: process.env, notify: () => {} })
    const spin = 'i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done'
    const two = `sh -c '${spin}' & sh -c '${spin}'; wait`
    const script = `for n in 1 2 3 4 5 6 7 8; do ${two}; done; sleep 2`
    const exit = await host.exec.run({
      argv: ['sh', '-c', script],
      cwd: '/',
      env: { PATH: process.env.PATH ?? '' },
      limitSec: 240,
      measure: true,
      readEverySec: 0.02,
    })
    const readings = exit.readings ?? []
    const counts = readings.map(({ processes }) => processes)
    expect(exit.code).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(2)
    expect(counts.at(-1)).toBeLessThanOrEqual(2)
    // Between its end and its parent's wait a child is counted once or not at all, never twice.
    const total = (exit.usage?.userSec ?? 0) + (exit.usage?.systemSec ?? 0)
    expect(Math.max(...readings.map(({ cpuSec }) => cpuSec))).toBeLessThanOrEqual(total + 0.3)
    expect(readings.at(-1)?.cpuSec).toBeGreaterThan(total / 2)
    expect(readings.at(-1)?.endedCpuSec).toBeGreaterThan(total / 2)
  })
})

describe.skipIf(!onLinux)('a process that has ended, and that nobody has waited for', () => {
  const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]

  it('has no memory: beside others it adds none, alone it is no reading of any', async () => {
    const parent = spawn('sh', ['-c', 'true & exec sleep 600'])
    try {
      const child = () => treeOf(parent.pid!)[1]
      while (child() === undefined || stateOf(child()!) !== 'Z') await setImmediate()
      const [whole, alone] = [false, true].map((isLauncher) => readTree(parent.pid!, isLauncher, 0))
      expect(whole?.processes).toBe(2)
      expect(whole?.rssBytes).toBeGreaterThan(0)
      expect(alone).toMatchObject({ processes: 1, rssBytes: 0, pssBytes: 0 })
      expect(observeReadings([alone!])).toEqual([])
      const seen = observeReadings([whole!, alone!])
      const value = (metric: string) => seen.find((found) => found.metric === metric)?.value
      expect([value('rss-end'), value('rss-mean')]).toEqual([whole!.rssBytes, whole!.rssBytes])
    } finally {
      parent.kill('SIGKILL')
    }
  })
})

it.skipIf(!onLinux)('a child that ends while its clock is read counts once', async () => {
  // The launcher starts a program, and the program a child, which it waits for.
  const program = 'sleep 600 & echo started; wait; read line'
  const launcher = spawn('sh', ['-c', `exec 3<&0; sh -c '${program}' <&3; true`])
  try {
    await new Promise((resolve) => launcher.stdout.once('data', resolve))
    // Reads the clocks, 5 s each, and answers once the child is gone.
    const clocks =
      'shift; printf "%s 5000000000\\n" "$@"; kill $2; while kill -0 $2 2>&-; do sleep .01; done'
    const argv: [string, ...string[]] = ['/bin/sh', '-c', clocks, 'clocks']
    const reading = await readExactly(launcher.pid!, { kind: 'go', argv }, 0, false)
    expect(reading?.processes).toBe(1)
    expect(reading?.cpuStepSec).toBe(1e-9)
    expect(reading?.cpuSec).toBe(5 + (reading?.endedCpuSec ?? Number.NaN))
  } finally {
    launcher.stdin.end('done\n')
  }
})

it('largest, mean and last; a field that is missing once is left out', () => {
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
