/** Coverage profiles of Go: how often a process executed statements of some lines. */

/** By file, as the profile names it: first and last lines of stretches. */
export type Stretches = Readonly<Record<string, readonly (readonly [number, number])[]>>

/** `example.com/m/file.go:12.34,15.2 3 1`: a block from line 12 to 15, 3 statements, executed once. */
const BLOCK = /^(.+):(\d+)\.\d+,(\d+)\.\d+ (\d+) (\d+)$/

/**
 * Statements that were executed, each as often as it was, in the blocks that have a line of these
 * stretches. null: it is no profile, or of none of these files.
 */
export function executionsIn(text: string, stretches: Stretches): number | null {
  let [sum, isKnown] = [0, false]
  for (const line of text.split('\n')) {
    const [, file = '', first, last, statements, times] = BLOCK.exec(line) ?? []
    const own = Object.hasOwn(stretches, file) ? stretches[file] : undefined
    if (own === undefined) continue
    isKnown = true
    if (own.some(([from, to]) => from <= Number(last) && Number(first) <= to)) {
      sum += Number(statements) * Number(times)
    }
  }
  return isKnown ? sum : null
}
