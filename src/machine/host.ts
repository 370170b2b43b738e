/**
 * What gcbench needs from the world, as interfaces; the real ones stand beside this file.
 * Everything that touches a process, a file, git, the clock or /proc goes through here.
 */
import { createHash } from 'node:crypto'
import type {
  Environment,
  Isolation,
  ParsedOutputs,
  PlacedOn,
  Pollution,
  Reading,
  Rename,
  RowProgress,
  Topology,
  TrialOutput,
  Usage,
} from '../model/model.ts'
import type { ProfileRead, ProfileRequest } from '../parse/pprof.ts'
import type { RowLabel, TrialLabel } from '../plan/design.ts'
import type { ProgramTimes } from '../report/disturbances.ts'

/** A program to execute: argv without a shell, in an environment that is exactly `env`. */
export type Command = {
  argv: [string, ...string[]]
  cwd: string
  /** The whole environment of the child; nothing is inherited. */
  env: Record<string, string>
  limitSec: number
  /** It is ended as by the limit once it has printed nothing to stdout for so long. */
  silenceSec?: number
  /** Bytes of each of stdout and stderr to keep; of more, head and tail halves stay. */
  keepBytes?: number
  /** Measure with the kernel's accounting (usage, pollution); costs a millisecond. */
  measure?: boolean
  /** Between SIGTERM and SIGKILL, once it has to end; else two seconds. */
  graceSec?: number
  /** Poll the process tree at the start and every so many seconds; Linux only. */
  readEverySec?: number
  /** Where it runs; takes a launcher, as accounting does. */
  placed?: PlacedOn
  /** What it leaves running is ended with it, even what left its process group; so with walls. */
  adopts?: boolean
  /** As good as this machine can build them; absent: none. */
  isolation?: IsolationSpec
  /** Runs even after stopAll: it puts something back that an earlier command made. */
  cleanUp?: boolean
  /** With `measure`: programs beside it whose CPU time is not foreign either. */
  beside?: readonly Running[]
  /** File descriptors' text as it arrives, for progress. */
  onOutput?: (text: string) => void
}

/**
 * What stands around a command: everything is read-only to it but what is writable, and of what is
 * in a covered folder it sees no more than is readable or writable. Absolute paths; what does not
 * exist is left out.
 */
export type IsolationSpec = {
  /** Number of its user, who is not gcbench's where the machine can: commands of an arm have one. */
  user: number
  /** `own`: nothing but a loopback device of its own; `machine`: all that the machine reaches. */
  network: 'own' | 'machine'
  /** Folder for its own /tmp, /run and home; made, and left to the caller to remove. */
  private: string
  /** Whether what an earlier command left there goes first, which takes less than to make it anew. */
  emptied: boolean
  /** Where its home is, and where it makes temporary files, `/tmp` apart; '': nowhere. */
  home: string
  temporary: string
  covered: string[]
  readable: string[]
  writable: string[]
  /** Files in those that it only reads. */
  fixed: string[]
  /** Files that are empty to it. */
  masked: string[]
  /**
   * Folders that it may change to its own eyes alone. What it writes to them is in the folder
   * `kept`, for the next command that is given it; two at once may not have the same.
   */
  layers: string[]
  kept: string
  /** What was kept so of others and is written to no more, as part of the layers; topmost first. */
  below: string[]
  /** Of the system calls of which part it is kept; '': of none. */
  filter: '' | 'build' | 'trial'
}

/** How a program ended. Never rejects for a program's own failure; see `notStarted`. */
export type Exit = {
  code: number | null
  signal: string | null
  timedOut: boolean
  /** We ended it, on the user's Ctrl-C or a stop request. */
  stopped: boolean
  /** Why the program could not be started at all (e.g. ENOENT); null when it ran. */
  notStarted: string | null
  /** It is `notStarted` because PATH has no program of that name. */
  isMissing?: true
  /**
   * It is `notStarted` for want of what the machine gives: room, memory, processes, open files,
   * walls.
   */
  isOfMachine?: true
  stdout: string
  stderr: string
  cutBytes: { stdout: number; stderr: number }
  startedAt: string
  wallSec: number
  usage: Usage | null
  pollution: Pollution | null
  /** Polls of the process tree; absent: not asked for, or none before the program ended. */
  readings?: Reading[]
  /** Names of processes that it left running, which were ended; absent: none, or nobody knows. */
  left?: string[]
}

/** A command that was not executed. */
export const exitNotRun = (startedAt: string): Exit => ({
  code: null,
  signal: null,
  timedOut: false,
  stopped: false,
  notStarted: null,
  stdout: '',
  stderr: '',
  cutBytes: { stdout: 0, stderr: 0 },
  startedAt,
  wallSec: 0,
  usage: null,
  pollution: null,
})

