/**
 * Simulations of what is told after the merge, as long as one likes; and of a large service:
 *
 *     npm run simulate -- bisect 100
 *     npm run simulate -- bisect 100 'and'    (settings whose name has that)
 *     npm run simulate -- chain 50
 *     npm run simulate -- alerts 10    (years)
 *     npm run simulate -- real DIR     (32 commits, really measured; goes on where it was)
 *     npm run simulate -- partitions 100000    (repositories)
 *     npm run simulate -- unchanged 20    (runs of each kind)
 *     npm run simulate -- clocks 600    (tables)
 *     npm run simulate -- starts 600    (runs of each kind)
 *     npm run simulate -- tail 1000    (tables)
 *
 * What is known on the way is printed beside the results.
 */
import { resolve } from 'node:path'
import { alphaSpending } from '../../src/stats/schedule.ts'
import { noiseModel } from './calibrate/noise.ts'
import { ALPHA, MOST_ROUNDS } from './calibrate/tables.ts'
import { tallyCreeps, tallyQuietYears, tallySteps } from './simulate/alerts.ts'
import { oneStep, tallyBisections } from './simulate/bisections.ts'
import { tallyChains } from './simulate/chains.ts'
import { tallyClocks } from './simulate/clocks.ts'
import { jobsAnHour, type Limit, simulateDay } from './simulate/partitions.ts'
import { measureHistory } from './simulate/real-history.ts'
import { tallyFewRounds, tallyStarts } from './simulate/starts.ts'
import { tallyTails } from './simulate/tail.ts'
import { lossesOf, provedAlone, tallyTables } from './simulate/unchanged.ts'

const [what = 'bisect', given, only = ''] = process.argv.slice(2)

/** As many as the figures of docs/after-the-merge.md are of. */
const RUNS = {
  bisect: 100,
  chain: 50,
  alerts: 10,
  partitions: 100_000,
  unchanged: 20,
  clocks: 1000,
  starts: 600,
  tail: 1000,
}

const numbersOf = (found: object) =>
  Object.entries(found)
    .map(([key, value]) => `${key} ${Number(value.toFixed(3))}`)
    .join(', ')

const print = (name: string, found: object) => console.log(`${name}: ${numbersOf(found)}`)

/** Says of long ones how far they are, after the first and then after each tenth of them. */
const onTheWay = (name: string, runs: number) => (done: number, soFar: object) => {
  if (done === 1 || (done % Math.ceil(runs / 10) === 0 && done < runs))
    console.error(`${name}, ${done} of ${runs}: ${numbersOf(soFar)}`)
}

function runsOf(kind: keyof typeof RUNS): number {
  const runs = Number(given ?? RUNS[kind])
  if (Number.isSafeInteger(runs) && runs > 0) return runs
  throw new Error(`${kind} ${given}: expected how many, such as ${kind} ${RUNS[kind]}`)
}

/** A promise of docs/after-the-merge.md; where it is broken, the simulation ends with an error. */
function promise(what: string, figure: number, most: number) {
  const isKept = figure <= most
  console.log(
    `${isKept ? 'kept' : 'BROKEN'}: ${what}: ${Number(figure.toFixed(3))}, at most ${most}`,
  )
  if (!isKept) process.exitCode = 1
}

function bisect() {
  const runs = runsOf('bisect')
  console.error(`Eight times ${runs} bisections, on one core about half a second each:`)
  const plain = {
    ...{ commits: 64, noisePct: 2, spikes: 0, rounds: 40 },
    ...{ layoutSdPct: 0, layout: 'fresh' as const },
  }
  const tally = (name: string, made: Parameters<typeof tallyBisections>[1], seed: string) => {
    if (!name.includes(only)) return
    const tell = onTheWay(name, runs)
    const counts = ({ right, set, wrong }: { right: number; set: number; wrong: number }) => {
      return { right, set, wrong }
    }
    const all = tallyBisections(runs, made, seed, (done, soFar) => tell(done, counts(soFar)))
    print(name, all)
    promise(`${name}, wrong`, all.wrong / runs, 0.05)
  }
  for (const pct of [5, 20]) {
    tally(`one step of +${pct} %`, oneStep(pct, plain), `plain ${pct}`)
    tally(`+${pct} %, spikes`, oneStep(pct, { ...plain, spikes: 0.1 }), `spiky ${pct}`)
  }
  tally('+5 % and +20 %', () => ({ ...plain, steps: { 20: 5, 41: 20 } }), 'both')
  const lucky = { ...plain, layoutSdPct: 2 }
  tally('+5 %, layouts of 2 % each round', oneStep(5, lucky), 'layouts')
  const single = { ...lucky, layout: 'single' as const }
  tally('+5 %, one layout a commit', oneStep(5, single), 'single 5')
  tally('+20 %, one layout a commit', oneStep(20, single), 'single 20')
}

