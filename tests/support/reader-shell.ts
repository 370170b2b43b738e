/** The shell of somebody who types what a page says: `gcbench` is the door that users have. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDoor } from './doors.ts'

export type ReaderShell = {
  /** First on PATH. */
  bin: string
  makeProgram(name: string, text: string): void
  /** Typed in that folder, as one line or several; every command of it has to succeed. */
  type(commands: string, cwd: string): { status: number | null; stdout: string; stderr: string }
  remove(): void
}

export async function makeReaderShell(): Promise<ReaderShell> {
  const bin = mkdtempSync(join(tmpdir(), 'gcbench-bin-'))
  const makeProgram = (name: string, text: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  makeProgram('gcbench', `exec '${process.execPath}' '${await findDoor('cli')}' "$@"`)
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NO_COLOR: '1', COLUMNS: '1000' }
  return {
    bin,
    makeProgram,
    type: (commands, cwd) => spawnSync('sh', ['-ec', commands], { cwd, env, encoding: 'utf8' }),
    remove: () => rmSync(bin, { recursive: true, force: true }),
  }
}
