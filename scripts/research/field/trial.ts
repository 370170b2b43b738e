/** One run of gcbench on two folders, and what came of it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../../../src/model/model.ts'
import { benchstat } from '../../../tests/support/benchstat.ts'

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url))

export type Field = {
  report: Report | null
  exit: number | null
  /** Longest time without a line of progress. */
  silentSec: number
  said: string
}

/** Runs it; the report is null where there is none. */
export function runField(
  base: string,
  head: string,
  out: string,
  budget: string,
  suite: string[] = [],
  cwd = head,
): Promise<Field> {
  const args = ['run', ...suite, '--base', base, '--head', head, '--budget', budget, '--out', out]
  const child = spawn(process.execPath, [CLI, ...args, '--seed', 'field'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    // As in an action, and apart from the flags of whoever runs this.
    env: { ...process.env, GOFLAGS: '', GOWORK: '' },
  })
  let said = ''
  let lastMs = Date.now()
  let silentSec = 0
  const heard = () => {
    silentSec = Math.max(silentSec, (Date.now() - lastMs) / 1000)
    lastMs = Date.now()
  }
  child.stderr.on('data', (chunk: Buffer) => {
    heard()
    said += chunk.toString()
    if (process.env.FIELD_SAID) process.stderr.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (exit) => {
      heard()
      resolve({ report: readReport(out), exit, silentSec, said })
    })
  })
}

function readReport(out: string): Report | null {
  try {
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
    const lines = readFileSync(join(out, 'records.ndjson'), 'utf8').trim().split('\n')
    const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
    return { ...report, records: report.records ?? records }
  } catch {
    return null
  }
}

export const longestTrialSec = ({ records }: Report) =>
  Math.max(0, ...(records ?? []).map(({ wallSec }) => wallSec))

/** Of all rows of time those that benchstat calls a difference; or why it says nothing. */
export type Calls = { called: number; all: number } | string

export const callsText = (calls: Calls) =>
  typeof calls === 'string' ? calls : `${calls.called} of ${calls.all}`

/** What benchstat says of the same raw files. */
export function benchstatCalls(out: string): Calls {
  try {
    const text = benchstat(['-filter', '.unit:sec/op', 'bench-base.txt', 'bench-head.txt'], out)
    const called = text.split('\n').filter((line) => /[+-][\d.]+% \(p=/.test(line)).length
    const open = text.split('\n').filter((line) => / ~ \(p=/.test(line)).length
    return { called, all: called + open }
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]!.slice(0, 40) : 'failed'
  }
}
