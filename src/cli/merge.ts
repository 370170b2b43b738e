/** `gcbench merge`: pools the reports of shards. */

import { terminalText } from '../render/terminal.ts'
import { mergeShards, writeReportFiles } from '../run/report-files.ts'
import { absolutePath } from '../text/paths.ts'
import { noProgress } from './progress.ts'
import { DEFAULT_OUT, styleOf, writtenText } from './run-options.ts'
import { exitOfConclusion, type TerminalCommand } from './terminal.ts'

export const mergeCommand: TerminalCommand = {
  name: 'merge',
  register(program, terminal, end) {
    program
      .command('merge')
      .summary('pool the reports of the shards of one plan')
      .argument('<reports...>', "each shard's report.json, or a folder of their folders")
      .option('-o, --out <dir>', 'folder for the pooled report', DEFAULT_OUT)
      .action(async (paths: string[], options: { out: string }) => {
        const host = terminal.makeHost(noProgress)
        const report = await mergeShards(paths, options.out, host)
        const out = absolutePath(options.out, host.cwd)
        const written = await writeReportFiles(host, out, report)
        terminal.out(terminalText(report, styleOf({ all: false }, terminal)))
        terminal.err(`\n${writtenText(written)}`)
        end(exitOfConclusion(report.conclusion.conclusion))
      })
  },
}
