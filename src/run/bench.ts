/** A run from start to end: suite text + refs + Host -> Report. Knows no token and no GitHub. */

import { type Host, HostError, OutsideError } from '../machine/host.ts'
import { advisedWithin, makeFinding, stopText } from '../model/findings.ts'
import type {
  BusyProgram,
  Claim,
  Environment,
  Plan,
  Problem,
  Rename,
  Report,
  Suite,
} from '../model/model.ts'
import { absolutePath, baseName, pathIn } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { ISOLATIONS } from '../model/report.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
import { claimsText } from '../plan/claims.ts'
import { atLevel, type Design, executedContrasts, makeDesign, sidesOf } from '../plan/design.ts'
import {
  afterBuilds,
  budgetSpentSec,
  builtSecOf,
  chooseTargets,
  hasPartner,
  roundsBudgetSec,
  withExecutions,
  withNewBudget,
  withWorkChanges,
} from '../plan/fit.ts'
import { type Machine, machineLimits } from '../plan/placement.ts'
import { claimedTargets, makePlan, targetsOfRow, withFindingsOf } from '../plan/plan.ts'
import { gatelessNotes, makePreview, type Preview } from '../plan/preview.ts'
import { timeLine } from '../render/details.ts'
import { makeSelftestSuite } from '../render/selftest.ts'
import { judgedBy, underProfiles } from '../report/base-rules.ts'
import { ProgramWatch } from '../report/disturbances.ts'
import { workMoved } from '../report/instructions.ts'
import { decideTable } from '../report/interim.ts'
import { bounded, checkReportable, reportTrials } from '../report/report.ts'
import {
  type BuildSite,
  type Built,
  type BuiltArm,
  buildArms,
  removeWorktrees,
} from '../sources/build.ts'
import { buildMostSec } from '../sources/build-steps.ts'
import { checkDependent, type OpenConsumer, withConsumer } from '../sources/consumer.ts'
import { makePlacements, RunIsolation, Seals } from '../sources/isolation.ts'
import { openKept } from '../sources/kept-builds.ts'
import { findUnbuilt, leaveOutUnreached, unbuiltNote } from '../sources/reach.ts'
import { renamesBetween, resolveSources, type Sources } from '../sources/sources.ts'
import { inspectToolchain } from '../sources/toolchain.ts'
import { workloadOf } from '../workloads/index.ts'
import type { Searched } from '../workloads/workload.ts'
import { type Budget, startBudget } from './budget.ts'
import {
  countExecutions,
  findChangedCode,
  findNotExecuted,
  withMoves,
  withRewritten,
} from './coverage.ts'
import { countAhead } from './instructions.ts'
import { LayoutDraws } from './layouts.ts'
import { nameUnchanged, neededPackages, probeTargets } from './probe.ts'
import { profileReport } from './profiles.ts'
import {
  checkBuildRoom,
  makeOutFolder,
  makeRecordStore,
  readRecords,
  readStored,
  type StoredRecords,
} from './records.ts'
import {
  chooseRuled,
  chooseRules,
  chooseSuite,
  chooseTwoSided,
  type Ruled,
  type RunRequest,
  repeatCommand,
  shardSuffix,
} from './request.ts'
import { goOn, lastRunOf, removeReportFiles } from './resume.ts'
import { type RoundsResult, runRounds } from './rounds.ts'

/**
 * What a run would do. Reads the suite file and git, and touches nothing: benchmarks are counted
 * in the source text of head, not by building it.
 */
export const previewBench = (request: RunRequest, host: Host): Promise<Preview> =>
  withBenchmarksOf(
    request,
    host,
    async (own) => ({ suite: await chooseSuite(own, host) }),
    async (own, { suite }, consumer) => {
      const design = makeDesign(suite)
      const sources = await resolveSources(host, suite, own, sidesOf(design))
      if (consumer !== null) await addConsumer(sources, consumer, host)
      const benchmarks = await benchmarksIn(sources, design, host)
      const out = absolutePath(own.out, host.cwd)
      const lastRun = await lastRunOf(suite, sources.resolved, benchmarks, out, host)
      return makePreview(design, sources.resolved, benchmarks, await machineOf(host), lastRun)
    },
  )

/**
 * Opens the project whose benchmarks run and calls `use` with it and the suite. If the request
 * names the project, its folder has the suite file, too; else the suite may name it. Null: the
 * benchmarks are those of the project under test.
 */
