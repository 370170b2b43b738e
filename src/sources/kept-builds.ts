/**
 * What base compiled, kept between runs by its commit and by all that its builds were given: the
 * next run with the same base finds it below its own layers. Only base's builds write what is kept,
 * each entry is checked against its own hash, and the whole against a seal beside it.
 */

import { type Files, HostError, sha256Of } from '../machine/host.ts'
import { absolutePath, isInside } from '../model/paths.ts'
import { VERSION } from '../model/version.ts'
import { sourceOfArm } from '../plan/design.ts'
import type { IndexedCache } from '../workloads/runtime.ts'
import type { BuildSite, Built } from './build.ts'
import { buildEnvOf } from './toolchain.ts'

/** The least recently used go first. */
const MOST_BYTES = 2 * 1024 ** 3

/** So many files are read at a time. */
const AT_ONCE = 16

/** `inputs`: all that the builds of base are given: commit, toolchain, flags, environment. */
export type KeptSite = {
  files: Files
  /** Folder of all that is kept. */
  root: string
  inputs: Readonly<Record<string, unknown>>
  cache: IndexedCache
  nowSec(): number
}

/** `sec`: what base's builds took when nothing was kept; `units`: what they built. */
type Seal = {
  sha256: string
  bytes: number
  usedSec: number
  sec: number
  units: string[]
}

/** A hash of inputs, and the file that they were compiled to. */
type Entry = { index: string; output: string; sha256: string }

export type KeptFound = {
  /** As `below` of walls has it; null: nothing is kept, or not what was sealed. */
  folder: string | null
  seal: Seal | null
  /** What is kept is no longer what was sealed, and was removed. */
  isBroken: boolean
}

const placeOf = ({ root, inputs }: KeptSite) => `${root}/${sha256Of([VERSION, inputs])}`

/** Where the launcher looks for what lies below the first of its layers. */
const filesOf = (place: string) => `${place}/0/both/upper`

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += AT_ONCE)
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(work))))
  return results
}

async function readSeal(files: Files, path: string): Promise<Seal | null> {
  try {
    const text = await files.read(path)
    const seal = text === null ? null : (JSON.parse(text) as Seal)
    return typeof seal?.sha256 === 'string' ? seal : null
  } catch {
    return null
  }
}

/** The entries of a folder whose output is there and has its hash. Links are no entries. */
async function entriesIn(
  { files, cache }: Pick<KeptSite, 'files' | 'cache'>,
  folder: string,
): Promise<{ entries: Entry[]; others: number }> {
  const names = (await files.isFolder(folder)) ? await files.find(folder, () => false) : []
  const there = new Set(names)
  const read = await each(names, async (name): Promise<Entry[]> => {
    const text = cache.isIndex(name) ? await files.readLeft(folder, name) : null
    const output = text === null ? null : cache.outputOf(name, text)
    return output !== null && there.has(output.path)
      ? [{ index: name, output: output.path, sha256: output.sha256 }]
      : []
  })
  const known = read.flat()
  const outputs = new Map(known.map(({ output, sha256 }) => [output, sha256]))
  const whole = new Set<string>()
  await each([...outputs], async ([output, sha256]) => {
    // A layer may have a file whose bytes are still below it.
    if ((await files.sha256(`${folder}/${output}`)) === sha256) whole.add(output)
  })
  const entries = known.filter(({ output }) => whole.has(output))
  return { entries, others: names.length - entries.length - whole.size }
}

const sealOf = (entries: readonly Entry[]) =>
  sha256Of(entries.map(({ index, sha256 }) => `${index} ${sha256}`).sort())

/** What is kept for these inputs, if it is what was sealed. */
export async function findKept(site: KeptSite): Promise<KeptFound> {
  const { files } = site
  const place = placeOf(site)
  const nothing = { folder: null, seal: null, isBroken: false }
  if (!(await files.exists(place))) return nothing
  const seal = await readSeal(files, `${place}.json`)
  const { entries, others } = await entriesIn(site, filesOf(place))
  if (seal !== null && others === 0 && sealOf(entries) === seal.sha256) {
    await files.write(`${place}.json`, JSON.stringify({ ...seal, usedSec: site.nowSec() }))
    return { folder: place, seal, isBroken: false }
  }
  await files.remove(`${place}.json`)
  await files.remove(place)
  // Without a seal whoever kept it was ended before.
  return { ...nothing, isBroken: seal !== null }
}

/**
 * Adds what base compiled, which its layers `from` have, to what is kept. `sec`: of base's builds so
 * far; it counts as their time where nothing was kept before.
 */
