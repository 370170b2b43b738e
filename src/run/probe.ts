/** Binaries -> targets with a number of iterations each. */
import type { Exit, Host } from '../machine/host.ts'
import { causeOf, makeFinding, placeOf, type Remedy, type Subject } from '../model/findings.ts'
import type { Claim, Plan, Problem, Suite, Target, WorkloadSpec } from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { linesAbout, reasonOf } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import type { Design } from '../plan/design.ts'
import { advisedSec, builtSecOf, PROBE_SHARE, tryingMostSec, wholeBudgetSec } from '../plan/fit.ts'
import { isLeftOut, subjectOf } from '../plan/plan.ts'
import { listedNowhere, workedNowhere } from '../report/failures.ts'
import { innerMapOf } from '../report/samples.ts'
import type { Built, BuiltArm } from '../sources/build.ts'
import type { Surroundings } from '../sources/isolation.ts'
import { distanceKey } from '../sources/reach.ts'
import { excerptOf } from '../sources/toolchain.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import type { Listed, Package, ProbeRun, Searched } from '../workloads/workload.ts'
import type { Budget } from './budget.ts'
import { probeSelection, tryOut } from './probe-selection.ts'
import { endOf } from './trial-status.ts'

/** What a probe found. */
type Probed = {
  /** `together`: the benchmarks of a function share a process, where the suite leaves that open. */
  targets(together: boolean): Target[]
  mayShare: boolean
  /** What starting a process costs, by unit: the longest of the arms. */
  startSec: Map<string, number>
  problems: Problem[]
}

/** Where and in what time it is tried out. */
type ProbeSite = Surroundings & { host: Host; design: Design; budget: Budget; folder: string }

type Site = ProbeSite & { ready: BuiltArm }

const LEAST_PROBE_SEC = 1

/** What a trial costs beside its process: the launcher, /proc, its record on the disk. */
const ACCOUNTING_SEC = 0.02

/** Listing the benchmarks of a unit has so much time, however small the budget is. */
const LEAST_LIST_SEC = 1

/** A larger budget than this many times the one that was too small is not guessed. */
const MOST_TIMES = 10

/** What takes longer than this is put off until the rest is known. */
const PATIENCE_SEC = 2

/** One unit over all arms: what was tried under each name, by arm. */
type WithProblems = {
  unit: Package
  names: Map<string, Map<string, ProbeRun[]>>
  failed: Map<string, string[]>
}

/**
 * A name whose benchmarks did not end within the time limit on an arm, and the seconds they had.
 */
type Cut = { unit: Package; name: string; arm: string; hadSec: number }

type Probing = ProbeSite & {
  site: ProbeSite
  built: Built
  beganSec: number
  endSec: number
  found: Map<string, WithProblems>
  /** Names that were put off, by unit. */
  late: Map<string, Set<string>>
  startSec: Map<string, number>
  /** Names for which the time ended after some of their benchmarks, by distanceKey. */
  parts: Map<string, Cut[]>
  /** Units whose names some arms could not list, and why. */
  unlisted: Map<string, { unit: Package; arms: string[]; why: string }>
  /** By unit and arm, all names that it lists. */
  lists: Map<string, Map<string, ReadonlySet<string>>>
  problems: Problem[]
}

/**
 * Executes every benchmark of every arm briefly, outside the measurement, to learn names and times
 * and what cannot run: for each unit a process for what is nearest to the change and one for the rest,
 * the quick ones first, in a tenth of the budget, or what else is left of it while little is known. What
 * is too slow for that is left out by name. Units that every contrast says are unchanged are not
 * executed at all.
 */
