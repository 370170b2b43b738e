/**
 * The output folder of a run: made and checked for free space; the records of its trials, each
 * stored before the next trial starts; and its report, read back.
 */
import { type Files, type Host, HostError, OutsideError } from '../machine/host.ts'
import type {
  BuildRecord,
  Environment,
  InstructionCount,
  ParsedTrial,
  Plan,
  Problem,
  Report,
  Suite,
  TrialRecord,
} from '../model/model.ts'
import { absolutePath, HALF_WRITTEN, isInside } from '../model/paths.ts'
import type { PlannedPace } from '../plan/fit.ts'
import type { Rules } from '../report/base-rules.ts'
import { unexpectedOutput } from '../report/failures.ts'
import { TooManyTrialsError, trialsOfLines } from '../report/packed-trials.ts'
import { MEASURE_LESS, ReportError, readReport, withData } from '../report/read-report.ts'
import { parseRecords, parseTrial } from '../report/samples.ts'
import { recordsText } from '../report/verify.ts'
import type { ExpectedOutput } from '../workloads/workload.ts'
import { readingProblem } from './trial-status.ts'

/** Room that records and reports of a run take, at the least. */
const RECORDS_BYTES = 32 * 1024 * 1024
/** Room that worktrees and binaries take, at the least. */
const BUILDS_BYTES = 256 * 1024 * 1024

/**
 * Makes the folder of the run's own files, or throws at once where nothing could be written there.
 * A folder that is made here says to git that it is nothing to commit.
 */
export async function makeOutFolder(host: Host, out: string): Promise<void> {
  const folder = absolutePath(out, host.cwd)
  const [real, own] = await Promise.all([folder, host.cwd].map((at) => host.files.realPath(at)))
  if (isInside(folder, host.cwd) && !isInside(real ?? folder, own ?? host.cwd))
    throw new HostError(
      `${out} is a link to what is outside of the working folder, to which nothing is written`,
      'remove the link, or name where it leads with --out',
    )
  try {
    const isNew = !(await host.files.exists(folder))
    await host.files.makeFolder(folder)
    const mark = isNew ? '.gitignore' : '.gcbench-check'
    await host.files.write(`${folder}/${mark}`, isNew ? '*\n' : '')
    if (!isNew) await host.files.remove(`${folder}/${mark}`)
    for (const name of await host.files.list(folder))
      if (HALF_WRITTEN.test(name)) await host.files.remove(`${folder}/${name}`)
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    throw new OutsideError(
      `nothing can be written to ${out}: ${error.message}`,
      'choose another folder with --out (input `out` of the Action)',
      { cause: error },
    )
  }
  await checkRoom(host, folder, RECORDS_BYTES, 'choose another folder with --out')
}

/** Throws where the scratch folder's disk has no room for checkouts and binaries. */
export const checkBuildRoom = (host: Host, folder: string) =>
  checkRoom(host, folder, BUILDS_BYTES, 'set TMPDIR to a folder on another disk')

async function checkRoom(host: Host, folder: string, bytes: number, orElse: string) {
  const free = await host.files.freeBytes(folder)
  if (free === null || free >= bytes) return
  const inMiB = (count: number) => `${Math.floor(count / 1024 / 1024)} MiB`
  throw new OutsideError(
    `${folder} has ${inMiB(free)} of room left, and a run takes at least ${inMiB(bytes)}`,
    `free some space, or ${orElse}`,
  )
}

// The records of trials.

/** What was fixed before the first round; a resumed run must find the same again. */
type Started = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment
  problems: Problem[]
  /** Whose rules judge it; absent: its own. */
  rules?: Rules | null
  command: string
  /** What the probe took of the budget, with counting instructions; and that alone. */
  probeSec?: number
  instructionsSec?: number
  /** Trials are as short as can be. */
  shortest?: boolean
  planned?: PlannedPace
  /** Instructions that were counted; absent: none. */
  counts?: InstructionCount[]
  /** Rounds of which a final word was read although the run had not ended; absent: of none. */
  readAfter?: number[]
}

/**
 * The folder in which a run of rounds keeps what it measured: `started.json` before the first
 * trial, then one line a trial in `records.ndjson`, flushed to disk before what it printed is read.
 */
export type RecordStore = {
  folder: string
  start(started: Started): Promise<void>
  /** Once more, beside the trials that there are. */
  keep(started: Started): Promise<void>
  add(record: TrialRecord): Promise<void>
  /** Replaces the record that was added last by the same one with what reading its output gave. */
  amend(record: TrialRecord): Promise<void>
}

const STARTED = 'started.json'
const RECORDS = 'records.ndjson'

export function makeRecordStore(files: Files, folder: string): RecordStore {
  const keep = (started: Started) =>
    files.write(`${folder}/${STARTED}`, `${JSON.stringify(started)}\n`)
  return {
    folder,
    keep,
    async start(started) {
      await files.makeFolder(folder)
      await keep(started)
      await files.write(`${folder}/${RECORDS}`, '')
    },
    add: (record) => files.append(`${folder}/${RECORDS}`, recordsText([record])),
    async amend(record) {
      const lines = ((await files.read(`${folder}/${RECORDS}`)) ?? '').split('\n').slice(0, -2)
      const before = lines.map((line) => `${line}\n`).join('')
      await files.write(`${folder}/${RECORDS}`, before + recordsText([record]))
    },
  }
}

