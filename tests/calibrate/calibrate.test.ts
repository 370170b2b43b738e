/**
 * A short calibration: the promises of the statistics by simulation, with seeds, in seconds.
 * Bounds allow four standard errors of the counts; `npm run calibrate` is the long one.
 */
import { describe, expect, test } from 'vitest'
import { countAlone } from '../../scripts/calibrate/alone.ts'
import { idOf, makeJobs, powerCell } from '../../scripts/calibrate/cells.ts'
import { continuous, noiseModels } from '../../scripts/calibrate/noise.ts'
import { type Cell, type Counts, countTables } from '../../scripts/calibrate/tables.ts'
import { derive } from '../../src/core/stats/random.ts'

const slack = (share: number, reps: number) => 4 * Math.sqrt((share * (1 - share)) / reps)
const plain: Cell = {
  ...{ model: 'G', rows: 1, moved: 0, effectPct: 0, scale: 1, together: 1 },
  ...{ ending: 'ends', lost: 0 },
}

function count(cell: Cell, tables: number): Counts {
  return countTables({ cell, tables, shown: tables }, derive('test', idOf(cell)))
}

describe('tables', () => {
  test.each([
    [{ model: 'G' }, 400],
    [{ model: 'X', ending: 'extended' }, 400],
    [{ model: 'C', rows: 8, moved: 4, effectPct: -40, together: 4, lost: 0.08 }, 100],
    [{ model: 'S', rows: 8, ending: 'at-look' }, 100],
    [{ model: 'recorded', rows: 20, scale: 0.1 }, 60],
  ] as [Partial<Cell>, number][])('%j: at most 5 %% false, 95 %% covered', (more, tables) => {
    const counts = count({ ...plain, ...more }, tables)
    expect(counts.falseTables! / tables).toBeLessThan(0.05 + slack(0.05, tables))
    expect(counts.missed! / counts.shown!).toBeLessThan(0.05 + slack(0.05, tables))
  })

  test('+5 % alone is found early, and never called the other way', () => {
    for (const [model, most] of [
      ['G', 11],
      ['C', 16],
    ] as const) {
      const counts = count(powerCell(model, 1, 5), 300)
      expect(counts.found! / counts.moved!).toBeGreaterThan(0.95)
      expect(counts.foundRounds! / counts.found!).toBeLessThan(most)
      expect(counts.wrongWay).toBe(0)
    }
  })

  test('a change as large as the margin is hardly ever called no change', () => {
    const counts = count(powerCell('G', 1, 2), 400)
    expect(counts.movedUnchanged! / counts.moved!).toBeLessThan(0.05 + slack(0.05, 400))
  })
})

describe('one row by itself', () => {
  test.each(continuous.map(({ id }) => id))('model %s: 95 % covers', (model) => {
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
