/** `gcbench ab`: commands on a command line -> the text of a suite that compares them. */
import { ConfigError, type ConfigProblem } from '../model/findings.ts'
import { plural } from '../model/plain.ts'
import { isOpen, nameAfter } from '../settings/command-line.ts'
import { name } from '../settings/values.ts'

/** What is compared side by side: the first of `commands` is what the others are compared to. */
export type SideBySide = {
  commands: readonly string[]
  /** Names of the first commands; the rest are named after their text. */
  names: readonly string[]
  /** Values of each `{name}` in the commands. */
  parameters: Readonly<Record<string, readonly string[]>>
  /** Runs before every trial, and is not measured; null: nothing does. */
  prepare: string | null
  /** The program that reads a command's text; null: it is split at blanks. */
  shell: string | null
  /** Whether each runs once before the first round that counts. */
  warmUp: boolean
}

/** The suite, and the commands by their names in it. */
type MadeSuite = { text: string; legend: Record<string, string> }

/** What only a shell gives a meaning to: operators, redirections, variables, the home. */
const SHELL_WORK = /(?<=^|\s)(?:\|\|?|&&?|;|\d?>>?|<)|(?<=^|[\s=])[$~](?=[\w{(/])|;(?=\s|$)|`/
/** Files by a pattern, but for the value of an option such as -name. */
const GLOB = /(?<=^|\s)(?<!\s-\S+\s)[\w./-]*\*[\w./*-]*(?=\s|$)/
const QUOTED = /'[^']*'|"[^"]*"/g

const IN_BRACES = /\{([a-z][\w-]*)\}/g

/** Braces that name no parameter stand for themselves. */
const escaped = (command: string, parameters: SideBySide['parameters']) =>
  command.replace(IN_BRACES, (all, name: string) =>
    Object.hasOwn(parameters, name) ? all : `{${all}}`,
  )

/** One of several of one name has its number. */
function named(commands: readonly string[], names: readonly string[]): Record<string, string> {
  const byName: Record<string, string> = {}
  for (const [index, command] of commands.entries()) {
    const ownName = names[index] ?? nameAfter(command)
    const isTaken = Object.hasOwn(byName, ownName)
    byName[isTaken ? `${ownName}-${index + 1}` : ownName] = command
  }
  return byName
}

const problem = (where: string, message: string, next: string): ConfigProblem => ({
  code: 'bad-ask',
  where,
  message,
  next,
})

function countProblems({ commands, parameters }: SideBySide): ConfigProblem[] {
  const [values = []] = Object.values(parameters)
  if (commands.length > 1 || (commands.length === 1 && values.length > 1)) return []
  const next = commands.some((command) => command.search(IN_BRACES) >= 0)
    ? 'name several values, with commas between them: --parameter n=1,2,3'
    : `gcbench ab -- 'sleep 0.1' 'sleep 0.2'`
  return [problem('ab', `${plural(commands.length, 'command')}: nothing to compare`, next)]
}

function nameProblems({ commands, names }: SideBySide): ConfigProblem[] {
  const invalid = names.flatMap((ownName) => {
    const [issue] = name.safeParse(ownName).error?.issues ?? []
    return issue ? [problem('--name', `"${ownName}": ${issue.message}`, '--name size-10')] : []
  })
  if (names.length <= commands.length) return invalid
  const message = `${plural(names.length, 'name')} for ${commands.length}`
  return [...invalid, problem('--name', message, 'one for each command')]
}

const parameterProblems = ({ commands, parameters }: SideBySide): ConfigProblem[] =>
  Object.keys(parameters)
    .filter((name) => !commands.some((command) => command.includes(`{${name}}`)))
    .map((name) =>
      problem('--parameter', `no command has {${name}}`, `write {${name}} where its values belong`),
    )

const quoteProblem = (where: string, text: string): ConfigProblem[] =>
  isOpen(text) ? [problem(where, `"${text}" lacks a closing quote`, 'close it, or --shell sh')] : []

/** What only a shell would understand. */
function shellProblem(command: string): ConfigProblem[] {
  const bare = command.replaceAll(QUOTED, '')
  const sign = (SHELL_WORK.exec(bare) ?? GLOB.exec(bare))?.[0]
  if (sign === undefined) return []
  const message = `"${command}" has ${sign}, and no shell reads it`
  return [problem('--shell', message, '--shell sh, or quotes around it')]
}

function problemsOf(options: SideBySide): ConfigProblem[] {
  const { commands, prepare, shell } = options
  const problems = [
    ...countProblems(options),
    ...nameProblems(options),
    ...parameterProblems(options),
  ]
  if (shell !== null) return problems
  return [
    ...problems,
    ...commands.flatMap((command) => quoteProblem('ab', command)),
    ...(prepare === null ? [] : quoteProblem('--prepare', prepare)),
    ...commands.flatMap(shellProblem),
  ]
}

/** One command with a parameter: its values are what is compared. */
function spreadOut(options: SideBySide): SideBySide {
  const [command] = options.commands
  const [first, ...others] = Object.entries(options.parameters)
  if (options.commands.length !== 1 || command === undefined || first === undefined) return options
  const [name, values] = first
  return {
    ...options,
    names: values.map((value) => nameAfter(`${name}-${value}`)),
    commands: values.map((value) => command.replaceAll(`{${name}}`, () => value)),
    parameters: Object.fromEntries(others),
  }
}

/** Names of a parameter's values, which are written into the names of benchmarks. */
const axisOf = (values: readonly string[]) => named(values, [])

/** The programs that are started, as the name of what all of the commands do. */
const programsIn = (commands: readonly string[]) =>
  nameAfter([...new Set(commands.map((text) => text.split(/\s/)[0]?.split('/').at(-1)))].join('-'))

/** The text of a suite file that compares the commands; throws ConfigError with what is wrong. */
export function sideBySide(options: SideBySide): MadeSuite {
  const problems = problemsOf(options)
  if (problems.length > 0) throw new ConfigError(problems)
  const { commands, names, parameters, prepare, shell, warmUp } = spreadOut(options)
  const legend = named(commands, names)
  const written = (command: string) => {
    const text = escaped(command, parameters)
    return shell === null ? text : [shell, '-c', text]
  }
  const suite = {
    workload: 'command',
    name: programsIn(commands),
    run: Object.fromEntries(
      Object.entries(legend).map(([name, command]) => [name, written(command)]),
    ),
    matrix: Object.fromEntries(
      Object.entries(parameters).map(([name, values]) => [name, axisOf(values)]),
    ),
    ...(prepare === null ? {} : { prepare: written(prepare) }),
    head: { folder: '.' },
    'warm-up': warmUp,
    // Who compares two commands asks, and forbids nothing.
    gate: { mode: 'advisory' },
  }
  return { text: JSON.stringify({ suites: { ab: suite } }), legend }
}
