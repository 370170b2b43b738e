/**
 * Compares the statistics with scipy and statsmodels on random inputs: makes cases with our
 * answers and hands them to oracle.py beside it. Python is an oracle for developers only; without
 * a Python that has scipy and statsmodels it says so and ends well. `GCBENCH_PYTHON` names one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { binomialTest, chiSquareTail } from '../../../src/stats/distributions.ts'
import { signFlips, TIE } from '../../../src/stats/patterns.ts'
import { below, derive, normal, type Random } from '../../../src/stats/random.ts'
import { alphaSpending, plannedAnalyses } from '../../../src/stats/schedule.ts'
import {
  confidenceInterval,
  countExtreme,
  criticalValue,
  huberEstimate,
  rowStatistic,
  signFlipNull,
  stepDown,
  testStatistic,
} from '../../../src/stats/test.ts'
import { benjaminiHochberg, holm, kruskalWallis } from '../../../src/stats/unpaired.ts'
import { prepareShift, scoreCap, shiftEstimate, shiftInterval, signedRankP } from './signed-rank.ts'

const ALPHAS = [0.1, 0.05, 0.02, 0.01, 0.008, 0.018, 0.036]

const list = <T>(length: number, make: (i: number) => T) =>
  Array.from({ length }, (_, i) => make(i))

/** Differences: smooth ones, and quarters of small whole numbers with ties and zeros. */
function shiftCase(stream: Random) {
  const n = 5 + below(21, stream)
  const isCoarse = stream() < 0.4
  const d = list(n, () => (isCoarse ? (below(13, stream) - 5) / 4 : 0.3 + normal(stream)))
  const alpha = ALPHAS[below(ALPHAS.length, stream)]!
  const answers = (capOf: (k: number) => number) => {
    const shift = prepareShift(d, capOf)
    const { low, high, level } = shiftInterval(shift, alpha)
    return [shiftEstimate(shift), low, high, level, signedRankP(d, capOf)]
  }
  return { kind: 'shift', d, alpha, capped: answers(scoreCap), whole: answers((k) => k) }
}

function adjustCase(stream: Random) {
  const p = list(1 + below(30, stream), () => (stream() < 0.2 ? 0.05 : stream() ** 3))
  return { kind: 'adjust', p, holm: holm(p), bh: benjaminiHochberg(p) }
}

function looksCase(stream: Random) {
  const alpha = [0.1, 0.05, 0.01][below(3, stream)]!
  const most = 6 + below(95, stream)
  return { kind: 'looks', alpha, most, looks: plannedAnalyses({ alpha, most }) }
}

function groupsCase(stream: Random) {
  const groups = list(2 + below(4, stream), () =>
    list(4 + below(10, stream), () => Math.round(20 * normal(stream)) / 4),
  )
  const [heads, tails] = [below(15, stream), below(15, stream)]
  const [x, freedom] = [30 * stream(), 1 + below(12, stream)]
  return {
    kind: 'groups',
    groups,
    kruskal: kruskalWallis(groups),
    heads,
    tails,
    binomial: binomialTest(heads, tails),
    x,
    freedom,
    chiSquare: chiSquareTail(x, freedom),
  }
}

/** Differences in percent steps of a thousandth, some of them wild, some missing. */
function rowOf(n: number, stream: Random): number[] {
  const shift = 0.02 * stream()
  return list(n, () => {
    if (stream() < 0.05) return Number.NaN
    const wild = stream() < 0.08 ? 12 : 1
    return Math.round(1e5 * (shift + 0.015 * wild * normal(stream))) / 1e5
  })
}

/** A gap is no number, and JSON has none either. */
const withGaps = (row: number[]) => row.map((d) => (Number.isNaN(d) ? null : d))

/** One row against an effect: counted out up to 11 rounds, a share of random patterns beyond. */
function flipsCase(stream: Random) {
  const n = 4 + below(12, stream)
  const row = rowOf(n, stream)
  const [d, flips] = [Float64Array.from(row), signFlips(`oracle ${n}`)(n)]
  const theta = stream() < 0.5 ? 0 : 0.01 * stream()
  const found = rowStatistic(d, theta)
  // Not by its own test: any critical value must be inverted rightly.
  const critical = 1.2 + 0.6 * stream() * (Math.sqrt(n) - 1.2)
  const point = huberEstimate(d)
  const isBeyond = (effect: number) => Math.abs(testStatistic(d, effect)) > critical
  const ends = confidenceInterval(d, isBeyond, point)
  return {
    kind: 'flips',
    row: withGaps(row),
    theta,
    critical,
    point,
    statistic: testStatistic(d, theta),
    p: countExtreme(found, flips) / flips.count,
    interval: ends && [ends.low, ends.high],
  }
}

