/**
 * What a hostile head tries, in a build and in a trial, in every kind of walls that can be had here:
 * whatever docs/security.md promises of the kind holds. Each attack is tried without walls first,
 * where it works: one that never does would show nothing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { noProgress } from '../../src/cli/progress.ts'
import { makeExec } from '../../src/machine/exec.ts'
import { clock, type Exec, type Host } from '../../src/machine/host.ts'
import { findEnclosure } from '../../src/machine/launcher/launcher.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { Isolation } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { RunIsolation } from '../../src/sources/isolation.ts'
import { zeroConfigSuite } from '../../src/suite/suite.ts'
import { makeFolder } from '../host/folder.ts'
import { launcherOf } from '../host/machine.ts'

type Part = 'build' | 'measured'

/** What stands around a run: the user's files, the other arm, and somebody else's process. */
type Scene = {
  home: string
  repository: string
  runner: string
  folder: string
  base: string
  binaries: string
  head: string
  tools: string
  cache: string
  victim: number
  port: number
  name: string
}

/**
 * `does`: a line of a shell that ends well where the attack worked. `marks`: the file that it would
 * have marked, looked at from outside: inside there may be another of that name. `isRare`: machines
 * differ in whether it works without walls.
 */
type Attack = {
  name: string
  does(scene: Scene): string
  marks?(scene: Scene): string
  only?: Part
  isRare?: true
}

const SECRET = 'secret-of-the-user-4711'
const PYTHON = '/usr/bin/python3'

const python = (lines: string) => `${PYTHON} - <<'END'\n${lines}\nEND`

/** A call of the system that answers nothing below 0. */
const syscall = (number: number, ...args: (number | string)[]) =>
  python(`import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
args = [${args.map((one) => (typeof one === 'number' ? `ctypes.c_long(${one})` : one)).join(', ')}]
sys.exit(0 if libc.syscall(${number}, *args) >= 0 else 1)`)

const reads = (path: string) => `grep -rqs ${SECRET} ${path}`
const makes = (path: string) => `echo > ${path}/gcbench-attack && rm ${path}/gcbench-attack`
const opensToWrite = (path: string) => `exec 3>> ${path}`
const MARK = 'marked by an attack'
/** Of files of the scene. */
const marking = (name: string, at: (scene: Scene) => string, only?: Part): Attack => ({
  name,
  does: (scene) => `echo '${MARK}' >> ${at(scene)}`,
  marks: at,
  ...(only === undefined ? {} : { only }),
})
const opens = (device: string) => `exec 3< /dev/${device}`
const setsAsIs = (path: string) =>
  `cat /proc/sys/${path} > was-$$ && cat was-$$ > /proc/sys/${path}`

const reaches = (family: string, address: string) =>
  python(`import socket
s = socket.socket(socket.${family}, socket.SOCK_STREAM)
s.settimeout(5)
s.connect(${address})`)

