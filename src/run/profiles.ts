/** The profile pass: both arms once more under profilers, after all rounds, in turn. */
import { dedupeWithCounts, makeFinding } from '../model/findings.ts'
import type {
  AmountKind,
  AmountMeasure,
  InstructionCount,
  ParsedTrial,
  Problem,
  ProfiledArm,
  ProfileKind,
  ProfileRule,
  Profiles,
  Report,
  Side,
  TargetAmounts,
  TargetProfile,
} from '../model/model.ts'
import { SWITCHES_ENDING } from '../model/profile.ts'
import { DARWIN_REASON } from '../parse/pprof.ts'
import { advisedSec, profileSecOf, SPARE, wholeBudgetSec } from '../plan/fit.ts'
import { profileCause } from '../report/causes.ts'
import {
  compareAmountStacks,
  compareAmounts,
  compareProfiles,
  compareStacks,
  LEAST_AMOUNT_RUNS,
  longestOf,
  spreadOf,
  wholeOf,
} from '../report/profile-differences.ts'
import { chooseProfiles, type ProfileChoice } from '../report/profile-targets.ts'
import { editsBetween } from '../sources/edits.ts'
import {
  countedBefore,
  counterProblem,
  countOnce,
  countsOf,
  isCountedAhead,
  lastNumber,
} from './instructions.ts'
import {
  FIRST_RUN,
  FOLDER,
  MARGIN_SEC,
  type Pass,
  type ProfiledRun,
  type ProfilePaths,
  profileOnce,
  type RecordedKind,
  serverOf,
} from './profile-runs.ts'
import { Servers } from './server.ts'
import type { TrialSite } from './trial.ts'

const PROFILES_FILE = 'profiles.json'
const MOST_STRETCH = 20

/** A report, what it was made of, and the folder in which it is kept. */
type ProfileRequest = Pick<Pass, 'site' | 'budget' | 'folder'> & {
  report: Report
  trials: ParsedTrial[]
}

/** `counts`: raw, those before the rounds among them. */
type Profiled = { profiles: Profiles; counts: InstructionCount[] }

/** `files`: number that those of the first target follow. */
type ProfilePass = Pass & { counts: InstructionCount[]; files: number }

/**
 * The pass that the report's plan asks for, as far as the budget goes; null: none, or nobody waits
 * for it any more. Kept in a file of its own, so that it outlives a report that is made again.
 */
export async function profileReport(request: ProfileRequest): Promise<Profiled | null> {
  const { site, budget, folder, trials } = request
  const { plan, comparisons } = request.report
  const rule = plan.suite.profile
  if (rule === undefined || rule.of === 'none' || site.host.exec.stopping) return null
  const beganSec = budget.spentSec()
  const chosen = chooseProfiles(plan, trials, comparisons, rule.of)
  const counts = [...(request.report.counts ?? [])]
  const { problems, ...found } = await profileArms(request, chosen.value, rule, counts)
  const all: Profiles = {
    ...found,
    problems: dedupeWithCounts([...chosen.problems, ...problems]),
    spentSec: budget.spentSec() - beganSec,
  }
  await site.host.files.write(`${folder}/${PROFILES_FILE}`, `${JSON.stringify(all)}\n`)
  return { profiles: all, counts }
}

/**
 * Runs every choice several times under each arm, the arms in turn, and compares their profiles.
 * Raw profiles stay in `folder`. Nothing that goes wrong throws: the report says it. What it counts
 * is added to `counts`.
 */
