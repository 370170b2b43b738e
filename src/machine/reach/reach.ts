/** The program that says which benchmarks a change cannot reach; docs/reach.md tells how. */
import type { Exec } from '../host.ts'
import { buildGoProgram, programText, toolsWith } from '../programs.ts'

const GO = {
  name: 'reach',
  sources: {
    'main.go': programText(import.meta.dirname, 'main.go'),
    'list.go': programText(import.meta.dirname, 'list.go'),
    'files.go': programText(import.meta.dirname, 'files.go'),
    'object.go': programText(import.meta.dirname, 'object.go'),
    'foreign.go': programText(import.meta.dirname, 'foreign.go'),
    'versions.go': programText(import.meta.dirname, 'versions.go'),
    'program.go': programText(import.meta.dirname, 'program.go'),
    'content.go': programText(import.meta.dirname, 'content.go'),
    'flood.go': programText(import.meta.dirname, 'flood.go'),
    'side.go': programText(import.meta.dirname, 'side.go'),
    'decide.go': programText(import.meta.dirname, 'decide.go'),
  },
}

/** Path of the program, compiled by the first call; null: it cannot be had on this machine. */
export async function findReach(
  exec: Exec,
  toolEnv: Readonly<Record<string, string | undefined>>,
  platform: string = process.platform,
): Promise<string | null> {
  return platform === 'linux' ? buildGoProgram(toolsWith(exec, toolEnv), GO) : null
}