/** Attacks by the promise of the page that they would break. */
const ATTACKS: Record<string, Attack[]> = {
  'is not root': [
    { name: 'user 0', does: () => '[ "$(id -u)" = 0 ]' },
    { name: 'gives files away', does: () => 'touch own-$$ && chown 1:1 own-$$' },
    { name: 'becomes another', does: () => python('import os\nos.setuid(12345)') },
    { name: 'mounts', does: () => 'mkdir -p m && mount -t tmpfs none m && umount m' },
    { name: 'chroot', does: () => python('import os\nos.chroot("/")') },
    {
      name: 'a set-user-id program',
      does: () => "cp /bin/sh s && chown 0 s && chmod u+s s && ./s -pc '[ $(id -u) = 0 ]'",
    },
    {
      name: 'raises its priority',
      does: () => python('import os\nos.setpriority(os.PRIO_PROCESS, 0, -5)'),
    },
    { name: 'makes a device', does: () => 'mknod zero-$$ c 1 5' },
  ],
  'reads no file of the home': [
    { name: '.netrc', does: ({ home }) => reads(`${home}/.netrc`) },
    { name: 'SSH key', does: ({ home }) => reads(`${home}/.ssh/id_ed25519`) },
    { name: 'all of it', does: ({ home }) => reads(home) },
    { name: 'by $HOME', does: () => reads('"$HOME"') },
    { name: 'by its own root in /proc', does: ({ home }) => reads(`/proc/self/root${home}`) },
    {
      name: 'by the root of another',
      does: ({ home, victim }) => reads(`/proc/${victim}/root${home}`),
    },
    {
      name: 'by the working folder of another',
      does: ({ victim }) => reads(`/proc/${victim}/cwd/.netrc`),
    },
    { name: 'by an open file of another', does: ({ victim }) => reads(`/proc/${victim}/fd/0`) },
    {
      name: 'assembled into a binary',
      does: ({ home }) =>
        `printf '.incbin "${home}/.netrc"\\n' > a-$$.s && as -o a-$$.o a-$$.s && grep -q ${SECRET} a-$$.o`,
    },
    {
      name: 'linked into its source',
      does: ({ home }) =>
        `ln -s ${home}/.netrc link-$$ && ${reads('link-$$')} || cat link-$$ | grep -q ${SECRET}`,
    },
    {
      name: 'hard-linked into its source',
      does: ({ home }) => `ln ${home}/.netrc hard-$$ && cat hard-$$ | grep -q ${SECRET}`,
    },
  ],
  'sees nothing of the repository and the runner': [
    { name: '.git/config', does: ({ repository }) => reads(`${repository}/.git/config`) },
    {
      name: 'config of a worktree',
      does: ({ repository }) => reads(`${repository}/.git/config.worktree`),
    },
    { name: 'files of the runner', does: ({ runner }) => reads(runner) },
    {
      name: 'a list of them',
      does: ({ runner }) => `ls ${runner} | grep -q token`,
    },
    { name: 'history', only: 'measured', does: ({ repository }) => `cat ${repository}/.git/HEAD` },
  ],
  'writes nowhere but to its own arm': [
    marking('the checkout', ({ repository }) => `${repository}/new`),
    marking('hooks of git', ({ repository }) => `${repository}/.git/hooks/pre-commit`),
    marking('settings of git', ({ repository }) => `${repository}/.git/config`),
    marking('settings of the user', ({ home }) => `${home}/.gitconfig`),
    marking('start of a shell', ({ home }) => `${home}/.bashrc`),
    marking("base's source", ({ base }) => `${base}/new`),
    marking("base's script", ({ base }) => `${base}/run.sh`),
    marking("base's binary", ({ binaries }) => `${binaries}/unit`),
    marking("beside base's binary", ({ binaries }) => `${binaries}/new`),
    marking('scratch folder', ({ folder }) => `${folder}/new`),
    marking('files of the runner', ({ runner }) => `${runner}/new`),
    {
      name: 'through a link',
      does: ({ home }) => `ln -s ${home} to-home && echo '${MARK}' >> to-home/.profile`,
      marks: ({ home }) => `${home}/.profile`,
    },
    { name: "base's script, by its mode", does: ({ base }) => `chmod 777 ${base}/run.sh` },
    {
      name: "base's script, removed",
      does: ({ base }) => `mv ${base}/run.sh ${base}/was && mv ${base}/was ${base}/run.sh`,
    },
    { name: 'system programs', does: () => makes('/usr/bin') },
    { name: 'settings of the system', does: () => makes('/etc') },
    { name: 'users of the system', does: () => opensToWrite('/etc/passwd') },
    { name: 'timed commands', does: () => makes('/var/spool') },
    { name: 'libraries', does: () => makes('/usr/lib') },
    { name: 'control groups', isRare: true, does: () => '[ -w /sys/fs/cgroup/cgroup.procs ]' },
    {
      name: 'through the root of another',
      does: ({ victim, repository }) => makes(`/proc/${victim}/root${repository}`),
    },
  ],
  'reads nothing of the other arm': [
    { name: 'its source', does: ({ base }) => `cat ${base}/run.sh` },
    { name: 'a list of it', does: ({ base }) => `[ -n "$(ls ${base})" ]` },
    { name: 'its binary', does: ({ binaries }) => `cat ${binaries}/unit` },
    { name: 'executes it', does: ({ binaries }) => `${binaries}/unit` },
    {
      name: 'makes it cold',
      does: ({ binaries }) =>
        python(
          `import os\nos.posix_fadvise(os.open("${binaries}/unit", os.O_RDONLY), 0, 0, os.POSIX_FADV_DONTNEED)`,
        ),
    },
  ],
  'changes no setting of the kernel, opens no device of the machine': [
    { name: 'core_pattern', does: () => setsAsIs('kernel/core_pattern') },
    { name: 'swappiness', does: () => setsAsIs('vm/swappiness') },
    { name: 'hostname', does: () => setsAsIs('kernel/hostname') },
    { name: 'overcommit', does: () => setsAsIs('vm/overcommit_memory') },
    { name: 'caches', does: () => 'exec 3> /proc/sys/vm/drop_caches' },
    { name: 'sysrq', isRare: true, does: () => 'exec 3> /proc/sysrq-trigger' },
    { name: 'the log of the kernel', isRare: true, does: () => opens('kmsg') },
    { name: 'memory of the kernel', isRare: true, does: () => 'head -c1 /proc/kcore | grep -q .' },
    { name: 'virtual machines', isRare: true, does: () => opens('kvm') },
    { name: 'loop devices', isRare: true, does: () => opens('loop-control') },
    { name: 'fuse', isRare: true, does: () => opens('fuse') },
    { name: 'tunnels', isRare: true, does: () => opens('net/tun') },
    {
      name: 'the clock',
      isRare: true,
      does: () => python('import time\ntime.clock_settime(time.CLOCK_REALTIME, time.time())'),
    },
    {
      name: 'huge pages',
      isRare: true,
      does: () =>
        'f=/sys/kernel/mm/transparent_hugepage/enabled; sed "s/.*\\[\\(.*\\)\\].*/\\1/" $f > was-$$ && cat was-$$ > $f',
    },
  ],
  'finds no terminal and no key of others': [
    { name: 'terminals', does: () => '[ -n "$(ls /dev/pts | grep -v ptmx)" ]' },
    {
      name: 'a key of the user',
      isRare: true,
      does: () => syscall(250, 10, -4, 'b"user"', 'b"gcbench-attack"', 0),
    },
    {
      name: 'a key that is asked for',
      isRare: true,
      does: () => syscall(249, 'b"user"', 'b"gcbench-attack"', 0, 0),
    },
  ],
  'reads, signals and traces no process of others': [
    {
      name: 'its environment',
      does: ({ victim }) => `tr '\\0' '\\n' < /proc/${victim}/environ | grep -q ${SECRET}`,
    },
    { name: 'its memory', does: ({ victim }) => `exec 3< /proc/${victim}/mem` },
    { name: 'its map', does: ({ victim }) => `[ -n "$(cat /proc/${victim}/maps)" ]` },
    { name: 'a signal', does: ({ victim }) => `kill -CONT ${victim}` },
    {
      name: 'a trace',
      does: ({ victim }) =>
        python(
          `import ctypes, os, sys\nlibc = ctypes.CDLL(None)\nif libc.ptrace(0x4206, ${victim}, 0, 0) != 0: sys.exit(1)\nos.kill(${victim}, 19); libc.ptrace(17, ${victim}, 0, 0); os.kill(${victim}, 18)`,
        ),
    },
    {
      name: 'its priority',
      does: ({ victim }) => python(`import os\nos.setpriority(os.PRIO_PROCESS, ${victim}, 1)`),
    },
    {
      name: 'its CPUs',
      does: ({ victim }) =>
        python(`import os\nos.sched_setaffinity(${victim}, os.sched_getaffinity(${victim}))`),
    },
    {
      name: 'its limits',
      does: ({ victim }) =>
        python(
          `import resource\nresource.prlimit(${victim}, resource.RLIMIT_NOFILE, resource.prlimit(${victim}, resource.RLIMIT_NOFILE))`,
        ),
    },
    {
      name: 'its namespaces',
      does: ({ victim }) =>
        python(
          `import ctypes, os, sys\nsys.exit(0 if ctypes.CDLL(None).setns(os.open("/proc/${victim}/ns/uts", os.O_RDONLY), 0) == 0 else 1)`,
        ),
    },
    {
      name: 'its room in memory',
      does: ({ victim }) =>
        `cat /proc/${victim}/oom_score_adj > was-$$ && cat was-$$ > /proc/${victim}/oom_score_adj`,
    },
  ],
  'has no network (builds of Go, trials)': [
    {
      name: 'a service on loopback',
      does: ({ port }) => reaches('AF_INET', `("127.0.0.1", ${port})`),
    },
    { name: 'an abstract socket', does: ({ name }) => reaches('AF_UNIX', `"\\0${name}"`) },
    {
      name: 'the outside',
      isRare: true,
      does: () =>
        python(
          'import socket\ns = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\ns.connect(("192.0.2.1", 9))',
        ),
    },
    { name: 'a route', isRare: true, does: () => '[ "$(wc -l < /proc/net/route)" -gt 1 ]' },
  ],
  'git, go and the launcher stay the files that they were': [
    marking('a program before git', ({ tools }) => `${tools}/sh`),
    marking('git', ({ tools }) => `${tools}/git`),
    marking('beside the launcher', ({ cache }) => `${cache}/new`),
    marking('the launcher', ({ cache }) => `${cache}/launcher`),
  ],
}