function chain() {
  const runs = runsOf('chain')
  console.error(`Three times ${runs} chains of 60 commits, on one core some seconds each:`)
  const made = { commits: 60, rounds: 12, noisePct: 2, creepPct: -0.3, stepPct: 5, loopEvery: 0 }
  const tally = (name: string, of: typeof made, seed: string) =>
    print(name, tallyChains(runs, of, seed, onTheWay(name, runs)))
  tally('chain alone', made, 'alone')
  tally('with loops', { ...made, loopEvery: 10 }, 'looped')
  tally('quiet', { ...made, creepPct: 0, stepPct: 0 }, 'quiet')
}

function alerts() {
  const years = runsOf('alerts')
  console.error(`Steps, creeps and ${years} quiet years, five times:`)
  const plain = { benchmarks: 50, mergesADay: 10, noisePct: 2 }
  const tally = (of: string, made: Parameters<typeof tallyQuietYears>[1]) => {
    print(`${of}, a step of +5 %`, tallySteps(2000, made, 5, 'step'))
    print(`${of}, a creep of +0.5 % a merge`, tallyCreeps(500, made, 0.5, 'creep'))
    const quiet = tallyQuietYears(years, made, 'quiet')
    print(`${of}, nothing changes`, quiet)
    promise(`${of}, false alerts a year`, quiet.alarmsAYear, 1)
  }
  for (const rounds of [12, 20]) {
    tally(`${rounds} rounds`, { ...plain, rounds, layoutSdPct: 0, layoutRounds: 1 })
  }
  const lucky = { ...plain, layoutSdPct: 1 }
  tally('20 rounds, layouts of 1 % each', { ...lucky, rounds: 20, layoutRounds: 1 })
  tally('40 rounds, layouts of 1 % for 4', { ...lucky, rounds: 40, layoutRounds: 4 })
  tally('20 rounds, one layout of 1 % a commit', { ...lucky, rounds: 20, layoutRounds: 'single' })
}

function real() {
  if (given === undefined) throw new Error('real: expected the folder to keep its reports in')
  const made = { commits: 32, steps: { 9: 5, 20: -3, 27: 8 }, rounds: 10, loopEvery: 8 }
  print('32 commits of the example', measureHistory(resolve(given), made))
}

/** Of deliveries that one PostgreSQL on two cores works on in a second (tests/README.md). */
const ONE_DATABASE_PER_SEC = 94

const shares = (held: Record<Limit, number>, jobs: number) =>
  (Object.entries(held) as [Limit, number][])
    .toSorted((a, b) => b[1] - a[1])
    .map(([limit, count]) => `${limit} ${((100 * count) / jobs).toFixed(2)} %`)
    .join(', ')

function partitions() {
  const repositories = runsOf('partitions')
  const made = { repositories, partitions: 16, othersADay: 40, seed: 'partitions' }
  for (const size of [20, 1_000]) print(`jobs an hour of ${size} repositories`, jobsAnHour(size))
  for (const jobsADay of [1, 3, 10, 30]) {
    const day = simulateDay({ ...made, jobsADay, hasContentLimit: true })
    const { installations, largest, held, ...rest } = day
    if (jobsADay === 1)
      console.log(
        `${repositories} repositories of ${installations} installations, at most ${largest}`,
      )
    console.log(`\n${jobsADay} jobs a day and repository, 16 partitions: ${numbersOf(rest)}`)
    const needed = Math.ceil(day.deliveriesPerSec / ONE_DATABASE_PER_SEC)
    console.log(`  databases of two cores that the busiest hour takes: ${needed}`)
    console.log(`  jobs held up for over a minute, by what: ${shares(held, day.jobs)}`)
    const free = simulateDay({ ...made, jobsADay, hasContentLimit: false })
    console.log(
      `  without the limit on content: ${shares(free.held, free.jobs)}; of ` +
        `${free.heldInstallations} installations; p99 ${Math.round(free.p99Sec)} s`,
    )
  }
}

