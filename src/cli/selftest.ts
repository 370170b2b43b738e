/** `gcbench selftest`: measures this machine. */
import { printSelftest, readSelftest } from '../render/selftest.ts'
import { runSelftest } from '../run/bench.ts'
import { writeReportFiles } from '../run/report-files.ts'
import { absolutePath } from '../text/paths.ts'
import { progressReporterFor } from './progress.ts'
import { addOptions, type Given, requestOf } from './run-options.ts'
import { EXIT, screenOf, type TerminalCommand } from './terminal.ts'

export const selftestCommand: TerminalCommand = {
  name: 'selftest',
  register(program, terminal, end) {
    addOptions(
      program.command('selftest').summary('measure this machine: head against itself'),
      'selftest',
    )
      .option('-q, --quiet', 'no progress', false)
      .option('--json', 'print the figures as JSON', false)
      .action(
        async (
          suite: string | undefined,
          options: Given & { out: string; quiet: boolean; json: boolean },
        ) => {
          const host = terminal.makeHost(progressReporterFor(terminal, options.quiet))
          const forget = terminal.onInterrupt(() => void host.exec.stopAll())
          const report = await runSelftest(requestOf(suite, options), host).finally(forget)
          if (host.exec.stopping) return end(EXIT.interrupted)
          const folder = absolutePath(options.out, host.cwd)
          await writeReportFiles(host, folder, report)
          const result = readSelftest(report)
          terminal.out(
            options.json
              ? `${JSON.stringify(result)}\n`
              : printSelftest(result, screenOf(terminal)),
          )
          end(EXIT.ok)
        },
      )
  },
}
