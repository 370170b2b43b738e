/**
 * A short calibration: the promises of the statistics by simulation, with seeds, in seconds.
 * Bounds allow four standard errors of the counts. `npm run test:long` adds what takes longest, and
 * `npm run calibrate` is the whole.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countAlone } from '../../scripts/research/calibrate/alone.ts'
import { idOf, makeJobs, powerCell } from '../../scripts/research/calibrate/cells.ts'
import { Done } from '../../scripts/research/calibrate/done.ts'
import { continuous, noiseModels } from '../../scripts/research/calibrate/noise.ts'
import {
  type Cell,
  type Counts,
  countTables,
  NO_LAYOUTS,
  shownInterval,
  simulateTable,
} from '../../scripts/research/calibrate/tables.ts'
import { DEFAULT_MARGIN_PCT } from '../../src/model/metric.ts'
import { derive } from '../../src/stats/random.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { judgeRows, judgeTable } from '../../src/stats/table.ts'

const isLong = process.env.GCBENCH_LONG !== undefined

const slack = (share: number, reps: number) => 4 * Math.sqrt((share * (1 - share)) / reps)
const plain: Cell = {
  model: 'G',
  rows: 1,
  moved: 0,
  effectPct: 0,
  scale: 1,
  together: 1,
  ending: 'ends',
  lost: 0,
  variants: 1,
  stops: false,
  layouts: NO_LAYOUTS,
  tail: 0,
}

function count(cell: Cell, tables: number, shown = tables): Counts {
  return countTables({ cell, tables, shown }, derive('test', idOf(cell)))
}

const LONG = [
  [{ model: 'X', ending: 'extended' }, 2000, 200],
  [{ model: 'S', rows: 8, ending: 'at-look' }, 200, 100],
]

describe('tables', { tags: 'simulation' }, () => {
  // Enough tables of one row to tell 5 % from 7 %; large tables are the long calibration's.
  test.each([
    [{ model: 'G' }, 2000, 400],
    [{ model: 'C', rows: 8, moved: 4, effectPct: -40, together: 4, lost: 0.08 }, 200, 100],
    [{ model: 'G', rows: 8, ending: 'at-look', scale: 6 }, 400, 50],
    [{ model: 'recorded', rows: 20, scale: 0.1 }, 60, 60],
    [{ model: 'C', rows: 2, waits: true, ending: 'whole', scale: 3 }, 300, 100],
    ...(isLong ? LONG : []),
  ] as [Partial<Cell>, number, number][])(
    '%j: at most 5 %% of %i false, 95 %% of %i covered',
    (more, tables, shown) => {
      const counts = count({ ...plain, ...more }, tables, shown)
      expect(counts.falseTables! / tables).toBeLessThan(0.05 + slack(0.05, tables))
      expect(counts.missed! / counts.shown!).toBeLessThan(0.05 + slack(0.05, shown))
    },
  )

  test('what may be spent is spent: a test that never calls would be as quiet', () => {
    const counts = count({ ...plain, ending: 'at-look', scale: 6 }, 1500, 0)
    expect(counts.falseTables! / 1500).toBeGreaterThan(0.02)
  })

  test('other methods on the same numbers: benchstat cries wolf, plain tests find it later', () => {
    const quiet = count({ ...plain, rows: 8, ending: 'whole' }, 100)
    expect(quiet.rivalFalse! / quiet.shown!).toBeGreaterThan(0.2)
    expect(quiet.plainFalse! / quiet.shown!).toBeLessThan(0.05 + slack(0.05, 100))
    const moved = count(powerCell('G', 50, 5), 8)
    expect(moved.plainFound! / moved.shownMoved!).toBeGreaterThan(0.9)
    expect(moved.plainRounds! / moved.plainFound!).toBeGreaterThan(
      moved.foundRounds! / moved.found!,
    )
  })

  test('the intervals that are counted are those of the report', () => {
    const cell = { ...plain, model: 'C', rows: 6, moved: 2, effectPct: 8, lost: 0.05 }
    const samples = simulateTable(cell, derive('shown'))
    const looks = plannedAnalyses({ alpha: 0.05, most: 40 })
    const rules = { alpha: 0.05, seed: 'shown', analyses: looks, final: true }
    const told = judgeTable(samples, rules).rows
    judgeRows(samples, rules).rows.forEach((row, i) => {
      const { estimate } = told[i]!
      const found = 'low' in estimate ? { low: estimate.low, high: estimate.high } : null
      expect(shownInterval(row)).toEqual(found)
      expect(found).not.toBeNull()
    })
  })

  test('+5 % alone is found in the first half of 40 rounds, and never called the other way', () => {
    for (const [model, most] of [
      ['G', 13],
      ['C', 17.5],
    ] as const) {
      const counts = count(powerCell(model, 1, 5), 300)
      expect(counts.found! / counts.moved!).toBeGreaterThan(0.95)
      expect(counts.foundRounds! / counts.found!).toBeLessThan(most)
      expect(counts.wrongWay).toBe(0)
    }
  })

  test('a change as large as the margin is hardly ever called no change', () => {
    const counts = count(powerCell('G', 1, DEFAULT_MARGIN_PCT), 400)
    expect(counts.movedUnchanged! / counts.moved!).toBeLessThan(0.05 + slack(0.05, 400))
  })
})

describe('one row by itself', { tags: 'simulation' }, () => {
  // Lognormal, in two modes, skewed, and the cloud, which has the drift and the tails of the others.
  const models = continuous.map(({ id }) => id).filter((id) => isLong || 'GBXC'.includes(id))
  test.each(models)('model %s: 95 % covers', (model) => {
    for (const rounds of [8, 12, 20]) {
      const { covered, reps } = countAlone({ model, rounds, reps: 400 }, derive('alone', model))
      expect(covered! / reps!).toBeGreaterThan(0.95 - slack(0.95, reps!))
    }
  })

  test('coarse values are covered too often rather than too rarely', () => {
    for (const { id: model } of noiseModels.filter(({ isDiscrete }) => isDiscrete)) {
      const { covered, reps } = countAlone(
        { model, rounds: 10, reps: 400 },
        derive('coarse', model),
      )
      expect(covered! / reps!).toBeGreaterThan(0.95 - slack(0.95, reps!))
    }
  })

  test('running all of base before head is what ruins the other method', () => {
    const { blocks, covered, reps } = countAlone(
      { model: 'D', rounds: 20, reps: 400 },
      derive('blocks'),
    )
    expect(blocks! / reps!).toBeLessThan(0.7)
    expect(covered! / reps!).toBeGreaterThan(0.91)
  })
})

test('every cell of the full calibration has its own name', () => {
  const jobs = makeJobs({ tables: 8, reps: 8, only: /^/ })
  expect(new Set(jobs.map(({ id, chunk }) => `${id} ${chunk}`)).size).toBe(jobs.length)
})

test('what is done is known again; what other code did, or half a line, is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calibrate-'))
  try {
    const [one, other] = makeJobs({ tables: 8, reps: 8, only: /^alone/ })
    new Done(folder).add(one!, { reps: 8, covered: 7 })
    const again = new Done(folder)
    expect(again.countsOf(one!)).toEqual({ reps: 8, covered: 7 })
    expect(again.countsOf(other!)).toBeNull()
    const file = join(folder, 'done.jsonl')
    const line = readFileSync(file, 'utf8')
    writeFileSync(file, line + line.slice(0, 20))
    expect(new Done(folder).countsOf(one!)).toEqual({ reps: 8, covered: 7 })
    writeFileSync(file, line.replace(/"code":"\w/, '"code":"-'))
    expect(new Done(folder).countsOf(one!)).toBeNull()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
