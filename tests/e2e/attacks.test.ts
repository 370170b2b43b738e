/**
 * What a hostile head tries, in a build and in a trial, in every kind of walls that can be had here
 * and on every machine that this one can be made: whatever docs/security.md promises of the kind
 * holds. Each attack is tried without walls first, where it works: one that never does would show
 * nothing.
 */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { OWN_ID, SANDBOXES, type Sandbox } from '../../scripts/research/perf/sandboxes.ts'
import type { Isolation } from '../../src/model/model.ts'
import { makeFolder } from '../host/folder.ts'
import { launcherOf } from '../host/machine.ts'
import { lacks } from '../support/lacks.ts'
import { ATTACKS, all, attacksIn, type Part, PYTHON } from './attack-list.ts'
import type { Attacked } from './attacker.ts'

type Kind = Isolation['kind']

// Machines: what is started before a program to have it run on another machine than this.

const asUser = ['setpriv', '--reuid', '54321', '--regid', '54321', '--clear-groups']
/** What a container has by default. */
const withoutAdmin = ['setpriv', '--bounding-set=-sys_admin']
/** Users are who they are, and nobody makes a further namespace of users. */
const NO_NAMESPACES = `import ctypes, os, sys
parent, child = os.pipe(), os.pipe()
pid = os.fork()
if pid == 0:
    if ctypes.CDLL(None).unshare(0x10000000) != 0: os._exit(1)
    os.write(parent[1], b"x")
    os.read(child[0], 1)
    open("/proc/sys/user/max_user_namespaces", "w").write("0")
    os.execvp(sys.argv[1], sys.argv[1:])
os.read(parent[0], 1)
for name in ["uid_map", "gid_map"]: open(f"/proc/{pid}/{name}", "w").write("0 0 70000")
os.write(child[1], b"x")
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))`
/** Files keep their owner on whatever mount they are seen, as on the overlayfs of a container. */
const withoutOwners = [
  ...['unshare', '--mount', 'sh', '-c'],
  'mount -t ramfs -o mode=1777 none "$FOLDER" && exec "$0" "$@"',
]
const withoutNamespaces = [PYTHON, '-c', NO_NAMESPACES]
/** Nobody sets a filter of system calls, as on a kernel that has none: seccomp(2) is not there. */
const NO_FILTERS = `import ctypes, os, struct, sys
libc = ctypes.CDLL(None)
steps = [(0x20, 0, 0, 0), (0x15, 0, 1, 317), (6, 0, 0, 0x50026), (6, 0, 0, 0x7fff0000)]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *one) for one in steps))
listed = struct.pack("HxxxxxxQ", len(steps), ctypes.addressof(code))
if libc.prctl(22, 2, listed) != 0: sys.exit("no filter")
os.execvp(sys.argv[1], sys.argv[1:])`
const withoutFilters = [PYTHON, '-c', NO_FILTERS]

