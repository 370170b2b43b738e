/**
 * Which lines a change edits, out of a diff of two folders without context (`git diff -U0`), and the
 * functions around them.
 */
import type { Side } from '../model/model.ts'

/** First and last line, from 1. */
export type LineRange = readonly [number, number]

/** By file, below its folder: stretches of lines that the other side has not. */
export type EditedLines = ReadonlyMap<string, readonly LineRange[]>

const overlap = ([from, to]: LineRange, [start, end]: LineRange) => from <= end && start <= to

/** Functions of a Go file, as gofmt writes it, that have one of the lines, which are in order. */
export function functionsAround(text: string, lines: readonly LineRange[]): LineRange[] {
  const functions: [number, number][] = []
  let start: number | null = null
  for (const [i, line] of text.split('\n').entries()) {
    if (/^func\b/.test(line)) start = i + 1
    const isEnd = line === '}' || (start === i + 1 && line.endsWith('}'))
    if (start === null || !isEnd) continue
    functions.push([start, i + 1])
    start = null
  }
  let at = 0
  return functions.filter((one) => {
    while ((lines[at]?.[1] ?? Number.POSITIVE_INFINITY) < one[0]) at++
    const next = lines[at]
    return next !== undefined && overlap(one, next)
  })
}

/** git ends a name that has blanks in it with a tab. */
const FILE = /^(---|\+\+\+) ([^\t]+)\t?$/
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** Its path below the folder; null: it is no file of it. */
function pathBelow(root: string, name: string): string | null {
  // git writes absolute paths behind a prefix, and without their first slash.
  const start = `${root.replace(/^\//, '')}/`
  const at = name.indexOf(start)
  return at < 0 ? null : name.slice(at + start.length)
}

/** `roots`: the folders, as git was given them. Lines that it cannot read say nothing. */
export function readEdits(diff: string, roots: Record<Side, string>): Record<Side, EditedLines> {
  const found: Record<Side, Map<string, LineRange[]>> = { base: new Map(), head: new Map() }
  const paths: Record<Side, string | null> = { base: null, head: null }
  const keep = (side: Side, from: number, count: number) => {
    const path = paths[side]
    if (path === null || count === 0) return
    const stretches = found[side].get(path) ?? []
    stretches.push([from, from + count - 1])
    found[side].set(path, stretches)
  }
  // Lines of a hunk, which may look like anything.
  let content = 0
  for (const line of diff.split('\n')) {
    if (content > 0) {
      if (!line.startsWith('\\')) content--
      continue
    }
    const [, sign, name] = FILE.exec(line) ?? []
    const side = sign === '---' ? 'base' : 'head'
    if (name !== undefined) paths[side] = pathBelow(roots[side], name)
    const hunk = HUNK.exec(line)
    if (hunk === null) continue
    const [from, count, to, added] = hunk.slice(1).map((text) => Number(text ?? 1))
    keep('base', from!, count!)
    keep('head', to!, added!)
    content = count! + added!
  }
  return found
}
