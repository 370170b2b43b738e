/**
 * Walls around what a run executes, wide for builds and narrow for measured code; hashes that show
 * a changed binary; and placement on CPUs.
 */
import {
  type Command,
  type Exit,
  type Host,
  HostError,
  type IsolationSpec,
  type Running,
} from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type {
  Isolation,
  PlacedOn,
  Placement,
  Problem,
  Suite,
  Variant,
  WithProblems,
} from '../model/model.ts'
import { absolutePath, baseName, docsAddress, folderOf, isInside } from '../model/paths.ts'
import type { Design } from '../plan/design.ts'
import {
  MEASURED_PARTS,
  type PlacedPart,
  pointlessPairs,
  requestedPlacement,
  resolvePlacement,
} from '../plan/placement.ts'
import { isAnywhere } from '../settings/programs.ts'
import type { Caches } from '../workloads/runtime.ts'

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

/** A tree with more entries takes longer to look at than many trials take. */
const MOST_ENTRIES = 20_000

/**
 * Source trees, each as it was checked out, or as the last command of its own arm left it: the next
 * one must find it so. Off where walls keep the arms apart.
 */
class SealedTrees {
  private readonly files: Host['files']
  private readonly isOn: boolean
  private readonly states = new Map<string, string | null>()
  private readonly busy = new Map<string, number>()
  /** What is not looked at: trees have states of their own, and so has what gcbench writes. */
  private readonly apart: string[]

  constructor(files: Host['files'], isOn: boolean, out: string) {
    this.files = files
    this.isOn = isOn
    this.apart = out === '' ? [] : [out]
  }

  /** Nothing of a change was executed so far. */
  async seal(trees: readonly string[]): Promise<void> {
    if (!this.isOn) return
    const fresh = trees.filter((tree) => !this.states.has(tree))
    this.apart.push(...fresh)
    for (const tree of fresh) this.states.set(tree, await this.stateOf(tree))
  }

  /** Throws HostError where somebody else has changed the tree. */
  async begin(tree = ''): Promise<{ end(): Promise<void> }> {
    if (!this.isOn || tree === '' || this.busy.get(tree) === Number.POSITIVE_INFINITY)
      return { end: async () => {} }
    const known = this.busy.get(tree) ? null : (this.states.get(tree) ?? null)
    if (known !== null && known !== (await this.stateOf(tree))) {
      throw new HostError(
        `${tree} was changed between two of its own commands, so its numbers are of nothing known`,
        `measure on a machine with namespaces (${docsAddress('security.md#isolation')})`,
      )
    }
    this.busy.set(tree, (this.busy.get(tree) ?? 0) + 1)
    return {
      end: async () => {
        this.busy.set(tree, (this.busy.get(tree) ?? 1) - 1)
        this.states.set(tree, await this.stateOf(tree))
      },
    }
  }

  private stateOf(tree: string): Promise<string | null> {
    return this.files.treeState(tree, MOST_ENTRIES, this.apart)
  }

  /** Is not looked at any more. */
  leave(tree = ''): void {
    this.busy.set(tree, Number.POSITIVE_INFINITY)
  }
}

// Walls.

/**
 * What a command is to a run. `toolchain`: it reads the source and executes nothing of it (a list
 * of packages, a download of dependencies), so it may see the home and use the network. `build`: it
 * may execute code of the change, and sees caches but no file of the user. `measured`: code of the
 * change, or of what serves it.
 */
export type IsolatedPart = 'toolchain' | 'build' | 'measured'

/**
 * `arm`: whose it is, in words. `writable`: folders that it may write to, its own apart, the source
 * of the arm first. `readable`: what it may read besides in the scratch folder. `own`: folder for
 * its /tmp and home, which several commands may share; absent: one that is gone afterwards.
 */
export type IsolatedCommand = {
  part: IsolatedPart
  arm: string
  writable: string[]
  readable?: string[]
  own?: string
}

/**
 * A command of a run, inside of its walls. That there are none is said (`null`), never left out: a
 * site without the key would start strangers' code beside gcbench, and nothing would tell.
 */
export const runIn = (
  site: { host: Host; isolation: RunIsolation | null },
  command: Command,
  enclosed: IsolatedCommand,
) => site.isolation?.run(command, enclosed) ?? site.host.exec.run(command)

/** `emptied`: `own` has been another command's; absent: it is shared with others, or new. */
type Enclosed = IsolatedCommand & { own: string; emptied?: boolean }

/** What names of processes left behind come to, at most. */
const MOST_LEFT = 20

/**
 * Caches at home that builds read and write; what they write is for one run, and the arm's alone
 * unless base lends it.
 */
