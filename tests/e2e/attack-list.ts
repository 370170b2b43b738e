/**
 * Attacks of a hostile head on what docs/security.md promises, as lines of a shell, by the promise
 * that each would break.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export type Part = 'build' | 'measured'

/** What stands around a run: the user's files, the other arm, and somebody else's process. */
export type Scene = {
  home: string
  /** By the list of users, where HOME leads elsewhere. */
  userHome: string
  repository: string
  /** What the job has checked out besides. */
  beside: string
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
  /** Number of a key of the user. */
  key: number
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

export const SECRET = 'secret-of-the-user-4711'
export const PYTHON = '/usr/bin/python3'

const python = (lines: string) => `${PYTHON} - <<'END'\n${lines}\nEND`

/** A call of the system that answers nothing below 0. */
const syscall = (number: number, ...args: (number | string)[]) =>
  python(`import ctypes, os, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
args = [${args.map((one) => (typeof one === 'number' ? `ctypes.c_long(${one})` : one)).join(', ')}]
sys.exit(0 if libc.syscall(${number}, *args) >= 0 else 1)`)

/** A child in a namespace of users, which ends at once. */
const CLONES = `import ctypes, os, struct, sys
FLAGS = 0x10000000
pid = ctypes.CDLL(None).syscall(CALL, ctypes.c_long(0), ctypes.c_long(0), ctypes.c_long(0))
if pid == 0: os._exit(0)
sys.exit(0 if pid > 0 else 1)`

/** Names a file and opens it by that. */
const BY_NUMBER = `import ctypes, os, struct, sys
libc = ctypes.CDLL(None)
handle = ctypes.create_string_buffer(struct.pack("Ii", 120, 0), 128)
mount = ctypes.c_int()
if libc.name_to_handle_at(-100, b"/usr/bin", handle, ctypes.byref(mount), 0) != 0: sys.exit(1)
sys.exit(0 if libc.open_by_handle_at(os.open("/usr", os.O_RDONLY), handle, 0) >= 0 else 1)`

const sends = (family: string, type: string) =>
  `import socket\nsocket.socket(socket.${family}, socket.${type})`

/** Lets all calls pass from here on, as far as a filter can. */
const FREES = `import ctypes, os, struct
libc = ctypes.CDLL(None)
allow = ctypes.create_string_buffer(struct.pack("HBBI", 6, 0, 0, 0x7fff0000))
listed = struct.pack("HxxxxxxQ", 1, ctypes.addressof(allow))
libc.prctl(38, 1, 0, 0, 0)
if libc.prctl(22, 2, listed) != 0: os._exit(1)`

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
/** In namespaces of its own, where whoever asks is root: what is locked there stays so. */
const asOwnRoot = (script: string) => `unshare --user --map-root-user --mount sh -c '${script}'`
const opens = (device: string) => `exec 3< /dev/${device}`
const setsAsIs = (path: string) =>
  `cat /proc/sys/${path} > was-$$ && cat was-$$ > /proc/sys/${path}`

const reaches = (family: string, address: string) =>
  python(`import socket
s = socket.socket(socket.${family}, socket.SOCK_STREAM)
s.settimeout(5)
s.connect(${address})`)

const NETWORK: Attack[] = [
  {
    name: 'a service on loopback',
    does: ({ port }) => reaches('AF_INET', `("127.0.0.1", ${port})`),
  },
  { name: 'an abstract socket', does: ({ name }) => reaches('AF_UNIX', `"\\0${name}"`) },
  {
    name: 'a socket with a path',
    does: ({ repository }) => reaches('AF_UNIX', `"${repository}/socket"`),
  },
  {
    name: 'the outside',
    isRare: true,
    does: () =>
      python(
        'import socket\ns = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\ns.connect(("192.0.2.1", 9))',
      ),
  },
  { name: 'a route', isRare: true, does: () => '[ "$(wc -l < /proc/net/route)" -gt 1 ]' },
]

const onlyIn = (part: Part, attacks: Attack[]) => attacks.map((one) => ({ ...one, only: part }))

/** Attacks by the promise of the page that they would break. */
export const ATTACKS: Record<string, Attack[]> = {
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
    { name: 'a file that root alone may read', does: () => 'head -c 1 /etc/shadow | grep -q .' },
    { name: 'makes a device', does: () => 'mknod zero-$$ c 1 5' },
    {
      name: 'by a program with rights of its own',
      isRare: true,
      does: () => 'sudo -n true',
    },
    {
      name: 'gives files away, in a namespace of its own',
      isRare: true,
      does: () => `touch own-$$ && unshare --user --map-root-user chown 1:1 own-$$`,
    },
  ],
  'reads no file of the home': [
    { name: '.netrc', does: ({ home }) => reads(`${home}/.netrc`) },
    { name: 'SSH key', does: ({ home }) => reads(`${home}/.ssh/id_ed25519`) },
    { name: 'all of it', does: ({ home }) => reads(home) },
    { name: 'where HOME leads elsewhere', does: ({ userHome }) => reads(userHome) },
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
      name: 'below what covers it',
      does: ({ home }) => asOwnRoot(`umount -l ${home}; grep -q ${SECRET} ${home}/.netrc`),
    },
    {
      name: 'below what covers it, by another mount of its folder',
      does: ({ home }) =>
        `mkdir -p below && ${asOwnRoot(`mount --bind ${dirname(home)} below; grep -qs ${SECRET} below/${basename(home)}/.netrc ${home}/.netrc`)}`,
    },
    {
      name: 'below what covers it, by a layer',
      isRare: true,
      does: ({ home }) =>
        `mkdir -p layer empty && ${asOwnRoot(`mount -t overlay -o lowerdir=${dirname(home)}:empty none layer && grep -qs ${SECRET} layer/${basename(home)}/.netrc`)}`,
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
    {
      name: 'config of a submodule',
      does: ({ repository }) => reads(`${repository}/.git/modules/inner/config`),
    },
    {
      name: 'config of another checkout',
      does: ({ beside }) => reads(`${beside}/.git/config`),
    },
    {
      name: 'below what covers .git/config',
      does: ({ repository: at }) =>
        asOwnRoot(`umount -l ${at}/.git/config ${at}/.git; grep -q ${SECRET} ${at}/.git/config`),
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
    {
      name: 'what is read-only, mounted anew',
      does: ({ repository: at }) =>
        asOwnRoot(
          `mount -o remount,bind,rw /; mount -o remount,bind,rw ${at}; echo "${MARK}" >> ${at}/mounted`,
        ),
      marks: ({ repository }) => `${repository}/mounted`,
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
      name: 'its source, below what covers it',
      does: ({ base, folder }) => asOwnRoot(`umount -l ${base} ${folder}; cat ${base}/run.sh`),
    },
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
    {
      name: 'hostname, by a call',
      does: () => python('import socket\nsocket.sethostname(socket.gethostname())'),
    },
    {
      name: 'swappiness, by a /proc of its own',
      isRare: true,
      does: () =>
        "mkdir -p proc && unshare --user --map-root-user --mount --pid --fork sh -c 'mount -t proc none proc && cat proc/sys/vm/swappiness > was && cat was > proc/sys/vm/swappiness'",
    },
    {
      name: 'the log of the kernel, by a call',
      isRare: true,
      does: () => syscall(103, 3, 'b"x" * 64', 64),
    },
    { name: 'ports of the machine', isRare: true, does: () => syscall(173, 0x80, 1, 1) },
    {
      name: 'what other processes execute',
      isRare: true,
      does: () => syscall(298, '(ctypes.c_uint32 * 32)(1, 128)', -1, 0, -1, 0),
    },
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
    {
      name: 'a key whose number it has guessed',
      isRare: true,
      does: ({ key }) => syscall(250, 11, key, 'ctypes.create_string_buffer(9)', 9),
    },
  ],
  'leaves no set-user-ID program, has no call that attacks on kernels begin with': [
    { name: 'a namespace of users', does: () => 'unshare --user true' },
    {
      name: 'a namespace of users, by clone',
      does: () => python(CLONES.replaceAll('CALL', 'ctypes.c_long(56), ctypes.c_long(FLAGS | 17)')),
    },
    {
      name: 'a namespace of users, by clone3',
      does: () =>
        python(
          CLONES.replaceAll(
            'CALL',
            'ctypes.c_long(435), struct.pack("QQQQQQQQ", FLAGS, 0, 0, 0, 17, 0, 0, 0), ctypes.c_long(64)',
          ),
        ),
    },
    {
      name: "another's namespace",
      does: () => syscall(308, 'os.open("/proc/self/ns/ipc", os.O_RDONLY)', 0),
    },
    { name: 'a key of its own', does: () => syscall(248, 'b"user"', 'b"own"', 'b"x"', 1, -2) },
    { name: 'a map of BPF', does: () => syscall(321, 0, 'struct.pack("IIII", 2, 4, 4, 1)', 16) },
    { name: 'faults that it answers itself', isRare: true, does: () => syscall(323, 1) },
    { name: 'a file system', does: () => syscall(430, 'b"tmpfs"', 0) },
    { name: 'a copy of a mount', does: () => syscall(428, -100, 'b"/"', 1) },
    { name: 'a file by its number', does: () => python(BY_NUMBER) },
    { name: 'a module', isRare: true, does: () => syscall(176, 'b"gcbench-attack"', 0) },
    {
      name: 'a set-user-id program that it leaves',
      does: () => 'cp /bin/true leaves && chmod u+s leaves && [ -u leaves ]',
    },
    {
      name: 'a set-group-id program that it leaves',
      does: () => 'cp /bin/true leaves-group && chmod g+s leaves-group && [ -g leaves-group ]',
    },
    {
      name: 'such a program, by its descriptor',
      does: () =>
        python(
          'import os, shutil\nshutil.copy("/bin/true", "leaves-open")\nos.fchmod(os.open("leaves-open", os.O_RDONLY), 0o4755)',
        ),
    },
    {
      name: 'such a program, by a new call',
      isRare: true,
      does: () => `cp /bin/true leaves-new && ${syscall(452, -100, 'b"leaves-new"', 0o4755, 0)}`,
    },
    {
      name: 'such a program, from its beginning',
      does: () =>
        `${python('import os\nmade = os.open("leaves-made", os.O_CREAT | os.O_RDWR, 0o6755)\nos.write(made, open("/bin/true", "rb").read())')}\n[ -u leaves-made ] || [ -g leaves-made ]`,
    },
    { name: 'packets', does: () => python(sends('AF_PACKET', 'SOCK_RAW')) },
    {
      name: 'the host of a virtual machine',
      isRare: true,
      does: () => python(sends('AF_VSOCK', 'SOCK_STREAM')),
    },
    {
      name: 'what the kernel encrypts',
      isRare: true,
      does: () => python(sends('AF_ALG', 'SOCK_SEQPACKET')),
    },
    {
      name: 'rings',
      only: 'build',
      isRare: true,
      does: () => syscall(425, 1, 'ctypes.create_string_buffer(256)'),
    },
    {
      name: 'what a processor does',
      only: 'build',
      isRare: true,
      does: () =>
        syscall(298, 'struct.pack("IIQQQQQ", 1, 128, 0, 0, 0, 0, 96) + bytes(80)', 0, -1, -1, 0),
    },
    {
      name: 'a second filter in the place of the first',
      isRare: true,
      does: () => python(`${FREES}\nos.execvp("unshare", ["unshare", "--user", "true"])`),
    },
  ],
  'reads, signals and traces no process of others': [
    {
      name: 'its environment',
      does: ({ victim }) => `tr '\\0' '\\n' < /proc/${victim}/environ | grep -q ${SECRET}`,
    },
    { name: 'its memory', does: ({ victim }) => `exec 3< /proc/${victim}/mem` },
    {
      name: 'its memory, by a call',
      isRare: true,
      does: ({ victim }) =>
        python(
          `import ctypes, sys\nlibc = ctypes.CDLL(None)\nstart = int(open("/proc/${victim}/maps").readline().split("-")[0], 16)\nroom = ctypes.create_string_buffer(16)\nclass Part(ctypes.Structure): _fields_ = [("at", ctypes.c_void_p), ("length", ctypes.c_size_t)]\nown, its = Part(ctypes.addressof(room), 16), Part(start, 16)\nsys.exit(0 if libc.process_vm_readv(${victim}, ctypes.byref(own), 1, ctypes.byref(its), 1, 0) == 16 else 1)`,
        ),
    },
    {
      name: 'its open file, by a call',
      does: ({ victim }) =>
        python(
          `import ctypes, os, sys\nlibc = ctypes.CDLL(None)\npidfd = libc.syscall(434, ${victim}, 0)\nfile = libc.syscall(438, pidfd, 0, 0)\nsys.exit(0 if file >= 0 and b"${SECRET}" in os.pread(file, 100, 0) else 1)`,
        ),
    },
    {
      name: 'the order of its reads and writes',
      does: ({ victim }) => syscall(251, 1, victim, (2 << 13) | 5),
    },
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
  'a trial has no network': onlyIn('measured', NETWORK),
  'a build of Go has no network': onlyIn('build', NETWORK),
  'git, go and the launcher stay as they were': [
    marking('a program before git', ({ tools }) => `${tools}/sh`),
    marking('git', ({ tools }) => `${tools}/git`),
    marking('go', ({ tools }) => `${tools}/go`),
    marking('beside the launcher', ({ cache }) => `${cache}/new`),
    marking('the launcher', ({ cache }) => `${cache}/launcher`),
  ],
}

export const all = Object.entries(ATTACKS).flatMap(([promise, attacks]) =>
  attacks.map((attack) => ({ ...attack, name: `${promise}: ${attack.name}`, promise })),
)

export type Numbered = (typeof all)[number]

export const attacksIn = (part: Part) => all.filter(({ only = part }) => only === part)

/** Each in a shell of its own; what worked is told by its number. */
export const scriptOf = (attacks: readonly Numbered[], scene: Scene) =>
  attacks
    .map((one, at) => `(\n${one.does(scene)}\n) > /dev/null 2>&1 && echo "did ${at}"`)
    .join('\n')

export function worked(attacks: readonly Numbered[], scene: Scene, stdout: string): Numbered[] {
  const told = new Set([...stdout.matchAll(/^did (\d+)$/gm)].map(([, at]) => Number(at)))
  return attacks.filter(({ marks }, at) => {
    const marked = marks?.(scene)
    if (marked === undefined) return told.has(at)
    return existsSync(marked) && readFileSync(marked, 'utf8').includes(MARK)
  })
}
