/** The gctrace parser on a million lines of a real program's trace. */
import { readFileSync } from 'node:fs'
import { median } from 'simple-statistics'
import { gctrace as parser } from '../../../src/parse/gctrace.ts'
import type { Figure } from './figure.ts'

const LINES = 1_000_000
const REPEATS = 3
const GOAL_SEC = 2

/** The lines of a capture again and again, their cycles numbered on as one program's would be. */
function traceOf(path: URL): string {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('gc '))
  return Array.from({ length: LINES }, (_, i) =>
    (lines[i % lines.length] ?? '').replace(/^gc \d+/, `gc ${i + 1}`),
  ).join('\n')
}

export async function gctrace(): Promise<Figure[]> {
  const text = traceOf(new URL('../../../fixtures/parsers/gctrace/go1.26.txt', import.meta.url))
  parser.parse(text.slice(0, 1e6))
  const times = Array.from({ length: REPEATS }, () => {
    const start = performance.now()
    const { value, problems } = parser.parse(text)
    const cycles = value.find(({ metric }) => metric === 'gc-cycles')?.value
    if (cycles !== LINES || problems.length > 1) throw new Error(`${cycles} lines, not ${LINES}`)
    return (performance.now() - start) / 1000
  })
  const sec = median(times)
  return [
    {
      what: `gctrace, ${LINES / 1e6} million lines (${(text.length / 1e6).toFixed(0)} MB)`,
      ours: `${sec.toFixed(2)} s`,
      peer: `goal: < ${GOAL_SEC} s`,
      ratio: `${(sec / GOAL_SEC).toFixed(2)} times the goal`,
    },
  ]
}