/** A container, in which this machine's programs and temporary files are. */
function inPodman(...options: string[]): string[] {
  const root = makeFolder()
  chmodSync(root, 0o755)
  for (const name of ['dev', 'etc', 'proc', 'run', 'sys', 'usr', 'var/tmp'])
    mkdirSync(join(root, name), { recursive: true })
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${name}`, join(root, name))
  for (const name of ['passwd', 'group']) copyFileSync(`/etc/${name}`, join(root, 'etc', name))
  const read = ['/usr', dirname(process.execPath), process.cwd()].map((at) => `${at}:${at}:ro`)
  const volumes = [...read, `${tmpdir()}:${tmpdir()}`].flatMap((one) => ['--volume', one])
  const limits = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024', '--network=none']
  const runtime = existsSync('/usr/sbin/runc') ? ['--runtime=/usr/sbin/runc'] : []
  return ['podman', ...runtime, 'run', '--rm', ...limits, ...volumes, ...options, '--rootfs', root]
}

/** `only`: the kind of walls that is asked for; absent: the best one, which has to be `kind`. */
type Machine = { name: string; start: string[]; kind: Kind; only?: Kind }

const forced = (kind: Kind): Machine => ({ name: 'this machine', start: [], kind, only: kind })

const isRoot = process.getuid?.() === 0
const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
const rights = BigInt(`0x${/^CapEff:\s*(\w+)/m.exec(status)?.[1] ?? '0'}`)
const isAdmin = isRoot && ((rights >> 21n) & 1n) === 1n

const canMake = isAdmin && !lacks('user namespaces', 'unshare', '--user', 'true')

const [podman = '', ...container] = isAdmin ? inPodman() : []
const hasPodman = isAdmin && !lacks('podman', podman, ...container, 'true')

const MACHINES: Machine[] = [
  ...(['root', 'sudo', 'user-namespace', 'other-user'] as const).map(forced),
  ...(canMake
    ? ([
        { name: 'a user', start: asUser, kind: 'user-namespace', only: 'user-namespace' },
        { name: 'a file system without owners', start: withoutOwners, kind: 'root' },
        { name: 'a kernel without filters', start: withoutFilters, kind: 'root' },
        { name: 'root in a container', start: withoutAdmin, kind: 'user-namespace' },
        {
          name: 'root in a container without user namespaces',
          start: [...withoutNamespaces, ...withoutAdmin],
          kind: 'other-user',
        },
        {
          name: 'a user without user namespaces',
          start: [...withoutNamespaces, ...asUser],
          kind: 'none',
          only: 'user-namespace',
        },
      ] satisfies Machine[])
    : []),
  ...(hasPodman
    ? ([
        { name: 'podman', start: inPodman(), kind: 'other-user' },
        { name: 'a user in podman', start: inPodman('--user=54321'), kind: 'none' },
        {
          name: 'podman with rights',
          start: inPodman('--cap-add=SYS_ADMIN,NET_ADMIN'),
          kind: 'root',
        },
      ] satisfies Machine[])
    : []),
]

// What the page promises, by kind.

const page = readFileSync('docs/security.md', 'utf8')
const table = page.slice(page.indexOf('| Promise |'), page.indexOf('Namespaces need Linux'))
const [columns = [], , ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.slice(2, -2).split(' | '))

type Tried = Attacked & { machine: Machine; part: Part }

const hasFilter = ({ isolation: { lacks = [] } }: Tried) => !lacks.includes('filter')

/** Whether a cell of the table promises it there, of this attack. */
const CELLS: Record<string, (tried: Tried, name: string) => boolean> = {
  yes: () => true,
  '–': () => false,
  'if filtered': hasFilter,
  'if gcbench is not': ({ machine }) =>
    !isRoot || machine.start.some((word) => /^--(reuid|user=)/.test(word)),
  'if closed to others': () => true,
  'with layers': ({ isolation: { lacks = [] } }) => !lacks.includes('layers'),
  'with `CAP_NET_ADMIN`': ({ isolation: { lacks = [] } }) => !lacks.includes('network'),
  'with both': ({ isolation: { lacks = [] } }) => lacks.length === 0,
  'keys alone': (_, name) => /: a key/.test(name),
  'keys, if filtered': (tried, name) => /: a key/.test(name) && hasFilter(tried),
  'by file modes': () => false,
  // tests/host/arms.test.ts and tests/host/programs.test.ts.
  'cannot be changed': () => true,
  // No attack: tests/host/arms.test.ts.
  'up to 20,000 files': () => false,
  'up to 20,000 files, not of a server': () => false,
  // tests/host/arms.test.ts has more.
  'up to 14 sources': () => true,
  'a changed file is not started': () => false,
}

function isPromised(promise: string, tried: Tried, name: string): boolean {
  const row = lines.find(([of]) => of === promise)
  const at = columns.findIndex((names) => names.includes(`\`${tried.isolation.kind}\``))
  return CELLS[row?.[at] ?? '']?.(tried, name) === true
}

const execute = promisify(execFile)
const launcher = await launcherOf('go')
/** Where any user can start it. */
const program = join(makeFolder(), 'launcher')
if (launcher !== null) {
  copyFileSync(launcher.argv[0], program)
  for (const path of [program, dirname(program)]) chmodSync(path, 0o755)
}

const isOther = (name: string) => SANDBOXES.some((one) => one === name)

/** As bubblewrap takes it. */
async function filterOf(part: Part): Promise<Buffer> {
  const argv = ['run', './filter', 'amd64', part === 'build' ? 'build' : 'trial']
  const { stdout } = await execute('go', argv, { cwd: 'tests/tools', encoding: 'buffer' })
  return stdout
}

