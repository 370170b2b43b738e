/**
 * `gcbench doctor` and `gcbench tune`: what adds noise on this machine, and the same quietened
 * while a command runs.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Option } from 'commander'
import { type Diagnosis, diagnose } from '../machine/doctor.ts'
import { readFacts } from '../machine/facts.ts'
import { HostError } from '../machine/host.ts'
import {
  isHeld,
  type Refused,
  readTunables,
  readTuneState,
  type SkippedSetting,
  type TuneState,
  type Tuning,
  type TuningStep,
  tune,
  tuningOf,
  undoTuning,
} from '../machine/tuning.ts'
import { labelled, type Screen } from '../render/terminal.ts'
import { noProgress } from './progress.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

const MARK: Record<Diagnosis['level'], string> = { warn: '!', note: '-', ok: 'ok' }

/** Columns before what is found, and before its reason. */
const [MARKED, LABELLED] = [3, 11]

function printFindings(findings: Diagnosis[], screen: Screen): string {
  const labelledLines = (label: string, text: string, width: number) =>
    labelled(screen, label, text, width)
  const lines = findings.flatMap(({ level, what, why, fix, command }) => [
    ...labelledLines(MARK[level], what, MARKED),
    ...(level === 'ok' ? [] : labelledLines('     why:', why, LABELLED)),
    ...(fix === null ? [] : labelledLines('     fix:', fix, LABELLED)),
    // A command is copied as it stands.
    ...(command === null ? [] : [' '.repeat(LABELLED) + command]),
  ])
  const warnings = findings.filter(({ level }) => level === 'warn').length
  const end =
    warnings === 0
      ? 'Nothing here should spoil a measurement.'
      : `${warnings} ${warnings === 1 ? 'thing' : 'things'} here will add noise; see above.`
  return `${lines.join('\n')}\n\n${end}\n`
}

export const doctorCommand: TerminalCommand = {
  name: 'doctor',
  register(program, terminal, end) {
    program
      .command('doctor')
      .summary('what on this machine will add noise, and how to fix it')
      .option('--json', 'print it as JSON', false)
      .action(async (options: { json: boolean }) => {
        const findings = diagnose(await readFacts(terminal.makeHost(noProgress)))
        terminal.out(
          options.json
            ? `${JSON.stringify(findings)}\n`
            : printFindings(findings, screenOf(terminal)),
        )
        end(EXIT.ok)
      })
  },
}

// `gcbench tune`.

/**
 * Starts a guard: gcbench once more, which puts the settings back when this process is gone without
 * having done so, however it ended. Returns what lets it go; null: nothing can be started here.
 */
