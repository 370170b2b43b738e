/** The command line as documentation, from the commands themselves. */
import type { Command, Option } from 'commander'
import { makeProgram } from '../../src/cli/index.ts'
import { meanings } from './markdown-table.ts'
import { nowhere } from './nowhere.ts'
import { suiteTexts } from './suite-docs.ts'

const code = (text: string) => `\`${text}\``

function defaultOf({ defaultValueDescription, defaultValue }: Option): string {
  const value = defaultValueDescription ?? defaultValue
  const isNothing = value === undefined || value === false || String(value) === ''
  return isNothing ? '' : ` Default: ${code(String(value))}.`
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`

/** What it means in any command: where its default comes from differs between them. */
const meaningOf = ({ description }: Option) =>
  sentence(description.replace(/ Default: (?:as the suite says.*|all\.)$/, ''))

const keyOf = (option: Option) => `${option.flags}: ${meaningOf(option)}`

const visible = ({ options }: Command) => options.filter(({ hidden }) => !hidden)

const optionsTable = (options: readonly Option[], about: (option: Option) => string) =>
  meanings(options.map((option) => [code(option.flags), `${about(option)}${defaultOf(option)}`]))

const namesOf = (options: readonly Option[]) =>
  options.map(({ long, flags }) => code(long ?? flags)).join(', ')

/** Which of the common options a command takes; `--help` lists those that are many. */
function sharedText(shared: readonly Option[], common: readonly Option[]): string {
  const names = new Set(common.map(({ long }) => long))
  const link = '[common options](#common-options)'
  if (shared.length === names.size) return `All ${link}.`
  if (shared.length > FEW) return `Most ${link}.`
  return `Also ${namesOf(shared)} of the ${link}.`
}

/** So many options are named. */
const FEW = 4

function commandText(command: Command, common: readonly Option[]): string {
  const keys = new Set(common.map(keyOf))
  const isShared = (option: Option) => keys.has(keyOf(option))
  const names = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  )
  const title = `### ${code(['gcbench', command.name(), ...names].join(' '))}`
  const about = sentence(command.description() || command.summary())
  const own = visible(command).filter((option) => !isShared(option))
  const shared = visible(command).filter(isShared)
  return [
    title,
    about,
    ...(own.length === 0 ? [] : [optionsTable(own, ({ description }) => sentence(description))]),
    ...(shared.length === 0 ? [] : [sharedText(shared, common)]),
  ].join('\n\n')
}

/** Every command; an option that several have in one meaning is explained once, at the end. */
export function commandsText(): string {
  const program = makeProgram(nowhere, () => {})
  const commands = program
    .createHelp()
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help')
  const byKey = Map.groupBy(commands.flatMap(visible), keyOf)
  const common = [...byKey.values()].flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [first],
  )
  const ofSuite = suiteTexts()
  const isOfSuite = (option: Option) => ofSuite.has(meaningOf(option))
  const alike = common.filter(isOfSuite).map(({ flags }) => code(flags))
  return [
    ...commands.map((command) => commandText(command, common)),
    '### Common options',
    'The suite file sets the default of most of them. `--help` lists those of a command.',
    optionsTable(
      common.filter((option) => !isOfSuite(option)),
      meaningOf,
    ),
    `These mean the same as the [keys of a suite](suite-file.md#every-suite): ${alike.join(', ')}.`,
  ].join('\n\n')
}