async function profileArms(
  { site, budget, folder }: ProfileRequest,
  choices: ProfileChoice[],
  asked: ProfileRule,
  counts: InstructionCount[],
): Promise<Profiles> {
  const { host } = site
  const profiles: Profiles = { of: asked.of, targets: [], problems: [] }
  const refused = refusalOf(host.platform)
  if (refused !== null) return { ...profiles, problems: [refused] }
  const { rule, problems: uncounted } = await countable(site, asked)
  profiles.problems.push(...uncounted)
  if (rule.kinds?.length === 0) return profiles
  if (counts.length === 0) await host.files.remove(`${folder}/${FOLDER}`)
  await host.files.makeFolder(`${folder}/${FOLDER}`)
  const servers = new Servers(site)
  const files = lastNumber(counts)
  const pass: ProfilePass = { site, budget, servers, rule, folder, counts, files, ...FIRST_RUN }
  const editsOf = editsByArms(site, rule)
  const left: ProfileChoice[] = []
  try {
    for (const [index, choice] of choices.entries()) {
      if (host.exec.stopping) break
      Object.assign(pass, FIRST_RUN)
      if (!hasRoom(pass, choice, leastRuns(pass, choice))) {
        left.push(choice)
        continue
      }
      host.notify({ kind: 'phase', name: 'profile', detail: choice.target })
      pass.edits = await editsOf(choice)
      const { targets, amounts = [], problems } = await profileChoice(pass, choice, index)
      profiles.targets.push(...targets)
      if (amounts.length > 0) profiles.amounts = [...(profiles.amounts ?? []), ...amounts]
      profiles.problems.push(...problems)
    }
  } finally {
    await pass.servers.stopAll()
  }
  if (left.length > 0) profiles.problems.push(noRoom(pass, left))
  return profiles
}

/** Lines that tell two arms apart, asked for once. */
function editsByArms({ host, built }: TrialSite, { kinds = ['cpu'] }: ProfileRule) {
  const known = new Map<string, Promise<Pass['edits']>>()
  return ({ base, head }: ProfileChoice): Promise<Pass['edits']> => {
    const key = JSON.stringify([base, head])
    const folders = [base, head].map((arm) => built.arms.get(arm)?.folder)
    const [before, after] = folders
    if (!kinds.includes('cpu') || before === undefined || after === undefined) {
      return Promise.resolve(null)
    }
    const edits = known.get(key) ?? editsBetween(host, { base: before, head: after })
    known.set(key, edits)
    return edits
  }
}

/** The rule without what nothing here counts; that was said before the rounds, where it could be. */
async function countable(site: TrialSite, rule: ProfileRule) {
  const problem = await counterProblem(site, rule)
  if (problem === null) return { rule, problems: [] }
  const kinds = rule.kinds?.filter((kind) => kind !== 'instructions') ?? []
  return { rule: { ...rule, kinds }, problems: isCountedAhead(site.plan) ? [] : [problem] }
}

/** Runs of an arm without which nothing is compared. */
const LEAST_RUNS = 2

/** Runs of both arms without which nothing is compared, where counts before the rounds are some. */
function leastRuns({ rule, counts }: ProfilePass, { target, base, head }: ProfileChoice): number {
  if (rule.kinds?.some((kind) => kind !== 'instructions') ?? true) return LEAST_RUNS * SIDES.length
  if (isCountedApart(counts, target)) return 0
  const missing = [base, head].map((arm) => LEAST_RUNS - countsOf(counts, target, arm).length)
  return sum(missing.map((runs) => Math.max(0, runs)))
}

/** The benchmarks of a process that has several of them were counted one by one, before the rounds. */
const isCountedApart = (counts: readonly InstructionCount[], target: string) =>
  counts.some((one) => one.target.startsWith(`${target}/`)) &&
  !counts.some((one) => one.target === target)

/** What a run takes at least, by the target's trials, the profile's length and the runs so far. */
function expectedSec({ site, rule, longestLoadSec, longestSec, stretch }: Pass, target: string) {
  const match = site.plan.targets.find(({ id }) => id === target)
  const sampleSec = rule.sampleSec * stretch
  if (!isServed(site, target)) return Math.max(sampleSec, longestSec)
  const loadSec = Math.max(match?.expectedSec ?? 0, longestLoadSec, rule.sampleSec)
  return Math.max(loadSec + 2 * MARGIN_SEC, longestSec)
}

/** Whether a server is profiled while the target loads it. */
const isServed = (site: TrialSite, target: string) => serverOf(site, target) !== null

const hasRoom = (pass: ProfilePass, { target }: ProfileChoice, runs: number) =>
  runs * expectedSec(pass, target) <= pass.budget.leftSec()

