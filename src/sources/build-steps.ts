/**
 * Build commands of an arm: run within the time for builds; and the programs and servers that a
 * suite names.
 */

import {
  type Clock,
  type Exit,
  type Host,
  HostError,
  OutsideError,
  StoppedError,
} from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Arm, Problem, Side, Suite, Variant } from '../model/model.ts'
import { folderOf, pathIn } from '../model/paths.ts'
import { plural, saysDiskFull } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { type Design, makeDesign } from '../plan/design.ts'
import { advisedSec, SPARE, wholeBudgetSec } from '../plan/fit.ts'
import { fillArgv } from '../settings/command-line.ts'
import type { Needed } from '../settings/programs.ts'
import type { Runtime, Toolchain } from '../workloads/runtime.ts'
import type { HashedFolder, Package, ProgramAnswer, Step } from '../workloads/workload.ts'
import { type IsolatedPart, type RunIsolation, runIn } from './isolation.ts'
import {
  buildEnvOf,
  excerptOf,
  findProgram,
  missingToolchain,
  type ProgramSite,
  runEnvOf,
} from './toolchain.ts'

/** All builds together, where the suite does not say. */
const BUILD_LIMIT_SEC = 3600

/** The code under measurement does not compile: the words of the compiler, and which side it is. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly what: string
  /** What the compiler printed, with what may help; '': nothing. */
  readonly said: string
  /** Null: both, or it is not about one of them. */
  readonly side: Side | null
  /** For who names the side: with the arm, where that is more, as of a variant. */
  readonly whatOfSide: string
  /** `about`: an arm, or a side of several; what was said does not name it. */
  constructor(what: string, said = '', about: { side: Side | null; id?: string } = { side: null }) {
    const { side, id } = about
    const named = id === undefined ? what : `arm ${id}: ${what}`
    super(said === '' ? named : `${named}:\n${said}`)
    this.what = what
    this.said = said
    this.side = side
    this.whatOfSide = id === side ? what : named
  }
}

/** The budget, of which builds are a part, ended while something was built or asked. */
export class OutOfBudgetError extends HostError {}

/** Where a build runs: an arm in its source folder. */
export type ArmSite = {
  host: Host
  suite: Suite
  runtime: Runtime
  arm: Arm
  variant: Variant
  /** Folder of the arm's source. */
  folder: string
  /** By the clock: when all builds have to be done. */
  buildEndSec: number
  isolation: RunIsolation | null
}

/** Seconds that all builds together may take. */
const buildLimitOf = ({ buildLimitSec }: Suite) => buildLimitSec ?? BUILD_LIMIT_SEC

/** Seconds that builds may take at the most: their own limit, or a budget of which they are a part. */
export const buildMostSec = (suite: Suite) =>
  Math.min(buildLimitOf(suite), suite.waitSec ?? Number.POSITIVE_INFINITY)

/** What is left for builds: a program is ended after it. */
export const buildLeftSec = ({ host, buildEndSec }: Pick<ArmSite, 'host' | 'buildEndSec'>) =>
  Math.max(0.001, buildEndSec - host.clock.nowSec())

/** Whether the budget, of which builds are a part, ended before their own limit. */
const isOfBudget = (suite: Suite): boolean =>
  suite.waitSec !== undefined && suite.waitSec < buildLimitOf(suite)

/** Whether nothing has time to be built any more, since the budget ended. */
export const isBudgetOver = ({
  host,
  suite,
  buildEndSec,
}: Pick<ArmSite, 'host' | 'suite' | 'buildEndSec'>): boolean =>
  isOfBudget(suite) && host.clock.nowSec() >= buildEndSec

/** What a step of a build is executed with; `part`: what it is to the walls, else a build. */
type Executed = {
  part?: IsolatedPart
  /** File that the step writes, outside of the source; null: none. */
  into: string | null
  /** It may not know all words of the command; null or absent: it is not known. */
  toolchain?: Toolchain | null
  limitSec?: number
}