function unchanged() {
  const runs = runsOf('unchanged')
  for (const startSec of [0.015, 0.04, 0.08, 0.16, 0.32])
    print(`a trial that costs ${1000 * startSec} ms on top`, lossesOf(startSec))
  for (const sdPct of [1, 2, 3, 5, 8, 12, 16]) {
    const shares = [9, 13, 14, 20, 27, 50, 100, 200].map((budgetRounds) => {
      return `${budgetRounds}: ${provedAlone(sdPct, budgetRounds, 5 * runs).toFixed(0)}`
    })
    console.log(`noise of ${sdPct} %, proved in % after so many rounds: ${shares.join(', ')}`)
  }
  for (const [rows, budgetRounds, sdPct, spread] of [
    [70, 9.5, 3, 1.5],
    [70, 10, 3, 1.5],
    [70, 10, 4, 2],
    [70, 12, 4, 2],
    [70, 14, 5, 2],
    [20, 12, 5, 2],
    [20, 17, 8, 2],
  ] as const) {
    const table = { rows, moved: rows / 10, budgetRounds, sdPct, spread }
    const name = `${rows} rows, time for ${budgetRounds} rounds, noise ${sdPct} % times or by ${spread}`
    print(name, tallyTables(table, Math.ceil(runs / 2)))
  }
}

/** Large tables take longer, and each has more rows. */
const clockTables = (tables: number, rows: number) => Math.ceil(tables / (rows > 8 ? 5 : 1))

function clocks() {
  const runs = runsOf('clocks')
  for (const scale of [0.1, 0.5]) {
    for (const { what, ...pct } of [
      { what: 'nothing changes', wallPct: 0, cpuPct: 0 },
      { what: '+5 % of work', wallPct: 5, cpuPct: 5 },
      { what: '+10 % of waiting', wallPct: 10, cpuPct: 0 },
    ]) {
      for (const rows of [1, 8, 50]) {
        const moved = what === 'nothing changes' ? 0 : rows === 50 ? 5 : 1
        const name = `noise as recorded times ${scale}, ${rows} benchmarks, ${what}`
        const cell = { rows, moved, scale, ...pct }
        const tables = clockTables(runs, rows)
        const inList = tallyClocks(cell, 'informational', tables)
        const inFamily = tallyClocks(cell, 'gating', tables)
        print(`${name}, other clock in the list`, inList)
        print(`${name}, other clock in the family`, inFamily)
        promise(`${name}, % found with both in the family`, inFamily.found, inList.found)
      }
    }
  }
}

function starts() {
  const runs = runsOf('starts')
  for (const rounds of [3, 4, 5, 6])
    print(`${rounds} rounds, running second costs 5 %, called`, tallyFewRounds(rounds, 20_000, 's'))
  for (const kind of ['alike', 'uneven'] as const) {
    for (const count of [6, 8, 12])
      print(`p99 of ${count} starts, ${kind}, holds the truth`, tallyStarts(kind, count, runs, 's'))
  }
}

/** Of the level of a run of 40 rounds the rule spends so much on the tail. */
const TAIL_ALPHA = alphaSpending({
  ...{ alpha: ALPHA, analyses: [MOST_ROUNDS], partEnds: [], rounds: MOST_ROUNDS, final: true },
  roundsInBudget: () => MOST_ROUNDS,
})[0]!.tailAlpha

function tail() {
  const tables = runsOf('tail')
  for (const id of ['G', 'D', 'T', 'R', 'C'])
    for (const alpha of [TAIL_ALPHA, ALPHA])
      for (const [test, seen] of Object.entries(tallyTails(noiseModel(id), tables, alpha)))
        print(`${id}, ${(100 * alpha).toPrecision(2)} %, ${test}`, seen)
}

const known: Record<string, () => void> = {
  ...{ bisect, chain, alerts, real, partitions, unchanged, clocks, starts, tail },
}
if (known[what] === undefined) throw new Error(`${what}: expected ${Object.keys(known).join(', ')}`)
known[what]()
