/** Reads the facts that the doctor judges (machine/doctor.ts). */
import { statfs } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ProgramWatch } from '../report/disturbances.ts'
import type { MachineFacts } from './doctor.ts'
import {
  listFolder,
  parseMemoryBytes,
  pollutionBetween,
  readCpuQuota,
  readSnapshot,
  readText,
} from './environment.ts'
import { inScratch } from './files.ts'
import type { Host } from './host.ts'
import { findLauncher, tryIsolation } from './launcher.ts'

const CPU = '/sys/devices/system/cpu'
const POWER = '/sys/class/power_supply'
const LOOK_SEC = 1

/** Timers of Debian, Fedora and SUSE that read the whole disk or install packages. */
const HEAVY_TIMERS = [
  ['apt-daily.timer', 'apt-daily-upgrade.timer', 'unattended-upgrades.service', 'fstrim.timer'],
  ['man-db.timer', 'plocate-updatedb.timer', 'updatedb.timer', 'mlocate-updatedb.timer'],
  ['dnf-makecache.timer', 'dnf-automatic.timer', 'packagekit.service', 'btrfs-scrub.timer'],
].flat()

/** Takes a little over a second, in which nothing of gcbench's own runs. */
export async function readFacts(host: Host): Promise<MachineFacts> {
  const accounting = await findLauncher(host.exec, host.env, () => {})
  const [git, go] = [await ask(host, ['git', '--version']), await ask(host, ['go', 'version'])]
  const valgrind = await ask(host, ['valgrind', '--version'])
  const perf = await tryCounter(host)
  const scheduled = await activeTimers(host)
  const meminfo = readText('/proc/meminfo') ?? ''
  const swapTotal = parseMemoryBytes(meminfo, 'SwapTotal')
  const swapFree = parseMemoryBytes(meminfo, 'SwapFree')
  const smt = readText(`${CPU}/smt/active`)
  const aslr = readText('/proc/sys/kernel/randomize_va_space')
  const disk = await statfs(host.env.RUNNER_TEMP || tmpdir()).catch(() => null)
  return {
    platform: host.platform,
    environment: await host.environment(),
    machineCpus: cpus().length,
    cpuQuota: readCpuQuota(),
    hasSmt: smt === null ? null : smt === '1',
    turboSwitch: readTurboSwitch(),
    aslr: aslr === null ? null : Number(aslr),
    swapUsedBytes: swapTotal === null || swapFree === null ? null : swapTotal - swapFree,
    memoryAvailableBytes: parseMemoryBytes(meminfo, 'MemAvailable'),
    isOnBattery: readOnBattery(),
    accounting: accounting?.kind ?? null,
    isolation: await host.exec.isolation(),
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    scheduled,
    git,
    go,
    valgrind,
    perf,
    ...(await listen(host)),
  }
}

function runBriefly(host: Host, argv: [string, ...string[]]) {
  const env: Record<string, string> = { LC_ALL: 'C', GOTOOLCHAIN: 'local' }
  for (const name of ['PATH', 'HOME']) if (host.env[name]) env[name] = host.env[name]
  return host.exec.run({ argv, cwd: tmpdir(), env, limitSec: 20 })
}

/**
 * Whether measured programs may count instructions here, as perf says it; null: it is not there.
 * Asked inside of walls, where they are: root may count where nobody else may.
 */
async function tryCounter(host: Host): Promise<string | null> {
  const exit = await inScratch(tmpdir(), 'gcbench-counter-', (folder) =>
    host.exec.run({
      argv: ['perf', 'stat', '-x,', '-e', 'instructions:u', '--', 'true'],
      cwd: '/',
      env: { LC_ALL: 'C', PATH: host.env.PATH ?? '' },
      limitSec: 20,
      isolation: tryIsolation(folder),
    }),
  )
  return exit.notStarted === null ? exit.stderr : null
}

/** First line of a program's answer; null when it is not there or fails. */
async function ask(host: Host, argv: [string, ...string[]]): Promise<string | null> {
  const exit = await runBriefly(host, argv)
  return exit.code === 0 ? (exit.stdout.split('\n')[0] ?? null) : null
}

/** `systemctl is-active` prints one word for each unit, and fails when one is not active. */
async function activeTimers(host: Host): Promise<string[]> {
  const env = { PATH: host.env.PATH ?? '/usr/bin:/bin' }
  const argv: [string, ...string[]] = ['systemctl', 'is-active', ...HEAVY_TIMERS]
  const exit = await host.exec.run({ argv, cwd: tmpdir(), env, limitSec: 20 })
  const words = exit.stdout.split('\n')
  return HEAVY_TIMERS.filter((_, i) => words[i] === 'active')
}

function readTurboSwitch(): MachineFacts['turboSwitch'] {
  const switches = ['intel_pstate/no_turbo', 'cpufreq/boost'] as const
  return switches.find((path) => readText(`${CPU}/${path}`) !== null) ?? null
}

/** A battery, and no power supply that is plugged in. */
function readOnBattery(): boolean {
  const supplies = listFolder(POWER).map((name) => ({
    type: readText(`${POWER}/${name}/type`),
    isOnline: readText(`${POWER}/${name}/online`) === '1',
  }))
  const hasBattery = supplies.some(({ type }) => type === 'Battery')
  return hasBattery && !supplies.some(({ type, isOnline }) => type !== 'Battery' && isOnline)
}

type Heard = Pick<MachineFacts, 'foreignCpuPct' | 'stealPct' | 'busyPrograms'>

/** Watches the machine for a second, or so long, while we do nothing. */
export async function listen(host: Pick<Host, 'clock' | 'others'>, sec = LOOK_SEC): Promise<Heard> {
  const before = readSnapshot(host.clock.nowSec())
  const programs = new ProgramWatch(host.others, host.clock.nowSec)
  const own = process.cpuUsage()
  await pause(sec * 1000)
  const used = process.cpuUsage(own)
  const after = readSnapshot(host.clock.nowSec())
  const { foreignCpuPct, stealPct } = pollutionBetween(before, after, {
    userSec: used.user / 1e6,
    systemSec: used.system / 1e6,
    maxRssBytes: 0,
    minorFaults: 0,
    majorFaults: 0,
    voluntarySwitches: 0,
    involuntarySwitches: 0,
  })
  return { foreignCpuPct, stealPct, busyPrograms: programs.busiest() }
}
