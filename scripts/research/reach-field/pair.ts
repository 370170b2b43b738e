/** One pair of versions: what is left out, at what cost, and what two checks say of it. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Host } from '../../../src/machine/host.ts'
import { goReachOf } from '../../../src/workloads/go-bench.ts'
import { copyOf, download } from '../field/fetch.ts'
import { executedOf } from './executed.ts'
import { plantIn } from './plant.ts'

const PLANTED_A_PAIR = 2
const EXECUTED_A_PAIR = 8
/** Packages of a pair whose left-out benchmarks are executed. */
const EXECUTED_PACKAGES = 3

/** What is kept of a pair; `cpuSec`: of all its packages, compiled packages in Go's cache. */
export type Found = {
  packages: number
  benchmarks: number
  leftOut: number
  doubts: number
  cpuSec: number
  reason: string
  oneBinary: number
  planted: number
  executed: number
  functions: number
  wrong: string[]
}

export type Site = { host: Host; program: string; scratch: string; isCountOnly: boolean }

/** `functions`: benchmarks in its source, which count as run where nothing is known of them. */
type Unit = { id: string; folder: string; functions: number }
type Package = { ImportPath: string; Dir: string; TestGoFiles?: string[]; XTestGoFiles?: string[] }
type Answer = {
  unit: string
  why: string
  benchmarks: { name: string; same: boolean; why: string; doubt: boolean }[]
}

/** Throws with the reason where a version cannot be had or asked. */
export async function measurePair(
  site: Site,
  module: string,
  from: string,
  to: string,
): Promise<Found> {
  const [base, head] = [fetched(site, module, from, 'base'), fetched(site, module, to, 'head')]
  const units = unitsOf(head)
  if (units.length === 0) throw new Error('no benchmarks')
  // Fills the build cache, as building the two sides does in a run.
  await ask(site, base, head, units)
  const { answers, cpuSec } = await ask(site, base, head, units)
  const benchmarks = answers.flatMap((answer) => answer.benchmarks)
  const unknown = answers.filter(({ why }) => why !== '')
  const inDoubt = units
    .filter(({ id }) => unknown.some(({ unit }) => unit === id))
    .reduce((sum, { functions }) => sum + functions, 0)
  const [reason = ''] = [...unknown, ...benchmarks]
    .map(({ why }) => why)
    .filter((why) => why !== '')
  const counted = {
    packages: units.length,
    benchmarks: benchmarks.length + inDoubt,
    leftOut: benchmarks.filter((one) => one.same).length,
    doubts: benchmarks.filter((one) => one.doubt).length + inDoubt,
    cpuSec,
    reason: reason.replaceAll(`${module}.`, ''),
    oneBinary: 0,
    planted: 0,
    executed: 0,
    functions: 0,
    wrong: [] as string[],
  }
  if (site.isCountOnly) return counted
  checkBinaries(site, base, head, units, answers, counted)
  await checkPlants(site, head, units, answers, counted)
  return counted
}

function fetched({ scratch }: Site, module: string, version: string, name: string): string {
  const had = download(module, version)
  if ('why' in had) throw new Error(had.why)
  const folder = copyOf(had.folder, join(scratch, name))
  if (!existsSync(join(folder, 'go.mod')))
    spawnSync('go', ['mod', 'init', module], { cwd: folder, stdio: 'ignore' })
  return folder
}

function unitsOf(folder: string): Unit[] {
  const fields = '-json=ImportPath,Dir,TestGoFiles,XTestGoFiles'
  const listed = spawnSync('go', ['list', '-e', fields, './...'], { cwd: folder, encoding: 'utf8' })
  const all = JSON.parse(`[${listed.stdout.replace(/^\}\s*^\{/gm, '},{')}]`)
  return all.flatMap(({ ImportPath, Dir, TestGoFiles = [], XTestGoFiles = [] }: Package) => {
    const texts = [...TestGoFiles, ...XTestGoFiles].map((name) => join(Dir, name))
    const found = texts.map((file) => readFileSync(file, 'utf8').match(/^func Benchmark/gm) ?? [])
    const functions = found.flat().length
    return functions > 0 ? [{ id: ImportPath, folder: relative(folder, Dir), functions }] : []
  })
}