const all = Object.entries(ATTACKS).flatMap(([promise, attacks]) =>
  attacks.map((attack) => ({ promise, ...attack })),
)

/** Somebody's process: it has a terminal, a key, two sockets, and a secret in its environment. */
const VICTIM = `import ctypes, os, signal, socket, sys, time
terminals = os.openpty()
ctypes.CDLL(None).syscall(248, b"user", b"gcbench-attack", b"x", 1, ctypes.c_long(-4))
tcp = socket.create_server(("127.0.0.1", 0))
local = socket.socket(socket.AF_UNIX)
local.bind("\\0" + sys.argv[1])
local.listen()
print(tcp.getsockname()[1], flush=True)
signal.alarm(900)
while True: time.sleep(60)`

const victims: ReturnType<typeof spawn>[] = []
afterAll(() => {
  for (const victim of victims) victim.kill('SIGKILL')
})

async function makeScene(): Promise<Scene> {
  const [home, repository, runner] = [makeFolder(), makeFolder(), makeFolder()]
  const [folder, tools, cacheHome] = [makeFolder(), makeFolder(), makeFolder()]
  const cache = join(cacheHome, 'gcbench')
  const [base, binaries, head] = ['source-00', 'binary-00', 'source-01'].map((name) =>
    join(folder, name),
  )
  const made = [
    `${home}/.ssh`,
    `${repository}/.git/hooks`,
    cache,
    base,
    binaries,
    head,
    `${folder}/binary-01`,
  ]
  for (const path of made) mkdirSync(path as string, { recursive: true })
  const files: Record<string, string> = {
    [`${home}/.netrc`]: SECRET,
    [`${home}/.ssh/id_ed25519`]: SECRET,
    [`${repository}/.git/config`]: SECRET,
    [`${repository}/.git/config.worktree`]: SECRET,
    [`${repository}/.git/HEAD`]: 'ref: refs/heads/main',
    [`${runner}/token`]: SECRET,
    [`${base}/run.sh`]: 'echo 1',
    [`${binaries}/unit`]: '#!/bin/sh\necho 1',
    [`${tools}/git`]: '#!/bin/sh\necho 1',
    [`${cache}/launcher`]: 'launcher',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text, { mode: 0o644 })
  for (const path of [`${binaries}/unit`, `${tools}/git`]) chmodSync(path, 0o755)
  // As homes and folders of a runner are; everybody may pass through the others.
  for (const path of [home, runner]) chmodSync(path, 0o700)
  for (const path of [repository, folder, tools, cacheHome]) chmodSync(path, 0o755)
  const name = `gcbench-attack-${process.pid}-${victims.length}`
  const victim = spawn(PYTHON, ['-c', VICTIM, name], {
    cwd: home,
    env: { SECRET },
    stdio: [openSync(`${home}/.netrc`, 'r'), 'pipe', 'inherit'],
  })
  victims.push(victim)
  const [port] = await once(victim.stdout as Readable, 'data')
  return {
    ...{ home, repository, runner, folder, tools, cache, name },
    ...{ base: base as string, binaries: binaries as string, head: head as string },
    ...{ victim: victim.pid as number, port: Number(port) },
  }
}

