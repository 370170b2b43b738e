/**
 * What gcbench makes of public Go modules, in the time that a budget gives: `npm run field`.
 *
 *   npm run field                        all modules: three minutes each, one where planted
 *   npm run field -- --budget 60s        with less
 *   npm run field -- --modules zap,mux   modules whose path holds one of the words
 *   npm run field -- --shared            the small share that the tests run, by hand
 *   npm run field -- --only versions     or `plants`: the planted changes alone; or `sizes`: nothing
 *                                        changed, +5 %, +10 % and twice, with the whole budget
 *   npm run field -- --out field.ndjson  keeps each row there, and runs those that it has not
 *   npm run field -- --docs              writes the table into results.md beside it; with `--out`
 *                                        after it was stopped, what there is, with what is missing
 *   npm run field -- --minutes 40        a slot: begins no run whose budget ends after it, gives
 *                                        each module one change before any two, and names the rest; with `--out` another
 *                                        slot goes on where it ended
 *   npm run field -- --busy 2            beside so many busy loops, which are told from quiet runs
 *   npm run field -- --language rust     projects of a language (rust, cpp, python, js, jvm, go, all):
 *                                        made slower (five minutes by default), and with a comment;
 *                                        `--only slower,comment,same,versions` chooses; `--from`
 *                                        says where those are cloned from that no registry has
 *   npm run field -- --kept              with `--out`: runs nothing, and prints what it has
 *
 * Prints a table, and ends with 1 on what no maintainer should see: overrun, a crash, a benchmark
 * lost without a word, a planted slowdown that was not called, a comment that runs anything, a
 * green mark without a chance.
 */
import '../ends-clean.ts'
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { plural } from '../../src/model/plain.ts'
import { readDuration } from '../../src/settings/values.ts'
import { type Change, comment, planted, sizes, versions } from './field/changes.ts'
import { faultsOf } from './field/faults.ts'
import { copyOf, download, listed } from './field/fetch.ts'
import { runForeign } from './field/foreign.ts'
import { type FieldModule, fieldModules, sharedModules } from './field/modules.ts'
import { type Counts, head as columns, countIn, rowOf, sumLines } from './field/row.ts'
import { benchstatCalls, runField } from './field/trial.ts'

const DOCS = new URL('./results.md', import.meta.url)

const { values } = parseArgs({
  options: {
    shared: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    budget: { type: 'string' },
    modules: { type: 'string', default: '' },
    only: { type: 'string' },
    out: { type: 'string' },
    kept: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    busy: { type: 'string', default: '0' },
    language: { type: 'string' },
    from: { type: 'string', default: 'https://github.com/{owner}/{name}' },
  },
})

/** After which no run begins; each may take its budget and its builds more. */
const endMs = Date.now() + 60_000 * Number(values.minutes)
if (Number.isNaN(endMs)) throw new Error(`--minutes ${values.minutes} is no number`)

const busy = Number(values.busy)
if (!Number.isInteger(busy) || busy < 0)
  throw new Error(`--busy ${values.busy} is no number of loops`)

const words = values.modules.split(',').filter((word) => word !== '')
const isWanted = ({ path }: FieldModule) =>
  (!values.shared || sharedModules.includes(path)) &&
  (words.length === 0 || words.some((word) => path.includes(word)))

const changesOf = ({ path }: FieldModule): Change[] => {
  // Each takes as long as the versions: two modules have all, and the comment costs no rounds.
  const plants = sharedModules.includes(path) ? [...planted, comment] : [comment]
  if (values.only === 'versions') return [versions]
  if (values.only === 'sizes') return sizes
  return values.only === 'plants' ? plants : [versions, ...plants]
}

/**
 * A run as it is kept: what it was, the table's line, what was wrong, the load it began under, how
 * long it took with its builds, and in how many benchmark functions a slowdown could be planted.
 */
type Kept = {
  key: string
  line: string
  faults: string[]
  load: number
  date: string
  tookSec: number
  planted?: { in: number; of: number }
  counts?: Counts
}

/** What is planted is large: it takes no more time to be called. */
const PLANTED_BUDGET = '60s'

const BUDGET = values.budget ?? '3m'

const budgetOf = ({ isPlanted }: Change) =>
  isPlanted && values.only !== 'sizes' ? PLANTED_BUDGET : BUDGET

const keyOf = ({ path, base, head }: FieldModule, change: Change) =>
  JSON.stringify([path, base, head, nameOf(change), budgetOf(change)])

/** What is in the table for a change: quiet and busy runs stand beside each other. */
const nameOf = ({ name }: Change) => (busy === 0 ? name : `${name}, ${plural(busy, 'busy loop')}`)

const known: Kept[] =
  values.out !== undefined && existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []
const rows: Kept[] = []
const missing: string[] = []

