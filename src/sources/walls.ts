/**
 * Walls around what a run executes, wide for builds and narrow for measured code; hashes that show
 * a changed binary; and placement on CPUs.
 */
import {
  type Command,
  type Exit,
  type Host,
  HostError,
  type Running,
  type Walls,
} from '../machine/host.ts'
import type {
  Isolation,
  Placed,
  Placement,
  Problem,
  Suite,
  Variant,
  WithProblems,
} from '../model/model.ts'
import {
  MEASURED_PARTS,
  type PlacedPart,
  pointlessPairs,
  requestedPlacement,
  resolvePlacement,
} from '../plan/placement.ts'
import { isAnywhere } from '../settings/programs.ts'
import { folderOf } from '../text/paths.ts'

/**
 * Hashes by path, each with what the file system said of the file before it was hashed: as long as
 * that is the same nobody has written to it, and it need not be read again.
 */
export class Seals {
  private readonly host: Host
  private readonly known = new Map<string, { sha256: string; state: string | null }>()

  constructor(host: Host) {
    this.host = host
  }

  /** Its hash, which it has to keep from now on. */
  async seal(path: string): Promise<string> {
    const state = await this.host.files.state(path)
    const sha256 = await this.host.files.sha256(path)
    this.known.set(path, { sha256, state })
    return sha256
  }

  /** Throws HostError where the file is no longer what was sealed; a path without a seal passes. */
  async check(path: string): Promise<void> {
    const seal = this.known.get(path)
    if (seal === undefined) return
    const state = await this.host.files.state(path)
    if (state !== null && state === seal.state) return
    const isThere = state !== null
    if (isThere && (await this.host.files.sha256(path)) === seal.sha256) {
      this.known.set(path, { ...seal, state })
      return
    }
    throw new HostError(
      `${path} is no longer what was built: it was ${isThere ? 'changed' : 'removed'} while the ` +
        'run measured, so its numbers are of nothing known',
      'look at what the builds and benchmarks of both sides do; `walls: on` keeps them apart',
    )
  }
}

// Walls.

/**
 * What a command is to a run. `build`: a step of a toolchain, which has the home and the caches of
 * gcbench's user. `measured`: code of the change, or of what serves it, which has neither.
 */
type WalledAs = 'build' | 'measured'

/**
 * `arm`: whose it is, in words. `writable`: folders that it may write to, its own apart. `own`:
 * folder for its /tmp and home, which several commands may share; absent: one that is gone
 * afterwards.
 */
export type Enclosed = { part: WalledAs; arm: string; writable: string[]; own?: string }

/** A command of a run, inside of its walls where it has any. */
export const runIn = (
  site: { host: Host; walls?: RunWalls },
  command: Command,
  enclosed: Enclosed,
) => site.walls?.run(command, enclosed) ?? site.host.exec.run(command)

/** What names of processes left behind come to, at most. */
const MOST_LEFT = 20

/** Caches of toolchains that a build writes to, where they are not in the home. */
const CACHES = [
  'GOCACHE',
  'GOMODCACHE',
  'GOPATH',
  'XDG_CACHE_HOME',
  'CARGO_HOME',
  'GRADLE_USER_HOME',
]

/** Below the home, what trials read of toolchains. */
const READ_AT_HOME = [
  'go',
  '.cache/go-build',
  '.rustup/toolchains',
  '.sdkman/candidates',
  '.nvm/versions',
  '.pyenv/versions',
  '.local/share/uv/python',
]

/** Kinds of walls that hide files. */
const HIDING: Isolation['kind'][] = ['sudo', 'root', 'user-namespace']

const OFF = '"walls: off" in the suite takes them down ("Isolation" in docs/security.md)'
const READ_ONLY =
  'inside of its walls a program can write to its own source, its output, the data of its server ' +
  `and temporary files: let it write there; ${OFF}`
const HIDDEN =
  'walls hide it: have the command line name it in a folder of its own below /tmp, or put it ' +
  `into the repository; ${OFF}`

