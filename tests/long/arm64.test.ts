/**
 * Walls on ARM64 without a machine that has one: the launcher runs on a kernel of it inside of QEMU.
 * GCBENCH_ARM64_KERNEL names its image, such as boot/vmlinuz-* of Debian's linux-image-arm64.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import { lacks } from '../support/lacks.ts'

const kernel = process.env.GCBENCH_ARM64_KERNEL ?? ''
const hasKernel = existsSync(kernel)
if (!hasKernel) console.warn('skipped: no kernel of ARM64 here (GCBENCH_ARM64_KERNEL)')
const canBoot =
  hasKernel && !lacks('QEMU', 'qemu-system-aarch64', '--version') && !lacks('go', 'go', 'version')

const execute = promisify(execFile)
const OF_LAUNCHER = ['filter.go', 'main.go', 'supervisor.go', 'view.go', 'walls.go']
const IS_PROGRAM = 0o100755
const IS_CONSOLE = 0o020600

/** An archive of cpio, "newc", which is what a kernel unpacks as its first file system. */
function archiveOf(programs: Record<string, Buffer>): Buffer {
  const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)])
  const entry = (name: string, mode: number, data: Buffer, device = [0, 0]) => {
    const fields = [0, mode, 0, 0, 1, 0, data.length, 0, 0, ...device, name.length + 1, 0]
    const header = `070701${fields.map((one) => one.toString(16).padStart(8, '0')).join('')}${name}\0`
    return [padded(Buffer.from(header)), padded(data)]
  }
  return Buffer.concat([
    ...entry('dev', 0o040755, Buffer.alloc(0)),
    ...entry('dev/console', IS_CONSOLE, Buffer.alloc(0), [5, 1]),
    ...Object.entries(programs).flatMap(([name, data]) => entry(name, IS_PROGRAM, data)),
    ...entry('TRAILER!!!', 0, Buffer.alloc(0)),
  ])
}

/** What the machine printed. */
async function boot(): Promise<string> {
  const folder = makeFolder()
  const env = { ...process.env, GOARCH: 'arm64', CGO_ENABLED: '0' }
  const build = (name: string, cwd: string, ...of: string[]) =>
    execute('go', ['build', '-trimpath', '-o', join(folder, name), ...of], { cwd, env })
  await build('launcher', resolve('src/machine/launcher'), ...OF_LAUNCHER)
  await build('machine', resolve('tests/tools'), './machine')
  const [launcher, machine] = ['launcher', 'machine'].map((name) =>
    readFileSync(join(folder, name)),
  )
  writeFileSync(join(folder, 'files'), archiveOf({ launcher: launcher!, machine: machine! }))
  const computer = [
    '-M',
    'virt',
    '-cpu',
    'max',
    '-m',
    '1024',
    '-nographic',
    '-no-reboot',
    '-net',
    'none',
  ]
  const words = 'console=ttyAMA0 rdinit=/machine panic=-1 loglevel=3'
  const { stdout } = await execute(
    'qemu-system-aarch64',
    [...computer, '-kernel', kernel, '-initrd', join(folder, 'files'), '-append', words],
    { timeout: 800_000 },
  )
  return stdout.replaceAll('\r', '')
}

/** Of each kind of walls, what a program saw there, and the last line of the launcher. */
function sightsIn(said: string): Map<string, { saw: Map<string, string>; reply: string }> {
  const found = new Map<string, { saw: Map<string, string>; reply: string }>()
  for (const [, kind = '', lines = '', reply = ''] of said.matchAll(
    /^begin (.*)\n((?:.*\n)*?)^end \1: (.*) <nil>$/gm,
  )) {
    const pairs = lines.split('\n').map((line) => line.split(/: ?/, 2) as [string, string])
    found.set(kind, { saw: new Map(pairs), reply })
  }
  return found
}

const CALLS =
  'add_key request_key keyctl bpf userfaultfd kexec_load kexec_file_load init_module finit_module ' +
  'delete_module mount umount2 pivot_root setns syslog open_by_handle_at open_tree move_mount fsopen ' +
  'fsconfig fsmount fspick mount_setattr clone3'
const IN_BUILDS = 'io_uring_setup io_uring_enter io_uring_register perf_event_open'
/** No kernel of Debian's has it there. */
const NEVER_THERE = 'kexec_file_load'

const FILTERED = {
  'set-user-ID': 'EPERM',
  'new namespaces': 'EPERM',
  vsock: 'EAFNOSUPPORT',
  packets: 'EAFNOSUPPORT',
  Seccomp: '2',
}
/** Nobody refuses the namespace, but a program of several threads cannot be in one of users. */
const OPEN = { 'new namespaces': 'EINVAL', 'set-user-ID': 'works', Seccomp: '0' }
const USABLE = { local: 'works', IP: 'works', IPv6: 'works', new: 'works', NoNewPrivs: '1' }
const ENCLOSED = {
  ...{ '../base/new': 'EROFS', '/etc/new': 'EROFS', '/tmp/new': 'works' },
  ...{
    '/proc/sys/vm/swappiness': 'EACCES',
    'memory of the machine': 'ENOENT',
    'reads the home': 'ENOENT',
  },
  ...{ processes: '2', network: '1', CapEff: '0000000000000000', CapBnd: '0000000000000000' },
}

describe.runIf(canBoot)('a machine of ARM64', () => {
  const booted = boot().then(sightsIn)
  const sight = async (kind: string) => {
    const { saw, reply } = (await booted).get(kind) ?? { saw: new Map(), reply: 'nothing' }
    expect(JSON.parse(reply)).toMatchObject({ errno: 0, code: 0 })
    return Object.fromEntries(saw) as Record<string, string>
  }

  it.each([
    ['bare build', true],
    ['bare trial', false],
    ['other-user', true],
    ['user-namespace', false],
    ['root', false],
    ['supervised', true],
  ] as const)('has no call that attacks begin with, by %s', async (kind, isBuild) => {
    const saw = await sight(kind)
    const answers = (names: string) => names.split(' ').filter((name) => saw[name] !== 'ENOSYS')
    expect(answers(CALLS)).toEqual([])
    expect(answers(IN_BUILDS)).toEqual(isBuild ? [] : IN_BUILDS.split(' '))
    expect(saw).toMatchObject({ ...FILTERED, ...USABLE })
  })

  it('has these calls where there is no filter', async () => {
    const saw = await sight('none')
    const absent = [...CALLS.split(' '), ...IN_BUILDS.split(' ')].filter(
      (name) => saw[name] === 'ENOSYS',
    )
    expect(absent).toEqual([NEVER_THERE])
    expect(saw).toMatchObject({ ...USABLE, ...OPEN })
  })

  it.each([
    ['user-namespace', '54321'],
    ['root', '65520'],
    ['supervised', '65520'],
  ])('has namespaces, by %s', async (kind, uid) => {
    expect(await sight(kind)).toMatchObject({ ...ENCLOSED, Uid: uid })
  })

  it('has a user without them, who writes to its own source alone', async () => {
    const saw = await sight('other-user')
    expect(saw).toMatchObject({ Uid: '65520', CapEff: ENCLOSED.CapEff, '../base/new': 'EACCES' })
  })
})