export async function probeTargets(
  options: ProbeSite,
  built: Built,
  needed: (unit: string, name: string) => boolean,
  claims: readonly Claim[] = [],
): Promise<Probed> {
  const { host, design } = options
  const { benchmarks } = design.workload.source
  const beganSec = host.clock.nowSec()
  const probing: Probing = {
    ...options,
    site: options,
    built,
    problems: [],
    beganSec,
    endSec: beganSec + Math.max(LEAST_PROBE_SEC, PROBE_SHARE * design.suite.budgetSec),
    found: new Map(),
    late: new Map(),
    startSec: new Map(),
    unlisted: new Map(),
    lists: new Map(),
    parts: new Map(),
  }
  if (benchmarks.kind === 'listed') return listedTargets(probing, benchmarks, claims)
  const units = [...built.arms.values()].flatMap((ready) =>
    [...ready.units.values()]
      .filter(({ id }) => needed(id, '') && !isUnreached(built, needed, id))
      .map((pkg) => ({ ready, unit: pkg })),
  )
  let isEmpty = units.length > 0
  for (const [at, { ready, unit }] of units.entries()) {
    const binary = ready.binaries.get(unit.id)
    if (binary === undefined) continue
    const site = { ...options, ready }
    const leftSec = Math.max(0, probing.endSec - host.clock.nowSec())
    // What one has no use for is for those after it, so that no arm takes all of the time.
    const shareSec = Math.max(PATIENCE_SEC, leftSec / (units.length - at))
    const limitSec = Math.min(leftSec, shareSec)
    host.notify({ kind: 'waiting', what: `probing ${unit.id} on ${ready.arm.id}`, limitSec })
    const untilSec = host.clock.nowSec() + limitSec
    const open = new Set(units.slice(at).map((one) => one.unit.id)).size
    const listed = await listNames(site, unit, binary, probing, open)
    if (listed === null) {
      isEmpty = false
      continue
    }
    isEmpty &&= listed.length === 0
    innerMapOf(probing.lists, unit.id).set(ready.arm.id, new Set(listed))
    const names = listed.filter((name) => needed(unit.id, name))
    const how = { untilSec, silenceSec: PATIENCE_SEC }
    // A process has its own order: what comes late in it may have no time.
    for (const group of nearestApart(probing, unit, names))
      await tryNames(probing, site, benchmarks, { unit, binary, names: group, ...how })
  }
  await tryLate(probing, benchmarks)
  failUnlisted(probing)
  probing.problems.push(...partsOf(probing, benchmarks))
  probing.problems.push(...workedNowhereIn(probing, benchmarks), ...unlistedIn(probing, benchmarks))
  if (isEmpty) probing.problems.push(...(await noMatch(probing, benchmarks, units)))
  return {
    targets: (together) => targetsOf(probing, benchmarks, together),
    mayShare: benchmarks.probe.mayShare(design.suite.workload),
    startSec: probing.startSec,
    problems: probing.problems,
  }
}

/** References from what has that name to the nearest code that differs; a large number: not known. */
function distanceOf({ built: { distances } }: Probing, unit: string, name: string): number {
  const distance = distances?.get(distanceKey(unit, name)) ?? -1
  return distance < 0 ? Number.MAX_SAFE_INTEGER : distance
}

/** Names of a unit that are as near to the change as any, and then the others. */
function nearestApart(probing: Probing, { id }: Package, names: readonly string[]): string[][] {
  const at = (name: string) => distanceOf(probing, id, name)
  const least = Math.min(...names.map(at))
  const parts = [true, false].map((isNear) => names.filter((one) => (at(one) === least) === isNear))
  return parts.filter((part) => part.length > 0)
}

/** Whether all benchmarks of a unit are known, and none of them has to be executed. */
function isUnreached(
  { unchanged, reached = [] }: Built,
  needed: (unit: string, name: string) => boolean,
  id: string,
): boolean {
  const names = unchanged.flatMap((one) => (one.unit === id ? one.benchmarks : []))
  return (
    names.length > 0 &&
    !reached.some(({ unit }) => unit === id) &&
    !names.some((name) => needed(id, name))
  )
}

const NAMES_SHOWN = 20

/** The pattern of the suite, and the names that there are, where none of them matches it. */
async function noMatch(
  { site, built, design }: Probing,
  benchmarks: Searched<unknown>,
  units: { ready: BuiltArm; unit: Package }[],
): Promise<Problem[]> {
  const { written, all } = benchmarks.pattern(design.suite.workload)
  const allNames = new Set<string>()
  const everything = { ...design, suite: { ...design.suite, workload: all as WorkloadSpec } }
  for (const { ready, unit } of units) {
    const binary = built.arms.get(ready.arm.id)?.binaries.get(unit.id)
    if (binary === undefined) continue
    const to = unreported()
    const names = await listNames({ ...site, design: everything, ready }, unit, binary, to)
    for (const name of names ?? []) allNames.add(name)
  }
  if (allNames.size === 0) return []
  const names = [...allNames]
  const near = nearest(written, names)
  const more = names.length - NAMES_SHOWN
  return [
    makeFinding(
      'no-match',
      { key: 'bench' },
      { written, names: names.slice(0, NAMES_SHOWN), more },
      {
        where: `bench of suite ${design.suite.name}`,
        remedy: { kind: 'suite-key', key: 'bench', meant: near },
      },
    ),
  ]
}

async function listedTargets(
  { site, design, built, startSec, problems }: Probing,
  benchmarks: Listed<unknown>,
  claims: readonly Claim[],
): Promise<Probed> {
  const { suite } = design
  const pkg = benchmarks.unit(suite.workload)
  const arms = [...built.arms.values()].filter(({ binaries }) => binaries.has(pkg.id))
  // What the change cannot reach, and what had no time to be built, is on no side.
  if (arms.length === 0) return { targets: () => [], mayShare: false, startSec, problems }
  const selection = benchmarks.selects?.(suite.workload) ?? null
  const selected = selection && (await probeSelection(site, built, pkg, selection, claims))
  if (selected !== null) return { ...selected, mayShare: true }
  const targets = benchmarks.names(suite.workload).map((name): Target => {
    const target = benchmarks.target(suite.workload, pkg, name)
    return { ...target, block: target.id, arms: arms.map(({ arm }) => arm.id) }
  })
  return { targets: () => targets, mayShare: false, startSec, problems }
}

