/** The files of a machine that can be tuned, in a folder. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const CPU = 'sys/devices/system/cpu'
export const CGROUP = 'sys/fs/cgroup'
export const MACHINE = {
  [`${CPU}/online`]: '0-3',
  [`${CPU}/cpu0/cpufreq/scaling_governor`]: 'powersave',
  [`${CPU}/cpu1/cpufreq/scaling_governor`]: 'performance',
  [`${CPU}/intel_pstate/no_turbo`]: '0',
  'sys/kernel/mm/transparent_hugepage/enabled': 'always',
  'proc/sys/kernel/randomize_va_space': '0',
  'proc/irq/24/smp_affinity_list': '0-3',
  'proc/irq/25/smp_affinity_list': '0-1',
  'proc/self/cgroup': '0::/home',
  'proc/self/mountinfo': '30 23 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw',
  [`${CGROUP}/cgroup.controllers`]: 'cpuset cpu',
  [`${CGROUP}/cgroup.subtree_control`]: 'cpuset cpu',
  [`${CGROUP}/home/cgroup.procs`]: '',
} as const

export function makeMachine() {
  const root = mkdtempSync(join(tmpdir(), 'gcbench-machine-'))
  for (const [path, text] of Object.entries(MACHINE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  return root
}

export const textAt = (root: string, path: string) => readFileSync(join(root, path), 'utf8').trim()
export const settings = (root: string) =>
  Object.fromEntries(Object.keys(MACHINE).map((path) => [path, textAt(root, path)]))
export const stateOf = (root: string) => join(root, 'run/gcbench-tune.json')
