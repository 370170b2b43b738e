/**
 * Instructions counted: a program run in two lengths under a counter, and their difference. Before
 * the rounds, as far as a share of the budget goes; what that leaves out is counted after them.
 */

import { type Files, HostError } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type {
  Contrast,
  InstructionCount,
  InstructionCounter,
  Plan,
  Problem,
  ProfileRule,
  Side,
  Target,
} from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import {
  type CountedLengths,
  checkLeave,
  checkValgrind,
  instructionsBetween,
  instructionsOfPerf,
  NoCounterError,
  PERF_EVENT,
  readPerfStat,
} from '../parse/instruction-counts.ts'
import { type FunctionAmounts, focusOf, ProfileError } from '../parse/pprof.ts'
import { trialLabel, trialText } from '../plan/design.ts'
import { byNeed, PROBE_SHARE } from '../plan/fit.ts'
import type { ProfileChoice } from '../report/profile-targets.ts'
import { COUNTED_RUNS } from '../settings/options.ts'
import type { BuiltArm } from '../sources/build.ts'
import { runIn } from '../sources/isolation.ts'
import { findProgram, runEnvOf } from '../sources/toolchain.ts'
import type { Budget } from './budget.ts'
import {
  checkRun,
  FIRST_RUN,
  FOLDER,
  type Pass,
  type ProfiledRun,
  placesOf,
  profiledArm,
  whyFailed,
} from './profile-runs.ts'
import { Servers } from './server.ts'
import type { TrialSite } from './trial.ts'

/** A program of the machine, which no source has. */
const NOWHERE = { source: '', folder: '' }

const LENGTHS = ['short', 'long'] as const

/** How what a counter leaves in the empty folder of a run begins. */
const LEFT = 'counted'
const MOST_PROCESSES = 100

/** What it left of all processes; '': nothing. */
async function leftIn(files: Files, out: string): Promise<string> {
  const names = (await files.list(out)).filter((name) => name.startsWith(LEFT))
  const texts = await Promise.all(
    names.slice(0, MOST_PROCESSES).map((name) => files.readLeft(out, name)),
  )
  return texts.map((text) => text ?? '').join('')
}

/** A program that counts the instructions of another, and what is read of what it leaves. */
type Counter = {
  program: string
  install: string
  /** Ending of its raw files. */
  ending: string
  /** Its own words before those of the program; `file`: where it writes. */
  flags(file: string): string[]
  /** What the program runs under, as the message about a run that failed names it. */
  under: string
  /** Throws ProfileError where what it said of a run that failed tells why. */
  checkLeave(output: string, toolchain: string): void
  /** Throws ProfileError where one length tells that there is nothing to be had. */
  check(text: string): void
  /** Of a rule only what its focus lets through; without one, all. */
  between(texts: CountedLengths, rule?: ProfileRule): FunctionAmounts
}

const COUNTERS: Record<InstructionCounter, Counter> = {
  valgrind: {
    program: 'valgrind',
    install: 'install valgrind (apt-get install valgrind), or leave out instructions',
    ending: 'cachegrind',
    // Instructions alone: what its caches would do is a model, and takes as long again.
    flags: (file) => [
      '--tool=cachegrind',
      '--cache-sim=no',
      '--vgdb=no',
      '-q',
      // What is started may be a script; each process has a file of its own.
      '--trace-children=yes',
      `--cachegrind-out-file=${file}.%p`,
    ],
    under: 'valgrind, where all takes tens of times as long',
    checkLeave: checkValgrind,
    check: () => {},
    between: (texts, rule) => instructionsBetween(texts, rule && focusOf(rule)),
  },
  hardware: {
    program: 'perf',
    install: 'install perf (apt-get install linux-perf), or leave out counter: hardware',
    ending: 'perf',
    flags: (file) => ['stat', '-x,', '-e', PERF_EVENT, '-o', file, '--'],
    under: 'perf stat',
    checkLeave,
    check: readPerfStat,
    between: instructionsOfPerf,
  },
}

/** A pass of counts; `endSec`: spent of the budget when a run of both lengths has to be over. */
type CountPass = Pass & { endSec: number }

