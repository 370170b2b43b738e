/** Shelf: commands of the terminal. */
import { Command, CommanderError } from 'commander'
import { VERSION } from '../model/version.ts'
import { wrapText, wrapTold } from '../text/plain.ts'
import { abCommand } from './ab.ts'
import { bisectCommand } from './bisect.ts'
import { compareCommand } from './compare.ts'
import { completionCommand } from './completion.ts'
import { doctorCommand } from './doctor.ts'
import { historyCommand } from './history.ts'
import { initCommand } from './init.ts'
import { mergeCommand } from './merge.ts'
import { notesCommand } from './notes.ts'
import { planCommand } from './plan.ts'
import { reportCommand } from './report.ts'
import { runCommand } from './run.ts'
import { selftestCommand } from './selftest.ts'
import { EXIT, explainError, type Terminal, type TerminalCommand } from './terminal.ts'
import { tuneCommand } from './tune.ts'
import { verifyCommand } from './verify.ts'

/** The shelf of commands, in the order of the help text; completion walks the others. */
const terminalCommands: TerminalCommand[] = [
  runCommand,
  abCommand,
  bisectCommand,
  planCommand,
  reportCommand,
  compareCommand,
  historyCommand,
  notesCommand,
  mergeCommand,
  verifyCommand,
  selftestCommand,
  initCommand,
  doctorCommand,
  tuneCommand,
  completionCommand,
]

const EXIT_CODES =
  'Exit codes: 0 fine, 1 the gate says no, 2 wrong call or suite file, 3 the machine or the ' +
  'repository is in the way, 4 the code does not build, 130 interrupted.'

/** The program with all commands; `end` takes the exit code of the one that ran. */
export function makeProgram(terminal: Terminal, end: (code: number) => void): Command {
  const program = new Command('gcbench')
    .description('Was it faster or slower, by how much, and how sure is that?')
    .version(VERSION)
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => terminal.columns(),
      getErrHelpWidth: () => terminal.progress.columns(),
    })
    .showHelpAfterError('(gcbench --help tells more)')
    .showSuggestionAfterError()
    // Commander leaves lines whole where fewer columns are beside the names of options.
    .configureHelp({ minWidthToWrap: 20 })
    .addHelpText('after', () => `\n${wrapText(EXIT_CODES, terminal.columns()).join('\n')}`)
    .exitOverride()
  for (const command of terminalCommands) command.register(program, terminal, end)
  return program
}

/** The line that is rewritten while a run goes on, gone. */
const NO_LINE = '\r\x1b[K'

/**
 * The terminal, with what it is told in lines that it can show, in the place of what a run that
 * broke off told last; in a pipe they stay whole.
 */
const rendered = (terminal: Terminal): Terminal => ({
  ...terminal,
  err: (text) =>
    terminal.err(
      terminal.isTerminal ? NO_LINE + wrapTold(text, terminal.progress.columns()) : text,
    ),
})

/** Runs one command line and returns its exit code. A bug is thrown, with its stack. */
export async function runCli(args: string[], shown: Terminal): Promise<number> {
  const terminal = rendered(shown)
  let code: number = EXIT.ok
  const program = makeProgram(terminal, (ended) => {
    code = ended
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.config
    const explained = explainError(error)
    if (explained === null) throw error
    terminal.err(`${explained.text}\n`)
    return explained.code
  }
}
