/**
 * The command line: completion for shells, the registry of commands, the program that has them all,
 * and how one command line is run to its exit code.
 */
import tab from '@bomb.sh/tab/commander'
import { Command, CommanderError } from 'commander'
import { wrapMessage, wrapText } from '../model/plain.ts'
import { VERSION } from '../model/version.ts'
import { abCommand, compareCommand } from './ab.ts'
import { doctorCommand, tuneCommand } from './doctor.ts'
import { helpCommand, pagesAsCommands, pagesText } from './help.ts'
import { historyCommand, notesCommand, siteCommand } from './history.ts'
import { mcpCommand } from './mcp.ts'
import { initCommand, planCommand } from './plan.ts'
import { mergeCommand, reportCommand, verifyCommand } from './report.ts'
import { bisectCommand, proveCommand, runCommand, selftestCommand } from './run.ts'
import { EXIT, explainError, type Terminal, type TerminalCommand } from './terminal.ts'

/**
 * What the script for bash asks of the package bash-completion: where it is missing, the words as
 * bash itself has them.
 */
const WORDS_OF_BASH = `type _get_comp_words_by_ref > /dev/null 2>&1 || _get_comp_words_by_ref() {
  cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]}
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
}
`

/** Shell completion: tab walks the commands and options that are registered by then, so last. */
const completionCommand: TerminalCommand = {
  name: 'completion',
  register(program, terminal) {
    // A shell shows descriptions beside the words, and tab knows no summaries.
    for (const command of program.commands)
      if (command.description() === '') command.description(command.summary())
    tab(program, { completionCommandName: 'completion' })
    program.hook('preSubcommand', (_, command) => {
      if (command.name() !== 'completion') return
      command.hook('preAction', ({ args: [shell] }) => {
        if (shell === 'bash') terminal.out(WORDS_OF_BASH)
      })
    })
  },
}

// The registry of commands.

/** All commands, in the order of the help text; completion reads the others from the program. */
const terminalCommands: TerminalCommand[] = [
  runCommand,
  abCommand,
  proveCommand,
  bisectCommand,
  planCommand,
  reportCommand,
  compareCommand,
  historyCommand,
  siteCommand,
  notesCommand,
  mergeCommand,
  verifyCommand,
  mcpCommand,
  selftestCommand,
  initCommand,
  doctorCommand,
  tuneCommand,
  helpCommand,
  completionCommand,
]

const EXIT_CODES =
  'Exit codes: 0 success, 1 the gate failed, 2 invalid arguments or suite file, 3 an error of the ' +
  'environment or the repository, 4 the code does not build, 130 interrupted. Those of prove are ' +
  'its own: gcbench help prove.'

/** The program with all commands; `end` takes the exit code of the one that ran. */
export function makeProgram(terminal: Terminal, end: (code: number) => void): Command {
  const lines = (text: string) => wrapText(text, terminal.columns()).join('\n')
  const program = new Command('gcbench')
    .description('Was it faster or slower, by how much, and how sure is that?')
    .version(VERSION)
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => terminal.columns(),
      getErrHelpWidth: () => terminal.progress.columns(),
    })
    .showHelpAfterError('(see gcbench --help)')
    .showSuggestionAfterError()
    // Commander leaves lines whole where fewer columns are beside the names of options.
    .configureHelp({ minWidthToWrap: 20, styleOptionDescription: pagesAsCommands })
    .addHelpText('after', () => `\n${lines(EXIT_CODES)}\n\n${lines(pagesText())}`)
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
const wrapping = (terminal: Terminal): Terminal => ({
  ...terminal,
  err: (text) =>
    terminal.err(
      terminal.isTerminal ? NO_LINE + wrapMessage(text, terminal.progress.columns()) : text,
    ),
})

/** Runs one command line and returns its exit code. A bug is thrown, with its stack. */
export async function runCli(args: string[], raw: Terminal): Promise<number> {
  const terminal = wrapping(raw)
  let code: number = EXIT.ok
  const program = makeProgram(terminal, (ended) => {
    code = ended
  })
  const { wrongCall = EXIT.config } = terminalCommands.find(({ name }) => name === args[0]) ?? {}
  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : wrongCall
    const explained = explainError(error)
    if (explained === null) throw error
    terminal.err(`${explained.text}\n`)
    return explained.code === EXIT.config ? wrongCall : explained.code
  }
}
