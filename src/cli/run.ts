/** `gcbench run`: measures, and prints the table. */
import {
  addOptions,
  addPrinting,
  type Given,
  type Printing,
  requestOf,
  runAndPrint,
} from './run-options.ts'
import type { TerminalCommand } from './terminal.ts'

export const runCommand: TerminalCommand = {
  name: 'run',
  register(program, terminal, end) {
    const command = addOptions(
      program.command('run').summary('measure base and head, print the table'),
      'run',
    ).description(
      'Builds base and head, runs their benchmarks in paired, randomly ordered rounds, and ' +
        'prints the differences with their confidence intervals.',
    )
    addPrinting(command).action(async (suite: string | undefined, options: Given & Printing) => {
      end((await runAndPrint(requestOf(suite, options), options, terminal)).code)
    })
  },
}