const CACHES_AT_HOME = [
  '.cargo/registry',
  '.cargo/git',
  '.m2/repository',
  '.gradle/caches',
  '.gradle/wrapper',
  '.ivy2/cache',
  '.npm',
  '.cache/pip',
  '.cache/uv',
  '.cache/yarn',
  '.cache/pnpm',
  '.local/share/pnpm/store',
  '.nuget/packages',
  '.cache/bazel',
  '.cache/zig',
  '.ccache',
  '.cache/ccache',
]

/** The same, by the variable that names the folder, and where in it. */
const CACHES_NAMED: [name: string, inside: string][] = [
  ['CARGO_HOME', '/registry'],
  ['CARGO_HOME', '/git'],
  ['GRADLE_USER_HOME', '/caches'],
]

/** Below the home, what builds and trials read of toolchains. */
const READ_AT_HOME = [
  'go/pkg/mod',
  'sdk',
  '.rustup/toolchains',
  '.sdkman/candidates',
  '.nvm/versions',
  '.pyenv/versions',
  '.local/share/uv/python',
]
/** Variables of the user that name folders of toolchains. */
const OF_TOOLCHAINS = ['PATH', 'GOROOT', 'JAVA_HOME', 'RUSTUP_HOME', 'PKG_CONFIG_PATH']

/** And what builds alone do. */
const READ_BY_BUILDS = ['.rustup', '.pyenv', '.dotnet']

/** Kinds in which nothing but a user, or not even that, keeps one arm from the source of another. */
const APART: Isolation['kind'][] = ['other-user', 'none']

/** Users that the launcher has for arms, where a user is all that keeps them apart. */
const USERS = 14

/** Folders that programs need, which the list of users names for those that have no home. */
const OF_SYSTEM =
  /^\/?$|^\/(bin|boot|dev|etc|lib\w*|nonexistent|opt|proc|run|sbin|sys|tmp|usr)(\/|$)|^\/var(\/tmp)?$/

/** Kinds of walls that hide files. */
const HIDING: Isolation['kind'][] = ['sudo', 'root', 'user-namespace']

const OFF = `"walls: off" in the suite takes them down (${docsAddress('security.md#isolation')})`
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

const NO_CALL =
  'inside of its walls a program makes no namespace of users (start browsers with --no-sandbox) ' +
  'and has no calls for keys, BPF and userfaultfd, nor sockets but local and IP ones; a build has ' +
  `no io_uring; ${OFF}`
/** What programs say whose calls the filter refuses. */
const WANTS_CALL =
  /\b(ENOSYS|EAFNOSUPPORT|function not implemented|address family not supported|no usable sandbox)\b/i

const NO_NETWORK =
  'inside of its walls it reaches nothing but a loopback device of its own: set "network: machine" ' +
  `in the suite; ${OFF}`
/** What programs say that would reach more. */
const WANTS_NETWORK =
  /\b(ECONNREFUSED|ENETUNREACH|EAI_AGAIN|connection refused|network is unreachable|no such host|(temporary failure in )?name resolution)\b/i

/** What programs and shells say of a file that is not there. */
const ABSENT = /\bENOENT\b|no such file|: not found$/i

/** Whether builds can have caches that are layers over those of the user. */
const hasLayers = ({ kind, lacks = [] }: Isolation) =>
  HIDING.includes(kind) && !lacks.includes('layers')

/** Which network commands have; a toolchain has the machine's. */
type Networks = Record<'build' | 'measured', IsolationSpec['network']>

/**
 * A build has none where its toolchain is asked for the dependencies before. A server and its load
 * share the machine's.
 */
function networksOf({ suite, workload }: Design, isolation: Isolation): Networks {
  const isShared = suite.network === 'machine' || isolation.lacks?.includes('network') === true
  if (isShared) return { build: 'machine', measured: 'machine' }
  const hasServer = (workload.server?.(suite.workload) ?? null) !== null
  return {
    build: workload.build.fetch === undefined || !hasLayers(isolation) ? 'machine' : 'own',
    measured: hasServer ? 'machine' : 'own',
  }
}

type ReachedBy = Partial<Record<'builds' | 'trials', IsolationSpec['network']>>