/** What the budget leaves out, and what it would take. */
function noRoom({ site, rule }: Pass, left: ProfileChoice[]): Problem {
  const names = left.slice(0, 3).map(({ target }) => target)
  const { suite } = site.plan
  const neededSec = wholeBudgetSec(suite) + left.length * profileSecOf(rule)
  return makeFinding(
    'profile-budget',
    null,
    { unprofiled: left.length },
    {
      where: names.length < left.length ? `${names.join(', ')} and others` : names.join(', '),
      next: `--budget ${advisedSec(suite, SPARE * neededSec) / 60}m, or fewer runs in "profile"`,
    },
  )
}

function refusalOf(platform: string): Problem | null {
  if (platform === 'linux') return null
  const why = platform === 'darwin' ? DARWIN_REASON : null
  return makeFinding('profile-not-linux', null, { platform, why }, { next: 'use a Linux runner' })
}

async function profileChoice(pass: ProfilePass, choice: ProfileChoice, index: number) {
  const problems: Problem[] = []
  const profiles: Omit<Profiles, 'of' | 'problems'> = { targets: [], amounts: [] }
  for (const kinds of passesOf(pass.rule)) {
    if (kinds.includes('instructions') && isCountedApart(pass.counts, choice.target)) continue
    const ran = await runInTurn(pass, choice, kinds, { index, problems })
    if (kinds.includes('cpu')) profiles.targets.push(...comparedCpu(choice, ran))
    else {
      const { amounts, missing } = comparedAmounts(pass, choice, kinds, ran)
      profiles.amounts?.push(...amounts)
      problems.push(...missing)
    }
  }
  return { ...profiles, problems }
}

/** Kinds that a run profiles at once: who looks at every allocation, or records every wait, takes CPU time. */
function passesOf({ kinds = ['cpu'] }: ProfileRule): ProfileKind[][] {
  const alone = (wanted: ProfileKind) => kinds.filter((kind) => kind === wanted)
  const isAlone = (kind: ProfileKind) => ['cpu', 'trace', 'instructions'].includes(kind)
  const others = kinds.filter((kind) => !isAlone(kind))
  return [alone('cpu'), others, alone('trace'), alone('instructions')].filter(
    ({ length }) => length > 0,
  )
}

/** Runs of both arms, the arms in turn, as far as the budget goes. */
async function runInTurn(
  pass: ProfilePass,
  choice: ProfileChoice,
  kinds: ProfileKind[],
  { index, problems }: { index: number; problems: Problem[] },
): Promise<Record<Side, ProfiledRun[]>> {
  const { site, rule } = pass
  const ran = await ranBefore(pass, choice, kinds)
  const number = `${pass.files + index + 1}`.padStart(2, '0')
  let isOver = false
  const before = { base: ran.base.length, head: ran.head.length }
  const turns = sidesInTurn(rule.runs).map((side, turn) => ({ turn, side, run: runOf(turn) }))
  for (const { turn, side, run } of turns.filter((one) => one.run > before[one.side])) {
    const all = [...ran.base, ...ran.head]
    const isSecondRun = turn === SIDES.length
    // What fails at once, fails again.
    if (isSecondRun && all.length === 0) break
    if (isSecondRun && kinds.includes('cpu')) pass.stretch = stretchOf(all, rule)
    isOver = !hasRoom(pass, choice, 1)
    if (site.host.exec.stopping || isOver) break
    const outcome = await runOnce(pass, choice, kinds, side, `${number}-${side}-${run}`)
    if ('code' in outcome) problems.push(outcome)
    else ran[side].push(outcome)
  }
  if (isOver) {
    const details = { base: ran.base.length, head: ran.head.length, runs: rule.runs }
    problems.push(makeFinding('profile-budget', null, details, { where: choice.target }))
  }
  return ran
}

/** Runs of counts before the rounds. */
async function ranBefore(
  pass: ProfilePass,
  { target, base, head }: ProfileChoice,
  kinds: ProfileKind[],
): Promise<Record<Side, ProfiledRun[]>> {
  if (!kinds.includes('instructions')) return { base: [], head: [] }
  const [ofBase = [], ofHead = []] = await Promise.all(
    [base, head].map((arm) => countedBefore(pass, countsOf(pass.counts, target, arm))),
  )
  return { base: ofBase, head: ofHead }
}

