/**
 * An invented report as one that was measured: records whose rows get the words that its rows have,
 * and the report that these records give. Numbers are near the invented ones, not the same.
 */
import { createHash } from 'node:crypto'
import { type Stop, stopText } from '../../src/model/findings.ts'
import type { Comparison, Plan, Report, Target, TrialRecord } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { atLevel, makeDesign } from '../../src/plan/design.ts'
import { trialsOfRound } from '../../src/plan/plan.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { decideTable } from '../../src/report/interim.ts'
import { makeReport } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { recordsText } from '../../src/report/verify.ts'
import { GEOMEAN_ROW } from '../../src/stats/sample.ts'
import { cleanAir } from './fake-host.ts'

const UNIT = 'example.org/prolly/tree'

/** Noise of a pair as ln, without a drift to either side. */
const PLACES = [1, -1, 0.5, -0.5, 0.8, -0.8, 0.3, -0.3]

const isMade = ({ role, benchmark, metric }: Comparison) =>
  role !== 'geomean' && benchmark !== GEOMEAN_ROW && ['time/op', 'allocs/op'].includes(metric)

/** What head takes, as a multiple of base, in that round. */
function factorOf({ verdict, estimate }: Comparison, round: number): number {
  const place = PLACES[round % PLACES.length] ?? 0
  const point = estimate.kind === 'ratio' ? estimate.point : Math.log(1.06)
  switch (verdict.word) {
    case 'regressed':
      return Math.exp((estimate.kind === 'exact' ? 0 : 0.001 * place) + Math.abs(point))
    case 'improved':
      return Math.exp(0.001 * place - Math.abs(point))
    case 'inconclusive':
      return Math.exp(0.3 * place)
    default:
      // What was relabelled has the estimate that it had.
      return Math.exp(0.001 * place + (Math.abs(point) < 0.015 ? point : 0))
  }
}

const hasFailed = (row: Comparison, side: 'base' | 'head') =>
  row.verdict.word === 'failed' && (row.verdict.side ?? side) === side

/** One line of results; null: its trial fails. */
function lineOf(rows: readonly Comparison[], side: 'base' | 'head', round: number): string | null {
  if (rows.some((row) => hasFailed(row, side))) return null
  const cells = rows.map((row) => {
    const value = (row.baseValue ?? 1e-3) * (side === 'head' ? factorOf(row, round) : 1)
    return row.metric === 'time/op' ? `${value * 1e9} ns/op` : `${Math.round(value)} allocs/op`
  })
  return `Benchmark${rows[0]?.benchmark}-2 \t 100\t ${cells.join('\t ')}\n`
}

/** Of units that are the same on both sides, what was built. */
const unchangedBuilds = ({ unchanged, contrasts }: Report['plan']): Report['builds'] =>
  unchanged.flatMap(({ contrast, unit, sha256 }) => {
    const { base, head } = { base: '', head: '', ...contrasts.find(({ id }) => id === contrast) }
    if (sha256 === null) return []
    const one = { unit, sha256, toolchain: 'go1.26.8', settings: {}, buildSec: 1 }
    return [base, head].map((arm) => ({ arm, ...one }))
  })

/** Texts of reports, by those of what they were made from: scenes tell of the same ones. */
const made = new Map<string, string>()

/** The report with records that give it, under its own plan, problems and acceptances. */
export function honest(report: Report): Report {
  const text = JSON.stringify(report)
  const known = made.get(text) ?? JSON.stringify(measured(report))
  made.set(text, known)
  return JSON.parse(known)
}

/** An analysis after about so many rounds. */
const wholeRuns = ({ looks }: Plan, rounds: number): number =>
  looks.findLast((one) => one.rounds <= rounds)?.rounds ?? rounds

/** Why a run ends there. */
function stopAfter(plan: Plan, records: TrialRecord[], rounds: number): Stop {
  if (plan.targets.length === 0) return { kind: 'nothing-to-run' }
  const trials = parseRecords(plan.suite, records)
  return decideTable(plan, trials, rounds).stop ?? { kind: 'undecidable' }
}

function measured(report: Report): Report {
  const [contrast] = report.plan.contrasts
  const sides = { base: '', head: '', ...contrast }
  const rows = report.comparisons.filter((row) => isMade(row) && row.contrast === contrast?.id)
  const byName = Map.groupBy(rows, ({ benchmark }) => benchmark)
  const targets = [...byName.keys()].map(
    (name): Target => ({
      id: `${UNIT}.${name}`,
      unit: UNIT,
      block: `${UNIT}.${name}`,
      arms: [sides.base, sides.head],
      settings: {},
      expectedSec: 1,
    }),
  )
  const workload = { ...zeroConfigSuite().workload, ...report.plan.suite.workload }
  const suite = { ...report.plan.suite, workload }
  const looks = atLevel(makeDesign(suite), report.plan.alpha).analyses
  const plan: Plan = { ...report.plan, suite, targets, looks }
  const roundsRun = targets.length === 0 ? 0 : wholeRuns(plan, report.roundsRun)
  const all = new Set(targets.map(({ id }) => id))
  const records = Array.from({ length: roundsRun }, (_, round) =>
    trialsOfRound(plan, round, all).map((trial): TrialRecord => {
      const own = byName.get(trial.target.slice(UNIT.length + 1)) ?? []
      const line = lineOf(own, trial.arm === sides.base ? 'base' : 'head', round)
      return {
        trial,
        status: line === null ? 'failed' : 'ok',
        exitCode: line === null ? 1 : 0,
        signal: null,
        startedAt: '2026-11-20T09:33:01Z',
        wallSec: 1,
        usage: null,
        pollution: cleanAir,
        sha256: null,
        layoutSeed: 1 + Math.floor(round / 2),
        outputs: { stdout: line ?? '', stderr: '' },
        cutBytes: {},
        problem: null,
      }
    }),
  ).flat()
  const stop = stopAfter(plan, records, roundsRun)
  const { comparisons: _, conclusion: __, stop: ___, ...rest } = report
  return makeReport({
    ...rest,
    plan,
    builds: [...rest.builds, ...unchangedBuilds(plan)],
    records,
    roundsRun,
    stop,
    stopReason: stopText(stop),
    toolVersion: VERSION,
    recordsSha256: createHash('sha256').update(recordsText(records)).digest('hex'),
  })
}
