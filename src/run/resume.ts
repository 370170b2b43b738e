/**
 * What a run takes from earlier ones: pace and noise of the last run, the plan of a run that it
 * continues, shards that are merged. Also writes and removes the files of a report.
 */
import { type Host, HostError, OutsideError } from '../machine/host.ts'
import type { Finding } from '../model/findings.ts'
import type { Plan, Report, Suite, TrialRecord } from '../model/model.ts'
import { absolutePath } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
import { budgetSpentSec, roundsBudgetSec } from '../plan/fit.ts'
import { shardOf } from '../plan/plan.ts'
import { type LastRun, secondsOfRounds } from '../plan/preview.ts'
import { formats } from '../render/formats/index.ts'
import { noiseOfRows, wholeRounds } from '../report/interim.ts'
import {
  analysesGoneOn,
  inPool,
  limitsOf,
  type Measured,
  mergeReports,
  type Stretch,
  stretchesOf,
} from '../report/merge.ts'
import { compactTrials } from '../report/packed-trials.ts'
import { isModest, ReportError } from '../report/read-report.ts'
import { bounded, withoutMany } from '../report/report.ts'
import { changedContent, faultsOfTrials, recordsText } from '../report/verify.ts'
import { commandLine } from '../settings/command-line.ts'
import { noRunOptions, type RunOptions } from '../settings/options.ts'
import {
  makeRecordStore,
  readRecords,
  readUntouched,
  recordsBeside,
  reportIn,
  reportOfRun,
  type StoredRecords,
  trialsOfFile,
} from './records.ts'

/** What the last run in the folder was like, if it was of this suite; it is not touched. */
export async function lastRunOf(
  suite: Suite,
  sources: Plan['sources'],
  functions: readonly { name: string }[],
  folder: string,
  host: Pick<Host, 'files' | 'reader'>,
): Promise<LastRun | null> {
  const stored = await readUntouched(host.files, folder)
  if (stored === null) return null
  const { plan, probeSec = 0, planned = null, problems, environment } = stored.started
  if (JSON.stringify(plan.suite.workload) !== JSON.stringify(suite.workload)) return null
  const report = await reportOfRun(host.files, folder)
  const trials = await readRecords(host, plan.suite, stored.records, null)
  const rounds = report?.roundsRun ?? wholeRounds(plan, trials)
  const isSame = sameSources(plan.sources, sources)
  return {
    targets: plan.targets,
    probeSec,
    planned,
    environment,
    told: keptFindings([...problems, ...(report?.problems ?? [])], functions, isSame),
    roundsSec: secondsOfRounds(stored.records, rounds, probeSec),
    isDecided: report?.stop?.kind === 'decided',
    noise: noiseOfRows(plan, trials, rounds),
  }
}

const sameSources = (one: Plan['sources'], other: Plan['sources']): boolean =>
  (['base', 'head'] as const).every((side) => one[side]?.sha === other[side]?.sha)

/**
 * What a run of the same sources would leave out again, and what of others its probe told: both are
 * no news to the last run, though it did not measure them. `functions`: of the sources of now.
 */
function keptFindings(
  problems: readonly Finding[],
  functions: readonly { name: string }[],
  isSame: boolean,
): string[] {
  const leftOut = problems.filter(({ code }) => code === 'left-out')
  const isOf = (name: string) => (one: Finding) =>
    `${one.subject?.benchmark ?? ''}/`.startsWith(`${name}/`)
  // Those that there was no time to try out are told of by another budget.
  const isSized = ({ remedy }: Finding) => remedy?.kind === 'budget' && remedy.rounds !== undefined
  const sized = leftOut.filter(isSized)
  const untried = leftOut.filter((one) => !isSized(one))
  return functions
    .map(({ name }) => name)
    .filter((name) => sized.some(isOf(name)) || (isSame && !untried.some(isOf(name))))
}

// A run that is continued: what stays of its plan, and which limits may change.

type Limits = Pick<RunOptions, 'budget' | 'rounds' | 'out'>

/** Rounds of which a final word was read; null: of none. */
async function roundsRead(
  folder: string,
  { started }: StoredRecords,
  host: Host,
): Promise<number | null> {
  const report = await reportOfRun(host.files, folder)
  const reported = report === null ? [] : [report.roundsRun]
  const all = [...reported, ...(started.readAfter ?? [])]
  return all.length === 0 ? null : Math.max(...all)
}