/** A program that goes on running, such as a server. */
export type Running = {
  /** How it ended, if it has. */
  readonly exit: Exit | null
  /** What it printed since the last call, both streams as they came; at most a megabyte. */
  takeOutput(): string
  /**
   * Its process tree now, CPU time as exact as can be; null: gone, or no /proc. `isDetailed`: with
   * what its scheduler and the NUMA nodes tell.
   */
  read(isDetailed?: boolean): Promise<Reading | null>
  /** CPU time of its process tree so far; null: gone, or no /proc. */
  cpuSec(): Promise<number | null>
  /** Its processes now, as the machine numbers them; none: gone, or no /proc. */
  pids(): number[]
  /** Reads it every so many seconds until the readings are asked for. */
  poll(everySec: number): () => Reading[]
  /** SIGTERM, then SIGKILL after `graceSec`, to all of its processes; resolves when it is gone. */
  stop(): Promise<Exit>
}

type HttpAnswer = { text: string } | { text: null; why: string }

/** Ports of this machine. */
export interface Net {
  /** A TCP port of 127.0.0.1 that nobody has now. */
  freePort(): Promise<number>
  /** Whether 127.0.0.1 takes connections there. */
  connects(port: number): Promise<boolean>
  /** Text of the URL's answer, or why there is none; never waits longer than the limit. */
  read(url: string, limitSec: number, mostBytes: number): Promise<HttpAnswer>
  /** Whether the URL answers with a status from 200 to 399. */
  answers(url: string): Promise<boolean>
  /** Writes what the URL gives to the file. Throws HostError with the server's words. */
  download(url: string, path: string, limitSec: number): Promise<void>
}

/** Executes programs, each in a process group of its own that is ended whole. */
export interface Exec {
  run(command: Command): Promise<Exit>
  /** Starts a program and leaves it running; stopAll ends it too. */
  start(command: Command): Promise<Running>
  /** Ends every running child group; later runs return `stopped` at once. */
  stopAll(): Promise<void>
  /** Which walls this machine can build: tried out, once. */
  isolation(): Promise<Isolation>
  readonly stopping: boolean
}

/** Files, by absolute path. */
export interface Files {
  read(path: string): Promise<string | null>
  /**
   * What a program left below a folder that it could write to: gcbench could read more than the
   * program, so a link is not followed, and what is no regular file is refused by a HostError. Of
   * more than 64 MB head and tail; null: there is none.
   */
  readLeft(folder: string, path: string): Promise<string | null>
  /** Its bytes, unpacked where they are gzip; throws HostError beyond 256 MB. */
  unpackLeft(folder: string, path: string): Promise<Uint8Array | null>
  write(path: string, text: string): Promise<void>
  /** Lines of a file, unpacked where it is gzip; throws HostError for one that is not there. */
  lines(path: string): AsyncIterable<string>
  /** Below a folder that a program could write to; follows no link there. */
  writeInto(folder: string, path: string, text: string): Promise<void>
  /** Appends and flushes to disk before it resolves. */
  append(path: string, text: string): Promise<void>
  /** Where links lead; of a path whose end is not there, where what is there of it leads. */
  realPath(path: string): Promise<string>
  exists(path: string): Promise<boolean>
  isFolder(path: string): Promise<boolean>
  list(path: string): Promise<string[]>
  /** Files below a folder, relative to it, in order. Links and folders so named are passed by. */
  find(path: string, isSkipped: (folderName: string) => boolean): Promise<string[]>
  /** A file, or a folder with all below it; takes the place of what is there. */
  copy(from: string, to: string): Promise<void>
  /** A file, to another name on the same disk; takes the place of what is there. */
  move(from: string, to: string): Promise<void>
  makeFolder(path: string): Promise<void>
  remove(path: string): Promise<void>
  temporaryFolder(prefix: string): Promise<string>
  sha256(path: string): Promise<string>
  /** Bytes of a file; null: there is none. */
  size(path: string): Promise<number | null>
  /** Changes with every write to the file and with every other file in its place; null: none. */
  state(path: string): Promise<string | null>
  /** The same of all below a folder but `.git` and these paths; null: more than so many entries. */
  treeState(path: string, most: number, apart: readonly string[]): Promise<string | null>
  /** Room on the disk of a path, for this user; null: unknown. */
  freeBytes(path: string): Promise<number | null>
}

/** The git repository around a folder. Errors are HostErrors that say what to do. */
export interface Git {
  /** Root folder of the repository, or null when `folder` is in none. */
  root(folder: string): Promise<string | null>
  /** Full SHA of a ref; throws when unknown (says how to fetch when the clone is shallow). */
  resolve(root: string, ref: string): Promise<string>
  mergeBase(root: string, a: string, b: string): Promise<string>
  /**
   * Commits after `from` up to `to` along first parents, oldest first; null: `from` is not on that
   * line.
   */
  line(root: string, from: string, to: string): Promise<{ sha: string; subject: string }[] | null>
  /** Whether the clone lacks a part of its history. */
  isShallow(root: string): Promise<boolean>
  /** Branch that pull requests go to: origin/HEAD, else main or master; null: none found. */
  defaultBranch(root: string): Promise<string | null>
  /** Paths with uncommitted changes, at most 20. */
  dirty(root: string): Promise<string[]>
  addWorktree(root: string, sha: string, folder: string): Promise<void>
  removeWorktree(root: string, folder: string): Promise<void>
  /** Paths matching `pathspec` at `sha` whose text matches the extended regular expression. */
  grep(root: string, sha: string, expression: string, pathspec: string): Promise<GrepHit[]>
  show(root: string, sha: string, path: string): Promise<string | null>
  /** Paths that differ between two commits; `isText`: it is a file on both, with the same rights. */
  changes(root: string, from: string, to: string): Promise<{ path: string; isText: boolean }[]>
  /** Files that differ in path and are otherwise alike; `to` null: the working tree. */
  renames(root: string, from: string, to: string | null): Promise<Rename[]>
  /** Tags of the commits before `sha`, its own left out. */
  tagsBefore(root: string, sha: string): Promise<string[]>
}

