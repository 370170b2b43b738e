/** `gcbench verify`: whether a report is what its records give. */
import { createHash } from 'node:crypto'
import { type Host, HostError } from '../machine/host.ts'
import type { Report, TrialRecord } from '../model/model.ts'
import { VERSION } from '../model/version.ts'
import { wrapped } from '../render/terminal.ts'
import { recordsText, verifyReport } from '../report/verify.ts'
import { reportIn } from '../run/records.ts'
import { absolutePath } from '../text/paths.ts'
import { plural } from '../text/phrase.ts'
import { noProgress } from './progress.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

const RECORDS = 'records.ndjson'
const SHOWN = 30

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Evidence = { records: TrialRecord[]; text: string; from: string }

/** The raw records: those in the report, else those of the file beside it. */
async function evidenceOf(report: Report, path: string, host: Host): Promise<Evidence> {
  if (report.records !== null)
    return { records: report.records, text: recordsText(report.records), from: 'in the report' }
  const beside = path.replace(/[^/]*$/, RECORDS)
  const text = await host.files.read(beside)
  if (text === null)
    throw new HostError(`${path} holds no raw records`, `put ${RECORDS} of the run beside it`)
  const lines = text.split('\n').filter((line) => line !== '')
  const records = lines.map((line) => parse(line, beside))
  const inside = reportIn(JSON.stringify({ ...report, records }), beside)
  return { records: inside.records ?? [], text, from: beside }
}

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new HostError(`${file} is not what gcbench wrote`, 'measure again', { cause })
  }
}

/** Raw profiles beside the report that are no longer those that it names. */
async function profileDifferences(report: Report, path: string, host: Host) {
  const profiled = [...(report.profiles?.targets ?? []), ...(report.profiles?.amounts ?? [])]
  const all = profiled.flatMap(({ base, head }) => [...base.files, ...head.files])
  // Columns of one kind are of the same files.
  const files = new Map(all.map((file) => [file.path, file])).values()
  const result: { where: string; said: string; found: string }[] = []
  for (const file of files) {
    const beside = path.replace(/[^/]*$/, file.path)
    if (!(await host.files.exists(beside))) continue
    const digest = await host.files.sha256(beside)
    if (digest !== file.sha256) result.push({ where: file.path, said: file.sha256, found: digest })
  }
  return result
}

async function verify(file: string, terminal: Terminal): Promise<number> {
  const host = terminal.makeHost(noProgress)
  const absolute = absolutePath(file, host.cwd)
  const path = (await host.files.isFolder(absolute)) ? `${absolute}/report.json` : absolute
  const text = await host.files.read(path)
  if (text === null) throw new HostError(`${file} does not exist`, 'name a report.json or folder')
  const report = reportIn(text, file)
  const { records, text: raw, from } = await evidenceOf(report, path, host)
  const result = [
    ...verifyReport(report, records, sha256(raw)),
    ...(await profileDifferences(report, path, host)),
  ]
  const tell = (text: string) =>
    terminal.out(`${wrapped(screenOf(terminal), text, { indent: 2 }).join('\n')}\n`)
  for (const { where, said: shown, found: given } of result.slice(0, SHOWN))
    tell(`${where}: the report says ${shown}, the records give ${given}`)
  if (result.length > SHOWN) tell(`and ${result.length - SHOWN} more`)
  const counts = `${report.comparisons.length} rows, ${records.length} records (${from})`
  if (result.length === 0) {
    tell(`verified: every row and the conclusion are what the records give; ${counts}`)
    return EXIT.ok
  }
  if (report.tool.version !== VERSION)
    tell(`written by gcbench ${report.tool.version}, verified by ${VERSION}`)
  tell(`not verified: ${plural(result.length, 'difference')}; ${counts}`)
  return EXIT.gate
}

export const verifyCommand: TerminalCommand = {
  name: 'verify',
  register(program, terminal, end) {
    program
      .command('verify')
      .summary('recompute a stored report from its raw records')
      .description(
        'Calculates every row and the conclusion of a stored report again from its raw records, ' +
          'compares the digests of records and binaries, and says what differs. Exit code 1: ' +
          'something differs.',
      )
      .argument('<file>', 'report.json, or the folder of a run')
      .action(async (file: string) => {
        end(await verify(file, terminal))
      })
  },
}