const reach = goReachOf(() => [])

async function ask({ host, program }: Site, base: string, head: string, units: Unit[]) {
  const { argv } = reach.step(null, {
    program,
    base,
    head,
    out: join(head, 'gcbench-out'),
    units: units.map(({ id }) => id),
    project: { folder: '', env: {} },
    variant: { name: 'default' } as never,
    baseEnv: {},
  })
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== undefined),
  ) as Record<string, string>
  const ran = await host.exec.run({
    argv,
    cwd: head,
    env,
    limitSec: 1800,
    keepBytes: 2 ** 28,
    measure: true,
  })
  if (ran.code !== 0) throw new Error(ran.notStarted ?? ran.stderr.trim())
  if (ran.usage === null) throw new Error('the CPU time is not known')
  const answers = JSON.parse(ran.stdout) as Answer[]
  return { answers, cpuSec: ran.usage.userSec + ran.usage.systemSec }
}

const leftOutOf = ({ benchmarks }: Answer) =>
  benchmarks.filter((one) => one.same).map(({ name }) => name)

/** So many of a list, evenly. */
function some<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / count))
  return all.filter((_, index) => index % step === 0)
}

/** By the linked binaries of packages in which something is left out. */
function checkBinaries(
  { scratch }: Site,
  base: string,
  head: string,
  units: Unit[],
  answers: Answer[],
  found: Found,
): void {
  const known = answers.filter((answer) => leftOutOf(answer).length > 0)
  let packages = 0
  for (const answer of known) {
    const unit = units.find(({ id }) => id === answer.unit)
    if (unit === undefined || packages === EXECUTED_PACKAGES) continue
    const binaries = linked(base, head, unit, scratch)
    if (binaries === null) continue
    if (readFileSync(binaries[0]).equals(readFileSync(binaries[1]))) {
      const ran = answer.benchmarks.filter((one) => !one.same && !one.doubt)
      found.oneBinary++
      if (ran.length > 0) found.wrong.push(`${unit.id}.${ran[0]?.name} runs: it is one binary`)
      continue
    }
    packages++
    const names = some(leftOutOf(answer), Math.ceil(EXECUTED_A_PAIR / EXECUTED_PACKAGES))
    const site = { id: unit.id, folder: join(head, unit.folder), binaries }
    const executed = executedOf(site, names, scratch)
    if (executed === null) continue
    found.executed += executed.benchmarks
    found.functions += executed.functions
    found.wrong.push(...executed.wrong)
  }
}

function linked(
  base: string,
  head: string,
  { id }: Unit,
  scratch: string,
): [base: string, head: string] | null {
  const files: [string, string] = [join(scratch, 'base.test'), join(scratch, 'head.test')]
  for (const [index, cwd] of [base, head].entries()) {
    const args = ['test', '-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', files[index]!, id]
    if (spawnSync('go', args, { cwd }).status !== 0) return null
  }
  return files
}

/** By edits of functions that a benchmark was seen to execute. */
async function checkPlants(
  site: Site,
  head: string,
  units: Unit[],
  answers: Answer[],
  found: Found,
): Promise<void> {
  const original = join(site.scratch, 'original')
  cpSync(head, original, { recursive: true })
  const first = answers.find((answer) => answer.why === '' && answer.benchmarks.length > 0)
  const unit = units.find(({ id }) => id === first?.unit)
  if (first === undefined || unit === undefined) return
  const names = first.benchmarks.filter((one) => one.why !== 'it is gone').map(({ name }) => name)
  for (const name of some(names, PLANTED_A_PAIR)) {
    const planted = plantIn(head, unit.folder, name)
    if (planted === null) continue
    try {
      const [answer] = (await ask(site, original, head, [unit])).answers
      const edited = answer?.benchmarks.find((one) => one.name === name)
      if (edited === undefined) continue
      found.planted++
      if (edited.same)
        found.wrong.push(`${unit.id}.${name} is left out after an edit of ${planted.where}`)
    } finally {
      planted.undo()
    }
  }
}