const NO_ROOT =
  'inside of its walls no program is root, becomes another user or gives files away: leave out ' +
  `--user=root and the like; ${OFF}`
/** What programs say that would be root, or another user. */
const WANTS_ROOT = /\b(EPERM|operation not permitted|(be|as|being|not) root|superuser)\b/i

/** What programs and shells say of a file that is not there. */
const ABSENT = /\bENOENT\b|no such file|: not found$/i

/** Executes commands of one run, each inside of walls, and remembers what they left behind. */
export class RunWalls {
  readonly isolation: Isolation
  private readonly host: Host
  /** Scratch folder of the run. */
  private readonly folder: string
  private readonly isFolder = new Map<string, Promise<boolean>>()
  private readonly left = new Map<string, string[]>()
  private made = 0

  private constructor(host: Host, folder: string, isolation: Isolation) {
    this.host = host
    this.folder = folder
    this.isolation = isolation
  }

  static async make(host: Host, folder: string, suite: Suite): Promise<RunWalls> {
    const isOff = suite.walls === 'off'
    const isolation = isOff ? { kind: 'off' as const, refused: [] } : await host.exec.isolation()
    return new RunWalls(host, folder, isolation)
  }

  async run(command: Command, enclosed: Enclosed): Promise<Exit> {
    const own = enclosed.own ?? this.ownFolder()
    const exit = await this.host.exec.run(await this.enclosed(command, { ...enclosed, own }))
    if (enclosed.own === undefined && this.hasWalls) await this.host.files.remove(own)
    this.remember(enclosed, exit)
    return exit
  }

  async start(command: Command, enclosed: Enclosed & { own: string }): Promise<Running> {
    return this.host.exec.start(await this.enclosed(command, enclosed))
  }

  /** A name for a folder of a command's own; who shares it removes it. */
  ownFolder(): string {
    return `${this.folder}/own-${this.made++}`
  }

  /** What a reader should know of the walls, and of what was left behind. */
  problems(): Problem[] {
    const { kind, refused } = this.isolation
    const isOpen = kind === 'none'
    const open: Problem = {
      code: 'not-isolated',
      message: `measured code was not isolated: ${refused.join('; ')}`.slice(0, 1000),
      next: 'see "Isolation" in docs/security.md for what a machine has to offer',
    }
    const leftovers = [...this.left].slice(0, MOST_LEFT).map(
      ([where, names]): Problem => ({
        code: 'left-behind',
        where,
        message: `left processes running, which were ended: ${names.join(', ')}`,
        next: 'have the program wait for what it starts',
      }),
    )
    return [...(isOpen ? [open] : []), ...leftovers]
  }

  /** What to do where a program's last words tell that it met its walls; null: they do not. */
  advice(output: string): string | null {
    const { host, home } = this
    const { kind } = this.isolation
    if (kind !== 'off' && kind !== 'none' && WANTS_ROOT.test(output)) return NO_ROOT
    if (!HIDING.includes(kind)) return null
    if (/\bEROFS\b|read-only file system/i.test(output)) return READ_ONLY
    const { runner, temporary } = this.places
    const lines = output.split('\n').filter((line) => ABSENT.test(line))
    const path = lines
      .flatMap((line) => line.match(/\/[\w.+@/-]+/g) ?? [])
      .filter((one) => !isIn([this.folder, host.cwd], one))
      .find((one) => isIn([home, runner, temporary, '/tmp', '/var/tmp'], one))
    return path === undefined ? null : `if ${path} is there outside, ${HIDDEN}`
  }

  private get hasWalls(): boolean {
    return this.isolation.kind !== 'off'
  }

  private remember({ part, arm }: Enclosed, { left, timedOut }: Exit): void {
    // A step of a build that we end cannot wait for what it started.
    if (left === undefined || (part === 'build' && timedOut)) return
    const where = `${part === 'build' ? 'the build' : 'a program'} of ${arm}`
    this.left.set(where, [...new Set([...(this.left.get(where) ?? []), ...left])].sort())
  }

