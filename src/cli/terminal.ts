/** What the commands of the terminal share: streams, colours, questions, and exit codes. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { type Command, Option } from 'commander'
import {
  type Host,
  HostError,
  OutsideError,
  type RunProgress,
  StoppedError,
} from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import type { Conclusion } from '../model/model.ts'
import { makeScreen, type Screen } from '../render/terminal.ts'
import type { Ending } from '../report/report.ts'
import { BuildError } from '../sources/build-steps.ts'
import type { Display } from './progress.ts'

type Env = Readonly<Record<string, string | undefined>>

/** NO_COLOR (no-color.org) before FORCE_COLOR (force-color.org) before what the stream is. */
export function isColoured(env: Env, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false
  const forced = env.FORCE_COLOR ?? ''
  if (forced !== '') return forced !== '0' && forced !== 'false'
  return isTerminal && env.TERM !== 'dumb'
}

/** Where nobody says how wide a stream is: in a pipe, a log, a file. */
const USUAL = { columns: 80, lines: 24 }
const LEAST = { columns: 20, lines: 4 }

const sizeIn = (text: string | undefined, least: number) =>
  /^\d{1,5}$/.test(text ?? '') && Number(text) >= least ? Number(text) : null

/** Of the terminal, else as COLUMNS says; a terminal of no size, as some tools make, says none. */
export const columnsOf = (env: Env, of: number | undefined): number =>
  of === undefined || of < 1
    ? (sizeIn(env.COLUMNS, LEAST.columns) ?? USUAL.columns)
    : Math.max(LEAST.columns, of)

export const heightOf = (env: Env, of: number | undefined): number =>
  of === undefined || of < 1
    ? (sizeIn(env.LINES, LEAST.lines) ?? USUAL.lines)
    : Math.max(LEAST.lines, of)

// A question at a terminal, and the answer.

/** Whether somebody says yes; false where nobody can be asked. */
export async function confirm(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) return false
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim())
  } catch {
    // Ctrl-C and Ctrl-D are no yes.
    return false
  } finally {
    prompt.close()
  }
}

// Opening a file with the program for its kind.

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open' }

/** Does not wait; `failed` is told where there is no such program. */
export function openFile(path: string, failed: (why: string) => void): void {
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  const child = spawn(opener, [path], { stdio: 'ignore', detached: true })
  child.on('error', () => failed(`${opener} does not run here; open ${path} in a browser`))
  child.unref()
}

/**
 * Ends this process, whatever it waits for: `process.exit` would wait for a read that never ends.
 * Children are killed first, as at any exit; a shell sees the exit code 130.
 */
export function endNow(): void {
  process.emit('exit', 130)
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}

// What commands share.

/** The world as a command sees it; tests hand in their own. */
export type Terminal = {
  out(text: string): void
  /** Whole lines about it; where that is a terminal, a command breaks them between words. */
  err(text: string): void
  /** Whether progress may rewrite a line. */
  isTerminal: boolean
  /** Of what `out` prints. */
  colour: boolean
  columns(): number
  /** Of what is told while a run goes on. */
  progress: Display
  env: Readonly<Record<string, string | undefined>>
  cwd: string
  makeHost(notify: (progress: RunProgress) => void): Host
  /** Whether somebody at the terminal says yes; false where nobody can be asked. */
  confirm(question: string): Promise<boolean>
  /** Program and words that start gcbench once more; empty: nothing does. */
  again: readonly string[]
  /** Shows a file in the program that the system has for it. */
  open(path: string): void
  /** Calls back on Ctrl-C and the like; the returned function stops listening. */
  onInterrupt(stop: () => void): () => void
}

/** Where `out` prints. */
export const screenOf = ({ columns, colour }: Terminal): Screen => makeScreen(columns(), colour)

/** A command of the command line: an entry of the registry in index.ts. */
export type TerminalCommand = {
  name: string
  /** Exit code of a wrong call of it, where 2 has another meaning; absent: it has not. */
  wrongCall?: number
  /** Adds itself to the program; `end` takes the exit code. */
  register(program: Command, terminal: Terminal, end: (code: number) => void): void
}

/** Exit codes of the command line. */
export const EXIT = { ok: 0, gate: 1, config: 2, host: 3, build: 4, interrupted: 130 } as const

export const exitOfConclusion = (conclusion: Conclusion): number =>
  conclusion === 'success' || conclusion === 'neutral' ? EXIT.ok : EXIT.gate

/** Why it ended, and the exit code; null: not known here, so it is a bug. */
export function explainError(error: unknown): { text: string; code: number } | null {
  if (error instanceof ConfigError) return { text: error.message, code: EXIT.config }
  if (error instanceof BuildError) return { text: error.message, code: EXIT.build }
  if (!(error instanceof HostError)) return null
  return { text: `${error.message}\n${adviceFor(error)}`, code: EXIT.host }
}

function adviceFor(error: HostError): string {
  // Who stopped it knows that.
  const isOutside = error instanceof OutsideError && !(error instanceof StoppedError)
  return isOutside ? `${error.next}\nThis is not about your change.` : error.next
}

/** The same for whoever waits for a report: why in one line; what was said of it, or what to do. */
export function endingOf(error: unknown): Ending | null {
  if (error instanceof BuildError) {
    // Whoever shows it names the side that does not build.
    const { whatOfSide: why, said, side } = error
    return { why, said, ...(side === null ? {} : { unbuilt: side }) }
  }
  if (error instanceof ConfigError) {
    const [why = '', ...others] = error.lines
    return { why, said: others.join('\n') }
  }
  if (!(error instanceof HostError)) return null
  const said = [error.said, adviceFor(error)].filter((text) => text !== '')
  return { why: error.what, said: said.join('\n') }
}

/** Options that a command cannot do without, by their flags: all that are missing are told at once. */
export function addRequired(command: Command, abouts: Readonly<Record<string, string>>): Command {
  const all = Object.entries(abouts).map(([flags, about]) => new Option(flags, about))
  for (const one of all) command.addOption(one)
  return command.hook('preAction', (_, called) => {
    const missing = all.filter((one) => called.getOptionValue(one.attributeName()) === undefined)
    if (missing.length === 0) return
    const flags = missing.map((one) => `'${one.flags}'`).join(' and ')
    called.error(
      `error: required ${missing.length === 1 ? 'option' : 'options'} ${flags} not specified`,
    )
  })
}
