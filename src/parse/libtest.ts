/** Parser: what Rust's libtest prints of benchmarks. */

import type { Observation, Problem } from '../model/model.ts'
import { finite, observed } from './document.ts'
import type { Parser } from './parser.ts'

const LINE = /^test (.{1,300}?) +\.\.\. bench: +([\d,]+(?:\.\d+)?) ns\/iter (.{1,100})$/
/** Deviation, and the rate where the benchmark says how many bytes an iteration has. */
const REST = /^\(\+\/- [\d,.]+\)(?: = ([\d,]+) MB\/s)?$/
const FAILED = /^test (.{1,300}?) +\.\.\. FAILED$/

/** The same with `--format json`, a line a benchmark. */
const RECORD =
  /^\{ ?"type": ?"bench", ?"name": ?("(?:[^"\\]|\\.)*"), ?"median": ?(\d+(?:\.\d+)?), .*\}$/

const nameIn = (quoted: string): string => {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

/** Half of the last printed decimal. */
const halfStepOf = (text: string) => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0)

/** The median of each benchmark, one number a run. */
export const libtest: Parser = {
  id: 'libtest',
  about: "What Rust's own harness prints under `cargo bench`: the median of every `#[bench]`.",
  parse(text) {
    const problems: Problem[] = []
    const value: Observation[] = []
    for (const line of text.split('\n')) {
      const [, benchmark = '', time, rest = ''] = LINE.exec(line.trimEnd()) ?? []
      const [, failed] = FAILED.exec(line.trimEnd()) ?? []
      if (failed !== undefined)
        problems.push({ code: 'failed-benchmark', message: `${failed}: it failed` })
      const [, quoted, median] = RECORD.exec(line.trimEnd()) ?? []
      if (quoted !== undefined) {
        value.push(observed({ benchmark: nameIn(quoted), value: Number(median), printed: 'ns/op' }))
      }
      if (time === undefined) continue
      const halfStep = halfStepOf(time)
      const [, rate] = REST.exec(rest) ?? []
      value.push(observed({ benchmark, printed: 'ns/op', value: numberOf(time), halfStep }))
      if (rate !== undefined)
        value.push(observed({ benchmark, printed: 'MB/s', value: numberOf(rate), halfStep: 0.5 }))
    }
    if (value.length === 0 && problems.length === 0)
      problems.push({
        code: 'unknown-shape',
        message: 'no line `test NAME ... bench: N ns/iter (+/- N)` in the output',
        next: 'give this parser what `cargo bench` prints of `#[bench]` functions',
      })
    return { value: finite(value), problems }
  },
}