const NO_CLAIMS = { claimSec: 0, leastClaimSec: 0, mostClaimSec: 0 }

/** A listed name as targets have it: that of the one which would hold all of it. */
function subjectNamed(
  { design: { suite, workload } }: ProbeSite,
  pkg: Package,
  name: string,
): Subject {
  const { benchmarks } = workload.source
  if (benchmarks.kind === 'listed') return { unit: pkg.id, benchmark: name }
  const none = { iterations: 1, opSec: 0, printed: [], lines: 0 }
  const tried = [{ ...none, ...NO_CLAIMS, name, benchmark: name }]
  const how = { name, tried, together: true }
  const [target] = benchmarks.probe.targets(suite.workload, pkg, how)
  return target === undefined ? { unit: pkg.id, benchmark: name } : subjectOf(target)
}

type Listing = Pick<Probing, 'startSec' | 'problems' | 'unlisted'>

const unreported = (): Listing => ({ startSec: new Map(), problems: [], unlisted: new Map() })

/** null: the program does not list them, which `to` is told. `open`: packages that are not listed. */
async function listNames(
  site: Site,
  pkg: Package,
  binary: string,
  to: Listing,
  open = 1,
): Promise<string[] | null> {
  const { design, budget } = site
  const { workload, suite } = design
  const { benchmarks } = workload.source
  if (benchmarks.kind === 'listed') return benchmarks.names(suite.workload)
  const step = benchmarks.listNames(suite.workload, binary)
  // Programs that take long before they list anything, or hang, leave time for the others.
  const shareSec = budget.leftSec() / 2 / open
  const limitSec = Math.min(suite.trialLimitSec, Math.max(LEAST_LIST_SEC, shareSec))
  const beganSec = site.host.clock.nowSec()
  const exit = await tryOut(site, site.ready, { ...step, folder: pkg.folder }, { limitSec })
  const startSec = site.host.clock.nowSec() - beganSec + ACCOUNTING_SEC
  to.startSec.set(pkg.id, Math.max(to.startSec.get(pkg.id) ?? 0, startSec))
  if (exit.code === 0) return benchmarks.readNames(suite.workload, exit.stdout)
  const hasRun = !exit.timedOut && exit.notStarted === null
  const output = hasRun ? excerptOf(exit, 10) : ''
  const said = exit.timedOut
    ? `ended after ${printDuration(limitSec)}, before it listed them`
    : `${endOf(exit)}${hasRun && output === '' ? ', and said nothing' : ''}`
  const arm = site.ready.arm.id
  const subject = { unit: pkg.id, arm }
  to.problems.push(makeFinding('list-failed', subject, { said, output }))
  const arms = to.unlisted.get(pkg.id)?.arms ?? []
  to.unlisted.set(pkg.id, { unit: pkg, arms: [...arms, arm], why: reasonOf(said, output) })
  return null
}

type Names = {
  unit: Package
  binary: string
  names: readonly string[]
  untilSec: number
  silenceSec: number
  /** All that a process may take, though it goes on saying something; absent: until then. */
  shareSec?: number
  /** Of one operation, in the place of the suite's; `names` is one. */
  once?: unknown
}

/** One process after another until each name has its numbers, failed, or is put off. */
async function tryNames(
  probing: Probing,
  site: Site,
  benchmarks: Searched<unknown>,
  { unit, binary, names, untilSec, silenceSec, shareSec = Number.POSITIVE_INFINITY, once }: Names,
): Promise<void> {
  const { host, design } = probing
  const { suite } = design
  const { probe } = benchmarks
  let left = [...names]
  while (left.length > 0) {
    const limitSec = Math.min(shareSec, untilSec - host.clock.nowSec())
    if (limitSec <= 0) return putOff(probing, unit, left)
    const step = probe.step(once ?? suite.workload, unit, binary, left, site.ready.variant)
    const exit = await tryOut(site, site.ready, step, { limitSec, silenceSec })
    const { stdout, stderr } = exit
    const printed = { workload: suite.workload, outputs: { stdout, stderr } }
    const observations = await host.reader.read(printed)
    const tried = probe.read(suite.workload, left, observations.value, benchmarksIn(probing, unit))
    const end = probe.readEnd(stdout, left)
    const process = { unit, binary, names, untilSec, exit }
    const silentSec = exit.timedOut ? silenceSec : 0
    if (once === undefined) await timeByClock(probing, site, benchmarks, process, tried, silentSec)
    else await timeOnce(probing, site, benchmarks, process, tried)
    const last = indexOfLast(end, left)
    for (const name of left.slice(0, last)) {
      keepEnded(probing, site, unit, name, tried, end.failed.includes(name) ? exit : null)
    }
    const [culprit, ...rest] = left.slice(last)
    left = rest
    if (culprit === undefined) return
    if (exit.timedOut) keepCut(probing, site, unit, culprit, tried, { exit, limitSec })
    else failedAt(probing, site, unit, culprit, exit)
  }
}

type Tried = Omit<Names, 'silenceSec'> & { exit: Exit }

