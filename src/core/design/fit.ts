/** What fits into a budget: rounds, targets, and what would fit the rest. Times only, no values. */
import { median } from 'simple-statistics'
import { printDuration, printValue } from '../metrics/unit.ts'
import type { Contrast, Problem, Suite, Target } from '../model/model.ts'
import { FEWEST_PAIRS, FIRST_LOOK } from '../stats/flips/planned-looks.ts'
import { plural } from '../text/phrase.ts'
import type { Design } from './design.ts'
import { roundsBudgetSec } from './rounds-paid.ts'

/** Seconds of one pass over these targets, in every arm; unknown lengths count as nothing. */
export const roundSecOf = (targets: readonly Target[]) =>
  targets.reduce((sum, { expectedSec, arms }) => sum + (expectedSec ?? 0) * arms.length, 0)

/** Whole rounds in a time; Infinity where nothing is known of their length. */
export const roundsIn = (sec: number, targets: readonly Target[]) => {
  const roundSec = roundSecOf(targets)
  return roundSec === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(sec / roundSec))
}

export type Fitted = {
  kept: Target[]
  /** What is left out, since it and the cheaper ones together take too long. */
  left: Target[]
}

/**
 * The most targets of which `rounds` rounds fit into `sec`: the cheapest first. Targets of one
 * block are compared with each other, so they come or go together.
 */
export function fitTargets(targets: readonly Target[], sec: number, rounds: number): Fitted {
  const blocks = [...Map.groupBy(targets, ({ block }) => block).values()]
  const kept = new Set<Target>()
  let usedSec = 0
  for (const block of blocks.sort((a, b) => roundSecOf(a) - roundSecOf(b))) {
    const blockSec = roundSecOf(block) * rounds
    if (usedSec + blockSec > sec) break
    usedSec += blockSec
    for (const target of block) kept.add(target)
  }
  return {
    kept: targets.filter((target) => kept.has(target)),
    left: targets.filter((target) => !kept.has(target)),
  }
}

/** Whole minutes, so that the next run has room for what this one did not expect. */
const minutes = (sec: number) => `${Math.max(1, Math.ceil((sec * 1.2) / 60))}m`

/** The budget for the first look's rounds on so many machines, as a flag. */
const neededBudget = (spentSec: number, roundSec: number, machines: number) =>
  `--budget ${minutes(spentSec + (FIRST_LOOK / machines) * roundSec)}`

const NAMES_SHOWN = 4

/**
 * What would decide the targets that were left out, each as a line to paste: a budget, a pattern,
 * shards. `spentSec` is what goes before the first round, `roundSec` what a round of all takes.
 */
export function adviceFor(
  suite: Suite,
  { kept, left }: Fitted,
  spentSec: number,
  roundSec = roundSecOf([...kept, ...left]),
): string {
  const names = left
    .slice(0, NAMES_SHOWN)
    .map(({ id, unit }) => id.slice(unit.length + 1).split('/')[0])
  const pattern = `^Benchmark(${[...new Set(names)].join('|')})$`
  return [
    neededBudget(spentSec, roundSec, 1),
    ...(suite.workload.kind === 'go-bench' ? [`in the suite file: bench: '${pattern}'`] : []),
    `on two machines --rounds ${FIRST_LOOK} ${neededBudget(spentSec, roundSec, 2)} --shard 1/2 and 2/2`,
  ].join('; or ')
}

/** Whether some contrast compares this target with something: it is not new, and not gone. */
export function hasPartner({ arms }: Target, contrasts: readonly Contrast[]): boolean {
  return contrasts.some((contrast) => {
    if (contrast.kind === 'interaction') return false
    if (contrast.kind === 'benchmarks') return arms.includes(contrast.arm)
    return arms.includes(contrast.base) && arms.includes(contrast.head)
  })
}

/** What the probe leaves to choose from; `together`: the benchmarks of a function share one. */
export type Choices = {
  targets(together: boolean): Target[]
  mayShare: boolean
  startSec: ReadonlyMap<string, number>
}

/** What will be measured, and in what way. */
export type Chosen = {
  targets: Target[]
  shortest: boolean
  problems: Problem[]
  notes: string[]
  pace: PlannedPace
}

/**
 * Seconds of rounds, as the probe told: of what is measured, of what had no room beside it, and of
 * all in processes of their own, each as short as can be.
 */
export type PlannedPace = { keptSec: number; leftSec: number; apartSec: number }

/** Linking, and what takes longer than it did in the probe. */
const RESERVE = 0.15

