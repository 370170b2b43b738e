/** The command line as documentation, from the commands themselves. */
import type { Command } from 'commander'
import { makeProgram } from '../../src/cli/index.ts'
import { table } from './markdown-table.ts'
import { nowhere } from './nowhere.ts'

const code = (text: string) => `\`${text}\``

function defaultOf(value: unknown): string {
  const isNothing = value === undefined || value === false || String(value) === ''
  return isNothing ? '' : code(String(value))
}

function commandText(command: Command): string {
  const names = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  )
  const title = `### ${code(['gcbench', command.name(), ...names].join(' '))}`
  const about = command.description() || command.summary()
  const text = `${about.charAt(0).toUpperCase()}${about.slice(1)}${about.endsWith('.') ? '' : '.'}`
  const rows = command.options
    .filter((option) => !option.hidden)
    .map((option) => [
      code(option.flags),
      defaultOf(option.defaultValueDescription ?? option.defaultValue),
      option.description,
    ])
  return [title, text, ...(rows.length === 0 ? [] : [table(['Option', 'Default', ''], rows)])].join(
    '\n\n',
  )
}

export function commandsText(): string {
  const program = makeProgram(nowhere, () => {})
  const commands = program.createHelp().visibleCommands(program)
  return commands
    .filter((command) => command.name() !== 'help')
    .map(commandText)
    .join('\n\n')
}
