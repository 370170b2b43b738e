/** Parser: what wrk prints. */

import type { Observation, Problem } from '../model/model.ts'
import { finite, observedMetric } from './document.ts'
import type { Parser } from './parser.ts'

const TO_SEC: Record<string, number> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 }
const MEAN = /^ +Latency +(\d+(?:\.\d+)?)(us|ms|s|m|h) /m
const PERCENTILE = /^ +(50|90|99)% +(\d+(?:\.\d+)?)(us|ms|s|m|h)$/gm
const COUNT = /^ +(\d+) requests in /m
const RATE = /^Requests\/sec: +(\d+(?:\.\d+)?)$/m
const BAD = /^ +(Socket errors: .*|Non-2xx or 3xx responses: \d+)$/gm

const secondsOf = (number: string, unit: string) => Number(number) * TO_SEC[unit]!

/** wrk prints one summary a run: mean latency, percentiles with `--latency`, requests a second. */
export const wrk: Parser = {
  id: 'wrk',
  about: 'What wrk prints: mean latency, requests a second, percentiles with `--latency`.',
  parse(text) {
    const count = Number(COUNT.exec(text)?.[1] ?? Number.NaN) || null
    const of = (id: string, value: number): Observation => observedMetric(id, '', value, count)
    const mean = MEAN.exec(text)
    const rate = RATE.exec(text)
    const value = [
      ...(mean === null ? [] : [of('latency-mean', secondsOf(mean[1]!, mean[2]!))]),
      ...[...text.matchAll(PERCENTILE)].map(([, percent, number, unit]) =>
        of(`latency-p${percent}`, secondsOf(number!, unit!)),
      ),
      ...(rate === null ? [] : [of('tps', Number(rate[1]))]),
    ]
    const problems = [...text.matchAll(BAD)].map(([, what]): Problem => {
      return { code: 'failed-requests', message: `the latencies count failures too: ${what}` }
    })
    if (value.length === 0)
      problems.push({ code: 'unknown-shape', message: 'no lines of wrk in the output' })
    return { value: finite(value), problems }
  },
}
