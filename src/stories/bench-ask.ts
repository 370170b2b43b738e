/** What a door asks for, the suite that it means, and the command that asks for the same again. */

import { shardOf } from '../core/design/plan.ts'
import { ACCEPTANCES_FILE, readAcceptances } from '../core/gate/acceptances.ts'
import { ConfigError } from '../core/model/config-error.ts'
import type { Acceptance, Plan, Problem, ProfileOf, Suite } from '../core/model/model.ts'
import { PROFILE_RUNS } from '../core/profiles/choose.ts'
import { variantsOf } from '../core/suite/contrasts.ts'
import { ruledBy } from '../core/suite/policy.ts'
import { readSuites, zeroConfigSuite } from '../core/suite/suite.ts'
import { nearest } from '../core/text/nearest.ts'
import { absolutePath } from '../core/text/path.ts'
import { workloads } from '../core/workloads/index.ts'
import { type Host, HostError } from '../host/port/host.ts'
import type { SourceAsk } from '../measure/sources.ts'

/** What a door asks for; null and [] mean: as the suite says. */
export type BenchAsk = SourceAsk & {
  /** Path of the suite file; missing is allowed only for the default one (zero configuration). */
  suiteFile: string
  suiteName: string | null
  variants: string[]
  roundsMin: number | null
  roundsMax: number | null
  budgetSec: number | null
  seed: string | null
  resume: boolean
  allowOs: boolean
  /** Run this share of the rounds only; the shares are merged later. Index from 1. */
  shard: { index: number; count: number } | null
  /** Ref whose suite file says what gates and whose acceptances hold; absent: the folder's. */
  policyRef?: string | null
  /** Ref whose suite file is used in place of the folder's, and rules; absent or null: none. */
  suiteRef?: string | null
  /** The gate only advises, whatever its rules say. */
  advisory?: boolean
  /** What is profiled after the rounds; absent or null: as the suite says. */
  profile?: ProfileOf | null
}

export const DEFAULT_SUITE_FILE = '.gcbench.yml'

/** Finds the suite that is asked for and lays the caller's wishes over it. */
export async function chooseSuite(ask: BenchAsk, host: Host): Promise<Suite> {
  const commit = await commitOf(ask.suiteRef ?? null, host)
  const text = await (commit === null
    ? host.files.read(absolutePath(ask.suiteFile, host.cwd))
    : textAt(commit, ask.suiteFile, host))
  if (text === null && ask.suiteFile !== DEFAULT_SUITE_FILE) {
    throw new HostError(`suite file ${ask.suiteFile} does not exist`, 'gcbench init writes one')
  }
  const suites = text === null ? [zeroConfigSuite()] : readSuites(text, ask.suiteFile, workloads)
  const found = pickSuite(suites, ask)
  const suite = narrowed({
    ...withProfile(found, ask.profile ?? null),
    variants: pickVariants(found, ask.variants),
    rounds: roundsOf(found, ask),
    budgetSec: ask.budgetSec ?? found.budgetSec,
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
      : ruledBy(suite, suitesAt(await textAt(commit, ask.suiteFile, host)), commit.sha)
  const acceptances = await chooseAcceptances(ask, host)
  if (ask.advisory !== true) return { suite: value, acceptances, problems }
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
  commitOf(policyRef ?? suiteRef ?? null, host)

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
    return text === null ? [] : readSuites(text, DEFAULT_SUITE_FILE, workloads)
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

/** The caller's word on profiles over the suite's; how often and how long stays the suite's. */
function withProfile({ profile, ...suite }: Suite, of: ProfileOf | null): Suite {
  const rule = { ...PROFILE_RUNS, of: 'none' as const, ...profile, ...(of && { of }) }
  return rule.of === 'none' ? suite : { ...suite, profile: rule }
}

function pickSuite(suites: Suite[], ask: BenchAsk): Suite {
  const names = suites.map((suite) => suite.name)
  const [only, another] = suites
  if (ask.suiteName === null && only !== undefined && another === undefined) return only
  const found = suites.find((suite) => suite.name === ask.suiteName)
  if (found !== undefined) return found
  const known = `known: ${names.join(', ')}`
  if (ask.suiteName === null) {
    throw wrongAsk('suite', `${ask.suiteFile} has several suites; name one`, known)
  }
  throw wrongAsk('suite', `unknown suite "${ask.suiteName}"; ${known}`, meant(ask.suiteName, names))
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

function roundsOf(suite: Suite, ask: BenchAsk): Suite['rounds'] {
  const max = ask.roundsMax ?? Math.max(suite.rounds.max, ask.roundsMin ?? 0)
  const min = Math.min(ask.roundsMin ?? suite.rounds.min, max)
  return { min, max }
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
  const quote = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text))
  const words = ['gcbench', 'run', plan.suite.name]
  if (ask.suiteFile !== DEFAULT_SUITE_FILE) words.push('--config', ask.suiteFile)
  for (const side of ['base', 'head'] as const) {
    const source = plan.sources[side]
    if (source === null) continue
    words.push(`--${side}`, source.sha ?? source.asked)
    if (side === 'base') words.push('--exact-base')
  }
  if (ask.suiteRef) words.push('--suite-ref', ask.suiteRef)
  if (ask.advisory === true) words.push('--advisory')
  for (const name of ask.variants) words.push('--variant', name)
  if (ask.profile) words.push('--profile', ask.profile)
  if (plan.shard !== null) words.push('--shard', `${plan.shard.index}/${plan.shard.count}`)
  // A shard's own rounds are a share already: the call's are repeated, to be shared again.
  const { min, max } = plan.shard === null ? plan.suite.rounds : { min: null, max: ask.roundsMax }
  if (max !== null) words.push('--rounds', min === null ? `${max}` : `${min}..${max}`)
  const seed = plan.seed.slice(0, plan.seed.length - shardSuffix(plan.shard).length)
  words.push('--budget', `${plan.suite.budgetSec}s`, '--seed', seed)
  return words.map(quote).join(' ')
}
