/**
 * Checks by simulation what docs/statistics.md promises: `npm run calibrate`. Prints every promise
 * with our figure beside other methods' and ends non-zero when one is broken, or not all was run.
 * Seeded: the same code prints the same figures on every machine. What is done is kept in a folder,
 * so it can be stopped at any time and gone on with.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Job, makeJobs, Results } from './calibrate/cells.ts'
import { Done } from './calibrate/done.ts'
import { makeGoals } from './calibrate/goals.ts'
import { printCells, printGoals } from './calibrate/print.ts'
import type { Counts } from './calibrate/tables.ts'

const DOCS = new URL('../../docs/statistics.md', import.meta.url)
const RESULTS = new URL('./results.md', import.meta.url)
/** Of each kind of cell, over its models: as many as make a share of 5 % known to half a percent. */
const TABLES = 2000
const REPS = 400

const USAGE = `npm run calibrate -- [--tables 2000] [--only PATTERN] [--out calibration]
  [--workers CORES] [--minutes MOST] [--docs]
--only: simulations whose group and name match, e.g. 'false G, 50 rows'; --minutes: begin none
after so many, 0 prints what is done; --docs: writes the promises into docs/statistics.md, the tables into results.md`

/** The jobs in their order, one at a time on every worker; none is begun after `end`. */
async function runJobs(
  jobs: readonly Job[],
  { workers, end }: { workers: number; end: number },
  tell: (job: Job, counts: Counts) => void,
): Promise<void> {
  const waiting = [...jobs]
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./calibrate/worker.ts', import.meta.url))
      const next = () => {
        const job = Date.now() < end ? waiting.shift() : undefined
        if (job) worker.postMessage(job)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', ({ job, counts }) => {
        tell(job, counts)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work))
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: String(TABLES) },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'calibration' },
    workers: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '10000' },
    docs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const wholeOf = (name: 'tables' | 'workers' | 'minutes', least: number) => {
  const value = Number(values[name])
  if (Number.isSafeInteger(value) && value >= least) return value
  throw new Error(`--${name}: a whole number, ${least} or more`)
}
const tables = wholeOf('tables', 8)
const [workers, minutes] = [wholeOf('workers', 1), wholeOf('minutes', 0)]
const reps = Math.ceil((REPS * tables) / TABLES)
const jobs = makeJobs({ tables, reps, only: new RegExp(values.only) })
const done = new Done(values.out)
const left = jobs.filter((job) => done.countsOf(job) === null)
let finished = jobs.length - left.length
console.error(
  `${jobs.length} simulations, ${tables} tables a kind, on ${workers} workers, ${finished} of them in ` +
    `${values.out}/ from before: about two hours of CPU time; stopped at any time, it goes on from there`,
)
await runJobs(left, { workers, end: Date.now() + 60_000 * minutes }, (job, counts) => {
  done.add(job, counts)
  finished++
  const soFar = `${finished} of ${jobs.length} simulations`
  if (process.stderr.isTTY) process.stderr.write(`\r${soFar}`)
  else console.error(soFar)
})
if (process.stderr.isTTY) process.stderr.write('\n')

const results = new Results()
for (const job of jobs) {
  const counts = done.countsOf(job)
  if (counts !== null) results.add(job.id, counts)
}
const [goals, cells] = [printGoals(results, jobs), printCells(results, jobs)]
console.log(`${goals}\n\n${cells}`)
if (values.docs) {
  const { place } = await import('../docs/generate-docs.ts')
  for (const [file, made] of [
    [DOCS, goals],
    [RESULTS, cells],
  ] as const)
    writeFileSync(file, place(readFileSync(file, 'utf8'), 'calibration', made))
}

const missed = makeGoals(results, jobs).filter(({ isMet }) => !isMet)
for (const { kind, goal, ours, target } of missed) {
  console.error(`${kind === 'promise' ? 'BROKEN' : 'not reached'}: ${goal}: ${ours}, not ${target}`)
}
const isKept = missed.every(({ kind }) => kind === 'aim')
if (finished < jobs.length) {
  console.error(`not all was run: ${finished} of ${jobs.length}; ask again to go on`)
}
process.exitCode = isKept && finished === jobs.length ? 0 : 1
