import { createHash } from 'node:crypto'
import { DEFAULT_OUT } from '../command-options.ts'
import { terminalText } from '../core/formats/terminal.ts'
import { mergeReports } from '../core/merge.ts'
import { recordsText } from '../core/records-text.ts'
import { readReport } from '../core/report-schema.ts'
import { type CommandBook, exitOfConclusion } from '../door.ts'
import { HostError } from '../host/host.ts'
import { tellNothing } from '../host/tell.ts'
import { writeReportFiles } from '../report-files.ts'

export const mergeCommand: CommandBook = {
  name: 'merge',
  register(program, terminal, end) {
    program
      .command('merge')
      .summary('pool the reports of the shards of one plan')
      .argument('<reports...>', 'report.json of every shard')
      .option('-o, --out <dir>', 'folder for the pooled report', DEFAULT_OUT)
      .action(async (paths: string[], options: { out: string }) => {
        const host = terminal.makeHost(tellNothing)
        const absolute = (path: string) => (path.startsWith('/') ? path : `${host.cwd}/${path}`)
        const reports = []
        for (const path of paths) {
          const text = await host.files.read(absolute(path))
          if (text === null) {
            throw new HostError(`${path} does not exist`, 'name the report.json of each shard')
          }
          reports.push(readReport(text))
        }
        const merged = mergeReports(reports, host.clock.timestamp())
        const records = recordsText(merged.records ?? [])
        const recordsSha256 = createHash('sha256').update(records).digest('hex')
        const report = { ...merged, recordsSha256 }
        const written = await writeReportFiles(host, absolute(options.out), report)
        terminal.out(terminalText(report, terminal.colour))
        terminal.err(`\nwritten: ${written.join(' ')}\n`)
        end(exitOfConclusion(report.conclusion.conclusion))
      })
  },
}
