/** `gcbench compare`: two files of old numbers. */
import { absolutePath } from '../core/text/path.ts'
import { clean } from '../core/text/plain.ts'
import { printUnpaired } from '../core/unpaired/table.ts'
import { compareUnpaired } from '../core/unpaired/unpaired.ts'
import { type CommandBook, EXIT, screenOf } from '../doors/door.ts'
import { tellNothing } from '../doors/progress.ts'
import { HostError } from '../host/port/host.ts'

export const compareCommand: CommandBook = {
  name: 'compare',
  register(program, terminal, end) {
    program
      .command('compare')
      .summary('compare two files of results (unpaired)')
      .description(
        'Compares two files of Go benchmark results, as benchstat does, or of what another tool ' +
          'writes. The two were not measured side by side, and the output says so.',
      )
      .argument('<old>', 'Go benchmark text, or results of another tool')
      .argument('<new>', 'Go benchmark text, or results of another tool')
      .option('--json', 'print rows as JSON', false)
      .action(async (oldPath: string, newPath: string, options: { json: boolean }) => {
        const host = terminal.makeHost(tellNothing)
        const read = async (path: string) => {
          const text = await host.files.read(absolutePath(path, host.cwd))
          if (text !== null) return text
          throw new HostError(`${path} does not exist`, 'name a file of `go test -bench` output')
        }
        const { value, problems } = compareUnpaired(await read(oldPath), await read(newPath), 0.05)
        if (options.json) terminal.out(`${JSON.stringify({ rows: value, problems })}\n`)
        else terminal.out(printUnpaired(value, screenOf(terminal)))
        if (!options.json)
          for (const problem of problems) terminal.err(`${clean(problem.message, 1000)}\n`)
        end(problems.some(({ code }) => code === 'no-results') ? EXIT.config : EXIT.ok)
      })
  },
}