async function withBenchmarksOf<C extends { suite: Suite }, T>(
  request: RunRequest,
  host: Host,
  choose: (own: RunRequest) => Promise<C>,
  use: (own: RunRequest, chosen: C, consumer: OpenConsumer | null) => Promise<T>,
): Promise<T> {
  return withConsumer(host, request.consumer, async (named) => {
    const own = named === null ? request : { ...request, consumerFolder: named.folder }
    const chosen = await choose(own)
    const ofSuite = named === null ? (chosen.suite.consumer ?? null) : null
    return withConsumer(host, ofSuite, (consumer) => use(own, chosen, named ?? consumer))
  })
}

const machineOf = async (host: Host): Promise<Machine> => ({
  environment: await host.environment(),
  topology: host.topology(),
})

/** Benchmarks by the suite's list, or by the text of the head's sources. */
async function benchmarksIn(
  { root, resolved, consumer }: Sources,
  { workload, suite }: Design,
  host: Host,
): Promise<Preview['benchmarks']> {
  const { benchmarks } = workload.source
  if (benchmarks.kind === 'listed') {
    return benchmarks.names(suite.workload).map((name) => ({ path: '', name }))
  }
  if (consumer !== undefined) return benchmarksBelow(consumer.folder, benchmarks, suite, host)
  const counted = resolved.head ?? resolved.base
  if (root === null || counted?.sha == null) {
    const folder = counted?.path ?? null
    return folder === null ? [] : benchmarksBelow(folder, benchmarks, suite, host)
  }
  return benchmarksAt(root, counted.sha, suite, host)
}

/** Where a benchmark begins: a file by its path in the repository, a line from 1. */
export type Beginning = { path: string; number: number; name: string }

/** Where the benchmarks of a suite begin at a commit; none where the suite lists them itself. */
export async function benchmarksAt(
  root: string,
  sha: string,
  { workload }: Pick<Suite, 'workload'>,
  host: Pick<Host, 'git'>,
): Promise<Beginning[]> {
  const { benchmarks } = workloadOf(workload.kind).source
  if (benchmarks.kind === 'listed') return []
  const { expression, pathspec } = benchmarks.mark
  const hits = await host.git.grep(root, sha, expression, pathspec)
  return hits.flatMap(({ path, number, line }) => {
    const name = benchmarks.nameIn(workload, path, line)
    return name === null ? [] : [{ path, number, name }]
  })
}

async function benchmarksBelow(
  folder: string,
  benchmarks: Searched<unknown>,
  { workload }: Suite,
  host: Host,
): Promise<Preview['benchmarks']> {
  const paths = await host.files.find(folder, benchmarks.isSkipped)
  const benchmarksFound: Preview['benchmarks'] = []
  for (const path of paths.filter((one) => benchmarks.mayHold(baseName(one)))) {
    const text = (await host.files.read(`${folder}/${path}`)) ?? ''
    benchmarksFound.push(
      ...benchmarks.namesIn(workload, path, text).map((name) => ({ path, name })),
    )
  }
  return benchmarksFound
}

/** Who waits for a report, before anything is kept or removed; of a run that is stopped nobody does. */
type Deliver = (report: Report) => Promise<void>

/** Measures and reports. Everything measured stays in `ask.out`, whatever happens. */
export async function runBench(
  request: RunRequest,
  host: Host,
  deliver: Deliver = async () => {},
): Promise<Report> {
  if (host.platform !== 'linux' && !request.allowOs) throw wrongPlatform(host.platform)
  const stored = await openStored(request, host)
  const consumer = request.consumer ?? stored?.started.plan.sources.consumer?.asked ?? null
  return withBenchmarksOf(
    { ...request, consumer },
    host,
    (own) => (stored === null ? chooseRuled(own, host) : ruledAsStored(stored, own, host)),
    (own, ruled, of) =>
      runSuite({ ...own, consumer: request.consumer, deliver }, host, ruled, stored, of),
  )
}

/**
 * Measures this machine instead of a change: head against itself, as the same binary and with
 * other link orders (render/selftest.ts). Uses the benchmarks of the suite.
 */
