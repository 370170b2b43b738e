/**
 * Benchmarks that a built program lists -> targets with the time of each, where only running them
 * tells it: all in one process with the shortest samples, and in halves where that does not end.
 */
import { type Exit, type Host, StoppedError } from '../machine/host.ts'
import { makeFinding, type Remedy } from '../model/findings.ts'
import type { Claim, Problem, Target } from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { isOfBenchmark } from '../plan/claims.ts'
import { type Design, executedContrasts } from '../plan/design.ts'
import {
  advisedSec,
  builtSecOf,
  leastRounds,
  PROBE_SHARE,
  tryingMostSec,
  wholeBudgetSec,
} from '../plan/fit.ts'
import { changePairs, subjectOf } from '../plan/plan.ts'
import type { Built, BuiltArm, Differences } from '../sources/build.ts'
import { runIn, type Surroundings } from '../sources/isolation.ts'
import { differingLoads } from '../sources/reach.ts'
import { excerptOf, runEnvOf } from '../sources/toolchain.ts'
import { medianOf } from '../stats/distributions.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import { WHY } from '../workloads/tool.ts'
import type { Loads, Package, Selection, Step } from '../workloads/workload.ts'
import { outputFiles } from './trial.ts'
import { endOf } from './trial-status.ts'

/** JMH and BenchmarkDotNet add parameters to a name, Catch2 what a test case measures. */
const isBelow = (printed: string, name: string) =>
  printed.startsWith(name) && ':(/'.includes(printed.charAt(name.length))

type Site = Surroundings & { host: Host; design: Design; folder: string }

/** What the program of an arm is, and where its trials would run. */
type Listed = {
  ready: BuiltArm
  binary: string
  names: string[]
  /** What each loads; of others nobody knows. */
  loads: ReadonlyMap<string, Loads>
  /** Files that it cannot list. */
  left: string[]
  startSec: number
}

/** Benchmarks by name as one process told of them: seconds of an operation; and its own time. */
type Tried = {
  opSec: Map<string, number>
  endedSec: number
  /** Null: its process ended well. */
  failure: { how: string; isAlone: true; output: string } | null
  timedOut: boolean
}

export type SelectedTargets = {
  /** `together`: several share a process, so that its start is not most of its time. */
  targets(together: boolean): Target[]
  startSec: Map<string, number>
  problems: Problem[]
}

/** Listing takes as long as starting, and loading all code. */
const LEAST_LIST_SEC = 20

/** What a benchmark takes with the shortest sample, as long as nothing is known of it. */
const UNKNOWN_SEC = 0.25

/** The same where a tool may go on for as long as it sees fit. */
const unknownSecOf = (selection: Selection<unknown>, { suite }: Design) =>
  selection.mostSec?.(suite.workload) ?? UNKNOWN_SEC

/**
 * A process that takes this many seconds longer than expected is ended, and its benchmarks are
 * tried again in two halves.
 */
const PATIENCE_SEC = 3

/** Of the budget, at most so much goes into trying out what starts slowly. */
const MOST_SHARE = 1 / 3

/** Benchmarks share a process until they take this many times as long as its start. */
const WORTH_A_START = 4

/** Whether a claim is about what is listed by a name, or about a part of it. */
const isClaimed = (claims: readonly Claim[], name: string) =>
  claims.some((one) => isOfBenchmark(one, name) || isBelow(one.benchmark, name))

/**
 * Null: no arm can list its benchmarks, and a process executes all. What no claim is about is not
 * tried out, unless all claims are about none of them.
 */
