/**
 * What a change can reach, over neighbouring versions of public Go modules: how many benchmarks
 * need not run, how long it takes to find out, and whether any was left out that should have run.
 *
 *   npm run reach-field                        all pairs: hours on a busy machine
 *   npm run reach-field -- btree zap           modules whose path holds one of the words
 *   npm run reach-field -- --few               pairs of one or two commits alone
 *   npm run reach-field -- --count             counts and checks nothing
 *   npm run reach-field -- --out reach.ndjson  keeps each pair there, and runs those it has not
 *   npm run reach-field -- --docs              writes the tables into results.md beside it
 *
 * Three things are checked (pair.ts, executed.ts). Benchmarks that are left out are executed once,
 * and the functions that they were seen to execute are compared in both linked binaries by Go's own
 * disassembler. A package whose two binaries are one file must be left out whole, but for files
 * that it may read. And a function that a benchmark was seen to execute is edited: it must run.
 *
 * Ends with 1 where one of these fails, or a goal is missed: 60 % left out over the first list, and
 * 3 s of CPU time a package pair. Needs the module proxy on the first run; what it downloads stays
 * in Go's module cache.
 */
import '../ends-clean.ts'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeHost } from '../../src/machine/this-machine.ts'
import { type Found, measurePair } from './reach-field/pair.ts'
import { fewCommits, type Pair, releases } from './reach-field/pairs.ts'

const GOALS = { pct: 60, cpuSec: 3, pairs: 30 }
const DOCS = new URL('./results.md', import.meta.url)

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    few: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

process.env.GOFLAGS = '-mod=mod'
const scratch = mkdtempSync(join(tmpdir(), 'gcbench-reach-field-'))
const host = makeHost({ cwd: process.cwd(), env: process.env, notify: () => {} })
const program = await host.reachProgram()
if (program === null)
  throw new Error('the program cannot be built: is there a Go, and is it Linux?')
const site = { host, program, scratch, isCountOnly: values.count }
const asked = { encoding: 'utf8' } as const
const goVersion = execFileSync('go', ['env', 'GOVERSION'], asked).trim().replace(/^go/, '')
const programHash = (await host.files.sha256(program)).slice(0, 12)

/** A pair as it is kept: of this program under this Go. `found` is a reason where it failed. */
type Kept = { key: string; date: string; found: Found | string }

const known = new Map<string, Kept>()
if (values.out !== undefined && existsSync(values.out)) {
  for (const line of readFileSync(values.out, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as Kept
    known.set(row.key, row)
  }
}

async function rowOf(pair: Pair): Promise<Kept> {
  const key = JSON.stringify([...pair, goVersion, programHash, values.count])
  const before = known.get(key)
  // What failed may have been the proxy's fault.
  if (before !== undefined && typeof before.found !== 'string') return before
  const found = await measurePair(site, ...pair).catch(
    (error: Error) => error.message.split('\n')[0] ?? '',
  )
  for (const name of ['base', 'head', 'original'])
    rmSync(join(scratch, name), { recursive: true, force: true })
  const row = { key, date: new Date().toISOString().slice(0, 10), found }
  known.set(key, row)
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(row)}\n`)
  return row
}

const lines: string[] = []
function say(line: string): void {
  console.info(line)
  lines.push(line)
}

const cell = (text: string, most: number) => text.replaceAll('|', '\\|').slice(0, most)

function lineOf([module, from, to]: Pair, { found }: Kept): string {
  const start = `| ${module} | ${from}, ${to} |`
  if (typeof found === 'string') return `${start} | | | | | not measured: ${cell(found, 90)} |`
  const { packages, benchmarks, leftOut, cpuSec, executed, functions, reason } = found
  const each = (cpuSec / packages).toFixed(2)
  const cells = [packages, benchmarks, leftOut, each, `${executed}, ${functions}`, cell(reason, 70)]
  return `${start} ${cells.join(' | ')} |`
}

const COLUMNS = [
  'Module',
  'Versions',
  'Packages',
  'Benchmarks',
  'Left out',
  'CPU s a package',
  'Executed, functions',
  'A reason',
]

const sumOf = (found: readonly Found[], key: Exclude<keyof Found, 'reason' | 'wrong'>) =>
  found.reduce((sum, one) => sum + one[key], 0)

/** Prints the pairs of a list and their sum. */
async function table(title: string, pairs: readonly Pair[]): Promise<Kept[]> {
  say(`${title}:\n`)
  say(`| ${COLUMNS.join(' | ')} |`)
  say('| --- | --- | --: | --: | --: | --: | --: | --- |')
  const rows: Kept[] = []
  for (const pair of pairs) {
    if (words.length > 0 && !words.some((part) => pair[0].includes(part))) continue
    const row = await rowOf(pair)
    rows.push(row)
    say(lineOf(pair, row))
  }
  const found = measured(rows)
  const [all, same] = [sumOf(found, 'benchmarks'), sumOf(found, 'leftOut')]
  say(
    `\n${found.length} of ${rows.length} pairs, ${sumOf(found, 'packages')} packages, ${all} ` +
      `benchmarks: ${same} left out (${pctOf(found).toFixed(0)} %); ${sumOf(found, 'doubts')} of ` +
      `the others run in doubt. ${cpuOf(found).toFixed(2)} s of CPU time a package pair.\n`,
  )
  return rows
}

const measured = (rows: readonly Kept[]) =>
  rows.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]))
const pctOf = (found: readonly Found[]) =>
  (100 * sumOf(found, 'leftOut')) / Math.max(1, sumOf(found, 'benchmarks'))
const cpuOf = (found: readonly Found[]) =>
  sumOf(found, 'cpuSec') / Math.max(1, sumOf(found, 'packages'))

const few = await table('One or two commits', fewCommits)
const others = values.few ? [] : await table('Releases', releases)
rmSync(scratch, { recursive: true, force: true })

const rows = [...new Map([...few, ...others].map((row) => [row.key, row])).values()]
const all = measured(rows)
const wrong = all.flatMap((found) => found.wrong)
say(
  values.count
    ? 'Nothing was checked.'
    : `${sumOf(all, 'executed')} benchmarks that are left out execute ` +
        `${sumOf(all, 'functions')} functions, ${sumOf(all, 'planted')} functions were edited, ` +
        `${sumOf(all, 'oneBinary')} packages are one binary: ${wrong.length} wrong.`,
)
for (const line of wrong) say(`wrong: ${line}`)
const missed = [
  ...(wrong.length > 0 ? [`${wrong.length} wrong`] : []),
  ...(pctOf(measured(few)) < GOALS.pct ? [`less than ${GOALS.pct} % left out`] : []),
  ...(cpuOf(all) > GOALS.cpuSec ? [`more than ${GOALS.cpuSec} s a package pair`] : []),
  ...(measured(few).length < GOALS.pairs ? [`fewer than ${GOALS.pairs} pairs`] : []),
]
if (words.length === 0)
  say(missed.length === 0 ? 'All goals met.' : `Missed: ${missed.join(', ')}.`)
if (values.docs) {
  const { place } = await import('../docs/generate-docs.ts')
  const dates = [...new Set(rows.map(({ date }) => date))].sort().join(', ')
  const text = `\nOn ${dates}, Go ${goVersion}.\n\n${lines.join('\n')}\n`
  writeFileSync(DOCS, place(readFileSync(DOCS, 'utf8'), 'reach-field', text))
}
process.exitCode = wrong.length > 0 || (words.length === 0 && missed.length > 0) ? 1 : 0
