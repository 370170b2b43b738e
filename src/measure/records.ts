/** The folder in which trials are kept, each before the next one starts. */
import type { BuildRecord, Environment, Plan, Problem, TrialRecord } from '../core/model/model.ts'
import { recordsText } from '../core/report/records-text.ts'
import { type Files, HostError } from '../host/port/host.ts'

/** What was fixed before the first round; a resumed run must find the same again. */
export type Started = {
  plan: Plan
  builds: BuildRecord[]
  environment: Environment
  problems: Problem[]
  command: string
  /** What the probe took of the budget, and whether trials are as short as can be. */
  probeSec?: number
  shortest?: boolean
}

/**
 * The folder in which a run of rounds keeps what it measured: `started.json` before the first
 * trial, then one line a trial in `records.ndjson`, flushed to disk before the next one starts.
 */
export type RecordStore = {
  folder: string
  start(started: Started): Promise<void>
  add(record: TrialRecord): Promise<void>
}

const STARTED = 'started.json'
const RECORDS = 'records.ndjson'

export function makeRecordStore(files: Files, folder: string): RecordStore {
  return {
    folder,
    async start(started) {
      await files.makeFolder(folder)
      await files.write(`${folder}/${STARTED}`, `${JSON.stringify(started)}\n`)
      await files.write(`${folder}/${RECORDS}`, '')
    },
    add: (record) => files.append(`${folder}/${RECORDS}`, recordsText([record])),
  }
}

export type Stored = { started: Started; records: TrialRecord[]; tornLines: number }

/**
 * What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
 * line is the trial in flight when the run was killed: it is cut off the file, so that the next
 * record starts on a line of its own.
 */
export async function readStored(files: Files, folder: string): Promise<Stored | null> {
  const text = await files.read(`${folder}/${STARTED}`)
  if (text === null) return null
  const started = parse<Started>(text, `${folder}/${STARTED}`)
  const lines = ((await files.read(`${folder}/${RECORDS}`)) ?? '').split('\n')
  const torn = lines.pop() ?? ''
  const kept = lines.filter((line) => line !== '')
  if (torn !== '') {
    await files.write(`${folder}/${RECORDS}`, kept.map((line) => `${line}\n`).join(''))
  }
  const records = kept.map((line, index) =>
    parse<TrialRecord>(line, `${folder}/${RECORDS}:${index + 1}`),
  )
  return { started, records, tornLines: torn === '' ? 0 : 1 }
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