type Numbered = (typeof all)[number]

const attacksIn = (part: Part) => all.filter(({ only = part }) => only === part)

/** Each in a shell of its own; what worked is told by its number. */
const scriptOf = (attacks: readonly Numbered[], scene: Scene) =>
  attacks
    .map((one, at) => `(\n${one.does(scene)}\n) > /dev/null 2>&1 && echo "did ${at}"`)
    .join('\n')

function worked(attacks: readonly Numbered[], scene: Scene, stdout: string): Numbered[] {
  const told = new Set([...stdout.matchAll(/^did (\d+)$/gm)].map(([, at]) => Number(at)))
  return attacks.filter(({ marks }, at) => {
    const marked = marks?.(scene)
    if (marked === undefined) return told.has(at)
    return existsSync(marked) && readFileSync(marked, 'utf8').includes(MARK)
  })
}

const named = (attacks: readonly Numbered[]) =>
  attacks.map(({ promise, name }) => `${promise}: ${name}`)

// What the page promises, by kind.

type Kind = Isolation['kind']

const page = readFileSync('docs/security.md', 'utf8')
const table = page.slice(page.indexOf('| Promise |'), page.indexOf('Namespaces need Linux'))
const [columns = [], , ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.slice(2, -2).split(' | '))
const isPromised = (promise: string, kind: Kind) => {
  const row = lines.find(([name]) => name === promise)
  return row?.[columns.findIndex((names) => names.includes(`\`${kind}\``))] === 'yes'
}

