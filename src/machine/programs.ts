/**
 * The Go and Python programs that gcbench carries as source text: the tools that compile or
 * interpret them, and how each is built or checked once and cached.
 */

import { createHash } from 'node:crypto'
import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { chmod, link, mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inScratch } from './files.ts'
import type { Command, Exec, Exit } from './host.ts'

/**
 * Text of a program in another language, in a folder beside the source file which asks for it.
 *
 * Write it as `programText(import.meta.dirname, 'reach/main.go')`: where the sources run, the file is
 * read; `embeddedPrograms` of rolldown.config.ts puts the text itself in the place of the call, so
 * the bundle needs no file beside it. A call that is written otherwise fails the build.
 */
export function programText(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

// Programs that gcbench starts for itself.

/**
 * All that are started by name: they are found, or known to be absent, before a build of a change
 * could put others in their place.
 */
const STARTED = [
  'git',
  'go',
  'cp',
  'du',
  'java',
  'python3',
  'systemctl',
  'perf',
  'valgrind',
  'sudo',
]

/** What changes with each write, and what with each hard link, which another install may make. */
type FileState = { written: string; changedNs: bigint; links: bigint }

function stateOf(path: string): FileState | null {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true })
  if (!stats?.isFile()) return null
  const written = [stats.dev, stats.ino, stats.size, stats.mtimeNs].join(':')
  return { written, changedNs: stats.ctimeNs, links: stats.nlink }
}

const isSame = (was: FileState, is: FileState | null) =>
  is !== null &&
  is.written === was.written &&
  (is.changedNs === was.changedNs || is.links !== was.links)

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return stateOf(path) !== null
  } catch {
    return false
  }
}

/**
 * Each program that gcbench starts for itself stays the file that it was at first: what PATH has
 * later is not looked at, and a file that was changed is not started.
 */
export class SealedPrograms {
  private readonly paths = new Map<string, string | null>()
  private readonly states = new Map<string, FileState>()

  /** `path`: the PATH in which they are looked for at once; `files`: what is started besides. */
  constructor(path = '', files: readonly string[] = []) {
    for (const name of STARTED) this.find(name, path)
    for (const file of files) this.changed(file)
  }

  /** The file behind a name; null: PATH has none, or had none when it was first asked. */
  find(name: string, path: string): string | null {
    const key = `${path}\0${name}`
    const known = this.paths.get(key)
    if (known !== undefined) return known
    if (name.includes('/') || process.platform === 'win32') return name
    // A folder that is not absolute is one of what is measured.
    const folders = path.split(':').filter((folder) => folder.startsWith('/'))
    const file = folders.map((folder) => `${folder}/${name}`).find(canExecute) ?? null
    this.paths.set(key, file)
    if (file !== null) this.changed(file)
    return file
  }

  /** Why none of these files may be started; null: each is what it was. */
  whyChanged(files: readonly string[]): string | null {
    const file = files.find((one) => one.startsWith('/') && this.changed(one))
    return file === undefined
      ? null
      : `EPERM: ${file} is not the file that it was when the run began`
  }

  /** Whether the file is another than when it was first asked about. */
  private changed(file: string): boolean {
    const state = stateOf(file)
    const known = this.states.get(file)
    if (known === undefined && state !== null) this.states.set(file, state)
    return known !== undefined && !isSame(known, state)
  }
}

// Tools that compile or interpret them.

/** Environment variables that such a tool needs; it gets no other. */
const PASSED = ['PATH', 'HOME', 'GOROOT', 'GOCACHE', 'XDG_CACHE_HOME', 'TMPDIR', 'PYENV_ROOT']

/** `env`: what the tools get. `run`: one command with it, in `cwd` or the temporary folder. */
type Tools = {
  env: Readonly<Record<string, string>>
  run(argv: Command['argv'], more?: { cwd?: string; env?: Record<string, string> }): Promise<Exit>
}

