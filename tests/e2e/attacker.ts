/**
 * Attacks from inside of walls as a program, which a test starts as the users and on the machines
 * that it wants: `attacker.ts LAUNCHER FOLDER PART [KIND [FILTER]]` prints an Attacked as JSON. KIND: of
 * walls, or off, or a sandbox of others, which takes a file with a filter of system calls; absent: the best that can be had.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { OWN_ID, SANDBOXES, type View, wordsOf } from '../../scripts/research/perf/sandboxes.ts'
import { noProgress } from '../../src/cli/progress.ts'
import { makeExec } from '../../src/machine/exec.ts'
import { makeFiles } from '../../src/machine/files.ts'
import { clock, type Exec, type Host } from '../../src/machine/host.ts'
import { findEnclosure } from '../../src/machine/launcher.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { Isolation } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { RunIsolation } from '../../src/sources/isolation.ts'
import {
  attacksIn,
  type Part,
  PYTHON,
  type Scene,
  SECRET,
  scriptOf,
  worked,
} from './attack-list.ts'

/**
 * `did`: names of attacks that worked; `isGone`: what head left on the disk could be removed; `can`: what
 * of NEEDS a build could do.
 */
export type Attacked = { isolation: Isolation; did: string[]; isGone: boolean; can: string[] }

/** What builds do that attack nothing. */
const NEEDS = {
  'opens a terminal of its own': `${PYTHON} -c 'import os; os.openpty()'`,
  'finds what the user has in a cache, and writes to it':
    'grep -q crate "$HOME/.npm/entry" && echo crate > "$HOME/.npm/new"',
  'finds what an earlier build of its arm wrote there': 'grep -q crate "$HOME/.npm/new"',
}

/** Leaves folders that their owner cannot empty. */
const CLOSED = `for at in . "$HOME"; do
  mkdir -p $at/a/b && touch $at/a/b/c && chmod 500 $at/a/b $at/a
done
true`

/** Somebody's process: it has a terminal, a key, three sockets, and a secret in its environment. */
const VICTIM = `import ctypes, os, signal, socket, sys, time
terminals = os.openpty()
key = ctypes.CDLL(None).syscall(248, b"user", b"gcbench-attack", b"x", 1, ctypes.c_long(-4))
# Whoever is the same user may do all with it, though not look it up.
ctypes.CDLL(None).syscall(250, 5, ctypes.c_long(key), ctypes.c_long(0x3f3f0000))
tcp = socket.create_server(("127.0.0.1", 0))
local = socket.socket(socket.AF_UNIX)
local.bind("\\0" + sys.argv[1])
local.listen()
named = socket.socket(socket.AF_UNIX)
named.bind(sys.argv[2])
named.listen()
os.chmod(sys.argv[2], 0o666)
print(tcp.getsockname()[1], key, flush=True)
signal.alarm(900)
while True: time.sleep(60)`

const [launcher = '', within = '', part = 'build', only = '', filter = ''] = process.argv.slice(2)
const sandbox = SANDBOXES.find((one) => one === only)
const isOff = only === 'off' || sandbox !== undefined
const folders: string[] = []
const children: ChildProcess[] = []

function makeFolder(): string {
  const folder = mkdtempSync(join(within, 'scene-'))
  folders.push(folder)
  return folder
}

async function makeScene(): Promise<Scene> {
  const [home, userHome] = [makeFolder(), makeFolder()]
  const [repository, runner] = [makeFolder(), makeFolder()]
  const beside = `${repository}/tools`
  const [folder, tools, cacheHome] = [makeFolder(), makeFolder(), makeFolder()]
  const cache = join(cacheHome, 'gcbench')
  const [base, binaries, head] = ['source-00', 'binary-00', 'source-01'].map((name) =>
    join(folder, name),
  )
  const made = [
    `${home}/.ssh`,
    `${home}/.npm`,
    `${repository}/.git/hooks`,
    `${repository}/.git/modules/inner`,
    `${beside}/.git`,
    cache,
    base,
    binaries,
    head,
    `${folder}/binary-01`,
  ]
  for (const path of made) mkdirSync(path as string, { recursive: true })
  const files: Record<string, string> = {
    [`${home}/.netrc`]: SECRET,
    [`${home}/.npm/entry`]: 'crate',
    [`${home}/.ssh/id_ed25519`]: SECRET,
    [`${userHome}/.netrc`]: SECRET,
    [`${beside}/.git/config`]: SECRET,
    [`${repository}/.git/config`]: SECRET,
    [`${repository}/.git/config.worktree`]: SECRET,
    [`${repository}/.git/modules/inner/config`]: SECRET,
    [`${repository}/.git/HEAD`]: 'ref: refs/heads/main',
    [`${runner}/token`]: SECRET,
    [`${base}/run.sh`]: 'echo 1',
    [`${binaries}/unit`]: '#!/bin/sh\necho 1',
    [`${tools}/git`]: '#!/bin/sh\necho not a git repository >&2\nexit 128',
    [`${cache}/launcher`]: 'launcher',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text, { mode: 0o644 })
  for (const path of [`${binaries}/unit`, `${tools}/git`]) chmodSync(path, 0o755)
  // As homes and folders of a runner are; everybody may pass through the others.
  for (const path of [home, userHome, runner]) chmodSync(path, 0o700)
  for (const path of [repository, folder, tools, cacheHome]) chmodSync(path, 0o755)
  const name = `gcbench-attack-${process.pid}`
  const victim = spawn(PYTHON, ['-c', VICTIM, name, `${repository}/socket`], {
    cwd: home,
    env: { SECRET },
    stdio: [openSync(`${home}/.netrc`, 'r'), 'pipe', 'inherit'],
  })
  children.push(victim)
  const [said] = await once(victim.stdout as Readable, 'data')
  const [port, key] = String(said).split(' ').map(Number) as [number, number]
  return {
    ...{ home, userHome, repository, beside, runner, folder, tools, cache, name },
    ...{ base: base as string, binaries: binaries as string, head: head as string },
    ...{ victim: victim.pid as number, port, key },
  }
}

