/** This machine's network (ports, HTTP, downloads), and the Host that is this machine. */

import { randomBytes } from 'node:crypto'
import { createWriteStream, readdirSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { isSea } from 'node:sea'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ParsedOutputs, TrialOutput } from '../model/model.ts'
import { ProfileError, type ProfileRead } from '../parse/pprof.ts'
import { unreadable } from '../report/samples.ts'
import { countCores, readEnvironment, readTopology } from './environment.ts'
import { makeExec } from './exec.ts'
import { makeFiles } from './files.ts'
import { makeGit } from './git.ts'
import { clock, type Exec, type Host, HostError, type Net, type Reader } from './host.ts'
import { findEnclosure, findLauncher } from './launcher.ts'
import { buildGoProgram, programText, SealedPrograms, toolsWith } from './programs.ts'
import { readOthers } from './readings.ts'
import { makeTaskProcess, TooMuchError } from './task-process.ts'

const PROBE_MS = 1000

async function readBody({ body }: Response, mostBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > mostBytes) return { text: '', isCut: true }
  }
  return { text: Buffer.concat(chunks).toString('utf8'), isCut: false }
}

/** fetch says only that it failed; the system's word is in its cause. */
function whyOf(error: Error, limitSec: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${limitSec} s`
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
  return code ?? message
}

export const net: Net = {
  freePort: () =>
    new Promise((resolve, reject) => {
      const server = createServer()
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
    }),
  connects: (port) =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', timeout: PROBE_MS })
      const end = (is: boolean) => {
        socket.destroy()
        resolve(is)
      }
      socket.once('connect', () => end(true))
      socket.once('error', () => end(false))
      socket.once('timeout', () => end(false))
    }),
  read: async (url, limitSec, mostBytes) => {
    try {
      const signal = AbortSignal.timeout(limitSec * 1000)
      const response = await fetch(url, { signal, redirect: 'manual' })
      const { text, isCut } = await readBody(response, mostBytes)
      if (!response.ok) return { text: null, why: `status ${response.status}` }
      return isCut ? { text: null, why: `an answer of more than ${mostBytes} bytes` } : { text }
    } catch (error) {
      return { text: null, why: whyOf(error as Error, limitSec) }
    }
  },
  answers: (url) =>
    fetch(url, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status >= 200 && response.status < 400
      },
      () => false,
    ),
  async download(url, path, limitSec) {
    const next = 'open the URL by hand while the server is up'
    try {
      const signal = AbortSignal.timeout(limitSec * 1000)
      const response = await fetch(url, { signal, redirect: 'manual' })
      if (!response.ok || response.body === null) {
        const [first, ...others] = (await response.text()).trim().slice(0, 300).split('\n')
        const said = others.join('\n')
        throw new HostError(`${url} answers ${response.status}: ${first}`, next, { said })
      }
      await pipeline(Readable.fromWeb(response.body), createWriteStream(path))
    } catch (error) {
      if (error instanceof HostError) throw error
      const { message, cause } = error as Error
      const why = cause instanceof Error ? cause.message : message
      throw new HostError(`${url}: ${why}`, next, { cause: error })
    }
  },
}

// The host.

type NodeParts = {
  cwd: string
  notify: Host['notify']
  /** The tool's own environment. */
  env: Readonly<Record<string, string | undefined>>
}

/** A container may start a user that its list does not have. */
function userHome(): string | null {
  try {
    return userInfo().homedir
  } catch {
    return null
  }
}

export function makeHost({ cwd, notify, env }: NodeParts): Host {
  const note = (text: string) => void notify({ kind: 'note', text })
  const exec = makeExec({
    clock,
    path: env.PATH,
    findLauncher: (plain) => findLauncher(plain, env, note),
    findEnclosure,
  })
  return {
    exec,
    reader: makeReader(),
    net,
    files: makeFiles(env.RUNNER_TEMP || tmpdir()),
    git: makeGit({ exec, env, note }),
    clock,
    platform: process.platform,
    cores: countCores(),
    env,
    cwd,
    userHome: userHome(),
    environment: async () => readEnvironment(),
    reachProgram: () => findReach(exec, env),
    topology: readTopology,
    others: readOthers,
    notify,
    freshSeed: () => randomBytes(8).toString('hex'),
  }
}

// The program that says which benchmarks a change cannot reach; docs/reach.md tells how.

const REACH = {
  name: 'reach',
  sources: {
    'main.go': programText(import.meta.dirname, 'reach/main.go'),
    'list.go': programText(import.meta.dirname, 'reach/list.go'),
    'files.go': programText(import.meta.dirname, 'reach/files.go'),
    'inputs.go': programText(import.meta.dirname, 'reach/inputs.go'),
    'object.go': programText(import.meta.dirname, 'reach/object.go'),
    'versions.go': programText(import.meta.dirname, 'reach/versions.go'),
    'program.go': programText(import.meta.dirname, 'reach/program.go'),
    'flood.go': programText(import.meta.dirname, 'reach/flood.go'),
    'side.go': programText(import.meta.dirname, 'reach/side.go'),
    'decide.go': programText(import.meta.dirname, 'reach/decide.go'),
    'changed.go': programText(import.meta.dirname, 'reach/changed.go'),
    'rewritten.go': programText(import.meta.dirname, 'reach/rewritten.go'),
  },
}

/** Path of the program, compiled by the first call; null: it cannot be had on this machine. */
export async function findReach(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
  platform: string = process.platform,
): Promise<string | null> {
  return platform === 'linux' ? buildGoProgram(toolsWith(exec, toolEnv), REACH) : null
}

// Reads what programs left, in a process apart (reader-process.ts).

/** Many times what the largest outputs take that are kept of a trial. */
const LIMITS = { limitSec: 10, memoryMb: 512 }

/** Tells a single-file program that it is the reader: it can start nothing but itself. */
export const IS_READER = 'GCBENCH_READER'

/** The sources and the bundle have a file for it. */
function argvOfReader(): string[] {
  if (isSea()) return []
  const { dirname, filename } = import.meta
  return [filename.endsWith('.ts') ? `${dirname}/reader-process.ts` : `${dirname}/cli-reader.js`]
}

/** Its own file and those beside it, which it may load. */
function filesOfReader(): string[] {
  const { dirname } = import.meta
  return isSea() ? [] : readdirSync(dirname).map((name) => `${dirname}/${name}`)
}

/** `files`: it is not started once one of them is another than now. */
export function makeReader(limits = LIMITS, files = filesOfReader()): Reader {
  const sealed = new SealedPrograms('', files)
  const child = makeTaskProcess({
    argv: argvOfReader(),
    env: { [IS_READER]: '1' },
    what: 'reading it',
    limits,
    idleSec: null,
    check() {
      const why = sealed.whyChanged(files)
      if (why !== null) throw new HostError(why, 'install gcbench where its jobs may not write')
    },
  })
  return {
    async read(printed: TrialOutput) {
      try {
        return (await child.run(printed)) as ParsedOutputs
      } catch (error) {
        if (!(error instanceof TooMuchError)) throw error
        return unreadable(error.message)
      }
    },
    async profile(request) {
      const read = await child.run(request).catch((error) => {
        if (!(error instanceof TooMuchError)) throw error
        return { refused: error.message }
      })
      const { refused } = read as { refused?: string }
      if (refused !== undefined) throw new ProfileError(refused)
      return read as ProfileRead
    },
  }
}