function keep(row: Kept): void {
  rows.push(row)
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(row)}\n`)
}

const minutes = (sec: number) => `${(sec / 60).toFixed(1)} min`

function print({ line, faults, tookSec }: Kept): void {
  console.log(`${line} ${minutes(tookSec)}`)
  for (const text of faults) console.log(`  FAULT ${text}`)
}

async function one(module: FieldModule, change: Change): Promise<void> {
  const key = keyOf(module, change)
  const before = known.find((row) => row.key === key)
  if (before !== undefined) {
    rows.push(before)
    return print(before)
  }
  const what = `${module.path} (${nameOf(change)})`
  const endsMs = Date.now() + 1000 * (readDuration(budgetOf(change)) ?? 0)
  if (values.kept || endsMs > endMs) return void missing.push(what)
  const beganMs = Date.now()
  const head = download(module.path, module.head)
  const base = change.isPlanted ? head : download(module.path, module.base)
  const [failed] = [base, head].flatMap((side) => ('why' in side ? [side.why] : []))
  if (!('folder' in base) || !('folder' in head)) {
    console.log(`skipped ${module.path}: the module proxy says: ${failed}`)
    return void missing.push(what)
  }
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-field-'))
  try {
    const [a, b] = [copyOf(base.folder, `${folder}/base`), copyOf(head.folder, `${folder}/head`)]
    const names = listed(b)
    const edited = change.prepare({ base: a, head: b })
    const out = `${folder}/out`
    const [load = 0] = loadavg()
    const field = await runField(
      a,
      b,
      out,
      budgetOf(change),
      change.isSame ? ['--reach', 'off'] : [],
    )
    const calls = (field.report?.roundsRun ?? 0) === 0 ? '' : benchstatCalls(out)
    const row = {
      key,
      line: rowOf(module, { ...change, name: nameOf(change) }, field, names, calls),
      load,
      faults: faultsOf(field, names, change, edited).map(
        (text) => `${module.path}, ${nameOf(change)}: ${text}`,
      ),
      date: new Date().toISOString().slice(0, 10),
      tookSec: (Date.now() - beganMs) / 1000,
      ...(field.report !== null && { counts: countIn(field.report, calls) }),
      ...(change.isSlower && { planted: { in: edited.length, of: names.length } }),
    }
    keep(row)
    print(row)
    if (field.report === null) console.log(field.said.split('\n').slice(-12).join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const machine =
  `${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, ` +
  `Node ${process.versions.node}, a budget of ${BUDGET} (planted: ${PLANTED_BUDGET})`
console.log(`${machine}\n`)
for (const line of columns) console.log(line)
const loops = Array.from({ length: values.kept ? 0 : busy }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
process.on('exit', () => {
  for (const loop of loops) loop.kill()
})
// Three modules of Go, beside three projects of each other language.
const isGo = values.language === 'go'
if (values.language !== undefined && !isGo) {
  const wrong = await runForeign({
    language: values.language,
    words,
    from: values.from,
    budget: values.budget ?? '5m',
    asks: (values.only ?? 'slower,comment').split(','),
  })
  for (const loop of loops) loop.kill()
  process.exit(wrong === 0 ? 0 : 1)
}
const wanted = fieldModules.filter(isWanted).slice(0, isGo && words.length === 0 ? 3 : undefined)
// In a slot each module has one change before any has two.
const most = Math.max(0, ...wanted.map((module) => changesOf(module).length))
for (let at = 0; at < most; at++) {
  for (const module of wanted) {
    const change = changesOf(module)[at]
    if (change !== undefined) await one(module, change)
  }
}
for (const loop of loops) loop.kill()
const faults = rows.flatMap((row) => row.faults)
const ofRuns = `in ${plural(rows.length, 'run')}`
const said =
  faults.length === 0
    ? `No faults ${ofRuns}.`
    : `${plural(faults.length, 'fault')} ${ofRuns}:\n- ${faults.join('\n- ')}`
const plants = rows.flatMap(({ planted }) => planted ?? [])
if (plants.length > 0) {
  const sum = (of: (one: { in: number; of: number }) => number) =>
    plants.reduce((all, one) => all + of(one), 0)
  const whole = `${sum((one) => one.in)} of ${sum((one) => one.of)} benchmark functions`
  console.log(`\nThe slowdown stands in a package that ${whole} call.`)
}
const counted = rows.flatMap(({ key, counts }) =>
  counts === undefined ? [] : [{ name: String(JSON.parse(key)[3]), counts }],
)
if (counted.length > 0) console.log(`\n${sumLines(counted).join('\n')}`)
if (missing.length > 0) console.log(`\nNot run: ${missing.join(', ')}.`)
console.log(`\n${said}`)

/** What else the machine did: no fault of the runs, and in all of their times. */
function loadText(): string {
  const loads = rows.map(({ load }) => load)
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1))
  const ran = new Set(rows.map(({ key }) => (JSON.parse(key) as string[])[0])).size
  const tookSec = rows.reduce((sum, row) => sum + row.tookSec, 0)
  const of = `${ran} of the ${fieldModules.length} modules in ${minutes(tookSec)} with their builds`
  const load = `when a run began, the load of the machine was ${least} to ${most}`
  return `${of}; ${missing.length === 0 ? '' : `not run: ${missing.join(', ')}; `}${load}`
}

if (values.docs) {
  const { place } = await import('../docs/generate-docs.ts')
  const dates = [...new Set(rows.map(({ date }) => date))].sort().join(', ')
  const table = [...columns, ...rows.map(({ line }) => line)].join('\n')
  const text = `\nOn ${dates}, ${machine}; ${loadText()}:\n\n${table}\n\n${said}\n`
  writeFileSync(DOCS, place(readFileSync(DOCS, 'utf8'), 'field', text))
}
process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1
