/** Parsers of Rust's benchmarks: libtest, Criterion.rs, Divan. */

import { makeFinding } from '../model/findings.ts'
import type { Observation, Problem } from '../model/model.ts'
import { failedBenchmark, finite, lacks, observed, type Parser } from './parser.ts'

// What Rust's libtest prints of benchmarks.

const LIBTEST_LINE = /^test (.{1,300}?) +\.\.\. bench: +([\d,]+(?:\.\d+)?) ns\/iter (.{1,100})$/
/** Deviation, and the rate where the benchmark says how many bytes an iteration has. */
const LIBTEST_REST = /^\(\+\/- [\d,.]+\)(?: = ([\d,]+) MB\/s)?$/
const LIBTEST_FAILED = /^test (.{1,300}?) +\.\.\. FAILED$/

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
      const [, benchmark = '', time, rest = ''] = LIBTEST_LINE.exec(line.trimEnd()) ?? []
      const [, failed] = LIBTEST_FAILED.exec(line.trimEnd()) ?? []
      if (failed !== undefined) problems.push(failedBenchmark(failed, { cause: 'failed' }))
      const [, quoted, median] = RECORD.exec(line.trimEnd()) ?? []
      if (quoted !== undefined) {
        value.push(observed({ benchmark: nameIn(quoted), value: Number(median), printed: 'ns/op' }))
      }
      if (time === undefined) continue
      const halfStep = halfStepOf(time)
      const [, rate] = LIBTEST_REST.exec(rest) ?? []
      value.push(observed({ benchmark, printed: 'ns/op', value: numberOf(time), halfStep }))
      if (rate !== undefined)
        value.push(observed({ benchmark, printed: 'MB/s', value: numberOf(rate), halfStep: 0.5 }))
    }
    if (value.length === 0 && problems.length === 0)
      problems.push(
        lacks('line `test NAME ... bench: N ns/iter (+/- N)`', 'output', {
          next: 'give this parser what `cargo bench` prints of `#[bench]` functions',
        }),
      )
    return { value: finite(value), problems }
  },
}

// What Criterion.rs prints.

/** `NAME   time:   [low unit estimate unit high unit]`; a long name stands on a line of its own. */
const CRITERION_LINE =
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
      const [, own, what, number, unit = ''] = CRITERION_LINE.exec(line.trimEnd()) ?? []
      if (what === undefined) continue
      if (own !== undefined) name = own.trim()
      else if (what === 'time') name = nameAbove(lines[index - 1])
      const metric = PRINTED[unit]
      if (metric === undefined || name === '') {
        const details = { unit: name === '' ? null : unit }
        problems.push(makeFinding('unread-line', null, details, { where: `line ${index + 1}` }))
        continue
      }
      const { printed, factor } = metric
      value.push(observed({ benchmark: name, printed, value: Number(number) * factor }))
    }
    if (value.length === 0)
      problems.push(
        lacks('line `NAME time: [low estimate high]`', 'output', {
          next: 'give this parser what `cargo bench` prints of a Criterion.rs benchmark',
        }),
      )
    return { value: finite(value), problems }
  },
}

// What Divan prints.

/** Branches of the tree before a name: three columns a level. */
const DIVAN_ROW = /^((?:[\u2502 ] {2})*)(?:[\u251c\u2570]\u2500 )(.+)$/
const COLUMNS = /^(.*?) {2,}(\S+ \S+) +\u2502 (\S+ \S+) +\u2502 (\S+ \S+) +\u2502/
const VALUE = /^(\d+(?:\.\d+)?) (\S+)$/

/** Divan's units; below a nanosecond it prints picoseconds. */
const TO_NS: Record<string, number> = {
  ps: 1e-3,
  ns: 1,
  '\u00b5s': 1e3,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
}

type Row = { path: string[]; median: string | null }

/** The rows of the tree with the names above them; rows of throughput have no branch. */
function rowsOf(text: string): Row[] {
  const path: string[] = []
  const rows: Row[] = []
  for (const line of text.split('\n')) {
    const [, branches, rest] = DIVAN_ROW.exec(line) ?? []
    if (branches === undefined || rest === undefined) continue
    const [, name, , , median] = COLUMNS.exec(rest) ?? []
    path.length = Math.min(path.length, branches.length / 3)
    path.push((name ?? rest.replace(/ *\u2502.*$/, '')).trim())
    rows.push({ path: [...path], median: median ?? null })
  }
  return rows
}

/** The median of each benchmark, one number a run; the path of a row is its name. */
export const divan: Parser = {
  id: 'divan',
  about: 'The tree that divan prints under `cargo bench`: the median of every benchmark.',
  parse(text) {
    const problems: Problem[] = []
    const value = rowsOf(text).flatMap(({ path, median }): Observation[] => {
      if (median === null) return []
      const benchmark = path.join('/')
      const [, number, unit = ''] = VALUE.exec(median) ?? []
      const factor = TO_NS[unit]
      if (number === undefined || factor === undefined) {
        problems.push(makeFinding('unread-line', null, { name: benchmark, text: median }))
        return []
      }
      return [observed({ benchmark, printed: 'ns/op', value: Number(number) * factor })]
    })
    if (value.length === 0)
      problems.push(
        lacks('row of a tree with fastest, slowest and median', 'output', {
          next: 'give this parser what `cargo bench` prints of a divan benchmark',
        }),
      )
    return { value: finite(value), problems }
  },
}
