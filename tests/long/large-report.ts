/**
 * Makes a report of so many rounds of 50 benchmarks out of its lines, and verifies it, in a process
 * whose memory is bounded: `node large-report.ts ROUNDS`. Prints what differs, and the peak in MiB.
 * `node large-report.ts ROUNDS FILE` writes its page there instead.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { TrialRecord } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { trialsOfRound } from '../../src/plan/plan.ts'
import { pageText } from '../../src/render/html.ts'
import { trialsOfLines } from '../../src/report/packed-trials.ts'
import { reportTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { recordsText, verifyReport } from '../../src/report/verify.ts'
import { derive, normal } from '../../src/stats/random.ts'
import { planOf, recordOf } from '../stats/measured.ts'

const rounds = Number(process.argv[2])
const plan = planOf(
  Array.from({ length: 50 }, (_, i) => `Row${i}`),
  { rounds: { min: rounds, max: rounds }, until: 'rounds' },
)
const all = new Set(plan.targets.map(({ id }) => id))
const hash = createHash('sha256')

function recordIn(trial: TrialRecord['trial'], ms: number, noise: number): TrialRecord {
  const usage = {
    ...{ userSec: 0.08 * Math.exp(noise / 50), systemSec: 0.01, maxRssBytes: 1e7 },
    ...{ minorFaults: 900, majorFaults: 0, voluntarySwitches: 20, involuntarySwitches: 3 },
  }
  const ns = 1e6 * Math.exp(noise / 50)
  const record = recordOf(trial, Number(ns.toFixed(1)))
  const outputs = {
    stdout: `goos: linux\ngoarch: amd64\npkg: m\n${(record.outputs.stdout ?? '').trimEnd()}\t 64 B/op\t 2 allocs/op\nPASS\n`,
    stderr: '',
  }
  return { ...record, usage, outputs, startedAt: new Date(1.7e12 + ms).toISOString() }
}

async function* lines() {
  const stream = derive('large-report')
  let ms = 0
  for (let round = 0; round < rounds; round++) {
    for (const trial of trialsOfRound(plan, round, all)) {
      const text = recordsText([recordIn(trial, ms++, normal(stream))])
      hash.update(text)
      yield text.trimEnd()
    }
  }
}

const [, , , page] = process.argv
/** A run has what its programs printed, which a page is drawn from; what is read from a file has not. */
async function trialsOfRun() {
  const records: TrialRecord[] = []
  for await (const line of lines()) records.push(JSON.parse(line))
  return parseRecords(plan.suite, records)
}
const trials = page === undefined ? await trialsOfLines(plan.suite, lines()) : await trialsOfRun()
const sha256 = hash.digest('hex')
const { records, ...made } = reportTrials({
  ...{ plan, trials, builds: [], environment: [], roundsRun: rounds, measuredSec: 1 },
  ...{ linkSec: null, problems: [], stop: { kind: 'rounds' }, command: 'gcbench run' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', toolVersion: VERSION, recordsSha256: sha256 },
})
const cpuSec = () => process.cpuUsage().user / 1e6
const peakMiB = () => process.resourceUsage().maxRSS / 1024
if (page !== undefined) {
  const beganSec = cpuSec()
  const text = pageText({ ...made, records })
  writeFileSync(page, text)
  console.log(
    JSON.stringify({
      ...{ trials: trials.length, bytes: text.length, cpuSec: cpuSec() - beganSec },
      peakMiB: peakMiB(),
    }),
  )
  process.exit()
}
const report = { ...made, records: null }
const faults = verifyReport(report, { trials, sha256 }).map(({ message }) => message)
const other = verifyReport({ ...report, roundsRun: rounds - 2 }, { trials, sha256 })
console.log(
  JSON.stringify({
    ...{ trials: trials.length, rows: report.comparisons.length, faults },
    altered: other.map(({ code }) => code),
    peakMiB: peakMiB(),
  }),
)
