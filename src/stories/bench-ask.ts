/** What a door asks for, the suite that it means, and the command that asks for the same again. */

import { commandLine } from '../core/ask/command-line.ts'
import { type Asked, nothingAsked } from '../core/ask/options.ts'
import { shardOf } from '../core/design/plan.ts'
import { ACCEPTANCES_FILE, readAcceptances } from '../core/gate/acceptances.ts'
import { ConfigError } from '../core/model/config-error.ts'
import type { Acceptance, Plan, Problem, ProfileOf, Side, Suite } from '../core/model/model.ts'
import { PROFILE_RUNS } from '../core/profiles/choose.ts'
import { variantsOf } from '../core/suite/contrasts.ts'
import { ruledBy } from '../core/suite/policy.ts'
import { readSuites, zeroConfigSuite } from '../core/suite/suite.ts'
import { nearest } from '../core/text/nearest.ts'
import { absolutePath } from '../core/text/path.ts'
import { workloads } from '../core/workloads/index.ts'
import { type Host, HostError } from '../host/port/host.ts'

/** What a door asks for; null and [] mean: as the suite says. */
export type BenchAsk = Asked & {
  /** Ref whose suite file says what gates and whose acceptances hold; absent: the folder's. */
  policyRef?: string | null
}

/** Finds the suite that is asked for and lays the caller's wishes over it. */
export async function chooseSuite(ask: BenchAsk, host: Host): Promise<Suite> {
  const commit = await commitOf(ask.suiteRef, host)
  const text = await (commit === null
    ? host.files.read(absolutePath(ask.config, host.cwd))
    : textAt(commit, ask.config, host))
  if (text === null && ask.config !== nothingAsked.config) {
    throw new HostError(`suite file ${ask.config} does not exist`, 'gcbench init writes one')
  }
  const suites = text === null ? [zeroConfigSuite()] : readSuites(text, ask.config, workloads)
  const found = pickSuite(suites, ask)
  const suite = narrowed({
    ...withProfile(withReach(found, ask.reach), ask.profile),
    variants: pickVariants(found, ask.variants),
    rounds: roundsOf(found, ask),
    until: ask.until ?? found.until,
    budgetSec: ask.budget ?? found.budgetSec,
    seed: ask.seed ?? found.seed,
  })
  return ask.shard === null ? suite : shardOf(suite, ask.shard)
}

/** The suite under the rules that gate it, and the rows that were accepted. */
export type Ruled = { suite: Suite; acceptances: Acceptance[]; problems: Problem[] }

/**
 * The suite with the rules and acceptances of `policyRef`, which the change cannot have written;
 * those of the folder where the door names none.
 */
export async function chooseRuled(ask: BenchAsk, host: Host): Promise<Ruled> {
  const suite = await chooseSuite(ask, host)
  const commit = await policyCommit(ask, host)
  const { value, problems } =
    commit === null
      ? { value: suite, problems: [] }
      : ruledBy(suite, suitesAt(await textAt(commit, ask.config, host)), commit.sha)
  const acceptances = await chooseAcceptances(ask, host)
  if (!ask.advisory) return { suite: value, acceptances, problems }
  return { suite: { ...value, gate: { ...value.gate, mode: 'advisory' } }, acceptances, problems }
}

/** Rows that were accepted, by the file of whoever's rules hold. */
export async function chooseAcceptances(ask: BenchAsk, host: Host): Promise<Acceptance[]> {
  const commit = await policyCommit(ask, host)
  const text = await (commit === null
    ? host.files.read(`${host.cwd}/${ACCEPTANCES_FILE}`)
    : textAt(commit, ACCEPTANCES_FILE, host))
  return text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE)
}

type Commit = { root: string; sha: string }

/** The commit whose rules hold; null: those of the folder do. */
const policyCommit = async ({ policyRef, suiteRef }: BenchAsk, host: Host) =>
  commitOf(policyRef ?? suiteRef, host)

async function commitOf(ref: string | null, host: Host): Promise<Commit | null> {
  if (ref === null) return null
  const root = await host.git.root(host.cwd)
  if (root === null) throw new HostError(`no git repository for the rules of ${ref}`, 'clone one')
  return { root, sha: await host.git.resolve(root, ref) }
}

/** Text of a file at a commit; null: it has none there. */
const textAt = ({ root, sha }: Commit, path: string, host: Host) =>
  host.git.show(root, sha, pathInside(root, path, host))

