import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An edit of a function that a benchmark was seen to execute; `undo` takes it back. */
export type Plant = { benchmark: string; where: string; undo(): void }

const ONCE = ['-run=^$', '-benchtime=1x', '-timeout=60s']

/**
 * Runs a benchmark once with coverage counters, and edits the first function of the package that
 * it was seen to execute. Null: it executes none, or cannot be run here.
 */
export function plantIn(folder: string, unitFolder: string, benchmark: string): Plant | null {
  const profile = join(folder, 'planted.cover')
  const cwd = join(folder, unitFolder)
  const args = ['test', ...ONCE, `-bench=^${benchmark}$`, '-coverpkg=.', `-coverprofile=${profile}`]
  const ran = spawnSync('go', args, { cwd, encoding: 'utf8', timeout: 120_000 })
  if (ran.status !== 0) return null
  const lines = readFileSync(profile, 'utf8').split('\n')
  rmSync(profile)
  for (const line of lines) {
    const hit = /^(\S+):(\d+)\.\d+,\d+\.\d+ \d+ ([1-9]\d*)$/.exec(line)
    if (hit === null) continue
    const file = join(cwd, hit[1]?.split('/').at(-1) ?? '')
    const planted = edit(file, Number(hit[2]))
    if (planted !== null) return { benchmark, ...planted }
  }
  return null
}

/** Puts a check of a global variable where the body of the function of a block begins. */
function edit(file: string, blockLine: number): Omit<Plant, 'benchmark'> | null {
  const before = readFileSync(file, 'utf8')
  const lines = before.split('\n')
  const head = lines[blockLine - 1] ?? ''
  // A block that begins on the line of its function is the function's own first block.
  if (!/^func [^{]*\{$/.test(head)) return null
  lines[blockLine - 1] = `${head}\n\tif reachPlanted != 0 {\n\t\tpanic("planted")\n\t}`
  const extra = join(dirname(file), 'reach_planted.go')
  const name = /^package (\w+)/m.exec(before)?.[1] ?? 'main'
  writeFileSync(file, lines.join('\n'))
  writeFileSync(extra, `package ${name}\n\nvar reachPlanted int\n`)
  return {
    where: head.replace(/\s*\{$/, ''),
    undo() {
      writeFileSync(file, before)
      rmSync(extra)
    },
  }
}
