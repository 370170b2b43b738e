/** What measured code can do inside of each kind of walls that this machine can build. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeExec } from '../../src/machine/exec.ts'
import { clock, type Exec, type IsolationSpec } from '../../src/machine/host.ts'
import { findEnclosure, tryIsolation } from '../../src/machine/launcher.ts'
import type { Isolation } from '../../src/model/model.ts'
import { hasGo } from '../support/repository.ts'
import { makeFolder } from './folder.ts'
import {
  command,
  countProcesses,
  endedOnceUp,
  launcherOf,
  PATH,
  uniqueSleep,
  until,
} from './machine.ts'

const launcher = await launcherOf('go')
const isRoot = process.getuid?.() === 0

type Kind = Isolation['kind']

/** An Exec that builds walls of this kind or, where it cannot, none. */
const execOf = (kind: Kind): Exec =>
  makeExec({
    clock,
    findLauncher: async () => launcher,
    findEnclosure: (found, attempt) => findEnclosure(found, attempt, [kind]),
  })

const kinds: Kind[] = ['root', 'sudo', 'user-namespace', 'other-user']
const tried = await Promise.all(
  kinds.map(async (kind) => {
    const exec = execOf(kind)
    const isolation = await exec.isolation()
    if (isolation.kind !== kind) console.warn(`not tested here: ${isolation.refused.join('; ')}`)
    return { kind, exec, isHere: isolation.kind === kind }
  }),
)
const here = tried.filter(({ isHere }) => isHere)

const python = existsSync('/usr/bin/python3')
const perl = process.arch === 'x64' && existsSync('/usr/bin/perl')

/** A scratch folder as a run has it: two sources, two folders of binaries. */
function makeScene() {
  const folder = makeFolder()
  for (const name of ['source-00', 'source-01', 'binary-00', 'out', 'home']) {
    mkdirSync(join(folder, name))
  }
  writeFileSync(join(folder, 'binary-00', 'unit'), 'built of base')
  writeFileSync(join(folder, 'home', 'key'), 'secret')
  const walls: IsolationSpec = {
    ...tryIsolation(folder),
    network: 'machine',
    private: join(folder, 'own-0'),
    home: join(folder, 'home'),
    temporary: '',
    covered: [join(folder, 'home')],
    readable: [folder],
    writable: [join(folder, 'source-01'), join(folder, 'out')],
  }
  return { folder, walls }
}

const inside = (exec: Exec, isolation: IsolationSpec, script: string, more = {}) =>
  exec.run(
    command(['/bin/sh', '-c', script], { isolation, cwd: isolation.writable[0] ?? '/', ...more }),
  )

it.skipIf(process.platform !== 'linux' || launcher === null)('some walls are tested at all', () => {
  expect(here.length).toBeGreaterThan(0)
})