export async function runSelftest(request: RunRequest, host: Host): Promise<Report> {
  if (host.platform !== 'linux' && !request.allowOs) throw wrongPlatform(host.platform)
  return withBenchmarksOf(
    request,
    host,
    async (own) => ({ suite: await chooseTwoSided(own, host) }),
    async (own, { suite }, consumer) => {
      const { workload, runtime } = makeDesign(suite)
      const folder = consumer?.folder ?? host.cwd
      const project = pathIn(folder, workload.source.folder(suite.workload))
      const [variant] = suite.variants
      if (variant === undefined) throw new Error('a suite has at least one variant')
      const toolchain = await inspectToolchain(host, runtime, variant, project)
      const canRandomise = toolchain?.randomLayout === true
      await openStored({ ...own, resume: false }, host)
      const selftest = makeSelftestSuite(suite, { canRandomise })
      const ruled = { suite: selftest, acceptances: [], problems: [], rules: null }
      return runSuite(own, host, ruled, null, consumer)
    },
  )
}

/** Rules hold as they did when the run began; what was accepted since is accepted. */
async function ruledAsStored(
  stored: StoredRecords,
  request: RunRequest,
  host: Host,
): Promise<Ruled> {
  const { plan } = stored.started
  await checkResumed(plan, request, host)
  checkClaims(plan, request)
  await goOn(stored, request, absolutePath(request.out, host.cwd), host)
  const { suite } = plan
  const { rules, acceptances } = await chooseRules(request, host)
  const base = stored.started.rules ?? rules
  const kept = base === null ? null : { ...base, base: { ...base.base, acceptances } }
  return { suite, acceptances, problems: [], rules: kept }
}

/** Throws where the call asks for other commits than those of the run that it goes on with. */
async function checkResumed(plan: Plan, request: RunRequest, host: Host): Promise<void> {
  const root = await host.git.root(host.cwd)
  for (const side of ['base', 'head'] as const) {
    const [ref, source] = [request[side], plan.sources[side]]
    if (ref === null || source === null || root === null || source.sha === null) continue
    if (source.asked === ref) continue
    if ((await host.git.resolve(root, ref)) === source.sha) continue
    throw new HostError(
      `the run in ${request.out} has ${side} ${source.asked}, not ${ref}`,
      `leave --${side} out, or start a new run in another folder with --out`,
    )
  }
}

/** Throws where the call is to prove something else than the run that it goes on with. */
function checkClaims({ claims = [] }: Plan, request: RunRequest): void {
  const text = (all: readonly Claim[]) => (all.length === 0 ? '' : claimsText(all))
  if (request.claims === undefined || text(claims) === text(request.claims)) return
  throw new HostError(
    `the run in ${request.out} is to prove ${text(claims) || 'nothing'}`,
    'claim the same, or start a new run in another folder with --out',
  )
}

/** Throws where nothing of the project depends on what is compared. */
async function addConsumer(sources: Sources, consumer: OpenConsumer, host: Host): Promise<void> {
  const { folder: _, ...named } = consumer
  const { base, head, compared = [base, head] } = sources.resolved
  for (const source of compared)
    if (source !== null) await checkDependent(host, consumer, source, sources.root)
  Object.assign(sources, { consumer, resolved: { ...sources.resolved, consumer: named } })
}

/** The suite whose word opens folders of the user: where others rule the change, not its own. */
const opener = ({ name }: Suite, rules: Ruled['rules']) =>
  rules === null ? undefined : (rules.base.suites.find((one) => one.name === name) ?? null)

