/** `gcbench ab`: any commands side by side; `gcbench compare`: outputs that are there already. */

import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Files } from '../machine/host.ts'
import { ConfigError, isError, makeFinding } from '../model/findings.ts'
import type { Problem, Report } from '../model/model.ts'
import { absolutePath, nearest } from '../model/paths.ts'
import { clean } from '../model/plain.ts'
import { type SideBySide, sideBySide } from '../plan/side-by-side.ts'
import { formats } from '../render/formats/index.ts'
import type { CommandLabels } from '../render/side-by-side.ts'
import { sideBySideText, wrapped } from '../render/terminal.ts'
import { printUnpaired, unpairedHeadline } from '../render/unpaired.ts'
import { neverRan } from '../report/failures.ts'
import {
  compareUnpaired,
  type ResultFile,
  readUnpairedFilter,
  type UnpairedRow,
} from '../report/unpaired.ts'
import { shellWord } from '../settings/command-line.ts'
import { noProgress } from './progress.ts'
import {
  addOptions,
  addPrinting,
  type CommandOptions,
  type Printing,
  runAndPrint,
  runOptionsOf,
} from './run-options.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

/** Where a format is written; of several files, each has its part in the name: `g.bigger.json`. */
type Export = { format: (typeof formats)[number]; file: string }

type AbOptions = CommandOptions &
  Printing & {
    name: string[]
    parameter: Record<string, string[]>
    prepare?: string
    shell: string
    warmup: string
    export: Export[]
    walls?: string
  }

function readParameter(written: string, before: Record<string, string[]>) {
  const [, name, values] = /^([a-z][\w-]*)=(.+)$/s.exec(written) ?? []
  if (name === undefined || values === undefined)
    throw new InvalidArgumentError('Expected a name and values: n=1,2,4.')
  return { ...before, [name]: spanned(values) ?? values.split(',') }
}

const MOST_VALUES = 100

/** Whole numbers from one to another, as `1..4`; null: it is no such span. */
function spanned(written: string): string[] | null {
  const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(written) ?? []
  if (first === undefined || last === undefined) return null
  const count = Number(last) - Number(first) + 1
  if (count < 1 || count > MOST_VALUES)
    throw new InvalidArgumentError(`Expected 1 to ${MOST_VALUES} numbers: n=1..4.`)
  return Array.from({ length: count }, (_, at) => String(Number(first) + at))
}

function readExport(written: string, before: Export[]): Export[] {
  const [, id = '', file = ''] = /^([^=]+)=(.+)$/s.exec(written) ?? []
  const format = formats.find((one) => one.id === id)
  if (file === '-')
    throw new InvalidArgumentError(`Standard output has the table: name a file, as ${id}=ab.out.`)
  if (format !== undefined && file !== '') return [...before, { format, file }]
  const ids = formats.map((one) => one.id)
  const near = nearest(id, ids)
  const meant = near === null ? '' : ` Did you mean ${near}=${file}?`
  throw new InvalidArgumentError(`Expected a format of ${ids.join(', ')}, = and a file.${meant}`)
}

const collect = (written: string, before: string[]) => [...before, written]

const addAbOptions = (command: Command): Command =>
  command
    .option(
      '-n, --name <name>',
      'name of a command; give one for each, in their order',
      collect,
      [],
    )
    .addOption(
      new Option(
        '-L, --parameter <name=values>',
        'values of {name} in the commands, as n=1,2,4 or n=1..4; of one command alone they are ' +
          'what is compared',
      )
        .argParser(readParameter)
        .default({}, 'none'),
    )
    .option('-p, --prepare <command>', 'runs before every trial and is not measured')
    .option(
      '-S, --shell <program>',
      'what reads the commands, such as sh; none: they are split at blanks',
      'none',
    )
    .addOption(
      new Option('-w, --warmup <passes>', 'passes of all commands before the first that counts')
        .choices(['0', '1'])
        .default('1'),
    )
    .option('-e, --export <format=file>', 'write a format to a file as well', readExport, [])

/** What of the call is not an option of every run, as a shell reads it. */
function restOf(options: SideBySide): string[] {
  const flags = [
    ...options.names.flatMap((name) => ['--name', name]),
    ...Object.entries(options.parameters).flatMap(([name, values]) => [
      '--parameter',
      `${name}=${values.join(',')}`,
    ]),
    ...(options.prepare === null ? [] : ['--prepare', options.prepare]),
    ...(options.shell === null ? [] : ['--shell', options.shell]),
    ...(options.warmUp ? [] : ['--warmup', '0']),
  ]
  return [...flags, '--', ...options.commands].map(shellWord)
}