export async function executeBuildStep(
  site: ArmSite,
  step: Step,
  { into, toolchain = null, limitSec = buildLeftSec(site), part = 'build' }: Executed,
) {
  const { host, runtime, variant, folder, arm } = site
  const command = {
    argv: runtime.inspect?.older?.known(step.argv, toolchain?.version ?? '') ?? step.argv,
    cwd: pathIn(folder, step.folder),
    env: { ...buildEnvOf(host, runtime, variant, toolchain), ...step.env },
    limitSec,
    keepBytes: 64 * 1024 * 1024,
  }
  const writable = [folder, ...(into === null ? [] : [folderOf(into)])]
  const enclosed = { part, arm: arm.id, writable, readable: step.reads ?? [] }
  const exit = await runIn(site, command, enclosed)
  await checkDiskGave(site, exit, writable)
  return exit
}

/** A build has more than its code: with more than this left it was not the disk, whatever it says. */
const ROOM_FOR_BUILDS = 1024 ** 3

/**
 * Throws where a build found no room on the disk, which says nothing of its code. What it wrote there
 * it may have removed again.
 */
async function checkDiskGave(
  { host, arm }: ArmSite,
  { code, stopped, stdout, stderr }: Exit,
  written: readonly string[],
): Promise<void> {
  if (code === 0 || stopped || !saysDiskFull(`${stderr}\n${stdout}`)) return
  const { GOCACHE, XDG_CACHE_HOME, HOME } = host.env
  for (const folder of [...written, GOCACHE, XDG_CACHE_HOME, HOME]) {
    const free = folder === undefined ? null : await host.files.freeBytes(folder)
    if (folder === undefined || free === null || free >= ROOM_FOR_BUILDS) continue
    throw new OutsideError(
      `arm ${arm.id}: a build found no room on the disk of ${folder}, of which ` +
        `${(free / 1e6).toFixed(1)} MB are free`,
      'free space there, or let TMPDIR name a folder on a larger disk; caches of builds have to lie ' +
        'on one, too',
    )
  }
}

/** The exit of a program that must succeed; else the error that says why it did not. */
export function orThrow({ arm, suite, isolation }: ArmSite, exit: Exit, doing: string): Exit {
  if (exit.timedOut && isOfBudget(suite)) {
    throw new OutOfBudgetError(
      `arm ${arm.id}: ${doing} was ended with the budget of ${printDuration(wholeBudgetSec(suite))}`,
      'raise --budget, name fewer "packages", or keep the build cache between runs',
    )
  }
  if (exit.timedOut) {
    throw new HostError(
      `arm ${arm.id}: ${doing} was ended: all builds together may take ` +
        `${printDuration(buildLimitOf(suite))}, by the build-limit of the suite`,
      'raise "build-limit", name fewer "packages", or keep the build cache between runs',
    )
  }
  if (exit.stopped) throw new StoppedError()
  if (exit.notStarted !== null && exit.isOfMachine)
    throw new OutsideError(exit.notStarted, 'end other programs, or free space on the disk')
  if (exit.notStarted !== null) throw new HostError(exit.notStarted, 'is the toolchain on PATH?')
  if (exit.code === 0) return exit
  const missing = missingToolchain(exit)
  if (missing !== null) throw missing
  const tail = excerptOf(exit, 40)
  const advice = isolation?.advice(tail) ?? null
  const next = advice === null ? '' : `\n${advice}`
  throw new BuildError(`${doing} failed`, `${tail}${next}`, arm)
}

// Versions of the programs that a suite names, asked for before anything is built.

type Site = { host: Host; design: Design; isolation: RunIsolation | null }

const ANSWER_LIMIT_SEC = 30
const LAST_LINES = 40

/**
 * The design with what the workload's programs said in every arm, whose sources are in `folders`.
 * Throws HostError with all that cannot work.
 */