/** Seconds of a process of so many iterations; null: it did not end well in time, or none can be. */
async function secOf(
  { host, design }: Probing,
  site: Site,
  probe: Searched<unknown>['probe'],
  { unit, binary, names, untilSec }: Tried,
  iterations: number,
): Promise<number | null> {
  const settings = probe.withIterations?.(design.suite.workload, iterations)
  const limitSec = untilSec - host.clock.nowSec()
  if (settings === undefined || limitSec <= 0) return null
  const step = probe.step(settings, unit, binary, names, site.ready.variant)
  const exit = await tryOut(site, site.ready, step, { limitSec })
  return exit.code === 0 ? exit.wallSec : null
}

/** What a process may take beyond what its lines claim: set-up, and working its way up to a length. */
const UNTIMED = { sec: 0.1, times: 5 }
/** Iterations of a second call: of many that its timer counts as nothing, a few take no time. */
const secondCall = (iterations: number) => Math.max(4, Math.ceil(iterations / 2))

/**
 * What an operation takes while its timer is stopped, where that is long: samples planned by what it
 * reports would not end. Of several that ended in one process nobody saw which it was, so they are
 * tried for as long as it took. `silentSec`: at its end, of one that did not end.
 */
async function timeByClock(
  probing: Probing,
  site: Site,
  { probe }: Searched<unknown>,
  process: Tried,
  tried: readonly ProbeRun[],
  silentSec: number,
): Promise<void> {
  const { unit, exit, names } = process
  const { startSec, host } = probing
  const isAlone = names.length === 1
  if (isAlone && exit.code !== 0) return
  const ended = [...Map.groupBy(tried, ({ name }) => name).values()]
  const tookSec = exit.wallSec - silentSec - (startSec.get(unit.id) ?? 0)
  const claimedSec = tried.reduce((sum, { claimSec }) => sum + claimSec, 0)
  if (tookSec < UNTIMED.sec * ended.length + UNTIMED.times * claimedSec) return
  const mostSec = isAlone ? Number.POSITIVE_INFINITY : tookSec
  const untilSec = Math.min(process.untilSec, host.clock.nowSec() + mostSec)
  for (const [one, ...others] of ended) {
    if (host.clock.nowSec() >= untilSec) return
    const alone = { ...process, names: [one!.name], untilSec }
    if (others.length === 0) await timeAlone(probing, site, probe, alone, one!)
  }
}

/** Each call may set up once, so a process of one call is taken twice from one of two. */
async function timeAlone(
  probing: Probing,
  site: Site,
  probe: Searched<unknown>['probe'],
  process: Tried,
  only: ProbeRun,
): Promise<void> {
  const processSec = probing.startSec.get(process.unit.id) ?? 0
  const more = secondCall(only.iterations)
  const once = await secOf(probing, site, probe, process, 1)
  const twice = once === null ? null : await secOf(probing, site, probe, process, more)
  if (once === null || twice === null) return
  // Before the call that was asked for there is one of a single operation.
  const moreSec = twice - 2 * once + processSec
  const besideSec = moreSec / (more - 1) - only.opSec
  // Less may be chance where set-up takes long.
  if (moreSec > twice / 4 && besideSec > only.opSec) only.besideSec = besideSec
}

/** Less of a process may be chance; of what takes less, so many times as much is tried next. */
const [SEEN_SEC, TIMES_MORE, MOST_ONCE] = [0.1, 30, 1e6]

/**
 * All of a process of one operation that its timer did not count may be that operation's; where it is
 * too short to be seen, of more. It was not measured for a time that was asked for, so what it claims
 * tells nothing of its clock.
 */
async function timeOnce(
  probing: Probing,
  site: Site,
  { probe }: Searched<unknown>,
  process: Tried,
  tried: ProbeRun[],
): Promise<void> {
  for (const one of tried) Object.assign(one, NO_CLAIMS)
  const [only, ...others] = tried
  if (only === undefined || others.length > 0) return
  const processSec = probing.startSec.get(process.unit.id) ?? 0
  let [iterations, sec] = [1, process.exit.wallSec - processSec]
  while (sec < SEEN_SEC && iterations < MOST_ONCE) {
    const moreSec = await secOf(probing, site, probe, process, iterations * TIMES_MORE)
    if (moreSec === null) break
    iterations *= TIMES_MORE
    sec = moreSec - processSec
  }
  only.besideSec = Math.max(0, sec / iterations - only.opSec)
}

/** Index in `left` of the name at which the process ended; their number if it ran them all. */
const indexOfLast = (
  { isWhole, last }: { isWhole: boolean; last: string | null },
  left: string[],
) => (isWhole ? left.length : Math.max(0, left.indexOf(last ?? '')))