/** `g.json` and `bigger` make `g.bigger.json`. */
const withPart = (file: string, part: string | undefined) =>
  part === undefined ? file : file.replace(/(?<=[^/])(\.[^./]*)?$/, (end) => `.${part}${end}`)

async function writeExports(report: Report, exports: Export[], terminal: Terminal) {
  const { files } = terminal.makeHost(noProgress)
  for (const { format, file } of exports) {
    const parts = format.render(report)
    for (const { part, text } of parts) {
      const path = parts.length === 1 ? file : withPart(file, part)
      await files.write(absolutePath(path, terminal.cwd), text)
      terminal.err(`written: ${path}\n`)
    }
  }
}

/** What each command is called in the answer: as the caller named it, else by its own words. */
function labelsOf(legend: Record<string, string>, names: readonly string[]): CommandLabels {
  const entries = Object.entries(legend)
  const labels = entries.map(([name, command]) => {
    if (names.includes(name)) return [name, { name, command }] as const
    const same = entries.filter(([, text]) => text === command).map(([own]) => own)
    const nth = same.length > 1 ? ` (${same.indexOf(name) + 1})` : ''
    return [name, { name: `${command}${nth}`, command: null }] as const
  })
  return Object.fromEntries(labels)
}

async function compare(
  commands: string[],
  options: AbOptions,
  { out, isKept }: { out: string; isKept: boolean },
  terminal: Terminal,
) {
  const comparison: SideBySide = {
    commands,
    names: options.name,
    parameters: options.parameter,
    prepare: options.prepare ?? null,
    shell: options.shell === 'none' ? null : options.shell,
    warmUp: options.warmup !== '0',
  }
  const { text, legend } = sideBySide(comparison)
  const labels = labelsOf(legend, options.name)
  // They are one's own commands, which may write where they like, unless one says otherwise.
  const request = {
    ...runOptionsOf(undefined, { ...options, out, walls: options.walls ?? 'off' }),
    made: { text, called: { command: 'ab' as const, rest: restOf(comparison) } },
  }
  const { code, report } = await runAndPrint(request, options, terminal, {
    isKept,
    phases: ['measure', 'report'],
    ...(!options.all && {
      textOf: (of: Report) => sideBySideText(of, { labels, screen: screenOf(terminal) }),
    }),
  })
  if (report === null) return code
  await writeExports(report, options.export, terminal)
  // Which of them is faster is advice; a command that never worked, or had no time, was not measured.
  if (code !== EXIT.ok && code !== EXIT.gate) return code
  const isBarren = report.comparisons.length === 0 || neverRan(report.records ?? []).length > 0
  return isBarren ? EXIT.host : EXIT.ok
}

/** Where the run keeps what it measured: in a folder that was asked for, else until it has ended. */
async function compareIn(
  out: string | null,
  commands: string[],
  options: AbOptions,
  terminal: Terminal,
) {
  if (out !== null) return compare(commands, options, { out, isKept: true }, terminal)
  const { files } = terminal.makeHost(noProgress)
  const scratch = await files.temporaryFolder('gcbench-ab-')
  try {
    return await compare(commands, options, { out: scratch, isKept: false }, terminal)
  } finally {
    await files.remove(scratch)
  }
}

export const abCommand: TerminalCommand = {
  name: 'ab',
  register(program, terminal, end) {
    const command = addOptions(
      program.command('ab').summary('compare commands in paired rounds, in random order'),
      'ab',
    )
      .description(
        'Runs commands in paired rounds, in random order, and prints how many times ' +
          "faster one ran, with an interval: gcbench ab -- 'cmd a' 'cmd b'. It leaves no " +
          'files; --out DIR or --open keep the report.',
      )
      .argument('<commands...>', 'what is compared, each in quotes; the first is the base')
    addPrinting(addAbOptions(command)).action(
      async (commands: string[], options: AbOptions & { out: string }) => {
        // Who asked for a comparison wants the answer; files are for who names a place for them.
        const isKept = options.open || command.getOptionValueSource('out') !== 'default'
        end(await compareIn(isKept ? options.out : null, commands, options, terminal))
      },
    )
  },
}

// `gcbench compare`: two files of old numbers.

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
