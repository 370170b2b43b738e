/** Steps of a build, executed in the source of an arm, and the time that all of them have. */
import type { Runtime } from '../../core/contracts/runtime.ts'
import type { Step } from '../../core/contracts/step.ts'
import { printDuration } from '../../core/metrics/unit.ts'
import type { Arm, Suite, Variant } from '../../core/model/model.ts'
import { folderOf, pathIn } from '../../core/text/path.ts'
import { type Exit, type Host, HostError, StoppedError } from '../../host/port/host.ts'
import { type RunWalls, runIn } from '../walls/run-walls.ts'
import { buildEnvOf, missingToolchain, tailOf } from './toolchain.ts'

/** All builds together, where the suite does not say. */
const BUILD_LIMIT_SEC = 3600

/** The code under measurement does not compile: the words of the compiler, and which arm. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
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

/** What a step of a build is executed with. */
export type Executed = {
  /** File that the step writes, outside of the source; null: none. */
  into: string | null
  /** Of the toolchain, which may not know all words of the command; absent: it does. */
  version?: string
  limitSec?: number
}

export function executeBuildStep(
  site: ArmSite,
  step: Step,
  { into, version = '', limitSec = buildLeftSec(site) }: Executed,
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
  return runIn(site, command, { part: 'build', arm: arm.id, writable })
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
  const wanted = missingToolchain(exit)
  if (wanted !== null) throw wanted
  const said = tailOf(exit, 40)
  const advice = walls?.advice(said) ?? null
  const next = advice === null ? '' : `\n${advice}`
  throw new BuildError(`arm ${arm.id}: ${doing} failed:\n${said}${next}`)
}
