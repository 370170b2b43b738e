/** What an entry point requests, the suite that it means, and the command that repeats the run. */
import { type Host, HostError } from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import type {
  Acceptance,
  Claim,
  ParsedTrial,
  Plan,
  Problem,
  ProfileRule,
  Side,
  Suite,
} from '../model/model.ts'
import { absolutePath, isInside, nearest } from '../model/paths.ts'
import { claimedSuite } from '../plan/claims.ts'
import { shardOf } from '../plan/plan.ts'
import { readSuites, ruledBy, zeroConfigSuite } from '../plan/suite.ts'
import { OTHER_TOOLS_URL, suiteFileOf } from '../plan/suite-template.ts'
import { variantsOf, withBothEnds, withComparedRefs } from '../plan/variants.ts'
import { ACCEPTANCES_FILE, readAcceptances } from '../report/acceptances.ts'
import type { BaseRules, Rules } from '../report/base-rules.ts'
import type { AnalysisOutcome } from '../report/interim.ts'
import { PROFILE_RUNS } from '../report/profile-targets.ts'
import { type CommandCall, commandLine } from '../settings/command-line.ts'
import { COUNTED_RUNS, noRunOptions, type RunOptions } from '../settings/options.ts'
import { fixedRounds, MOST } from '../settings/values.ts'
import { findSuites, type TreeContents } from '../sources/packages.ts'
import { sourceOf } from '../sources/sources.ts'
import { workloadOf, workloads } from '../workloads/index.ts'

/** What an entry point requests; null and [] mean: as the suite says. */
export type RunRequest = RunOptions & {
  /** Ref whose suite file says what gates and whose acceptances hold; absent: the folder's. */
  policyRef?: string | null
  /** A suite that the entry point made: its text, and the call that makes it again; absent: a file's. */
  made?: { text: string; called: CommandCall }
  /** Which run of its workflow it is; absent: nobody counts. */
  runNumber?: number
  /** When, by the host's clock, the job ends that runs this; absent: nobody limits it. */
  jobEndSec?: number
  /** Whether somebody answers `/bench` in a comment; absent: nobody knows. */
  answersComments?: boolean
  /** The suite as its file or the tree has it, found before (`findSuite`); absent: looked for. */
  found?: Suite
  /** What is to be proved: nothing else is measured, and nothing else decides; absent: nothing is. */
  claims?: Claim[]
  /** The call that makes this run again, where it is no `gcbench run`. */
  called?: CommandCall
  /** Folder of the project whose benchmarks run, and its suite file's; absent: this one's. */
  consumerFolder?: string
  /** A stage of a bisection: what it may spend, and who decides what goes on. */
  stage?: Stage
}

type Stage = {
  alpha: number
  /** Benchmark of the row that is followed, by its name in the table; null: all are measured. */
  benchmark: string | null
  decide(plan: Plan, trials: ParsedTrial[], rounds: number): AnalysisOutcome
}

/** The suite that is asked for and found, with an arm for each ref that it compares. */
export async function chooseSuite(request: RunRequest, host: Host): Promise<Suite> {
  const chosen = await chooseTwoSided(request, host)
  const suite = request.stage === undefined ? withComparedRefs(chosen) : withBothEnds(chosen)
  if (suite.compare === undefined || (request.base ?? request.head) === null) return suite
  throw wrongRequest('compare', 'it stands for base and head', 'leave --base and --head out')
}

/** The suite that is asked for, as its file or the source tree has it; tells why that one. */
export async function findSuite(request: RunRequest, host: Host): Promise<Suite> {
  const commit = await commitOf(request.suiteRef, host)
  const text =
    request.made?.text ??
    (await (commit === null
      ? textIn(request.consumerFolder ?? host.cwd, request.config, host)
      : textAt(commit, request.config, host)))
  if (text === null && request.config !== noRunOptions.config) {
    throw new HostError(`suite file ${request.config} does not exist`, 'gcbench init writes one')
  }
  const suites =
    text === null
      ? await suitesOfTree(request, host)
      : readSuites(text, request.config, workloads, narrowingOf(request))
  const suite = pickSuite(suites, request)
  const { kind } = suite.workload
  if (request.bench === null || workloadOf(kind).filter !== undefined) return suite
  throw wrongRequest(
    'bench',
    `the workload ${kind} of suite ${suite.name} has no filter of benchmarks`,
    'name the benchmarks in the suite file',
  )
}

