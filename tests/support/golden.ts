/**
 * Whole texts that a person has read, several to a file: each stands under a line `<!-- scene: name -->`.
 * With UPDATE_GOLDENS=1 a text is written anew; read what has changed then.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const MARK = /^<!-- scene: (\S+) -->$/

/** The texts of a file by their names; empty where there is no file. */
export function goldensIn(file: string): Map<string, string> {
  const found = new Map<string, string>()
  if (!existsSync(file)) return found
  let name: string | null = null
  let lines: string[] = []
  const keep = () => {
    if (name !== null) found.set(name, lines.join('\n'))
    lines = []
  }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const mark = MARK.exec(line)
    if (mark === null) lines.push(line)
    else {
      keep()
      name = mark[1]!
    }
  }
  keep()
  return found
}

/** Asserts that the text is what the file has under that name. */
export function expectGolden(file: string, name: string, text: string): void {
  const all = goldensIn(file)
  const kept = `${text.trimEnd()}\n`
  if (process.env.UPDATE_GOLDENS) {
    all.set(name, kept)
    const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(
      file,
      sorted.map(([key, body]) => `<!-- scene: ${key} -->\n${body.trimEnd()}\n`).join(''),
    )
  }
  expect(kept).toBe(`${(goldensIn(file).get(name) ?? '').trimEnd()}\n`)
}
