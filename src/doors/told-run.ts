/** A run in a terminal: measured, written, printed, and its exit code. */
import type { Command } from 'commander'
import { NOTHING_RAN } from '../core/collect/given-up.ts'
import { PAGE } from '../core/formats/html.ts'
import { terminalText } from '../core/formats/terminal.ts'
import type { Report } from '../core/model/model.ts'
import { absolutePath } from '../core/text/path.ts'
import { tellerOf } from '../host/tell.ts'
import { runBench } from '../stories/bench.ts'
import type { BenchAsk } from '../stories/bench-ask.ts'
import { writeReportFiles } from '../stories/report-files.ts'
import { EXIT, exitOfConclusion, type Terminal } from './door.ts'

export type Printing = {
  quiet: boolean
  json: boolean
  all: boolean
  open: boolean
  filter?: string | null
}

/** Flags for what is printed of a run. */
export const addPrinting = (command: Command): Command =>
  command
    .option('-q, --quiet', 'no progress', false)
    .option('--filter <rows>', 'print only such rows, as .name:/Scan/ -verdict:equivalent')
    .option('--all', 'print every row, also what did not move', false)
    .option('--json', 'print the report as JSON', false)
    .option('--open', 'open report.html in a browser', false)

const styleOf = ({ all, filter = null }: Printing, { colour }: Terminal) => ({
  ...{ hasColour: colour, isWhole: all, filter },
})

/** `report` is null where the run was stopped. */
export type ToldRun = { code: number; report: Report | null }

/** Measures and tells. Ctrl-C ends the children and keeps what was measured. */
export async function toldRun(
  ask: BenchAsk,
  printing: Printing,
  terminal: Terminal,
): Promise<ToldRun> {
  const host = terminal.makeHost(tellerOf(terminal, printing.quiet))
  const resume = `go on with: gcbench run --resume --out ${ask.out}\n`
  const forget = terminal.onInterrupt(() => {
    terminal.err(`\nstopping; what was measured stays in ${ask.out}\n`)
    void host.exec.stopAll()
  })
  let report: Report
  try {
    report = await runBench(ask, host)
  } finally {
    forget()
    if (host.exec.stopping) terminal.err(resume)
  }
  if (host.exec.stopping) return { code: EXIT.interrupted, report: null }
  const folder = absolutePath(ask.out, terminal.cwd)
  const paths = await writeReportFiles(host, folder, report)
  if (printing.json) terminal.out(`${JSON.stringify(report)}\n`)
  else terminal.out(terminalText(report, styleOf(printing, terminal)))
  if (!printing.quiet && !printing.json) terminal.err(`\nwritten: ${paths.join(' ')}\n`)
  if (printing.open) terminal.open(`${folder}/${PAGE}`)
  const isBarren = report.problems.some(({ code }) => code === NOTHING_RAN)
  const code = ask.failOn === 'nothing' ? EXIT.ok : exitOfConclusion(report.conclusion.conclusion)
  return { code: isBarren ? EXIT.host : code, report }
}