/** Executes commands of one run, each inside of walls, and remembers what they left behind. */
export class RunIsolation {
  private readonly found: Isolation
  private readonly reached = new Map<string, ReachedBy>()
  private readonly host: Host
  /** Scratch folder of the run. */
  private readonly folder: string
  private readonly trees: SealedTrees
  private readonly cachesOfRuntime: Caches | null
  private readonly networks: Networks
  /** Of the report, in which no command writes, though it may lie in a source. */
  private readonly out: string
  private readonly git: GitPlaces
  /** Null: whatever the suite names is shown. */
  private readonly named: readonly string[] | null
  private readonly isFolder = new Map<string, Promise<boolean>>()
  /** By folder of PATH, what links in it need of where they lead. */
  private readonly linked = new Map<string, Promise<string[]>>()
  private readonly left = new Map<string, string[]>()
  /** By the source of an arm, folders into which its builds wrote. */
  private readonly built = new Map<string, Set<string>>()
  /** By arm, the end of the last of its commands that write to its caches. */
  private readonly lastBuilds = new Map<string, Promise<unknown>>()
  /** By arm, folders of commands that have ended, for the next that wants an empty one. */
  private readonly idle = new Map<string, string[]>()
  private readonly numbers = new Map<string, number>()
  /** Of sources, by which the launcher chooses users. */
  private readonly users = new Map<string, number>()
  /** Homes of builds that have settings of Go. */
  private readonly settled = new Set<string>()
  /** Layers that lie below those of all builds, and to which no build writes any more. */
  private readonly lent: string[] = []
  /** The same of an earlier run, for the first of the caches; '': nothing is kept. */
  private kept = ''
  /** By arm, seconds that its builds took. */
  private readonly buildSec = new Map<string, number>()
  private made = 0

  private constructor(
    host: Host,
    folder: string,
    {
      isolation,
      caches,
      networks,
      out,
      git,
      named,
    }: {
      isolation: Isolation
      caches: Caches | null
      networks: Networks
      out: string
      git: GitPlaces
      named: readonly string[] | null
    },
  ) {
    this.host = host
    this.folder = folder
    this.found = isolation
    this.cachesOfRuntime = caches
    this.networks = networks
    this.out = out
    this.git = git
    this.named = named
    this.trees = new SealedTrees(host.files, APART.includes(isolation.kind), out)
  }

  /**
   * `out`: folder of the report, which may lie in a source; '': none. `rules`: the suite whose word
   * opens folders of the user, where that is not the one that is measured; null: no suite's does.
   */
  static async make(
    host: Host,
    folder: string,
    design: Design,
    out = '',
    rules?: Suite | null,
  ): Promise<RunIsolation> {
    const isOff = design.suite.walls === 'off'
    const isolation = isOff ? { kind: 'off' as const, refused: [] } : await host.exec.isolation()
    const caches = design.runtime.caches?.(host.env) ?? null
    const networks = networksOf(design, isolation)
    const git = await gitPlacesOf(host)
    const named = rules === undefined ? null : [...pathsIn(rules), ...pathsOfToolchains(host.env)]
    const made = new RunIsolation(host, folder, { isolation, caches, networks, out, git, named })
    if (hasLayers(isolation)) await made.makeCaches()
    return made
  }

  /**
   * There has to be something that a layer can lie over. A folder that is made in a layer, and in none
   * below, hides what layers that come to lie there have in a folder of that name: in an empty cache
   * of Go, all that base compiled was hidden from head by folders that head had made before.
   */
  private async makeCaches(): Promise<void> {
    const { built = '', made = [] } = this.cachesOfRuntime ?? {}
    const inside = built === '' ? [] : made.map((name) => `${built}/${name}`)
    for (const folder of [...this.caches, ...inside]) await this.host.files.makeFolder(folder)
  }

  /** The layers of builds are numbered in this order. */
  private get caches(): string[] {
    const { built = '', downloaded = '' } = this.cachesOfRuntime ?? {}
    return existing([built, downloaded])
  }

  /** Sources as they are before anything of a change is executed. */
  async sealSources(trees: readonly string[]): Promise<void> {
    await this.trees.seal(trees)
  }

  /** Changes to sources that are gcbench's own. Throws HostError where there were others before. */
  async editing<T>(trees: readonly string[], edit: () => Promise<T>): Promise<T> {
    const begun = []
    for (const tree of trees) begun.push(await this.trees.begin(tree))
    const made = await edit()
    for (const one of begun) await one.end()
    return made
  }

  async run(command: Command, enclosed: IsolatedCommand): Promise<Exit> {
    if (enclosed.part !== 'measured' && this.hasWalls) return this.runBuild(command, enclosed)
    const emptied = enclosed.own === undefined
    const own = enclosed.own ?? this.idle.get(enclosed.arm)?.pop() ?? this.ownFolder()
    const checked = await this.trees.begin(enclosed.writable[0])
    const walled = await this.enclosed(command, { ...enclosed, own, emptied })
    const exit = await this.host.exec.run(walled)
    await checked.end()
    if (emptied) this.idle.set(enclosed.arm, [...(this.idle.get(enclosed.arm) ?? []), own])
    this.remember(enclosed, exit)
    return exit
  }