const narrowingOf = ({ suite, bench }: RunRequest) => (bench === null ? null : { suite, bench })

/** The suite that is found, with the caller's wishes over it. */
export async function chooseTwoSided(request: RunRequest, host: Host): Promise<Suite> {
  const written = request.found ?? (await findSuite(request, host))
  const suite = narrowed({
    ...withRunOptions(written, request),
    ...(request.compare === null ? {} : { compare: request.compare }),
    variants: pickVariants(written, request.variants),
    rounds: roundsOf(written, request),
    until: request.until ?? written.until,
    ...(request.budget === null ? {} : { budgetSec: request.budget, waitSec: request.budget }),
    seed: request.seed ?? written.seed,
    ...(request.filter === null ? {} : { filter: request.filter }),
  })
  return request.shard === null ? suite : shardOf(suite, request.shard)
}

/** The trees whose benchmarks are meant: folders that are measured, head first; the repository. */
async function searchedFolders(
  { base, head, consumerFolder }: RunRequest,
  host: Host,
): Promise<string[]> {
  if (consumerFolder !== undefined) return [consumerFolder]
  const sides = [head, base].map((side) => (side === null ? null : sourceOf(side)))
  const paths = sides.map((side) => side?.kind === 'folder' && absolutePath(side.path, host.cwd))
  const root = paths[0] === false ? await host.git.root(host.cwd) : null
  const trees = [...(root === null ? [] : [root]), ...paths.filter((path) => path !== false)]
  const areThere = await Promise.all(trees.map((path) => host.files.isFolder(path)))
  return trees.filter((_, at) => areThere[at])
}

/** What the first of the trees shows that shows anything, else the first; null: there is none. */
async function findFirst(trees: readonly string[], host: Host): Promise<TreeContents | null> {
  let first: TreeContents | null = null
  for (const tree of trees) {
    const contents = await findSuites(host, tree)
    if (contents.suites.length > 0 || contents.isGo) return contents
    if (first === null || contents.hasGo) first = contents
  }
  return first
}

/** Of another commit than the one that lies here nobody knows what its tree shows. */
const isElsewhere = ({ head, consumerFolder }: RunRequest) =>
  consumerFolder === undefined && head !== null && sourceOf(head).kind !== 'folder'

/** What the source tree shows, where no file says what to run: Go first, and what else there is. */
async function suitesOfTree(request: RunRequest, host: Host): Promise<Suite[]> {
  const contents = await findFirst(await searchedFolders(request, host), host)
  if (
    contents !== null &&
    contents.suites.length === 0 &&
    !contents.hasGo &&
    !isElsewhere(request)
  ) {
    const before = contents.advice === null ? '' : `${contents.advice}; or `
    throw new HostError(
      `there is no ${request.config}, and no benchmarks of a tool that gcbench knows were found`,
      `${before}gcbench init writes an example for any program; other tools: ${OTHER_TOOLS_URL}`,
    )
  }
  if (contents === null || contents.suites.length === 0)
    return [zeroConfigSuite(narrowingOf(request))]
  const text = suiteFileOf(contents.suites, contents.isGo)
  const suites = readSuites(text, 'the built-in suite', workloads, narrowingOf(request))
  const [first, ...others] = suites
  if (request.suite !== null || first === undefined) return suites
  const sign = contents.suites.find(({ kind }) => kind === first.name)
  const why = sign === undefined ? 'there is a Go module' : `${sign.path} shows ${sign.what}`
  const names = others.map(({ name }) => name).join(', ')
  const more = others.length === 0 ? '' : `; there are also: ${names}`
  const choice = `no ${request.config}: suite ${first.name}, since ${why}${more}`
  host.notify({ kind: 'note', text: `${choice}. Next: gcbench init writes it down` })
  return [first]
}

/** The suite under the rules that gate it, the rows that were accepted, and who judges it. */
export type Ruled = {
  suite: Suite
  acceptances: Acceptance[]
  problems: Problem[]
  /** Null: its own, which are those of the folder. */
  rules: Rules | null
}

/**
 * The suite with the rules and acceptances of `policyRef`, which the change cannot have written;
 * those of the folder where the entry point names none.
 */
