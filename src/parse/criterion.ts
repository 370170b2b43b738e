/** Parser: what Criterion.rs prints. */

import type { Observation, Problem } from '../model/model.ts'
import { finite, observed } from './document.ts'
import type { Parser } from './parser.ts'

/** `NAME   time:   [low unit estimate unit high unit]`; a long name stands on a line of its own. */
const LINE =
  /^(\S.{0,300}?)?\s+(time|thrpt): {1,10}\[[\d.]+ \S+ (\d+(?:\.\d+)?) (\S+) [\d.]+ \S+\]$/

/** Criterion's units of time and of throughput as the table of metrics prints them. */
const PRINTED: Record<string, { printed: string; factor: number }> = {
  ps: { printed: 'ns/op', factor: 1e-3 },
  ns: { printed: 'ns/op', factor: 1 },
  us: { printed: 'us/op', factor: 1 },
  '\u00b5s': { printed: 'us/op', factor: 1 },
  ms: { printed: 'ms/op', factor: 1 },
  s: { printed: 's/op', factor: 1 },
  'B/s': { printed: 'B/s', factor: 1 },
  'KiB/s': { printed: 'B/s', factor: 2 ** 10 },
  'MiB/s': { printed: 'B/s', factor: 2 ** 20 },
  'GiB/s': { printed: 'B/s', factor: 2 ** 30 },
  'TiB/s': { printed: 'B/s', factor: 2 ** 40 },
  'KB/s': { printed: 'B/s', factor: 1e3 },
  'MB/s': { printed: 'B/s', factor: 1e6 },
  'GB/s': { printed: 'B/s', factor: 1e9 },
  'b/s': { printed: 'B/s', factor: 1 / 8 },
  'Kb/s': { printed: 'B/s', factor: 1e3 / 8 },
  'Mb/s': { printed: 'B/s', factor: 1e6 / 8 },
  'Gb/s': { printed: 'B/s', factor: 1e9 / 8 },
  'elem/s': { printed: 'elem/s', factor: 1 },
  'Kelem/s': { printed: 'elem/s', factor: 1e3 },
  'Melem/s': { printed: 'elem/s', factor: 1e6 },
  'Gelem/s': { printed: 'elem/s', factor: 1e9 },
}

/** What is not indented right above a time is its name, whatever it reads like. */
const nameAbove = (line = '') => (/^\S/.test(line) ? line.trim() : '')

/** The estimate of each benchmark: Criterion's own slope or mean, one number a run. */
export const criterion: Parser = {
  id: 'criterion',
  hasOwnMetrics: true,
  about: 'What Criterion.rs prints under `cargo bench`: the estimate of time and throughput.',
  parse(text) {
    const problems: Problem[] = []
    const value: Observation[] = []
    let name = ''
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      const [, own, what, number, unit = ''] = LINE.exec(line.trimEnd()) ?? []
      if (what === undefined) continue
      if (own !== undefined) name = own.trim()
      else if (what === 'time') name = nameAbove(lines[index - 1])
      const metric = PRINTED[unit]
      if (metric === undefined || name === '') {
        const message = name === '' ? 'a number without a name' : `an unknown unit, ${unit}`
        problems.push({ code: 'unread-line', message, where: `line ${index + 1}` })
        continue
      }
      const { printed, factor } = metric
      value.push(observed({ benchmark: name, printed, value: Number(number) * factor }))
    }
    if (value.length === 0)
      problems.push({
        code: 'unknown-shape',
        message: 'no line `NAME time: [low estimate high]` in the output',
        next: 'give this parser what `cargo bench` prints of a Criterion.rs benchmark',
      })
    return { value: finite(value), problems }
  },
}