export async function probeSelection(
  site: Site,
  built: Built,
  pkg: Package,
  selection: Selection<unknown>,
  claims: readonly Claim[],
): Promise<SelectedTargets | null> {
  const { design } = site
  const arms: Listed[] = []
  for (const ready of built.arms.values()) {
    const binary = ready.binaries.get(pkg.id)
    if (binary === undefined) continue
    const listed = await listOn(site, ready, binary, selection)
    // Where one side cannot tell, all are compared as they come.
    if (listed === null) return null
    arms.push(listed)
  }
  const all = [...new Set(arms.flatMap((one) => one.names))]
  if (all.length === 0) return null
  built.loads = new Map(arms.map(({ ready, loads }) => [ready.arm.id, loads]))
  const isLoaded = leaveOutUnloaded(site, built, pkg, arms)
  const claimed = all.filter((name) => isClaimed(claims, name))
  const needed = (name: string) =>
    isLoaded(name) && (claimed.length === 0 || claimed.includes(name))
  const names = all.filter(needed)
  for (const arm of arms) arm.names = arm.names.filter(needed)
  const limitSec = tryingSec(design, arms, names, unknownSecOf(selection, design))
  const trying = new Trying(site, pkg, selection, arms, limitSec)
  await trying.tryAll()
  const selected = trying.result(names)
  const left = [...new Set(arms.flatMap((one) => one.left))]
  selected.problems.push(
    ...left.map((file) => makeFinding('in-threads', { unit: pkg.id, benchmark: file }, {})),
  )
  return selected
}

/** By contrast and name, why it is executed, of names that both sides have; see `whyLoaded`. */
const reasonsIn = (design: Design, { differences }: Built, arms: readonly Listed[]) =>
  new Map(
    changePairs(design).flatMap(({ contrast: { id }, base, head }) => {
      const [before, after] = [base, head].map(({ arm }) =>
        arms.find(({ ready }) => ready.arm.id === arm.id),
      )
      const differs = differences?.get(id)
      if (before === undefined || after === undefined || differs === undefined) return []
      const names = after.names.filter((name) => before.names.includes(name))
      const why = (name: string) =>
        whyLoaded(before.loads.get(name), after.loads.get(name), differs)
      return [[id, new Map(names.map((name) => [name, why(name)]))] as const]
    }),
  )

/**
 * Adds to what is unchanged the benchmarks that load the same on both sides of every contrast, and why
 * the others are executed; whether a name has to be.
 */
function leaveOutUnloaded(
  { design }: Site,
  built: Built,
  { id: unit }: Package,
  arms: readonly Listed[],
): (name: string) => boolean {
  const reasons = reasonsIn(design, built, arms)
  const isSame = (name: string) =>
    executedContrasts(design).every(({ id }) => reasons.get(id)?.get(name) === null)
  for (const [contrast, of] of reasons) {
    const benchmarks = [...of.keys()].filter(isSame)
    if (benchmarks.length > 0) built.unchanged.push({ contrast, unit, sha256: null, benchmarks })
    const reached = [...Map.groupBy(of.keys(), (name) => of.get(name) ?? '')].flatMap(
      ([why, names]) => (why === '' ? [] : [{ contrast, unit, why, benchmarks: names }]),
    )
    if (reached.length > 0) built.reached = [...(built.reached ?? []), ...reached]
  }
  return (name) => !isSame(name)
}

/** Why it is executed; null: it loads the same on both sides, '': nobody knows what it loads. */
function whyLoaded(
  base: Loads | undefined,
  head: Loads | undefined,
  { said, beyond }: Differences,
): string | null {
  if (base === undefined || head === undefined) return ''
  if (beyond !== null) return `${beyond} differs, which it may read`
  const [first] = differingLoads(base, head, said)
  return first === undefined ? null : `${first} differs, which it loads`
}

/** What some may take together, as long as nothing is known of them: no more than rounds have room for. */
const togetherSec = ({ suite }: Pick<Design, 'suite'>, arms: number, unknownSec: number) =>
  Math.min(unknownSec, suite.budgetSec / (leastRounds(suite) * arms))

/** A tenth of the budget, or so much more of it as a process with all of them, and halves, may take. */
export function tryingSec(
  design: Pick<Design, 'suite'>,
  arms: readonly Pick<Listed, 'startSec'>[],
  names: readonly string[],
  unknownSec: number,
): number {
  const startSec = Math.max(...arms.map((one) => one.startSec))
  const allSec = togetherSec(design, arms.length, unknownSec * names.length)
  const onceSec = PATIENCE_SEC + 2 * startSec + allSec
  const { budgetSec } = design.suite
  return Math.max(PROBE_SHARE * budgetSec, Math.min(MOST_SHARE * budgetSec, 2 * onceSec))
}

