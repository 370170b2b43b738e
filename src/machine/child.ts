/** What is kept of a stream of output: all of it, or its head and its tail. */

import { type ChildProcess, spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Clock, Command } from './host.ts'
import {
  encodeRequest,
  type Launcher,
  type LauncherReply,
  readReply,
  readRoot,
} from './launcher/launcher.ts'

type RetainedText = { text: string; cutBytes: number }

type Output = {
  add(chunk: Buffer): void
  end(): RetainedText
}

const NEWLINE = 0x0a

/**
 * Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
 * first and the last half stay, cut back to whole lines where they hold a newline, with a line
 * `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
 */
export function makeOutput(keepBytes: number, onText?: (text: string) => void): Output {
  const decoder = onText ? new StringDecoder('utf8') : null
  const half = Math.floor(keepBytes / 2)
  const chunks: Buffer[] = []
  let heldBytes = 0
  let head: Buffer | null = null
  let skippedBytes = 0

  /** Moves the first half out of the chunks, then forgets all but the last half. */
  function shrink(): void {
    let rest = Buffer.concat(chunks)
    if (head === null) {
      head = rest.subarray(0, half)
      rest = rest.subarray(half)
    }
    const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)))
    skippedBytes += rest.length - tail.length
    chunks.splice(0, chunks.length, tail)
    heldBytes = tail.length
  }

  return {
    add(chunk) {
      if (decoder) onText?.(decoder.write(chunk))
      chunks.push(chunk)
      heldBytes += chunk.length
      if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink()
    },
    end() {
      if (decoder) onText?.(decoder.end())
      if (head === null) return { text: Buffer.concat(chunks).toString('utf8'), cutBytes: 0 }
      shrink()
      return join(head, chunks[0] ?? Buffer.alloc(0), skippedBytes)
    },
  }
}

function join(head: Buffer, tail: Buffer, skippedBytes: number): RetainedText {
  const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length
  const tailStart = tail.indexOf(NEWLINE) + 1
  const before = head.subarray(0, headEnd)
  const after = tail.subarray(tailStart)
  const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length)
  const gap = before.at(-1) === NEWLINE ? '' : '\n'
  const marker = `[... ${cutBytes} bytes cut ...]\n`
  return { text: before.toString('utf8') + gap + marker + after.toString('utf8'), cutBytes }
}

// One child process with its group: started, ended whole, and never waited for in vain.

const KEEP_BYTES = 256 * 1024
/** Between SIGTERM and SIGKILL, so that a program can remove its temporary files. */
const GRACE_SEC = 2
/** How long a launcher may take to end and reap its command before it is killed itself. */
const REAP_SEC = 1
/** How long a pipe may stay silent, after its program ended, before we stop reading it. */
const DRAIN_SEC = 0.5
/** The longest timer Node has; a longer limit is no limit. */
const LONGEST_MS = 2 ** 31 - 1

type Why = 'timedOut' | 'stopped'

/** How a child ended, as Node and the launcher (if there was one) saw it. */
export type End = {
  error: NodeJS.ErrnoException | null
  code: number | null
  signal: NodeJS.Signals | null
  /** Why we ended it; null: it ended by itself. */
  why: Why | null
  reply: LauncherReply | null
  endSec: number
  stdout: RetainedText
  stderr: RetainedText
}

/**
 * `root` is its process or, where it was started by a launcher, the one above it; `end` asks it to
 * end, then makes it; called again, it does not wait out the grace.
 */
export type Child = { root(): number | undefined; end(why: Why): void; ended: Promise<End> }

/** Groups that are alive now, so that an exit of gcbench itself leaves none behind. */
const groups = new Set<number>()
process.once('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL')
})

/**
 * Starts the command, directly or through the launcher. Throws what `spawn` throws at once
 * (E2BIG, a NUL in an argument); other failures to start are in `End.error`. `onExit` is called
 * the moment the program has ended, before its pipes are drained.
 */
