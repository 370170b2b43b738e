/** Parser: the JSON of github-action-benchmark. */
import { z } from 'zod'
import type { Observation } from '../model/model.ts'
import { parseUnit } from '../model/unit.ts'
import { finite, observed, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const shape = z.array(
  z.looseObject({ name: z.string(), unit: z.string().min(1).max(100), value: z.number() }),
)

/** Ways in which its tools write the time of one operation: `ns/iter`, `us/op`. */
const PER_OPERATION = /^(\S+)\/(?:iter|iteration|op|operation)$/i
/** Other names of seconds and of rates. */
const NAMES: Record<string, string> = {
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  milliseconds: 'ms',
  microseconds: 'us',
  nanoseconds: 'ns',
  byte: 'B',
  bytes: 'B',
  'ops/sec': 'ops/s',
  'req/sec': 'req/s',
}

/**
 * One name for all units of one dimension, as somebody may write `5 ms` yesterday and `0.006 s`
 * today. A unit that is not known keeps its name.
 */
function inOneUnit(name: string, unit: string, value: number): Observation {
  const [, inner] = PER_OPERATION.exec(unit) ?? []
  const plain = NAMES[inner ?? unit] ?? inner ?? unit
  const base = parseUnit(plain).unit
  if (inner !== undefined && base === 's')
    return observed({ benchmark: name, printed: `${plain}/op`, value })
  const observation = observed({
    benchmark: name,
    printed: inner === undefined ? plain : unit,
    value,
  })
  return plain === observation.metric && ['s', 'B'].includes(base)
    ? { ...observation, metric: base }
    : observation
}

/** `customSmallerIsBetter` and `customBiggerIsBetter`: summaries, so one number an entry. */
export const githubActionBenchmark: Parser = {
  id: 'github-action-benchmark',
  hasOwnMetrics: true,
  about: "github-action-benchmark's custom JSON: a list of names, units and values.",
  parse(text) {
    const tool = 'a list of {"name", "unit", "value"}'
    const { value, problems } = readDocument(text, shape, tool)
    const entries = value ?? []
    return {
      value: finite(entries.map(({ name, unit, value: number }) => inOneUnit(name, unit, number))),
      problems,
    }
  },
}
