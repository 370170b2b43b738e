/** `gcbench run`: measures, and prints the table. */
import { NOTHING_RAN } from '../core/collect/given-up.ts'
import { terminalText } from '../core/formats/terminal.ts'
import type { Report } from '../core/model/model.ts'
import { absolutePath } from '../core/text/path.ts'
import { addOptions, askOf, type Given } from '../doors/command-options.ts'
import { type CommandBook, EXIT, exitOfConclusion, type Terminal } from '../doors/door.ts'
import { tellerOf } from '../host/tell.ts'
import { runBench } from '../stories/bench.ts'
import { writeReportFiles } from '../stories/report-files.ts'

type RunOptions = Given & { out: string; quiet: boolean; json: boolean; all: boolean }

/** Measures; returns the exit code. Ctrl-C ends the children and keeps what was measured. */
async function run(suite: string | undefined, options: RunOptions, terminal: Terminal) {
  const ask = askOf(suite, options)
  const host = terminal.makeHost(tellerOf(terminal, options.quiet))
  const resume = `go on with: gcbench run --resume --out ${options.out}\n`
  const forget = terminal.onInterrupt(() => {
    terminal.err(`\nstopping; what was measured stays in ${options.out}\n`)
    void host.exec.stopAll()
  })
  let report: Report
  try {
    report = await runBench(ask, host)
  } finally {
    forget()
    if (host.exec.stopping) terminal.err(resume)
  }
  if (host.exec.stopping) return EXIT.interrupted
  const folder = absolutePath(options.out, terminal.cwd)
  const paths = await writeReportFiles(host, folder, report)
  if (options.json) terminal.out(`${JSON.stringify(report)}\n`)
  else terminal.out(terminalText(report, { hasColour: terminal.colour, isWhole: options.all }))
  if (!options.quiet && !options.json) terminal.err(`\nwritten: ${paths.join(' ')}\n`)
  if (report.problems.some(({ code }) => code === NOTHING_RAN)) return EXIT.host
  return ask.failOn === 'nothing' ? EXIT.ok : exitOfConclusion(report.conclusion.conclusion)
}

export const runCommand: CommandBook = {
  name: 'run',
  register(program, terminal, end) {
    addOptions(program.command('run').summary('measure base and head, print the table'), 'run')
      .description(
        'Builds base and head, runs their benchmarks in paired, randomly ordered rounds, and ' +
          'prints the differences with their confidence intervals.',
      )
      .option('-q, --quiet', 'no progress', false)
      .option('--all', 'print every row, also what did not move', false)
      .option('--json', 'print the report as JSON', false)
      .action(async (suite: string | undefined, options: RunOptions) => {
        end(await run(suite, options, terminal))
      })
  },
}
