/** The grammar of comments as documentation, from the parser's own commands. */
import type { Command, Option } from 'commander'
import { describedCommands } from '../../src/github/command.ts'
import { aboutAt, rowsAt } from '../../src/settings/options.ts'
import { meanings } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

const RUN = '([`gcbench run`](reference.md#gcbench-run-suite))'

const flagsOf = ({ flags }: Option) => code(flags)

/** Of the options of comments, those that a terminal has with the same meaning and default. */
const ofTerminal = new Set(
  rowsAt('comment')
    .filter(([key]) => aboutAt(key, 'comment') === aboutAt(key, 'cli'))
    .map(([key]) => aboutAt(key, 'comment')),
)

function commandText(command: Command): string {
  const parts = [`### ${code(`${command.name()} ${command.usage()}`.trim())}`]
  parts.push(command.description())
  const rows = [
    // The page says once, above, what `@sha` is.
    ...command.registeredArguments
      .filter((one) => one.name() !== '@sha')
      .map((one) => [one.name(), one.description] as const),
    ...command.options
      .filter(({ description }) => !ofTerminal.has(description))
      .map((one) => [one.flags, one.description] as const),
  ].map(([name, about]) => [code(name), about] as const)
  const same = command.options.filter(({ description }) => ofTerminal.has(description))
  return [
    ...parts,
    ...(rows.length === 0 ? [] : [meanings(rows)]),
    ...(same.length === 0 ? [] : [`As in a terminal ${RUN}: ${same.map(flagsOf).join(', ')}.`]),
  ].join('\n\n')
}

export const commentCommands = () => describedCommands().map(commandText).join('\n\n')