/** `only`: as of a machine, `off`, or a sandbox of others. */
async function attack({ start, only }: { start: string[]; only?: string }, part: Part) {
  const folder = makeFolder()
  chmodSync(folder, 0o1777)
  const attacker = join(import.meta.dirname, 'attacker.ts')
  const filter = join(folder, 'filter')
  if (only !== undefined && isOther(only)) writeFileSync(filter, await filterOf(part))
  const argv = [...start, process.execPath, attacker, program, folder, part, only ?? '', filter]
  const [first = '', ...rest] = argv
  const { stdout } = await execute(first, rest, {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', FOLDER: folder },
  })
  return JSON.parse(stdout) as Attacked
}

const canAttack =
  process.platform === 'linux' && process.arch === 'x64' && existsSync(PYTHON) && launcher !== null

describe.skipIf(!canAttack)('attacks on what docs/security.md promises', () => {
  it('are many, and break each promise that the page has', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    const ofPage = lines.map(([name]) => name)
    const elsewhere = ['a source that another command changed is noticed']
    expect([...Object.keys(ATTACKS), ...elsewhere].sort()).toEqual(ofPage.sort())
    for (const cell of lines.flatMap(([, ...cells]) => cells)) expect(CELLS).toHaveProperty([cell])
  })

  it.runIf(isAdmin).each(['build', 'measured'] as const)(
    'work where there are no walls, from a %s one',
    async (part) => {
      const { did } = await attack({ start: [], only: 'off' }, part)
      const known = new Set(did)
      const failed = attacksIn(part).filter(({ name, isRare }) => !known.has(name) && !isRare)
      expect(failed.map(({ name }) => name)).toEqual([])
    },
  )

  const cases = MACHINES.flatMap((machine) =>
    (['build', 'measured'] as const).map((part) => ({ machine, part, ...machine })),
  )
  it.for(cases)('on $name, $kind, a $part one: none breaks a promise', async (one, context) => {
    const { machine, part, kind } = one
    const tried = { machine, part, ...(await attack(machine, part)) }
    const { isolation, did, isGone } = tried
    if (machine.start.length === 0 && isolation.kind !== kind) context.skip(`no ${kind} here`)
    expect(isolation).toMatchObject({ kind })
    expect(isGone).toBe(true)
    const known = new Set(did)
    const broken = attacksIn(part).filter(
      ({ promise, name }) => known.has(name) && isPromised(promise, tried, name),
    )
    expect(broken.map(({ name }) => name)).toEqual([])
  })
})

// What others would hold, and what a build could do in them: why gcbench has walls of its own.

const TERMINAL = 'opens a terminal of its own'
const CACHES = [
  'finds what the user has in a cache, and writes to it',
  'finds what an earlier build of its arm wrote there',
]

/** `breaks`: attacks that work there, though promised by what its peer here holds. */
const OTHERS: Record<Sandbox, { isHere(): boolean; breaks: string[]; can: string[] }> = {
  bubblewrap: {
    isHere: () => !lacks('bubblewrap', 'bwrap', '--ro-bind', '/', '/', 'true'),
    breaks: ['is not root: a file that root alone may read'],
    can: [TERMINAL],
  },
  'bubblewrap by root': {
    isHere: () => !lacks('bubblewrap', 'bwrap', '--ro-bind', '/', '/', 'true'),
    breaks: [],
    can: [TERMINAL],
  },
  'systemd-run': {
    isHere: () =>
      !lacks(
        `systemd with an account of number ${OWN_ID}`,
        'systemd-run',
        ...['--quiet', '--wait', '--collect', `--property=User=${OWN_ID}`, 'true'],
      ),
    breaks: [],
    can: [],
  },
}

describe.runIf(canAttack && isAdmin)('what sandboxes of others hold, at their best', () => {
  it.for(SANDBOXES)('%s', async (only, { skip }) => {
    const { isHere, breaks, can } = OTHERS[only]
    skip(!isHere())
    const built = await attack({ start: [], only }, 'build')
    const measured = await attack({ start: [], only }, 'measured')
    expect({ ...built, isolation: only }).toEqual({
      isolation: only,
      did: breaks,
      isGone: true,
      can,
    })
    expect(measured.did).toEqual(breaks)
  })

  it('is less than a build can do in our own walls', async ({ skip }) => {
    const { isolation, can } = await attack({ start: [], only: 'root' }, 'build')
    skip(isolation.lacks?.includes('layers') === true, 'no layers here')
    expect(can).toEqual([TERMINAL, ...CACHES])
  })
})