  private async enclosed(command: Command, options: Enclosed & { own: string }): Promise<Command> {
    if (!this.hasWalls) return { ...command, adopts: true }
    const walls = await (options.part === 'build'
      ? this.wide(command, options)
      : this.narrow(command, options))
    return { ...command, walls }
  }

  private get home(): string {
    const { HOME = '' } = this.host.env
    return HOME === '/' ? '' : HOME
  }

  private get places() {
    const { RUNNER_TEMP = '', TMPDIR = '' } = this.host.env
    return { runner: RUNNER_TEMP, temporary: TMPDIR === '/' ? '' : TMPDIR }
  }

  /** A toolchain has the home of gcbench's user, without what of it would be executed later. */
  private async wide(
    { argv }: Command,
    { writable, own }: Enclosed & { own: string },
  ): Promise<Walls> {
    const { host, home } = this
    const { runner, temporary } = this.places
    const { RUNNER_WORKSPACE = '', RUNNER_TOOL_CACHE = '' } = host.env
    const caches = CACHES.map((name) => host.env[name] ?? '')
    const work = RUNNER_WORKSPACE.replace(/\/[^/]+\/?$/, '')
    const readable = [this.folder, host.cwd, work, RUNNER_TOOL_CACHE, `${home}/.cache/gcbench`]
    const written = [home, ...caches, ...writable]
    // A step can copy what was downloaded there; the runner's own stays hidden.
    const isCovered = (path: string) =>
      isIn([temporary, '/tmp'], path) &&
      !isIn([runner, ...readable, ...written], `${path}/`) &&
      !/\/\.{0,2}\//.test(path) &&
      !path.endsWith('/..')
    const named = await this.foldersNamed({ argv, env: {} }, isCovered)
    return {
      user: 'same',
      private: own,
      home: '',
      temporary,
      covered: existing([runner]),
      readable: existing([...readable, ...named]),
      writable: existing(written),
    }
  }

  private async narrow(
    command: Command,
    { writable, own }: Enclosed & { own: string },
  ): Promise<Walls> {
    const { host, home } = this
    const { runner, temporary } = this.places
    const covered = existing([home, runner, `${host.cwd}/.git`])
    // What is in a folder that is there is there, and as writable as that.
    const there = [this.folder, host.cwd, ...writable]
    const isCovered = (path: string) =>
      isIn([...covered, temporary, '/tmp'], path) && !isIn(there, path)
    const named = await this.foldersNamed(command, isCovered)
    const atHome = home === '' ? [] : READ_AT_HOME.map((name) => `${home}/${name}`)
    return {
      user: 'own',
      private: own,
      home,
      temporary,
      covered,
      readable: existing([this.folder, host.cwd, ...atHome, ...named]),
      writable: existing(writable),
    }
  }

  /** Folders in covered ones that the command line and the environment name. */
  private async foldersNamed(
    { argv, env }: Pick<Command, 'argv' | 'env'>,
    isCovered: (path: string) => boolean,
  ): Promise<string[]> {
    const { HOME: _, ...others } = env
    const words = [...argv.map((word) => word.replace(/^[^/]*=/, '')), ...Object.values(others)]
    const paths = new Set(words.flatMap((word) => word.split(':')).filter(isCovered))
    const folders = await Promise.all(
      [...paths].map(async (path) => ((await this.asFolder(path)) ? path : folderOf(path))),
    )
    return folders.flatMap((path) => installation(path, this.home)).filter(isCovered)
  }

  /** Asked once: a command line names the same paths in every trial. */
  private asFolder(path: string): Promise<boolean> {
    const isThere = this.isFolder.get(path) ?? this.host.files.isFolder(path)
    this.isFolder.set(path, isThere)
    return isThere
  }
}

const existing = (paths: readonly string[]) => [...new Set(paths.filter((path) => path !== ''))]

const isIn = (folders: readonly string[], path: string) =>
  folders.some((folder) => folder !== '' && path.startsWith(`${folder}/`))

