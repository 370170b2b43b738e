/** Parser: what hey prints. */

import type { Observation } from '../model/model.ts'
import { failedRequests, finite, observedMetric } from './document.ts'
import type { Parser } from './parser.ts'

const AVERAGE = /^ +Average:\t(\d+\.\d+) secs$/m
const RATE = /^ +Requests\/sec:\t(\d+\.\d+)$/m
/** Some versions print the percent sign twice. */
const PERCENTILE = /^ +(50|90|95|99)%{1,2} in (\d+\.\d+) secs$/gm
const STATUS = /^ +\[(\d{3})\]\t(\d+) responses$/gm
const FAILED = /^ +\[(\d+)\]\t(?!\d+ responses$)(.{1,200})$/gm

/** hey prints one summary a run: average, percentiles, requests a second. */
export const hey: Parser = {
  id: 'hey',
  about: 'What hey prints: average latency, percentiles, requests a second.',
  parse(text) {
    const statuses = [...text.matchAll(STATUS)].map(([, code, times]) => ({
      code: Number(code),
      times: Number(times),
    }))
    const count = statuses.reduce((sum, { times }) => sum + times, 0) || null
    const of = (id: string, written: string): Observation =>
      observedMetric(id, '', Number(written), count)
    const average = AVERAGE.exec(text)
    const rate = RATE.exec(text)
    const value = [
      ...(average === null ? [] : [of('latency-mean', average[1]!)]),
      ...[...text.matchAll(PERCENTILE)].map(([, pct, time]) => of(`latency-p${pct}`, time!)),
      ...(rate === null ? [] : [of('tps', rate[1]!)]),
    ]
    const errors = [...text.matchAll(FAILED)].map(([, times, why = '']) => ({
      why,
      times: Number(times),
    }))
    const problems = failedRequests(statuses, errors)
    if (value.length === 0)
      problems.push({ code: 'unknown-shape', message: 'no lines of hey in the output' })
    return { value: finite(value), problems }
  },
}
