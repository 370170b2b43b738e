/** A worker thread: runs the jobs it is sent, one after the other. */
import { parentPort } from 'node:worker_threads'
import { type Job, runJob } from './cells.ts'

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage({ job, counts: runJob(job) })
})