/** What the run in the folder began with; null: there is none. */
async function readStarted(files: Files, folder: string): Promise<Started | null> {
  const text = await files.read(`${folder}/${STARTED}`)
  if (text === null) return null
  const started = parse<Started>(text, `${folder}/${STARTED}`)
  const problems = started.problems.map((one) => withData(one, started.plan))
  return { ...started, problems }
}

export type StoredRecords = { started: Started; records: TrialRecord[]; tornLines: number }

type RetainedRecords = StoredRecords & { whole: string[] }

/** What is in the folder, which is not touched; null when there is no run. */
export async function readUntouched(files: Files, folder: string): Promise<RetainedRecords | null> {
  const started = await readStarted(files, folder)
  if (started === null) return null
  const lines = ((await files.read(`${folder}/${RECORDS}`)) ?? '').split('\n')
  const torn = lines.pop() ?? ''
  const whole = lines.filter((line) => line !== '')
  const records = whole.map((line, index) =>
    parse<TrialRecord>(line, `${folder}/${RECORDS}:${index + 1}`),
  )
  return { started, records, tornLines: torn === '' ? 0 : 1, whole }
}

/**
 * What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
 * line is the trial in flight when the run was killed: it is cut off the file, so that the next
 * record starts on a line of its own.
 */
export async function readStored(files: Files, folder: string): Promise<StoredRecords | null> {
  const retained = await readUntouched(files, folder)
  if (retained === null) return null
  const { whole, ...stored } = retained
  if (stored.tornLines > 0) {
    await files.write(`${folder}/${RECORDS}`, whole.map((line) => `${line}\n`).join(''))
  }
  return stored
}

// What records say.

/** A record with what it printed; of one that went well until then, whether that is a result. */
export async function readRecord(
  { reader }: Pick<Host, 'reader'>,
  suite: Suite,
  record: TrialRecord,
  expected: ExpectedOutput | null,
): Promise<ParsedTrial> {
  const { outputs, wallSec, trial, status, problem: known } = record
  const { workload, metrics } = suite
  if (known?.code === 'trial-unreadable') return { record, parsed: parseTrial(suite, record) }
  const parsed = await reader.read({ workload, metrics, outputs, wallSec })
  if (status !== 'ok') return { record, parsed }
  const { stdout = '', stderr = '' } = outputs
  const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`
  const problem =
    readingProblem(parsed, { stdout, stderr }, where) ??
    unexpectedOutput(expected, parsed.value, { wallSec, stdout, where })
  return problem === null
    ? { record, parsed }
    : { record: { ...record, status: 'failed', problem }, parsed }
}

/**
 * Records of an earlier run. It may have ended before it had read what its last trial printed, so
 * that one is read as when it arrived; `store` takes what comes of it.
 */
export async function readRecords(
  host: Pick<Host, 'reader'>,
  suite: Suite,
  records: readonly TrialRecord[],
  store: RecordStore | null,
): Promise<ParsedTrial[]> {
  const last = records.at(-1)
  if (last === undefined) return []
  const read = await readRecord(host, suite, last, null)
  if (read.record !== last) await store?.amend(read.record)
  return [...parseRecords(suite, records.slice(0, -1)), read]
}

function parse<T>(text: string, where: string): T {
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw new HostError(
      `${where} is not what gcbench wrote`,
      'remove the folder and measure again, or name another with --out',
      { cause },
    )
  }
}

// The report of a run, read back.

/** The report in a file that somebody named so; HostError with all that is wrong with it. */
export function reportIn(text: string, file: string): Report {
  try {
    return readReport(text)
  } catch (cause) {
    if (!(cause instanceof ReportError)) throw cause
    throw new HostError(`${file}: ${cause.message}`, cause.next, { cause })
  }
}

/** Where the raw records of a report are that does not hold them: in the file beside it. */
export async function recordsBeside({ files }: Pick<Host, 'files'>, path: string): Promise<string> {
  const folder = path.replace(/[^/]*$/, '')
  for (const name of [RECORDS, `${RECORDS}.gz`])
    if (await files.exists(`${folder}${name}`)) return `${folder}${name}`
  throw new HostError(`${path} holds no raw records`, `put ${RECORDS} of the run beside it`)
}

/** What the raw records in a file say, read one by one; each line is heard. */
export async function trialsOfFile(
  { files }: Pick<Host, 'files'>,
  suite: Suite,
  file: string,
  hear: (line: string) => void = () => {},
): Promise<ParsedTrial[]> {
  let line = 0
  async function* heard() {
    for await (const text of files.lines(file)) {
      line++
      hear(text)
      yield text
    }
  }
  try {
    return await trialsOfLines(suite, heard())
  } catch (cause) {
    if (cause instanceof HostError) throw cause
    if (cause instanceof TooManyTrialsError)
      throw new HostError(`${file}:${line} is more than a run can have`, MEASURE_LESS, { cause })
    const next = 'put the records of the run there as gcbench wrote them, or measure again'
    throw new HostError(`${file}:${line} is not what gcbench wrote`, next, { cause })
  }
}

/** The report in the folder of a run; null: there is none. */
export async function reportOfRun(files: Host['files'], folder: string): Promise<Report | null> {
  const file = `${folder}/report.json`
  const text = await files.read(file)
  return text === null ? null : reportIn(text, file)
}
