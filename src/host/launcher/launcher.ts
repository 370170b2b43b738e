/** Finds the launcher that accounts for a command, and speaks its protocol. */
import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Usage } from '../../core/model/model.ts'
import type { Command, Exec, Exit } from '../port/host.ts'
import { GO_SOURCE } from './go.ts'
import { PYTHON_SOURCE } from './python.ts'

/** argv of a program that takes a request on file descriptor 3 and replies there. */
export type Launcher = { kind: 'go' | 'python'; argv: [string, ...string[]] }

/** How the command ended: exit code, or -1 and the signal's number. */
export type Account = { code: number; signal: number; wallSec: number; usage: Usage }

/**
 * What the launcher saw; `errno` is not 0 when the command could not be started, `placing` what of
 * its placement the system refused.
 */
export type Reply = { errno: number; placing: string | null; account: Account | null }

export function encodeRequest(command: Command): string {
  const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`)
  const { cpus, nodes, hugePages } = command.placed ?? { cpus: null, nodes: null, hugePages: null }
  const where = [cpus?.join() ?? '', nodes?.join() ?? '', hugePages ?? '']
  const texts = [command.argv.length, env.length, ...where, ...command.argv, ...env]
  return `${texts.join('\0')}\0`
}

/** Reads the launcher's line; null when it was killed before it could write one. */
export function readReply(text: string): Reply | null {
  if (!text.endsWith('\n')) return null
  const { errno, placing = null, code, signal, wallSec, ...usage } = JSON.parse(text)
  return { errno, placing, account: errno === 0 ? { code, signal, wallSec, usage } : null }
}

/** `SIGKILL` for 9; the number as text where this system has no name for it. */
export function signalName(number: number): string {
  const found = Object.entries(constants.signals).find(([, value]) => value === number)
  return found?.[0] ?? String(number)
}

/** `ENOENT` for 2. */
export function errorName(number: number): string {
  const found = Object.entries(constants.errno).find(([, value]) => value === number)
  return found?.[0] ?? `errno ${number}`
}

/** Environment variables of the tool that compiling or interpreting the launcher needs. */
const PASSED = ['PATH', 'HOME', 'GOROOT', 'GOCACHE', 'XDG_CACHE_HOME', 'TMPDIR', 'PYENV_ROOT']

/**
 * The compiled Go launcher, else Python's, else null with one note. The binary is kept under the
 * user's cache folder, by hash of its source and the Go version, so only the first run compiles.
 */
export async function findLauncher(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
  note: (text: string) => void,
  platform: string = process.platform,
): Promise<Launcher | null> {
  const env: Record<string, string> = {}
  for (const name of PASSED) {
    const value = toolEnv[name]
    if (value !== undefined) env[name] = value
  }
  const run = (argv: Command['argv'], cwd: string, extra = {}) =>
    exec.run({ argv, cwd, env: { ...env, ...extra }, limitSec: 300 })
  const go = platform === 'linux' ? await goLauncher(run, env) : null
  const launcher = go ?? (platform === 'win32' ? null : await pythonLauncher(run))
  if (launcher === null && !exec.stopping) {
    note(
      'CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. ' +
        'Wall times are measured as usual.',
    )
  }
  return launcher
}

type Run = (argv: Command['argv'], cwd: string, extra?: Record<string, string>) => Promise<Exit>

async function goLauncher(run: Run, env: Record<string, string>): Promise<Launcher | null> {
  const buildEnv = { GOTOOLCHAIN: 'local', GO111MODULE: 'off', GOWORK: 'off', GOFLAGS: '' }
  const version = await run(['go', 'env', 'GOVERSION'], tmpdir(), buildEnv)
  if (version.code !== 0) return null
  const hash = createHash('sha256').update(GO_SOURCE).update(version.stdout).digest('hex')
  const cache = env.XDG_CACHE_HOME ?? (env.HOME ? join(env.HOME, '.cache') : tmpdir())
  const binary = join(cache, 'gcbench', `launcher-${hash.slice(0, 16)}`)
  if (await answers(run, [binary])) return { kind: 'go', argv: [binary] }
  const folder = await mkdtemp(join(tmpdir(), 'gcbench-launcher-'))
  try {
    await mkdir(join(cache, 'gcbench'), { recursive: true, mode: 0o700 })
    await writeFile(join(folder, 'launcher.go'), GO_SOURCE)
    const fresh = `${binary}.${randomBytes(4).toString('hex')}.tmp`
    const argv: Command['argv'] = ['go', 'build', '-trimpath', '-o', fresh, 'launcher.go']
    const built = await run(argv, folder, { ...buildEnv, CGO_ENABLED: '0' })
    if (built.code !== 0) return null
    await chmod(fresh, 0o700)
    await rename(fresh, binary)
  } catch {
    return null // A read-only or full cache folder: Python needs none.
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return (await answers(run, [binary])) ? { kind: 'go', argv: [binary] } : null
}

/** The interpreter behind `python3`: a version manager's shim costs more than the program. */
async function pythonLauncher(run: Run): Promise<Launcher | null> {
  const asked = 'import os, sys; os.wait4; print(sys.executable)'
  const found = await run(['python3', '-I', '-c', asked], tmpdir())
  const python = found.stdout.trim()
  if (found.code !== 0 || python === '') return null
  const argv: Launcher['argv'] = [python, '-I', '-S', '-c', PYTHON_SOURCE]
  return (await answers(run, argv)) ? { kind: 'python', argv } : null
}

/** Whether the launcher itself starts here: no noexec mount, no missing module. */
async function answers(run: Run, argv: Launcher['argv']): Promise<boolean> {
  const exit = await run([...argv, 'ready'], tmpdir())
  return exit.code === 0 && exit.stdout === 'ready\n'
}