function startGuard(terminal: Terminal, root: string): (() => void) | null {
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
async function waitForEnd(): Promise<void> {
  process.stdin.resume()
  await new Promise<void>((resolve) => process.stdin.once('close', resolve))
}

const codeOf = (code: number | null, signal: NodeJS.Signals | null) =>
  code ?? 128 + (signal === null ? 0 : constants.signals[signal])

/** How a command of the user's own ended, in the user's own environment; null: it never began. */
async function runOwn(argv: readonly string[], terminal: Terminal): Promise<number | null> {
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
async function waitForInterrupt(terminal: Terminal): Promise<void> {
  const awake = setInterval(() => {}, 60_000)
  await new Promise<void>((resolve) => terminal.onInterrupt(resolve))
  clearInterval(awake)
}

// `gcbench tune`: what the doctor advises, done for a while, and undone.

type TuneOptions = { yes: boolean; cpus?: string; undo: boolean; root: string; after?: string }

const SHOWN = 4

type Setting = { id: string; about: string }

/** What is done to settings, beside their names. */
function settingLines(screen: Screen, all: readonly Setting[]): string[] {
  const width = 4 + Math.max(0, ...all.map(({ id }) => id.length))
  return all.flatMap(({ id, about }) => labelled(screen, `  ${id}`, about, width))
}

/** Changes by what they are for; of many alike the first few. */
const changesText = (changes: readonly TuningStep[]): Setting[] =>
  [...Map.groupBy(changes, ({ id }) => id)].flatMap(([id, alike]) => {
    const few = alike.slice(0, SHOWN).map(({ about }) => ({ id, about }))
    const more = alike.length - few.length
    return more > 0 ? [...few, { id, about: `and ${more} more` }] : few
  })

const remainingText = (left: readonly SkippedSetting[]) =>
  left.map(({ id, why }): Setting => ({ id, about: why }))

const refusedText = (refused: readonly Refused[]) =>
  refused.map(({ change, why }): Setting => ({ id: change.id, about: `${change.about}: ${why}` }))

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')

/** What an earlier call left; throws where that call still goes on. */
function leftover(root: string): TuneState | null {
  let state: TuneState | null
  try {
    state = readTuneState(root)
  } catch (cause) {
    const next = 'put the settings back by hand, or restart the machine, and remove that file'
    throw new HostError('/run/gcbench-tune.json is not what gcbench wrote', next, { cause })
  }
  if (state === null || state.pid === process.pid || !isHeld(state)) return state
  throw new HostError(`process ${state.pid} holds the machine tuned`, 'end it: it undoes that')
}

/** Puts back, and says so; the exit code. */
function undo(state: TuneState, root: string, terminal: Terminal): number {
  const refused = undoTuning(root, state)
  if (refused.length === 0) {
    terminal.err('the machine is as it was before\n')
    return EXIT.ok
  }
  const left = settingLines(screenOf(terminal), refusedText(refused))
  terminal.err(lines(['not put back; try: sudo gcbench tune --undo', ...left]))
  return EXIT.host
}

async function undoNow({ root, after }: TuneOptions, terminal: Terminal): Promise<number> {
  if (after !== undefined) await waitForEnd()
  const state = after === undefined ? leftover(root) : readTuneState(root)
  if (state !== null && (after === undefined || state.pid === Number(after)))
    return undo(state, root, terminal)
  terminal.err('nothing is to be put back\n')
  return EXIT.ok
}

/** On a changed machine: the command, or until somebody ends it. */
async function hold(command: string[], terminal: Terminal): Promise<number> {
  if (command.length === 0) {
    terminal.err('held until Ctrl-C\n')
    await waitForInterrupt(terminal)
    return EXIT.ok
  }
  const code = await runOwn(command, terminal)
  if (code === null) terminal.err(`${command[0]} cannot be started; is it on PATH?\n`)
  return code ?? EXIT.host
}

async function changeAndHold(
  changes: readonly TuningStep[],
  { root }: TuneOptions,
  command: string[],
  terminal: Terminal,
): Promise<number> {
  if (root === '/' && process.getuid?.() !== 0)
    throw new HostError('settings of a machine are changed by root alone', 'use sudo')
  let refused: Refused[]
  try {
    refused = tune(root, changes)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const next = 'nothing was changed, because it could not be undone after a crash'
    throw new HostError(`what the settings are cannot be kept: ${why}`, next, { cause })
  }
  const letGo = startGuard(terminal, root)
  if (letGo === null) terminal.err('after a crash: sudo gcbench tune --undo\n')
  if (refused.length > 0)
    terminal.err(
      lines([
        'the machine refused these, so they stay as they are:',
        ...settingLines(screenOf(terminal), refusedText(refused)),
      ]),
    )
  terminal.err(`changed: ${changes.length - refused.length} of ${changes.length}\n`)
  let code: number = EXIT.host
  let undone: number = EXIT.ok
  try {
    code = await hold(command, terminal)
  } finally {
    undone = undo({ pid: process.pid, changes: [...changes] }, root, terminal)
    letGo?.()
  }
  return code === EXIT.ok ? undone : code
}

/** What is going to be changed, and what stays. */
function planText({ changes, left }: Tuning, isLeftover: boolean, screen: Screen): string {
  return lines([
    ...(isLeftover ? ['An earlier call left settings changed: they are restored first.'] : []),
    changes.length === 0 ? 'There is nothing to change.' : 'To be changed while the command runs:',
    ...settingLines(screen, changesText(changes)),
    ...(left.length === 0 ? [] : ['Unchanged:', ...settingLines(screen, remainingText(left))]),
  ])
}

async function tuneFor(
  command: string[],
  options: TuneOptions,
  terminal: Terminal,
): Promise<number> {
  const { root, yes } = options
  if (options.undo) return undoNow(options, terminal)
  const before = leftover(root)
  const tuning = tuningOf(readTunables(root), options.cpus ?? null)
  if (typeof tuning === 'string') throw new HostError(tuning, 'such as --cpus 2-3')
  const { changes } = tuning
  terminal.out(planText(tuning, before !== null, screenOf(terminal)))
  const isBare = command.length === 0
  if (before === null && changes.length === 0) return isBare ? EXIT.ok : hold(command, terminal)
  if (!yes && !(await terminal.confirm('Make these changes?'))) {
    terminal.err('nothing was changed; with --yes you are not asked\n')
    return isBare ? EXIT.ok : EXIT.config
  }
  if (before !== null) {
    const code = undo(before, root, terminal)
    return code === EXIT.ok ? tuneFor(command, { ...options, yes: true }, terminal) : code
  }
  return changeAndHold(changes, options, command, terminal)
}

export const tuneCommand: TerminalCommand = {
  name: 'tune',
  register(program, terminal, end) {
    program
      .command('tune')
      .summary('reduce the noise of this machine while a command runs, then restore all settings')
      .description(
        'Does what the doctor advises (clock, turbo, huge pages, addresses; with --cpus ' +
          'also interrupts and a cgroup) while a command runs, or until Ctrl-C: gcbench ' +
          'tune -- gcbench run. It asks first, and puts everything back at the end, even if ' +
          'it is killed.',
      )
      .argument('[command...]', 'command to run in the meantime, after --')
      .option('-y, --yes', 'do not ask', false)
      .option('--cpus <list>', 'keep these CPUs for the command, as 2-3: all else goes to others')
      .option(
        '--undo',
        'put back what an earlier call left, if it was killed together with its guard',
        false,
      )
      .option('--root <folder>', 'where /sys, /proc and /run of the machine are', '/')
      .addOption(new Option('--after <pid>').hideHelp())
      .action(async (command: string[], options: TuneOptions) => {
        end(await tuneFor(command, options, terminal))
      })
  },
}