/** From 1. */
const runOf = (turn: number) => Math.floor(turn / SIDES.length) + 1

/** base, head, head, base, base, head: what drifts with time weighs on both alike. */
const sidesInTurn = (runs: number): Side[] =>
  Array.from({ length: runs }, (_, run) => (run % 2 === 0 ? SIDES : SIDES.toReversed())).flat()

async function runOnce(
  pass: ProfilePass,
  choice: ProfileChoice,
  kinds: ProfileKind[],
  side: Side,
  stem: string,
): Promise<ProfiledRun | Problem> {
  const beganSec = pass.budget.spentSec()
  const pprof = kinds.filter((kind) => kind !== 'instructions')
  const outcome =
    pprof.length === 0
      ? await countOnce({ ...pass, endSec: pass.budget.endOf(1) }, choice, side, stem)
      : await profileOnce(pass, choice, side, pathsOf(pass, choice, pprof, stem))
  pass.longestSec = Math.max(pass.longestSec, pass.budget.spentSec() - beganSec)
  if (!('ran' in outcome)) return outcome
  pass.counts.push(outcome.count)
  return outcome.ran
}

/** Runs are planned by the clock, and samples are of CPU time: a program that waits has few. */
function stretchOf(ran: ProfiledRun[], { sampleSec }: ProfileRule): number {
  const cpuSec = sum(ran.map(({ cpu }) => (cpu === null ? 0 : cpu.samples * cpu.periodSec)))
  return Math.min(MOST_STRETCH, Math.max(1, (sampleSec * ran.length) / cpuSec))
}

/** Where the profiles of one run go; of a server without an endpoint a trace is the scheduler's. */
function pathsOf(
  { site }: Pass,
  { target }: ProfileChoice,
  kinds: readonly RecordedKind[],
  stem: string,
): ProfilePaths {
  const server = serverOf(site, target)
  const isScheduled = server !== null && server.profile === undefined
  const { workload } = site.build.design
  const cpu = workload.profileEnding?.(site.plan.suite.workload) ?? ENDINGS.cpu
  const endings = { ...ENDINGS, cpu, ...(isScheduled ? { trace: SWITCHES_ENDING } : {}) }
  return new Map(kinds.map((kind) => [kind, `${FOLDER}/${stem}${endings[kind]}`]))
}

const ENDINGS: Record<RecordedKind, string> = {
  cpu: '.pb.gz',
  heap: '-heap.pb.gz',
  mutex: '-mutex.pb.gz',
  block: '-block.pb.gz',
  trace: '-trace.out',
}

const SIDES: Side[] = ['base', 'head']

function comparedCpu(choice: ProfileChoice, ran: Record<Side, ProfiledRun[]>): TargetProfile[] {
  const { contrast, target, benchmarks } = choice
  const runsOf = (side: Side) =>
    ran[side].flatMap(({ cpu, operations }) => (cpu ? [{ samples: cpu, operations }] : []))
  const runs = { base: runsOf('base'), head: runsOf('head') }
  const periods = new Set([...runs.base, ...runs.head].map(({ samples }) => samples.periodSec))
  const [periodSec] = periods
  if (periodSec === undefined || periods.size > 1) return []
  if (runs.base.length === 0 || runs.head.length === 0) return []
  const armOf = (side: Side): ProfiledArm => ({
    ...pooled(choice[side], ran[side], 'cpu'),
    samples: sum(runs[side].map(({ samples }) => samples.samples)),
  })
  const compared = {
    periodSec,
    base: armOf('base'),
    head: armOf('head'),
    ...compareProfiles(runs, periodSec),
  }
  const editedIn = (side: Side) => ran[side].map(({ edited }) => edited)
  const cause = profileCause(compared, { base: editedIn('base'), head: editedIn('head') })
  const stacks = compareStacks(runs)
  return [{ contrast, target, benchmarks, ...compared, stacks, ...(cause && { cause }) }]
}

