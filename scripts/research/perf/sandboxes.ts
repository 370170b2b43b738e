/**
 * Sandboxes of others around a command, each with the best command line that we know for it: what
 * gcbench would start if it had no launcher. tests/e2e/attacks.test.ts attacks them, perf times them.
 */
import { existsSync, statSync } from 'node:fs'

/**
 * `bubblewrap`: in a namespace of users, as anybody may. `bubblewrap by root`: without one; the
 * command becomes another user inside. `systemd-run`: by root, on a machine that systemd runs.
 */
export const SANDBOXES = ['bubblewrap', 'bubblewrap by root', 'systemd-run'] as const
export type Sandbox = (typeof SANDBOXES)[number]
type Argv = [string, ...string[]]

/** No account has it: the launcher's own number. */
export const OWN_ID = 65520

/**
 * What a command sees: `hidden` folders and `masked` files are empty, `readable` and `writable` ones
 * lie in them and are there; it starts in the first that is writable. `filter`: file with the filter
 * of system calls.
 */
export type View = {
  part: 'build' | 'measured'
  hidden: string[]
  readable: string[]
  masked: string[]
  writable: [string, ...string[]]
  filter: string
}

/** What OCI runtimes hide and what they make read-only. */
const HIDDEN = ['acpi', 'asound', 'interrupts', 'kcore', 'keys', 'latency_stats', 'sched_debug']
  .concat(['scsi', 'timer_list', 'timer_stats'])
  .map((name) => `/proc/${name}`)
const FIXED = ['bus', 'fs', 'irq', 'sys', 'sysrq-trigger'].map((name) => `/proc/${name}`)
const TEMPORARY = ['/tmp', '/var/tmp', '/run']

const OWN_USER = ['--unshare-user', '--disable-userns', '--uid', `${OWN_ID}`, '--gid', `${OWN_ID}`]
const RIGHTS_TO_CHANGE = ['SETUID', 'SETGID', 'SETPCAP'].flatMap((one) => [
  '--cap-add',
  `CAP_${one}`,
])
const BECOMES = [
  ...['/usr/bin/setpriv', `--reuid=${OWN_ID}`, `--regid=${OWN_ID}`, '--clear-groups'],
  ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
]

function bubblewrap(view: View, isRoot: boolean): Argv {
  const { hidden, readable, masked, writable, filter } = view
  const bind = (how: string, paths: string[]) => paths.flatMap((path) => [how, path, path])
  const without = (path: string) =>
    statSync(path).isDirectory() ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path]
  const argv = [
    ...['ipc', 'pid', 'net', 'uts', 'cgroup-try'].map((one) => `--unshare-${one}`),
    ...['--cap-drop', 'ALL', ...(isRoot ? RIGHTS_TO_CHANGE : OWN_USER)],
    ...['--new-session', '--die-with-parent', '--seccomp', '9'],
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...bind('--ro-bind', FIXED.filter(existsSync)),
    ...HIDDEN.filter(existsSync).flatMap(without),
    ...TEMPORARY.flatMap((path) => ['--tmpfs', path]),
    ...hidden.filter((path) => !readable.includes(path)).flatMap((path) => ['--tmpfs', path]),
    ...bind('--ro-bind', readable),
    ...hidden
      .filter((path) => readable.some((above) => path.startsWith(`${above}/`)))
      .flatMap((path) => ['--tmpfs', path]),
    ...masked.flatMap((path) => ['--ro-bind', '/dev/null', path]),
    ...bind('--bind', writable),
    ...['--chdir', writable[0]],
  ]
  const shell: Argv = ['/bin/sh', '-c', `exec bwrap "$@" 9< ${filter}`, 'sh']
  return [...shell, ...argv, '--', ...(isRoot ? BECOMES : [])]
}

/** By systemd's names of sets, and the rest of what our own filter refuses. */
const CALLS = [
  '@keyring',
  '@module',
  '@mount',
  '@raw-io',
  '@reboot',
  '@swap',
  '@privileged',
].concat(
  [
    'bpf',
    'userfaultfd',
    'syslog',
    'open_by_handle_at',
    'clone3',
    'setns',
    'open_tree',
    'move_mount',
  ],
  ['fsopen', 'fsconfig', 'fsmount', 'fspick', 'mount_setattr'],
)
const CALLS_OF_BUILDS = ['io_uring_setup', 'io_uring_enter', 'io_uring_register', 'perf_event_open']

function systemdRun({ part, hidden, readable, masked, writable }: View): Argv {
  const list = (words: string[]) => words.join(' ')
  const calls = part === 'build' ? [...CALLS, ...CALLS_OF_BUILDS] : CALLS
  const isInside = (path: string) => readable.some((above) => path.startsWith(`${above}/`))
  const properties = [
    // It wants an account, as bubblewrap does not.
    ...[`User=${OWN_ID}`, `Group=${OWN_ID}`, 'NoNewPrivileges=yes', 'CapabilityBoundingSet='],
    ...['PrivateDevices=yes', 'PrivateIPC=yes', 'PrivateMounts=yes', 'PrivateNetwork=yes'],
    ...['ProtectSystem=strict', 'ProtectHome=tmpfs', 'ProtectKernelTunables=yes'],
    ...['ProtectKernelModules=yes', 'ProtectKernelLogs=yes', 'ProtectControlGroups=yes'],
    ...['ProtectClock=yes', 'ProtectHostname=yes', 'ProtectProc=invisible', 'KeyringMode=private'],
    ...['RestrictNamespaces=yes', 'RestrictSUIDSGID=yes', 'RestrictRealtime=yes'],
    ...['RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK', 'LockPersonality=yes'],
    ...['SystemCallArchitectures=native', `SystemCallFilter=~${list(calls)}`],
    ...['SystemCallErrorNumber=ENOSYS', 'RemoveIPC=yes'],
    `TemporaryFileSystem=${list([...TEMPORARY, ...hidden.filter((path) => !isInside(path))])}`,
    `BindReadOnlyPaths=${list(readable)}`,
    `BindPaths=${list(writable)}`,
    // Terminals of the machine are there with PrivateDevices.
    `InaccessiblePaths=${list(['/dev/pts', ...hidden.filter(isInside), ...masked])}`,
    `WorkingDirectory=${writable[0]}`,
  ]
  const words = ['--quiet', '--pipe', '--wait', '--collect', '--service-type=exec']
  return ['systemd-run', ...words, ...properties.flatMap((one) => ['--property', one]), '--']
}

/** The words before a command. */
export const wordsOf = (sandbox: Sandbox, view: View): Argv =>
  sandbox === 'systemd-run' ? systemdRun(view) : bubblewrap(view, sandbox !== 'bubblewrap')
