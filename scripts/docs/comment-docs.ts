/** The grammar of comments as documentation, from the parser's own commands. */
import type { Command } from 'commander'
import { describedCommands } from '../../src/github/command.ts'
import { table } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

function commandText(command: Command): string {
  const parts = [`### ${code(`${command.name()} ${command.usage()}`.trim())}`]
  parts.push(command.description())
  const rows = [
    // The page says once, above, what `@sha` is.
    ...command.registeredArguments
      .filter((one) => one.name() !== '@sha')
      .map((one) => [one.name(), one.description] as const),
    ...command.options.map((one) => [one.flags, one.description] as const),
  ].map(([name, about]) => [
    code(name),
    about.replace(/ Default: (?:as the suite says|all)\.$/, ''),
  ])
  return [...parts, ...(rows.length === 0 ? [] : [table(['Part', ''], rows)])].join('\n\n')
}

export const commentCommands = () => describedCommands().map(commandText).join('\n\n')