/** The looks are for all that is compared, so as many as have room for `least` rounds are kept. */
export function chooseTargets(design: Design, choices: Choices, spentSec: number): Chosen {
  const { suite, contrasts } = design
  const leftSec = Math.max(0, roundsBudgetSec(suite) - spentSec) * (1 - RESERVE)
  const least = suite.until === 'rounds' ? suite.rounds.max : Math.min(FIRST_LOOK, suite.rounds.max)
  const ways = [
    { together: false, shortest: false },
    { together: false, shortest: true },
    ...(choices.mayShare ? [{ together: true, shortest: true }] : []),
  ]
  const all = ways.map(({ together, shortest }) => {
    const tried = choices.targets(together)
    // Those of one side in a process that they share with others are told of by their pairs.
    const problems = unpaired(tried, contrasts)
    const targets = tried
      .filter((target) => hasPartner(target, contrasts))
      .map((target) => lastingIn(design, choices, target, shortest))
    return { shortest, targets, problems }
  })
  const paceOf = ({ kept, left }: Fitted): PlannedPace => ({
    ...{ keptSec: roundSecOf(kept), leftSec: roundSecOf(left) },
    apartSec: roundSecOf(all[1]?.targets ?? []),
  })
  const way = all.find(({ targets }) => roundsIn(leftSec, targets) >= least)
  if (way !== undefined) {
    const pace = paceOf({ kept: way.targets, left: [] })
    return { ...way, pace, notes: [roundsNote(way.targets, leftSec)] }
  }
  const [quickest] = [...all].sort((a, b) => roundSecOf(a.targets) - roundSecOf(b.targets))
  const { targets, shortest, problems } = quickest ?? { targets: [], shortest: true, problems: [] }
  const rounds = Math.min(least, FEWEST_PAIRS)
  const eight = fitTargets(targets, leftSec, least)
  const fitted = eight.kept.length > 0 ? eight : fitTargets(targets, leftSec, rounds)
  return {
    ...{ targets: fitted.kept, shortest, pace: paceOf(fitted) },
    problems: [...problems, ...leftOut(suite, fitted, spentSec)],
    notes: [smallNote(suite, fitted, spentSec), roundsNote(fitted.kept, leftSec)],
  }
}

/** What the first rounds took: of `rounds` of them the last, and what is left for more. */
export type FirstRounds = { rounds: number; roundSec: number; leftSec: number }

/** Linking, and rounds that take longer than the last one. */
const PACE_RESERVE = 0.1

/** Whether the first look would not be reached, if rounds went on as the last one did. */
export const isTooSlow = (suite: Suite, { rounds, roundSec, leftSec }: FirstRounds): boolean =>
  suite.until !== 'rounds' && roundSec * (Math.min(FIRST_LOOK, suite.rounds.max) - rounds) > leftSec

/**
 * What leaves after the first rounds because they took so long that the first look would not be
 * reached; null: nothing has to, or nothing would help.
 */
export function refitTargets(
  suite: Suite,
  targets: readonly Target[],
  pace: FirstRounds,
): Fitted | null {
  const { rounds, roundSec, leftSec } = pace
  const least = Math.min(FIRST_LOOK, suite.rounds.max)
  if (!isTooSlow(suite, pace)) return null
  const longer = roundSec / roundSecOf(targets)
  if (!Number.isFinite(longer)) return null
  const sized = targets.map((one) => ({ ...one, expectedSec: (one.expectedSec ?? 0) * longer }))
  const roomSec = leftSec * (1 - PACE_RESERVE)
  const whole = fitTargets(sized, roomSec, least - rounds)
  const fewest = Math.min(least, FEWEST_PAIRS) - rounds
  const fitted = whole.kept.length > 0 ? whole : fitTargets(sized, roomSec, fewest)
  return fitted.kept.length === 0 || fitted.left.length === 0 ? null : fitted
}

/** More is no matter of a probe that was wrong. */
const MOST_SLOWER = 5

/** What rounds take, as they went: of the last one, what its trials did not take. */
export type PaceSeen = {
  planned: PlannedPace
  /** All that was to be measured, as it was planned, and as it is known now. */
  before: readonly Target[]
  now: readonly Target[]
  roundSec: number
  aroundSec: number
}

/** How much longer everything takes than the probe said: not below 1. */
function slowerBy({ planned, before, now, roundSec }: PaceSeen): number {
  const opSec = (target: Target | undefined) => Number(target?.settings.opSec ?? 0)
  const ratios = now.flatMap((target, index) => {
    const ratio = opSec(target) / opSec(before[index])
    return Number.isFinite(ratio) ? [ratio] : []
  })
  const ofRounds = planned.keptSec === 0 ? 1 : roundSec / planned.keptSec
  const ofOperations = ratios.length === 0 ? 1 : median(ratios)
  return Math.min(MOST_SLOWER, Math.max(1, ofRounds, ofOperations))
}

