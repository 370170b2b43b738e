/** A report that was made of raw records, with what a page draws: pairs, losses, re-runs. */
import { machine } from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Plan, Report, Suite, TrialRecord } from '../../src/model/model.ts'
import { makeReport } from '../../src/report/report.ts'
import { planOf, recordOf } from '../stats/measured.ts'
import { cleanAir } from '../support/fake-host.ts'

/** Between -1 and 1, and the same at every run. */
function noise(i: number): number {
  const mixed = Math.imul(i + 1, 0x9e3779b1)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 31 - 1
}

const SIDES = ['base', 'head'] as const

/** Time of a side of the benchmark at that place, in shares of what it would be else. */
type Effect = (side: 'base' | 'head', at: number) => number

/** Every third benchmark is a fifth slower on head. */
const thirds: Effect = (side, at) => (side === 'head' && at % 3 === 0 ? 1.2 : 1)

function recordsOfRound(
  names: string[],
  round: number,
  { effectOf, from, hasLoss }: Pick<Made, 'effectOf' | 'from' | 'hasLoss'>,
): TrialRecord[] {
  return names.flatMap((name, at) =>
    SIDES.flatMap((side, place): TrialRecord[] => {
      const nth = from + 2 * (round * names.length + at) + place
      const effect = effectOf(side, at)
      // The second lost its third round.
      const isLost = hasLoss && at === 1 && round === 2 && side === 'head'
      const ns = (1000 + 37 * at) * effect * (1 + 0.02 * noise(nth))
      const position = (round + place) % 2
      const trial = { round, arm: side, target: `m.${name}`, position: 2 * at + position }
      const first = recordOf(trial, isLost ? null : Number(ns.toFixed(2)))
      const pollution = { ...cleanAir, foreignCpuPct: 2 + noise(nth), frequencyHz: 3e9 + nth * 1e6 }
      const record = { ...first, pollution }
      const again = { ...record, trial: { ...record.trial, attempt: 1 } }
      return at === 0 && round === 1 ? [record, again] : [record]
    }),
  )
}

/** `from`: where the noise begins; other reports of the same have another. */
type Made = {
  effectOf: Effect
  from: number
  /** One trial of the second benchmark gave no number. */
  hasLoss: boolean
  suite: Partial<Suite>
  sources: Plan['sources']
  command: string
}

const PLAIN: Made = {
  effectOf: thirds,
  from: 0,
  hasLoss: true,
  suite: {},
  sources: { base: null, head: null },
  command: 'gcbench run micro --seed seed',
}

export function measuredReport(names: string[], rounds: number, made: Partial<Made> = {}): Report {
  const { suite, sources, command, ...numbers } = { ...PLAIN, ...made }
  const plan = planOf(names, suite)
  return makeReport({
    plan: {
      ...plan,
      sources,
      looks: [
        { rounds: Math.ceil(rounds / 2), weight: 0.5 },
        { rounds, weight: 0.5 },
      ],
    },
    builds: [],
    environment: [machine],
    records: Array.from({ length: rounds }, (_, round) =>
      recordsOfRound(names, round, numbers),
    ).flat(),
    roundsRun: rounds,
    measuredSec: 2 * names.length * rounds,
    linkSec: null,
    stopReason: 'all rounds were run',
    problems: [],
    command,
    createdAt: '2026-11-20T09:41:07Z',
    toolVersion: '0.1.0',
    recordsSha256: '9'.repeat(64),
  })
}