  /** Builds of an arm share a home and caches, which two at once would spoil. */
  private async runBuild(command: Command, enclosed: IsolatedCommand): Promise<Exit> {
    const { arm, writable } = enclosed
    const [source = ''] = writable
    const into = this.built.get(source) ?? new Set()
    this.built.set(source, new Set([...into, ...writable.slice(1)]))
    const execute = async () => {
      // Where nothing can lie over a cache, both have one home.
      const name = hasLayers(this.found) ? enclosed.part : 'build'
      const own = `${this.folder}/${name}-${this.numberOf(arm)}`
      const checked = await this.trees.begin(writable[0])
      const walled = await this.enclosed(command, { ...enclosed, own })
      const beganSec = this.host.clock.nowSec()
      const exit = await this.host.exec.run(walled)
      const tookSec = this.host.clock.nowSec() - beganSec
      if (enclosed.part === 'build') this.buildSec.set(arm, this.buildSecOf(arm) + tookSec)
      await checked.end()
      this.remember(enclosed, exit)
      if (enclosed.part === 'toolchain' && this.isBuiltOffline) await this.showDownloads(arm)
      return exit
    }
    const exit = (this.lastBuilds.get(arm) ?? Promise.resolve()).then(execute)
    this.lastBuilds.set(
      arm,
      exit.catch(() => null),
    )
    return exit
  }

  /**
   * A toolchain may have downloaded something. A build that looked for it in vain made folders, and
   * what is new in a layer hides what later comes to lie below it.
   */
  private async showDownloads(arm: string): Promise<void> {
    const index = this.caches.indexOf(this.cachesOfRuntime?.downloaded ?? '')
    if (index < 0) return
    const layers = this.layersOf(this.buildsOf(arm))
    await this.host.files.remove(`${layers}/${index}`)
  }

  /**
   * What builds of this arm have put into caches so far is there for all builds from now on, and no
   * build writes to it any more: the compiled dependencies of base are those of head.
   */
  lend(arm: string): void {
    if (this.mayLend) this.lent.push(this.layersOf(this.buildsOf(arm)))
  }

  /** A source may read what another's builds left, in its tree as well, and what lies in `copied`. */
  readsBuilt(source: string, from: string, copied: string): void {
    const there = [...(this.built.get(source) ?? []), ...(this.built.get(from) ?? []), from, copied]
    this.built.set(source, new Set(there.filter((folder) => folder !== source)))
  }

  /** What base compiled in an earlier run is there for all builds, and no build writes to it. */
  showKept(folder: string): void {
    this.kept = folder
  }

  /**
   * Folders of all that builds of this arm have put into the cache of builds, which nothing else could
   * write to; null: the arm writes to the user's, or to none.
   */
  compiledBy(arm: string): string[] | null {
    if (!hasLayers(this.found) || this.cachesOfRuntime === null) return null
    const builds = this.buildsOf(arm)
    return [...this.lentOf(builds), this.layersOf(builds)].map((one) => `${one}/0/both/upper`)
  }

  buildSecOf(arm: string): number {
    return this.buildSec.get(arm) ?? 0
  }

  /** False: there are no layers. */
  get mayLend(): boolean {
    return hasLayers(this.found)
  }

  /** Each time that its layers are lent, a command writes to new ones. */
  private layersOf(own: string): string {
    const { length } = this.lentOf(own)
    return length === 0 ? `${own}/layers` : `${own}/layers-${length}`
  }

  private lentOf(own: string): string[] {
    return this.lent.filter((one) => one.startsWith(`${own}/`))
  }

  private buildsOf(arm: string): string {
    return `${this.folder}/build-${this.numberOf(arm)}`
  }

  /** A small number for each name that is asked for. */
  private numberOf(name: string, numbers = this.numbers): number {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }

  async start(command: Command, enclosed: IsolatedCommand & { own: string }): Promise<Running> {
    // A server may write to its source whenever it likes.
    this.trees.leave(enclosed.writable[0])
    return this.host.exec.start(await this.enclosed(command, enclosed))
  }

  /** Which walls there are, and what builds and trials reached that were inside of them so far. */
  get isolation(): Isolation {
    const arms = [...this.reached].map(([arm, reached]) => ({ arm, ...reached }))
    const found = { ...this.found, ...(arms.length === 0 ? {} : { arms }) }
    if (found.kind !== 'other-user' || this.users.size <= USERS) return found
    const why = `there are users for ${USERS} sources, and ${this.users.size} were measured`
    return { ...found, kind: 'none', refused: [...found.refused, why] }
  }

  /** Whether builds have no network, so that what they need has to be there before. */
  get isBuiltOffline(): boolean {
    return HIDING.includes(this.found.kind) && this.networks.build === 'own'
  }

  /** A name for a folder of a command's own; who shares it removes it. */
  ownFolder(): string {
    return `${this.folder}/own-${this.made++}`
  }