/** A `bin` needs what is installed beside it; in the home's own dot folders that could be keys. */
function installation(folder: string, home: string): string[] {
  const around = folderOf(folder)
  const isOwn = around === home || around === '' || folderOf(around) === home
  return /\/s?bin$/.test(folder) && !isOwn ? [around] : [folder]
}

// Placement: CPUs, NUMA nodes and huge pages, tried before the first round.

/** Null: as the machine has it. */
type Placements = { of(variant: Variant, part: PlacedPart): Placed | null }

/** Part of what a run knows; without it everything runs anywhere, and without walls. */
export type Placing = { placements?: Placements; walls?: RunWalls }

const TRY_LIMIT_SEC = 20

/** What of it the system really does, each part tried with a program that does nothing. */
async function tryOut(host: Host, placed: Placed): Promise<WithProblems<Placed>> {
  const parts: [string, Partial<Placed>][] = [
    ['cpus', { cpus: placed.cpus }],
    ['numa', { nodes: placed.nodes }],
    ['huge-pages', { hugePages: placed.hugePages }],
  ]
  const value: Placed = { cpus: null, nodes: null, hugePages: null }
  const problems: Problem[] = []
  for (const [key, part] of parts) {
    if (Object.values(part).every((one) => one === null)) continue
    const exit = await host.exec.run({
      argv: ['true'],
      cwd: host.cwd,
      env: { PATH: host.env.PATH ?? '' },
      limitSec: TRY_LIMIT_SEC,
      placed: { cpus: null, nodes: null, hugePages: null, ...part },
    })
    if (exit.notStarted === null) Object.assign(value, part)
    else {
      const message = `${key} has no effect: ${exit.notStarted}`
      problems.push({ code: 'not-placed', message })
    }
  }
  return { value, problems }
}

async function place(host: Host, placement: Placement): Promise<WithProblems<Placed>> {
  if (host.platform !== 'linux') {
    const message = 'cpus, numa and huge-pages have no effect: they are read on Linux only'
    return {
      value: { cpus: null, nodes: null, hugePages: null },
      problems: [{ code: 'not-placed', message }],
    }
  }
  const resolved = resolvePlacement(placement, host.topology())
  const tried = await tryOut(host, resolved.value)
  return { value: tried.value, problems: [...resolved.problems, ...tried.problems] }
}

/**
 * Every placement that the suite asks for, as this machine can do it. What it cannot is a problem,
 * and measured as the machine has it. Throws HostError when that leaves a contrast nothing to
 * compare.
 */
export async function makePlacements(host: Host, suite: Suite): Promise<WithProblems<Placements>> {
  const done = new Map<string, WithProblems<Placed>>()
  const problems: Problem[] = []
  for (const variant of suite.variants) {
    for (const part of MEASURED_PARTS) {
      const placement = requestedPlacement(suite, variant, part)
      const key = JSON.stringify(placement)
      if (isAnywhere(placement)) continue
      const outcome = done.get(key) ?? (await place(host, placement))
      done.set(key, outcome)
      const where = part === 'server' ? `server under ${variant.name}` : `variant ${variant.name}`
      problems.push(...outcome.problems.map((problem) => ({ ...problem, where })))
    }
  }
  const of = (variant: Variant, part: PlacedPart) => {
    const placed = done.get(JSON.stringify(requestedPlacement(suite, variant, part)))?.value
    return placed && Object.values(placed).some((one) => one !== null) ? placed : null
  }
  const all = (variant: Variant) => MEASURED_PARTS.map((part) => of(variant, part))
  const [pair] = pointlessPairs(suite, all)
  if (pair !== undefined) {
    const why = problems.map(({ message }) => message).join('; ')
    throw new HostError(
      `variants ${pair.join(' and ')} differ only in where they run, which cannot be done: ${why}`,
      'measure on a machine that can, or leave the contrast out',
    )
  }
  return { value: { of }, problems }
}
