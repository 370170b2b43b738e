/** Parser: what Divan prints. */

import type { Observation, Problem } from '../model/model.ts'
import { finite, observed } from './document.ts'
import type { Parser } from './parser.ts'

/** Branches of the tree before a name: three columns a level. */
const ROW = /^((?:[\u2502 ] {2})*)(?:[\u251c\u2570]\u2500 )(.+)$/
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
    const [, branches, rest] = ROW.exec(line) ?? []
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
        problems.push({ code: 'unread-line', message: `${benchmark}: "${median}" is no time` })
        return []
      }
      return [observed({ benchmark, printed: 'ns/op', value: Number(number) * factor })]
    })
    if (value.length === 0)
      problems.push({
        code: 'unknown-shape',
        message: 'no row of a tree with fastest, slowest and median in the output',
        next: 'give this parser what `cargo bench` prints of a divan benchmark',
      })
    return { value: finite(value), problems }
  },
}
