/**
 * Build commands of an arm: run within the time for builds; and the programs and servers that a
 * suite names.
 */

import { type Exit, type Host, HostError, StoppedError } from '../machine/host.ts'
import type { Arm, Suite, Variant } from '../model/model.ts'
import { printDuration } from '../model/unit.ts'
import { type Design, makeDesign } from '../plan/design.ts'
import { fillArgv } from '../settings/command-line.ts'
import type { Needed } from '../settings/programs.ts'
import { folderOf, pathIn } from '../text/paths.ts'
import type { Runtime } from '../workloads/runtime.ts'
import type { HashedFolder, ProgramAnswer, Step } from '../workloads/workload.ts'
import {
  buildEnvOf,
  findProgram,
  missingToolchain,
  type ProgramSite,
  runEnvOf,
  tailOf,
} from './toolchain.ts'
import { type RunWalls, runIn, type WalledAs } from './walls.ts'

/** All builds together, where the suite does not say. */
const BUILD_LIMIT_SEC = 3600

/** The code under measurement does not compile: the words of the compiler, and which arm. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  /** What the compiler printed, with what may help; '': nothing. */
  readonly said: string
  constructor(message: string, said = '') {
    super(message)
    this.said = said
  }
}

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
  walls?: RunWalls
}

/** Seconds that all builds together may take. */
export const buildLimitOf = ({ buildLimitSec }: Suite) => buildLimitSec ?? BUILD_LIMIT_SEC

/** What is left for builds: a program is ended after it. */
export const buildLeftSec = ({ host, buildEndSec }: Pick<ArmSite, 'host' | 'buildEndSec'>) =>
  Math.max(0.001, buildEndSec - host.clock.nowSec())

/** What a step of a build is executed with; `part`: what it is to the walls, else a build. */
type Executed = {
  part?: WalledAs
  /** File that the step writes, outside of the source; null: none. */
  into: string | null
  /** Of the toolchain, which may not know all words of the command; absent: it does. */
  version?: string
  limitSec?: number
}

export function executeBuildStep(
  site: ArmSite,
  step: Step,
  { into, version = '', limitSec = buildLeftSec(site), part = 'build' }: Executed,
) {
  const { host, runtime, variant, folder, arm } = site
  const command = {
    argv: runtime.inspect?.older?.known(step.argv, version) ?? step.argv,
    cwd: pathIn(folder, step.folder),
    env: { ...buildEnvOf(host, runtime, variant), ...step.env },
    limitSec,
    keepBytes: 64 * 1024 * 1024,
  }
  const writable = [folder, ...(into === null ? [] : [folderOf(into)])]
  return runIn(site, command, { part, arm: arm.id, writable, readable: step.reads ?? [] })
}

/** The exit of a program that must succeed; else the error that says why it did not. */
export function orThrow({ arm, suite, walls }: ArmSite, exit: Exit, doing: string): Exit {
  if (exit.timedOut) {
    throw new HostError(
      `arm ${arm.id}: ${doing} was ended: all builds together may take ` +
        `${printDuration(buildLimitOf(suite))}, by the build-limit of the suite`,
      'raise "build-limit", name fewer "packages", or keep the build cache between runs',
    )
  }
  if (exit.stopped) throw new StoppedError()
  if (exit.notStarted !== null) throw new HostError(exit.notStarted, 'is the toolchain on PATH?')
  if (exit.code === 0) return exit
  const missing = missingToolchain(exit)
  if (missing !== null) throw missing
  const tail = tailOf(exit, 40)
  const advice = walls?.advice(tail) ?? null
  const next = advice === null ? '' : `\n${advice}`
  throw new BuildError(`arm ${arm.id}: ${doing} failed:\n${tail}${next}`, `${tail}${next}`)
}

// Versions of the programs that a suite names, asked for before anything is built.

type Site = { host: Host; design: Design; walls?: RunWalls }

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
      const answer = exit.notStarted ?? tailOf(exit, LAST_LINES)
      answers.push({ arm: arm.id, question, code: exit.code, said: answer })
    }
  }
  const { value, problems } = inquiry.read(suite.workload, answers, await hashedFolder(site))
  if (problems.length === 0) return makeDesign({ ...suite, workload: value })
  const [first] = problems
  throw new HostError(
    problems.map(({ where, message }) => (where ? `${where}: ${message}` : message)).join('\n'),
    first?.next ?? 'fix the suite',
  )
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
  site: { host: Host; design: Design; walls?: RunWalls },
  at: ProgramSite,
): Promise<Record<string, string>> {
  const { host, design } = site
  const { workload, suite } = design
  const block = workload.server?.(suite.workload) ?? null
  if (block === null || block.run.some((word) => word.includes('{bin}'))) return {}
  // Where another program starts it, the one that tells the version is the server.
  const [program] = block.version ?? block.run
  const file = await findProgram(host, { ...at, named: program })
  const command = {
    argv: fillArgv(block.version ?? [file, '--version'], { source: at.source }),
    cwd: at.folder,
    env: { PATH: at.path },
    limitSec: SERVER_ANSWER_LIMIT_SEC,
  }
  const writable = [at.source]
  const exit = await runIn(site, command, { part: 'measured', arm: at.arm, writable })
  const [version = ''] = exit.code === 0 ? tailOf(exit, 1).split('\n') : []
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
  throw new HostError(
    [...new Set(missing)].join('\n'),
    'install what is missing, or name it with its path in the source tree',
  )
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
