/** `gcbench mcp`: the door for programs that write code. */

import { HostError } from '../machine/host.ts'
import { absolutePath } from '../model/paths.ts'
import { noProgress } from './progress.ts'
import { EXIT, type TerminalCommand } from './terminal.ts'

export const mcpCommand: TerminalCommand = {
  name: 'mcp',
  register(program, terminal, end) {
    program
      .command('mcp')
      .summary('serve coding agents over the Model Context Protocol')
      .description(
        'Offers gcbench as tools over standard input and output, for folders below the ' +
          'root only.',
      )
      .option('--root <dir>', 'folder that agents may ask about', '.')
      .action(async ({ root }: { root: string }) => {
        const folder = absolutePath(root, terminal.cwd)
        const { files } = terminal.makeHost(noProgress)
        if (!(await files.isFolder(folder)))
          throw new HostError(`${root} is no folder`, 'name the folder of your projects')
        // No other command has to wait for it to be loaded.
        const { serveAgents } = await import('./mcp-server.ts')
        await serveAgents(folder, terminal)
        end(EXIT.ok)
      })
  },
}