export async function chooseRuled(request: RunRequest, host: Host): Promise<Ruled> {
  const suite = await chooseSuite(request, host)
  const { rules, acceptances } = await chooseRules(request, host)
  const ruled =
    rules === null
      ? { value: suite, problems: [] }
      : ruledBy(suite, rules.base.suites, rules.base.sha ?? '')
  const { problems } = ruled
  const value = withWalls(ruled.value, request.walls)
  const gate = request.advisory ? { ...value.gate, mode: 'advisory' as const } : value.gate
  const gated = { ...value, gate }
  const { claims } = request
  const claimed = claims === undefined ? gated : claimedSuite(gated, claims)
  return { suite: claimed, acceptances, problems, rules }
}

/** Whose rules hold, and the rows that were accepted by whoever's they are. */
export async function chooseRules(
  request: RunRequest,
  host: Host,
): Promise<Pick<Ruled, 'rules' | 'acceptances'>> {
  const commit = await policyCommit(request, host)
  const read = (text: string | null) =>
    text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE)
  if (commit === null) {
    const own = await textIn(host.cwd, ACCEPTANCES_FILE, host)
    return { rules: null, acceptances: read(own) }
  }
  const { suites, unread } = suitesAt(await textAt(commit, request.config, host))
  const acceptances = read(await textAt(commit, ACCEPTANCES_FILE, host))
  const base = { suites, acceptances, sha: commit.sha, unread }
  return {
    rules: {
      base,
      narrowing: {
        variants: request.variants,
        isAdvisory: request.advisory,
        ...(request.runNumber === undefined ? {} : { runNumber: request.runNumber }),
      },
    },
    acceptances,
  }
}

type Commit = { root: string; sha: string }

/** The commit whose rules hold; null: those of the folder do. */
const policyCommit = async ({ policyRef, suiteRef }: RunRequest, host: Host) =>
  commitOf(policyRef ?? suiteRef, host)

async function commitOf(ref: string | null, host: Host): Promise<Commit | null> {
  if (ref === null) return null
  const root = await host.git.root(host.cwd)
  if (root === null) throw new HostError(`no git repository for the rules of ${ref}`, 'clone one')
  return { root, sha: await host.git.resolve(root, ref) }
}

/**
 * Text of a file of the folder's, or of one that somebody names elsewhere; null: there is none. What
 * is wrong in it is quoted, so a link in what is measured may not lead to what is not of it.
 */
async function textIn(folder: string, named: string, host: Host): Promise<string | null> {
  const path = absolutePath(named, folder)
  const places = [folder, path].map((one) => host.files.realPath(one))
  const [own = folder, real = path] = await Promise.all(places)
  const isOwn = async () => {
    const root = await host.git.root(folder)
    return root !== null && isInside(real, await host.files.realPath(root))
  }
  if (!isInside(path, folder) || isInside(real, own) || (await isOwn()))
    return host.files.read(path)
  throw new HostError(
    `${named} is a link to what is outside of the repository, which is not read`,
    'put the file itself there, or name the other one with --config',
  )
}

/** Text of a file at a commit; null: it has none there. */
const textAt = ({ root, sha }: Commit, path: string, host: Host) =>
  host.git.show(root, sha, pathInside(root, path, host))

/** Suites of the base's file, or why it cannot be read: the defaults gate, and nothing passes. */
function suitesAt(text: string | null): Pick<BaseRules, 'suites' | 'unread'> {
  try {
    const suites = text === null ? [] : readSuites(text, noRunOptions.config, workloads)
    return { suites, unread: null }
  } catch (error) {
    if (error instanceof ConfigError) return { suites: [], unread: error.message }
    throw error
  }
}

function pathInside(root: string, path: string, host: Host): string {
  const absolute = absolutePath(path, host.cwd)
  if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1)
  throw new HostError(`${path} is outside the repository ${root}`, 'keep it in the repository')
}

/** The suite with the caller's word on what it says by itself. */
function withRunOptions(suite: Suite, request: RunRequest): Suite {
  const enclosed = withWalls(suite, request.walls)
  const reached = withReach(withTestsOf(enclosed, request.benchmarksFrom), request.reach)
  return withProfile(reached, request.profile)
}

/** The caller's word on walls over the suite's. */
function withWalls({ walls, ...suite }: Suite, option: RunRequest['walls']): Suite {
  return (option ?? walls) === 'off' ? { ...suite, walls: 'off' } : suite
}

/** The caller's word on what the change cannot reach over the suite's. */
function withReach({ reach, ...suite }: Suite, option: RunRequest['reach']): Suite {
  return (option ?? reach) === 'off' ? { ...suite, reach: 'off' } : suite
}

