/**
 * The options of a run as flags, and a run in a terminal: measured, written, printed, with its exit
 * code.
 */
import { type Command, Option as Flag, InvalidArgumentError } from 'commander'
import type { Report } from '../model/model.ts'
import { absolutePath } from '../model/paths.ts'
import { PAGE } from '../render/formats/documents.ts'
import { terminalText } from '../render/terminal.ts'
import { runBench } from '../run/bench.ts'
import type { RunRequest } from '../run/request.ts'
import { writeReportFiles } from '../run/resume.ts'
import { shellWord } from '../settings/command-line.ts'
import {
  aboutAt,
  flagOf,
  type MeasuringCommand,
  type Option,
  type OptionName,
  options,
  type RunOptions,
  readRunOptions,
  rowsAt,
  rowsFor,
} from '../settings/options.ts'
import { progressReporterFor } from './progress.ts'
import { EXIT, exitOfConclusion, type Terminal } from './terminal.ts'

export const DEFAULT_OUT = options.out.default

/** What commander gives: by the names of flags in code. */
export type CommandOptions = Readonly<Record<string, unknown>>

/** The value of a text; commander tells which flag it was, and what is wrong with it. */
function read(row: Option, text: string): unknown {
  const parsed = row.schema.safeParse(text)
  if (parsed.success && text.trim() !== '') return parsed.data
  const words = parsed.error?.issues[0]?.message ?? 'expected a value'
  throw new InvalidArgumentError(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
}

/** Lists may be given in parts; of anything else the last counts. */
const joined = (before: unknown, now: unknown) =>
  Array.isArray(before) && Array.isArray(now) ? [...new Set([...before, ...now])] : now

function makeFlag(key: OptionName, row: Option, about = aboutAt(key, 'cli')): Flag {
  const { short, value } = row.flag
  const long = `--${flagOf(key)}${value === undefined ? '' : ` <${value}>`}`
  const flag = new Flag(short === undefined ? long : `-${short}, ${long}`, about)
  if (value === undefined) return flag.default(false)
  if (row.default !== '') flag.default(row.default)
  if (row.choices !== undefined) return flag.choices(row.choices)
  return flag.argParser((text: string, before: unknown) => joined(before, read(row, text)))
}

/** Gives a command the options that it takes. */
export function addOptions(command: Command, name: MeasuringCommand): Command {
  for (const [key, row] of rowsFor(name))
    if (row.isArgument === true) command.argument(`[${key}]`, aboutAt(key, 'cli'))
    // Commands alone have no suite whose word would hold.
    else command.addOption(makeFlag(key, row, name === 'ab' ? row.about : undefined))
  return command
}

/** What is asked by a command's argument and flags. */
export function runOptionsOf(suite: string | undefined, given: CommandOptions): RunOptions {
  const values = rowsAt('cli').flatMap(([key, row]) => {
    const value = row.isArgument === true ? suite : given[makeFlag(key, row).attributeName()]
    return value === undefined ? [] : [[key, value] as const]
  })
  return readRunOptions(Object.fromEntries(values))
}

// A run in a terminal.

export type Printing = {
  quiet: boolean
  json: boolean
  all: boolean
  open: boolean
}

/** Flags for what is printed of a run. */
export const addPrinting = (command: Command): Command =>
  command
    .option('-q, --quiet', 'no progress', false)
    .option('--all', 'print every row, also what did not move', false)
    .option('--json', 'print it as JSON', false)
    .option('--open', 'open report.html in a browser', false)

/** How a table is printed there. */
export const styleOf = (
  { all, filter = null }: Pick<Printing, 'all'> & { filter?: string | null },
  { colour, columns }: Terminal,
) => ({
  hasColour: colour,
  columns: columns(),
  isWhole: all,
  filter,
})

/** Where the files of a run are, and which; a word a file, so that it fits any terminal. */
export function writtenText(paths: string[]): string {
  const folders = [...Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/') + 1))]
  const lines = folders.map(([folder, inside]) => {
    const names = inside.map((path) => path.slice(folder.length)).join(' ')
    return `written to ${folder}: ${names}\n`
  })
  return lines.join('')
}

const NOT_KEPT = 'nothing is kept; --out DIR keeps what was measured, to go on with'

/** `report` is null where the run was stopped. */
type PrintedRun = { code: number; report: Report | null }

/** How a command shows its run, where it is not as `gcbench run` does. */
type Showing = {
  /** What is printed of the report, in place of its tables. */
  textOf?: (report: Report) => string
  /** Phases of a run that are news to who waits; absent: all. */
  phases?: readonly string[]
  /** Whether files are left behind; absent: they are. */
  isKept?: boolean
  /** What goes on with it once it was stopped; absent: a run. */
  again?: string
}

const runAgain = ({ out }: RunRequest) => `gcbench run --resume --out ${shellWord(out)}`

/** Measures and tells. Ctrl-C ends the children and keeps what was measured. */
export async function runAndPrint(
  request: RunRequest,
  printing: Printing,
  terminal: Terminal,
  showing: Showing = {},
): Promise<PrintedRun> {
  const { textOf, phases, isKept = true, again = runAgain(request) } = showing
  const notifyAll = progressReporterFor(terminal, printing.quiet)
  const notify: typeof notifyAll = (progress) => {
    if (progress.kind !== 'phase' || (phases?.includes(progress.name) ?? true)) notifyAll(progress)
  }
  // Before its first trial there is nothing to go on with.
  let isMeasured = request.resume
  const host = terminal.makeHost((progress) => {
    isMeasured ||= progress.kind === 'trial'
    notify(progress)
  })
  let isShown = false
  const forget = terminal.onInterrupt(() => {
    // All that is left is to remove what was temporary.
    if (isShown) return
    const stays = isKept ? `what was measured stays in ${request.out}` : NOT_KEPT
    const text = `stopping; ${isMeasured ? stays : 'nothing is measured yet'}`
    if (printing.quiet) terminal.err(`${text}\n`)
    else host.notify({ kind: 'note', text })
    void host.exec.stopAll()
  })
  // The last line of what was told stays where it is only in a log.
  const endLine = () => {
    if (terminal.isTerminal && !printing.quiet) terminal.progress.write('\r\x1b[K')
  }
  const show = async (report: Report) => {
    isShown = true
    endLine()
    const folder = absolutePath(request.out, terminal.cwd)
    const paths = isKept ? await writeReportFiles(host, folder, report) : []
    if (printing.json) terminal.out(`${JSON.stringify(report)}\n`)
    else terminal.out(textOf?.(report) ?? terminalText(report, styleOf(printing, terminal)))
    if (isKept && !printing.quiet && !printing.json) terminal.err(`\n${writtenText(paths)}`)
    if (printing.open) terminal.open(`${folder}/${PAGE}`)
  }
  let report: Report
  try {
    // Nobody answers a comment in a terminal.
    report = await runBench({ ...request, answersComments: false }, host, show)
  } finally {
    forget()
    if (host.exec.stopping && isMeasured && isKept) terminal.err(`go on with:\n  ${again}\n`)
  }
  if (!isShown) {
    endLine()
    return { code: EXIT.interrupted, report: null }
  }
  const isBarren = report.problems.some(({ code }) => code === 'nothing-ran')
  const code =
    request.failOn === 'nothing' ? EXIT.ok : exitOfConclusion(report.conclusion.conclusion)
  return { code: isBarren ? EXIT.host : code, report }
}
