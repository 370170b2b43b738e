/**
 * Instructions counted: a program run in two lengths under a counter, and their difference; ahead
 * of the rounds where not all benchmarks fit.
 */

import { HostError } from '../machine/host.ts'
import type {
  Contrast,
  InstructionCounter,
  Problem,
  ProfiledArm,
  ProfileRule,
  Side,
  Target,
} from '../model/model.ts'
import {
  type CountedLengths,
  checkLeave,
  instructionsBetween,
  instructionsOfPerf,
  NoCounterError,
  PERF_EVENT,
  readPerfStat,
} from '../parse/instruction-counts.ts'
import { type FunctionAmounts, ProfileError } from '../parse/pprof.ts'
import { byNeed, type InstructionCounts, PROBE_SHARE } from '../plan/fit.ts'
import type { ProfileChoice } from '../report/profile-targets.ts'
import { runIn } from '../sources/isolation.ts'
import { findProgram, runEnvOf } from '../sources/toolchain.ts'
import { pathIn } from '../text/paths.ts'
import { plural } from '../text/plain.ts'
import { workloads } from '../workloads/index.ts'
import type { Budget } from './budget.ts'
import {
  checkRun,
  FIRST_RUN,
  FOLDER,
  focusOf,
  type Pass,
  type ProfiledRun,
  profiledArm,
} from './profile-runs.ts'
import { Servers } from './server.ts'
import type { TrialSite } from './trial.ts'

/** A program of the machine, which no source has. */
const NOWHERE = { source: '', folder: '' }

const LENGTHS = ['short', 'long'] as const

/** What a counter leaves in the empty folder of a run. */
const LEFT = 'counted'

/** A program that counts the instructions of another, and what is read of what it leaves. */
type Counter = {
  program: string
  install: string
  /** Ending of its raw files. */
  ending: string
  /** Its own words before those of the program; `file`: where it writes. */
  flags(file: string): string[]
  /** What a run under it is called where it does not end. */
  under: string
  /** Throws ProfileError where what it said of a run that failed tells that none can be counted. */
  checkLeave(output: string): void
  /** Throws ProfileError where one length tells that there is nothing to be had. */
  check(text: string): void
  between(texts: CountedLengths, rule: ProfileRule): FunctionAmounts
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
      `--cachegrind-out-file=${file}`,
    ],
    under: 'valgrind, where all takes tens of times as long',
    checkLeave: () => {},
    check: () => {},
    between: (texts, rule) => instructionsBetween(texts, focusOf(rule)),
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

/** A pass of counts; `limitSec`: of each length, where that is less than a trial may take. */
type CountPass = Pass & { limitSec?: number }