/** A line of a file, with its number from 1. */
export type GrepHit = { path: string; number: number; line: string }

export interface Clock {
  /** Monotonic seconds. */
  nowSec(): number
  /** ISO 8601, UTC. */
  timestamp(): string
  sleep(sec: number): Promise<void>
}

/** Progress that a run reports; the entry point decides how it looks. */
export type RunProgress =
  | {
      kind: 'phase'
      name: 'sources' | 'find' | 'build' | 'probe' | 'measure' | 'profile' | 'report'
      detail: string
    }
  /** What is waited for from now on, and after how long at most it is ended; null: not by time. */
  | { kind: 'waiting'; what: string; limitSec: number | null }
  | { kind: 'built'; arm: string; unit: string; buildSec: number }
  | {
      kind: 'round'
      round: number
      rounds: number
      elapsedSec: number
      leftSec: number | null
      active: number
      /** Gating rows whose verdict stands, of all. */
      decided: number
      rows: number
      /** The row that moved most so far, as text; null before there is one. */
      estimate: string | null
    }
  /** As a reader knows it (`trialLabel`). `reason`: of one that failed, in one line. */
  | ({
      kind: 'trial'
      round: number
      status: string
      reason?: string | undefined
    } & TrialLabel)
  /** The gating rows after the first so many rounds; `labels`: of each, as a reader knows it. */
  | {
      kind: 'analysis'
      rounds: number
      stands: RowProgress[]
      labels: RowLabel[]
    }
  | { kind: 'note'; text: string }
  /** Where the time of the run went. */
  | { kind: 'time'; text: string }

/** Reads what programs printed. Nobody knows how long foreign text takes, so it is not done here. */
export interface Reader {
  /** Never throws for a text: of what takes too much it says so. */
  read(printed: TrialOutput): Promise<ParsedOutputs>
  /** Throws ProfileError for bytes that are none, or take too much. */
  profile(request: ProfileRequest): Promise<ProfileRead>
}

export interface Host {
  exec: Exec
  reader: Reader
  net: Net
  files: Files
  git: Git
  clock: Clock
  /** The platform as Node names it: `linux`, `darwin`, `win32`. */
  platform: string
  cores: number
  /** Environment variables of the tool itself; children do not get them. */
  env: Readonly<Record<string, string | undefined>>
  cwd: string
  /** The user's home by the system's list of users, which HOME may not name; null: it has none. */
  userHome: string | null
  environment(): Promise<Environment>
  /** Path of the program of src/machine/reach/; null: it cannot be had here. */
  reachProgram(): Promise<string | null>
  /** What placements are possible here. */
  topology(): Topology
  /** CPU time so far of the programs that are not ours. */
  others(): ProgramTimes
  /** Where it gives a promise, the next trial waits for it: nothing is done beside a trial. */
  notify(progress: RunProgress): void | Promise<void>
  /** A random seed for a run that was not given one. */
  freshSeed(): string
}

/** A Source as the user wrote it, found: see sources/sources.ts. */

/**
 * What keeps gcbench from going on, with what to do next. Who brought it is not known: a suite, a
 * ref, a file or a program may come with the change.
 */
export class HostError extends Error {
  override readonly name = 'HostError'
  /** What went wrong, in one line. */
  readonly what: string
  /** What a program printed of it, or more that is wrong, below that line; '': nothing. */
  readonly said: string
  readonly next: string
  constructor(what: string, next: string, options: { cause?: unknown; said?: string } = {}) {
    const { said = '', ...more } = options
    super(said === '' ? what : `${what}\n${said}`, more)
    this.what = what
    this.said = said
    this.next = next
  }
}

/** No change can bring this: the disk, git, the clone, the system, GitHub. */
export class OutsideError extends HostError {}

/** Somebody stopped the run while a program worked for it. */
export class StoppedError extends OutsideError {
  constructor() {
    super('stopped', 'start the same command again')
  }
}

/** The machine's clocks. */
export const clock: Clock = {
  nowSec: () => Number(process.hrtime.bigint()) / 1e9,
  timestamp: () => new Date().toISOString(),
  sleep: (sec) => new Promise((resolve) => setTimeout(resolve, sec * 1000)),
}

/** Hex SHA-256 of a JSON value, its keys in their order. */
export const sha256Of = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