/** A name that was cut off: what it has, if the time ended there; else it is put off. */
function keepCut(
  probing: Probing,
  site: Site,
  pkg: Package,
  name: string,
  tried: ProbeRun[],
  { exit, limitSec }: { exit: Exit; limitSec: number },
): void {
  const begun = tried.filter((one) => one.name === name)
  // Else it was silent for too long.
  const isOver = exit.wallSec > limitSec - ACCOUNTING_SEC
  if (!isOver || begun.length <= 1) {
    putOff(probing, pkg, [name])
    return
  }
  // What it had of the process, by how much of what was printed is its own.
  const hadSec = limitSec * (begun.length / tried.length)
  keepPart(probing, site, begun, { unit: pkg, name, arm: site.ready.arm.id, hadSec })
}

/** Benchmarks of the unit that are known so far. */
const benchmarksIn = (probing: Probing, pkg: Package): string[] =>
  [...foundIn(probing, pkg).names.values()]
    .flatMap((byArm) => [...byArm.values()].flat())
    .map(({ benchmark }) => benchmark)

/** A name whose turn is over; `failed`: the process in which it said that it failed. */
function keepEnded(
  probing: Probing,
  site: Site,
  pkg: Package,
  name: string,
  tried: ProbeRun[],
  failed: Awaited<ReturnType<typeof tryOut>> | null,
): void {
  forgetCut(probing, site, pkg, name)
  const own = tried.filter((one) => one.name === name)
  keep(probing, site, pkg, name, own)
  const subject = { ...subjectNamed(probing, pkg, name), arm: site.ready.arm.id }
  if (failed !== null) {
    const output = linesAbout(failed.stdout, name) ?? excerptOf(failed)
    probing.problems.push(makeFinding('probe-failed', subject, { output }))
    fail(probing, site, pkg, name)
  } else if (own.length === 0) {
    probing.problems.push(makeFinding('probe-silent', subject, { isTimed: false }))
  }
}

function failedAt(
  probing: Probing,
  site: Site,
  pkg: Package,
  name: string,
  exit: Awaited<ReturnType<typeof tryOut>>,
): void {
  const subject = { ...subjectNamed(probing, pkg, name), arm: site.ready.arm.id }
  const problem =
    exit.code === 0
      ? makeFinding('probe-silent', subject, { output: excerptOf(exit) })
      : makeFinding('probe-failed', subject, { how: endOf(exit), output: excerptOf(exit) })
  probing.problems.push(problem)
  fail(probing, site, pkg, name)
}

function foundIn({ found }: Probing, pkg: Package): WithProblems {
  const unitProbe = found.get(pkg.id) ?? { unit: pkg, names: new Map(), failed: new Map() }
  found.set(pkg.id, unitProbe)
  return unitProbe
}

function keep(
  probing: Probing,
  { ready }: Site,
  pkg: Package,
  name: string,
  tried: ProbeRun[],
): void {
  const { names } = foundIn(probing, pkg)
  const byArm = names.get(name) ?? new Map<string, ProbeRun[]>()
  names.set(name, byArm)
  if (tried.length > 0) byArm.set(ready.arm.id, tried)
}

function fail(probing: Probing, { ready }: Site, pkg: Package, name: string): void {
  const { failed } = foundIn(probing, pkg)
  failed.set(name, [...(failed.get(name) ?? []), ready.arm.id])
}

function putOff({ late }: Probing, pkg: Package, names: readonly string[]): void {
  const lateNames = late.get(pkg.id) ?? new Set()
  late.set(pkg.id, lateNames)
  for (const name of names) lateNames.add(name)
}

const cutsOf = ({ parts }: Probing, pkg: Package, name: string) =>
  parts.get(distanceKey(pkg.id, name)) ?? []

/** Without the word, where it has one, that a name was cut on an arm. */
function forgetCut(probing: Probing, { ready }: Site, pkg: Package, name: string): void {
  const others = cutsOf(probing, pkg, name).filter(({ arm }) => arm !== ready.arm.id)
  if (others.length > 0) probing.parts.set(distanceKey(pkg.id, name), others)
  else probing.parts.delete(distanceKey(pkg.id, name))
}

/** Keeps what a name had printed when its time ended, unless more of it is known already. */
function keepPart(probing: Probing, site: Site, tried: ProbeRun[], cut: Cut): void {
  const { unit, name, arm } = cut
  const before = foundIn(probing, unit).names.get(name)?.get(arm) ?? []
  if (tried.length > before.length) keep(probing, site, unit, name, tried)
  forgetCut(probing, site, unit, name)
  probing.parts.set(distanceKey(unit.id, name), [...cutsOf(probing, unit, name), cut])
}

/** What failed on every arm that has it; of what base alone has, on several. */
const workedNowhereIn = (probing: Probing, benchmarks: Searched<unknown>): Problem[] =>
  [...probing.found.values()].flatMap(({ unit, names, failed }) =>
    [...failed].flatMap(([name, arms]) => {
      const what = subjectNamed(probing, unit, name)
      const places = new Set(arms)
      const failures = probing.problems.filter(
        ({ code, subject = {} }) =>
          code === 'probe-failed' &&
          subject.unit === what.unit &&
          subject.benchmark === what.benchmark &&
          places.has(subject.arm ?? ''),
      )
      const [first] = failures
      const hasWorked = (names.get(name)?.size ?? 0) > 0
      const isOfHead = arms.some((arm) => probing.built.arms.get(arm)?.arm.side === 'head')
      const isNowhere = (isOfHead || places.size > 1) && failures.length >= places.size
      if (first === undefined || hasWorked || !isNowhere) return []
      const output = first.details?.output
      const remedy = typeof output === 'string' ? benchmarks.remedy?.(output) : null
      return [workedNowhere(what, causeOf(first), remedy ?? undefined)]
    }),
  )

