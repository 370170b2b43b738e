/**
 * Checks by simulation what docs/statistics.md promises: `npm run calibrate`. Prints every promise
 * with our figure beside benchstat's method and ends non-zero when one is missed. Seeded: the same
 * code prints the same figures on every machine. `--tables N`: tables a cell; `--only PATTERN`:
 * cells whose name matches; `--docs` writes the tables into docs/statistics.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Job, makeJobs, Results } from './calibrate/cells.ts'
import { makeGoals } from './calibrate/goals.ts'
import { printAll } from './calibrate/print.ts'

const DOCS = new URL('../docs/statistics.md', import.meta.url)
/** As many as make a share of 5 % known to half a percent. */
const TABLES = 2000
const REPS = 4000

/** All jobs, on a worker for every core; `tell` hears how many are done. */
async function runJobs(jobs: Job[], tell: (done: number) => void): Promise<Results> {
  const results = new Results()
  const waiting = [...jobs]
  let done = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./calibrate/worker.ts', import.meta.url))
      const next = () => {
        const job = waiting.shift()
        if (job) worker.postMessage(job)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', ({ id, counts }) => {
        results.add(id, counts)
        tell(++done)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: String(TABLES) },
    only: { type: 'string', default: '' },
    docs: { type: 'boolean', default: false },
  },
})
const tables = Number(values.tables)
if (!Number.isSafeInteger(tables) || tables < 8)
  throw new Error('--tables: a whole number, 8 or more')
const reps = Math.ceil((REPS * tables) / TABLES)
const jobs = makeJobs({ tables, reps, only: new RegExp(values.only) })
const results = await runJobs(jobs, (done) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${jobs.length} simulations`)
})
if (process.stderr.isTTY) process.stderr.write('\n')

const text = printAll(results, jobs)
console.log(text)
if (values.docs) {
  const { place } = await import('./generate-docs.ts')
  writeFileSync(DOCS, place(readFileSync(DOCS, 'utf8'), 'calibration', text))
}

const missed = makeGoals(results, jobs).filter(({ isMet }) => !isMet)
for (const { goal, ours, target } of missed)
  console.error(`MISSED: ${goal}: ${ours}, not ${target}`)
process.exitCode = missed.length === 0 ? 0 : 1