/** Every column of every kind, and why there is none. */
function comparedAmounts(
  { rule, site }: Pass,
  choice: ProfileChoice,
  kinds: ProfileKind[],
  ran: Record<Side, ProfiledRun[]>,
) {
  const { target } = choice
  const amounts: TargetAmounts[] = []
  const missing: Problem[] = []
  const most = Math.min(ran.base.length, ran.head.length)
  if (ran.base.length + ran.head.length > 0 && most < LEAST_AMOUNT_RUNS) {
    missing.push(makeFinding('profile-few-runs', null, { kinds }, { where: target }))
  }
  for (const kind of most < LEAST_AMOUNT_RUNS ? [] : kinds) {
    if (kind === 'cpu') continue
    const columns = [...ran.base, ...ran.head].map(({ amounts: byKind }) => byKind.get(kind) ?? {})
    const isEmpty = columns.every((run) => Object.values(run).every(({ total }) => total === 0))
    if (isEmpty) missing.push(emptyKind(kind, rule, target, isServed(site, target)))
    else amounts.push(...amountsOf(kind, choice, ran))
  }
  return { amounts, missing }
}

/** Every column of a kind, compared. */
function amountsOf(
  kind: AmountKind,
  { contrast, target, benchmarks, ...arms }: ProfileChoice,
  ran: Record<Side, ProfiledRun[]>,
): TargetAmounts[] {
  const measures = Object.keys(ran.base[0]?.amounts.get(kind) ?? {}) as AmountMeasure[]
  return measures.map((measure): TargetAmounts => {
    const runsOf = (side: Side) =>
      ran[side].flatMap(({ amounts: byKind, operations }) => {
        const pooledAmounts = byKind.get(kind)?.[measure]
        return pooledAmounts === undefined ? [] : [{ amounts: pooledAmounts, operations }]
      })
    const runs = { base: runsOf('base'), head: runsOf('head') }
    const ofSide = (side: Side) => runs[side].map(({ amounts: one }) => one)
    const armOf = (side: Side) => ({
      ...pooled(arms[side], ran[side], kind),
      total: sum(ofSide(side).map(({ total }) => total)),
    })
    return {
      contrast,
      target,
      benchmarks,
      kind,
      measure,
      base: armOf('base'),
      head: armOf('head'),
      ...compareAmounts(runs),
      stacks: compareAmountStacks({ base: ofSide('base'), head: ofSide('head') }),
      ...(kind === 'instructions' ? { spread: spreadOf(runs), whole: wholeOf(runs) } : {}),
      ...(kind === 'trace' ? { longest: longestOf(runs) } : {}),
    }
  })
}

/** Nothing of a kind in any run: it may be so, or a server does not look. */
function emptyKind(kind: AmountKind, rule: ProfileRule, target: string, served: boolean): Problem {
  const where = rule.focus === undefined ? '' : ` in ${rule.focus}, the focus`
  const what = {
    heap: 'allocated',
    mutex: 'waited for a lock',
    block: 'waited',
    trace: 'waited, helped to mark or swept',
    instructions: 'done more in a longer run',
  }[kind]
  const switches = {
    heap: '',
    trace: '',
    instructions: '',
    mutex: 'SetMutexProfileFraction',
    block: 'SetBlockProfileRate',
  }
  const isSwitched = served && switches[kind] !== ''
  const next = isSwitched
    ? { next: `a server must call runtime.${switches[kind]}(1) itself: does this one?` }
    : {}
  return makeFinding('profile-empty', null, { kind, what, where }, { where: target, ...next })
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** What an arm's runs have alike, with the files of one kind. */
function pooled(arm: string, ran: ProfiledRun[], kind: ProfileKind): Omit<ProfiledArm, 'samples'> {
  const operations = ran.map((run) => run.operations)
  return {
    arm,
    runs: ran.length,
    wallSec: sum(ran.map(({ wallSec }) => wallSec)),
    operations: operations.includes(null) ? null : sum(operations.map((n) => n ?? 0)),
    files: ran.flatMap(({ files }) => files.get(kind) ?? []),
  }
}
