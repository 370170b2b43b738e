/**
 * Which tool does not cry wolf? The same unchanged pairs and planted slowdowns through the real
 * tools, on this machine idle and beside two busy loops. Run it on a machine that does nothing else;
 * it stops at `--minutes` and goes on where it stopped. `--page` writes what the pages show.
 */
import '../ends-clean.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeStale } from '../docs/generate-docs.ts'
import { besideLoops, CRITERION, makeStage, versions } from './shootout/commands.ts'
import { instrumentNames, judgedByCriterion, measureUnit } from './shootout/instruments.ts'
import { type Condition, type Measured, readMeasured, type Unit } from './shootout/measured.ts'
import { missedOf, TOOLS, tallied } from './shootout/tally.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '17' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('shootout/measured.json', import.meta.url)),
    },
    page: { type: 'boolean', default: false },
    /** Name of the one instrument that is measured; absent: all. `judges`: nothing is measured. */
    only: { type: 'string' },
  },
})

const JUDGES = 'judges'

const CONDITIONS: Condition[] = ['idle', 'busy']

/** Of a unit that nobody has timed yet. */
const GUESS_SEC = 60

/** What others take of the CPU, in a few seconds in which we do nothing. */
async function otherCpuPct(): Promise<number> {
  const read = () =>
    cpus().reduce(
      (sum, { times }) => {
        const all = Object.values(times).reduce((one, other) => one + other, 0)
        return { all: sum.all + all, idle: sum.idle + times.idle }
      },
      { all: 0, idle: 0 },
    )
  const before = read()
  await sleep(3000)
  const after = read()
  return 100 * (1 - (after.idle - before.idle) / (after.all - before.all))
}

const isSame = (one: Pick<Unit, 'instrument' | 'condition'>, other: Unit) =>
  one.instrument === other.instrument && one.condition === other.condition

function print(measured: Measured): void {
  for (const condition of CONDITIONS)
    for (const tool of TOOLS) {
      const tally = tallied(measured, tool, condition)
      const { falseVerdicts, falseRows } = tally
      const missed = missedOf(tally)
      const sec = tally.secPerComparison?.toFixed(1) ?? '-'
      console.log(
        `${condition} ${tool.name}: false verdicts ${falseVerdicts.count} of ${falseVerdicts.of}, ` +
          `benchmarks ${falseRows.count} of ${falseRows.of}; ` +
          `missed ${missed.count} of ${missed.of}; ${sec} s a comparison`,
      )
    }
}

/** Lets criterion say its word on what was recorded, where it has not: that takes no quiet machine. */
function judge(measured: Measured): void {
  const isJudged = ({ condition, cycle }: Unit) =>
    measured.units.some(
      (one) => one.instrument === 'criterion' && one.condition === condition && one.cycle === cycle,
    )
  const recorded = measured.units.filter(({ instrument }) => instrument === 'go')
  for (const unit of recorded.filter((one) => !isJudged(one))) {
    const judged = judgedByCriterion(unit)
    if (judged === null) {
      console.error('criterion: not asked, as there is no cargo')
      return
    }
    measured.units.push(judged)
  }
  measured.versions.criterion = CRITERION
  writeFileSync(values.out, `${JSON.stringify(measured)}\n`)
}

async function measure(endMs: number): Promise<void> {
  const stage = makeStage(mkdtempSync(join(tmpdir(), 'shootout-')))
  const kept = readMeasured(values.out)
  const measured: Measured = {
    cpu: cpus()[0]?.model ?? 'unknown CPU',
    cores: availableParallelism(),
    versions: versions(stage),
    sessions: kept?.sessions ?? [],
    units: kept?.units ?? [],
  }
  if (kept !== null && kept.cpu !== measured.cpu)
    throw new Error(`${values.out} is of another machine (${kept.cpu}): remove it, or use --out`)
  const session = {
    at: new Date().toISOString(),
    otherCpuPct: Math.round(await otherCpuPct()),
    loadAverage: loadavg()[0] ?? 0,
  }
  measured.sessions.push(session)
  console.error(`other programs take ${session.otherCpuPct} % of the CPU`)
  for (let cycle = 0; ; cycle++)
    for (const condition of CONDITIONS)
      for (const instrument of instrumentNames) {
        const next = { instrument, condition, cycle }
        const own = measured.units.filter((unit) => isSame(next, unit))
        if (own.some((unit) => unit.cycle === cycle)) continue
        if (instrument !== (values.only ?? instrument)) continue
        const longestSec = Math.max(...own.map(({ spentSec }) => spentSec))
        if (Date.now() + 1000 * (own.length === 0 ? GUESS_SEC : longestSec) > endMs) return
        const work = () => measureUnit(stage, next)
        const unit = condition === 'busy' ? await besideLoops(work) : work()
        measured.units.push(unit)
        writeFileSync(values.out, `${JSON.stringify(measured)}\n`)
        console.error(`cycle ${cycle}, ${condition}, ${instrument}: ${unit.spentSec.toFixed(0)} s`)
      }
}

if (values.page) console.log(await writeStale())
else {
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error('--minutes is a number above 0')
  if (
    values.only !== undefined &&
    values.only !== JUDGES &&
    !instrumentNames.some((name) => name === values.only)
  )
    throw new Error(`--only is one of ${[...instrumentNames, JUDGES].join(', ')}`)
  if (values.only !== JUDGES) await measure(Date.now() + 60_000 * minutes)
  const measured = readMeasured(values.out)
  if (measured !== null) {
    judge(measured)
    print(measured)
  }
}
