/** A Host without a machine: files in a map, programs by script, a clock that only trials move. */

import { createHash } from 'node:crypto'
import type { Command, Exit, Host, RunProgress } from '../../src/machine/host.ts'
import type { Environment, Pollution } from '../../src/model/model.ts'
import { readProfile } from '../../src/parse/pprof.ts'
import { outputsRead } from '../../src/report/samples.ts'

export const cleanAir: Pollution = {
  stealPct: 0,
  foreignCpuPct: 0,
  cpuPressurePct: 0,
  ioPressurePct: 0,
  memoryPressurePct: 0,
  throttledSec: 0,
  frequencyHz: null,
}

const ended: Exit = {
  code: 0,
  signal: null,
  timedOut: false,
  stopped: false,
  notStarted: null,
  stdout: '',
  stderr: '',
  cutBytes: { stdout: 0, stderr: 0 },
  startedAt: '2026-01-01T00:00:00.000Z',
  wallSec: 0,
  usage: null,
  pollution: null,
}

const environment: Environment = {
  os: 'Linux',
  kernel: '6.1',
  cpuModel: 'Fake CPU',
  cores: 2,
  memoryBytes: 2 ** 33,
  hugePages: null,
  governor: null,
  virtualised: null,
  turbo: null,
  numaNodes: 1,
  machineId: 'fake',
}

/** The program that a script may answer for; where it does not, nothing is left out. */
export const REACH_PROGRAM = '/cache/reach'

/** Answer of a scripted program; `wallSec` moves the clock. */
export type Answer = Partial<Exit>

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export type FakeHost = Host & {
  /** Every command that was executed, in order. */
  commands: Command[]
  told: RunProgress[]
  disk: Map<string, string>
}

/** No two programs start at one moment, on whichever machine of a test. */
let started = 0
export const newMoment = () => new Date(Date.UTC(2026, 0, 1) + started++).toISOString()

export function makeFakeHost(answer: (command: Command, host: FakeHost) => Answer): FakeHost {
  let nowSec = 0
  let stopping = false
  const disk = new Map<string, string>()
  const isBelow = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
  const host: FakeHost = {
    commands: [],
    told: [],
    disk,
    exec: {
      get stopping() {
        return stopping
      },
      async run(command) {
        if (stopping) return { ...ended, code: null, stopped: true }
        host.commands.push(command)
        const exit = { ...ended, startedAt: newMoment(), ...answer(command, host) }
        nowSec += exit.wallSec
        return exit
      },
      start: async () => {
        throw new Error('no servers here')
      },
      async stopAll() {
        stopping = true
      },
      isolation: async () => ({ kind: 'off', refused: [] }),
    },
    reader: {
      read: async (printed) => outputsRead(printed),
      profile: async (request) => readProfile(request),
    },
    net: {
      freePort: async () => 1,
      connects: async () => false,
      answers: async () => false,
      read: async () => ({ text: null, why: 'no network' }),
      download: async () => {},
    },
    files: {
      read: async (path) => disk.get(path) ?? null,
      readLeft: async (folder, path) => disk.get(`${folder}/${path}`) ?? null,
      unpackLeft: async (folder, path) => {
        const text = disk.get(`${folder}/${path}`)
        return text === undefined ? null : new Uint8Array(Buffer.from(text, 'base64'))
      },
      async *lines(path) {
        const text = disk.get(path) ?? ''
        if (text !== '') yield* text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined)
      },
      write: async (path, text) => void disk.set(path, text),
      writeInto: async (folder, path, text) => void disk.set(`${folder}/${path}`, text),
      append: async (path, text) => void disk.set(path, (disk.get(path) ?? '') + text),
      realPath: async (path) => path,
      exists: async (path) => disk.has(path),
      isFolder: async (path) => !disk.has(path),
      list: async (path) => [
        ...new Set(
          [...disk.keys()]
            .filter(isBelow(path))
            .map((file) => file.slice(path.length + 1).replace(/\/.*/, '')),
        ),
      ],
      find: async (path) =>
        [...disk.keys()].filter(isBelow(path)).map((file) => file.slice(path.length + 1)),
      copy: async (from, to) => {
        for (const [path, text] of [...disk]) {
          if (path === from || isBelow(from)(path)) disk.set(to + path.slice(from.length), text)
        }
      },
      move: async (from, to) => {
        for (const prefix of ['', 'hash:']) {
          const text = disk.get(prefix + from)
          if (text !== undefined) disk.set(prefix + to, text)
          disk.delete(prefix + from)
        }
      },
      makeFolder: async () => {},
      remove: async (path) => void disk.delete(path),
      temporaryFolder: async (prefix) => `/tmp/${prefix}`,
      size: async (path) => disk.get(path)?.length ?? null,
      sha256: async (path) => disk.get(`hash:${path}`) ?? sha256(disk.get(path) ?? path),
      state: async (path) => disk.get(`hash:${path}`) ?? 'as built',
      treeState: async () => null,
      freeBytes: async () => null,
    },
    git: {
      root: async () => '/repository',
      resolve: async (_root, ref) => (ref === 'HEAD' ? 'b' : 'a').repeat(40),
      mergeBase: async () => 'a'.repeat(40),
      line: async () => [],
      isShallow: async () => false,
      defaultBranch: async () => 'main',
      dirty: async () => [],
      addWorktree: async () => {},
      removeWorktree: async () => {},
      grep: async () => [],
      show: async () => null,
      changes: async () => [],
      renames: async () => [],
      tagsBefore: async () => [],
    },
    clock: {
      nowSec: () => nowSec,
      timestamp: () => '2026-01-01T00:00:00.000Z',
      sleep: async (sec) => {
        nowSec += sec
      },
    },
    platform: 'linux',
    cores: 2,
    env: { PATH: '/bin', HOME: '/home', GITHUB_TOKEN: 'secret' },
    cwd: '/repository',
    userHome: null,
    environment: async () => environment,
    reachProgram: async () => REACH_PROGRAM,
    topology: () => ({ allowedCpus: '0-1', nodes: { 0: '0-1' } }),
    others: () => new Map(),
    notify: (progress) => void host.told.push(progress),
    freshSeed: () => 'fresh',
  }
  return host
}