/** Units that could not say on any side which benchmarks they have. */
const unlistedIn = ({ built, unlisted }: Probing, { listedByHand }: Searched<unknown>) =>
  [...unlisted.values()].flatMap(({ unit, arms, why }): Problem[] => {
    const having = [...built.arms.values()].filter(({ binaries }) => binaries.has(unit.id))
    return having.length < 2 || arms.length < having.length
      ? []
      : [listedNowhere(unit.id, why, listedByHand(unit))]
  })

/** What an arm cannot list is not gone from it: it failed there, and is tried. */
function failUnlisted(probing: Probing): void {
  for (const { unit, arms } of probing.unlisted.values()) {
    const { names, failed } = foundIn(probing, unit)
    for (const name of names.keys()) failed.set(name, [...(failed.get(name) ?? []), ...arms])
  }
}

/** Later, where what is known by now leaves the budget more time for what is not. */
function prolong(probing: Probing, benchmarks: Searched<unknown>): void {
  const { design, startSec, beganSec } = probing
  const targets = targetsOf(probing, benchmarks, false)
  const untilSec = beganSec + tryingMostSec(design, { targets, startSec })
  const budgetEndSec = probing.host.clock.nowSec() + probing.budget.leftSec()
  probing.endSec = Math.max(probing.endSec, Math.min(untilSec, budgetEndSec))
}

/**
 * What was put off, one by one on every arm, as long as there is time; what does not end then, by one
 * operation, since its timer may stand while it works. Given up is what could not be measured
 * anyway, since the rounds of its first interim analysis take more than the budget.
 */
async function tryLate(probing: Probing, benchmarks: Searched<unknown>): Promise<void> {
  const { design, built, endSec } = probing
  const mostSec = Math.min(
    design.suite.trialLimitSec,
    design.suite.budgetSec / (FIRST_ANALYSIS * design.arms.length),
  )
  await tryEach(probing, benchmarks, { endSec, mostSec })
  const once = benchmarks.probe.withIterations?.(design.suite.workload, 1)
  if (once !== undefined) await tryEach(probing, benchmarks, { endSec, mostSec, once })
  if (probing.parts.size > 0) prolong(probing, benchmarks)
  await tryCut(probing, benchmarks, mostSec)
  for (const { id, name } of lateOnes(probing)) {
    const pkg = [...built.arms.values()].flatMap(({ units }) => units.get(id) ?? [])[0]
    if (pkg !== undefined) giveUp(probing, pkg, name, mostSec)
  }
}

/**
 * `endSec`: of its share, without what is planned for; `mostSec`: that one may be silent, and all of one
 * that has no end, unless its share of the time is more.
 */
async function tryEach(
  probing: Probing,
  benchmarks: Searched<unknown>,
  { endSec, mostSec, ...way }: { endSec: number; mostSec: number; once?: unknown },
): Promise<void> {
  const late = lateOnes(probing)
  probing.late.clear()
  let turns = late.length * probing.built.arms.size
  for (const { id, name } of late) {
    for (const ready of probing.built.arms.values()) {
      turns--
      const pkg = ready.units.get(id)
      if (!pkg || probing.late.get(id)?.has(name)) continue
      if (probing.found.get(id)?.names.get(name)?.has(ready.arm.id)) continue
      if (isElsewhere(probing, id, name, ready.arm.id)) continue
      probing.endSec = endSec
      prolong(probing, benchmarks)
      const nowSec = probing.host.clock.nowSec()
      const shareSec = Math.max(mostSec, (probing.endSec - nowSec) / (turns + 1))
      const until = { untilSec: probing.endSec, silenceSec: mostSec, shareSec }
      await tryAlone(probing, benchmarks, ready, { unit: pkg, name, ...until, ...way })
    }
  }
}

/** Whether other arms list the name, and this one lists others: it is new, or gone. */
function isElsewhere({ lists }: Probing, id: string, name: string, arm: string): boolean {
  const own = lists.get(id)?.get(arm)
  const isListed = [...(lists.get(id)?.values() ?? [])].some((names) => names.has(name))
  return isListed && own !== undefined && !own.has(name)
}

/** Names that were put off, with the ids of their units, the nearest to the change first. */
function lateOnes(probing: Probing): { id: string; name: string }[] {
  const at = ({ id, name }: { id: string; name: string }) => distanceOf(probing, id, name)
  return [...probing.late]
    .flatMap(([id, names]) => [...names].map((name) => ({ id, name })))
    .sort((a, b) => at(a) - at(b))
}