async function listOn(
  site: Site,
  ready: BuiltArm,
  binary: string,
  { listNames, readNames, readLoads, readLeft }: Selection<unknown>,
): Promise<Listed | null> {
  const { host, design } = site
  const limitSec = Math.max(LEAST_LIST_SEC, PROBE_SHARE * design.suite.budgetSec)
  host.notify({ kind: 'waiting', what: `listing benchmarks on ${ready.arm.id}`, limitSec })
  const beganSec = host.clock.nowSec()
  const exit = await tryOut(site, ready, listNames(binary), { limitSec })
  const startSec = host.clock.nowSec() - beganSec
  if (exit.code === 0) {
    const loads = readLoads?.(exit.stdout) ?? new Map()
    const left = readLeft?.(exit.stdout) ?? []
    return { ready, binary, names: readNames(exit.stdout), loads, left, startSec }
  }
  const text = `${ready.arm.id} does not list its benchmarks, so a process runs all: ${excerptOf(exit, 3)}`
  host.notify({ kind: 'note', text })
  return null
}

type Execution = { limitSec: number; silenceSec?: number; out?: string }

/** One process of a built program as its trials would run. `out`: a folder for it, emptied. */
export async function tryOut(
  site: Surroundings & { host: Host; design: Design },
  ready: BuiltArm,
  step: Step,
  { out, ...limits }: Execution,
) {
  const { host, design } = site
  if (out !== undefined) {
    await host.files.remove(out)
    await host.files.makeFolder(out)
  }
  const placed = site.placements?.of(ready.variant, 'trial') ?? null
  const command = {
    argv: step.argv,
    cwd: pathIn(ready.folder, step.folder),
    env: { ...runEnvOf(host, design.runtime, ready.variant), ...step.env },
    ...limits,
    keepBytes: 8 * 1024 * 1024,
    ...(placed === null ? {} : { placed }),
  }
  const { arm, folder } = ready
  const writable = out === undefined ? [folder] : [folder, out]
  const exit = await runIn(site, command, { part: 'measured', arm: arm.id, writable })
  if (exit.stopped) throw new StoppedError()
  return exit
}

/** What the program around a tool said; null: nothing. */
const saidWhy = ({ stdout }: Pick<Exit, 'stdout'>): string | null =>
  stdout
    .split('\n')
    .find((line) => line.startsWith(WHY))
    ?.slice(WHY.length) ?? null

class Trying {
  private readonly site: Site
  private readonly pkg: Package
  private readonly selection: Selection<unknown>
  private readonly arms: readonly Listed[]
  private readonly beganSec: number
  private readonly shareSec: number
  private readonly opSec = new Map<string, number>()
  /**
   * Seconds that a benchmark without a result had in a process that was ended. They count when
   * benchmarks are grouped into processes, so that few of them share one.
   */
  private readonly hadSec = new Map<string, number>()
  /** Of a tool that decides for how long it measures: what each took in a process that ended. */
  private readonly ownSec = new Map<string, number>()
  /** What a process takes beside its benchmarks. */
  private startSec: number
  /** Names that a process alone did not end within so many seconds. */
  private readonly slow = new Map<string, number>()
  private readonly failed = new Map<string, Problem>()

  constructor(
    site: Site,
    pkg: Package,
    selection: Selection<unknown>,
    arms: readonly Listed[],
    tryingSec: number,
  ) {
    this.site = site
    this.pkg = pkg
    this.selection = selection
    this.arms = arms
    this.beganSec = site.host.clock.nowSec()
    this.shareSec = tryingSec
    this.startSec = Math.max(...arms.map((one) => one.startSec))
  }

  /** Of its share, or of what is known by now and leaves more. */
  private get leftSec(): number {
    const { site, startSec } = this
    const targets = this.groupsOf([...this.opSec.keys()])
    const known = { targets, startSec: new Map([[this.pkg.id, startSec]]) }
    const mostSec = tryingMostSec(site.design, known, this.shareSec)
    return this.beganSec + mostSec - site.host.clock.nowSec()
  }