/** The caller's word on whose benchmarks run on base's code. */
function withTestsOf({ benchmarksFrom, ...suite }: Suite, option: RunRequest['benchmarksFrom']) {
  const isHead = (option ?? benchmarksFrom) === 'head'
  return isHead ? { ...suite, benchmarksFrom: 'head' as const } : suite
}

/** The caller's word on profiles over the suite's; how often and how long stays the suite's. */
function withProfile({ profile, ...suite }: Suite, word: RunRequest['profile']): Suite {
  const isCounted = word === 'instructions'
  const asked = isCounted ? COUNTED : word && { of: word }
  const none = { ...PROFILE_RUNS, ...(isCounted && { runs: COUNTED_RUNS }), of: 'none' as const }
  const rule: ProfileRule = { ...none, ...profile, ...asked }
  return rule.of === 'none' ? suite : { ...suite, profile: rule }
}

const COUNTED = { of: 'all' as const, kinds: ['instructions' as const] }

function pickSuite(suites: Suite[], request: RunRequest): Suite {
  const names = suites.map((suite) => suite.name)
  const [only, another] = suites
  if (request.suite === null && only !== undefined && another === undefined) return only
  const match = suites.find((suite) => suite.name === request.suite)
  if (match !== undefined) return match
  const known = `known: ${names.join(', ')}`
  if (request.suite === null) {
    throw wrongRequest('suite', `${request.config} has several suites; name one`, known)
  }
  throw wrongRequest(
    'suite',
    `unknown suite "${request.suite}"; ${known}`,
    meant(request.suite, names),
  )
}

function pickVariants(suite: Suite, written: string[]): Suite['variants'] {
  if (written.length === 0) return suite.variants
  const names = suite.variants.map((variant) => variant.name)
  return written.map((name) => {
    const match = suite.variants.find((variant) => variant.name === name)
    if (match !== undefined) return match
    const known = `known: ${names.join(', ')}`
    throw wrongRequest('variant', `unknown variant "${name}"; ${known}`, meant(name, names))
  })
}

function roundsOf(suite: Suite, { rounds, until }: RunRequest): Suite['rounds'] {
  if (rounds === null) return until === 'rounds' ? fixedRounds(suite.rounds) : suite.rounds
  return { min: Math.min(rounds.min ?? suite.rounds.min, rounds.max), max: rounds.max }
}

const meant = (written: string, names: string[]) => {
  const near = nearest(written, names)
  return near === null ? undefined : `did you mean "${near}"?`
}

const wrongRequest = (where: string, message: string, next: string | undefined) =>
  new ConfigError([{ code: 'bad-ask', where, message, ...(next === undefined ? {} : { next }) }])

/** Contrasts can only be between variants that are there: a narrowed suite drops the others. */
function narrowed(suite: Suite): Suite {
  const has = (name: string) => suite.variants.some((variant) => variant.name === name)
  const contrasts = suite.contrasts.filter((spec) =>
    variantsOf(spec).every(({ name }) => has(name)),
  )
  const isWhole = contrasts.length === suite.contrasts.length
  const hasOne = isWhole || contrasts.some(({ kind }) => kind !== 'aa')
  return { ...suite, contrasts: hasOne ? contrasts : [{ kind: 'refs' }, ...contrasts] }
}

/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
export const shardSuffix = (shard: Plan['shard']) => (shard === null ? '' : `#${shard.index}`)

/** The command that does the same again: same commits, same seed, same order of trials. */
export function repeatCommand(plan: Plan, request: RunRequest): string {
  const { suite, sources, shard, seed } = plan
  const refOf = (side: Side) => sources[side]?.sha ?? sources[side]?.asked ?? null
  const { compared } = sources
  const which =
    compared === undefined
      ? { base: refOf('base'), exactBase: sources.base !== null, head: refOf('head') }
      : { compare: compared.map(({ sha, asked: ref }) => sha ?? ref) }
  const same = {
    ...request,
    suite: suite.name,
    ...which,
    // A shard's own rounds are a share already: the call's are repeated, to be shared again.
    rounds: shard === null && suite.rounds.max < MOST.rounds ? suite.rounds : request.rounds,
    budget: suite.waitSec ?? suite.budgetSec,
    seed: seed.slice(0, seed.length - shardSuffix(shard).length),
    shard,
    out: noRunOptions.out,
    resume: false,
    keepBuilds: null,
  }
  return commandLine(same, request.called ?? request.made?.called)
}