export function startChild(
  command: Command,
  launcher: Launcher | null,
  clock: Clock,
  onExit: () => void,
): Child {
  const argv = launcher?.argv ?? command.argv
  const child = spawn(argv[0], argv.slice(1), {
    cwd: command.cwd,
    env: launcher ? {} : command.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(launcher ? (['pipe'] as const) : [])],
  })
  const control = (child.stdio[3] as Duplex | undefined) ?? null
  const ender = makeEnder(child, control, command.graceSec ?? GRACE_SEC)
  if (child.pid !== undefined) groups.add(child.pid)
  const limitMs = Math.min(command.limitSec * 1000, LONGEST_MS)
  const limit = setTimeout(() => ender.end('timedOut'), limitMs)
  const silence = endSilence(child, command, ender)
  const exited = new Promise<NodeJS.ErrnoException | null>((resolve) => {
    child.on('error', (error) => {
      if (child.pid === undefined) resolve(error)
    })
    child.once('exit', () => resolve(null))
  }).then((error) => {
    const endSec = clock.nowSec()
    onExit()
    clearTimeout(limit)
    clearTimeout(silence)
    ender.done()
    signalGroup(child.pid, 'SIGKILL')
    if (child.pid !== undefined) groups.delete(child.pid)
    return { error, endSec }
  })
  const heard = { said: '' }
  const ended = collect(child, control, command, exited, ender, heard)
  return { root: () => readRoot(heard.said) ?? child.pid, end: ender.end, ended }
}

/** Ends a program that has printed nothing for as long as it may be silent. */
function endSilence(child: ChildProcess, { silenceSec }: Command, ender: Ender) {
  if (silenceSec === undefined) return undefined
  const timer = setTimeout(() => ender.end('timedOut'), Math.min(silenceSec * 1000, LONGEST_MS))
  child.stdout?.on('data', () => timer.refresh())
  return timer
}

type Exited = Promise<{ error: NodeJS.ErrnoException | null; endSec: number }>
type Ender = { end(why: Why): void; done(): void; readonly why: Why | null }

async function collect(
  child: ChildProcess,
  control: Duplex | null,
  command: Command,
  exited: Exited,
  ender: Ender,
  heard: { said: string },
): Promise<End> {
  const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES, command.onOutput)
  const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES, command.onOutput)
  child.stdout?.on('data', (chunk) => stdout.add(chunk))
  child.stderr?.on('data', (chunk) => stderr.add(chunk))
  // A launcher that died early breaks the socket; its exit tells the same story.
  control?.on('error', () => {})
  control?.on('data', (chunk) => {
    heard.said += chunk
  })
  control?.write(encodeRequest(command))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const { error, endSec } = await exited
  if (error === null) await drain(child, closed)
  return {
    error,
    code: child.exitCode,
    signal: child.signalCode,
    why: ender.why,
    reply: readReply(heard.said),
    endSec,
    stdout: stdout.end(),
    stderr: stderr.end(),
  }
}

/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(child: ChildProcess, closed: Promise<void>): Promise<void> {
  let giveUp: () => void = () => {}
  const silent = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  const timer = setTimeout(giveUp, DRAIN_SEC * 1000)
  for (const stream of child.stdio) stream?.on('data', () => timer.refresh())
  await Promise.race([closed, silent])
  clearTimeout(timer)
  for (const stream of child.stdio) stream?.destroy()
}

/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder(child: ChildProcess, control: Duplex | null, graceSec: number): Ender {
  let why: Why | null = null
  let isDone = false
  let timer: NodeJS.Timeout | undefined
  const force = () => {
    clearTimeout(timer)
    if (control === null) return signalGroup(child.pid, 'SIGKILL')
    control.end()
    timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), REAP_SEC * 1000)
  }
  return {
    get why() {
      return why
    },
    end(requested) {
      if (isDone) return
      if (why !== null) return force()
      why = requested
      signalGroup(child.pid, 'SIGTERM')
      timer = setTimeout(force, graceSec * 1000)
    },
    done() {
      isDone = true
      clearTimeout(timer)
    },
  }
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return
  try {
    process.kill(-group, signal)
  } catch {
    // Nobody is left in the group.
  }
}
