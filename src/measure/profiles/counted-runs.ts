/** One count of instructions: a program in two lengths under a counter, and their difference. */
import type {
  InstructionCounter,
  Problem,
  ProfiledArm,
  ProfileRule,
  Side,
} from '../../core/model/model.ts'
import { type CountedLengths, instructionsBetween } from '../../core/profiles/cachegrind.ts'
import type { ProfileChoice } from '../../core/profiles/choose.ts'
import { type FunctionAmounts, ProfileError } from '../../core/profiles/decode.ts'
import {
  checkLeave,
  instructionsOfPerf,
  NoCounterError,
  PERF_EVENT,
  readPerfStat,
} from '../../core/profiles/perf-stat.ts'
import { pathIn } from '../../core/text/path.ts'
import { workloads } from '../../core/workloads/index.ts'
import { HostError } from '../../host/port/host.ts'
import { findProgram, runEnvOf } from '../programs/toolchain.ts'
import { runIn } from '../walls/run-walls.ts'
import { checkRun, FOLDER, focusOf, type Pass, profiledArm, type Ran } from './profile-runs.ts'

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
  checkLeave(said: string): void
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
      ...['--tool=cachegrind', '--cache-sim=no', '--vgdb=no', '-q'],
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
export type CountPass = Pass & { limitSec?: number }

/** The same program, with as many operations as the length says. */
export async function countOnce(
  pass: CountPass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<Ran | Problem> {
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
): Promise<Ran> {
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
  const places = { source: ready.folder, out, port: '', data: '', isWarmUp: false }
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
    ...{ operations: long - short, wallSec, cpu: null },
    amounts: new Map([['instructions', { instructions }]]),
    files: new Map([['instructions', files]]),
  }
}
