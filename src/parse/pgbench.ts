/** Parser: what pgbench prints. */

import type { Observation, Problem } from '../model/model.ts'
import { finite, observedMetric } from './document.ts'
import type { Parser } from './parser.ts'

const LATENCY = /^latency average = (\d+(?:\.\d+)?) ms$/m
const TPS = /^tps = (\d+(?:\.\d+)?) \((?:without|excluding|including)/m
const COUNT = /^number of transactions actually processed: (\d+)/m
const FAILED = /^number of failed transactions: (\d+) \(/m

/** pgbench prints one summary a run. */
export const pgbench: Parser = {
  id: 'pgbench',
  about: "What PostgreSQL's pgbench prints: average latency and transactions a second.",
  parse(text) {
    const count = Number(COUNT.exec(text)?.[1] ?? Number.NaN) || null
    const latency = LATENCY.exec(text)
    const tps = TPS.exec(text)
    const of = (id: string, value: number): Observation => observedMetric(id, '', value, count)
    const value = [
      ...(latency === null ? [] : [of('latency-mean', Number(latency[1]) / 1000)]),
      ...(tps === null ? [] : [of('tps', Number(tps[1]))]),
      ...(count === null ? [] : [of('transactions', count)]),
    ]
    const failed = Number(FAILED.exec(text)?.[1] ?? 0)
    const problems: Problem[] =
      failed === 0 ? [] : [{ code: 'failed-requests', message: `${failed} transactions failed` }]
    if (value.length === 0)
      problems.push({ code: 'unknown-shape', message: 'no lines of pgbench in the output' })
    return { value: finite(value), problems }
  },
}
