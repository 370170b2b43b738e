/** Rows whose pairs come from several machines (rule 4.6); a pair never crosses machines. */
import type { PairedSample, Problem } from '../model/model.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { differences } from '../stats/pairs/differences.ts'
import { prepareShift } from '../stats/pairs/shift.ts'
import { shiftEstimate } from '../stats/pairs/shift-estimate.ts'
import { kruskalWallis } from '../stats/tests/kruskal-wallis.ts'

/** Fewest pairs of a machine whose estimate counts against another's. */
const LEAST_PAIRS = 4
const DIFFERS_P = 0.05

export type MachineEstimate = { machine: string; n: number; point: number }

type Group = { machine: string; values: number[] }

function groupByMachine(sample: PairedSample): Group[] {
  const { machines } = sample
  if (machines === null) return []
  const { rounds, base, head } = completePairs(sample.base, sample.head)
  const { values } = differences(base, head)
  const groups = new Map<string, number[]>()
  rounds.forEach((round, i) => {
    const machine = machines[round]
    if (machine == null) return
    groups.set(machine, [...(groups.get(machine) ?? []), values[i]!])
  })
  return [...groups].map(([machine, list]) => ({ machine, values: list }))
}

const estimateGroup = ({ machine, values }: Group): MachineEstimate => ({
  machine,
  n: values.length,
  point: shiftEstimate(prepareShift(values)),
})

/** The estimate of every machine by itself; [] when the pairs come from one. */
export function estimateMachines(sample: PairedSample): MachineEstimate[] {
  const groups = groupByMachine(sample)
  return groups.length < 2 ? [] : groups.map(estimateGroup)
}

const solid = (sample: PairedSample) =>
  groupByMachine(sample).filter(({ values }) => values.length >= LEAST_PAIRS)

function differs(groups: Group[]): boolean {
  return groups.length > 1 && kruskalWallis(groups.map(({ values }) => values)) < DIFFERS_P
}

/** The effect differs by machine, and two machines even see opposite directions. */
export function machinesDisagree(sample: PairedSample): boolean {
  if (sample.machines === null) return false
  const groups = solid(sample)
  if (!differs(groups)) return false
  const points = groups.map((group) => estimateGroup(group).point)
  return points.some((point) => point > 0) && points.some((point) => point < 0)
}

/** What a reader of a pooled row should know about its machines. */
export function machineProblems(sample: PairedSample): Problem[] {
  const groups = groupByMachine(sample)
  if (groups.length < 2) return []
  const problems: Problem[] = []
  const few = groups.filter(({ values }) => values.length < LEAST_PAIRS)
  if (few.length > 0) {
    problems.push({
      code: 'few-pairs-on-machine',
      message:
        `${few.map(({ machine, values }) => `${machine} gave ${values.length}`).join(', ')} ` +
        `of the pairs: too few to say whether it differs`,
      next: `run at least ${LEAST_PAIRS} rounds on every machine`,
    })
  }
  if (differs(solid(sample))) {
    problems.push({
      code: 'differs-by-machine',
      message: 'the effect differs by machine: the estimate is for these machines taken together',
      next: 'read the estimates per machine',
    })
  }
  return problems
}