export async function keep(
  site: KeptSite,
  from: readonly string[],
  { found, sec, units }: { found: KeptFound; sec: number; units: readonly string[] },
): Promise<void> {
  const { files } = site
  // What the same builds compiled again has a path of this run in it: no later one would find it.
  if (savedSec(found, { sec, units }) !== null) return
  const place = placeOf(site)
  const to = filesOf(place)
  const read = await each(from, async (layer) => ({ layer, ...(await entriesIn(site, layer)) }))
  if (read.every(({ entries }) => entries.length === 0)) return
  // Who is ended meanwhile leaves what has no seal.
  await files.remove(`${place}.json`)
  await files.makeFolder(to)
  for (const { layer, entries } of read) {
    const copy = async (name: string) => {
      if (await files.exists(`${to}/${name}`)) return
      await files.copy(`${layer}/${name}`, `${to}/${name}`)
    }
    await each([...new Set(entries.map(({ output }) => output))], copy)
    await each(
      entries.map(({ index }) => index),
      copy,
    )
  }
  const now = await entriesIn(site, to)
  const sizes = await each(
    [...new Set(now.entries.map(({ output }) => output))],
    async (output) => (await files.size(`${to}/${output}`)) ?? 0,
  )
  // Of a run whose budget ended before its builds, the time is the least that they take.
  const before = found.seal !== null && found.seal.units.length > 0 ? found.seal : null
  const built = before ?? { sec: Math.max(sec, found.seal?.sec ?? 0), units: [...units].sort() }
  const seal: Seal = {
    sha256: sealOf(now.entries),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    usedSec: site.nowSec(),
    sec: built.sec,
    units: built.units,
  }
  await files.write(`${place}.json`, JSON.stringify(seal))
  await makeRoom(site)
}

async function makeRoom({ files, root }: KeptSite): Promise<void> {
  const names = (await files.list(root)).filter((name) => name.endsWith('.json'))
  const seals = await Promise.all(
    names.map(async (name) => ({ name, seal: await readSeal(files, `${root}/${name}`) })),
  )
  seals.sort((a, b) => (b.seal?.usedSec ?? 0) - (a.seal?.usedSec ?? 0))
  let bytes = 0
  for (const [index, { name, seal }] of seals.entries()) {
    bytes += seal?.bytes ?? 0
    if (index === 0 || bytes <= MOST_BYTES) continue
    await files.remove(`${root}/${name}`)
    await files.remove(`${root}/${name.slice(0, -'.json'.length)}`)
  }
}

/** What a run does with what is kept; null: it asks for nothing, or nothing of it can be kept. */
export type KeptBuilds = {
  /** What is told of it; null: nothing. */
  note: string | null
  /** Notes what base's builds took, once all is built: seconds saved; null: not known. */
  built(built: Built): number | null
  /** Keeps what base compiled. */
  keep(built: Built): Promise<void>
}

/**
 * Shows builds what is kept of their base in this folder. Throws HostError where it lies in the
 * repository: a change could bring what is kept with it.
 */
export async function openKept(site: BuildSite, asked: string | null): Promise<KeptBuilds | null> {
  const { host, design, sources, isolation } = site
  const { runtime, suite, workload, arms } = design
  const [first] = arms
  if (asked === null || isolation === null || runtime.indexed === undefined) return null
  const root = await host.files.realPath(absolutePath(asked, host.cwd))
  if (sources.root !== null && isInside(root, sources.root)) {
    throw new HostError(
      `--keep-builds ${asked} lies in the repository, so that a change could bring what is kept`,
      'name a folder outside of it, such as ~/.cache/gcbench/builds',
    )
  }
  const arm = first?.arm.id ?? ''
  const from = isolation.compiledBy(arm)
  const source = first && sourceOfArm(sources.resolved, first.arm, first.variant.source)
  const isOfCommit = source?.sha != null && source.path === null && sources.consumer === undefined
  // Files of head are compiled with base's.
  const isOwn = first?.arm.side === 'base' && suite.benchmarksFrom !== 'head'
  if (from === null || !isOfCommit || !isOwn || workload.build.takesFromBase !== true) return null
  const { toolchain, buildEnv, buildFlags } = first.variant
  const isPlace = (name: string) => runtime.indexed?.places.includes(name)
  const all = Object.entries(buildEnvOf(host, runtime, first.variant))
  const env = Object.fromEntries(all.filter(([name]) => !isPlace(name)).sort())
  const commit = source.sha
  const inputs = { commit, platform: host.platform, toolchain, buildEnv, buildFlags, env }
  const { files, clock } = host
  const kept = { files, root, inputs, cache: runtime.indexed, nowSec: () => clock.nowSec() }
  const found = await findKept(kept)
  if (found.folder !== null) isolation.showKept(found.folder)
  let took = { sec: 0, units: [] as string[] }
  return {
    note: noteOf(found, arm),
    built({ records }) {
      const units = records.filter((one) => one.arm === arm).map(({ unit }) => unit)
      took = { sec: isolation.buildSecOf(arm), units }
      return savedSec(found, took)
    },
    async keep({ problems }) {
      if (problems.some(({ code }) => code === 'base-without-project')) return
      await keep(kept, from, { found, ...took })
    },
  }
}

function noteOf({ seal, isBroken }: KeptFound, arm: string): string | null {
  if (isBroken)
    return `what was kept of ${arm} is not what was sealed: it is removed and built anew`
  if (seal === null) return null
  return `what ${arm} compiled in an earlier run is used: ${(seal.bytes / 1e6).toFixed(0)} MB`
}

/**
 * What of the same builds was saved; null: others are built now, or nothing was kept, or nothing was
 * built in time.
 */
export function savedSec(
  { seal }: KeptFound,
  { sec, units }: { sec: number; units: readonly string[] },
): number | null {
  if (seal === null || units.length === 0 || seal.units.join('\n') !== [...units].sort().join('\n'))
    return null
  return Math.max(0, seal.sec - sec)
}