/** What walls show of the scene, as others are told it. */
function viewOf(scene: Scene, part: Part, writable: View['writable']): View {
  const { home, userHome, runner, folder, repository, beside, tools, cache } = scene
  const git = `${repository}/.git`
  const isBuild = part === 'build'
  const ofGit = ['config', 'config.worktree', 'modules/inner/config'].map(
    (name) => `${git}/${name}`,
  )
  return {
    ...{ part, writable, filter },
    hidden: [home, userHome, runner, folder, ...(isBuild ? [] : [git])],
    readable: [repository, tools, cache],
    masked: [...(isBuild ? ofGit : []), `${beside}/.git/config`, `${repository}/socket`],
  }
}

function execOf(): Exec {
  const kinds = only === '' || isOff ? undefined : [only as Isolation['kind']]
  return makeExec({
    clock,
    findLauncher: async () => ({ kind: 'go', argv: [launcher] }),
    findEnclosure: (found, attempt) => findEnclosure(found, attempt, kinds),
  })
}

async function attack(part: Part): Promise<Attacked> {
  const scene = await makeScene()
  const { home, repository, runner, tools, cache, folder, base, binaries, head } = scene
  const env = { PATH: `${tools}:/usr/bin:/bin`, HOME: home }
  const host: Host = {
    ...makeHost({
      cwd: repository,
      env: {
        ...env,
        RUNNER_TEMP: runner,
        XDG_CACHE_HOME: cache.replace(/\/[^/]*$/, ''),
        GITHUB_WORKSPACE: repository,
      },
      notify: noProgress,
    }),
    userHome: scene.userHome,
    exec: execOf(),
  }
  const suite = zeroConfigSuite()
  const design = makeDesign(isOff ? { ...suite, walls: 'off' } : suite)
  const walls = await RunIsolation.make(host, folder, design)
  const run = async (of: Part, arm: string, script: string, source: string, built: string) => {
    const writable: [string, ...string[]] = of === 'build' ? [source, built] : [source]
    const words = sandbox === undefined ? [] : wordsOf(sandbox, viewOf(scene, of, writable))
    for (const path of sandbox === undefined || sandbox === 'bubblewrap' ? [] : writable)
      chownSync(path, OWN_ID, OWN_ID)
    const [program = '', ...args] = [...words, '/bin/sh', '-c', script]
    const exit = await walls.run(
      { argv: [program, ...args], cwd: source, env, limitSec: 600 },
      { part: of, arm, writable },
    )
    if (exit.code !== 0) throw new Error(`${of} of ${arm}: ${exit.notStarted ?? exit.stderr}`)
    return exit
  }
  // Both were built, and base has run, before head attacks.
  for (const one of ['build', 'measured'] as const) await run(one, 'base', 'true', base, binaries)
  const attacks = attacksIn(part)
  const script = `${scriptOf(attacks, scene)}\ntrue`
  const exit = await run(part, 'head', script, head, `${folder}/binary-01`)
  const did = worked(attacks, scene, exit.stdout).map(({ name }) => name)
  await run(part, 'head', CLOSED, head, `${folder}/binary-01`)
  const can: string[] = []
  for (const [name, script] of Object.entries(NEEDS)) {
    const asked = `${script} && echo can; true`
    const { stdout } = await run('build', 'head', asked, head, `${folder}/binary-01`)
    if (stdout === 'can\n') can.push(name)
  }
  if (existsSync(`${home}/.npm/new`)) can.push("writes to the user's")
  await host.files.remove(folder)
  return { isolation: walls.isolation, did, isGone: !existsSync(folder), can }
}

try {
  console.log(JSON.stringify(await attack(part as Part)))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) await makeFiles(within).remove(folder)
  // A supervisor holds the process, and ends with it.
  process.exit()
}