export async function inquire(site: Site, folders: Map<string, string>): Promise<Design> {
  const { host, design } = site
  const { workload, runtime, suite, arms } = design
  const { inquiry } = workload
  if (inquiry === undefined) return design
  const answers: ProgramAnswer[] = []
  for (const { arm, variant } of arms.filter((one) => folders.has(one.arm.id))) {
    const source = folders.get(arm.id) ?? ''
    const questions = inquiry.questions(suite.workload, { source, here: host.cwd })
    for (const [question, { argv, folder, env }] of Object.entries(questions)) {
      const command = {
        argv,
        cwd: pathIn(source, folder),
        env: { ...runEnvOf(host, runtime, variant), ...env },
        limitSec: ANSWER_LIMIT_SEC,
      }
      const exit = await runIn(site, command, { part: 'measured', arm: arm.id, writable: [source] })
      if (exit.stopped) throw new StoppedError()
      const answer = exit.notStarted ?? excerptOf(exit, LAST_LINES)
      answers.push({ arm: arm.id, question, code: exit.code, said: answer })
    }
  }
  const { value, problems } = inquiry.read(suite.workload, answers, await hashedFolder(site))
  if (problems.length === 0) return makeDesign({ ...suite, workload: value })
  const [what = '', ...others] = problems.map(({ where, message }) =>
    where ? `${where}: ${message}` : message,
  )
  throw new HostError(what, problems[0]?.next ?? 'fix the suite', { said: others.join('\n') })
}

/** Of the files outside of the source that the settings name. */
async function hashedFolder({ host, design }: Site): Promise<HashedFolder | null> {
  const named = design.workload.inquiry?.folder?.(design.suite.workload, host.cwd) ?? null
  if (named === null || !(await host.files.isFolder(named.path))) return null
  const names = (await host.files.list(named.path)).filter((name) => name.endsWith(named.extension))
  const sha256: Record<string, string> = {}
  for (const name of names.sort()) sha256[name] = await host.files.sha256(`${named.path}/${name}`)
  return { path: named.path, sha256 }
}

// A server that is not built: its file, its hash and its version.

/** A program that takes the question for a start has to be ended. */
const SERVER_ANSWER_LIMIT_SEC = 10
const LONGEST_VERSION = 200

/** Settings of a build record; none where the suite has no server, or builds it. */
export async function identifyServer(
  site: { host: Host; design: Design; isolation: RunIsolation | null },
  at: ProgramSite,
): Promise<Record<string, string>> {
  const { host, design } = site
  const { workload, suite } = design
  const settings = workload.server?.(suite.workload) ?? null
  if (settings === null || settings.run.some((word) => word.includes('{bin}'))) return {}
  // Where another program starts it, the one that tells the version is the server.
  const [program] = settings.version ?? settings.run
  const file = await findProgram(host, { ...at, named: program })
  const command = {
    argv: fillArgv(settings.version ?? [file, '--version'], { source: at.source }),
    cwd: at.folder,
    env: { PATH: at.path },
    limitSec: SERVER_ANSWER_LIMIT_SEC,
  }
  const writable = [at.source]
  const exit = await runIn(site, command, { part: 'measured', arm: at.arm, writable })
  const [version = ''] = exit.code === 0 ? excerptOf(exit, 1).split('\n') : []
  return {
    server: file,
    'server-sha256': await host.files.sha256(file),
    ...(version === '' ? {} : { 'server-version': version.slice(0, LONGEST_VERSION) }),
  }
}

// Programs and scripts that a suite names: checked before anything is built.

/** Where an arm's commands look: its source, and the PATH of builds and runs. */
export type SearchedFolders = { arm: string; source: string; path: string }

/** Throws with every program and script that is not there, in any arm. */
export async function checkNeeded(
  host: Host,
  needed: Needed[],
  arms: SearchedFolders[],
): Promise<void> {
  const missing: string[] = []
  for (const arm of arms) {
    for (const one of needed) {
      const places = placesOf(one, arm)
      const areFiles = await Promise.all(places.map((place) => isFile(host, place)))
      if (!areFiles.includes(true)) missing.push(wordsOf(one, arm))
    }
  }
  if (missing.length === 0) return
  const [what = '', ...others] = new Set(missing)
  const next = 'install what is missing, or name it with its path'
  throw new HostError(what, next, { said: others.join('\n') })
}