/** A family of few rows and rounds: its critical value, and which rows are rejected. */
function familyCase(stream: Random) {
  const n = 6 + below(5, stream)
  const flips = signFlips('oracle')(n)
  const rows = list(1 + below(5, stream), () => rowOf(n, stream))
  const alpha = [0.1, 0.05, 0.2][below(3, stream)]!
  const statistics = rows.map((row) => rowStatistic(Float64Array.from(row), 0))
  const allowed = Math.floor(alpha * flips.count + 1e-9)
  const members = statistics.map(({ statistic }) => ({ statistic, candidate: true }))
  return {
    kind: 'family',
    rows: rows.map(withGaps),
    alpha,
    critical: criticalValue(statistics, flips, allowed).value() / TIE,
    rejected: stepDown(members, signFlipNull(statistics, flips), allowed).map(
      ({ rejected }) => rejected,
    ),
  }
}

function spendingCase(stream: Random) {
  const analyses = [8, 10, 12, 15, 18, 22, 27, 33, 40]
  const [rounds, most] = [8 + below(33, stream), 6 + below(60, stream)]
  const ends = list(below(3, stream), () => 6 + below(rounds - 6, stream)).sort((a, b) => a - b)
  const partEnds = [...new Set(ends)]
  const plan = { alpha: 0.05, analyses, rounds }
  const spending = { ...plan, roundsInBudget: () => most, partEnds, final: true }
  const spent = alphaSpending(spending).map((one) => [one.rounds, one.cumulativeAlpha])
  return { kind: 'spending', ...plan, ends: partEnds, paid: most, spent }
}

const makers = [shiftCase, adjustCase, looksCase, groupsCase, flipsCase, familyCase, spendingCase]

/** Random inputs with our answers; the same seed gives the same cases. */
export function makeCases(seed: string, count: number): object[] {
  return makers.flatMap((make) => {
    const stream = derive('oracle', seed, make.name)
    return list(count, () => make(stream))
  })
}

/** A Python that has scipy and statsmodels; null: none found. */
export function findPython(): string | null {
  const asked = process.env.GCBENCH_PYTHON
  const candidates = asked ? [asked] : ['.venv/bin/python', 'python3', 'python']
  const works = (python: string) =>
    (!python.includes('/') || existsSync(python)) &&
    spawnSync(python, ['-c', 'import scipy, statsmodels']).status === 0
  return candidates.find(works) ?? null
}

const VERDICTS = new URL('../../../fixtures/verdict/', import.meta.url)

/** What verdict.py says of the conformance vectors, and whether it makes the same tables. */
export function judgeVectors(python: string, alter = (text: string) => text) {
  const script = new URL('verdict.py', import.meta.url).pathname
  const input = readdirSync(VERDICTS).map((name) => {
    const text = alter(readFileSync(new URL(name, VERDICTS), 'utf8'))
    return { name, ...JSON.parse(text) }
  })
  return answerOf(python, script, input)
}

/** What the oracle prints, and whether it agrees. */
export function askOracle(python: string, cases: object[]): { agrees: boolean; text: string } {
  const script = new URL('oracle.py', import.meta.url).pathname
  return answerOf(python, script, cases)
}

function answerOf(python: string, script: string, input: object[]) {
  const { status, stdout, stderr } = spawnSync(python, [script], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return { agrees: status === 0, text: `${stdout}${stderr}`.trim() }
}

if (import.meta.main) {
  const python = findPython()
  if (python === null) {
    console.log('not compared: no Python with what scripts/research/oracle/requirements.txt names')
  } else {
    const cases = makeCases(process.argv[2] ?? 'seed', 400)
    console.log(`${cases.length} cases, compared by ${python}; about a minute`)
    const { agrees, text } = askOracle(python, cases)
    console.log(text)
    const verdicts = judgeVectors(python)
    console.log(verdicts.text)
    process.exitCode = agrees && verdicts.agrees ? 0 : 1
  }
}