  /** What was left behind; whether there are walls is in the environment. */
  problems(): Problem[] {
    return [...this.left]
      .slice(0, MOST_LEFT)
      .map(([where, names]) =>
        makeFinding(
          'left-behind',
          null,
          { names: [...names] },
          { where, next: 'have the program wait for what it starts' },
        ),
      )
  }

  /** What to do where a program's last words tell that it met its walls; null: they do not. */
  advice(output: string): string | null {
    const { host } = this
    const { kind } = this.found
    if (kind !== 'off' && kind !== 'none' && WANTS_ROOT.test(output)) return NO_ROOT
    if (kind !== 'off' && this.filterOf('build') !== '' && WANTS_CALL.test(output)) return NO_CALL
    if (!HIDING.includes(kind)) return null
    if (/\bEROFS\b|read-only file system/i.test(output)) return READ_ONLY
    if (this.networks.measured === 'own' && WANTS_NETWORK.test(output)) return NO_NETWORK
    const { runner, temporary } = this.places
    const lines = output.split('\n').filter((line) => ABSENT.test(line))
    const path = lines
      .flatMap((line) => line.match(/\/[\w.+@/-]+/g) ?? [])
      .filter((one) => !isIn([this.folder, host.cwd], one))
      .find((one) => isIn([...this.homes, runner, temporary, '/tmp', '/var/tmp'], one))
    return path === undefined ? null : `if ${path} is there outside, ${HIDDEN}`
  }

  private get hasWalls(): boolean {
    return this.found.kind !== 'off'
  }

  private remember({ part, arm }: IsolatedCommand, { left, timedOut }: Exit): void {
    // A step of a build that we end cannot wait for what it started.
    if (left === undefined || (part !== 'measured' && timedOut)) return
    const where = `${part === 'measured' ? 'a program' : 'the build'} of ${arm}`
    this.left.set(where, [...new Set([...(this.left.get(where) ?? []), ...left])].sort())
  }

  private async enclosed(command: Command, options: Enclosed): Promise<Command> {
    if (!this.hasWalls) return { ...command, adopts: true }
    const { part, own } = options
    const walls = await (part === 'measured'
      ? this.narrow(command, options)
      : this.wide(command, options))
    const hides = HIDING.includes(this.found.kind)
    if (part !== 'toolchain') {
      const is = part === 'build' ? 'builds' : 'trials'
      const network = hides ? walls.network : 'machine'
      this.reached.set(options.arm, { ...this.reached.get(options.arm), [is]: network })
    }
    if (hides) {
      const isBare = part !== 'measured' && !hasLayers(this.found)
      return {
        ...command,
        isolation: walls,
        ...(isBare && { env: this.withoutCaches(command.env) }),
      }
    }
    // Without namespaces a build's user has no way to the home, and nothing can be put over it.
    const home = this.found.kind === 'other-user' && part !== 'measured' ? `${own}/home` : null
    if (home === null) return { ...command, isolation: walls }
    await this.host.files.makeFolder(home)
    const env = { ...this.withoutCaches(command.env), HOME: home }
    return { ...command, env, isolation: { ...walls, writable: [...walls.writable, own] } }
  }

  private get home(): string {
    const { HOME = '' } = this.host.env
    return HOME === '/' ? '' : HOME
  }

  /**
   * HOME's first. A container job, or sudo, has HOME lead elsewhere than the list of users does, and
   * in both may be keys.
   */
  private get homes(): string[] {
    const { userHome } = this.host
    return existing([this.home, userHome == null || OF_SYSTEM.test(userHome) ? '' : userHome])
  }

  private get places() {
    const { RUNNER_TEMP = '', TMPDIR = '' } = this.host.env
    return { runner: RUNNER_TEMP, temporary: TMPDIR === '/' ? '' : TMPDIR }
  }

  /** Folders that the launcher covers by itself. */
  private get emptied(): string[] {
    return existing([this.places.temporary, '/tmp', '/var/tmp', '/run'])
  }

