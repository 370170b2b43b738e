/** Which targets are profiled, under which pair of arms. */
import { makeFinding } from '../model/findings.ts'
import type {
  Comparison,
  Observation,
  ParsedTrial,
  Plan,
  Problem,
  ProfileOf,
  WithProblems,
} from '../model/model.ts'
import { hasMoved } from '../stats/judge.ts'
import { collectSamples } from './samples.ts'

/** One target of a contrast of two arms, and its rows of the table. */
export type ProfileChoice = {
  contrast: string
  base: string
  head: string
  target: string
  benchmarks: string[]
}

/** Short runs in turn: what differs from run to run shows only if there are several. */
export const PROFILE_RUNS = { runs: 10, sampleSec: 0.5 }

/** So that a table of hundreds of rows does not take hours; more, where each has to pass. */
const MOST_TARGETS = { informational: 20, gating: 100 }

/**
 * Targets of contrasts of arms: all that have rows, or those with a row that regressed or
 * improved, the largest effect first. What is left out is a problem.
 */
export function chooseProfiles(
  plan: Plan,
  trials: ParsedTrial[],
  comparisons: Comparison[],
  of: ProfileOf,
): WithProblems<ProfileChoice[]> {
  const targetOf = targetsByRow(plan, trials)
  const problems: Problem[] = []
  const choices: (ProfileChoice & { size: number })[] = []
  for (const contrast of plan.contrasts) {
    const rows = comparisons.filter((row) => row.contrast === contrast.id && isRequested(row, of))
    if (contrast.kind === 'interaction' || rows.length === 0) continue
    if (contrast.kind === 'benchmarks') {
      problems.push(makeFinding('profile-benchmarks', null, {}, { where: contrast.id }))
      continue
    }
    for (const [target, own] of Map.groupBy(rows, ({ benchmark }) => targetOf.get(benchmark))) {
      if (target === undefined) continue
      const benchmarks = [...new Set(own.map(({ benchmark }) => benchmark))]
      const { base, head } = contrast
      const size = Math.max(...own.map(sizeOf))
      choices.push({ contrast: contrast.id, base, head, target, benchmarks, size })
    }
  }
  choices.sort((a, b) => b.size - a.size)
  const isGate = plan.suite.gate.instructionsPct !== undefined
  const most = isGate ? MOST_TARGETS.gating : MOST_TARGETS.informational
  const others = choices.length - most
  if (others > 0) {
    problems.push(makeFinding('profile-many', null, { others, most }))
  }
  const value = choices.slice(0, most).map(({ size: _, ...choice }) => choice)
  return { value, problems }
}

const isRequested = ({ verdict, role }: Comparison, of: ProfileOf) =>
  role !== 'geomean' && role !== 'control' && (of === 'all' || hasMoved(verdict))

const sizeOf = ({ estimate, unit }: Comparison) =>
  estimate.kind === 'ratio' && unit === 's' ? Math.abs(estimate.point) : 0

/** Target by the name of its benchmarks; one trial of each tells. */
function targetsByRow(plan: Plan, trials: ParsedTrial[]): Map<string, string> {
  const one = new Map(
    trials
      .filter(({ record }) => record.status === 'ok')
      .map((trial) => [trial.record.trial.target, trial] as const),
  )
  const samples = collectSamples(plan, [...one.values()]).value
  return new Map(samples.map(({ benchmark, target }) => [benchmark, target]))
}

/**
 * Operations behind a trial's output: iterations of its one benchmark, or transactions of its
 * load; null: it does not say, or says so of several benchmarks.
 */
export function operationsOf(observations: Observation[]): number | null {
  const transactions = observations.find(({ metric }) => metric === 'transactions')
  if (transactions !== undefined) return transactions.value || null
  const times = observations.filter(({ metric }) => metric === 'time/op')
  const names = new Set(times.map(({ benchmark, procs }) => `${benchmark} ${procs}`))
  if (names.size !== 1) return null
  return times.reduce((sum, { iterations }) => sum + (iterations ?? 0), 0) || null
}
