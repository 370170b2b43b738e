/** `gcbench report`, `merge` and `verify`: formats, pooled shards and checks of stored reports. */

import { createHash } from 'node:crypto'
import { Option } from 'commander'
import { type Host, HostError } from '../machine/host.ts'
import { type Unreplayed, unreplayedText } from '../model/finding-codes.ts'
import { ConfigError, makeFinding } from '../model/findings.ts'
import type { ParsedTrial, Problem, Profiles, Report } from '../model/model.ts'
import { absolutePath, baseName } from '../model/paths.ts'
import { clean, plural } from '../model/plain.ts'
import { VERSION } from '../model/version.ts'
import { BISECTION, type Bisection, bisectionIn } from '../render/bisect.ts'
import { html, PAGE } from '../render/formats/documents.ts'
import type { RenderedFile } from '../render/formats/format.ts'
import { formats } from '../render/formats/index.ts'
import { proofSentence } from '../render/proof.ts'
import { readRowFilter } from '../render/report-view.ts'
import { terminalText, wrapped } from '../render/terminal.ts'
import { judgedBy } from '../report/base-rules.ts'
import { verifyBisection } from '../report/bisect.ts'
import { gatingOf } from '../report/gate.ts'
import { wholeRounds } from '../report/interim.ts'
import { PROOF, proofDifferences, readProof } from '../report/proof.ts'
import { readProfiles } from '../report/read-report.ts'
import { makeReport, reportTrials } from '../report/report.ts'
import { parseRecords } from '../report/samples.ts'
import { changedContent, examineReport, recordsText, verifyReport } from '../report/verify.ts'
import { countIn, readCounted } from '../run/instructions.ts'
import { digestsIn } from '../run/prove.ts'
import {
  makeRecordStore,
  readRecords,
  readStored,
  recordsBeside,
  reportIn,
  reportOfRun,
  trialsOfFile,
} from '../run/records.ts'
import { mergeShards, writeReportFiles } from '../run/resume.ts'
import { shellWord } from '../settings/command-line.ts'
import { noProgress } from './progress.ts'
import { DEFAULT_OUT, styleOf, writtenText } from './run-options.ts'
import {
  EXIT,
  exitOfConclusion,
  screenOf,
  type Terminal,
  type TerminalCommand,
} from './terminal.ts'

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
  const store = makeRecordStore(host.files, folder)
  const trials = await readRecords(host, plan.suite, records, store)
  const rounds = wholeRounds(plan, trials)
  const profiles = await loadProfiles(folder, host)
  // What is said here is final: a run that is gone on with after it has what is held back.
  const isEnded = await host.files.exists(`${folder}/report.json`)
  if (!isEnded && rounds > 0) {
    const readAfter = [...new Set([...(started.readAfter ?? []), rounds])]
    await store.keep({ ...started, readAfter })
  }
  const { rules, ...rest } = started
  const report = reportTrials({
    ...rest,
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
  const exporter = formats.find(({ id }) => id === format)
  if (filter !== null) readRowFilter(filter, report.plan)
  if (filter !== null && exporter?.isUnfiltered)
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
    const files = exporter?.render(report, filter) ?? []
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
      .summary('render a stored report, or raw records, in any format')
      .argument('<file>', 'report.json, or the folder of a run')
      .addOption(
        new Option('-f, --format <format>', 'the format; default: the table').choices(
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

// `gcbench merge`: pools the reports of shards.

export const mergeCommand: TerminalCommand = {
  name: 'merge',
  register(program, terminal, end) {
    program
      .command('merge')
      .summary('pool the reports of the shards of one plan')
      .argument('<reports...>', "each shard's report.json, or a folder of their folders")
      .option('-o, --out <dir>', 'folder for the pooled report', DEFAULT_OUT)
      .action(async (paths: string[], options: { out: string }) => {
        const host = terminal.makeHost(noProgress)
        const report = await mergeShards(paths, options.out, host)
        const out = absolutePath(options.out, host.cwd)
        const written = await writeReportFiles(host, out, report)
        terminal.out(terminalText(report, styleOf({ all: false }, terminal)))
        terminal.err(`\n${writtenText(written)}`)
        end(exitOfConclusion(report.conclusion.conclusion))
      })
  },
}

// `gcbench verify`: whether a report is what its records give.

const SHOWN = 30

const REPORT = 'report.json'

/** What the raw records say: those in the report, else those of the file beside it. */
async function evidenceOf(report: Report, path: string, host: Host) {
  const { plan, records } = report
  const hash = createHash('sha256')
  if (records !== null) {
    const sha256 = hash.update(recordsText(records)).digest('hex')
    return { trials: parseRecords(plan.suite, records), sha256, from: 'in the report' }
  }
  const from = await recordsBeside(host, path)
  const trials = await trialsOfFile(host, plan.suite, from, (line) => hash.update(`${line}\n`))
  return { trials, sha256: hash.digest('hex'), from }
}

/** Raw profiles beside the report that are no longer those that it names. */
async function profileDifferences(report: Report, path: string, host: Host) {
  const profiled = [...(report.profiles?.targets ?? []), ...(report.profiles?.amounts ?? [])]
  const counts = report.counts ?? []
  const all = [...profiled.flatMap(({ base, head }) => [...base.files, ...head.files])]
  all.push(...counts.flatMap((count) => count.files))
  // Columns of one kind are of the same files.
  const files = new Map(all.map((file) => [file.path, file])).values()
  const differences: Problem[] = []
  for (const file of files) {
    const beside = path.replace(/[^/]*$/, file.path)
    if (!(await host.files.exists(beside))) continue
    const digest = await host.files.sha256(beside)
    const details = { said: file.sha256, found: digest }
    if (digest !== file.sha256)
      differences.push(makeFinding('other-records', {}, details, { where: file.path }))
  }
  const folder = path.replace(/\/[^/]*$/, '')
  for (const [index, count] of counts.entries()) {
    const texts = await readCounted(folder, count, host.files)
    const given = texts === null ? count.instructions : countIn(count, texts)
    const details = { said: String(count.instructions), found: String(given) }
    if (given !== count.instructions)
      differences.push(makeFinding('other-numbers', {}, details, { where: `counts.${index}` }))
  }
  return differences
}

type Verified = {
  differences: Problem[]
  counts: string
  version: string
  /** Whether the plan lists what was left out; false: the report is believed about that. */
  hasFindings: boolean
  /** How far it could not be computed again when something stops. */
  unreplayed: Unreplayed[]
}

const countsOf = (rows: number, records: number) => `${rows} rows, ${records} records`

async function verifiedReport(path: string, text: string, host: Host): Promise<Verified> {
  const report = reportIn(text, path)
  const { from, ...evidence } = await evidenceOf(report, path, host)
  const { faults, unreplayed } = examineReport(report, evidence)
  return {
    unreplayed,
    differences: [
      ...faults,
      ...changedContent(text),
      ...(await profileDifferences(report, path, host)),
    ],
    counts: `${countsOf(report.comparisons.length, evidence.trials.length)} (${from})`,
    version: report.tool.version,
    hasFindings: report.plan.findings !== undefined,
  }
}

/** A bisection, with the stages that it has beside it. */
async function verifiedBisection(
  path: string,
  bisection: Bisection,
  host: Host,
): Promise<Verified> {
  const folder = path.replace(/\/[^/]*$/, '')
  const stages: { report: Report; trials: ParsedTrial[] }[] = []
  const differences: Problem[] = []
  for (let nth = 1; nth <= bisection.stages; nth++) {
    const file = `${folder}/stage-${nth}/report.json`
    const text = await host.files.read(file)
    // One that was stopped has no report of its last stage.
    if (text === null && nth === bisection.stages && bisection.why !== '') break
    if (text === null) throw new HostError(`${file} does not exist`, 'keep the folder as it was')
    const report = reportIn(text, file)
    const { from: _, ...evidence } = await evidenceOf(report, file, host)
    for (const one of [...verifyReport(report, evidence), ...changedContent(text)])
      differences.push({ ...one, where: `stage-${nth}.${one.where}` })
    stages.push({ report, trials: evidence.trials })
  }
  const [rows, records] = [
    stages.reduce((sum, { report }) => sum + report.comparisons.length, 0),
    stages.reduce((sum, { trials }) => sum + trials.length, 0),
  ]
  return {
    differences: [...differences, ...verifyBisection(bisection, stages)],
    counts: `${plural(stages.length, 'stage')}, ${countsOf(rows, records)}`,
    version: stages[0]?.report.tool.version ?? VERSION,
    hasFindings: stages.every(({ report }) => report.plan.findings !== undefined),
    unreplayed: [],
  }
}

/** A plan that was altered may name a workload or a pattern that there is not: that is a refusal. */
async function verdictOn(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof HostError || error instanceof ConfigError)
      throw error
    const details = { unjudged: clean(error.message, 200) }
    const differences = [makeFinding('other-records', null, details, { where: 'plan' })]
    const nothing = { counts: countsOf(0, 0), version: VERSION, hasFindings: true }
    return { ...nothing, differences, unreplayed: [] }
  }
}

const BELIEVED =
  'not checked: which benchmarks were left out, failed, or are new. The report has no list of them in ' +
  'its plan, as gcbench writes it now: measure again, if you do not know who wrote it'

const ofOther = (version: string) =>
  `The report is of gcbench ${version}, which may plan and decide otherwise than ${VERSION}: verify it ` +
  'with that version'

const printerOf = (terminal: Terminal) => (line: string) =>
  terminal.out(`${wrapped(screenOf(terminal), line, { indent: 2 }).join('\n')}\n`)

/** Whether what a file holds is what its records give. */
async function verifyFile(path: string, text: string, host: Host, terminal: Terminal) {
  const print = printerOf(terminal)
  const bisection = bisectionIn(text)
  const { differences, counts, version, hasFindings, unreplayed } = await verdictOn(() =>
    bisection === null
      ? verifiedReport(path, text, host)
      : verifiedBisection(path, bisection, host),
  )
  for (const { where, message } of differences.slice(0, SHOWN)) print(`${where}: ${message}`)
  if (differences.length > SHOWN) print(`and ${differences.length - SHOWN} more`)
  if (differences.length === 0) {
    if (!hasFindings) print(BELIEVED)
    for (const why of unreplayed) print(`not checked: ${unreplayedText(why)}`)
    const what = bisection === null ? 'every row and the conclusion are' : 'what it says is'
    print(`verified: ${what} what the records give; ${counts}`)
    return EXIT.ok
  }
  if (version !== VERSION) print(ofOther(version))
  print(`not verified: ${plural(differences.length, 'difference')}; ${counts}`)
  return EXIT.gate
}

/** Whether a proof is what the report beside it gives, of which it names the digests. */
async function verifyProof(folder: string, text: string, host: Host, terminal: Terminal) {
  const report = await reportOfRun(host.files, folder)
  if (report === null)
    throw new HostError(`${folder} has a proof without its report`, 'keep the folder as it was')
  const proof = readProof(text)
  const differences = proofDifferences(proof, report, await digestsIn(folder, host))
  const print = printerOf(terminal)
  for (const { where, message } of differences.slice(0, SHOWN)) print(`${where}: ${message}`)
  print(
    differences.length === 0
      ? `verified: the proof is what the report gives; ${proofSentence(proof)}`
      : `not verified: the proof has ${plural(differences.length, 'difference')}`,
  )
  return differences.length === 0 ? EXIT.ok : EXIT.gate
}

/** Why there is nothing to verify: a run that was stopped leaves records without a report. */
async function nothingToVerify(file: string, folder: string, { files }: Host): Promise<HostError> {
  const hasRecords = (await files.read(`${folder}/records.ndjson`)) !== null
  if (!hasRecords) return new HostError(`${file} does not exist`, 'name a report.json or folder')
  const out = shellWord(file)
  return new HostError(
    `${file} has records and no report yet: its run was stopped`,
    `end it with gcbench run --resume --out ${out}, or see what was measured with gcbench report ${out}`,
  )
}

async function verify(file: string, terminal: Terminal): Promise<number> {
  const host = terminal.makeHost(noProgress)
  const named = absolutePath(file, host.cwd)
  // A proof is nothing without the report beside it.
  const absolute = baseName(named) === PROOF ? named.slice(0, -PROOF.length - 1) : named
  const isFolder = await host.files.isFolder(absolute)
  const paths = isFolder ? [REPORT, BISECTION].map((name) => `${absolute}/${name}`) : [absolute]
  const codes: number[] = []
  const proof = isFolder ? await host.files.read(`${absolute}/${PROOF}`) : null
  if (proof !== null) codes.push(await verifyProof(absolute, proof, host, terminal))
  for (const path of paths) {
    const text = await host.files.read(path)
    if (text !== null) codes.push(await verifyFile(path, text, host, terminal))
  }
  if (codes.length === 0) throw await nothingToVerify(file, absolute, host)
  return Math.max(...codes)
}

export const verifyCommand: TerminalCommand = {
  name: 'verify',
  register(program, terminal, end) {
    program
      .command('verify')
      .summary('recompute a stored report from its raw records')
      .description(
        'Calculates a stored report, a bisection or a proof again from the raw records, ' +
          'compares all digests, and says what differs. A checksum shows edits and ' +
          'accidents; a forger can make a new one. Exit code 1: something differs.',
      )
      .argument('<file>', 'report.json, or the folder of a run')
      .action(async (file: string) => {
        end(await verify(file, terminal))
      })
  },
}
