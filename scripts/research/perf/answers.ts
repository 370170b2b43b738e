/**
 * What a user waits for: the bundled example and 24 benchmarks that are twice as slow, measured
 * until they are decided, with benchstat's word on the same raw results beside it; and a comment.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from 'simple-statistics'
import { makeExampleRepository } from '../../../fixtures/examples/make-repository.ts'
import type { Report } from '../../../src/model/model.ts'
import { gatingTimes, overrunSec } from '../field/faults.ts'
import { benchstatCalls, callsText, runField } from '../field/trial.ts'
import { type Figure, ofGoal } from './figure.ts'

const BUDGET = '3m'
/** Of the example's suite file: the change under one collector. */
const SUITE = ['change']
const GOALS = { decidedSec: 60, counted: 0.75, functions: 24, firstLook: 8 }

/** Runs of the example: five, or as many as the second argument says. */
const RUNS = Number(process.argv[3] ?? 5)

const isDecided = ({ verdict }: Report['comparisons'][number]) =>
  ['regressed', 'improved', 'equivalent'].includes(verdict.word)

const countedOf = ({ timeSpent }: Report) =>
  timeSpent === undefined ? 0 : timeSpent.countedSec / timeSpent.wholeSec

const times = (found: number, goal: number) => `${(found / goal).toFixed(2)} times the goal`

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One run, told of beside the table; throws where it ends without a report. */
async function measured(
  what: string,
  base: string,
  head: string,
  out: string,
  suite: string[] = [],
): Promise<Report> {
  const { report, said } = await runField(base, head, out, BUDGET, suite)
  if (report === null) throw new Error(said)
  const rows = gatingTimes(report)
  const decided = `${rows.filter(isDecided).length} of ${rows.length} time rows decided`
  console.error(`${what}: ${decided} in ${report.measuredSec.toFixed(0)} s, ${report.stopReason}`)
  return report
}

async function exampleFigures(folder: string): Promise<Figure[]> {
  for (const branch of ['main', 'by-pointer', 'aa']) {
    await makeExampleRepository('prolly', join(folder, branch))
    execFileSync('git', ['checkout', '-q', branch], { cwd: join(folder, branch) })
  }
  const [base, head] = [join(folder, 'main'), join(folder, 'by-pointer')]
  const runs: Report[] = []
  const words: string[] = []
  for (let run = 0; run < RUNS; run++) {
    const out = join(folder, `out-${run}`)
    runs.push(await measured(`the example, run ${run + 1} of ${RUNS}`, base, head, out, SUITE))
    words.push(callsText(benchstatCalls(out)))
  }
  const decided: number[] = runs.map((one) => gatingTimes(one).filter(isDecided).length)
  const seconds = median(runs.map(({ measuredSec }) => measuredSec))
  const counted = median(runs.map(countedOf))
  const overSec = Math.max(...runs.map(overrunSec))
  const aa = join(folder, 'aa')
  const comment = await measured('a comment', base, aa, join(folder, 'out-aa'), SUITE)
  const all = Math.max(...runs.map((one) => gatingTimes(one).length))
  return [
    {
      what: `bundled example, ${RUNS} runs of at most ${BUDGET}: time rows decided`,
      ours: `${median(decided)} of ${all} in ${seconds.toFixed(0)} s`,
      peer: `${words[0]} by benchstat on the same results; goal: all in ${GOALS.decidedSec} s`,
      ratio:
        Math.min(...decided) < all
          ? ofGoal(false, `${Math.min(...decided)} of ${all} in the run that decided fewest`)
          : ofGoal(seconds <= GOALS.decidedSec, times(seconds, GOALS.decidedSec)),
    },
    {
      what: 'of that, benchmark code that counted',
      ours: `${(100 * counted).toFixed(0)} %`,
      peer: `goal ${100 * GOALS.counted} %`,
      ratio: ofGoal(counted >= GOALS.counted, times(counted, GOALS.counted)),
    },
    {
      what: 'beyond the budget and one trial, at most',
      ours: `${overSec.toFixed(1)} s`,
      peer: 'goal 0 s; of public modules: npm run field',
      ratio: ofGoal(overSec === 0, `${overSec.toFixed(1)} s`),
    },
    {
      what: 'a comment changed: trials',
      ours: String(comment.records?.length ?? 0),
      peer: 'goal 0',
      ratio: ofGoal(comment.records?.length === 0, `${comment.records?.length} trials`),
    },
  ]
}

/** A module with so many benchmarks, each of which does so many steps. */
async function writeModule(folder: string, steps: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'go.mod'), 'module example.com/many\n\ngo 1.22\n')
  const loop = `for i := 0; i < b.N*${steps}; i++ {\n\t\tsink = sink*31 + uint64(i)\n\t}`
  const functions = Array.from(
    { length: GOALS.functions },
    (_, i) => `func BenchmarkF${i}(b *testing.B) {\n\t${loop}\n}\n`,
  )
  const head = 'package many\n\nimport "testing"\n\nvar sink uint64\n\n'
  await writeFile(join(folder, 'many_test.go'), head + functions.join('\n'))
}

async function manyFigures(folder: string): Promise<Figure[]> {
  const [base, head, out] = ['base', 'head', 'out'].map((name) => join(folder, name))
  await writeModule(base!, 1000)
  await writeModule(head!, 2000)
  const report = await measured(`${GOALS.functions} benchmarks`, base!, head!, out!)
  const called = gatingTimes(report).filter(({ verdict }) => verdict.word === 'regressed')
  const look = Math.max(0, ...called.map(({ explanation }) => explanation.looksTaken.at(-1) ?? 0))
  return [
    {
      what: `${GOALS.functions} benchmarks, all twice as slow: called at round`,
      ours: `${look || 'none'} (${called.length} of ${GOALS.functions})`,
      peer: `${callsText(benchstatCalls(out!))} by benchstat on the same results; goal: the first look`,
      ratio:
        called.length < GOALS.functions
          ? ofGoal(false, `${called.length} of ${GOALS.functions} called`)
          : ofGoal(look <= GOALS.firstLook, times(look, GOALS.firstLook)),
    },
  ]
}

export async function answers(): Promise<Figure[]> {
  return [...(await inFolder(manyFigures)), ...(await inFolder(exampleFigures))]
}