/** The same program, with as many operations as the length says. */
export async function countOnce(
  pass: CountPass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<ProfiledRun | Problem> {
  const where = `${choice.target} on ${choice[side]}`
  try {
    return await countedRun(pass, choice, side, stem)
  } catch (error) {
    if (!(error instanceof ProfileError || error instanceof HostError)) throw error
    const next = error instanceof HostError ? { next: error.next } : {}
    const at = error instanceof NoCounterError ? {} : { where }
    return { code: 'profile-failed', message: error.message, ...at, ...next }
  }
}

async function countedRun(
  pass: CountPass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<ProfiledRun> {
  const { site, folder } = pass
  const { host, build } = site
  const { workload, runtime } = build.design
  const { target, ready, binary } = profiledArm(pass, choice, side)
  const { variant } = ready
  const own = runEnvOf(host, runtime, variant)
  const counter = COUNTERS[pass.rule.counter ?? 'valgrind']
  const at = { arm: ready.arm.id, named: counter.program, path: own.PATH ?? '' }
  const program = await findProgram(host, { ...NOWHERE, ...at, next: counter.install })
  const out = `${build.folder}/out`
  const places = {
    source: ready.folder,
    out,
    port: '',
    data: '',
    seed: '',
    ratePerSec: null,
    isWarmUp: false,
  }
  const { workload: settings, trialLimitSec } = site.plan.suite
  const limitSec = Math.min(trialLimitSec, pass.limitSec ?? trialLimitSec)
  const counted = workload.counted?.(settings, { target, variant, binary, places }) ?? null
  if (counted === null) {
    const able = workloads.filter(({ counted: one }) => one !== undefined).map(({ kind }) => kind)
    throw new ProfileError(`nothing says how it does a number of operations: ${able.join(' or ')}`)
  }
  let wallSec = 0
  const texts = { short: '', long: '' }
  const files: ProfiledArm['files'] = []
  for (const length of LENGTHS) {
    const path = `${FOLDER}/${stem}-instructions-${length}.${counter.ending}`
    await host.files.remove(out)
    await host.files.makeFolder(out)
    const step = counted.step(counted.operations[length])
    const what = `instructions of ${choice.target} on ${ready.arm.id}`
    host.tell({ kind: 'waiting', what, limitSec })
    const exit = await runIn(
      build,
      {
        argv: [program, ...counter.flags(`${out}/${LEFT}`), ...step.argv],
        cwd: pathIn(ready.folder, step.folder),
        env: { ...own, ...step.env },
        limitSec,
      },
      { part: 'measured', arm: ready.arm.id, writable: [ready.folder, out] },
    )
    if (exit.code !== 0) counter.checkLeave(exit.stderr)
    checkRun(exit, limitSec, counter.under)
    texts[length] = (await host.files.readLeft(out, LEFT)) ?? ''
    counter.check(texts[length])
    await host.files.write(`${folder}/${path}`, texts[length])
    files.push({ path, sha256: await host.files.sha256(`${folder}/${path}`) })
    wallSec += exit.wallSec
  }
  const instructions = counter.between(texts, pass.rule)
  const { short, long } = counted.operations
  return {
    operations: long - short,
    wallSec,
    cpu: null,
    amounts: new Map([['instructions', { instructions }]]),
    files: new Map([['instructions', files]]),
  }
}

// Counting ahead of the rounds, to decide what a tight budget leaves out.

/**
 * What both arms of each target do, counted once, as far as a share of the budget goes: before the
 * rounds, or after the first of them where nothing else told how long they take. Not twice.
 */
export async function countAhead(site: TrialSite, budget: Budget): Promise<InstructionCounts> {
  const { host, plan, build } = site
  const rule = plan.suite.profile
  const none: InstructionCounts = { moved: new Map(), problems: [] }
  if (host.platform !== 'linux' || rule?.of !== 'all') return none
  if (!rule.kinds?.includes('instructions')) return none
  if (plan.targets.some(({ settings }) => settings.moved !== undefined)) return none
  const folder = `${build.folder}/ahead`
  await host.files.makeFolder(`${folder}/${FOLDER}`)
  const pass: CountPass = { site, budget, servers: new Servers(site), rule, folder, ...FIRST_RUN }
  const endSec = budget.spentSec() + PROBE_SHARE * budget.wholeSec
  host.tell({ kind: 'phase', name: 'probe', detail: 'instructions' })
  return countAll(pass, none, endSec)
}

async function countAll(
  pass: CountPass,
  counted: InstructionCounts,
  endSec: number,
): Promise<InstructionCounts> {
  const { host, plan } = pass.site
  const { moved, problems } = counted
  const choices = byNeed(plan.targets).flatMap((target) =>
    plan.contrasts.flatMap((contrast) => choiceOf(target, contrast) ?? []),
  )
  for (const choice of choices) {
    if (host.exec.stopping) break
    const by = await movedBy(pass, choice, endSec)
    if (by === null) return { ...counted, problems: [...problems, tooShort(counted)] }
    if (typeof by === 'number') {
      moved.set(choice.target, Math.max(by, moved.get(choice.target) ?? 0))
      continue
    }
    problems.push(by)
    // What fails at once, fails again.
    if (moved.size === 0) break
  }
  return counted
}

/** The target as a profile has it; null: that contrast has it not on both sides. */
function choiceOf({ id, arms }: Target, contrast: Contrast): ProfileChoice | null {
  if (contrast.kind === 'interaction' || contrast.kind === 'benchmarks') return null
  const { base, head } = contrast
  if (!arms.includes(base) || !arms.includes(head)) return null
  return { contrast: contrast.id, base, head, target: id, benchmarks: [] }
}

/** Null: the time for it ended. */
async function movedBy(
  pass: CountPass,
  choice: ProfileChoice,
  endSec: number,
): Promise<number | Problem | null> {
  const wholes: number[] = []
  for (const side of ['base', 'head'] as const) {
    const limitSec = endSec - pass.budget.spentSec()
    if (limitSec <= 0) return null
    const ran = await countOnce({ ...pass, limitSec }, choice, side, `01-${side}-1`)
    if ('code' in ran) return pass.budget.spentSec() < endSec ? ran : null
    wholes.push(ran.amounts.get('instructions')?.instructions?.total ?? 0)
  }
  const [base = 0, head = 0] = wholes
  return base > 0 && head > 0 ? Math.abs(Math.log(head / base)) : 0
}

const tooShort = ({ moved }: InstructionCounts): Problem => ({
  code: 'counted-in-part',
  message:
    'a tenth of the budget was too short to count the instructions of more than ' +
    `${plural(moved.size, 'benchmark')} ahead: one that does more or less work may be left out`,
  next: 'a larger --budget, or counter: hardware in profile where the machine has one',
})