  /** A build has caches and toolchains of the home; a toolchain alone may read all of it. */
  private async wide(command: Command, enclosed: Enclosed): Promise<IsolationSpec> {
    const { host, home, homes } = this
    const { part, own, arm } = enclosed
    const isLayered = hasLayers(this.found)
    const isBuild = part === 'build' || !isLayered
    const walls = await this.narrow(command, enclosed)
    const { runner } = this.places
    const at = (names: readonly string[]) =>
      homes.flatMap((folder) => names.map((one) => `${folder}/${one}`))
    const named = CACHES_NAMED.flatMap(([name, inside]) => {
      const folder = host.env[name]
      return folder?.startsWith('/') ? [`${folder}${inside}`] : []
    })
    const { RUNNER_TOOL_CACHE = '' } = host.env
    if (isBuild) await this.writeGoSettings(`${own}/home`)
    const downloads = `${this.folder}/toolchain-${this.numberOf(arm)}/layers`
    const covered = existing([...(isBuild ? homes : []), runner, this.folder, this.outIn(walls)])
    const readable = existing([
      ...walls.readable,
      RUNNER_TOOL_CACHE,
      ...(isBuild ? at(READ_BY_BUILDS) : homes),
    ])
    const isThere = shownIn([...covered, ...this.emptied], [...readable, ...walls.writable])
    return {
      ...walls,
      network: this.networks.build === 'own' && isBuild ? 'own' : 'machine',
      covered,
      home: isBuild ? home : '',
      readable,
      masked: this.git.settings.filter(isThere),
      layers: isLayered ? existing([...this.caches, ...at(CACHES_AT_HOME), ...named]) : [],
      kept: isLayered ? this.layersOf(own) : '',
      below:
        isLayered && isBuild ? existing([downloads, ...this.lent.toReversed(), this.kept]) : [],
    }
  }

  /**
   * The user's settings of Go, but for lines that could hold a password. Written before a command has
   * been there: one could leave a link on the way, to where it may not write itself.
   */
  private async writeGoSettings(home: string): Promise<void> {
    if (this.settled.has(home)) return
    this.settled.add(home)
    const { GOENV, XDG_CONFIG_HOME = `${this.home}/.config` } = this.host.env
    const path = GOENV ?? `${XDG_CONFIG_HOME}/go/env`
    if (!isIn([this.home], path)) return
    const text = await this.host.files.read(path)
    if (text === null) return
    const lines = text.split('\n').filter((line) => !line.includes('@'))
    await this.host.files.write(`${home}${path.slice(this.home.length)}`, lines.join('\n'))
  }

  /** Without variables that lead to caches of the user, or into the home. */
  private withoutCaches(env: Command['env']): Command['env'] {
    const ofCaches = CACHES_NAMED.map(([name]) => name)
    const named = [...ofCaches, 'GOPATH', 'GOCACHE', 'GOMODCACHE', 'XDG_CACHE_HOME']
    const isOther = ([name, value]: [string, string]) =>
      ['PATH', 'HOME'].includes(name) ||
      !(named.includes(name) || isIn([...this.homes, ...this.caches], `${value}/`))
    return Object.fromEntries(Object.entries(env).filter(isOther))
  }

  /** What a suite sets, and what finds toolchains; the rest may lead to anything of the user. */
  private envOfBuild(env: Command['env']): Command['env'] {
    const isNamed = ([name, value]: [string, string]) =>
      OF_TOOLCHAINS.includes(name) || value !== this.host.env[name]
    return Object.fromEntries(Object.entries(env).filter(isNamed))
  }

  private async narrow(
    command: Command,
    { part, writable, readable = [], own, emptied = false }: Enclosed,
  ): Promise<IsolationSpec> {
    const { host, home, homes } = this
    const { runner, temporary } = this.places
    const [source = ''] = writable
    // Of a working folder that is measured in place: its hooks are started outside of all walls.
    const inPlace = source === '' || isIn([this.folder], source) ? '' : `${source}/.git`
    const isThere = shownIn(
      [...homes, runner, this.folder, ...this.emptied],
      [host.cwd, ...writable],
    )
    const beside = this.git.beside.filter(isThere)
    const git = part === 'measured' ? [...this.git.folders, ...beside, inPlace] : []
    const isElsewhere = (path: string) => !isIn([host.cwd], path)
    const covered = existing([...homes, runner, this.folder, ...git, this.outIn({ writable })])
    // What is in a folder that is there is there, and as writable as that; what is in the scratch
    // folder is there for whom it belongs to.
    const there = [this.folder, host.cwd, ...writable]
    const isCovered = (path: string) =>
      isIn([...covered, temporary, '/tmp'], path) &&
      !isIn([...there, ...(part === 'measured' ? [] : [runner])], `${path}/`) &&
      !/\/\.{0,2}(\/|$)/.test(path)
    const env = part === 'measured' ? command.env : this.envOfBuild(command.env)
    const named = [
      ...(await this.foldersNamed({ argv: command.argv, env }, isCovered)),
      ...(await this.linkedPrograms(env, [...covered, ...this.emptied])),
    ]
    const atHome = homes.flatMap((folder) => READ_AT_HOME.map((name) => `${folder}/${name}`))
    const built = [...(this.built.get(source) ?? [])]
    return {
      user: this.numberOf(source, this.users),
      network: this.networks.measured,
      private: own,
      emptied,
      home,
      temporary,
      covered,
      // A link of git's to a repository elsewhere is a file, and as closed to who may write around it.
      fixed: existing([inPlace]),
      readable: existing([
        host.cwd,
        ...(part === 'measured' ? [] : [...this.git.folders.filter(isElsewhere), inPlace]),
        ...atHome,
        ...named,
        ...built,
        ...readable,
      ]),
      writable: existing(writable),
      masked: [],
      layers: [],
      kept: '',
      below: [],
      filter: this.filterOf(part),
    }
  }

