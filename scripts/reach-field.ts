/**
 * What a change can reach, over neighbouring versions of public Go modules: how many benchmarks
 * need not run, how long it takes to find out, and whether any was left out that should have run.
 *
 * Two things are checked. A package whose test binaries are the same file must be left out whole,
 * but for files that it may read. And in each head a function is edited that a benchmark was seen
 * to execute: that benchmark must run. Ends with 1 when one does not, or too few are left out.
 *
 * `npm run reach-field`, or with parts of module names: `npm run reach-field -- btree zap`.
 * `--count` counts and checks nothing, `--few` takes pairs of one or two commits alone, `--docs`
 * writes the tables into docs/reach.md. Needs the module proxy on the first run; what it downloads
 * stays in Go's module cache.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { goReachOf } from '../src/core/workloads/go-bench-reach.ts'
import { makeHost } from '../src/host/node.ts'
import { fewCommits, releases } from './reach-field/pairs.ts'
import { plantIn } from './reach-field/plant.ts'

const PLANTED_A_MODULE = 2
const GOAL_PCT = 60
const reach = goReachOf(() => [])

process.env.GOFLAGS = '-mod=mod'
const scratch = mkdtempSync(join(tmpdir(), 'gcbench-reach-field-'))
const host = makeHost({ cwd: process.cwd(), env: process.env, tell: () => {} })
const isCountOnly = process.argv.includes('--count')
const program = (await host.reachProgram()) ?? fail('the program cannot be built: is there a Go?')

const goVersion = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  .trim()
  .replace(/^go/, '')

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}

/** Writable copy of a module's zip. */
function fetched(module: string, version: string, name: string): string {
  const args = ['mod', 'download', '-json', `${module}@${version}`]
  const { Dir } = JSON.parse(execFileSync('go', args, { cwd: scratch, encoding: 'utf8' }))
  const folder = join(scratch, name)
  cpSync(Dir, folder, { recursive: true })
  execFileSync('chmod', ['-R', 'u+w', folder])
  if (!existsSync(join(folder, 'go.mod')))
    execFileSync('go', ['mod', 'init', module], { cwd: folder, stdio: 'ignore' })
  return folder
}

/** `functions`: benchmarks in its source, which count as run where nothing is known of them. */
type Unit = { id: string; folder: string; functions: number }

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

type Package = { ImportPath: string; Dir: string; TestGoFiles?: string[]; XTestGoFiles?: string[] }
type Answer = {
  unit: string
  why: string
  benchmarks: { name: string; same: boolean; why: string; doubt: boolean }[]
}

