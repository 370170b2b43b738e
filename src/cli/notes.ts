/** `gcbench notes`: what got faster and slower between two releases, as Markdown. */

import { HostError } from '../machine/host.ts'
import { notesMarkdown, notesOf } from '../render/release-notes.ts'
import { linksOf } from '../report/history.ts'
import { noProgress } from './progress.ts'
import { DEFAULT_OUT } from './run-options.ts'
import { readReportsIn } from './stored-reports.ts'
import { EXIT, type Terminal, type TerminalCommand } from './terminal.ts'

async function write(range: string, folder: string, terminal: Terminal) {
  const host = terminal.makeHost(noProgress)
  const [from = '', to = '', more] = range.split('..')
  if (from === '' || to === '' || more !== undefined) {
    throw new HostError(`${range} is not a range`, 'write it as v1.3..v1.4')
  }
  const links = linksOf(await readReportsIn(folder, host, terminal))
  const root = await host.git.root(host.cwd)
  const shaOf = async (ref: string) => {
    const named = links.nodes.find(({ name, sha }) => name === ref || sha === ref)
    if (root === null) return named?.sha ?? ref
    return host.git.resolve(root, ref)
  }
  const notes = notesOf(links, { from, to }, { from: await shaOf(from), to: await shaOf(to) })
  const { better, worse, changed, same, open } = notes
  if (better.length + worse.length + changed.length + same + open.length === 0) {
    throw new HostError(
      `no reports in ${folder} connect ${from} with ${to}`,
      `compare them:\n  gcbench run --base ${from} --exact-base --head ${to}`,
    )
  }
  terminal.out(notesMarkdown(notes))
  return EXIT.ok
}

export const notesCommand: TerminalCommand = {
  name: 'notes',
  register(program, terminal, end) {
    program
      .command('notes')
      .summary('what got faster and slower between two releases, as Markdown')
      .description(
        'Reads reports that compare the two, directly or by a chain of commits between them, and ' +
          'writes what moved, with intervals.',
      )
      .argument('<from..to>', 'two refs, such as v1.3..v1.4')
      .argument('[folder]', 'where reports are, at any depth', DEFAULT_OUT)
      .action(async (range: string, folder: string) => {
        end(await write(range, folder, terminal))
      })
  },
}
