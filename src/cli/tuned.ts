/** A command run, or a while waited, on a tuned machine; and who puts back what was changed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Terminal } from './terminal.ts'

/**
 * Starts a guard: gcbench once more, which puts the settings back when this process is gone without
 * having done so, however it ended. Returns what lets it go; null: nothing can be started here.
 */
export function startGuard(terminal: Terminal, root: string): (() => void) | null {
  const [program, ...words] = terminal.again
  if (program === undefined) return null
  const args = [...words, 'tune', '--undo', '--root', root, '--after', String(process.pid)]
  // In a group of its own: what ends a terminal's programs is to find it alive.
  const guard = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  guard.unref()
  return () => guard.stdin?.destroy()
}

/** Waits until whoever started this process is gone: the pipe from it ends with it. */
export async function waitForEnd(): Promise<void> {
  process.stdin.resume()
  await new Promise<void>((resolve) => process.stdin.once('close', resolve))
}

const codeOf = (code: number | null, signal: NodeJS.Signals | null) =>
  code ?? 128 + (signal === null ? 0 : constants.signals[signal])

/** How a command of the user's own ended, in the user's own environment; null: it never began. */
export async function runOwn(argv: readonly string[], terminal: Terminal): Promise<number | null> {
  const [program = '', ...args] = argv
  const env = { ...terminal.env }
  const child: ChildProcess = spawn(program, args, { cwd: terminal.cwd, env, stdio: 'inherit' })
  // Ctrl-C reaches all programs of a terminal; a signal to us alone is handed on.
  const forget = terminal.onInterrupt(() => terminal.isTerminal || child.kill('SIGTERM'))
  try {
    return await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null))
      child.once('exit', (code, signal) => resolve(codeOf(code, signal)))
    })
  } finally {
    forget()
  }
}

/** Until somebody ends it. */
export async function waitForInterrupt(terminal: Terminal): Promise<void> {
  const awake = setInterval(() => {}, 60_000)
  await new Promise<void>((resolve) => terminal.onInterrupt(resolve))
  clearInterval(awake)
}
