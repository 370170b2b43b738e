/**
 * Runs the experiments of docs/experiments/ on the bundled examples, and writes what they print to
 * their pages: `node start.js scripts/research/experiments.ts [NAME ...] [-- ARGS of gcbench run]`. Takes a
 * quiet machine, Go, sysbench and a JDK; all of them take twelve minutes, builds among them.
 */
import '../ends-clean.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../src/machine/facts.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import { readReport } from '../../src/report/read-report.ts'
import {
  experiments,
  outputPath,
  pagePath,
  SUITE_FILE,
  stageExperiment,
} from './experiments/stage.ts'
import { undecided } from './experiments/undecided.ts'

const CLI = join(import.meta.dirname, '../../src/cli/main.ts')
/** What explains the tables, and rows that they leave out: the report has them. */
const NOTE =
  /^(?:written|repeat|seed)[: ]|^\[\d+\] |^- |^ {4}\S|^(?:Values are medians|◆ on the line:)|: --all$/
const FOOTNOTE = / \[\d+\]$/
/** Tables of several comparisons are long, and alike. */
const MOST_LINES = 20
/** Percent of the processors in use by others from which figures are the form alone. */
const BUSY_PCT = 10
/** A load average would still tell of the experiment before this one. */
const LISTEN_SEC = 5

/** Writes the table to its file; what the page says of it: what it cost and could not tell. */
async function printedOf(suite: string, argv: string[], folder: string): Promise<string[]> {
  const host = makeHost({ cwd: folder, env: process.env, notify() {} })
  const inUsePct = (await listen(host, LISTEN_SEC)).foreignCpuPct ?? 100
  const run = spawnSync(process.execPath, [CLI, ...argv], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', COLUMNS: '400' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = run.stdout.replaceAll(folder, '.').trim().split('\n')
  const kept = lines
    .filter((line) => !NOTE.test(line))
    .map((line) => line.replace(FOOTNOTE, ''))
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
    .trimEnd()
  const shown = kept.split('\n')
  const left = shown.length - MOST_LINES
  const cut = left > 3 ? [...shown.slice(0, MOST_LINES), `... and ${left} more lines`] : shown
  if (kept === '') throw new Error(`${suite} ended with ${run.status} and printed nothing`)
  const report = readReport(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8'))
  if (report.comparisons.length === 0 || report.roundsRun === 0) {
    throw new Error(`${suite} compared nothing, so its page stays as it was:\n${kept}`)
  }
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  const busy =
    inUsePct < BUSY_PCT
      ? ''
      : `, of which others used ${Math.round(inUsePct)} %: its figures show the form, not the size`
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(outputPath(suite), `${cut.join('\n')}\n`)
  return [
    `\`gcbench ${argv.join(' ')}\``,
    `printed [this](output/${suite}.txt) on ${date}, ${machine}${busy}. ${undecided(report)}`,
    '',
  ]
}

async function printed(name: string, more: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-experiment-'))
  try {
    const { suites, args } = stageExperiment(name, folder)
    const blocks: string[] = []
    for (const [suite, budget] of Object.entries(suites)) {
      const length = more.length > 0 ? more : ['--budget', budget]
      const argv = ['run', suite, ...args, ...length, '--config', SUITE_FILE, '--seed', 'docs']
      blocks.push(...(await printedOf(suite, argv, folder)))
    }
    return blocks
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const given = process.argv.slice(2)
const end = given.includes('--') ? given.indexOf('--') : given.length
const [asked, more] = [given.slice(0, end), given.slice(end + 1)]
for (const name of asked.length > 0 ? asked : Object.keys(experiments)) {
  const beganAt = performance.now()
  console.error(`${name}: builds and rounds, minutes; its page is written at the end`)
  const block = (await printed(name, more)).join('\n').trimEnd()
  const page = readFileSync(pagePath(name), 'utf8')
  const [begin, until] = [`<!-- experiment:${name} -->`, `<!-- /experiment:${name} -->`]
  const [before = '', after = ''] = [page.split(begin)[0], page.split(until)[1]]
  writeFileSync(pagePath(name), `${before}${begin}\n\n${block}\n\n${until}${after}`)
  console.log(`wrote ${pagePath(name)} in ${Math.round((performance.now() - beganAt) / 1000)} s`)
}