type OneName = Omit<Names, 'binary' | 'names'> & { name: string }

/** One name on one arm, in a process of its own. */
async function tryAlone(
  probing: Probing,
  benchmarks: Searched<unknown>,
  ready: BuiltArm,
  { unit, name, ...how }: OneName,
): Promise<void> {
  const binary = ready.binaries.get(unit.id)
  if (binary === undefined) return
  const what = `probing ${placeOf(subjectNamed(probing, unit, name))} on ${ready.arm.id}`
  const leftSec = how.untilSec - probing.host.clock.nowSec()
  const limitSec = Math.max(0, Math.min(how.silenceSec, leftSec))
  probing.host.notify({ kind: 'waiting', what, limitSec })
  const site = { ...probing.site, ready }
  await tryNames(probing, site, benchmarks, { unit, binary, names: [name], ...how })
}

/** What was cut at its share, again from its start, where others left it more than it had. */
async function tryCut(
  probing: Probing,
  benchmarks: Searched<unknown>,
  silenceSec: number,
): Promise<void> {
  const distance = ({ unit: { id }, name }: Cut) => distanceOf(probing, id, name)
  const cuts = [...probing.parts.values()].flat()
  cuts.sort((a, b) => distance(a) - distance(b) || a.hadSec - b.hadSec)
  for (const [at, { unit, name, arm, hadSec }] of cuts.entries()) {
    const nowSec = probing.host.clock.nowSec()
    const shareSec = (probing.endSec - nowSec) / (cuts.length - at)
    const ready = probing.built.arms.get(arm)
    if (ready === undefined || shareSec <= hadSec) continue
    const until = { untilSec: nowSec + shareSec, silenceSec }
    await tryAlone(probing, benchmarks, ready, { unit, name, ...until })
  }
}

/** Too slow for the budget on every arm: left out. On one alone: that arm failed, and is tried. */
function giveUp(probing: Probing, pkg: Package, name: string, sec: number): void {
  const unitProbe = probing.found.get(pkg.id)
  const tried = unitProbe?.names.get(name)
  const benchmark = subjectNamed(probing, pkg, name)
  if (unitProbe === undefined || tried === undefined || tried.size === 0) {
    const isOver = probing.host.clock.nowSec() >= probing.endSec
    probing.problems.push(isOver ? notTried(probing, benchmark) : tooSlow(probing, benchmark, sec))
    return
  }
  for (const { arm, units } of probing.built.arms.values()) {
    if (tried.has(arm.id) || !units.has(pkg.id)) continue
    const subject = { ...benchmark, arm: arm.id }
    probing.problems.push(makeFinding('probe-failed', subject, { limitSec: sec }))
    unitProbe.failed.set(name, [...(unitProbe.failed.get(name) ?? []), arm.id])
  }
}

/** The budget that it takes, reckoned from what it took to try it out. */
const moreBudget = (suite: Suite, sec: number): Remedy => ({
  kind: 'budget',
  sec: advisedSec(suite, sec),
})

const tooSlow = ({ design: { suite, arms } }: Probing, subject: Subject, sec: number): Problem => {
  const details = { why: 'too-slow', budgetSec: wholeBudgetSec(suite) } as const
  const remedy = moreBudget(suite, builtSecOf(suite) + 1.5 * sec * FIRST_ANALYSIS * arms.length)
  return makeFinding('left-out', subject, details, { remedy })
}

/** The time for trying out ended before it was, or after the first `after` benchmarks of it. */
function notTried(
  { design: { suite }, found: known, late }: Probing,
  subject: Subject,
  after: number | null = null,
): Problem {
  const budgetSec = wholeBudgetSec(suite)
  const all = [...known.values()].flatMap(({ names }) => [...names.values()])
  const tried = all.reduce((sum, byArm) => sum + byArm.size, 0)
  const open = [...late.values()].reduce((sum, names) => sum + names.size, 0)
  // Of as many as were tried out in this time, all of them take so many times as long.
  const times = Math.min(MOST_TIMES, Math.max(2, 1 + open / Math.max(1, tried)))
  const remedy = moreBudget(suite, builtSecOf(suite) + times * suite.budgetSec)
  return makeFinding('left-out', subject, { why: 'not-tried', budgetSec, after }, { remedy })
}

function besideOf(...runs: ProbeRun[]): Pick<ProbeRun, 'besideSec'> {
  const besideSec = Math.max(...runs.map((one) => one.besideSec ?? 0))
  return besideSec > 0 ? { besideSec } : {}
}

/** The longer of the two; of one that is not known all of its time. */
function ownOf(...runs: ProbeRun[]): Pick<ProbeRun, 'ownSec'> {
  if (runs.every(({ ownSec }) => ownSec === undefined)) return {}
  return { ownSec: Math.max(...runs.map(({ opSec, ownSec = opSec }) => ownSec)) }
}

/**
 * Every benchmark of a name with its slowest time. What the first arm printed, as a rule base, is
 * the measure of what others may print; other variants may have another GOMAXPROCS.
 */