async function runSuite(
  request: RunRequest & { deliver?: Deliver },
  host: Host,
  { suite, acceptances, problems, rules }: Ruled,
  stored: StoredRecords | null,
  consumer: OpenConsumer | null,
): Promise<Report> {
  const beganSec = host.clock.nowSec()
  host.notify({ kind: 'phase', name: 'sources', detail: suite.name })
  const whole = makeDesign(suite)
  const design = request.stage === undefined ? whole : atLevel(whole, request.stage.alpha)
  const sources =
    stored === null
      ? await resolveSources(host, suite, request, sidesOf(design))
      : { ...storedSources(stored), root: await host.git.root(host.cwd) }
  if (consumer !== null) await addConsumer(sources, consumer, host)
  sources.problems.push(...problems)
  const ahead = [
    ...machineLimits(design, await machineOf(host)),
    ...(request.claims === undefined ? gatelessNotes(design) : []),
  ]
  for (const text of ahead) host.notify({ kind: 'note', text })
  const placements = await makePlacements(host, suite)
  if (stored === null) sources.problems.push(...placements.problems)
  await makeOutFolder(host, request.out)
  // Only now that the call makes sense: a misspelt ref is no reason to lose the last report.
  if (stored === null) await removeLast(host, absolutePath(request.out, host.cwd))
  const out = absolutePath(request.out, host.cwd)
  const fromStart = new ProgramWatch(host.others, host.clock.nowSec)
  const folder = await host.files.temporaryFolder('gcbench-')
  try {
    const unbuilt: BuildSite = {
      host,
      design,
      sources,
      folder,
      placements: placements.value,
      buildEndSec: beganSec + buildMostSec(suite),
      isolation: await RunIsolation.make(host, folder, design, out, opener(suite, rules)),
      seals: new Seals(host),
    }
    try {
      await checkBuildRoom(host, folder)
      const name = design.workload.build.isBuilt?.(suite.workload) === false ? 'find' : 'build'
      const detail = name === 'find' ? '' : plural(design.arms.length, 'arm')
      host.notify({ kind: 'phase', name, detail })
      const { built, keep } = await buildWithKept(unbuilt, request.keepBuilds, out)
      const site: BuildSite = { ...unbuilt, design: built.design }
      if (stored === null) await leaveOutUnreached(site, built, out)
      if (stored !== null) checkSameBuilds(stored, built)
      const tookSec = host.clock.nowSec() - beganSec
      if (stored === null)
        site.design = { ...built.design, suite: afterBuilds(built.design.suite, tookSec) }
      const ruled = { ...request, acceptances, rules, fromStart }
      const report = await measure(ruled, host, site, built, stored)
      if (host.exec.stopping) return report
      await request.deliver?.(report)
      await keep()
      return report
    } finally {
      await removeWorktrees(unbuilt)
    }
  } finally {
    await host.files.remove(folder)
  }
}

/** Builds all arms, with what earlier runs kept of base; `keep` keeps this run's for later ones. */
async function buildWithKept(
  site: BuildSite,
  folder: string | null,
  out: string,
): Promise<{ built: Built; keep(): Promise<void> }> {
  const { host } = site
  const note = (text: string | null) => text !== null && host.notify({ kind: 'note', text })
  const kept = await openKept(site, folder)
  note(kept?.note ?? null)
  const built = await buildArms(site, findUnbuilt(out))
  note(unbuiltNote(built))
  const savedSec = kept?.built(built) ?? null
  if (savedSec !== null) built.savedSec = savedSec
  return { built, keep: async () => void (await kept?.keep(built)) }
}

/** Where no trial ran, the builds are what had no time. */
const busiestIn = (
  { trials }: { trials: readonly unknown[] },
  fromStart: ProgramWatch,
  ofRounds: ProgramWatch,
) => (trials.length === 0 ? fromStart : ofRounds).busiest()