  /** Trials may be about what a build has no use for. */
  private filterOf(part: IsolatedPart): IsolationSpec['filter'] {
    if (this.found.lacks?.includes('filter')) return ''
    return part === 'measured' ? 'trial' : 'build'
  }

  /**
   * What gcbench writes while it measures a folder in place, or reads again afterwards: a link that
   * a trial puts there would have it write to where that may not.
   */
  private outIn({ writable }: Pick<IsolationSpec, 'writable'>): string {
    const around = [this.host.cwd, ...writable].map((path) => path.replace(/\/\.$/, ''))
    return isIn(around, this.out) ? this.out : ''
  }

  /** Folders in covered ones that the command line and the environment name. */
  private async foldersNamed(
    { argv, env }: Pick<Command, 'argv' | 'env'>,
    isCovered: (path: string) => boolean,
  ): Promise<string[]> {
    const { HOME: _, ...others } = env
    const words = [...argv.map((word) => word.replace(/^[^/]*=/, '')), ...Object.values(others)]
    const isNamed = (path: string) =>
      this.named?.some((one) => isCovered(one) && (path === one || isIn([one], path))) ?? true
    const all = words.flatMap((word) => word.split(':'))
    const paths = new Set(all.filter((path) => isCovered(path) && isNamed(path)))
    const folders = await Promise.all(
      [...paths].map(async (path) => ((await this.asFolder(path)) ? path : folderOf(path))),
    )
    return folders.flatMap((path) => installation(path, this.homes)).filter(isCovered)
  }

