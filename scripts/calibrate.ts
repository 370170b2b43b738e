/**
 * Checks by simulation what the statistics promise: `npm run calibrate`. Prints every goal with
 * our figure beside benchstat's method and ends non-zero when one is missed. Seeded: the same
 * code prints the same figures on every machine. `--docs` writes the tables into
 * docs/statistics.md; `--short` is for trying out and takes seconds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { makeGoals } from './calibrate/goals.ts'
import { FULL, type Job, makeJobs, Results, SHORT } from './calibrate/jobs.ts'
import { printAll } from './calibrate/print.ts'

const DOCS = new URL('../docs/statistics.md', import.meta.url)

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

const size = process.argv.includes('--short') ? SHORT : FULL
const jobs = makeJobs(size)
const results = await runJobs(jobs, (done) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${jobs.length} simulations`)
})
if (process.stderr.isTTY) process.stderr.write('\n')

const text = printAll(results, size)
console.log(text)
if (process.argv.includes('--docs')) {
  const { place } = await import('./generate-docs.ts')
  writeFileSync(DOCS, place(readFileSync(DOCS, 'utf8'), 'calibration', text))
}

const missed = makeGoals(results, size).filter(({ isMet, known }) => !isMet && known === null)
for (const { goal, ours, target } of missed)
  console.error(`MISSED: ${goal}: ${ours}, not ${target}`)
process.exitCode = missed.length === 0 ? 0 : 1