/** `fromStart`: what other programs use while arms are built, too. */
async function measure(
  request: RunRequest & Pick<Ruled, 'acceptances' | 'rules'> & { fromStart: ProgramWatch },
  host: Host,
  site: BuildSite,
  built: Built,
  stored: StoredRecords | null,
): Promise<Report> {
  const store = makeRecordStore(host.files, absolutePath(request.out, host.cwd))
  const keptAtSec =
    stored === null ? 0 : budgetSpentSec(stored.records, stored.started.probeSec ?? 0)
  // What builds left of the budget runs from here on.
  const { suite } = stored?.started.plan ?? site.design
  const wholeSec = suite.budgetSec
  const isWait = suite.waitSec !== undefined
  const budget = startBudget(host.clock, wholeSec, keptAtSec, isWait)
  const mostBudgetSec = mostBudgetOf(request, host)
  const builtSec = builtSecOf(suite)
  if (wholeSec > mostBudgetSec)
    host.notify({ kind: 'note', text: beyondJob(wholeSec, mostBudgetSec) })
  const layouts = new LayoutDraws({ host, built, build: site }, budget)
  const started =
    stored?.started ??
    (await start(request, { host, site, built, budget, layouts, folder: store.folder }))
  if (stored === null) {
    checkReportable(started)
    await store.start({ ...started, rules: request.rules })
  }
  const { plan } = started
  await host.notify({ kind: 'phase', name: 'measure', detail: `seed ${plan.seed}` })
  const trialSite = { host, plan, built, build: site }
  const watch = new ProgramWatch(host.others, host.clock.nowSec)
  const measured = await runRounds({
    site: trialSite,
    store,
    decide: (trials, roundsRun) => (request.stage?.decide ?? decideTable)(plan, trials, roundsRun),
    trials: await readRecords(host, plan.suite, stored?.records ?? [], store),
    layouts,
    budget,
    watch,
    keptAtSec,
    shortest: started.shortest ?? false,
    planned: started.planned ?? { keptSec: 0, leftSec: 0, apartSec: 0 },
  })
  // Of a run that somebody stopped the records stay, to go on with.
  if (!host.exec.stopping)
    host.notify({ kind: 'phase', name: 'report', detail: stopText(measured.stop) })
  const found = [
    ...leftOutNow(measured, started, suite).map((one) =>
      advisedWithin(one, mostBudgetSec + builtSec),
    ),
    ...layoutProblems({ plan, design: site.design }, built),
    ...(site.isolation?.problems() ?? []),
  ]
  const report = reportTrials({
    plan: foundInAll(plan, found),
    builds: built.records,
    buildSec: built.buildSec,
    ...(built.savedSec === undefined ? {} : { savedBuildSec: built.savedSec }),
    ...(Number.isFinite(mostBudgetSec) ? { mostBudgetSec: mostBudgetSec + builtSec } : {}),
    ...whereItRuns(request),
    environment: [
      withBusy(
        isolatedBy(started.environment, site),
        busiestIn(measured, request.fromStart, watch),
      ),
    ],
    ...measured,
    counts: started.counts,
    ...triedOut(started),
    acceptances: request.acceptances,
    problems: found,
    command: started.command,
    createdAt: host.clock.timestamp(),
    toolVersion: VERSION,
    recordsSha256: await host.files.sha256(`${store.folder}/records.ndjson`),
  })
  const profiling = { site: trialSite, report, budget, folder: store.folder }
  const profiled = await profileReport({ ...profiling, trials: measured.trials })
  if (profiled) await store.keep({ ...started, rules: request.rules, counts: profiled.counts })
  const judged = bounded(judgedBy(underProfiles(report, profiled), request.rules))
  const text = timeLine(judged)
  if (text !== '') host.notify({ kind: 'time', text })
  return judged
}

/** The plan with what the rounds found, too; one of an earlier version keeps no findings. */
const foundInAll = (plan: Plan, found: readonly Problem[]): Plan =>
  plan.findings === undefined ? plan : withFindingsOf(plan, found)

/** Share of the time left to the job that a run may use: the rest is for writing the report. */
const SHARE_OF_JOB = 0.95

const mostBudgetOf = ({ jobEndSec = Infinity }: RunRequest, { clock }: Host): number =>
  Math.max(0, SHARE_OF_JOB * (jobEndSec - clock.nowSec()))

const beyondJob = (sec: number, mostSec: number) =>
  `the budget of ${printDuration(sec)} does not fit what is left of this job, ` +
  `${printDuration(mostSec)}: raise its timeout-minutes`

/**
 * With the walls of all that was executed, in the part before a run that goes on, too: of two kinds
 * the weaker one.
 */
function isolatedBy(environment: Environment, { isolation: walls }: BuildSite): Environment {
  const [before, now] = [environment.isolation, walls?.isolation]
  if (now === undefined) return environment
  const isWeaker = ISOLATIONS.indexOf(before?.kind ?? 'root') > ISOLATIONS.indexOf(now.kind)
  const arms = new Map((before?.arms ?? []).map((one) => [one.arm, one]))
  for (const one of now.arms ?? []) arms.set(one.arm, { ...arms.get(one.arm), ...one })
  const isolation = { ...(isWeaker && before ? before : now) }
  return {
    ...environment,
    isolation: { ...isolation, ...(arms.size > 0 && { arms: [...arms.values()] }) },
  }
}

const withBusy = (environment: Environment, busyPrograms: BusyProgram[]): Environment =>
  busyPrograms.length === 0 ? environment : { ...environment, busyPrograms }
type Starting = {
  host: Host
  site: BuildSite
  built: Built
  budget: Budget
  layouts: LayoutDraws
  /** Where raw files go. */
  folder: string
}