  /** What one arm has been tried for is known: what the others share with it takes about as long. */
  async tryAll(): Promise<void> {
    for (const arm of this.arms) {
      const open = arm.names.filter((name) => !this.isKnown(name))
      if (open.length > 0) await this.tryOn(arm, open)
    }
    for (const [name, hadSec] of this.slow) {
      const arm = this.arms.find(({ names }) => names.includes(name))!
      const limitSec = Math.min(this.leftSec, this.mostSec)
      if (limitSec > hadSec) this.keep([name], await this.run(arm, [name], limitSec), limitSec)
    }
  }

  private isKnown(name: string) {
    return this.opSec.has(name) || this.slow.has(name) || this.failed.has(name)
  }

  /** What cannot be measured anyway: the rounds of its first analysis take more than the budget. */
  private get mostSec(): number {
    const { suite, arms } = this.site.design
    return Math.min(suite.trialLimitSec, suite.budgetSec / (FIRST_ANALYSIS * arms.length))
  }

  private async tryOn(arm: Listed, all: string[]): Promise<void> {
    const groups = [all]
    const unknownSec = unknownSecOf(this.selection, this.site.design)
    for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
      const allSec = togetherSec(this.site.design, this.arms.length, unknownSec * group.length)
      const limitSec = 2 * this.startSec + PATIENCE_SEC + allSec
      if (this.leftSec <= 0) return
      const capSec = Math.min(limitSec, this.leftSec)
      const tried = await this.run(arm, group, capSec)
      const open = this.keep(group, tried, capSec)
      if (tried.timedOut) {
        const eachSec = Math.max(0, capSec - this.startSec) / group.length
        for (const name of open) this.hadSec.set(name, eachSec)
      }
      if (open.length === 0) continue
      // One that prints as it goes was at the first that is open.
      const at = open.length < group.length ? 1 : Math.ceil(open.length / 2)
      groups.push(...[open.slice(0, at), open.slice(at)].filter(({ length }) => length > 0))
    }
  }

  private async run(arm: Listed, names: string[], limitSec: number): Promise<Tried> {
    const { host, design } = this.site
    const { workload, suite } = design
    const { ready, binary } = arm
    const what = `probing ${names.length === 1 ? names[0] : `${names.length} benchmarks`} on ${ready.arm.id}`
    host.notify({ kind: 'waiting', what, limitSec })
    const target = this.lasting(this.targetOf(names), true)
    const out = `${this.site.folder}/out`
    const none = { port: '', data: '', seed: '0', ratePerSec: null, isWarmUp: false }
    const places = { source: ready.folder, out, ...none }
    const step = workload.trial.step(suite.workload, target, ready.variant, binary, places)
    const beganSec = host.clock.nowSec()
    const exit = await tryOut(this.site, ready, step, { limitSec, out })
    const endedSec = host.clock.nowSec() - beganSec
    const files = await outputFiles({ host, build: { design } }, out)
    const outputs = { stdout: exit.stdout, stderr: exit.stderr, ...files.outputs }
    const { value } = await host.reader.read({ workload: suite.workload, outputs })
    const times = Map.groupBy(
      value.filter(({ metric }) => metric === 'time/op'),
      ({ benchmark }) => benchmark,
    )
    const opSec = new Map(
      [...times].map(([name, all]) => [name, medianOf(all.map((one) => one.value))]),
    )
    const failure =
      exit.code === 0
        ? null
        : ({ how: saidWhy(exit) ?? endOf(exit), isAlone: true, output: excerptOf(exit) } as const)
    return { opSec, endedSec, failure, timedOut: exit.timedOut }
  }

  /** Keeps what a process told; the names of which more processes have to tell. */
  private keep(group: readonly string[], tried: Tried, limitSec: number): string[] {
    const [only] = group
    const isAlone = group.length === 1 && only !== undefined
    // Alone it may print several, whatever they are called.
    const own = isAlone ? [...tried.opSec.values()].reduce((sum, sec) => sum + sec, 0) : 0
    if (isAlone && own > 0) this.opSec.set(only, own)
    for (const name of group) {
      const exact = tried.opSec.get(name)
      const sec =
        exact === undefined
          ? [...tried.opSec].filter(([of]) => isBelow(of, name))
          : ([[name, exact]] as const)
      if (sec.length > 0)
        this.opSec.set(
          name,
          sec.reduce((sum, [, one]) => sum + one, 0),
        )
    }
    this.keepOwn(group, tried)
    const open = group.filter((name) => !this.opSec.has(name))
    if (!isAlone) return open
    if (open.length === 0) this.slow.delete(only)
    else if (tried.timedOut) this.slow.set(only, limitSec)
    else this.failed.set(only, this.failure(only, tried))
    return []
  }

  private keepOwn(group: readonly string[], { timedOut, endedSec }: Tried): void {
    const mostSec = this.selection.mostSec?.(this.site.design.suite.workload) ?? null
    if (timedOut || mostSec === null) return
    const eachSec = Math.max(0, endedSec - this.startSec) / group.length
    for (const name of group) this.ownSec.set(name, eachSec)
  }

  private failure(name: string, { failure }: Tried): Problem {
    const subject = subjectOf(this.targetOf([name]))
    return failure === null
      ? makeFinding('probe-silent', subject, { isTimed: true })
      : makeFinding('probe-failed', subject, failure)
  }

  private targetOf(names: readonly string[]): Target {
    const { suite } = this.site.design
    const target = this.selection.target(suite.workload, this.pkg, names)
    const having = this.arms.filter((one) => names.some((name) => one.names.includes(name)))
    const sec = names.map((name) => this.opSec.get(name) ?? this.hadSec.get(name) ?? 0)
    const own = names.flatMap((name) => this.ownSec.get(name) ?? [])
    const settings = {
      ...target.settings,
      opSec: sec.reduce((sum, one) => sum + one, 0),
      ...(own.length === names.length && { ownSec: own.reduce((sum, one) => sum + one, 0) }),
    }
    return { ...target, settings, block: target.id, arms: having.map(({ ready }) => ready.arm.id) }
  }

  private lasting(target: Target, shortest: boolean): Target {
    const { workload, suite } = this.site.design
    const how = { startSec: this.startSec, shortest }
    return workload.trial.lasting?.(suite.workload, target, how) ?? target
  }

  result(names: readonly string[]): SelectedTargets {
    const known = names.filter((name) => this.opSec.has(name))
    const untried = names.filter((name) => !this.isKnown(name))
    // On a machine that is busy with other things none may end in time: rounds say more than nothing.
    const measured = known.length === 0 ? untried : known
    const open = names.filter((name) => !measured.includes(name) && !this.failed.has(name))
    const alone = measured.map((name) => this.targetOf([name]))
    return {
      targets: (together) => (together ? this.groupsOf(measured) : alone),
      startSec: new Map([[this.pkg.id, this.startSec]]),
      problems: [...this.failed.values(), ...open.map((name) => this.leftOut(name))],
    }
  }

  /** Neighbours that the same arms have, as many as make the start of their process worth it. */
  private groupsOf(names: readonly string[]): Target[] {
    const groups: string[][] = []
    let [sec, having] = [0, '']
    for (const name of names) {
      const { expectedSec, arms } = this.lasting(this.targetOf([name]), true)
      const arm = arms.join(' ')
      const isFull = sec >= WORTH_A_START * this.startSec
      if (isFull || arm !== having || groups.length === 0) {
        groups.push([])
        sec = 0
      }
      groups.at(-1)!.push(name)
      sec += Math.max(0, (expectedSec ?? 0) - this.startSec)
      having = arm
    }
    return groups.map((group) => this.targetOf(group))
  }

  /** What took too long to be tried, or was never tried, with the budget that has room for it. */
  private leftOut(name: string): Problem {
    const { suite, arms } = this.site.design
    const subject = subjectOf(this.targetOf([name]))
    const budgetSec = wholeBudgetSec(suite)
    const hadSec = this.slow.get(name) ?? 0
    const isTooSlow = hadSec >= this.mostSec
    const sec = isTooSlow
      ? builtSecOf(suite) + 1.5 * hadSec * FIRST_ANALYSIS * arms.length
      : builtSecOf(suite) + 2 * suite.budgetSec
    const remedy: Remedy = { kind: 'budget', sec: advisedSec(suite, sec) }
    const details = isTooSlow
      ? ({ why: 'too-slow', budgetSec } as const)
      : ({ why: 'not-tried', budgetSec, after: null } as const)
    return makeFinding('left-out', subject, details, { remedy })
  }
}
