/** The folder in which trials are kept, each before the next one starts. */

import type { PlannedPace } from '../core/design/fit.ts'
import { withData } from '../core/findings/stored.ts'
import type { BuildRecord, Environment, Plan, Problem, TrialRecord } from '../core/model/model.ts'
import type { Rules } from '../core/report/base-rules.ts'
import { recordsText } from '../core/report/records-text.ts'
import { type Files, HostError } from '../host/port/host.ts'

/** What was fixed before the first round; a resumed run must find the same again. */
export type Started = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment
  problems: Problem[]
  /** Whose rules judge it; absent: its own. */
  rules?: Rules | null
  command: string
  /** What the probe took of the budget, and whether trials are as short as can be. */
  probeSec?: number
  shortest?: boolean
  planned?: PlannedPace
  /** Rounds of which a final word was read although the run had not ended; absent: of none. */
  readAfter?: number[]
}

/**
 * The folder in which a run of rounds keeps what it measured: `started.json` before the first
 * trial, then one line a trial in `records.ndjson`, flushed to disk before the next one starts.
 */
export type RecordStore = {
  folder: string
  start(started: Started): Promise<void>
  /** Once more, beside the trials that there are. */
  keep(started: Started): Promise<void>
  add(record: TrialRecord): Promise<void>
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
  }
}

/** What the run in the folder began with; null: there is none. */
export async function readStarted(files: Files, folder: string): Promise<Started | null> {
  const text = await files.read(`${folder}/${STARTED}`)
  if (text === null) return null
  const started = parse<Started>(text, `${folder}/${STARTED}`)
  const problems = started.problems.map((one) => withData(one, started.plan))
  return { ...started, problems }
}

export type Stored = { started: Started; records: TrialRecord[]; tornLines: number }

type Kept = Stored & { whole: string[] }

/** What is in the folder, which is not touched; null when there is no run. */
export async function readUntouched(files: Files, folder: string): Promise<Kept | null> {
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
export async function readStored(files: Files, folder: string): Promise<Stored | null> {
  const kept = await readUntouched(files, folder)
  if (kept === null) return null
  const { whole, ...stored } = kept
  if (stored.tornLines > 0) {
    await files.write(`${folder}/${RECORDS}`, whole.map((line) => `${line}\n`).join(''))
  }
  return stored
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