describe.each(here)('inside of walls by $kind', ({ kind, exec }) => {
  const hasNamespaces = kind !== 'other-user'
  const hasUser = kind !== 'user-namespace'

  it('has no rights to more, whatever it executes', async () => {
    const { walls } = makeScene()
    const status = 'grep -E "^(Cap|NoNewPrivs|Groups)" /proc/self/status'
    const { stdout, notStarted } = await inside(exec, walls, status)
    expect(notStarted).toBeNull()
    expect(stdout).toContain('NoNewPrivs:\t1')
    expect(stdout).toMatch(/CapPrm:\t0+\n/)
    expect(stdout).toMatch(/CapEff:\t0+\n/)
    if (hasUser) expect(stdout).toMatch(/Groups:\s*\n/)
    if (hasNamespaces) expect(stdout).toMatch(/CapBnd:\t0+\n/)
  })

  it.runIf(hasUser)('is a user of its own, who has a name', async () => {
    const { walls } = makeScene()
    const { stdout } = await inside(exec, walls, 'id -u; id -un 2>/dev/null')
    expect(stdout.split('\n')[0]).not.toBe(String(process.getuid?.()))
    if (hasNamespaces) expect(stdout).toContain('gcbench')
  })

  it('works in its source, and cannot touch what is built or the other source', async () => {
    const { folder, walls } = makeScene()
    const write = (path: string) =>
      `(echo forged > ${join(folder, path)}) 2>/dev/null && echo ${path}`
    const paths = ['source-01/mine', 'out/mine', 'source-00/not', 'binary-00/unit', 'not']
    const { stdout } = await inside(exec, walls, `${paths.map(write).join('; ')}; true`)
    expect(stdout.split('\n').filter(Boolean)).toEqual(['source-01/mine', 'out/mine'])
    expect(readFileSync(join(folder, 'binary-00', 'unit'), 'utf8')).toBe('built of base')
    expect(readFileSync(join(folder, 'out', 'mine'), 'utf8')).toBe('forged\n')
  })

  it.runIf(hasNamespaces)('writes nowhere else on the machine', async () => {
    const { walls } = makeScene()
    const places = '/etc /usr/bin /var/lib /opt /sys/kernel /dev'
    const write = '(echo > $at/gcbench) 2>/dev/null && echo $at'
    const script = `for at in ${places}; do ${write}; done; true`
    expect((await inside(exec, walls, script)).stdout).toBe('')
  })

  it.runIf(hasNamespaces)('has an empty home, too, where a link leads there', async () => {
    const { folder, walls } = makeScene()
    const home = join(folder, 'linked')
    symlinkSync(join(folder, 'home'), home)
    const linked = { ...walls, home, covered: [home] }
    const { stdout, notStarted } = await inside(exec, linked, `ls -A ${home} ${folder}/home`)
    expect(notStarted).toBeNull()
    expect(stdout).not.toContain('key')
  })

  it.runIf(hasNamespaces)('has a home and temporary files of its own', async () => {
    const { folder, walls } = makeScene()
    writeFileSync(join(folder, 'out', 'seen'), '')
    const outside = join(tmpdir(), 'gcbench-not-seen')
    writeFileSync(outside, 'secret')
    const script = `cat ${walls.home}/key ${outside}; echo a > ${walls.home}/a && echo b > /tmp/b &&
      cat ${walls.home}/a /tmp/b; ls ${folder}/out`
    const { stdout } = await inside(exec, walls, script)
    expect(stdout).toBe('a\nb\nseen\n')
    expect(readdirSync(walls.home)).toEqual(['key'])
    expect(existsSync('/tmp/b')).toBe(false)
  })

  it.runIf(hasNamespaces)('finds nothing of what the one before it left there', async () => {
    const { folder, walls } = makeScene()
    const way = join(walls.home, 'go/pkg')
    mkdirSync(way, { recursive: true })
    const emptied = { ...walls, emptied: true, readable: [...walls.readable, way] }
    const left = `cd /tmp && mkdir -p a/b && touch a/b/c x && ln -s /etc link && chmod 500 a/b a
      touch ${walls.home}/key ${walls.home}/go/left /var/tmp/y && chmod 0 ${walls.home}/go; true`
    const seen = `ls -A /tmp /var/tmp /run | grep -v : ; ls ${walls.home} ${walls.home}/go; id -un`
    const first = await inside(exec, emptied, `${seen}; ${left}`)
    const second = await inside(exec, emptied, seen)
    expect(second.notStarted).toBeNull()
    expect([second.stdout, second.stderr]).toEqual([first.stdout, first.stderr])
    expect(second.stdout).toContain('pkg')
    expect(existsSync('/etc/passwd')).toBe(true)
    // One folder, which is not made anew.
    expect(readdirSync(folder).filter((name) => name.startsWith('own-'))).toEqual(['own-0'])
  })

  it.runIf(hasNamespaces)('has nothing made for it where a link of its own leads', async () => {
    const { walls } = makeScene()
    const outside = makeFolder()
    const way = join(walls.home, 'go/pkg')
    mkdirSync(way, { recursive: true })
    const shared = { ...walls, readable: [...walls.readable, way] }
    const link = `cd ${walls.home} && mv go was && ln -s ${outside} go && readlink go`
    expect((await inside(exec, shared, link)).stdout).toBe(`${outside}\n`)
    const second = await inside(exec, shared, `ls -d ${way}`)
    expect(readdirSync(outside)).toEqual([])
    expect([second.notStarted, second.stdout]).toEqual([null, `${way}\n`])
  })

  it.runIf(hasNamespaces)('finds its own in a covered folder, and nothing else of it', async () => {
    const runner = makeFolder()
    const folder = join(runner, 'gcbench-run')
    const source = join(folder, 'source-00')
    mkdirSync(source, { recursive: true })
    writeFileSync(join(runner, 'token'), 'secret')
    writeFileSync(join(folder, 'binary'), 'built\n')
    const { stdout, notStarted } = await inside(
      exec,
      {
        ...tryIsolation(folder),
        private: join(folder, 'own-0'),
        home: '',
        temporary: '',
        covered: [runner],
        readable: [folder],
        writable: [source],
      },
      `cat ${folder}/binary; echo a > ${source}/mine && ls ${runner}; echo > ${runner}/not; true`,
    )
    expect(notStarted).toBeNull()
    expect(stdout).toBe('built\ngcbench-run\n')
    expect(readdirSync(runner).sort()).toEqual(['gcbench-run', 'token'])
    expect(readdirSync(source)).toEqual(['mine'])
  })

  it.runIf(hasNamespaces)('sees no process but its own, nor what its parent holds', async () => {
    process.env.GCBENCH_WALLS_TEST = 'outer-secret'
    const { walls } = makeScene()
    const script = `ls /proc | grep -c '^[0-9]'
      for pid in $(ls /proc | grep '^[0-9]'); do cat /proc/$pid/environ 2>/dev/null; done
      cat /proc/1/environ /proc/1/maps 2>/dev/null; ls -l /proc/1/fd/ 2>/dev/null | grep '[>]'
      (echo owned > /proc/1/fd/1) 2>/dev/null && echo spoke
      kill -9 1 2>/dev/null; kill -9 -1 2>/dev/null; echo alive`
    const { stdout, code, signal } = await inside(exec, walls, script)
    expect(Number(stdout.split('\n')[0])).toBeLessThan(8)
    expect(stdout).not.toMatch(/outer-secret|spoke|owned|->/)
    expect([code, signal]).toEqual([0, null])
  })

  it.runIf(hasNamespaces)(
    'opens no device of the machine and changes no setting of it',
    async () => {
      const { walls } = makeScene()
      const open = '(exec 3<> $at) 2>/dev/null && echo $at'
      const rewrite = '(cat $at > /tmp/was && cat /tmp/was > $at) 2>/dev/null && echo $at'
      const { stdout } = await inside(
        exec,
        walls,
        `for at in /dev/kvm /dev/fuse /dev/loop-control /dev/net/tun /dev/kmsg /dev/mem /dev/vd* /dev/sd* /proc/kcore; do ${open}; done
      for at in /proc/sys/kernel/core_pattern /proc/sys/vm/swappiness /proc/sys/kernel/hostname; do ${rewrite}; done
      (echo h > /proc/sysrq-trigger) 2>/dev/null && echo sysrq
      echo x > /dev/null && head -c 4 /dev/urandom | wc -c && ls /dev | sort | tr '\\n' ' '`,
      )
      expect(stdout).toBe('4\nfd full null ptmx pts random shm stderr stdin stdout urandom zero ')
    },
  )

  it.runIf(hasNamespaces)('finds of the kernel what a container finds', async () => {
    const { walls } = makeScene()
    // As `runc spec` and Docker have them, beside what the last test opens.
    const masked = `/proc/acpi /proc/asound /proc/interrupts /proc/kcore /proc/keys
      /proc/latency_stats /proc/sched_debug /proc/scsi /proc/timer_list /proc/timer_stats
      /sys/devices/virtual/powercap /sys/firmware`
    const fixed = '/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger /sys'
    const { stdout, code } = await inside(
      exec,
      walls,
      `for at in ${masked.replaceAll('\n', ' ')}; do
         if [ -d $at ]; then ls -A $at; else head -c 1 $at 2>/dev/null; fi
       done
       for at in ${fixed}; do
         if [ -e $at ] && [ -w $at ]; then echo "$at can be written to"; fi
       done
       for at in /proc/irq/*/smp_affinity /sys/kernel/mm/*/enabled /sys/block/*/queue/scheduler; do
         (exec 3>> $at) 2>/dev/null && echo "$at can be written to"
       done; true`,
    )
    expect([stdout, code]).toEqual(['', 0])
  })

  it.runIf(hasNamespaces)('has terminals of its own, and none to begin with', async () => {
    const { walls } = makeScene()
    const script =
      'ls /dev/pts; (exec 3<> /dev/tty) 2>/dev/null && echo tty; exec 3<> /dev/ptmx; ls /dev/pts'
    expect((await inside(exec, walls, script)).stdout).toBe('ptmx\n0\nptmx\n')
  })

  it.runIf(hasNamespaces && perl)('leaves no key for the next', async () => {
    const { walls: isolation } = makeScene()
    const put = `syscall(248, $type, $name, $value, 6, $_)`
    const get = `syscall(250, 10, $_, $type, $name, 0)`
    const ask = async (what: string) => {
      const words = '($type, $name, $value) = ("user", "gcbench", "secret")'
      const script = `${words}; $n = 0; for (-3, -4, -5) { $n++ if ${what} > 0 } print $n`
      return (await exec.run(command(['/usr/bin/perl', '-e', script], { isolation, cwd: '/' })))
        .stdout
    }
    expect(await ask(put)).toBe('3')
    expect(await ask(get)).toBe('0')
  })

  it.runIf(hasNamespaces)('reaches nothing but a loopback of its own, if told so', async () => {
    const { walls } = makeScene()
    const { createServer } = await import('node:net')
    const server = createServer((socket) => socket.end('hello'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const script = `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>&1 | tail -n 1
      tail -n +3 /proc/net/dev | cut -d: -f1; tail -n +2 /proc/net/route`
    const offline = { ...walls, network: 'own' as const }
    const exit = await exec.run(
      command(['/bin/bash', '-c', script], { isolation: offline, cwd: '/' }),
    )
    server.close()
    // Refused, not unreachable: the device is up.
    expect(exit.stdout).toMatch(/Connection refused\n\s*lo\n$/)
  })

  it.runIf(hasNamespaces && python)('has no port taken by the one before it', async () => {
    const { walls } = makeScene()
    const isolation = { ...walls, network: 'own' as const }
    // Whoever closes first keeps the port for a minute.
    const script = `import re, socket
server = socket.create_server(("127.0.0.1", 0))
for _ in range(20):
    ours = socket.create_connection(server.getsockname())
    theirs = server.accept()[0]
    ours.close(); theirs.close()
print(re.search(r" tw (\\d+) ", open("/proc/net/sockstat").read())[1])`
    const ask = async () =>
      (await exec.run(command(['/usr/bin/python3', '-c', script], { isolation, cwd: '/' }))).stdout
    expect([await ask(), await ask(), await ask()]).toEqual(['20\n', '20\n', '20\n'])
  })

  it.runIf(hasNamespaces)(
    'changes a cache for itself and those that share what it wrote',
    async () => {
      const { folder, walls } = makeScene()
      const cache = makeFolder()
      mkdirSync(join(cache, 'sub'))
      writeFileSync(join(cache, 'sub/old'), 'old')
      const layered = (kept: string, ...below: string[]) => ({
        ...walls,
        layers: [cache],
        kept: join(folder, kept),
        below: below.map((name) => join(folder, name)),
      })
      const change = `echo new > ${cache}/sub/new; echo other > ${cache}/sub/old`
      const look = `cd ${cache}/sub && cat *`
      await inside(exec, layered('one'), change)
      expect((await inside(exec, layered('one'), look)).stdout).toBe('new\nother\n')
      const third = `echo third > ${cache}/sub/old; ${look}`
      expect((await inside(exec, layered('two', 'one'), third)).stdout).toBe('new\nthird\n')
      expect((await inside(exec, layered('one'), look)).stdout).toBe('new\nother\n')
      // Of several, the first has its way.
      const both = layered('four', 'two', 'none', 'one')
      expect((await inside(exec, both, look)).stdout).toBe('new\nthird\n')
      expect((await inside(exec, layered('five', 'one', 'two'), look)).stdout).toBe('new\nother\n')
      expect((await inside(exec, layered('three'), look)).stdout).toBe('old')
      expect(readFileSync(join(cache, 'sub/old'), 'utf8')).toBe('old')
      expect(readdirSync(join(cache, 'sub'))).toEqual(['old'])
      execFileSync('rm', ['-r', folder])
    },
  )

  it.runIf(hasNamespaces)('has what others wrote, however many and wherever they are', async () => {
    const { folder, walls } = makeScene()
    const cache = makeFolder()
    const layered = (kept: number) => ({
      ...walls,
      layers: [cache],
      kept: join(folder, `a-folder-with-a-long-name-${kept}`),
      below: Array.from({ length: kept }, (_, i) => join(folder, `a-folder-with-a-long-name-${i}`)),
    })
    for (let kept = 0; kept < 24; kept++)
      await inside(exec, layered(kept), `echo ${kept} > ${cache}/of-${kept}`)
    const { stdout } = await inside(exec, layered(24), `cat ${cache}/* | sort -n | tr '\\n' ' '`)
    expect(stdout.trim().split(' ').map(Number)).toEqual(Array.from({ length: 24 }, (_, i) => i))
  })

  it.runIf(!hasNamespaces)('neither changes nor reads what is of another arm', async () => {
    const { folder, walls } = makeScene()
    writeFileSync(join(folder, 'source-01/run.sh'), 'of base')
    const ofBase = { ...walls, user: 0 }
    const ofHead = { ...walls, user: 1, writable: [join(folder, 'source-00')] }
    expect((await inside(exec, ofBase, `cat ${folder}/source-01/run.sh`)).stdout).toBe('of base')
    const attack = `cat ${folder}/source-01/run.sh; echo x > ${folder}/source-01/run.sh; id -u`
    const { stdout } = await inside(exec, ofHead, attack)
    expect(stdout).toMatch(/^\d+\n$/)
    expect(readFileSync(join(folder, 'source-01/run.sh'), 'utf8')).toBe('of base')
  })

  it('ends what it leaves running, even in a session of its own, and names it', async () => {
    const { walls } = makeScene()
    const mark = uniqueSleep()
    const script = `setsid sleep ${mark} & (setsid sh -c 'setsid sleep ${mark} &') ; sleep 0.2`
    const exit = await inside(exec, walls, script)
    expect(exit.left).toEqual(['sleep'])
    await until(() => countProcesses(mark) === 0)
  })

  it('is ended at its limit, first asked and then made to', async () => {
    const { walls } = makeScene()
    const mark = uniqueSleep()
    const script = `trap "echo bye" TERM; echo up; sleep ${mark}; sleep ${mark}`
    const exit = await endedOnceUp((limitSec) => inside(exec, walls, script, { limitSec }))
    expect(exit).toMatchObject({ timedOut: true, stdout: 'up\nbye\n', signal: 'SIGKILL' })
    await until(() => countProcesses(mark) === 0)
  })

  it.runIf(hasNamespaces && isRoot)('has not ended well if what holds it is killed', async () => {
    const { walls } = makeScene()
    const argv = ['/bin/sleep', uniqueSleep()] as [string, ...string[]]
    const running = await exec.start(command(argv, { isolation: walls, cwd: '/' }))
    await until(() => running.pids().length > 0)
    const stat = readFileSync(`/proc/${running.pids()[0]}/stat`, 'utf8')
    process.kill(Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]), 'SIGKILL')
    await until(() => running.exit !== null)
    expect(running.exit?.notStarted).toBeNull()
    expect(running.exit?.code).not.toBe(0)
  })

  it('reaches the loopback network', async () => {
    const { walls: isolation } = makeScene()
    const { createServer } = await import('node:net')
    const server = createServer((socket) => socket.end('hello'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const script = `exec 3<>/dev/tcp/127.0.0.1/${port}; cat <&3`
    const exit = await exec.run(
      command(['/bin/bash', '-c', script], { isolation, cwd: isolation.writable[0] ?? '/' }),
    )
    server.close()
    expect(exit.stdout).toBe('hello')
  })

  it('is accounted, polled and timed as without', async () => {
    const { walls } = makeScene()
    const burn = 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; sleep 2'
    const exit = await inside(exec, walls, burn, { measure: true, readEverySec: 0.1 })
    expect(exit.usage?.userSec).toBeGreaterThan(0)
    expect(exit.wallSec).toBeGreaterThan(0.5)
    const { readings = [] } = exit
    expect(readings.length).toBeGreaterThan(1)
    // The program, perhaps with its `sleep`, and never what started it.
    expect(Math.max(...readings.map(({ processes }) => processes))).toBeLessThanOrEqual(2)
    // One that has ended has none until it is waited for, which a busy machine lets one see.
    const sizes = readings.map(({ rssBytes }) => rssBytes)
    const last = sizes.findLastIndex((bytes) => bytes > 0)
    expect(last, `${sizes}`).toBeGreaterThan(0)
    expect(Math.min(...sizes.slice(0, last)), `${sizes}`).toBeGreaterThan(0)
  })

  it('leaves nothing that gcbench could not remove', async () => {
    const { folder, walls } = makeScene()
    const dirs = 'source-01 out'
    await inside(exec, walls, `cd ${folder}; for d in ${dirs} /tmp; do mkdir -m 700 $d/x; done`)
    execFileSync('rm', ['-r', folder])
    expect(existsSync(folder)).toBe(false)
  })
})

// The filter of system calls.

/**
 * Calls of x86-64 that the filter refuses, as expressions of Python that give what the call answers,
 * and errors that it gives. `works`: without the filter it succeeds, for whoever is nobody; `isRare`:
 * there are kernels that do not have it.
 */
type Call = { does: string; with?: string; works?: true; only?: 'build'; isRare?: true }

const NEW_USERS = 0x10000000
const CALLS: Record<string, Call> = {
  // No target is there, so nothing comes of it where it is allowed.
  add_key: { does: 'call(248, b"user", b"gcbench", b"x", 1, -2)', works: true },
  request_key: { does: 'call(249, b"user", b"gcbench-none", None, 0)' },
  keyctl: { does: 'call(250, 1, None)', works: true },
  bpf: { does: 'call(321, 0, None, 0)' },
  userfaultfd: { does: 'call(323, 1)', works: true },
  kexec_load: { isRare: true, does: 'call(246, 0, 0, None, 0)' },
  kexec_file_load: { isRare: true, does: 'call(320, -1, -1, 0, None, 0)' },
  init_module: { isRare: true, does: 'call(175, None, 0, None)' },
  finit_module: { isRare: true, does: 'call(313, -1, None, 0)' },
  delete_module: { isRare: true, does: 'call(176, b"gcbench", 0)' },
  mount: { does: 'call(165, b"none", b"/gcbench", b"tmpfs", 0, None)' },
  umount2: { does: 'call(166, b"/gcbench", 0)' },
  pivot_root: { does: 'call(155, b"/gcbench", b"/gcbench")' },
  setns: { does: 'call(308, -1, 0)' },
  syslog: { does: 'call(103, 3, buffer, 64)' },
  open_by_handle_at: { does: 'call(304, -1, None, 0)' },
  open_tree: { does: 'call(428, -100, b"/", 1)' },
  move_mount: { does: 'call(429, -1, b"", -1, b"", 0)' },
  fsopen: { does: 'call(430, b"tmpfs", 0)' },
  fsconfig: { does: 'call(431, -1, 0, None, None, 0)' },
  fsmount: { does: 'call(432, -1, 0, 0)' },
  fspick: { does: 'call(433, -100, b"/", 0)' },
  mount_setattr: { does: 'call(442, -1, b"", 0, buffer, 32)' },
  clone3: { does: 'call(435, None, 0)' },
  'a namespace of users': {
    does: `call(272, ${NEW_USERS})`,
    with: 'EPERM',
    isRare: true,
    works: true,
  },
  'a namespace of users, by clone': {
    does: `call(56, ${NEW_USERS} | 17, 0, 0, 0, 0)`,
    with: 'EPERM',
    isRare: true,
    works: true,
  },
  'all namespaces': { does: `call(272, ${0x7e020000})`, with: 'EPERM', isRare: true, works: true },
  'a set-user-ID bit': {
    does: 'call(91, os.memfd_create("own"), 0o4755)',
    with: 'EPERM',
    works: true,
  },
  vsock: { does: 'call(41, 40, 1, 0)', with: 'EAFNOSUPPORT', isRare: true, works: true },
  'vsock of 64 bits': {
    does: 'call(41, 40 + 2**32, 1, 0)',
    with: 'EAFNOSUPPORT',
    isRare: true,
    works: true,
  },
  packets: { does: 'call(41, 17, 3, 0)', with: 'EAFNOSUPPORT' },
  XDP: { does: 'call(41, 44, 3, 0)', with: 'EAFNOSUPPORT' },
  io_uring_setup: { does: 'call(425, 1, buffer)', isRare: true, works: true, only: 'build' },
  io_uring_enter: { does: 'call(426, -1, 0, 0, 0, None, 0)', only: 'build' },
  io_uring_register: { does: 'call(427, -1, 0, None, 0)', only: 'build' },
  perf_event_open: { does: 'call(298, counter, 0, -1, -1, 0)', only: 'build' },
}

/** Prints what each answers: `works`, or the name of its error. */
const ASK = `import ctypes, errno, os, struct
libc = ctypes.CDLL(None, use_errno=True)
buffer = ctypes.create_string_buffer(256)
# Of the clock of a CPU, outside of the kernel.
counter = ctypes.create_string_buffer(struct.pack("IIQQQQQ", 1, 128, 0, 0, 0, 0, 1 << 5 | 1 << 6), 128)
def call(number, *args):
    sent = [ctypes.c_long(one) if isinstance(one, int) else one for one in args]
    return libc.syscall(ctypes.c_long(number), *sent)
def ask(name, does):
    pid = os.fork()
    if pid == 0:
        code = 0 if does() >= 0 else ctypes.get_errno()
        os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    print(name, "works" if code == 0 else errno.errorcode.get(code, code), sep=": ", flush=True)
${Object.entries(CALLS)
  .map(([name, { does }]) => `ask(${JSON.stringify(name)}, lambda: ${does})`)
  .join('\n')}`

/** What programs of 32 bits do in another way, with other numbers. */
const ASK_386 = `package main

import (
	"fmt"
	"syscall"
)

const fork = 120

func main() {
	for _, one := range []struct {
		name   string
		number uintptr
		args   [3]uintptr
	}{
		{"add_key", 286, [3]uintptr{}}, {"bpf", 357, [3]uintptr{}}, {"userfaultfd", 374, [3]uintptr{1}},
		{"umount", 22, [3]uintptr{}}, {"a namespace of users", fork, [3]uintptr{${NEW_USERS} | 17}},
		{"vsock", 359, [3]uintptr{40, 1}}, {"a local socket", 359, [3]uintptr{1, 1}},
	} {
		made, _, errno := syscall.RawSyscall(one.number, one.args[0], one.args[1], one.args[2])
		if one.number == fork && made == 0 && errno == 0 {
			syscall.RawSyscall(syscall.SYS_EXIT, 0, 0, 0)
		}
		fmt.Printf("%s: %d\\n", one.name, int(errno))
	}
	_, err := syscall.Socket(40, syscall.SOCK_STREAM, 0)
	errno, _ := err.(syscall.Errno)
	fmt.Println("vsock, the old way:", int(errno))
	done := make(chan bool)
	go close(done)
	<-done
}
`
/** A program of root has its rights without walls, with which it would get further. */
const askAs = (kind: Kind): [string, ...string[]] => {
  const argv: [string, ...string[]] = ['/usr/bin/python3', '-c', ASK]
  const asNobody = ['--reuid=54321', '--regid=54321', '--clear-groups']
  return kind === 'none' && isRoot ? ['/usr/bin/setpriv', ...asNobody, ...argv] : argv
}
const answersOf = (stdout: string) =>
  Object.fromEntries(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  )

const canAsk = process.arch === 'x64' && python && launcher !== null
const bare = {
  kind: 'none' as const,
  exec: makeExec({
    clock,
    findLauncher: async () => launcher,
    findEnclosure: (found, attempt) => findEnclosure(found, attempt, []),
  }),
}

describe.skipIf(!canAsk).each([...here, bare])(
  'the filter of system calls, with walls $kind',
  ({ kind, exec }) => {
    const ask = async (filter: IsolationSpec['filter']) => {
      const { walls } = makeScene()
      const isolation = { ...walls, filter }
      const exit = await exec.run(command(askAs(kind), { isolation, cwd: '/' }))
      expect([exit.code, exit.stderr]).toEqual([0, ''])
      return answersOf(exit.stdout)
    }
    const names = Object.keys(CALLS)

    it.each(['build', 'trial'] as const)(
      'refuses a %s what is used against kernels',
      async (of) => {
        expect((await exec.isolation()).lacks ?? []).not.toContain('filter')
        const answers = await ask(of)
        const left = names.filter(
          (name) => CALLS[name]?.only !== undefined && CALLS[name].only !== of,
        )
        const refused = names.filter((name) => !left.includes(name))
        expect(refused.map((name) => [name, answers[name]])).toEqual(
          refused.map((name) => [name, CALLS[name]?.with ?? 'ENOSYS']),
        )
        for (const name of left) expect([name, answers[name]]).not.toEqual([name, 'ENOSYS'])
      },
    )

    it('is what refuses it: without, the kernel answers, and attacks work', async () => {
      const answers = await ask('')
      const refused = names.filter((name) => answers[name] === (CALLS[name]?.with ?? 'ENOSYS'))
      expect(refused.filter((name) => !CALLS[name]?.isRare)).toEqual([])
      if (refused.length > 0) console.warn(`not told apart on this kernel: ${refused.join(', ')}`)
      for (const name of names.filter((name) => CALLS[name]?.works && !refused.includes(name)))
        expect([name, answers[name]]).toEqual([name, 'works'])
    })

    it.skipIf(!hasGo)('holds for programs of 32 bits, too', async () => {
      const { folder, walls } = makeScene()
      const source = join(folder, 'main.go')
      writeFileSync(source, ASK_386)
      const env = { ...process.env, GOARCH: '386', CGO_ENABLED: '0' }
      execFileSync('go', ['build', '-o', join(folder, 'ask'), source], { env })
      const run = (filter: IsolationSpec['filter']) =>
        inside(exec, { ...walls, filter }, `${folder}/ask`)
      const open = await run('')
      if (open.code !== 0)
        return console.warn(`not tested here: programs of 32 bits: ${open.stderr}`)
      const [without, within] = [answersOf(open.stdout), answersOf((await run('trial')).stdout)]
      expect(within).toEqual({
        add_key: '38',
        bpf: '38',
        userfaultfd: '38',
        umount: '38',
        'a namespace of users': '1',
        vsock: '97',
        'a local socket': '0',
        'vsock, the old way': '97',
      })
      for (const name of ['userfaultfd', 'a namespace of users', 'vsock', 'vsock, the old way'])
        expect([name, without[name]]).toEqual([name, '0'])
    })
  },
)

describe.skipIf(launcher === null)('without anything that isolates', () => {
  it('a command gets no new privileges, and the report says why it is not isolated', async () => {
    const exec = makeExec({
      clock,
      findLauncher: async () => launcher,
      findEnclosure: (found, attempt) => findEnclosure(found, attempt, []),
    })
    const { walls } = makeScene()
    const status = await inside(exec, walls, 'grep NoNewPrivs /proc/self/status')
    expect(status.stdout).toBe('NoNewPrivs:\t1\n')
    expect(await exec.isolation()).toEqual({ kind: 'none', refused: [] })
  })

  it('a kind that is refused is named with its reason, and the next one is tried', async () => {
    const attempts: string[] = []
    const refusing = async (_launcher: unknown, modes: readonly string[]) => {
      attempts.push(modes[0] ?? '')
      return { code: null, notStarted: 'EPERM: no walls around it', stderr: '' } as never
    }
    const { isolation, modes } = await findEnclosure(launcher, refusing, ['root', 'other-user'])
    expect(attempts).toEqual(['supervised', 'supervised', 'user', 'user', 'bare'])
    expect(modes).toEqual(['bare'])
    expect(isolation.kind).toBe('none')
    expect(isolation.refused).toEqual([
      'root: EPERM: no walls around it',
      'other-user: EPERM: no walls around it',
      expect.stringMatching(/^no filter of system calls, .* are open: EPERM: no walls around it$/),
    ])
    expect(isolation.lacks).toEqual(['filter'])
  })

  it('the launcher in Python has no filter, and the report says so', async () => {
    const { isolation } = await findEnclosure({ kind: 'python', argv: ['/python'] }, () => {
      throw new Error('nothing to try')
    })
    expect(isolation).toMatchObject({ kind: 'none', lacks: ['filter'] })
    expect(isolation.refused.join()).toContain('a filter of system calls take a launcher of Go')
  })

  it('walls without layers or a network are better than none, and the report says so', async () => {
    const refusing = async (_: unknown, modes: readonly string[], walls: IsolationSpec) => {
      const isWhole = modes[0] !== 'supervised' || walls.layers.length === 0
      const [code, notStarted] = isWhole ? [0, null] : [null, 'EINVAL: no layer']
      return { code, notStarted, stderr: '' } as never
    }
    const { isolation, modes } = await findEnclosure(launcher, refusing, ['root', 'other-user'])
    expect(modes[0]).toBe('supervised')
    expect(isolation).toEqual({
      kind: 'root',
      refused: ['layers: EINVAL: no layer'],
      lacks: ['layers'],
    })
  })

  it.runIf(isRoot)(
    'a supervisor ends with whoever started it, and so does all inside',
    async () => {
      const sudo = tried.find(({ kind }) => kind === 'sudo')
      if (!sudo?.isHere) return console.warn('not tested here: there is no sudo')
      const mark = uniqueSleep()
      const { walls } = makeScene()
      const source = (name: string) =>
        JSON.stringify(join(import.meta.dirname, '../../src/machine', name))
      const walled = {
        argv: ['setsid', 'sleep', mark],
        cwd: '/',
        env: { PATH },
        limitSec: 240,
        isolation: walls,
      }
      const script = `
      import { findEnclosure, tryIsolation } from ${source('launcher.ts')}
      import { makeExec } from ${source('exec.ts')}
      const exec = makeExec({
        clock: { nowSec: () => 0, timestamp: () => '' },
        findLauncher: async () => (${JSON.stringify(launcher)}),
        findEnclosure: (found, attempt) => findEnclosure(found, attempt, ['sudo']),
      })
      exec.run(${JSON.stringify(walled)})`
      const { spawn } = await import('node:child_process')
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      await until(() => countProcesses(mark) > 0)
      child.kill('SIGKILL')
      await until(() => countProcesses(mark) === 0)
    },
  )
})
