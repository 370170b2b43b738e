/**
 * What fits into a budget, from what rounds took so far: rounds, targets, and the budget that would
 * fit the rest. It reads times only, never values.
 */

import { median } from 'simple-statistics'
import { perOperation } from '../model/finding-codes.ts'
import {
  adviceOf,
  makeFinding,
  placeOf,
  type Remedy,
  type Subject,
  withRemedy,
} from '../model/findings.ts'
import type {
  Contrast,
  Plan,
  Problem,
  ProfileRule,
  Suite,
  Target,
  TrialRecord,
} from '../model/model.ts'
import { plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { FEWEST_PAIRS, FIRST_ANALYSIS } from '../stats/schedule.ts'
import type { Design } from './design.ts'
import { subjectOf } from './plan.ts'

/** What a record took of the budget, with all that was around it. */
export const recordSec = ({ spentSec, wallSec }: TrialRecord): number => spentSec ?? wallSec

/** Of the budget, gone at the last of these records; `probeSec`: where the records say nothing. */
export function budgetSpentSec(records: readonly TrialRecord[], probeSec: number): number {
  const recordedSec = records.reduce((sum, record) => sum + recordSec(record), 0)
  return records.some(({ spentSec }) => spentSec !== undefined)
    ? recordedSec
    : probeSec + recordedSec
}

/** Most of the budget that is kept for profiles while rounds are run. */
const PROFILE_SHARE = 0.2

/** Seconds that a benchmark's profiles take: so many runs of both arms, those of CPU time apart. */
export function profileSecOf({ runs, sampleSec, kinds = ['cpu'] }: Omit<ProfileRule, 'of'>) {
  const isMixed = kinds.includes('cpu') && kinds.length > 1
  return (isMixed ? 2 : 1) * 2 * runs * sampleSec
}

/** The budget as it was given. */
export const wholeBudgetSec = ({ waitSec, budgetSec }: Pick<Suite, 'waitSec' | 'budgetSec'>) =>
  waitSec ?? budgetSec

/** What builds took of the budget, where they are in it. */
export const builtSecOf = ({
  waitSec,
  budgetSec,
  builtSec,
}: Pick<Suite, 'waitSec' | 'budgetSec' | 'builtSec'>): number =>
  waitSec === undefined ? 0 : (builtSec ?? waitSec - budgetSec)

/** The suite with what builds left of its budget, where they are in it. */
export function afterBuilds(suite: Suite, tookSec: number): Suite {
  if (suite.waitSec === undefined) return suite
  const leftSec = suite.waitSec - tookSec
  return leftSec > 0
    ? { ...suite, budgetSec: leftSec }
    : { ...suite, budgetSec: 0.001, builtSec: tookSec }
}

/** The part of the budget that is for rounds: where the suite wants profiles, not quite all. */
export function roundsBudgetSec({ budgetSec, profile }: Suite): number {
  if (profile === undefined || profile.of === 'none') return budgetSec
  return budgetSec - Math.min(PROFILE_SHARE * budgetSec, MOST_KEPT * profileSecOf(profile))
}

/** Share of that part which the warm-ups of all servers may take, and what each is given at least. */
const WARM_UP_SHARE = 0.1
const LEAST_WARM_UP_SEC = 5

/** How long one load may warm a server up: a load can take minutes, and is not counted here. */
export function warmUpLimitSec({ suite, targets, arms }: Plan): number {
  const loads = Math.max(1, targets.length) * arms.length
  return Math.max(LEAST_WARM_UP_SEC, (WARM_UP_SHARE * roundsBudgetSec(suite)) / loads)
}

/** So many benchmarks' profiles are waited for at the most. */
const MOST_KEPT = 4

/**
 * Rounds in all that the budget pays for, as known after `rounds` of them, at most what is
 * planned: what is left of it goes into rounds like those since half of them. A function of the
 * records, so that a report can be checked against them. Both arms' times count alike, so it says
 * nothing of which arm was faster.
 */
export function roundsInBudget(
  { suite, looks: analyses, machines }: Plan,
  records: readonly TrialRecord[],
  rounds: number,
): number {
  const most = analyses.at(-1)?.rounds ?? suite.rounds.max
  if (suite.until === 'rounds' || machines !== null || rounds === 0) return most
  const recent = Math.floor(rounds / 2)
  let [spentSec, recentSec] = [0, 0]
  for (const record of records) {
    if (record.trial.round >= rounds) continue
    spentSec += recordSec(record)
    if (record.trial.round >= recent) recentSec += recordSec(record)
  }
  const roundSec = recentSec / (rounds - recent)
  if (roundSec === 0) return most
  const more = Math.floor(Math.max(0, roundsBudgetSec(suite) - spentSec) / roundSec)
  return Math.min(most, rounds + more)
}

// Targets that fit, and what would fit the rest.

/** Seconds of one pass over these targets, in every arm; unknown lengths count as nothing. */
export const roundSecOf = (targets: readonly Target[]) =>
  targets.reduce((sum, { expectedSec, arms }) => sum + (expectedSec ?? 0) * arms.length, 0)

export type Fitted = {
  kept: Target[]
  /** What is left out, since it and the cheaper ones together take too long. */
  left: Target[]
}

/** References from a target to the nearest code that the change differs in; Infinity: unknown. */
const distanceOf = ({ settings: { distance } }: Target) =>
  typeof distance === 'number' ? distance : Number.POSITIVE_INFINITY

/** The distance of the nearest of them. */
const nearestOf = (block: readonly Target[]) => Math.min(...block.map(distanceOf))

/** What is nearer to the change comes first. */
export const byDistance = (a: Target, b: Target): number => nearer(distanceOf(a), distanceOf(b))

/** Both may be unknown, so infinite. */
const nearer = (a: number, b: number) => (a === b ? 0 : a - b)

/** Smaller changes of the instructions, as a logarithm, are none. */
export const LEAST_WORK_CHANGE = 0.005

/**
 * How much of a target's work the change moved, where it was counted: what does as much as before
 * comes after what nobody counted.
 */
function workChangeOf({ settings: { moved } }: Target): number {
  if (typeof moved !== 'number') return 0
  return moved >= LEAST_WORK_CHANGE ? moved : -1
}

/**
 * Changed statements that a target executes in a second: 0, in its set-up alone; below, none. What
 * nobody looked at comes before those two.
 */
function executesOf({ settings: { changedPerSec } }: Target): number {
  return typeof changedPerSec === 'number' ? changedPerSec : Number.MIN_VALUE
}

const mostExecutedOf = (block: readonly Target[]) => Math.max(...block.map(executesOf))

/** Whether all of these are benchmarks that the change rewrote: no word is said on such rows. */
export const areRewritten = (block: readonly Target[]): boolean =>
  block.every(({ settings: { rewritten } }) => rewritten !== undefined)

/** Whether all of these were seen to execute nothing of the change; false of none. */
export const areIdle = (targets: readonly Target[]): boolean =>
  targets.length > 0 && targets.every((target) => executesOf(target) < 0)

/** What the package was from which some of these moved of which nobody saw what they execute. */
export const unseenAfterMove = (targets: readonly Target[]): string | null => {
  const own = targets.flatMap(({ settings: { movedFrom, changedPerSec } }) =>
    typeof movedFrom === 'string' && changedPerSec === undefined ? [movedFrom] : [],
  )
  return own[0] ?? null
}

/** By the id of a target in a process of its own: see `changedPerSec`, and what is left out. */
export type Executions = { perSec: ReadonlyMap<string, number>; idle: ReadonlySet<string> }

/** Without those that execute nothing of the change; the others with how much they do. */
export const withExecutions = (
  targets: readonly Target[],
  { perSec, idle }: Executions,
): Target[] =>
  targets.flatMap((target) => {
    const own = [...perSec].filter(([id]) => isIn(target, id))
    const isWhole = own.length >= leavesOf(target)
    if (own.length === 0) return [target]
    if (isWhole && own.every(([id]) => idle.has(id))) return []
    const most = Math.max(...own.map(([, one]) => one))
    if (most <= 0 && !isWhole) return [target]
    return [{ ...target, settings: { ...target.settings, changedPerSec: most } }]
  })

/** One that shares a process with others is as they are. */
export const isIn = (target: Target, id: string) =>
  id === target.id || id.startsWith(`${target.id}/`)

/** Of the most moved of these: more or less work than before; 0: nobody counted; below: the same. */
export const mostWorkChangeOf = (block: readonly Target[]) => Math.max(...block.map(workChangeOf))

/** Targets with what a count told of them: by how much, as a logarithm, their work differs. */
export const withWorkChanges = (
  targets: readonly Target[],
  moved: ReadonlyMap<string, number>,
): Target[] =>
  targets.map((target) => {
    const own = [...moved].filter(([id]) => isIn(target, id))
    if (own.length === 0) return target
    const most = Math.max(...own.map(([, by]) => by))
    return { ...target, settings: { ...target.settings, moved: most } }
  })

/** Blocks in the order in which room is made for them. */
const inOrder = (targets: readonly Target[]) =>
  [...Map.groupBy(targets, ({ block }) => block).values()].sort(
    (a, b) =>
      Number(areRewritten(a)) - Number(areRewritten(b)) ||
      mostWorkChangeOf(b) - mostWorkChangeOf(a) ||
      mostExecutedOf(b) - mostExecutedOf(a) ||
      nearer(nearestOf(a), nearestOf(b)) ||
      roundSecOf(a) - roundSecOf(b),
  )

/** Targets in the order in which a budget makes room for them. */
export const byNeed = (targets: readonly Target[]): Target[] => inOrder(targets).flat()

/**
 * The targets of which `rounds` rounds fit into `sec`: first those whose work it moved most, then
 * what executes most of it, then what it reaches most directly, of that the cheapest, and then
 * whatever still fits; last what it rewrote. Targets of one block are compared with each other, so they come or go together.
 */
export function fitTargets(targets: readonly Target[], sec: number, rounds: number): Fitted {
  const fitting = new Set<Target>()
  let usedSec = 0
  for (const block of inOrder(targets)) {
    const blockSec = roundSecOf(block) * rounds
    if (usedSec + blockSec > sec) continue
    usedSec += blockSec
    for (const target of block) fitting.add(target)
  }
  return {
    kept: targets.filter((target) => fitting.has(target)),
    left: targets.filter((target) => !fitting.has(target)),
  }
}

/** The next run has room for what this one did not expect. */
export const SPARE = 1.2

const wholeMinutes = (sec: number, least = 1) => 60 * Math.max(least, Math.ceil(sec / 60))

/** A budget to advise, in seconds of whole minutes: one that has been had did not do. */
export const advisedSec = (suite: Pick<Suite, 'waitSec' | 'budgetSec'>, sec: number): number =>
  wholeMinutes(sec, Math.floor(wholeBudgetSec(suite) / 60) + 1)

/** The budget for the rounds of the first interim analysis on so many machines. */
const neededSec = (spentSec: number, roundSec: number, machines: number): number =>
  wholeMinutes(SPARE * (spentSec + (FIRST_ANALYSIS / machines) * roundSec))

/** A pattern of more letters is no line to paste. */
const PATTERN_LETTERS = 300

/** The line that asks for these alone, or for as many of them as it has room for. */
function alone(narrowed: (names: readonly string[]) => string, left: readonly Target[]): string {
  const names = left.map(({ id, unit }) => id.slice(unit.length + 1))
  const tops = [...new Map(names.map((name) => [name.split('/')[0], name])).values()]
  let line = narrowed(tops.slice(0, 1))
  let count = 1
  for (; count < tops.length; count++) {
    const longer = narrowed(tops.slice(0, count + 1))
    if (longer.length > PATTERN_LETTERS) break
    line = longer
  }
  // A function brings all of its benchmarks, those that were kept or never tried out among them.
  const these = names.some((name) => name.includes('/')) ? 'their functions' : 'these'
  const what = count === tops.length ? `just ${these}` : `${count} of ${these}`
  return `in the suite file: ${line}, which measures ${what}`
}

/**
 * What would decide the targets that were left out: a budget, a line of the suite file, shards.
 * `afterBuildsSec` is what goes before the first round, `roundSec` what a round of all takes.
 */
function roomFor(
  { workload: { source }, suite }: Design,
  { kept, left }: Fitted,
  afterBuildsSec: number,
  roundSec = roundSecOf([...kept, ...left]),
): Remedy {
  const spentSec = builtSecOf(suite) + afterBuildsSec
  const { benchmarks } = source
  return {
    kind: 'budget',
    sec: advisedSec(suite, neededSec(spentSec, roundSec, 1)),
    rounds: {
      count: FIRST_ANALYSIS,
      shardSec: neededSec(spentSec, roundSec, 2),
      narrowed:
        benchmarks.kind === 'listed' || left.length === 0 ? null : alone(benchmarks.narrowed, left),
    },
  }
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
export type TargetChoices = {
  targets(together: boolean): Target[]
  mayShare: boolean
  startSec: ReadonlyMap<string, number>
  /** What linking all units again takes; absent: nothing is linked again. */
  linkSec?: number
}

/** What will be measured, and in what way. */
export type ChosenTargets = {
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

/** Of the budget, this share is for trying out, and each of what else goes before the rounds. */
export const PROBE_SHARE = 0.1

/** What is known may leave more of the budget to trying out the rest, at most this share. */
const MOST_TRYING = 0.5

/** For what takes longer than it did in the probe. */
export const RESERVE = 0.15

/** Rounds for which everything that is kept has room. */
export const leastRounds = ({ until, rounds }: Suite) =>
  until === 'rounds' ? rounds.max : Math.min(FIRST_ANALYSIS, rounds.max)

/**
 * Seconds that trying out may take: its share; and, of what the first analysis of `known`, with trials
 * as short as can be, leaves of the budget, as much as no other step before the rounds needs. A run
 * that ends with nothing to do has not used what is paid for.
 */
export function tryingMostSec(
  design: Design,
  { targets: known, startSec }: Pick<TargetChoices, 'startSec'> & { targets: readonly Target[] },
  shareSec = PROBE_SHARE * design.suite.budgetSec,
): number {
  const { suite } = design
  const shortest = known.map((target) => lastingIn(design, { startSec }, target, true))
  const othersShare = RESERVE + 2 * PROBE_SHARE
  const roomSec =
    (1 - othersShare) * roundsBudgetSec(suite) - leastRounds(suite) * roundSecOf(shortest)
  return Math.max(shareSec, Math.min(MOST_TRYING * suite.budgetSec, roomSec))
}

/** The analyses are for all that is compared, so as many as have room for `least` rounds are kept. */
export function chooseTargets(
  design: Design,
  choices: TargetChoices,
  spentSec: number,
): ChosenTargets {
  const { suite, contrasts } = design
  const { linkSec: eachSec = 0 } = choices
  const leftSec = Math.max(0, roundsBudgetSec(suite) - spentSec) * (1 - RESERVE)
  const least = leastRounds(suite)
  const room = { sec: leftSec, roomSec: linkRoomSec(suite, eachSec, suite.rounds.max) }
  const roundsIn = (targets: readonly Target[]) =>
    roundsWithLinks(room, { roundSec: roundSecOf(targets), eachSec })
  const withoutLinksSec = (rounds: number) => leftSec - linkRoomSec(suite, eachSec, rounds)
  const ways = [
    { together: false, shortest: false },
    { together: false, shortest: true },
    ...(choices.mayShare ? [{ together: true, shortest: true }] : []),
  ]
  const all = ways.map(({ together, shortest }) => {
    const tried = choices.targets(together)
    // Those of one side in a process that they share with others are told of by their pairs.
    const problems = unpaired(tried, design)
    const targets = tried
      .filter((target) => hasPartner(target, contrasts))
      .map((target) => lastingIn(design, choices, target, shortest))
    return { shortest, targets, problems }
  })
  const paceOf = ({ kept, left }: Fitted): PlannedPace => ({
    keptSec: roundSecOf(kept),
    leftSec: roundSecOf(left),
    apartSec: roundSecOf(all[1]?.targets ?? []),
  })
  const way = all.find(({ targets }) => roundSecOf(targets) * least <= withoutLinksSec(least))
  if (way !== undefined) {
    const pace = paceOf({ kept: way.targets, left: [] })
    return { ...way, pace, notes: roundsNotes(design, way.targets, roundsIn(way.targets)) }
  }
  // One process of a function with thousands may have no room where hundreds of them have.
  const mostIn = (rounds: number) =>
    all
      .map((one) => ({ ...one, fitted: fitTargets(one.targets, withoutLinksSec(rounds), rounds) }))
      .reduce((a, b) => (moreIn(b.fitted, a.fitted) ? b : a))
  const eight = mostIn(least)
  const enough = eight.fitted.kept.length > 0 ? eight : mostIn(Math.min(least, FEWEST_PAIRS))
  const { fitted, shortest, problems } =
    enough.fitted.kept.length > 0 ? enough : firstAlone(all.at(-1) ?? enough, leftSec)
  const linkedSec = spentSec + FIRST_ANALYSIS * eachSec
  return {
    targets: fitted.kept,
    shortest,
    pace: paceOf(fitted),
    problems: [...problems, ...leftOut(design, fitted, linkedSec)],
    notes: [
      smallNote(design, fitted, linkedSec),
      ...roundsNotes(design, fitted.kept, roundsIn(fitted.kept)),
    ],
  }
}

/** So many rounds are expected to fit at least, where one block has all of the time. */
const ROUNDS_ALONE = 3

/**
 * Where none has room for as many rounds as tell something, the first block has all of the time, if
 * that is enough for some: what the probe took says little of a machine that is busy with other things.
 */
function firstAlone<W extends { targets: readonly Target[] }>(way: W, sec: number) {
  const [first = []] = inOrder(way.targets)
  const kept = ROUNDS_ALONE * roundSecOf(first) <= sec ? first : []
  const left = way.targets.filter((target) => !kept.includes(target))
  return { ...way, fitted: { kept: [...kept], left } }
}

const leavesIn = (targets: readonly Target[]) =>
  targets.reduce((sum, target) => sum + leavesOf(target), 0)

/** Whether more benchmarks are in it, or as many in less time. */
const moreIn = (one: Fitted, other: Fitted) =>
  leavesIn(one.kept) === leavesIn(other.kept)
    ? roundSecOf([...one.kept, ...one.left]) < roundSecOf([...other.kept, ...other.left])
    : leavesIn(one.kept) > leavesIn(other.kept)

const lastingIn = (
  design: Design,
  { startSec }: Pick<TargetChoices, 'startSec'>,
  target: Target,
  shortest: boolean,
) =>
  design.workload.trial.lasting?.(design.suite.workload, target, {
    startSec: startSec.get(target.unit) ?? 0,
    shortest,
  }) ?? target

/** Targets that one side alone has: normal in a change, and nothing to compare. */
function unpaired(targets: readonly Target[], { arms: designed, contrasts }: Design): Problem[] {
  const ofHead = new Set(designed.filter(({ arm }) => arm.side === 'head').map(({ arm }) => arm.id))
  return targets
    .filter((target) => !hasPartner(target, contrasts))
    .map((target) => {
      const { arms, settings } = target
      const isNew = arms.some((arm) => ofHead.has(arm))
      const { opSec } = settings
      // When it was tried out: no round was spent on it.
      return oneSidedTargets(isNew, subjectOf(target), typeof opSec === 'number' ? opSec : null)
    })
}

/** A benchmark that one side alone has, with its time an operation where that is known. */
export const oneSidedTargets = (isNew: boolean, subject: Subject, opSec: number | null): Problem =>
  makeFinding(
    isNew ? 'new-benchmark' : 'gone-benchmark',
    subject,
    {},
    {
      where: `${placeOf(subject)}${perOperation(opSec)}`,
    },
  )

function leftOut(design: Design, fitted: Fitted, spentSec: number): Problem[] {
  const rest = [...fitted.kept, ...fitted.left].filter((one) => !areRewritten([one]))
  const remedy = roomFor(design, fitted, spentSec)
  return fitted.left.map((one) => {
    const isLast = areRewritten([one]) && rest.length > 0
    const others = isLast ? 'benchmarks that the change did not rewrite' : whatComesFirst(rest)
    const details = { why: 'no-room', rounds: FIRST_ANALYSIS, others } as const
    return makeFinding('left-out', subjectOf(one), details, { remedy })
  })
}

function whatComesFirst(targets: readonly Target[]): string {
  if (targets.some((one) => workChangeOf(one) > 0)) return 'what does more or less work than before'
  if (targets.some((one) => executesOf(one) > Number.MIN_VALUE))
    return 'what executes more of the change'
  return targets.some((one) => distanceOf(one) < Infinity)
    ? 'what is nearer to the change'
    : 'the quicker ones'
}

function smallNote(design: Design, fitted: Fitted, spentSec: number): string {
  const leftCount = leavesIn(fitted.left)
  const all = leftCount + leavesIn(fitted.kept)
  const lacks =
    leftCount === 0
      ? 'has room for the shortest trials alone; for better ones'
      : `has no room for ${leftCount} of ${all} benchmarks; what would`
  const budget = printDuration(wholeBudgetSec(design.suite))
  return `the budget of ${budget} ${lacks}: ${adviceOf(roomFor(design, fitted, spentSec))}`
}

/** Benchmarks of a target, those that share its process counted. */
const leavesOf = ({ settings: { leaves } }: Target) => (typeof leaves === 'number' ? leaves : 1)

function roundsNote({ workload }: Design, targets: readonly Target[], rounds: number): string {
  const { benchmarks } = workload.source
  const count = leavesIn(targets)
  const processes = targets.length === 1 ? '1 process' : `${targets.length} processes`
  const benchmarkCount =
    plural(count, 'benchmark') + (count === targets.length ? '' : ` in ${processes}`)
  // What it prints is known only after it has run, unless it has listed that.
  const isListed = targets.some(({ settings: { leaves } }) => leaves !== undefined)
  const isOpen = benchmarks.kind === 'listed' && benchmarks.printsNames === true && !isListed
  const what = isOpen ? plural(targets.length, 'command') : benchmarkCount
  return roundSecOf(targets) === 0
    ? `a round runs ${what}`
    : `${what}, a round takes about ${printDuration(roundSecOf(targets))}: ` +
        `about ${rounds} rounds fit into what is left of the budget`
}

/** None where all that could be said is that there is one target, or none. */
const roundsNotes = (design: Design, targets: readonly Target[], rounds: number): string[] =>
  targets.length < 2 && roundSecOf(targets) === 0 ? [] : [roundsNote(design, targets, rounds)]

// Rounds that take longer than the probe showed: which targets leave, and the budget for all.

/** After so many rounds. */
export const REFITS = [1, 3]

/** What the first rounds took: of `rounds` of them the last, and what is left for more. */
export type FirstRounds = { rounds: number; roundSec: number; leftSec: number }

/** For rounds that take longer than the last one. */
const PACE_RESERVE = 0.1

/** Whether the first analysis would not be reached, if rounds went on as the last one did. */
export const isTooSlow = (suite: Suite, { rounds, roundSec, leftSec }: FirstRounds): boolean =>
  suite.until !== 'rounds' &&
  roundSec * (Math.min(FIRST_ANALYSIS, suite.rounds.max) - rounds) > leftSec

/**
 * What leaves after the first rounds because they took so long that the first analysis would not be
 * reached; null: nothing has to, or nothing would help.
 */
export function refitTargets(
  suite: Suite,
  targets: readonly Target[],
  pace: FirstRounds,
): Fitted | null {
  const { rounds, roundSec, leftSec } = pace
  const least = Math.min(FIRST_ANALYSIS, suite.rounds.max)
  if (!isTooSlow(suite, pace)) return null
  const longer = roundSec / roundSecOf(targets)
  if (!Number.isFinite(longer)) return null
  const sized = targets.map((one) => ({ ...one, expectedSec: (one.expectedSec ?? 0) * longer }))
  const roomSec = leftSec * (1 - PACE_RESERVE)
  const whole = fitTargets(sized, roomSec, least - rounds)
  const few = fitTargets(sized, roomSec, Math.min(least, FEWEST_PAIRS) - rounds)
  // What moved most is answered in the fewest rounds, and that all others lose some is no matter.
  const isFew = whole.kept.length === 0 || mostMovedOf(few.kept) > mostMovedOf(whole.kept)
  const fitted = isFew ? few : whole
  return fitted.kept.length === 0 || fitted.left.length === 0 ? null : fitted
}

/** What leaves after the first rounds; `forChange`: of `left`, only for what executes the change. */
export type Refitted = Fitted & { forChange: readonly Target[] }

/**
 * The same with what moved so far, which is asked for only where something has to leave. Where all
 * have room for the fewest rounds, and that answers what moved most, nothing leaves. Then what the
 * change is not about leaves what it is about enough rounds.
 */
export function refitMoved(
  suite: Suite,
  targets: readonly Target[],
  pace: FirstRounds,
  movedOf: () => ReadonlyMap<string, number>,
): Refitted | null {
  const byTime = refitTargets(suite, targets, pace)
  const moved = byTime === null ? new Map<string, number>() : movedOf()
  const fitted =
    moved.size === 0 ? byTime : refitTargets(suite, withWorkChanges(targets, moved), pace)
  const left = new Set(fitted?.left.map(({ id }) => id))
  const kept = targets.filter(({ id }) => !left.has(id))
  const forChange = besideChange(suite, kept, pace, pace.roundSec / roundSecOf(targets))
  if (fitted === null && forChange.length === 0) return null
  const late = new Set([...left, ...forChange.map(({ id }) => id)])
  return {
    kept: targets.filter(({ id }) => !late.has(id)),
    left: targets.filter(({ id }) => late.has(id)),
    forChange,
  }
}

/**
 * Rounds for which all that is kept has room where it is known what executes the change: after eight
 * rounds of very many benchmarks, most rows are undecided, those that matter among them.
 */
const ROUNDS_OF_CHANGE = 30

/** Counted before any round: it executes changed code again and again, or does other work. */
const executesChange = (target: Target) =>
  executesOf(target) > Number.MIN_VALUE || workChangeOf(target) > 0

/**
 * What would take rounds from the benchmarks that execute the change: after those it is taken up
 * again. Which they are was counted before the first round, so that no time says what goes on.
 */
function besideChange(
  suite: Suite,
  targets: readonly Target[],
  { rounds, leftSec }: FirstRounds,
  longer: number,
): Target[] {
  const blocks = inOrder(targets)
  const first = blocks.filter((block) => block.some(executesChange)).flat()
  const others = blocks.filter((block) => !block.some(executesChange)).flat()
  if (suite.until === 'rounds' || first.length === 0 || !Number.isFinite(longer)) return []
  const more = Math.min(ROUNDS_OF_CHANGE, suite.rounds.max) - rounds
  const roomSec = (leftSec * (1 - PACE_RESERVE)) / longer - roundSecOf(first) * more
  return fitTargets(others, roomSec, more).left
}

const mostMovedOf = (targets: readonly Target[]) => Math.max(0, mostWorkChangeOf(targets))

/** More is no matter of a probe that was wrong. */
const MOST_SLOWER = 5

/** What rounds take, as they went: of the last one, what its trials did not take. */
export type ObservedPace = {
  planned: PlannedPace
  /** All that was to be measured, as it was planned, and as it is known now. */
  before: readonly Target[]
  now: readonly Target[]
  roundSec: number
  aroundSec: number
}

/** How much longer everything takes than the probe said: not below 1. */
function slowerBy({ planned, before, now, roundSec }: ObservedPace): number {
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
export function slowRoundSec(pace: ObservedPace): number {
  const { leftSec, apartSec } = pace.planned
  const slower = slowerBy(pace)
  // Its first round takes at most this of a budget in which it expects the first analysis.
  const first = (slower * (1 - RESERVE)) / FIRST_ANALYSIS
  const sizedSec = (pace.aroundSec + roundSecOf(pace.now) + slower * leftSec) / (1 - first)
  const isApart = apartSec <= (1 - RESERVE) * sizedSec
  return isApart ? Math.max(sizedSec, (slower * apartSec) / (1 - first)) : sizedSec
}

/** What left after the first rounds, by name, with what would decide it: all takes `allSec`. */
export const deferredTargets = (
  design: Design,
  fitted: Refitted,
  { rounds }: FirstRounds,
  spentSec: number,
  allSec: number,
) => {
  const more = fitted.forChange.length === 0 ? 0 : ROUNDS_OF_CHANGE - FIRST_ANALYSIS
  const remedy = roomFor(design, fitted, spentSec + more * allSec, allSec)
  const slow = { why: 'slow-rounds', ran: rounds, rounds: FIRST_ANALYSIS } as const
  const late = { why: 'change-first', ran: rounds, rounds: ROUNDS_OF_CHANGE } as const
  return fitted.left.map((one) => {
    const details = fitted.forChange.includes(one) ? late : slow
    return makeFinding('left-out', subjectOf(one), details, { remedy })
  })
}

/** What had no room, with the budgets that rounds tell which took longer than the probe said. */
export function withNewBudget(
  problems: readonly Problem[],
  suite: Suite,
  { spentSec, roundSec }: { spentSec: number; roundSec: number },
): Problem[] {
  const sec = advisedSec(suite, neededSec(spentSec, roundSec, 1))
  const shardSec = neededSec(spentSec, roundSec, 2)
  return problems.map((one) => {
    const { remedy } = one
    if (remedy?.kind !== 'budget' || remedy.rounds === undefined) return one
    return withRemedy(one, { ...remedy, sec, rounds: { ...remedy.rounds, shardSec } })
  })
}

// How often binaries are linked anew. Of the rounds that share a pair of layouts only their mean
// tells something new, so the number of pairs decides: each round has its own where the budget has
// room for that, and else as few rounds as the share of linking allows share one.
// The share: with layouts of variance `l`, rounds of variance `v`, links of L seconds and rounds of
// R, what an estimate needs is (l + v/k) (L + k R) for k rounds a pair, least at k = sqrt(v L / l R)
// (Kalibera and Jones, ISMM 2013). At k = 2 L/R, which spends a third on links, it is at most 29 %
// above that for v/l from 4 to 100 and links of up to 8 rounds.

/** Of the budget, at most this share goes into linking. */
const LINK_SHARE = 1 / 3

/** For so many pairs of layouts linking has up to half of the budget. */
const LEAST_LAYOUTS = 8
const MOST_SHARE = 0.5

/** The longest that a link of all arms may take: more would leave fewer pairs than decide anything. */
export const mostLinkSec = ({ budgetSec }: Suite): number => (MOST_SHARE * budgetSec) / FEWEST_PAIRS

/** Of linking so far: how often all were linked, and what that took. */
type LinksMade = { links: number; spentSec: number }

/**
 * What linking may take in `rounds` more rounds, where linking all once takes `eachSec` by now.
 * Earlier links may each have taken more, or less: so many pairs as are needed have room all the
 * same, since a run with fewer says nothing of any row, however many rounds it has.
 */
export function linkRoomSec(
  { budgetSec }: Suite,
  eachSec: number,
  rounds: number,
  { links, spentSec }: LinksMade = { links: 0, spentSec: 0 },
): number {
  const missing = Math.max(0, LEAST_LAYOUTS - links)
  const leastSec = Math.min(spentSec + missing * eachSec, MOST_SHARE * budgetSec)
  const shareSec = Math.max(LINK_SHARE * budgetSec, leastSec)
  return Math.max(0, Math.min(rounds * eachSec, shareSec - spentSec))
}

/** Rounds of `roundSec` that end within `sec`, with links of `eachSec` that have `roomSec` in all. */
export function roundsWithLinks(
  { sec, roomSec }: { sec: number; roomSec: number },
  { roundSec, eachSec }: { roundSec: number; eachSec: number },
): number {
  if (roundSec === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor(Math.max(sec / (roundSec + eachSec), (sec - roomSec) / roundSec)))
}

/** The same, with the round of the last link, and what one takes by now. */
type LinksSeen = LinksMade & { last: number; eachSec: number }

/**
 * Whether a round begins with new layouts. `leftSec` is what is left for rounds, `roundSec` what one
 * takes without a link. It reads times only, which count both arms alike.
 */
export function isLinkDue(
  suite: Suite,
  round: number,
  { last, eachSec, ...made }: LinksSeen,
  { leftSec, roundSec }: { leftSec: number; roundSec: number },
): boolean {
  if (suite.layoutRounds === 0 || round - last < suite.layoutRounds) return false
  if (eachSec + roundSec > leftSec) return false
  if (eachSec === 0) return true
  const roomSec = linkRoomSec(suite, eachSec, suite.rounds.max - round, made)
  const links = Math.floor(roomSec / eachSec)
  if (links < 1) return false
  const inTime = roundsWithLinks({ sec: leftSec, roomSec }, { roundSec, eachSec })
  const rounds = Math.min(suite.rounds.max - round, inTime)
  return round - last >= Math.max(1, Math.floor(rounds / links))
}