function placesOf({ name, folder, isScript }: Needed, { source, path }: SearchedFolders): string[] {
  if (name.startsWith('/')) return [name]
  if (!isScript && !name.includes('/')) return path.split(':').map((at) => `${at}/${name}`)
  return [pathIn(source, folder, name)]
}

function wordsOf({ where, name, folder, isScript }: Needed, { arm }: SearchedFolders): string {
  if (name.startsWith('/')) return `${where}: there is no file ${name}`
  if (!isScript && !name.includes('/')) return `${where}: there is no program ${name} in PATH`
  const path = pathIn(folder, name.replace(/^\.\//, ''))
  return `${where}: arm ${arm}: there is no file ${path} in its source`
}

const isFile = async (host: Host, path: string) =>
  (await host.files.exists(path)) && !(await host.files.isFolder(path))

// Which units have time to be built, where builds are part of the budget.

/** Of what is left of the budget, builds have this share: what is built has to be measured, too. */
const BUILD_SHARE = 0.5

/** So many builds say what one takes: the first builds what all depend on, too. */
const KNOWN_AFTER = 2

/** Units that one command builds at the most: each of its results counts only when it has ended. */
const MOST_TOGETHER = 16

/** Of the time for builds, finding out what the change reaches may take this share. */
const ASK_SHARE = 0.5

/**
 * The same where builds are part of the budget: what is found has to be linked and measured, too, and
 * while nothing is there is nothing else to do.
 */
const ASK_SHARE_FOUND = 1 / 3
const ASK_SHARE_IN_VAIN = 0.8

/** Which units have time to be compiled and asked about, before anything is linked. */
export class AskTime {
  /** What compiling one took, of those that were compiled last. */
  eachSec = 0
  private parts = 0
  private isReached = false
  private readonly startSec: number
  private readonly clock: Clock
  private readonly suite: Suite
  private readonly wholeSec: number

  /** `wholeSec`: for all builds. */
  constructor(clock: Clock, suite: Suite, wholeSec: number) {
    this.clock = clock
    this.suite = suite
    this.wholeSec = wholeSec
    this.startSec = clock.nowSec()
  }

  leftSec(): number {
    const share = this.isReached ? ASK_SHARE_FOUND : ASK_SHARE_IN_VAIN
    const mostSec = (this.suite.waitSec === undefined ? ASK_SHARE : share) * this.wholeSec
    return this.startSec + mostSec - this.clock.nowSec()
  }

  /**
   * Of so many units, the first that are compiled next: one, while nothing tells its time, or while
   * there is nothing to measure.
   */
  together(units: number): number {
    const leftSec = this.leftSec()
    if (this.suite.waitSec === undefined) return units
    if (leftSec <= 0) return 0
    const least = this.parts < KNOWN_AFTER || !this.isReached ? 1 : 0
    const most = this.parts < KNOWN_AFTER ? 1 : Math.floor(leftSec / this.eachSec)
    return Math.min(units, Math.max(least, most))
  }

  /** `isReached`: the change reaches one of them. */
  took(units: number, sec: number, isReached: boolean): void {
    this.parts++
    this.eachSec = sec / units
    this.isReached ||= isReached
  }
}

type BuildsAhead = {
  builds: number
  batches: number
  beforeSec?: number
  unasked?: { units: readonly string[]; sec: number } | undefined
}

export class BuildTime {
  /** Units that had no time on some arm, and are left out on all. */
  readonly left = new Set<string>()
  private readonly startSec: number
  /** Of the budget, when the first of these builds began. */
  private readonly restSec: number
  private readonly tookSec: number[] = []
  /** Of each unit, what its latest build took: on the next arm it takes about as long. */
  private readonly unitSec = new Map<string, number>()
  private readonly clock: Clock
  private readonly suite: Suite
  private readonly builds: number
  private readonly batches: number
  /** What compiling what was left out before would have taken. */
  private readonly unaskedSec: number

  /**
   * `builds`: of all units on all arms; `batches`: of arms that are built at a time; `beforeSec`: of
   * the budget, what is spent; `unasked`: units for which there is no time in any case.
   */
  constructor(clock: Clock, suite: Suite, of: BuildsAhead) {
    this.clock = clock
    this.suite = suite
    this.builds = of.builds
    this.batches = of.batches
    this.unaskedSec = of.unasked?.sec ?? 0
    for (const unit of of.unasked?.units ?? []) this.left.add(unit)
    this.startSec = clock.nowSec()
    this.restSec = Math.max(0, (suite.waitSec ?? Infinity) - (of.beforeSec ?? 0))
  }

  /** Of so many units, the first that one command may build: one, while nothing tells its time. */
  together(units: number, batch: number): number {
    const most = Math.min(units, MOST_TOGETHER)
    const [firstSec] = this.tookSec
    if (this.suite.waitSec === undefined || this.tookSec.length >= KNOWN_AFTER) return most
    if (firstSec === undefined) return 1
    return Math.max(1, Math.min(most, Math.floor(this.leftSec(batch) / firstSec)))
  }

  /** Those of the units, built one after the other or together, that are not left out. */
  inTime<T extends { unit: Pick<Package, 'id'> }>(units: readonly T[], batch: number): T[] {
    let aheadSec = 0
    return units.filter(({ unit: { id } }) => {
      if (this.lacks(id, batch, aheadSec)) return false
      aheadSec += this.secOf(id)
      return true
    })
  }

  /** Whether a unit of the arms in this batch, from 0, is left out for want of time. */
  lacks(unit: string, batch: number, aheadSec = 0): boolean {
    if (this.left.has(unit)) return true
    if (this.suite.waitSec === undefined || this.tookSec.length < KNOWN_AFTER) return false
    if (aheadSec + this.secOf(unit) <= this.leftSec(batch)) return false
    this.left.add(unit)
    return true
  }

  /** Of the time that builds have up to the end of a batch; infinite without a budget for them. */
  leftSec(batch: number): number {
    const endSec = this.startSec + (BUILD_SHARE * this.restSec * (batch + 1)) / this.batches
    return endSec - this.clock.nowSec()
  }

  private secOf(unit: string): number {
    return this.unitSec.get(unit) ?? this.eachSec()
  }

  /** What is told once it is known that not all will be built; null: not now. */
  took(unit: string, sec: number): string | null {
    this.tookSec.push(sec)
    this.unitSec.set(unit, sec)
    if (this.suite.waitSec === undefined || this.tookSec.length !== KNOWN_AFTER) return null
    if (this.allSec() <= BUILD_SHARE * this.restSec) return null
    return (
      `${plural(this.builds, 'build')} take about ${printDuration(this.allSec())}, and the budget ` +
      `has ${printDuration(this.restSec)} left: what half of it is not enough for is left out`
    )
  }

  problems(): Problem[] {
    // What went before the builds is not in them.
    const sec = advisedSec(this.suite, (SPARE * (this.unaskedSec + this.allSec())) / BUILD_SHARE)
    const details = { why: 'no-build', budgetSec: wholeBudgetSec(this.suite) } as const
    const remedy = { kind: 'budget', sec } as const
    return [...this.left].map((unit) => makeFinding('left-out', { unit }, details, { remedy }))
  }

  /** The budget ended while this unit was built. */
  ended(unit: string): void {
    this.left.add(unit)
  }

  private eachSec(): number {
    const [first = 0, ...rest] = this.tookSec
    const later = rest.length === 0 ? [first] : rest
    return later.reduce((sum, sec) => sum + sec, 0) / later.length
  }

  private allSec(): number {
    return (this.tookSec[0] ?? 0) + (this.builds - 1) * this.eachSec()
  }
}
