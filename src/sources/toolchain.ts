/** The toolchain that a variant selects, and the environment of its commands. */

import { type Exit, type Host, HostError } from '../machine/host.ts'
import { ConfigError, makeFinding } from '../model/findings.ts'
import type { Variant } from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { failureExcerpt } from '../model/plain.ts'
import { fillText } from '../settings/command-line.ts'
import type { Runtime, Toolchain } from '../workloads/runtime.ts'
import type { Step } from '../workloads/workload.ts'

type Inspect = NonNullable<Runtime['inspect']>

const ASK_LIMIT_SEC = 600

/** How go says that go.mod asks for a version that is not to be had. */
const MISSING = /download (go[\d.]+\w*) .*toolchain not available|requires go >= ([\d.]+\w*)/

/** Variables of the tool's own environment that a child may have. */
export function passthrough(host: Host, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = host.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The whole environment of a build under a variant; `toolchain`: which one it chose, if known. */
export function buildEnvOf(
  host: Host,
  runtime: Runtime,
  variant: Variant,
  toolchain: Pick<Toolchain, 'root'> | null = null,
): Record<string, string> {
  const env: Record<string, string> = {
    ...passthrough(host, runtime.buildPassthrough),
    ...runtime.buildEnv(variant, host.env),
  }
  if (toolchain === null) return env
  return { ...env, ...runtime.chosenEnv?.(toolchain.root, env.PATH ?? '') }
}

/** The whole environment of a trial under a variant. */
export const runEnvOf = (host: Host, runtime: Runtime, variant: Variant) => ({
  ...passthrough(host, runtime.runPassthrough),
  ...runtime.runEnv(variant),
})

/** An environment with a variable of so many bytes, which means nothing. */
export const paddedEnv = (env: Readonly<Record<string, string>>, bytes: number | undefined) =>
  bytes === undefined ? env : { ...env, GCBENCH_PADDING: 'x'.repeat(bytes) }

/** What a program said last of why it ended, for an error message. */
export const excerptOf = ({ stdout, stderr }: Pick<Exit, 'stdout' | 'stderr'>, lines = 20) =>
  failureExcerpt(`${stdout}\n${stderr}`, lines)

/** The error where go.mod asks for a Go that is not to be had; null: it is something else. */
export function missingToolchain({ stderr }: Exit): HostError | null {
  const match = MISSING.exec(stderr)
  if (match === null) return null
  return new HostError(
    `go.mod asks for ${match[1] ?? `go${match[2]}`}, which is not here and cannot be downloaded`,
    'correct the line "go" or "toolchain" of go.mod, or install that Go (actions/setup-go with ' +
      'go-version-file: go.mod)',
  )
}

/**
 * Asks which toolchain the build env of a variant selects, in the folder whose project may pin
 * one. Throws ConfigError when the toolchain does not know what the variant wants, HostError when
 * there is no toolchain. `run`: how a command is executed there.
 */
export async function inspectToolchain(
  host: Host,
  runtime: Runtime,
  variant: Variant,
  folder: string,
  run: Host['exec']['run'] = (command) => host.exec.run(command),
): Promise<Toolchain | null> {
  const inspect = runtime.inspect
  if (inspect === null) return null
  const env = buildEnvOf(host, runtime, variant)
  const execute = (step: Step, stepEnv: Record<string, string>) =>
    run({ argv: step.argv, cwd: folder, env: stepEnv, limitSec: ASK_LIMIT_SEC })
  const inspected = await execute(inspect.toolchain, env)
  if (inspected.notStarted !== null) {
    throw new HostError(
      `${inspect.program} is not installed: ${inspected.notStarted}`,
      inspect.install,
    )
  }
  const refused = inspected.code === 0 ? null : inspect.refused(inspected.stderr)
  if (refused !== null) {
    const { [refused.variable]: _, ...plainEnv } = env
    const plain = await execute(inspect.toolchain, plainEnv)
    throw await refusedError(host, inspect, variant, refused, plain.stdout)
  }
  if (inspected.code !== 0) throw cannotStart(inspect, variant, inspected)
  const layout = inspect.layout === null ? null : await execute(inspect.layout, env)
  const { version: named, root } = inspect.readToolchain(inspected.stdout)
  const { older } = inspect
  const versionExit = older === undefined || named !== '' ? null : await execute(older.version, env)
  const version = versionExit === null ? named : (older?.readVersion(versionExit.stdout) ?? '')
  const get = variant.toolchain === null ? null : older?.missing(variant.toolchain, version)
  if (get != null) {
    const what = `variant "${variant.name}": ${variant.toolchain} is not here, and`
    throw new HostError(
      `${what} ${version} cannot fetch a release that old`,
      `get it by:\n  ${get}`,
    )
  }
  const randomLayout = layout !== null && inspect.readLayout(layout.stdout + layout.stderr)
  return { version, root, randomLayout }
}

function cannotStart(inspect: Inspect, { name, toolchain }: Variant, exit: Exit): HostError {
  const missing = toolchain === null ? missingToolchain(exit) : null
  if (missing !== null) return missing
  return new HostError(
    `variant "${name}": ${inspect.program} cannot start: ${excerptOf(exit, 5)}`,
    toolchain === null
      ? inspect.install
      : `check that toolchain ${toolchain} exists and can be downloaded from here`,
  )
}

/** `go: unknown GOEXPERIMENT such` for `nosuch`: the toolchain drops the `no`, so do we. */
async function refusedError(
  host: Host,
  inspect: Inspect,
  variant: Variant,
  refused: { variable: string; value: string },
  plainStdout: string,
): Promise<ConfigError> {
  const { version, root } = inspect.readToolchain(plainStdout)
  const names = inspect.readKnown((await host.files.read(`${root}/${inspect.knownFile}`)) ?? '')
  const meant = nearest(refused.value, names)
  return new ConfigError([
    makeFinding(
      'unknown-build-setting',
      null,
      { version, variable: refused.variable, value: refused.value, known: names },
      {
        where: `variants.${variant.name}.build-env.${refused.variable}`,
        ...(meant === null ? {} : { next: `did you mean "${meant}"?` }),
      },
    ),
  ])
}

/** A program as a command names it, and where an arm looks for it; `source`: what `{source}` is. */
export type ProgramSite = {
  arm: string
  named: string
  source: string
  folder: string
  path: string
  /** What to do where it is not there; absent: the suite names it. */
  next?: string
}

/** The file behind a program that is executed without a build: in the source, or in PATH. */
export async function findProgram(host: Host, at: ProgramSite): Promise<string> {
  const named = fillText(at.named, { source: at.source })
  const hasSlash = named.includes('/')
  const folders = named.startsWith('/') ? [''] : hasSlash ? [at.folder] : at.path.split(':')
  for (const folder of folders) {
    const file = folder === '' ? named : `${folder}/${named}`
    if ((await host.files.exists(file)) && !(await host.files.isFolder(file))) return file
  }
  throw new HostError(
    `arm ${at.arm}: there is no program ${at.named} in ${hasSlash ? at.folder : 'PATH'}`,
    at.next ?? 'install it, or name it with its path in the source tree',
  )
}
