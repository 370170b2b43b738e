#!/usr/bin/env node
/** The entry point of the terminal: arguments and signals in, an exit code out. */
import { resolve } from 'node:path'
import { isSea } from 'node:sea'
import type { Host } from '../machine/host.ts'
import { IS_READER, makeHost } from '../machine/this-machine.ts'
import { runCli } from './index.ts'
import { columnsOf, confirm, EXIT, endNow, heightOf, isColoured, openFile } from './terminal.ts'

const { stdout, stderr, env } = process

if (isSea() && env[IS_READER] !== undefined) {
  await import('../machine/reader-process.ts')
  // It ends with its parent.
  await new Promise(() => {})
}

// A reader that has seen enough (`| head`) does not end a run, nor does it change how that ends.
let unwritten = ''
stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') unwritten = message
})
stderr.on('error', () => {})

const hosts: Host[] = []
const listeners = new Set<() => void>()
let interrupts = 0

/** What stops by itself has a while for it; a wait that nobody can end does not hold us. */
const WIND_UP_SEC = [15, 1]

function interrupt(): void {
  for (const stop of listeners) stop()
  for (const host of hosts) void host.exec.stopAll()
  const sec = WIND_UP_SEC[Math.min(interrupts++, WIND_UP_SEC.length - 1)] ?? 1
  setTimeout(endNow, sec * 1000).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)

const code = await runCli(process.argv.slice(2), {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  isTerminal: stderr.isTTY === true && env.CI === undefined,
  colour: isColoured(env, stdout.isTTY === true),
  columns: () => columnsOf(env, stdout.columns),
  progress: {
    write: (text) => void stderr.write(text),
    columns: () => columnsOf(env, stderr.columns),
    lines: () => heightOf(env, stderr.rows),
    hasColour: isColoured(env, stderr.isTTY === true),
  },
  env,
  cwd: process.cwd(),
  makeHost(notify) {
    const host = makeHost({ cwd: process.cwd(), env, notify })
    hosts.push(host)
    return host
  },
  confirm,
  again: isSea()
    ? [process.execPath]
    : [process.execPath, ...process.execArgv, resolve(process.argv[1] ?? '')],
  open: (path) => openFile(path, (why) => void stderr.write(`${why}\n`)),
  onInterrupt(stop) {
    listeners.add(stop)
    return () => void listeners.delete(stop)
  },
})
process.exitCode = interrupts > 0 ? EXIT.interrupted : code
process.once('beforeExit', () => {
  if (unwritten === '') return
  stderr.write(`not all of it could be printed: ${unwritten}\n`)
  if (process.exitCode === EXIT.ok) process.exitCode = EXIT.host
})