function acrossArms({ arms }: Design, byArm: ReadonlyMap<string, ProbeRun[]>) {
  const leaves = new Map<string, ProbeRun & { arms: string[] }>()
  const variantOf = new Map(arms.map(({ arm }) => [arm.id, arm.variant]))
  for (const [arm, tried] of byArm) {
    for (const one of tried) {
      const first = leaves.get(one.benchmark) ?? { ...one, printed: [], arms: [] }
      const mostOn = new Map([...(first.mostOn ?? []), [arm, one.mostClaimSec]])
      const isNew = first.arms.every((other) => variantOf.get(other) !== variantOf.get(arm))
      leaves.set(one.benchmark, {
        ...first,
        opSec: Math.max(first.opSec, one.opSec),
        ...ownOf(first, one),
        ...besideOf(first, one),
        printed: [...new Set([...first.printed, ...(isNew ? one.printed : [])])],
        arms: [...first.arms, arm],
        mostOn,
      })
    }
  }
  return [...leaves.values()]
}

/**
 * The benchmarks of a name with the arms that have them. Of one whose time ended before the last of
 * them, those that every arm came to: of the others nobody knows who has them.
 */
function triedOf({ design, found, built, parts }: Probing, { id }: Package, name: string) {
  const { names, failed } = found.get(id)!
  const byArm = names.get(name)!
  const whole = [...byArm.keys()].filter((arm) => !failed.get(name)?.includes(arm))
  const having = [...built.arms.values()].filter(({ binaries }) => binaries.has(id))
  const isPart = parts.has(distanceKey(id, name))
  return acrossArms(design, byArm)
    .filter(({ arms }) => !isPart || having.every(({ arm }) => arms.includes(arm.id)))
    .map((one) => ({ ...one, absentOn: whole.filter((arm) => !one.arms.includes(arm)) }))
}

/** What of a name was not tried out, in the words of the first budget that may have room for it. */
const partsOf = (probing: Probing, { probe }: Searched<unknown>): Problem[] =>
  [...probing.found.values()].flatMap(({ unit, names }) =>
    [...names.keys()].flatMap((name) => {
      if (!probing.parts.has(distanceKey(unit.id, name))) return []
      const tried = triedOf(probing, unit, name)
      const how = { name, tried, together: false }
      const { length } = probe.targets(probing.design.suite.workload, unit, how)
      // One process for all of them is what the suite wants: it would not end in its time.
      if (length !== tried.length) names.delete(name)
      const isPart = length > 0 && length === tried.length
      return [notTried(probing, subjectNamed(probing, unit, name), isPart ? length : null)]
    }),
  )

/** Targets of all that was tried, by the slowest arm; what failed on one arm only has both. */
function targetsOf(probing: Probing, { probe }: Searched<unknown>, together: boolean): Target[] {
  const { design, found, built, parts } = probing
  return [...found.values()].flatMap(({ unit, names, failed }) =>
    [...names].flatMap(([name, byArm]) => {
      const all = [...byArm.keys()]
      const tried = triedOf(probing, unit, name)
      const isWhole = !parts.has(distanceKey(unit.id, name))
      const how = { name, tried, together: together && isWhole }
      const targets = probe.targets(design.suite.workload, unit, how)
      return targets.map((target, index): Target => {
        const own = targets.length === tried.length ? (tried[index]?.arms ?? all) : all
        const arms = [...new Set([...own, ...(failed.get(name) ?? [])])]
        const distance = built.distances?.get(distanceKey(unit.id, name))
        const settings = { ...target.settings, ...(distance !== undefined && { distance }) }
        return { ...target, settings, block: target.id, arms }
      })
    }),
  )
}

/** Fills in which benchmarks of the suite an unchanged unit holds, by asking its binary. */
export async function nameUnchanged(site: ProbeSite, built: Built): Promise<Built['unchanged']> {
  const names = new Map<string, string[] | null>()
  for (const { unit: unitId } of built.unchanged) {
    const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId))
    const [pkg, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)]
    if (names.has(unitId) || !ready || !pkg || !binary) continue
    names.set(unitId, await listNames({ ...site, ready }, pkg, binary, unreported()))
  }
  return built.unchanged.flatMap((entry) => {
    const listed = names.get(entry.unit) ?? null
    if (entry.sha256 !== null) return [{ ...entry, benchmarks: listed ?? [] }]
    // One that cannot list them, for want of a server, say: what the change reaches names them.
    const benchmarks = entry.benchmarks.filter((name) => listed?.includes(name) ?? true)
    return benchmarks.length === 0 ? [] : [{ ...entry, benchmarks }]
  })
}

/** What at least one contrast has to execute: a unit (without a name), or a name of a unit. */
export function neededPackages(
  plan: Pick<Plan, 'suite' | 'unchanged'>,
  contrastIds: string[],
): (unit: string, name: string) => boolean {
  if (plan.suite.runIdentical) return () => true
  return (unit, name) =>
    contrastIds.some((contrast) => !isLeftOut(plan.unchanged, { contrast, unit, name }))
}
