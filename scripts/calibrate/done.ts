/** What is done of a calibration, on disk: a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Job } from './cells.ts'
import type { Counts } from './tables.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What the counts of a simulation depend on; its cell is said in its name. */
const CODE = [
  ...['src/core/{stats,judge,collect}/**/*.ts', 'fixtures/statistics/recorded.csv'],
  'scripts/calibrate/{alone,noise,plain,recorded,rival,tables}.ts',
]

/** A text that is another one when anything changes that simulations depend on. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(CODE, { cwd: ROOT }).sort()) {
    hash.update(file).update(readFileSync(ROOT + file))
  }
  return hash.digest('hex').slice(0, 16)
}

type Line = { job: string; code: string; counts: Counts }

const nameOf = ({ id, chunk, ask }: Job) => JSON.stringify([id, chunk, ask])

/** Counts of finished jobs in `FOLDER/done.jsonl`, one a line; those of other code do not count. */
export class Done {
  private readonly file: string
  private readonly code = fingerprint()
  private readonly lines = new Map<string, Counts>()

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.file = `${folder}/done.jsonl`
    if (!existsSync(this.file)) return
    for (const text of readFileSync(this.file, 'utf8').split('\n').slice(0, -1)) {
      const { job, code, counts } = JSON.parse(text) as Line
      if (code === this.code) this.lines.set(job, counts)
    }
  }

  countsOf(job: Job): Counts | null {
    return this.lines.get(nameOf(job)) ?? null
  }

  add(job: Job, counts: Counts): void {
    this.lines.set(nameOf(job), counts)
    const line: Line = { job: nameOf(job), code: this.code, counts }
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}