  /**
   * A program in the user's PATH may be a link to where it is installed: were that covered, the next one
   * of its name would run, of another version.
   */
  private async linkedPrograms({ PATH = '' }: Command['env'], covered: string[]) {
    const { homes, host } = this
    const own = (host.env.PATH ?? '').split(':')
    const isAsked = (folder: string) =>
      own.includes(folder) &&
      !OF_PACKAGES.test(folder) &&
      !isIn([host.cwd, this.folder], `${folder}/`)
    const folders = PATH.split(':').filter(isAsked)
    const linked = folders.map((folder) => {
      const known = this.linked.get(folder) ?? linkedFrom(host.files, folder, homes)
      this.linked.set(folder, known)
      return known
    })
    const ends = (await Promise.all(linked)).flat()
    const around = folders.flatMap((folder) => installation(folder, homes))
    return [...around, ...ends].filter((folder) => isIn(covered, folder))
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

/** Whether a path is there where some folders are empty but for others: the innermost one decides. */
function shownIn(covered: readonly string[], shown: readonly string[]) {
  const depthIn = (folders: readonly string[], path: string) =>
    Math.max(0, ...folders.filter((one) => isIn([one], `${path}/`)).map(({ length }) => length))
  return (path: string) => depthIn(shown, path) >= depthIn(covered, path)
}

/** Paths that a suite names anywhere. */
const pathsIn = (suite: Suite | null) =>
  [...JSON.stringify(suite).matchAll(/(?:^|[":= ])(\/[^":= ]+)/g)].map(([, path = '']) => path)

const pathsOfToolchains = (env: Host['env']) =>
  Object.entries(env).flatMap(([name, value = '']) =>
    OF_TOOLCHAINS.includes(name) || name.startsWith('JAVA_HOME_') ? value.split(':') : [],
  )

// The repository around what is measured.

/**
 * Folders that are git's own, and in them the files of settings, which can hold passwords; `beside`:
 * of other repositories that the job has checked out.
 */
type GitPlaces = { folders: string[]; beside: string[]; settings: string[] }

const SETTINGS = ['config', 'config.worktree']

/** A worktree, or a submodule, has its folder elsewhere, and what it shares in a further one. */
async function gitPlacesOf(host: Host): Promise<GitPlaces> {
  const { files, git, cwd } = host
  const own = `${(await git.root(cwd)) ?? cwd}/.git`
  const link = (await files.isFolder(own)) ? null : await files.read(own)
  const folder =
    link === null ? own : absolutePath(link.replace(/^gitdir: |\n$/g, ''), folderOf(own))
  const common = await files.read(`${folder}/commondir`)
  const shared =
    common === null ? folder : await files.realPath(absolutePath(common.trim(), folder))
  const folders = isInside(folder, shared) ? [shared] : [folder, shared]
  const beside = (await checkoutsOf(host)).filter((one) => !folders.includes(one))
  const settings = SETTINGS.map((name) => `${folder}/${name}`)
  for (const at of [shared, ...beside]) settings.push(...(await settingsIn(files, at)))
  return { folders, beside, settings: existing(settings) }
}

async function settingsIn(files: Host['files'], git: string): Promise<string[]> {
  const settings = SETTINGS.map((name) => `${git}/${name}`)
  for (const part of ['modules', 'worktrees']) {
    const at = `${git}/${part}`
    if (!(await files.isFolder(at))) continue
    const found = await files.find(at, () => false)
    settings.push(
      ...found.filter((path) => SETTINGS.includes(baseName(path))).map((path) => `${at}/${path}`),
    )
  }
  return settings
}

/** How deep below the workspace of a job other checkouts are looked for, and in how many folders. */
const [MOST_DEEP, MOST_LOOKED] = [3, 2_000]

/**
 * The folders of git of what a job has checked out: actions/checkout leaves its token in each of
 * them, and only the one that is measured is known otherwise. The uppermost folders come first.
 */
async function checkoutsOf({ files, env }: Host): Promise<string[]> {
  const { GITHUB_WORKSPACE = '' } = env
  const found: string[] = []
  const left = existing([GITHUB_WORKSPACE]).map((folder) => ({ folder, deep: 0 }))
  for (const [looked, { folder, deep }] of left.entries()) {
    if (looked > MOST_LOOKED) break
    for (const name of await files.list(folder).catch(() => [])) {
      const path = `${folder}/${name}`
      if (name === 'node_modules' || !(await files.isFolder(path))) continue
      if (name === '.git') found.push(path)
      else if (deep < MOST_DEEP) left.push({ folder: path, deep: deep + 1 })
    }
  }
  return found
}

/** A `bin` needs what is installed beside it; in the home's own dot folders that could be keys. */
function installation(folder: string, homes: readonly string[]): string[] {
  const around = folderOf(folder)
  const isOwn = around === '' || homes.some((home) => [around, folderOf(around)].includes(home))
  return /\/s?bin$/.test(folder) && !isOwn ? [around] : [folder]
}

/** Folders that package managers of the system fill. */
const OF_PACKAGES = /^(\/usr)?\/s?bin$|^(?!\/)/

/** What lies beside the `bin` of an installation, and nothing else that may be around it. */
const BESIDE_BIN = ['bin', 'sbin', 'lib', 'lib64', 'libexec', 'share', 'include', 'conf']

/** Folders that programs need to which the links in a folder lead. */
async function linkedFrom(files: Host['files'], folder: string, homes: readonly string[]) {
  const paths = (await files.list(folder).catch(() => [])).map((name) => `${folder}/${name}`)
  const ends = await Promise.all(paths.map((path) => files.realPath(path)))
  const found = ends.flatMap((end) => {
    if (paths.includes(end)) return []
    const [modules] = /^.*?\/node_modules(?=\/)/.exec(end) ?? []
    if (modules !== undefined) return [modules]
    const bin = folderOf(end)
    const [around = ''] = installation(bin, homes)
    if (!/\/s?bin$/.test(bin)) return []
    return around === bin ? [bin] : BESIDE_BIN.map((name) => `${around}/${name}`)
  })
  return [...new Set(found)]
}

// Placement: CPUs, NUMA nodes and huge pages, tried before the first round.

/** Null: as the machine has it. */
type Placements = { of(variant: Variant, part: PlacedPart): PlacedOn | null }

/** Part of what a run knows; without it everything runs anywhere, and without walls. */
export type Surroundings = { placements?: Placements; isolation: RunIsolation | null }

const TRY_LIMIT_SEC = 20

/** What of it the system really does, each part tried with a program that does nothing. */
async function tryOut(host: Host, placed: PlacedOn): Promise<WithProblems<PlacedOn>> {
  const parts: [string, Partial<PlacedOn>][] = [
    ['cpus', { cpus: placed.cpus }],
    ['numa', { nodes: placed.nodes }],
    ['huge-pages', { hugePages: placed.hugePages }],
  ]
  const value: PlacedOn = { cpus: null, nodes: null, hugePages: null }
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
      problems.push(makeFinding('not-placed', null, { key, said: exit.notStarted }))
    }
  }
  return { value, problems }
}

async function place(host: Host, placement: Placement): Promise<WithProblems<PlacedOn>> {
  if (host.platform !== 'linux') {
    return {
      value: { cpus: null, nodes: null, hugePages: null },
      problems: [makeFinding('not-placed', null, { key: null })],
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
  const done = new Map<string, WithProblems<PlacedOn>>()
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