function ask(base: string, head: string, units: Unit[]): { answers: Answer[]; sec: number } {
  const ids = units.map(({ id }) => id)
  const { argv } = reach.step(null, {
    ...{ program, base, head, out: join(head, 'gcbench-out'), units: ids },
    project: { folder: '', env: {} },
    variant: { name: 'default' } as never,
  })
  const startMs = performance.now()
  const options = { cwd: head, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const ran = spawnSync(argv[0], argv.slice(1), options)
  if (ran.status !== 0) throw new Error(ran.stderr.trim())
  return { answers: JSON.parse(ran.stdout), sec: (performance.now() - startMs) / 1000 }
}

/** Whether the linked test binaries of both sides are one file; null: one cannot be built. */
async function isOneBinary(base: string, head: string, unit: Unit): Promise<boolean | null> {
  const hashes: string[] = []
  for (const folder of [base, head]) {
    const out = join(scratch, 'one.test')
    const args = ['test', '-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', out, unit.id]
    if (spawnSync('go', args, { cwd: folder }).status !== 0) return null
    hashes.push(await host.files.sha256(out))
  }
  return hashes[0] === hashes[1]
}

const NOTHING = { all: 0, same: 0, doubts: 0, units: 0, sec: 0, pairs: 0 }
let total = { ...NOTHING, planted: 0, oneBinary: 0 }
const wrong: string[] = []

function plant(head: string, unit: Unit, names: string[]) {
  for (const name of names) {
    const planted = plantIn(head, unit.folder, name)
    if (planted === null) continue
    try {
      const original = join(scratch, 'original')
      const [answer] = ask(original, head, [unit]).answers
      const found = answer?.benchmarks.find((one) => one.name === name)
      if (found === undefined) continue
      total.planted++
      if (found.same) wrong.push(`${unit.id}.${name} is left out after an edit of ${planted.where}`)
    } finally {
      planted.undo()
    }
  }
}

async function measure(module: string, from: string, to: string): Promise<string> {
  const [base, head] = [fetched(module, from, 'base'), fetched(module, to, 'head')]
  const units = unitsOf(head)
  if (units.length === 0) return 'no benchmarks'
  // Fills the build cache, as building the two sides does in a run.
  ask(base, head, units)
  const { answers, sec } = ask(base, head, units)
  const benchmarks = answers.flatMap((answer) => answer.benchmarks)
  const same = benchmarks.filter((one) => one.same)
  const unknown = answers.filter(({ why }) => why !== '')
  total.pairs++
  total.units += units.length
  total.sec += sec
  const all = benchmarks.length + functionsIn(units, unknown)
  total.all += all
  total.same += same.length
  total.doubts += benchmarks.filter((one) => one.doubt).length + functionsIn(units, unknown)
  if (!isCountOnly) await check(base, head, units, answers)
  const [reason = ''] = [...unknown.map(({ why }) => why), ...benchmarks.map(({ why }) => why)]
    .filter((why) => why !== '')
    .map((why) => why.replaceAll(`${module}.`, '').replaceAll('|', '\\|').slice(0, 70))
  const perUnit = (sec / units.length).toFixed(2)
  return `${units.length} | ${all} | ${same.length} | ${perUnit} | ${reason}`
}

const functionsIn = (units: Unit[], answers: Answer[]) =>
  units
    .filter(({ id }) => answers.some(({ unit }) => unit === id))
    .reduce((sum, { functions }) => sum + functions, 0)

/** One package of the pair by its binaries, and one by edits. */
async function check(base: string, head: string, units: Unit[], answers: Answer[]) {
  const whole = answers.find((answer) => answer.benchmarks.every((one) => !one.doubt))
  const unit = units.find(({ id }) => id === whole?.unit)
  if (whole !== undefined && unit !== undefined && (await isOneBinary(base, head, unit))) {
    total.oneBinary++
    const ran = whole.benchmarks.filter((one) => !one.same)
    if (ran.length > 0) wrong.push(`${whole.unit} runs ${ran[0]?.name}, though it is one binary`)
  }
  cpSync(head, join(scratch, 'original'), { recursive: true })
  const first = answers.find((answer) => answer.why === '' && answer.benchmarks.length > 0)
  const plantedUnit = units.find(({ id }) => id === first?.unit)
  if (first !== undefined && plantedUnit !== undefined) {
    const names = first.benchmarks.filter((one) => one.why !== 'it is gone').map(({ name }) => name)
    const step = Math.max(1, Math.floor(names.length / PLANTED_A_MODULE))
    const chosen = names.filter((_, index) => index % step === 0).slice(0, PLANTED_A_MODULE)
    plant(head, plantedUnit, chosen)
  }
}

const lines: string[] = []
function say(line: string): void {
  console.info(line)
  lines.push(line)
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isFewOnly = process.argv.includes('--few')

/** Prints the pairs of a list and their sum; returns the share that is left out, in percent. */
async function table(title: string, pairs: typeof releases): Promise<number> {
  total = { ...total, ...NOTHING }
  say(`${title}:\n`)
  say('| Module | Versions | Packages | Benchmarks | Left out | s a package | A reason |')
  say('| --- | --- | --: | --: | --: | --: | --- |')
  for (const [module, from, to] of pairs) {
    if (words.length > 0 && !words.some((part) => module.includes(part))) continue
    const row = await measure(module, from, to).catch((error: Error) => {
      const [line = ''] = error.message.split('\n')
      return ` | | | | not measured: ${line.slice(0, 90)}`
    })
    say(`| ${module} | ${from}, ${to} | ${row} |`)
    for (const name of ['base', 'head', 'original'])
      rmSync(join(scratch, name), { recursive: true, force: true })
  }
  const pct = total.all === 0 ? 0 : (100 * total.same) / total.all
  say(
    `\n${total.pairs} pairs, ${total.units} packages, ${total.all} benchmarks: ${total.same} ` +
      `left out (${pct.toFixed(0)} %); ${total.doubts} of the others run in doubt. ` +
      `${(total.sec / Math.max(1, total.units)).toFixed(2)} s a package pair.\n`,
  )
  return pct
}

const pct = await table('One or two commits', fewCommits)
if (!isFewOnly) await table('Releases', releases)
rmSync(scratch, { recursive: true, force: true })
say(
  `${total.planted} planted edits of functions that a benchmark was seen to execute, ` +
    `${total.oneBinary} packages of one binary: ${wrong.length} wrong.`,
)
for (const line of wrong) say(`wrong: ${line}`)
if (process.argv.includes('--docs')) {
  const { place } = await import('./docs/generate-docs.ts')
  const docs = new URL('../docs/reach.md', import.meta.url)
  const date = new Date().toISOString().slice(0, 10)
  const text = `On ${date}, Go ${goVersion}.\n\n${lines.join('\n')}`
  writeFileSync(docs, place(readFileSync(docs, 'utf8'), 'reach-field', text))
}
process.exitCode = wrong.length > 0 || (words.length === 0 && pct < GOAL_PCT) ? 1 : 0