/** Rounds that were begun after all before them were whole. */
const roundsBegun = ({ records }: StoredRecords): number =>
  records.reduce((most, { trial }) => Math.max(most, trial.round), 0)

/** What was built before is no part of the time that a run may have in all. */
function suiteWithin({ suite: whole, shard }: Plan, { budget, rounds }: Limits): Suite {
  const { waitSec: _, ...suite } = whole
  if (budget === null && rounds === null) return whole
  const budgetSec = budget ?? suite.budgetSec
  if (rounds === null) return { ...suite, budgetSec }
  const { min, max } = rounds
  const limited = {
    ...suite,
    budgetSec,
    rounds: { min: min ?? Math.min(suite.rounds.min, max), max },
  }
  return shard === null ? limited : shardOf(limited, shard)
}

/** Throws where more was asked for and there is no room for it: that would be a silent nothing. */
function checkRoom(
  { started, records }: StoredRecords,
  suite: Suite,
  read: number,
  out: string,
): void {
  const usedSec = budgetSpentSec(records, started.probeSec ?? 0)
  if (roundsBudgetSec(suite) <= usedSec) {
    throw new HostError(
      `the run in ${out} has used ${printDuration(usedSec)}, and may use ` +
        `${printDuration(suite.budgetSec)} in all: no round would be run`,
      'give the time that it may have in all: --budget 15m, say',
    )
  }
  if (suite.rounds.max > read) return
  throw new HostError(
    `the run in ${out} has ${read} rounds of the ${suite.rounds.max} that it may have`,
    'give the rounds that it may have in all: --rounds 80, say',
  )
}

/**
 * Gives the stored run the limits that are asked for, and keeps them in its folder. Where a final
 * word was read already, what is measured from here on is judged at what was held back for it.
 */
export async function goOn(
  stored: StoredRecords,
  request: Limits,
  folder: string,
  host: Host,
): Promise<void> {
  const { started, records } = stored
  const { plan } = started
  const suite = suiteWithin(plan, request)
  const read = await roundsRead(folder, stored, host)
  const isAsked = request.budget !== null || request.rounds !== null
  if (read !== null && isAsked) checkRoom(stored, suite, read, request.out)
  const isKnown = plan.looks.some(({ rounds, isEnd }) => isEnd === true && rounds === read)
  if (!isAsked && (read === null || isKnown)) return
  const isRead = read !== null && !isKnown
  const ran = isRead ? read : Math.max(read ?? 0, roundsBegun(stored))
  const earlier = { limits: limitsOf(plan), ran, isRead }
  const looks = analysesGoneOn(plan, earlier, suite, records)
  Object.assign(plan, { suite, looks, earlier: [...(plan.earlier ?? []), earlier] })
  const { budget, rounds } = request
  const again = { ...noRunOptions, suite: suite.name, resume: true, budget, rounds }
  if (isAsked && read !== null) started.command += ` && ${commandLine(again)}`
  await makeRecordStore(host.files, folder).keep(started)
}

// The files of a report, one per format.

/**
 * Renders the formats of every run, or the one that is asked for; returns the paths written, in the
 * order of the registry. One that refuses the report costs no other: those are written before
 * HostError says so.
 */
export async function writeReportFiles(
  host: Host,
  folder: string,
  report: Report,
  only?: string,
  filter: string | null = null,
): Promise<string[]> {
  await host.files.makeFolder(folder)
  const books = formats.filter(({ id, isOnRequest }) =>
    only === undefined ? !isOnRequest : id === only,
  )
  const faults: string[] = []
  const files = books.flatMap((format) => {
    try {
      return format.render(report, format.isUnfiltered ? null : filter)
    } catch (error) {
      if (!(error instanceof ReportError)) throw error
      faults.push(error.message)
      return []
    }
  })
  // report.json last: its presence says that the folder is complete.
  const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT))
  for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text)
  if (faults.length > 0) throw new OutsideError(faults.join('\n'), unwritten(folder))
  return files.map((file) => `${folder}/${file.name}`)
}

const unwritten = (folder: string) =>
  `the other formats and the raw records are in ${folder}; please report this as a bug of gcbench`

const REPORT = 'report.json'

/** Names that formats of every run give their files: those of an arm begin with `bench-`. */
const OF_RUN =
  /^(report\.(json|md|html|txt)|summary\.md|proof\.json|bench-[^/]+\.txt|profiles\.json)$/

