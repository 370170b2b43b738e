/** The command that makes any format again, from a stored report or raw records. */
import { Option } from 'commander'
import { type Host, HostError } from '../machine/host.ts'
import type { Profiles, Report } from '../model/model.ts'
import { VERSION } from '../model/version.ts'
import { html, PAGE } from '../render/formats/documents.ts'
import type { RenderedFile } from '../render/formats/format.ts'
import { formats } from '../render/formats/index.ts'
import { readRowFilter } from '../render/report-view.ts'
import { terminalText } from '../render/terminal.ts'
import { judgedBy } from '../report/base-rules.ts'
import { gatingOf } from '../report/gate.ts'
import { wholeRounds } from '../report/interim.ts'
import { readProfiles } from '../report/read-report.ts'
import { makeReport, reportTrials } from '../report/report.ts'
import { parseRecords } from '../report/trials.ts'
import { makeRecordStore, readStored, reportIn, reportOfRun } from '../run/records.ts'
import { writeReportFiles } from '../run/report-files.ts'
import { absolutePath } from '../text/paths.ts'
import { noProgress } from './progress.ts'
import { styleOf, writtenText } from './run-options.ts'
import { EXIT, type Terminal, type TerminalCommand } from './terminal.ts'

type ReportOptions = {
  format?: string
  out?: string
  filter?: string
  again: boolean
  all: boolean
  open: boolean
}

const UNFILTERED = 'name another format, or leave --filter out'

/** The report in a file or folder, or of the raw records there (an interrupted run, too). */
async function load(path: string, again: boolean, host: Host): Promise<Report> {
  const absolute = absolutePath(path, host.cwd)
  if (await host.files.isFolder(absolute)) {
    const whole = again ? null : await reportOfRun(host.files, absolute)
    return whole ?? fromRecords(absolute, host)
  }
  const text = await host.files.read(absolute)
  if (text === null) throw new HostError(`${path} does not exist`, 'name a report.json or folder')
  const report = reportIn(text, path)
  if (!again) return report
  if (report.records === null) {
    throw new HostError(`${path} holds no raw records`, 'name the folder that has records.ndjson')
  }
  // What had no room, say, or what the rules of the base expect, is not in the records.
  const problems = gatingOf(report.problems)
  return makeReport({ ...report, records: report.records, toolVersion: VERSION, problems })
}

async function fromRecords(folder: string, host: Host): Promise<Report> {
  const stored = await readStored(host.files, folder)
  if (stored === null) throw new HostError(`${folder} holds no records`, 'is it an --out folder?')
  const { started, records } = stored
  const { plan } = started
  const trials = parseRecords(plan.suite, records)
  const rounds = wholeRounds(plan, trials)
  const profiles = await loadProfiles(folder, host)
  // What is said here is final: a run that is gone on with after it has what is held back.
  const isEnded = await host.files.exists(`${folder}/report.json`)
  if (!isEnded && rounds > 0) {
    const readAfter = [...new Set([...(started.readAfter ?? []), rounds])]
    await makeRecordStore(host.files, folder).keep({ ...started, readAfter })
  }
  const { rules, ...known } = started
  const report = reportTrials({
    ...known,
    ...(profiles === null ? {} : { profiles }),
    environment: [started.environment],
    trials,
    roundsRun: rounds,
    measuredSec: records.reduce((sum, record) => sum + record.wallSec, 0),
    linkSec: null,
    stop: { kind: 'records' },
    createdAt: host.clock.timestamp(),
    toolVersion: VERSION,
    recordsSha256: await host.files.sha256(`${folder}/records.ndjson`),
  })
  return judgedBy(report, rules ?? null)
}

/** What the profile pass left in the folder; null: nothing. */
async function loadProfiles(folder: string, host: Host): Promise<Profiles | null> {
  const text = await host.files.read(`${folder}/profiles.json`)
  if (text === null) return null
  try {
    return readProfiles(text)
  } catch (cause) {
    const next = 'remove it, or measure again'
    throw new HostError(`${folder}/profiles.json is not what gcbench wrote`, next, { cause })
  }
}

/** Writes the page beside the report, or where it is asked for, and opens it. */
async function openPage(report: Report, folder: string, host: Host, terminal: Terminal) {
  await writeReportFiles(host, folder, report, html.id)
  terminal.err(`written: ${folder}/${PAGE}\n`)
  terminal.open(`${folder}/${PAGE}`)
  return EXIT.ok
}

/** The folder of a report that is named by its file or by its folder. */
async function folderOf(path: string, host: Host): Promise<string> {
  const absolute = absolutePath(path, host.cwd)
  return (await host.files.isFolder(absolute)) ? absolute : absolute.replace(/\/[^/]*$/, '')
}

const severalFiles = (format: string, files: readonly RenderedFile[]) =>
  new HostError(
    `${format} is several files: ${files.map(({ name }) => name).join(', ')}`,
    'name a folder for them: --out DIR',
  )

async function show(path: string, options: ReportOptions, terminal: Terminal) {
  const host = terminal.makeHost(noProgress)
  const report = await load(path, options.again, host)
  const { format, out, filter = null } = options
  const book = formats.find(({ id }) => id === format)
  if (filter !== null) readRowFilter(filter, report.plan)
  if (filter !== null && book?.isUnfiltered)
    throw new HostError(`${format} has all rows`, UNFILTERED)
  if (options.open) {
    const folder = out === undefined ? await folderOf(path, host) : absolutePath(out, terminal.cwd)
    return openPage(report, folder, host, terminal)
  }
  if (out !== undefined) {
    const folder = absolutePath(out, terminal.cwd)
    const paths = await writeReportFiles(host, folder, report, format, filter)
    terminal.err(writtenText(paths))
  } else if (format === undefined) {
    terminal.out(terminalText(report, styleOf({ ...options, filter }, terminal)))
  } else {
    const files = book?.render(report, filter) ?? []
    if (files.length > 1) throw severalFiles(format, files)
    for (const file of files) terminal.out(file.text)
  }
  return EXIT.ok
}

export const reportCommand: TerminalCommand = {
  name: 'report',
  register(program, terminal, end) {
    program
      .command('report')
      .summary('make any format again from a stored report or raw records')
      .argument('<file>', 'report.json, or the folder of a run')
      .addOption(
        new Option('-f, --format <format>', 'which format; default: the table').choices(
          formats.map(({ id }) => id),
        ),
      )
      .option('-o, --out <dir>', 'write files there instead of printing')
      .option('--filter <rows>', 'only such rows, as .name:/Scan/ -verdict:equivalent')
      .option('--all', 'print every row, also what did not move', false)
      .option('--open', 'write report.html beside the report and open it in a browser', false)
      .option('--again', 'judge the raw records again with this version of gcbench', false)
      .action(async (path: string, options: ReportOptions) => {
        end(await show(path, options, terminal))
      })
  },
}