/**
 * Seconds spent before the first round on trying out benchmarks (null: not known) and on counting
 * instructions.
 */
const triedOut = ({ probeSec, instructionsSec = 0 }: StoredRecords['started']) => ({
  probeSec: probeSec === undefined ? null : probeSec - instructionsSec,
  instructionsSec,
})

/** Everything that is fixed before the first round. */
async function start(
  request: RunRequest,
  { host, site, built, budget, layouts, folder }: Starting,
) {
  const { design, sources } = site
  const { suite } = design
  const seed = (suite.seed ?? host.freshSeed()) + shardSuffix(request.shard)
  const contrastIds = executedContrasts(design).map((contrast) => contrast.id)
  built.unchanged = await nameUnchanged({ ...site, budget }, built)
  const needed = neededPackages({ suite, unchanged: built.unchanged }, contrastIds)
  host.notify({ kind: 'phase', name: 'probe', detail: '' })
  const probeStartSec = host.clock.nowSec()
  const probed = await probeTargets({ ...site, budget }, built, needed, request.claims)
  const units = [...new Set([...built.records.map(({ unit }) => unit), ...built.unbuilt])]
  // Shards are pooled by target: each has to choose the same ones, however fast its machine is.
  const isAlone = request.shard === null
  const followed = request.stage?.benchmark ?? null
  const renames = await renamesOf(host, site)
  const planOf = (targets: Plan['targets']) =>
    makePlan({
      design,
      renames,
      sources: sources.resolved,
      targets:
        followed === null
          ? claimedTargets({ units, targets }, request.claims)
          : targetsOfRow({ units, targets }, followed),
      claims: request.claims,
      units,
      unchanged: built.unchanged,
      reached: built.reached,
      seed,
      shard: request.shard,
      roundsBefore: request.roundsBefore,
    })
  const isChosen = isAlone && followed === null && request.claims === undefined
  const paired = probed.targets(false).filter((one) => hasPartner(one, design.contrasts))
  const changes = await findChangedCode({ ...site, budget }, built, paired)
  const covered = await countExecutions({ ...site, budget }, built, isChosen ? paired : [], changes)
  const targetsOf = (together: boolean) =>
    withRewritten(withMoves(withExecutions(probed.targets(together), covered), built), changes)
  const whole = { host, built, build: site, plan: planOf(targetsOf(false)) }
  const probedSec = host.clock.nowSec() - probeStartSec
  // The first layouts: they show what linking takes.
  const leftSec = roundsBudgetSec(suite) - budget.spentSec()
  const every = new Set(whole.plan.targets.map(({ id }) => id))
  await layouts.of(whole.plan, 0, every, { leftSec, roundSec: 0 })
  const chooseStartSec = host.clock.nowSec()
  const ahead = await countAhead(whole, budget, folder)
  const instructionsSec = host.clock.nowSec() - chooseStartSec
  const moved = workMoved(whole.plan.contrasts, ahead.counts)
  const choices = {
    ...probed,
    targets: (together: boolean) => withWorkChanges(targetsOf(together), moved),
    mayShare: probed.mayShare && isAlone,
    linkSec: layouts.eachSec,
  }
  const chosen = chooseTargets(design, choices, budget.spentSec())
  const probeSec = probedSec + host.clock.nowSec() - chooseStartSec
  for (const text of chosen.notes) host.notify({ kind: 'note', text })
  const plan = planOf(chosen.targets)
  const problems: Problem[] = [...sources.problems, ...built.problems, ...probed.problems]
  problems.push(...covered.problems, ...ahead.problems, ...chosen.problems)
  problems.push(...findNotExecuted(covered, paired, chosen.targets))
  return {
    plan: withFindingsOf(plan, problems),
    builds: built.records,
    environment: {
      ...(await host.environment()),
      ...(site.isolation && { isolation: site.isolation.isolation }),
    },
    problems,
    command: repeatCommand(plan, request),
    probeSec,
    instructionsSec,
    shortest: chosen.shortest,
    planned: chosen.pace,
    counts: ahead.counts,
  }
}

/** So many files are named in a plan. */
const MOST_RENAMES = 1000

/**
 * Files that the change renamed, for programs that name benchmarks after files: with these a
 * benchmark of base is found on head.
 */
