/** The story of a run: suite text + refs + Host -> Report. Knows no token and no GitHub. */
import { ConfigError } from './core/config-error.ts'
import type { Plan, Problem, Report, Side, Suite, Target } from './core/model.ts'
import { nearest } from './core/nearest.ts'
import { makeArms, makeContrasts, makePlan, shardOf } from './core/plan.ts'
import { makePreview, type Preview } from './core/preview.ts'
import { decideTable } from './core/progress.ts'
import { type Findings, makeReport } from './core/report.ts'
import { readSuites, zeroConfigSuite } from './core/suite.ts'
import { workloadOf, workloads } from './core/workloads/index.ts'
import { type Host, HostError } from './host/host.ts'
import { type BuildSite, type Built, buildArms, removeWorktrees } from './measure/build.ts'
import { nameUnchanged, neededUnits, probeTargets } from './measure/probe.ts'
import { makeRecordStore, readStored, type Stored } from './measure/records.ts'
import { runRounds } from './measure/rounds.ts'
import { resolveSources, type SourceAsk, type Sources } from './measure/sources.ts'
import { VERSION } from './version.ts'

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
}

export const DEFAULT_SUITE_FILE = '.gcbench.yml'

/** Finds the suite that is asked for and lays the caller's wishes over it. */
export async function chooseSuite(ask: BenchAsk, host: Host): Promise<Suite> {
  const path = ask.suiteFile.startsWith('/') ? ask.suiteFile : `${host.cwd}/${ask.suiteFile}`
  const text = await host.files.read(path)
  if (text === null && ask.suiteFile !== DEFAULT_SUITE_FILE) {
    throw new HostError(`suite file ${ask.suiteFile} does not exist`, 'gcbench init writes one')
  }
  const suites = text === null ? [zeroConfigSuite()] : readSuites(text, ask.suiteFile, workloads)
  const found = pickSuite(suites, ask)
  const suite = {
    ...found,
    variants: pickVariants(found, ask.variants),
    rounds: roundsOf(found, ask),
    budgetSec: ask.budgetSec ?? found.budgetSec,
    seed: ask.seed ?? found.seed,
  }
  return ask.shard === null ? suite : shardOf(suite, ask.shard)
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
  const contrasts = suite.contrasts.filter(
    (ask) => ask.kind === 'refs' || ask.kind === 'benchmarks' || (has(ask.base) && has(ask.head)),
  )
  return { ...suite, contrasts: contrasts.length === 0 ? [{ kind: 'refs' }] : contrasts }
}

/**
 * What a run would do. Reads the suite file and git, and touches nothing: benchmarks are counted
 * in the source text of head, not by building it.
 */
export async function previewBench(ask: BenchAsk, host: Host): Promise<Preview> {
  const suite = narrowed(await chooseSuite(ask, host))
  const sides = new Set<Side>(makeArms(suite).map((arm) => arm.side))
  const sources = await resolveSources(host, suite, ask, sides)
  const workload = workloadOf(suite.workload.kind)
  const counted = sources.resolved.head ?? sources.resolved.base
  const hits =
    sources.root === null || counted?.sha == null
      ? []
      : await host.git.grep(
          sources.root,
          counted.sha,
          workload.sourceMark.expression,
          workload.sourceMark.pathspec,
        )
  const benchmarks = hits.flatMap(({ path, line }) => {
    const name = workload.nameInSource(suite.workload, path, line)
    return name === null ? [] : [{ path, name }]
  })
  return makePreview(suite, sources.resolved, benchmarks, workload.sampleSec(suite.workload))
}

/** Measures and reports. Everything measured stays in `ask.out`, whatever happens. */
export async function runBench(ask: BenchAsk, host: Host): Promise<Report> {
  if (host.platform !== 'linux' && !ask.allowOs) throw wrongPlatform(host.platform)
  const stored = await openStored(ask, host)
  const suite = stored?.started.plan.suite ?? narrowed(await chooseSuite(ask, host))
  host.tell({ kind: 'phase', name: 'sources', detail: suite.name })
  const sides = new Set<Side>(makeArms(suite).map((arm) => arm.side))
  const sources =
    stored === null
      ? await resolveSources(host, suite, ask, sides)
      : { ...storedSources(stored), root: await host.git.root(host.cwd) }
  const folder = await host.files.temporaryFolder('gcbench-')
  const site: BuildSite = { host, suite, sources, folder }
  try {
    host.tell({ kind: 'phase', name: 'build', detail: `${makeArms(suite).length} arms` })
    const built = await buildArms(site, makeArms(suite))
    built.unchanged = await nameUnchanged(host, suite, built)
    if (stored !== null) checkSameBuilds(stored, built)
    return await measure(ask, host, site, built, stored)
  } finally {
    await removeWorktrees(site)
    await host.files.remove(folder)
  }
}

