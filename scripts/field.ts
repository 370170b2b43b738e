/**
 * What gcbench makes of public Go modules, in the time that a budget gives: `npm run field`.
 *
 *   npm run field                        all modules, three minutes each, about an hour and a half
 *   npm run field -- --budget 60s        about 25 minutes
 *   npm run field -- --modules zap,mux   modules whose path holds one of the words
 *   npm run field -- --shared            the small share that the tests run, by hand
 *   npm run field -- --only versions     or `plants`: the planted changes alone
 *   npm run field -- --docs              writes the table into docs/performance.md
 *
 * Prints a table, and ends with 1 on what no maintainer should see: overrun, a crash, a benchmark
 * lost without a word, a planted slowdown that was not called, a comment that runs anything, a
 * green mark without a chance.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Change, comment, planted, versions } from './field/changes.ts'
import { faultsOf } from './field/faults.ts'
import { copyOf, download, listed } from './field/fetch.ts'
import { type FieldModule, fieldModules, sharedModules } from './field/modules.ts'
import { head as columns, rowOf } from './field/row.ts'
import { runField } from './field/trial.ts'

const DOCS = new URL('../docs/performance.md', import.meta.url)

const { values } = parseArgs({
  options: {
    shared: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    budget: { type: 'string', default: '3m' },
    modules: { type: 'string', default: '' },
    only: { type: 'string' },
  },
})

const words = values.modules.split(',').filter((word) => word !== '')
const isWanted = ({ path }: FieldModule) =>
  (!values.shared || sharedModules.includes(path)) &&
  (words.length === 0 || words.some((word) => path.includes(word)))

const changesOf = ({ path }: FieldModule): Change[] => {
  // Each takes as long as the versions: two modules have all, and the comment costs no rounds.
  const plants = sharedModules.includes(path) ? [...planted, comment] : [comment]
  if (values.only === 'versions') return [versions]
  return values.only === 'plants' ? plants : [versions, ...plants]
}

const faults: string[] = []
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  if (line.startsWith('|')) lines.push(line)
}

async function one(module: FieldModule, change: Change): Promise<void> {
  const base = download(module.path, module.base)
  const head = change.isPlanted ? base : download(module.path, module.head)
  const [failed] = [base, head].flatMap((side) => ('why' in side ? [side.why] : []))
  if (!('folder' in base) || !('folder' in head)) {
    console.log(`skipped ${module.path}: the module proxy says: ${failed}`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-field-'))
  try {
    const [a, b] = [copyOf(base.folder, `${folder}/base`), copyOf(head.folder, `${folder}/head`)]
    const names = listed(b)
    const edited = change.prepare(b)
    const out = `${folder}/out`
    const field = await runField(a, b, out, values.budget)
    const problems = faultsOf(field, names, change, edited)
    say(rowOf(module, change, field, names, out))
    for (const text of problems) {
      faults.push(`${module.path}, ${change.name}: ${text}`)
      console.log(`  FAULT ${text}`)
    }
    if (field.report === null) console.log(field.said.split('\n').slice(-12).join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const machine =
  `${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, ` +
  `Node ${process.versions.node}, a budget of ${values.budget} each`
console.log(`${machine}\n`)
for (const line of columns) say(line)
for (const module of fieldModules.filter(isWanted)) {
  for (const change of changesOf(module)) await one(module, change)
}
const said =
  faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n- ${faults.join('\n- ')}`
console.log(`\n${said}`)
if (values.docs) {
  const { place } = await import('./docs/generate-docs.ts')
  const date = new Date().toISOString().slice(0, 10)
  const text = `\nOn ${date}, ${machine}:\n\n${lines.join('\n')}\n\n${said}\n`
  writeFileSync(DOCS, place(readFileSync(DOCS, 'utf8'), 'field', text))
}
process.exitCode = faults.length === 0 ? 0 : 1