export function toolsWith(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
): Tools {
  const env: Record<string, string> = {}
  for (const name of PASSED) {
    const value = toolEnv[name]
    if (value !== undefined) env[name] = value
  }
  return {
    env,
    run: (argv, more = {}) =>
      exec.run({ argv, cwd: more.cwd ?? tmpdir(), env: { ...env, ...more.env }, limitSec: 300 }),
  }
}

// Programs made ready to start. Called with `ready`, a program prints that and ends with 0: this
// shows that it starts here, without a noexec mount or a missing module in the way.

/**
 * Files of one Go package by their names: `package main`, standard library only. `name` is that of
 * its binary.
 */
type GoProgram = { name: string; sources: Readonly<Record<string, string>> }

type Argv = [string, ...string[]]

/** No module, no workspace, no other toolchain, no flags of the user's. */
const ALONE = { GOTOOLCHAIN: 'local', GO111MODULE: 'off', GOWORK: 'off', GOFLAGS: '' }

/**
 * Path of the program's binary; null when there is no Go here, or it cannot be built or started.
 * It is kept under the user's cache folder, by hash of its sources and the Go version, so only the
 * first call compiles.
 */
export async function buildGoProgram(tools: Tools, program: GoProgram): Promise<string | null> {
  const version = await tools.run(['go', 'env', 'GOVERSION'], { env: ALONE })
  if (version.code !== 0) return null
  const identity = JSON.stringify([program.sources, version.stdout])
  const hash = createHash('sha256').update(identity).digest('hex')
  const { XDG_CACHE_HOME, HOME } = tools.env
  const cache = join(XDG_CACHE_HOME ?? (HOME ? join(HOME, '.cache') : tmpdir()), 'gcbench')
  const binary = join(cache, `${program.name}-${hash.slice(0, 16)}`)
  if (await startsHere(tools, [binary])) return binary
  try {
    await mkdir(cache, { recursive: true, mode: 0o700 })
    // Where it is to lie in the end, so that one step puts it there, and with all that Go leaves in
    // its own temporary folder: whoever is killed leaves one folder, which the next removes.
    await inScratch(cache, `${program.name}-`, async (folder) => {
      const names = Object.keys(program.sources)
      for (const name of names) await writeFile(join(folder, name), program.sources[name] ?? '')
      const argv: Argv = ['go', 'build', '-trimpath', '-o', 'built', ...names]
      const env = { ...ALONE, CGO_ENABLED: '0', TMPDIR: folder, GOTMPDIR: folder }
      if ((await tools.run(argv, { cwd: folder, env })).code !== 0) return
      await chmod(join(folder, 'built'), 0o700)
      await putInPlace(join(folder, 'built'), binary, () => startsHere(tools, [binary]))
    })
  } catch {
    return null // A read-only or full cache folder: Python needs none.
  }
  return (await startsHere(tools, [binary])) ? binary : null
}

/** Where another gcbench was first, that one's stays: it may have been started, and sealed. */
async function putInPlace(built: string, binary: string, starts: () => Promise<boolean>) {
  const isThere = await link(built, binary).then(
    () => true,
    () => starts(),
  )
  if (!isThere) await rename(built, binary)
}

/**
 * argv of a program in Python; null when there is no Python 3 here, or it cannot be started. It
 * names the interpreter behind `python3`: a version manager's shim costs more than the program.
 */
export async function findPythonProgram(tools: Tools, source: string): Promise<Argv | null> {
  const script = 'import os, sys; os.wait4; print(sys.executable)'
  const exit = await tools.run(['python3', '-I', '-c', script])
  const python = exit.stdout.trim()
  if (exit.code !== 0 || python === '') return null
  const argv: Argv = [python, '-I', '-S', '-c', source]
  return (await startsHere(tools, argv)) ? argv : null
}

async function startsHere(tools: Tools, argv: Argv): Promise<boolean> {
  const exit = await tools.run([...argv, 'ready'])
  return exit.code === 0 && exit.stdout === 'ready\n'
}
