/**
 * What gcbench makes of public Go modules, in the time that a budget gives: `npm run field`.
 *
 *   npm run field                    all modules, three minutes each, about an hour
 *   npm run field -- --shared        the two that continuous integration runs
 *   npm run field -- zap mux         modules whose path holds one of the words
 *   npm run field -- --budget 60s    another budget
 *
 * Prints a table, and ends with 1 on what no maintainer should see: overrun, a crash, a benchmark
 * lost without a word, a planted slowdown that was not called, a comment that runs anything, a
 * green mark without a chance.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyOf, download, listed, plantComment, plantSlowdown } from './field/fetch.ts'
import { type FieldModule, fieldModules, sharedModules } from './field/modules.ts'
import {
  benchstatWord,
  type Field,
  isCalled,
  isGreenForNothing,
  longestTrialSec,
  lostOf,
  overrunSec,
  runField,
  wordsOf,
} from './field/trial.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shared: { type: 'boolean', default: false },
    budget: { type: 'string', default: '3m' },
    /** Versions only, or plants only; both without it. */
    only: { type: 'string' },
  },
})

const isWanted = ({ path }: FieldModule) =>
  (!values.shared || sharedModules.includes(path)) &&
  (positionals.length === 0 || positionals.some((word) => path.includes(word)))

const COLUMNS = ['module', 'change', 'shape', 'found', 'run', 'left out', 'rounds', 'counted']
const REST = ['overrun', 'silent', 'slower / faster / same', 'conclusion', 'benchstat']

type Change = {
  change: string
  prepare(base: string, head: string): string[]
  /** What must be called; null: nothing. */
  expects: 'all' | 'one' | 'nothing' | null
}

const changes: Change[] = [
  { change: 'versions', prepare: () => [], expects: null },
  { change: 'all 2x', prepare: (_base, head) => plantSlowdown(head, false), expects: 'all' },
  { change: 'one 2x', prepare: (_base, head) => plantSlowdown(head, true), expects: 'one' },
  {
    change: 'comment',
    expects: 'nothing',
    prepare(_base, head) {
      plantComment(head)
      return []
    },
  },
]

/** Planted changes take as long as the versions: two modules have them, one small, one large. */
const PLANTED = ['github.com/google/uuid', 'github.com/gorilla/mux']

const faults: string[] = []

async function one(module: FieldModule, { change, prepare, expects }: Change): Promise<void> {
  const base = download(module.path, module.base)
  const head = expects === null ? download(module.path, module.head) : base
  const failed = [base, head].flatMap((side) => ('why' in side ? [side.why] : []))
  if (!('folder' in base) || !('folder' in head)) {
    console.log(`skipped ${module.path}: the module proxy says: ${failed[0]}`)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-field-'))
  try {
    const [a, b] = [copyOf(base.folder, `${folder}/base`), copyOf(head.folder, `${folder}/head`)]
    const planted = prepare(a, b)
    const names = listed(b)
    const out = `${folder}/out`
    const field = await runField(a, b, out, values.budget)
    const problems = faultsOf(field, names, { expects, planted })
    faults.push(...problems.map((text) => `${module.path}, ${change}: ${text}`))
    printRow(module, change, field, names, out)
    for (const text of problems) console.log(`  FAULT ${module.path}, ${change}: ${text}`)
    if (field.report === null) console.log(field.said.split('\n').slice(-12).join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function faultsOf(
  { report, exit, silentSec }: Field,
  names: string[],
  { expects, planted }: Pick<Change, 'expects'> & { planted: string[] },
): string[] {
  if (report === null || (exit !== 0 && exit !== 1)) return [`no report, exit ${exit}`]
  const lost = lostOf(report, names)
  const enough = report.roundsRun >= 8
  const found = [
    overrunSec(report) > 0 ? `overrun of ${overrunSec(report).toFixed(1)} s` : '',
    lost.length > 0 ? `lost without a word: ${lost.slice(0, 5).join(', ')}` : '',
    isGreenForNothing(report) ? `green after ${report.roundsRun} rounds` : '',
    // Twice the interval at which something is to be said: a loaded machine is late.
    silentSec > 20 ? `silent for ${silentSec.toFixed(0)} s` : '',
  ]
  if (expects === 'all' && enough && !isCalled(report, null)) found.push('all 2x is not called')
  if (expects === 'one' && enough && !isCalled(report, planted[0] ?? '')) {
    found.push(`2x of ${planted[0]} is not called`)
  }
  if (expects === 'nothing' && (report.records ?? []).length > 0) {
    found.push(`a comment ran ${report.records?.length} trials`)
  }
  return found.filter((text) => text !== '')
}

function printRow(
  module: FieldModule,
  change: string,
  { report, silentSec }: Field,
  names: string[],
  out: string,
): void {
  const start = [module.path.replace('github.com/', ''), change, module.shape]
  if (report === null) {
    const nothing = [...COLUMNS.slice(3), ...REST].map(() => 'crash')
    console.log(`| ${[...start, ...nothing].join(' | ')} |`)
    return
  }
  const functions = new Set(report.plan.targets.map(({ id }) => id.split('/').slice(0, -1).join()))
  const { slower, faster, same } = wordsOf(report)
  const leftOut = report.problems.filter(({ code }) => code === 'left-out').length
  const counted = report.timeSpent
  const share =
    counted === undefined ? '' : `${Math.round((100 * counted.countedSec) / counted.wholeSec)} %`
  const cells = [
    ...[`${names.length} functions`, `${report.plan.targets.length} in ${functions.size}`],
    ...[String(leftOut), String(report.roundsRun), share],
    `${overrunSec(report).toFixed(1)} s (longest trial ${longestTrialSec(report).toFixed(1)} s)`,
    ...[`${silentSec.toFixed(0)} s`, `${slower} / ${faster} / ${same}`],
    ...[report.conclusion.conclusion, benchstatWord(out)],
  ]
  console.log(`| ${[...start, ...cells].join(' | ')} |`)
}

console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, Go modules, `)
console.log(`budget ${values.budget}\n`)
console.log(`| ${[...COLUMNS, ...REST].join(' | ')} |`)
console.log(`|${[...COLUMNS, ...REST].map(() => '---').join('|')}|`)
for (const module of fieldModules.filter(isWanted)) {
  const mine = changes.filter(({ expects }) => expects === null || PLANTED.includes(module.path))
  for (const change of mine) {
    if (values.only === undefined || change.change.startsWith(values.only)) {
      await one(module, change)
    }
  }
}
console.log(
  faults.length === 0 ? '\nno faults' : `\n${faults.length} faults:\n${faults.join('\n')}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