/** Removes what an earlier run told in the folder: beside a run that fails it would pass for it. */
export async function removeReportFiles(host: Pick<Host, 'files'>, folder: string): Promise<void> {
  for (const name of await host.files.list(folder)) {
    if (OF_RUN.test(name)) await host.files.remove(`${folder}/${name}`)
  }
}

// Shards: their reports, pooled.

const REPORT_FILE = 'report.json'

/** Characters of a report with its records. */
const LONGEST = 256 * 1024 * 1024

/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path: string, host: Host): Promise<string[]> {
  if (!(await host.files.isFolder(path))) return [path]
  if (await host.files.exists(`${path}/${REPORT_FILE}`)) return [`${path}/${REPORT_FILE}`]
  const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${REPORT_FILE}`)
  const exists = await Promise.all(inside.map((file) => host.files.exists(file)))
  return inside.filter((_, index) => exists[index])
}

/** The report in a file that may be hostile. */
async function shardIn(file: string, host: Host): Promise<Report> {
  const next = "name each shard's report"
  const text = await host.files.read(file)
  if (text === null) throw new HostError(`${file} does not exist`, next)
  if (text.length > LONGEST || !isModest(text)) {
    const why = 'is no report of a shard: it is larger, or has more parts or deeper ones'
    throw new HostError(`${file} ${why}`, next)
  }
  const report = reportIn(text, file)
  const [fault] = changedContent(text)
  if (fault !== undefined) throw new HostError(`${file}: ${fault.message}`, AS_WRITTEN)
  return report
}

const AS_WRITTEN = "name each shard's report as it was written"

/** The report of a shard without its records, and what they say: trials as its plan has them. */
async function measuredIn(file: string, host: Host): Promise<Measured> {
  const { records, ...rest } = await shardIn(file, host)
  const { suite } = rest.plan
  const trials =
    records === null
      ? await trialsOfFile(host, suite, await recordsBeside(host, file))
      : compactTrials(suite, records)
  const report = { ...rest, records: null }
  const [fault] = faultsOfTrials(report, trials)
  if (fault === undefined) return { report, trials }
  const { version } = report.tool
  const next = version === VERSION ? AS_WRITTEN : `merge with gcbench ${version}, which measured it`
  throw new HostError(`${file}: ${fault.message} (${fault.where})`, next)
}

/** The raw records of a shard, one by one. */
async function* recordsIn(file: string, host: Host): AsyncGenerator<TrialRecord> {
  const { records } = await shardIn(file, host)
  if (records !== null) return yield* records
  for await (const line of host.files.lines(await recordsBeside(host, file)))
    yield JSON.parse(line) as TrialRecord
}

/** So many characters are written at once. */
const PIECE = 8 * 1024 * 1024

/** Writes the records of all shards as those of the pool; no more than a piece is in memory. */
async function writePool(files: string[], stretches: Stretch[], to: string, host: Host) {
  let piece = ''
  await host.files.write(to, '')
  for (const stretch of stretches) {
    for await (const one of recordsIn(files[stretch.report]!, host)) {
      const own = inPool(one, stretch)
      if (own !== null) piece += recordsText([own])
      if (piece.length < PIECE) continue
      await host.files.append(to, piece)
      piece = ''
    }
  }
  await host.files.append(to, piece)
}

/** Pools the shards' reports; writes the pooled raw records to `out`. */
export async function mergeShards(paths: string[], out: string, host: Host): Promise<Report> {
  const absolute = (path: string) => absolutePath(path, host.cwd)
  const files = (await Promise.all(paths.map((path) => reportPaths(absolute(path), host)))).flat()
  const shards: Measured[] = []
  for (const file of files) shards.push(await measuredIn(file, host))
  if (shards.length === 0) {
    throw new HostError(
      `no ${REPORT_FILE} in ${paths.join(' ')}`,
      'download the artifacts of all shards',
    )
  }
  const merged = mergeReports(shards, host.clock.timestamp())
  const path = `${absolute(out)}/records.ndjson`
  await writePool(files, stretchesOf(shards.map(({ report }) => report)), path, host)
  const records = withoutMany(merged).records === null ? null : await recordsOfPool(path, host)
  return bounded({ ...merged, records, recordsSha256: await host.files.sha256(path) })
}

async function recordsOfPool(path: string, host: Host): Promise<TrialRecord[]> {
  const records: TrialRecord[] = []
  for await (const line of host.files.lines(path)) records.push(JSON.parse(line))
  return records
}
