/** One run of gcbench on two folders, and what is wrong with what came of it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../../src/core/model/model.ts'
import { benchstat } from '../../tests/support/benchstat.ts'

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

export type Field = {
  report: Report | null
  exit: number | null
  /** Longest time without a line of progress. */
  silentSec: number
  said: string
}

/** Runs it; the report is null where there is none. */
export function runField(base: string, head: string, out: string, budget: string): Promise<Field> {
  const args = ['run', '--base', base, '--head', head, '--budget', budget, '--out', out]
  const child = spawn(process.execPath, [CLI, ...args, '--seed', 'field'], {
    cwd: head,
    stdio: ['ignore', 'ignore', 'pipe'],
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

/** Everything of a report in which a benchmark can be told of. */
function mentions(report: Report): string {
  return JSON.stringify([
    report.plan.targets.map(({ id }) => id),
    report.plan.unchanged,
    report.problems,
  ])
}

/** `Benchmark_x` and `BenchmarkX` as the report names them. */
const shortName = (name: string) => name.replace(/^Benchmark_?/, '') || 'Benchmark'

/** Benchmarks that `go test -list` knows and the report does not mention. */
export const lostOf = (report: Report, names: string[]): string[] => {
  const text = mentions(report)
  return names.filter((name) => !text.includes(shortName(name)) && !text.includes(name))
}

export const longestTrialSec = ({ records }: Report) =>
  Math.max(0, ...(records ?? []).map(({ wallSec }) => wallSec))

/** Seconds beyond the budget and the one trial that may end after it. */
export const overrunSec = (report: Report) =>
  Math.max(0, report.measuredSec - report.plan.suite.budgetSec - longestTrialSec(report))

const timeRows = (report: Report) =>
  report.comparisons.filter(({ metric, role }) => metric === 'time/op' && role === 'gating')

export const wordsOf = (report: Report) => {
  const words = timeRows(report).map(({ verdict }) => verdict.word)
  const count = (word: string) => words.filter((one) => one === word).length
  return { slower: count('regressed'), faster: count('improved'), same: count('equivalent') }
}

/** Whether the row of a benchmark, or with null the table as a whole, is called slower. */
export function isCalled(report: Report, name: string | null): boolean {
  const rows = report.comparisons.filter(({ metric }) => metric === 'time/op')
  const mine = rows.filter(({ benchmark, role }) =>
    name === null
      ? role === 'geomean'
      : new RegExp(`(^|\\.)${shortName(name)}(/|$)`).test(benchmark),
  )
  return mine.some(({ verdict }) => verdict.word === 'regressed')
}

/** A green mark of a run that could not have called anything. */
export function isGreenForNothing(report: Report): boolean {
  const hasTargets = report.plan.targets.some(({ arms }) => arms.length > 1)
  return report.conclusion.conclusion === 'success' && hasTargets && report.roundsRun < 6
}

/** What benchstat says of the same raw files: rows of time that it calls a difference. */
export function benchstatWord(out: string): string {
  try {
    const text = benchstat(['-filter', '.unit:sec/op', 'bench-base.txt', 'bench-head.txt'], out)
    const called = text.split('\n').filter((line) => /[+-][\d.]+% \(p=/.test(line)).length
    const open = text.split('\n').filter((line) => / ~ \(p=/.test(line)).length
    return `${called} of ${called + open}`
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]!.slice(0, 40) : 'failed'
  }
}