const launcher = await launcherOf('go')
const kinds: Kind[] = ['root', 'sudo', 'user-namespace', 'other-user']
const tried = await Promise.all(
  kinds.map(async (kind) => {
    const exec = makeExec({
      clock,
      findLauncher: async () => launcher,
      findEnclosure: (found, attempt) => findEnclosure(found, attempt, [kind]),
    })
    return { kind, exec, isHere: (await exec.isolation()).kind === kind }
  }),
)

async function attack(exec: Exec, part: Part): Promise<Numbered[]> {
  const scene = await makeScene()
  const { home, repository, runner, tools, cache, folder, base, binaries, head } = scene
  const env = { PATH: `${tools}:/usr/bin:/bin`, HOME: home }
  const host: Host = {
    ...makeHost({
      cwd: repository,
      env: { ...env, RUNNER_TEMP: runner, XDG_CACHE_HOME: cache.replace(/\/[^/]*$/, '') },
      tell: noProgress,
    }),
    exec,
  }
  const walls = await RunIsolation.make(host, folder, makeDesign(zeroConfigSuite()))
  const run = (of: Part, arm: string, script: string, source: string, built: string) =>
    walls.run(
      { argv: ['/bin/sh', '-c', script], cwd: source, env, limitSec: 600 },
      { part: of, arm, writable: of === 'build' ? [source, built] : [source] },
    )
  // Both were built, and base has run, before head attacks.
  for (const of of ['build', 'measured'] as const) {
    const before = await run(of, 'base', 'true', base, binaries)
    expect([before.code, before.notStarted, before.stderr]).toEqual([0, null, ''])
  }
  const attacks = attacksIn(part)
  const exit = await run(
    part,
    'head',
    `${scriptOf(attacks, scene)}\ntrue`,
    head,
    `${folder}/binary-01`,
  )
  expect([exit.code, exit.notStarted]).toEqual([0, null])
  return worked(attacks, scene, exit.stdout)
}

const isRoot = process.getuid?.() === 0
const canAttack = process.platform === 'linux' && process.arch === 'x64' && existsSync(PYTHON)

describe.skipIf(!canAttack)('attacks on what docs/security.md promises', () => {
  it('are many, and break each promise that the page has', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    const ofPage = lines.map(([name]) => name)
    const elsewhere = ['a source that another command changed is noticed']
    expect([...Object.keys(ATTACKS), ...elsewhere].sort()).toEqual(ofPage.sort())
  })

  it.runIf(isRoot)('work where there are no walls', async () => {
    const scene = await makeScene()
    const attacks = attacksIn('measured')
    const script = scriptOf(attacks, scene)
    const { stdout } = spawnSync('/bin/sh', ['-c', script], {
      cwd: scene.head,
      env: { HOME: scene.home, PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
    })
    const did = new Set(worked(attacks, scene, stdout))
    expect(named(attacks.filter((one) => !did.has(one) && !one.isRare))).toEqual([])
  })

  const cases = tried
    .filter(({ isHere }) => isHere)
    .flatMap((one) => (['build', 'measured'] as const).map((part) => ({ ...one, part })))
  it.each(cases)('by $kind, a $part one: none breaks a promise', async ({ kind, exec, part }) => {
    const did = await attack(exec, part)
    expect(named(did.filter(({ promise }) => isPromised(promise, kind)))).toEqual([])
  })
})