async function renamesOf(host: Host, { design, sources }: BuildSite): Promise<Rename[]> {
  const { benchmarks } = design.workload.source
  if (benchmarks.kind !== 'listed' || benchmarks.printsNames !== true) return []
  const { base, head } = sources.resolved
  return (await renamesBetween(host, sources.root, base, head)).slice(0, MOST_RENAMES)
}

/** What the entry point knows of the place where this runs. */
const whereItRuns = ({ runNumber, answersComments }: RunRequest) => ({
  ...(runNumber === undefined ? {} : { runNumber }),
  ...(answersComments === undefined ? {} : { answersComments }),
})

/**
 * The problems of the run. Those about benchmarks that had no room in the budget now advise a
 * budget that follows from the measured length of a round.
 */
function leftOutNow(
  { allSec, problems }: RoundsResult,
  { probeSec = 0, problems: before }: Pick<StoredRecords['started'], 'probeSec' | 'problems'>,
  suite: Suite,
): Problem[] {
  const all = [...before, ...problems]
  const spentSec = builtSecOf(suite) + probeSec
  return allSec === null ? all : withNewBudget(all, suite, { spentSec, roundSec: allSec })
}

function layoutProblems({ plan, design }: { plan: Plan; design: Design }, built: Built): Problem[] {
  const { relink, isLinked, startsOthers } = design.workload.build
  const isFixed = relink === undefined
  if (isLinked?.(plan.suite.workload) === false) return []
  const isFound = built.records.every(({ buildSec }) => buildSec === 0)
  if (isFixed && isFound && startsOthers?.(plan.suite.workload) !== true) return []
  const isFixedIn = ({ toolchains }: BuiltArm) =>
    [...toolchains.values()].some((toolchain) => toolchain?.randomLayout === false)
  const fixed = [...built.arms.values()].filter(isFixedIn)
  if (plan.suite.layoutRounds > 0 && fixed.length === 0) return []
  return [
    makeFinding(
      'single-layout',
      null,
      { units: null },
      isFixed
        ? {}
        : fixed.length === 0
          ? { next: 'remove "layout: single" from the suite' }
          : {
              where: fixed.map((ready) => ready.arm.id).join(', '),
              next: 'use a Go toolchain whose linker has -randlayout (1.23 or newer)',
            },
    ),
  ]
}

/**
 * The last run as a whole. The report goes last: records without theirs would look like a run that
 * was stopped, to whoever comes after one that was killed in between.
 */
async function removeLast(host: Host, folder: string): Promise<void> {
  for (const name of ['started.json', 'records.ndjson']) {
    await host.files.remove(`${folder}/${name}`)
  }
  await removeReportFiles(host, folder)
}

/** Records of an interrupted run to go on with; refuses to write over them unasked. */
async function openStored(request: RunRequest, host: Host): Promise<StoredRecords | null> {
  const folder = absolutePath(request.out, host.cwd)
  if (request.resume) {
    const stored = await readStored(host.files, folder)
    if (stored !== null) return stored
    throw new HostError(`${request.out} holds nothing to resume`, 'start without --resume')
  }
  const unfinished =
    (await host.files.exists(`${folder}/records.ndjson`)) &&
    !(await host.files.exists(`${folder}/report.json`))
  if (!unfinished) return null
  throw new HostError(
    `${request.out} holds the records of a run that did not end`,
    'continue with --resume, or remove the folder, or name another with --out',
  )
}

const storedSources = ({ started }: StoredRecords): Omit<Sources, 'root'> => ({
  resolved: started.plan.sources,
  problems: [],
})

/** A resumed run must execute the very binaries that the first half executed. */
function checkSameBuilds(stored: StoredRecords, built: Built): void {
  const key = (record: { arm: string; unit: string; sha256: string }) =>
    `${record.arm} ${record.unit} ${record.sha256}`
  const now = new Set(built.records.map(key))
  const changed = stored.started.builds.filter((record) => !now.has(key(record)))
  if (changed.length === 0) return
  throw new HostError(
    `the builds are no longer those of the interrupted run: ${changed
      .map(({ arm, unit }) => `${unit} on ${arm}`)
      .join(', ')}`,
    'use the same toolchain and the same sources, or measure again in another --out',
  )
}

const wrongPlatform = (platform: string) =>
  new OutsideError(
    `gcbench measures on Linux, this is ${platform}`,
    'timings and profiles from here may mislead about a Linux server: other scheduler, other ' +
      'timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same',
  )
