/** A run in a terminal: measured, written, printed, and its exit code. */
import type { Command } from 'commander'
import { quoted } from '../core/ask/command-line.ts'
import type { Report } from '../core/model/model.ts'
import { absolutePath } from '../core/text/path.ts'
import { PAGE } from '../render/formats/html.ts'
import { terminalText } from '../render/terminal.ts'
import { runBench } from '../stories/bench.ts'
import type { BenchAsk } from '../stories/bench-ask.ts'
import { writeReportFiles } from '../stories/report-files.ts'
import { EXIT, exitOfConclusion, type Terminal } from './door.ts'
import { tellerOf } from './progress.ts'

export type Printing = {
  quiet: boolean
  json: boolean
  all: boolean
  open: boolean
}

/** Flags for what is printed of a run. */
export const addPrinting = (command: Command): Command =>
  command
    .option('-q, --quiet', 'no progress', false)
    .option('--all', 'print every row, also what did not move', false)
    .option('--json', 'print the report as JSON', false)
    .option('--open', 'open report.html in a browser', false)

/** How a table is printed there. */
export const styleOf = (
  { all, filter = null }: Pick<Printing, 'all'> & { filter?: string | null },
  { colour, columns }: Terminal,
) => ({
  ...{ hasColour: colour, columns: columns(), isWhole: all, filter },
})

/** Where the files of a run are, and which; a word a file, so that it fits any terminal. */
export function writtenText(paths: string[]): string {
  const folders = [...Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1))]
  const lines = folders.map(([folder, inside]) => {
    const names = inside.map((path) => path.slice(folder.length)).join(' ')
    return `written to ${folder}: ${names}\n`
  })
  return lines.join('')
}

/** `report` is null where the run was stopped. */
export type ToldRun = { code: number; report: Report | null }

/** Measures and tells. Ctrl-C ends the children and keeps what was measured. */
export async function toldRun(
  ask: BenchAsk,
  printing: Printing,
  terminal: Terminal,
): Promise<ToldRun> {
  const tell = tellerOf(terminal, printing.quiet)
  // Before its first trial there is nothing to go on with.
  let isMeasured = ask.resume
  const host = terminal.makeHost((progress) => {
    isMeasured ||= progress.kind === 'trial'
    tell(progress)
  })
  const forget = terminal.onInterrupt(() => {
    const stays = `what was measured stays in ${ask.out}`
    const text = `stopping; ${isMeasured ? stays : 'nothing is measured yet'}`
    if (printing.quiet) terminal.err(`${text}\n`)
    else host.tell({ kind: 'note', text })
    void host.exec.stopAll()
  })
  let report: Report
  try {
    report = await runBench(ask, host)
  } finally {
    forget()
    if (host.exec.stopping && isMeasured)
      terminal.err(`go on with:\n  gcbench run --resume --out ${quoted(ask.out)}\n`)
  }
  // The last line of what was told stays where it is only in a log.
  if (terminal.isTerminal && !printing.quiet) terminal.progress.write('\r\x1b[K')
  if (host.exec.stopping) return { code: EXIT.interrupted, report: null }
  const folder = absolutePath(ask.out, terminal.cwd)
  const paths = await writeReportFiles(host, folder, report)
  if (printing.json) terminal.out(`${JSON.stringify(report)}\n`)
  else terminal.out(terminalText(report, styleOf(printing, terminal)))
  if (!printing.quiet && !printing.json) terminal.err(`\n${writtenText(paths)}`)
  if (printing.open) terminal.open(`${folder}/${PAGE}`)
  const isBarren = report.problems.some(({ code }) => code === 'nothing-ran')
  const code = ask.failOn === 'nothing' ? EXIT.ok : exitOfConclusion(report.conclusion.conclusion)
  return { code: isBarren ? EXIT.host : code, report }
}
