/** `gcbench merge`: pools the reports of shards. */

import { absolutePath } from '../core/text/path.ts'
import { DEFAULT_OUT } from '../doors/command-options.ts'
import { type CommandBook, exitOfConclusion } from '../doors/door.ts'
import { tellNothing } from '../doors/progress.ts'
import { styleOf, writtenText } from '../doors/told-run.ts'
import { terminalText } from '../render/terminal.ts'
import { mergeShards } from '../stories/merge.ts'
import { writeReportFiles } from '../stories/report-files.ts'

export const mergeCommand: CommandBook = {
  name: 'merge',
  register(program, terminal, end) {
    program
      .command('merge')
      .summary('pool the reports of the shards of one plan')
      .argument('<reports...>', "each shard's report.json, or a folder of their folders")
      .option('-o, --out <dir>', 'folder for the pooled report', DEFAULT_OUT)
      .action(async (paths: string[], options: { out: string }) => {
        const host = terminal.makeHost(tellNothing)
        const report = await mergeShards(paths, options.out, host)
        const out = absolutePath(options.out, host.cwd)
        const written = await writeReportFiles(host, out, report)
        terminal.out(terminalText(report, styleOf({ all: false }, terminal)))
        terminal.err(`\n${writtenText(written)}`)
        end(exitOfConclusion(report.conclusion.conclusion))
      })
  },
}
