/** What is done of a calibration, on disk: a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import { TOLERANCE } from '../../../src/report/gate.ts'
import type { Job } from './cells.ts'
import type { Counts } from './tables.ts'

/** The file that counts jobs of a kind, and data that it reads. */
const ENTRIES: Record<Job['ask']['kind'], string> = {
  tables: 'tables.ts',
  alone: 'alone.ts',
  foretold: 'foretold.ts',
}
const DATA = new URL('../../../fixtures/statistics/recorded.csv', import.meta.url)

/** What is imported from where; types are not there when it runs. */
const IMPORT = /^import (?!type ).*?from '(\..*?)'$/gms

/** The file and all that it imports, as URLs. */
function codeOf(entry: URL, found = new Set<string>()): Set<string> {
  if (found.has(entry.href)) return found
  found.add(entry.href)
  for (const [, path] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    codeOf(new URL(path!, entry), found)
  }
  return found
}

/** Who judges and who simulates. Of other folders a table has words, and the numbers below. */
const DECIDES = /\/(?:src\/stats|research\/calibrate)\//
const NUMBERS = [DEFAULT_MARGIN_PCT, TOLERANCE]

/** A text that is another one when anything changes that simulations of the kind depend on. */
function fingerprint(entry: string): string {
  const hash = createHash('sha256').update(readFileSync(DATA)).update(JSON.stringify(NUMBERS))
  for (const file of [...codeOf(new URL(entry, import.meta.url))].sort()) {
    if (DECIDES.test(file)) hash.update(readFileSync(new URL(file)))
  }
  return hash.digest('hex').slice(0, 16)
}

type Line = { job: string; code: string; counts: Counts }

const nameOf = ({ id, chunk, ask }: Job) => JSON.stringify([id, chunk, ask])

/** Counts of finished jobs in `FOLDER/done.jsonl`, one a line; those of other code do not count. */
export class Done {
  private readonly file: string
  private readonly codes: Record<Job['ask']['kind'], string>
  private readonly lines = new Map<string, Counts>()

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    const { tables, alone, foretold } = ENTRIES
    this.codes = {
      tables: fingerprint(tables),
      alone: fingerprint(alone),
      foretold: fingerprint(foretold),
    }
    this.file = `${folder}/done.jsonl`
    if (!existsSync(this.file)) return
    for (const text of readFileSync(this.file, 'utf8').split('\n').slice(0, -1)) {
      const { job, code, counts } = JSON.parse(text) as Line
      this.lines.set(`${code} ${job}`, counts)
    }
  }

  countsOf(job: Job): Counts | null {
    return this.lines.get(`${this.codes[job.ask.kind]} ${nameOf(job)}`) ?? null
  }

  add(job: Job, counts: Counts): void {
    const code = this.codes[job.ask.kind]
    this.lines.set(`${code} ${nameOf(job)}`, counts)
    const line: Line = { job: nameOf(job), code, counts }
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}
