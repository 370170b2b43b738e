/** `gcbench history`, `site` and `notes`: what the reports of a folder show together. */

import { Option } from 'commander'
import { type Host, HostError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { absolutePath, nearest } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import {
  curveText,
  type History,
  historyCsv,
  historyJson,
  historyOf,
  historyText,
  notesMarkdown,
  notesOf,
} from '../render/history.ts'
import type { Screen } from '../render/terminal.ts'
import { rowName } from '../report/acceptances.ts'
import { type AbsoluteSeries, linksOf, readAbsolute } from '../report/history.ts'
import { reportsIn, writeSite } from '../run/site.ts'
import { noProgress } from './progress.ts'
import { DEFAULT_OUT } from './run-options.ts'
import { addRequired, EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

/** All that can be read, in the order of their paths; the others are told of. */
async function readReportsIn(folder: string, host: Host, { err }: Pick<Terminal, 'err'>) {
  const reports: Report[] = []
  for await (const { report } of reportsIn(folder, host, err)) reports.push(report)
  return reports
}

// `gcbench history`: what many reports say together, as curves.

type HistoryOptions = { series?: string; format: 'text' | 'csv' | 'json'; import: string[] }

async function importedFrom(files: readonly string[], host: Host): Promise<AbsoluteSeries[]> {
  const all: AbsoluteSeries[] = []
  for (const file of files) {
    const text = await host.files.read(absolutePath(file, host.cwd))
    if (text === null) throw new HostError(`${file} does not exist`, 'name a file to import')
    const { value, problems } = readAbsolute(text)
    const [problem] = problems
    if (problem !== undefined)
      throw new HostError(`${file}: ${problem.message}`, problem.next ?? '')
    all.push(...value)
  }
  return all
}

/** `Scan` of `store.Scan` or `command/Scan` where no other ends so, and else the whole name. */
function shortName(benchmark: string, all: readonly string[]): string {
  const last = (name: string) => name.split(/[./]/).at(-1) ?? name
  const isAlone = all.filter((one) => last(one) === last(benchmark)).length === 1
  return isAlone ? last(benchmark) : benchmark
}

function oneCurve({ nodes, curves }: History, name: string, screen: Screen): string {
  const benchmarks = [...new Set(curves.map(({ benchmark }) => benchmark))]
  const own = curves.filter((curve) =>
    [curve.benchmark, rowName(curve), shortName(curve.benchmark, benchmarks)].includes(name),
  )
  if (own.length > 0) return own.map((curve) => curveText(nodes, curve, screen)).join('\n')
  const near = nearest(name, benchmarks)
  const next = near === null ? `known: ${benchmarks.join(', ')}` : `did you mean ${near}?`
  throw new HostError(`no curve of ${name}`, next)
}

async function show(folder: string, options: HistoryOptions, terminal: Terminal) {
  const host = terminal.makeHost(noProgress)
  const links = linksOf(await readReportsIn(folder, host, terminal))
  const history = historyOf(links, await importedFrom(options.import, host))
  if (history.curves.length + history.absolute.length === 0) {
    const next = 'keep the reports of runs with --base and --head, and name their folder'
    throw new HostError(`${folder} has no report that compares two commits`, next)
  }
  const print = { text: historyText, csv: historyCsv, json: historyJson }[options.format]
  const { series } = options
  const screen = screenOf(terminal)
  terminal.out(series === undefined ? print(history, screen) : oneCurve(history, series, screen))
  return EXIT.ok
}

const collect = (written: string, before: string[]) => [...before, written]

export const historyCommand: TerminalCommand = {
  name: 'history',
  register(program, terminal, end) {
    program
      .command('history')
      .summary('many reports as curves, with their bands and what moved them')
      .description(
        'Chains the paired comparisons of all reports in a folder into curves with a band.',
      )
      .argument('[folder]', 'where reports are, at any depth', DEFAULT_OUT)
      .option('--series <benchmark[:metric]>', 'one curve, commit by commit')
      .addOption(
        new Option('-f, --format <format>', 'of all curves')
          .choices(['text', 'csv', 'json'])
          .default('text'),
      )
      .option(
        '--import <file>',
        "absolute numbers of another tool beside them: github-action-benchmark's data.js, or " +
          'the JSON of `bencher perf`',
        collect,
        [],
      )
      .action(async (folder: string, options: HistoryOptions) => {
        end(await show(folder, options, terminal))
      })
  },
}

// `gcbench site`: the same as pages, for whoever serves files.

type SiteOptions = { out: string; repository: string; title?: string }

async function publish(
  folder: string,
  { out, repository, title }: SiteOptions,
  terminal: Terminal,
) {
  const host = terminal.makeHost(noProgress)
  const { files, reports } = await writeSite({ folder, out, repository, title }, host, terminal.err)
  terminal.out(`${plural(files, 'file')} in ${out}, of ${plural(reports, 'report')}\n`)
  return EXIT.ok
}

export const siteCommand: TerminalCommand = {
  name: 'site',
  register(program, terminal, end) {
    const command = program
      .command('site')
      .summary('many reports as a static site, with a badge')
      .description(
        'Writes pages of all reports in a folder: every benchmark with its curve, the last ' +
          'comparisons, CSV and a badge. Any server of files can show them.',
      )
      .argument('[folder]', 'where reports are, at any depth', DEFAULT_OUT)
    addRequired(command, {
      '-o, --out <dir>': 'where the pages go',
      '--repository <address>': 'of the repository, to link commits: https://github.com/OWNER/NAME',
    })
      .option('--title <text>', 'whose benchmarks they are (default: OWNER/NAME of the address)')
      .action(async (folder: string, options: SiteOptions) => {
        end(await publish(folder, options, terminal))
      })
  },
}

// `gcbench notes`: what got faster and slower between two releases, as Markdown.

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
        'Writes what moved between the two, with intervals, from reports that compare ' +
          'them directly or by a chain of commits.',
      )
      .argument('<from..to>', 'two refs, such as v1.3..v1.4')
      .argument('[folder]', 'where reports are, at any depth', DEFAULT_OUT)
      .action(async (range: string, folder: string) => {
        end(await write(range, folder, terminal))
      })
  },
}
