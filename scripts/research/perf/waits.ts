/**
 * How long a user waits for words, and for what: the example and three public modules, each beside
 * ten runs of its benchmarks on either side, which benchstat compares.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeExampleRepository } from '../../../fixtures/examples/make-repository.ts'
import type { Report } from '../../../src/model/model.ts'
import { timeLine } from '../../../src/render/details.ts'
import { hasMoved } from '../../../src/stats/judge.ts'
import { gatingTimes } from '../field/faults.ts'
import { copyOf, download } from '../field/fetch.ts'
import { fieldModules } from '../field/modules.ts'
import { benchstatCalls, callsText, runField } from '../field/trial.ts'
import type { Figure } from './figure.ts'

const BUDGET = '3m'
const MODULES = ['github.com/tidwall/gjson', 'github.com/google/btree', 'github.com/gobwas/glob']
const RUNS = ['test', '-run', '^$', '-bench', '.', '-count', '10', './...']

type Sides = { name: string; base: string; head: string; suite: string[] }

async function exampleIn(folder: string): Promise<Sides> {
  const [base = '', head = ''] = ['main', 'by-pointer'].map((branch) => join(folder, branch))
  for (const [branch, side] of [
    ['main', base],
    ['by-pointer', head],
  ] as const) {
    await makeExampleRepository('prolly', side)
    execFileSync('git', ['checkout', '-q', branch], { cwd: side })
  }
  return { name: 'the example', base, head, suite: ['change'] }
}

function moduleIn(folder: string, path: string): Sides {
  const { base, head } = fieldModules.find((one) => one.path === path)!
  const copied = [base, head].map((version) => {
    const found = download(path, version)
    if ('why' in found) throw new Error(`${path}@${version}: ${found.why}`)
    return copyOf(found.folder, join(folder, version))
  })
  return { name: path, base: copied[0]!, head: copied[1]!, suite: [] }
}

/** Seconds of both sides, and the rows that benchstat calls different, of all. */
function tenRuns({ base, head }: Sides, out: string): { sec: number; words: string } {
  mkdirSync(out)
  const beganMs = performance.now()
  for (const [side, cwd] of Object.entries({ base, head })) {
    const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    const { stdout } = spawnSync('go', RUNS, { ...options, env: { ...process.env, GOWORK: '' } })
    writeFileSync(join(out, `bench-${side}.txt`), stdout)
  }
  return { sec: (performance.now() - beganMs) / 1000, words: callsText(benchstatCalls(out)) }
}

function wordsOf(report: Report): string {
  const rows = gatingTimes(report)
  const moved = rows.filter(({ verdict }) => hasMoved(verdict)).length
  const same = rows.filter(({ verdict }) => verdict.word === 'equivalent').length
  return `${moved} different, ${same} the same of ${rows.length}`
}

async function figuresOf(sides: Sides, folder: string): Promise<Figure[]> {
  const { name, base, head, suite } = sides
  const { report, said } = await runField(base, head, join(folder, 'out'), BUDGET, suite)
  if (report === null) throw new Error(said)
  const sec = (report.buildSec ?? 0) + report.measuredSec
  const peer = tenRuns(sides, join(folder, 'ten'))
  return [
    {
      what: `${name}: words`,
      ours: `${wordsOf(report)} in ${sec.toFixed(0)} s`,
      peer: `${peer.words} different in ${peer.sec.toFixed(0)} s (go test -count 10, both sides)`,
      ratio: `${(sec / peer.sec).toFixed(2)} times as long`,
    },
    { what: `${name}: its time`, ours: timeLine(report), peer: '', ratio: '' },
  ]
}

export async function waits(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of [null, ...MODULES]) {
    const folder = mkdtempSync(join(tmpdir(), 'perf-'))
    try {
      const sides = path === null ? await exampleIn(folder) : moduleIn(folder, path)
      figures.push(...(await figuresOf(sides, folder)))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return figures
}