/**
 * Seconds of a round of all, those that were left out among them, on which to found a budget: the
 * next run is planned by the same probe, so it may choose longer trials, or one process each, and
 * finds out in its first round.
 */
export function slowRoundSec(seen: PaceSeen): number {
  const { leftSec, apartSec } = seen.planned
  const slower = slowerBy(seen)
  // Its first round takes at most this of a budget in which it expects the first look.
  const first = (slower * (1 - RESERVE)) / FIRST_LOOK
  const sizedSec = (seen.aroundSec + roundSecOf(seen.now) + slower * leftSec) / (1 - first)
  const isApart = apartSec <= (1 - RESERVE) * sizedSec
  return isApart ? Math.max(sizedSec, (slower * apartSec) / (1 - first)) : sizedSec
}

/** What left after the first rounds, by name, with what would decide it: all takes `allSec`. */
export const leftLater = (
  suite: Suite,
  fitted: Fitted,
  { rounds }: FirstRounds,
  spentSec: number,
  allSec: number,
) => {
  const next = adviceFor(suite, fitted, spentSec, allSec)
  return fitted.left.map(({ id }): Problem => {
    const message =
      `stopped after ${plural(rounds, 'round')}, which took longer than expected: ` +
      `${FIRST_LOOK} rounds of it and of what goes on do not fit`
    return { code: 'left-out', message, where: id, next }
  })
}

/** What had no room, with the budgets that rounds tell which took longer than the probe said. */
export function advisedAnew(
  problems: readonly Problem[],
  { spentSec, roundSec }: { spentSec: number; roundSec: number },
): Problem[] {
  const [whole, half] = [1, 2].map((machines) => neededBudget(spentSec, roundSec, machines))
  const renew = (next: string) =>
    next.replace(/^--budget \S+(?=;)/, whole!).replace(/--budget \S+(?= --shard)/, half!)
  return problems.map((one) =>
    one.code === 'left-out' && one.next?.startsWith('--budget ')
      ? { ...one, next: renew(one.next) }
      : one,
  )
}

const lastingIn = (design: Design, { startSec }: Choices, target: Target, shortest: boolean) =>
  design.workload.trial.lasting?.(design.suite.workload, target, {
    startSec: startSec.get(target.unit) ?? 0,
    shortest,
  }) ?? target

/** Targets that one side alone has: normal in a change, and nothing to compare. */
function unpaired(targets: readonly Target[], contrasts: readonly Contrast[]): Problem[] {
  return targets
    .filter((target) => !hasPartner(target, contrasts))
    .map(({ id, arms, settings }) => {
      const isNew = arms.some((arm) => arm.startsWith('head'))
      const { opSec } = settings
      // When it was tried out: no round was spent on it.
      return ofOneSide(isNew, id, typeof opSec === 'number' ? opSec : null)
    })
}

/** A benchmark that one side alone has, with its time an operation where that is known. */
export const ofOneSide = (isNew: boolean, name: string, opSec: number | null): Problem => ({
  code: isNew ? 'new-benchmark' : 'gone-benchmark',
  message: `${isNew ? 'new, not in base' : 'gone, not in head'}: nothing to compare`,
  where: opSec === null ? name : `${name}, ${printValue(opSec, 's')}/op`,
})

function leftOut(suite: Suite, fitted: Fitted, spentSec: number): Problem[] {
  return fitted.left.map((target) => ({
    code: 'left-out',
    message: `left out: ${FIRST_LOOK} rounds of it and of the quicker ones do not fit`,
    where: target.id,
    next: adviceFor(suite, fitted, spentSec),
  }))
}

const smallNote = (suite: Suite, fitted: Fitted, spentSec: number) =>
  `the budget of ${printDuration(suite.budgetSec)} has no room for ${fitted.left.length} of ` +
  `${fitted.left.length + fitted.kept.length} benchmarks; what would: ` +
  adviceFor(suite, fitted, spentSec)

const roundsNote = (targets: readonly Target[], leftSec: number) =>
  roundSecOf(targets) === 0
    ? `${targets.length} targets a round`
    : `${targets.length} targets, a round takes about ${printDuration(roundSecOf(targets))}: ` +
      `about ${roundsIn(leftSec, targets)} rounds fit into what is left of the budget`