async function measure(
  ask: BenchAsk,
  host: Host,
  site: BuildSite,
  built: Built,
  stored: Stored | null,
): Promise<Report> {
  const store = makeRecordStore(host.files, absolute(ask.out, host))
  const started = stored?.started ?? (await start(ask, host, site, built))
  if (stored === null) await store.start(started)
  const { plan } = started
  host.tell({ kind: 'phase', name: 'measure', detail: `seed ${plan.seed}` })
  const measured = await runRounds({
    site: { host, plan, built, build: site },
    store,
    decide: (records, roundsRun) => decideTable(plan, records, roundsRun),
    records: stored?.records ?? [],
  })
  host.tell({ kind: 'phase', name: 'report', detail: measured.stopReason })
  const findings: Findings = {
    plan,
    builds: built.records,
    environment: [started.environment],
    ...measured,
    problems: [...started.problems, ...layoutProblems(plan, built)],
    command: started.command,
    createdAt: host.clock.timestamp(),
    toolVersion: VERSION,
    recordsSha256: await host.files.sha256(`${store.folder}/records.ndjson`),
  }
  return makeReport(findings)
}

/** Everything that is fixed before the first round. */
async function start(ask: BenchAsk, host: Host, site: BuildSite, built: Built) {
  const { suite, sources } = site
  const seed = (suite.seed ?? host.freshSeed()) + shardSuffix(ask.shard)
  const contrastIds = makeContrasts(suite)
    .filter((contrast) => contrast.kind !== 'interaction')
    .map((contrast) => contrast.id)
  const needed = neededUnits({ suite, unchanged: built.unchanged }, contrastIds)
  host.tell({ kind: 'phase', name: 'probe', detail: '' })
  const probed = await probeTargets(host, suite, built, needed)
  const targets: Target[] = probed.targets
  const plan = makePlan({
    suite,
    sources: sources.resolved,
    targets,
    unchanged: built.unchanged,
    seed,
    shard: ask.shard,
  })
  const problems: Problem[] = [...sources.problems, ...built.problems, ...probed.problems]
  return {
    plan,
    builds: built.records,
    environment: await host.environment(),
    problems,
    command: repeatCommand(plan, ask),
  }
}

/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
const shardSuffix = (shard: Plan['shard']) => (shard === null ? '' : `#${shard.index}`)

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
  for (const name of ask.variants) words.push('--variant', name)
  if (plan.shard !== null) words.push('--shard', `${plan.shard.index}/${plan.shard.count}`)
  // A shard's own rounds are a share already: the call's are repeated, to be shared again.
  const { min, max } = plan.shard === null ? plan.suite.rounds : { min: null, max: ask.roundsMax }
  if (max !== null) words.push('--rounds', min === null ? `${max}` : `${min}..${max}`)
  const seed = plan.seed.slice(0, plan.seed.length - shardSuffix(plan.shard).length)
  words.push('--budget', `${plan.suite.budgetSec}s`, '--seed', seed)
  return words.map(quote).join(' ')
}

function layoutProblems(plan: Plan, built: Built): Problem[] {
  const fixed = [...built.arms.values()].filter((ready) => ready.toolchain?.randomLayout === false)
  if (plan.suite.layoutRounds > 0 && fixed.length === 0) return []
  return [
    {
      code: 'single-layout',
      message:
        'single layout: every build kept one order of its functions, which alone can move a ' +
        'benchmark by several percent',
      ...(fixed.length === 0
        ? { next: 'remove "layout: single" from the suite' }
        : {
            where: fixed.map((ready) => ready.arm.id).join(', '),
            next: 'use a Go toolchain whose linker has -randlayout (1.23 or newer)',
          }),
    },
  ]
}

const absolute = (path: string, host: Host) => (path.startsWith('/') ? path : `${host.cwd}/${path}`)

/** Records of an interrupted run to go on with; refuses to write over them unasked. */
async function openStored(ask: BenchAsk, host: Host): Promise<Stored | null> {
  const folder = absolute(ask.out, host)
  if (ask.resume) {
    const stored = await readStored(host.files, folder)
    if (stored !== null) return stored
    throw new HostError(`${ask.out} holds nothing to resume`, 'start without --resume')
  }
  const unfinished =
    (await host.files.exists(`${folder}/records.ndjson`)) &&
    !(await host.files.exists(`${folder}/report.json`))
  if (!unfinished) {
    await host.files.remove(`${folder}/report.json`)
    return null
  }
  throw new HostError(
    `${ask.out} holds the records of a run that did not end`,
    'go on with --resume, or remove the folder, or name another with --out',
  )
}

const storedSources = ({ started }: Stored): Omit<Sources, 'root'> => ({
  resolved: started.plan.sources,
  problems: [],
})

/** A resumed run must execute the very binaries that the first half executed. */
function checkSameBuilds(stored: Stored, built: Built): void {
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
  new HostError(
    `gcbench measures on Linux, this is ${platform}`,
    'timings and profiles from here may mislead about a Linux server: other scheduler, other ' +
      'timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same',
  )
