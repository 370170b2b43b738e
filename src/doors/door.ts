/** What the commands of the terminal share: streams, host, and how an ending becomes a code. */
import type { Command } from 'commander'
import { ConfigError } from '../core/model/config-error.ts'
import type { Conclusion } from '../core/model/model.ts'
import {
  type Host,
  HostError,
  OutsideError,
  type RunProgress,
  StoppedError,
} from '../host/port/host.ts'
import { BuildError } from '../measure/programs/build-step.ts'
import { makeScreen, type Screen } from '../render/screen.ts'
import type { Display } from './progress.ts'

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
  makeHost(tell: (progress: RunProgress) => void): Host
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

/** A command of the command line: one book on the shelf. */
export type CommandBook = {
  name: string
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
  // Who stopped it knows that.
  const isOutside = error instanceof OutsideError && !(error instanceof StoppedError)
  const whose = isOutside ? '\nThis is not about your change.' : ''
  return { text: `${error.message}\n${error.next}${whose}`, code: EXIT.host }
}
