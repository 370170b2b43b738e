import { describe, expect, it } from 'vitest'
import { diagnose, type MachineFacts, RULES } from '../../src/machine/doctor.ts'
import type { Environment } from '../../src/model/model.ts'

const GIB = 2 ** 30

const environment: Environment = {
  os: 'Debian GNU/Linux 12',
  kernel: '6.12.0',
  cpuModel: 'X',
  cores: 8,
  memoryBytes: 32 * GIB,
  hugePages: 'madvise',
  governor: 'performance',
  virtualised: 'none',
  turbo: 'off',
  numaNodes: 1,
  machineId: '0123456789ab',
}

/** A machine with nothing to fix. */
const quiet: MachineFacts = {
  platform: 'linux',
  environment,
  machineCpus: 8,
  cpuQuota: null,
  hasSmt: false,
  turboSwitch: 'intel_pstate/no_turbo',
  aslr: 2,
  swapUsedBytes: 0,
  memoryAvailableBytes: 30 * GIB,
  foreignCpuPct: 0.3,
  stealPct: 0,
  busyPrograms: [],
  isOnBattery: false,
  accounting: 'go',
  isolation: { kind: 'root', refused: [] },
  diskFreeBytes: 100 * GIB,
  scheduled: [],
  git: 'git version 2.47.0',
  go: 'go version go1.26.0 linux/amd64',
  valgrind: 'valgrind-3.19.0',
  perf: '130379,,instructions:u,249770,100.00,,\n',
}

const inEnvironment = (more: Partial<Environment>) => ({ environment: { ...environment, ...more } })

/** One trouble at a time: the rule that sees it, its level, and words that must be there. */
const troubles: [string, Partial<MachineFacts>, string, string[]][] = [
  ['system', { platform: 'darwin' }, 'warn', ['darwin', '--allow-os']],
  ['git', { git: null }, 'warn', ['git is not on PATH']],
  ['go', { go: null }, 'warn', ['go is not on PATH']],
  ['valgrind', { valgrind: null }, 'note', ['apt-get install valgrind']],
  ['counters', { perf: 'No permission to enable instructions:u event.' }, 'note', ['may not read']],
  ['accounting', { accounting: 'python' }, 'note', ['Python']],
  ['accounting', { accounting: null }, 'warn', ['cannot be accounted', 'python3']],
  ...(['user-namespace', 'other-user', 'none'] as const).map((kind): (typeof troubles)[number] => [
    'isolation',
    { isolation: { kind, refused: ['sudo: a password is required'] } },
    kind === 'none' ? 'warn' : 'note',
    [kind === 'none' ? 'not isolated' : 'of gcbench', 'a password is required'].slice(
      kind === 'other-user' ? 1 : 0,
    ),
  ]),
  [
    'isolation',
    { isolation: { kind: 'root', refused: ['no filter of system calls'], lacks: ['filter'] } },
    'note',
    ['by root', 'no filter of system calls'],
  ],
  ['load', { foreignCpuPct: 3 }, 'note', ['3.0 %']],
  [
    'load',
    { foreignCpuPct: 25, busyPrograms: [{ name: 'chrome', cpuPct: 99.6 }] },
    'warn',
    ['25.0 %', 'chrome 100 %'],
  ],
  ['steal', { stealPct: 4.2 }, 'warn', ['4.2 %']],
  ['quota', { cpuQuota: 1.5 }, 'warn', ['1.5 on 8 CPUs', '--cpuset-cpus']],
  ['cores', inEnvironment({ cores: 2 }), 'note', ['2 cores']],
  ['cores', inEnvironment({ cores: 1 }), 'warn', ['one core']],
  ['governor', inEnvironment({ governor: 'powersave' }), 'warn', ['powersave', 'scaling_governor']],
  ['turbo', inEnvironment({ turbo: 'on' }), 'note', ['echo 1 | sudo tee', 'no_turbo']],
  [
    'turbo',
    { ...inEnvironment({ turbo: 'on' }), turboSwitch: 'cpufreq/boost' },
    'note',
    ['echo 0 | sudo tee', 'cpufreq/boost'],
  ],
  ['smt', { hasSmt: true }, 'note', ['smt/control']],
  ['huge-pages', inEnvironment({ hugePages: 'always' }), 'note', ['echo madvise']],
  ['aslr', { aslr: 0 }, 'note', ['kernel.randomize_va_space=2']],
  ['memory', { memoryAvailableBytes: GIB / 2 }, 'warn', ['0.5 GiB of memory']],
  ['memory', { swapUsedBytes: 2 * GIB }, 'note', ['2.0 GiB of swap', 'swapoff']],
  ['numa', inEnvironment({ numaNodes: 2 }), 'note', ['numactl']],
  ['virtual', inEnvironment({ virtualised: 'kvm' }), 'note', ['kvm']],
  ['battery', { isOnBattery: true }, 'warn', ['battery']],
  ['disk', { diskFreeBytes: GIB }, 'warn', ['1.0 GiB of disk']],
  ['scheduled', { scheduled: ['fstrim.timer'] }, 'note', ['systemctl stop fstrim.timer']],
]

describe('the doctor', () => {
  it('finds nothing on a quiet machine, and says what it looked at', () => {
    const findings = diagnose(quiet)
    expect(findings.filter((finding) => finding.level !== 'ok')).toEqual([])
    expect(findings.map((finding) => finding.id)).toEqual(RULES.map((rule) => rule.id))
  })

  it.each(troubles)('%s: %o', (id, more, level, words) => {
    const found = diagnose({ ...quiet, ...more }).filter((finding) => finding.level !== 'ok')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ id, level })
    for (const word of words) expect(JSON.stringify(found[0])).toContain(word)
    expect(found[0]!.fix).not.toBe(null)
  })

  it('has a trouble for every rule', () => {
    const seen = new Set(troubles.map(([id]) => id))
    expect(RULES.map((rule) => rule.id).filter((id) => !seen.has(id))).toEqual([])
  })

  it('begins with what matters most', () => {
    const levels = diagnose({ ...quiet, hasSmt: true, isOnBattery: true }).map((f) => f.level)
    expect(levels.slice(0, 3)).toEqual(['warn', 'note', 'ok'])
  })

  it('gathers what it cannot see into one note', () => {
    const facts = { ...quiet, ...inEnvironment({ governor: null, turbo: null }), stealPct: null }
    const [first] = diagnose(facts)
    expect(first).toMatchObject({ id: 'unreadable', level: 'note' })
    expect(first!.what).toBe('cannot be seen here: steal, governor, turbo')
  })
})