/** Suites of the base's file. One that cannot be read says nothing: a change can mend it. */
function suitesAt(text: string | null): Suite[] {
  try {
    return text === null ? [] : readSuites(text, nothingAsked.config, workloads)
  } catch (error) {
    if (error instanceof ConfigError) return []
    throw error
  }
}

function pathInside(root: string, path: string, host: Host): string {
  const absolute = absolutePath(path, host.cwd)
  if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1)
  throw new HostError(`${path} is outside the repository ${root}`, 'keep it in the repository')
}

/** The caller's word on what the change cannot reach over the suite's. */
function withReach({ reach, ...suite }: Suite, asked: BenchAsk['reach']): Suite {
  return (asked ?? reach) === 'off' ? { ...suite, reach: 'off' } : suite
}

/** The caller's word on profiles over the suite's; how often and how long stays the suite's. */
function withProfile({ profile, ...suite }: Suite, of: ProfileOf | null): Suite {
  const rule = { ...PROFILE_RUNS, of: 'none' as const, ...profile, ...(of && { of }) }
  return rule.of === 'none' ? suite : { ...suite, profile: rule }
}

function pickSuite(suites: Suite[], ask: BenchAsk): Suite {
  const names = suites.map((suite) => suite.name)
  const [only, another] = suites
  if (ask.suite === null && only !== undefined && another === undefined) return only
  const found = suites.find((suite) => suite.name === ask.suite)
  if (found !== undefined) return found
  const known = `known: ${names.join(', ')}`
  if (ask.suite === null) {
    throw wrongAsk('suite', `${ask.config} has several suites; name one`, known)
  }
  throw wrongAsk('suite', `unknown suite "${ask.suite}"; ${known}`, meant(ask.suite, names))
}

function pickVariants(suite: Suite, wanted: string[]): Suite['variants'] {
  if (wanted.length === 0) return suite.variants
  const names = suite.variants.map((variant) => variant.name)
  return wanted.map((name) => {
    const found = suite.variants.find((variant) => variant.name === name)
    if (found !== undefined) return found
    const known = `known: ${names.join(', ')}`
    throw wrongAsk('variant', `unknown variant "${name}"; ${known}`, meant(name, names))
  })
}

function roundsOf(suite: Suite, { rounds }: BenchAsk): Suite['rounds'] {
  if (rounds === null) return suite.rounds
  return { min: Math.min(rounds.min ?? suite.rounds.min, rounds.max), max: rounds.max }
}

const meant = (written: string, known: string[]) => {
  const near = nearest(written, known)
  return near === null ? undefined : `did you mean "${near}"?`
}

const wrongAsk = (where: string, message: string, next: string | undefined) =>
  new ConfigError([{ code: 'bad-ask', where, message, ...(next === undefined ? {} : { next }) }])

/** Contrasts can only be between variants that are there: a narrowed suite drops the others. */
function narrowed(suite: Suite): Suite {
  const has = (name: string) => suite.variants.some((variant) => variant.name === name)
  const contrasts = suite.contrasts.filter((ask) => variantsOf(ask).every(({ name }) => has(name)))
  const isWhole = contrasts.length === suite.contrasts.length
  const hasOne = isWhole || contrasts.some(({ kind }) => kind !== 'aa')
  return { ...suite, contrasts: hasOne ? contrasts : [{ kind: 'refs' }, ...contrasts] }
}

/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
export const shardSuffix = (shard: Plan['shard']) => (shard === null ? '' : `#${shard.index}`)

/** The command that does the same again: same commits, same seed, same order of trials. */
export function repeatCommand(plan: Plan, ask: BenchAsk): string {
  const { suite, sources, shard, seed } = plan
  const refOf = (side: Side) => sources[side]?.sha ?? sources[side]?.asked ?? null
  return commandLine({
    ...ask,
    suite: suite.name,
    base: refOf('base'),
    exactBase: sources.base !== null,
    head: refOf('head'),
    // A shard's own rounds are a share already: the call's are repeated, to be shared again.
    rounds: shard === null ? suite.rounds : ask.rounds,
    budget: suite.budgetSec,
    seed: seed.slice(0, seed.length - shardSuffix(shard).length),
    shard,
    out: nothingAsked.out,
    resume: false,
  })
}
