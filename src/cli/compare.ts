/** `gcbench compare`: two files of old numbers. */

import type { Files } from '../machine/host.ts'
import { ConfigError, isError, makeFinding } from '../model/findings.ts'
import type { Problem } from '../model/model.ts'
import { absolutePath } from '../model/paths.ts'
import { clean } from '../model/plain.ts'
import { wrapped } from '../render/terminal.ts'
import { printUnpaired, unpairedHeadline } from '../render/unpaired.ts'
import {
  compareUnpaired,
  type ResultFile,
  readUnpairedFilter,
  type UnpairedRow,
} from '../report/unpaired.ts'
import { noProgress } from './progress.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

export const compareCommand: TerminalCommand = {
  name: 'compare',
  register(program, terminal, end) {
    program
      .command('compare')
      .summary('compare two files of results (unpaired)')
      .description(
        'Compares two files of results of Go benchmarks, as benchstat does, or of another ' +
          'tool. They are not paired. All numbers of one process are one run (their ' +
          'median), so give several files a side.',
      )
      .argument('<old>', 'a file of results, or several with commas between them')
      .argument('<new>', 'the same for the other side')
      .option('--filter <rows>', 'only such rows, as .name:/Scan/ -verdict:equivalent')
      .option('--json', 'print it as JSON', false)
      .action(async (oldPath: string, newPath: string, { json, filter }: CompareOptions) => {
        const isShown = filter === undefined ? () => true : readUnpairedFilter(filter)
        const { files, cwd } = terminal.makeHost(noProgress)
        const [base, head] = [
          await filesOf(oldPath, files, cwd),
          await filesOf(newPath, files, cwd),
        ]
        const { value, problems } = compareUnpaired(base, head, 0.05)
        const rows = value.filter(isShown)
        if (rows.length === 0 && value.length > 0) problems.push(filtered(value.length))
        if (json) terminal.out(`${JSON.stringify({ rows, problems })}\n`)
        else printRows(terminal, rows, problems)
        end(problems.some(isError) ? EXIT.config : EXIT.ok)
      })
  },
}

const filtered = (rows: number): Problem =>
  makeFinding('filtered', null, { shown: 0, all: rows, filter: null })

type CompareOptions = { json: boolean; filter?: string }

/** A path with commas may be the name of a file; else there are several. */
async function filesOf(path: string, files: Files, cwd: string): Promise<ResultFile[]> {
  const whole = await files.read(absolutePath(path, cwd))
  if (whole !== null) return [{ name: path, text: whole }]
  return Promise.all(
    path.split(',').map(async (name) => {
      const text = await files.read(absolutePath(name, cwd))
      if (text !== null) return { name, text }
      throw new ConfigError([
        {
          code: 'bad-ask',
          message: 'does not exist',
          where: name,
          next: 'name a file of results',
        },
      ])
    }),
  )
}

/** That two tools are compared comes first: no row means what it seems to. */
function printRows(terminal: Terminal, rows: UnpairedRow[], problems: Problem[]) {
  const say = ({ where, message, next }: Problem) => {
    const whole = next === undefined ? message : `${message}; ${next}`
    terminal.err(`${clean([where, whole].filter(Boolean).join(': '), 1000)}\n`)
  }
  const isFirst = ({ code }: Problem) => code === 'tools-differ'
  problems.filter(isFirst).forEach(say)
  // Of a side without a number there is no table.
  if (!problems.some(({ code }) => code === 'no-results' || code === 'filtered')) {
    const screen = screenOf(terminal)
    const table = printUnpaired(rows, screen)
    const gap = table.startsWith('\n') ? '\n' : '\n\n'
    const headline =
      rows.length === 0 ? '' : wrapped(screen, unpairedHeadline(rows)).join('\n') + gap
    terminal.out(headline + table)
  }
  problems.filter((problem) => !isFirst(problem)).forEach(say)
}
