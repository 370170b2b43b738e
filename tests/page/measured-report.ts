/** A report that was made of raw records, with what a page draws: pairs, losses, re-runs. */
import { machine } from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Report, TrialRecord } from '../../src/core/model/model.ts'
import { makeReport } from '../../src/core/report/report.ts'
import { planOf, recordOf } from '../core/judge/measured.ts'
import { cleanAir } from '../support/fake-host.ts'

/** Between -1 and 1, and the same at every run. */
const noise = (i: number) => ((i * 7919) % 1009) / 504.5 - 1

const SIDES = ['base', 'head'] as const

function recordsOfRound(names: string[], round: number): TrialRecord[] {
  return names.flatMap((name, at) =>
    SIDES.flatMap((side, place): TrialRecord[] => {
      const nth = 2 * (round * names.length + at) + place
      // Every third benchmark is a fifth slower on head; the second lost its third round.
      const effect = side === 'head' && at % 3 === 0 ? 1.2 : 1
      const isLost = at === 1 && round === 2 && side === 'head'
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

export function measuredReport(names: string[], rounds: number): Report {
  const plan = planOf(names)
  return makeReport({
    plan: {
      ...plan,
      looks: [
        { rounds: Math.ceil(rounds / 2), weight: 0.5 },
        { rounds, weight: 0.5 },
      ],
    },
    builds: [],
    environment: [machine],
    records: Array.from({ length: rounds }, (_, round) => recordsOfRound(names, round)).flat(),
    roundsRun: rounds,
    measuredSec: 2 * names.length * rounds,
    linkSec: null,
    stopReason: 'all rounds were run',
    problems: [],
    command: 'gcbench run micro --seed seed',
    createdAt: '2026-11-20T09:41:07Z',
    toolVersion: '0.1.0',
    recordsSha256: '9'.repeat(64),
  })
}
