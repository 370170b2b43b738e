/** What a round of short blocks against servers costs over its blocks. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from 'simple-statistics'
import type { Report } from '../../../src/model/model.ts'
import { readReport } from '../../../src/report/read-report.ts'
import { stageExperiment } from '../experiments/stage.ts'
import type { Figure } from './figure.ts'

const PROJECT = join(import.meta.dirname, '../../..')
const BLOCK_SEC = 1
const ROUNDS = 12
/** New servers at the first of so many rounds. */
const RESTART_ROUNDS = 4

const SUITE = `variants:
  gogc100: {}
  gogc50: { env: { GOGC: 50 } }
suites:
  rounds:
    workload: sysbench
    build: { run: "go build -trimpath -buildvcs=false -o {bin} .", env: { CGO_ENABLED: "0" } }
    server: { run: "{bin} -address=127.0.0.1:{port}", restart-rounds: ${RESTART_ROUNDS} }
    benchmarks: [oltp_point_select, oltp_read_only]
    time: ${BLOCK_SEC}
    variants: [gogc100, gogc50]
    contrasts: [{ variants: { base: gogc100, head: gogc50 } }]
    until: rounds
    rounds: ${ROUNDS}..${ROUNDS}
`

function measured(): Report {
  const folder = mkdtempSync(join(tmpdir(), 'perf-rounds-'))
  try {
    stageExperiment('placement', folder)
    writeFileSync(join(folder, 'perf.yml'), SUITE)
    writeFileSync(join(folder, '.git/info/exclude'), '*.yml\ngcbench-out\n')
    const cli = join(PROJECT, 'src/cli/main.ts')
    const argv = [cli, 'run', '--config', 'perf.yml', '--seed', 'perf', '--advisory']
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe']
    const run = spawnSync(process.execPath, argv, { cwd: folder, stdio, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`gcbench ended with ${run.status}:\n${run.stderr}`)
    return readReport(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of rounds whose blocks all counted: what each took, and the load in it. */
export async function rounds(): Promise<Figure[]> {
  const records = measured().records ?? []
  const inRounds = Map.groupBy(records, ({ trial }) => trial.round)
  const costs = [...inRounds].flatMap(([round, own]) => {
    if (own.some(({ status, trial }) => status !== 'ok' || trial.attempt > 0)) return []
    const spentSec = own.reduce((sum, one) => sum + (one.spentSec ?? 0), 0)
    return [{ spentSec, blocks: own.length, isStart: round % RESTART_ROUNDS === 0 }]
  })
  return [false, true].map((isStart): Figure => {
    const found = costs.filter((one) => one.isStart === isStart)
    if (found.length === 0) throw new Error('no round without a lost block: try again')
    const spentSec = median(found.map((one) => one.spentSec))
    const loadSec = median(found.map(({ blocks }) => blocks * BLOCK_SEC))
    const blocks = Math.round(loadSec / BLOCK_SEC)
    const what = `a round of ${blocks} blocks of ${BLOCK_SEC} s against two servers`
    return {
      what: `${what}, median of ${found.length}${isStart ? ', that starts them anew' : ''}`,
      ours: `${spentSec.toFixed(2)} s`,
      peer: `${loadSec.toFixed(2)} s of load`,
      ratio: `${(spentSec / loadSec).toFixed(2)} times`,
    }
  })
}