/** One run of both lengths: raw, and by function. */
export type CountedProcess = { count: InstructionCount; ran: ProfiledRun }

const counterOf = ({ counter = 'valgrind' }: ProfileRule) => COUNTERS[counter]

/** The counter, on the PATH that measured programs have; throws HostError where it is not there. */
function findCounter({ host, build }: TrialSite, rule: ProfileRule, { arm, variant }: BuiltArm) {
  const counter = counterOf(rule)
  const path = runEnvOf(host, build.design.runtime, variant).PATH ?? ''
  const at = { arm: arm.id, named: counter.program, path, next: counter.install }
  return findProgram(host, { ...NOWHERE, ...at })
}

/** Why nothing can be counted here, whatever the benchmark; null: it can, or nobody asks. */
export async function counterProblem(site: TrialSite, rule: ProfileRule): Promise<Problem | null> {
  const [ready] = site.built.arms.values()
  if (ready === undefined || !rule.kinds?.includes('instructions')) return null
  try {
    await findCounter(site, rule, ready)
    return null
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    const { program } = counterOf(rule)
    return makeFinding('profile-failed', null, { lacks: program }, { next: error.next })
  }
}

/** The same program, with as many operations as the length says. */
export async function countOnce(
  pass: CountPass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<CountedProcess | Problem> {
  const where = `${choice.target} on ${choice[side]}`
  try {
    return await countedRun(pass, choice, side, stem)
  } catch (error) {
    if (!(error instanceof ProfileError || error instanceof HostError)) throw error
    const next = error instanceof HostError ? { next: error.next } : {}
    const at = error instanceof NoCounterError ? {} : { where }
    return makeFinding('profile-failed', null, whyFailed(error), { ...at, ...next })
  }
}

/** What is over is ended at once. */
const LEAST_SEC = 0.001

const MORE_TIME = 'a larger --budget, or counter: hardware in profile where the machine has one'

const outOfTime = (limitSec: number, { under }: Counter) =>
  new HostError(`had ${printDuration(limitSec)} of the budget left under ${under}`, MORE_TIME)

const NO_COUNT = { why: 'this workload cannot be asked for a number of operations' }

async function countedRun(
  pass: CountPass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<CountedProcess> {
  const { site, folder, rule } = pass
  const { host, build, plan } = site
  const { workload, runtime } = build.design
  const { target, ready, binary } = profiledArm(pass, choice, side)
  const { variant } = ready
  const counter = counterOf(rule)
  const program = await findCounter(site, rule, ready)
  const out = `${build.folder}/out-${side}`
  const places = placesOf(ready.folder, out)
  const { workload: settings, trialLimitSec, variants } = plan.suite
  const comparesVariants = variants.length > 1
  const run = { target, variant, binary, places, comparesVariants }
  const counted = workload.counted?.(settings, run) ?? NO_COUNT
  if ('why' in counted) throw new ProfileError(`instructions are not counted: ${counted.why}`)
  let wallSec = 0
  const texts = { short: '', long: '' }
  const files: InstructionCount['files'] = []
  for (const length of LENGTHS) {
    const leftSec = Math.max(LEAST_SEC, pass.endSec - pass.budget.spentSec())
    const limitSec = Math.min(trialLimitSec, leftSec)
    const path = `${FOLDER}/${stem}-instructions-${length}.${counter.ending}`
    await host.files.remove(out)
    await host.files.makeFolder(out)
    const step = counted.step(counted.operations[length])
    const shown = trialLabel(plan, { arm: ready.arm.id, target: choice.target })
    const what = `instructions of ${trialText(shown)}`
    host.notify({ kind: 'waiting', what, limitSec })
    const exit = await runIn(
      build,
      {
        argv: [program, ...counter.flags(`${out}/${LEFT}`), ...step.argv],
        cwd: pathIn(ready.folder, step.folder),
        env: { ...runEnvOf(host, runtime, variant), ...step.env },
        limitSec,
      },
      { part: 'measured', arm: ready.arm.id, writable: [ready.folder, out] },
    )
    if (exit.code !== 0) counter.checkLeave(exit.stderr, toolchainOf(pass, choice[side], target))
    if (exit.timedOut && limitSec < trialLimitSec) throw outOfTime(limitSec, counter)
    checkRun(exit, limitSec, counter.under)
    texts[length] = await leftIn(host.files, out)
    counter.check(texts[length])
    await host.files.write(`${folder}/${path}`, texts[length])
    files.push({ path, sha256: await host.files.sha256(`${folder}/${path}`) })
    wallSec += exit.wallSec
  }
  const { short, long } = counted.operations
  const count: InstructionCount = {
    unit: target.unit,
    target: target.id,
    arm: ready.arm.id,
    counter: rule.counter ?? 'valgrind',
    operations: long - short,
    instructions: counter.between(texts).total,
    wallSec,
    files,
  }
  return { count, ran: ranOf(count, texts, rule) }
}

const toolchainOf = ({ site }: Pass, arm: string, { unit }: Target): string =>
  site.built.records.find((one) => one.arm === arm && one.unit === unit)?.toolchain ?? ''

function ranOf(count: InstructionCount, texts: CountedLengths, rule: ProfileRule): ProfiledRun {
  const { operations, wallSec, files } = count
  const instructions = COUNTERS[count.counter].between(texts, rule)
  return {
    operations,
    wallSec,
    cpu: null,
    edited: [],
    amounts: new Map([['instructions', { instructions }]]),
    files: new Map([['instructions', files]]),
  }
}

/** The lengths of a count, as the files beside the report have them; null: they are not there. */
export async function readCounted(
  folder: string,
  { files: [short, long] }: InstructionCount,
  files: Pick<Files, 'read'>,
): Promise<CountedLengths | null> {
  if (short === undefined || long === undefined) return null
  const texts = await Promise.all([short, long].map(({ path }) => files.read(`${folder}/${path}`)))
  const [ofShort = null, ofLong = null] = texts
  return ofShort === null || ofLong === null ? null : { short: ofShort, long: ofLong }
}

/** Runs of an arm that were counted before, by function. */
export async function countedBefore(
  pass: Pick<Pass, 'site' | 'folder' | 'rule'>,
  counts: readonly InstructionCount[],
): Promise<ProfiledRun[]> {
  const rans = counts.map(async (count) => {
    const texts = await readCounted(pass.folder, count, pass.site.host.files)
    return texts === null ? [] : [ranOf(count, texts, pass.rule)]
  })
  return (await Promise.all(rans)).flat()
}

/** What a count says is what its files give. */
export const countIn = ({ counter }: InstructionCount, texts: CountedLengths): number =>
  COUNTERS[counter].between(texts).total

// Before the rounds.

/** Counting the first benchmark may take this many times the share of the budget for counting. */
const STRETCH = 2

export type CountedAhead = { counts: InstructionCount[]; problems: Problem[] }

/** Shards are pooled by target: each has to choose the same ones, so they count after the rounds. */
export const isCountedAhead = ({ suite: { profile }, shard }: Plan): boolean =>
  profile?.of === 'all' && profile.kinds?.includes('instructions') === true && shard === null

/**
 * What both arms of each target do, counted once, and then once more, as far as a tenth of the
 * budget goes. Both sides at the same time: instructions do not hear each other.
 */
export async function countAhead(
  site: TrialSite,
  budget: Budget,
  folder: string,
): Promise<CountedAhead> {
  const { host, plan } = site
  const rule = plan.suite.profile
  const counted: CountedAhead = { counts: [], problems: [] }
  if (rule === undefined || !isCountedAhead(plan)) return counted
  if (host.platform !== 'linux' || plan.targets.length === 0) return counted
  const refused = await counterProblem(site, rule)
  if (refused !== null) return { counts: [], problems: [refused] }
  await host.files.remove(`${folder}/${FOLDER}`)
  await host.files.makeFolder(`${folder}/${FOLDER}`)
  const endSec = budget.endOf(STRETCH * PROBE_SHARE)
  const own = { site, budget, servers: new Servers(site), rule, folder, endSec }
  const pass: CountPass = { ...own, ...FIRST_RUN }
  host.notify({ kind: 'phase', name: 'probe', detail: 'instructions' })
  await countAll(pass, counted)
  return counted
}

/** One run of a choice, the first or the second; `index`: of the choice. */
type Turn = { choice: ProfileChoice; index: number; run: number }

/** All choices once, then all of them once more. */
function turnsOf({ site: { plan }, rule }: Pass): Turn[] {
  const choices = byNeed(plan.targets).flatMap((target) =>
    plan.contrasts.flatMap((contrast) => choiceOf(target, contrast) ?? []),
  )
  const runs = Array.from({ length: Math.min(rule.runs, COUNTED_RUNS) }, (_, run) => run + 1)
  return runs.flatMap((run) => choices.map((choice, index) => ({ choice, index, run })))
}

async function countAll(pass: CountPass, { counts, problems }: CountedAhead): Promise<void> {
  const { budget, site } = pass
  const endSec = budget.endOf(PROBE_SHARE)
  const turns = turnsOf(pass)
  const failed = new Set<ProfileChoice>()
  /** Null: there is no room for it. */
  const countTurn = async (turn: Turn) => {
    if (counts.length > 0 && budget.spentSec() + pass.longestSec > endSec) return null
    const found = await countBoth(pass, turn, counts)
    // What was ended at the end of the share has not failed.
    return found.length > 0 && budget.spentSec() >= pass.endSec ? null : found
  }
  for (const turn of turns) {
    if (site.host.exec.stopping) return
    if (failed.has(turn.choice)) continue
    const found = await countTurn(turn)
    if (found === null) {
      const all = turns.filter(({ run }) => run === 1).length
      if (turn.run === 1) problems.push(countedInPart(turn.index, all))
      return
    }
    problems.push(...found)
    // What fails at once, fails again.
    if (counts.length === 0) return
    if (found.length > 0) failed.add(turn.choice)
  }
}

/** Both sides of a choice, unless another contrast had the arm counted; what failed. */
async function countBoth(
  pass: CountPass,
  { choice, index, run }: Turn,
  counts: InstructionCount[],
): Promise<Problem[]> {
  const { budget, site } = pass
  const beganSec = budget.spentSec()
  const due = (['base', 'head'] as const).filter(
    (side) => countsOf(counts, choice.target, choice[side]).length < run,
  )
  const number = `${index + 1}`.padStart(2, '0')
  const count = (side: Side) => countOnce(pass, choice, side, `${number}-${side}-${run}`)
  const folders = new Set(due.map((side) => site.built.arms.get(choice[side])?.folder))
  // What two programs write into one folder may be the same file.
  const outcomes =
    folders.size === due.length ? await Promise.all(due.map(count)) : await inTurn(due, count)
  pass.longestSec = Math.max(pass.longestSec, budget.spentSec() - beganSec)
  const problems = outcomes.flatMap((one) => ('code' in one ? [one] : []))
  if (problems.length > 0) return problems
  for (const one of outcomes) if (!('code' in one)) counts.push(one.count)
  return []
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** Runs of a target on an arm. */
export const countsOf = (counts: readonly InstructionCount[], target: string, arm: string) =>
  counts.filter((one) => one.target === target && one.arm === arm)

/** The highest number of their files: others have higher ones. */
export const lastNumber = (counts: readonly InstructionCount[]): number =>
  Math.max(0, ...counts.map(({ files }) => Number(/\/(\d+)-/.exec(files[0]?.path ?? '')?.[1] ?? 0)))

/** The target as a profile has it; null: that contrast has it not on both sides. */
function choiceOf({ id, arms }: Target, contrast: Contrast): ProfileChoice | null {
  if (contrast.kind === 'interaction' || contrast.kind === 'benchmarks') return null
  const { base, head } = contrast
  if (!arms.includes(base) || !arms.includes(head)) return null
  return { contrast: contrast.id, base, head, target: id, benchmarks: [] }
}

const countedInPart = (counted: number, all: number): Problem =>
  makeFinding('counted-in-part', null, { counted, all }, { next: MORE_TIME })
