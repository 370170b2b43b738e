/**
 * A short calibration: the promises of the statistics by simulation, with seeds, in seconds.
 * Bounds allow four standard errors of the counts; `npm run calibrate` is the long one.
 */
import { describe, expect, test } from 'vitest'
import { makeJobs, Results, runJob, SHORT } from '../../scripts/calibrate/jobs.ts'
import { continuous, noiseModels } from '../../scripts/calibrate/noise.ts'
import { countMoved, countQuiet, streamOf } from '../../scripts/calibrate/simulate.ts'

const slack = (share: number, reps: number) => 4 * Math.sqrt((share * (1 - share)) / reps)

describe('coverage', () => {
  const jobs = makeJobs(SHORT).filter(({ ask }) => ask.kind === 'coverage' && ask.rounds <= 20)
  const results = new Results()
  for (const job of jobs) results.add(job.id, runJob(job))

  test.each(continuous.map(({ id }) => id))('model %s, 95 % and 99 %', (id) => {
    for (const n of [6, 8, 10, 14, 20]) {
      const name = `coverage ${id} n${n}`
      const reps = results.get(name, 'reps')
      const in95 = results.share(name, 'in95', 'reps')
      expect(in95).toBeGreaterThan(0.945 - slack(0.95, reps))
      expect(in95).toBeLessThan(0.96 + slack(0.95, reps))
      if (n < 8) continue
      const in99 = results.share(name, 'in99', 'reps')
      expect(in99).toBeGreaterThan(0.988 - slack(0.99, reps))
      expect(in99).toBeLessThan(0.993 + slack(0.99, reps))
    }
  })

  test('coarse values are covered too often rather than too rarely', () => {
    for (const { id } of noiseModels.filter(({ isDiscrete }) => isDiscrete)) {
      for (const n of [6, 10, 20]) {
        expect(results.share(`coverage ${id} n${n}`, 'in95', 'reps')).toBeGreaterThan(0.945)
      }
    }
  })

  test('running all of base before head is what ruins the other method', () => {
    // Under drift: two of three comparisons of a thing with itself would be called changed.
    expect(results.share('coverage D n20', 'blocks', 'rivalReps')).toBeLessThan(0.7)
    expect(results.share('coverage D n20', 'in95', 'reps')).toBeGreaterThan(0.93)
  })
})

describe('tables', () => {
  test.each([
    ['G', 1, 400],
    ['C', 8, 150],
    ['X', 20, 150],
  ] as const)(
    'quiet tables, model %s, %i rows: at most 5 %% have a false row',
    (model, rows, tables) => {
      const counts = countQuiet({ model, rows, tables, rivalTables: 0 }, streamOf('test', rows))
      expect(counts.falseTables! / tables).toBeLessThan(0.05)
      expect(counts.rejectedTables! / tables).toBeLessThan(0.05 + slack(0.05, tables))
      expect(counts.covered! / counts.shown!).toBeGreaterThan(0.95)
    },
  )

  test('+5 % alone is found early and the interval at the stop covers it', () => {
    for (const [model, most] of [
      ['G', 10],
      ['C', 15],
    ] as const) {
      const ask = { model, rows: 1, moved: 1, effectPct: 5, tables: 300 }
      const counts = countMoved(ask, streamOf('test', 5))
      expect(counts.found! / counts.rows!).toBeGreaterThan(0.95)
      expect(counts.rounds! / counts.rows!).toBeLessThan(most)
      expect(counts.covered! / counts.shown!).toBeGreaterThan(0.94)
      expect(counts.wrongWay).toBe(0)
    }
  })

  test('a change as large as the margin is hardly ever called no change', () => {
    const ask = { model: 'G', rows: 1, moved: 1, effectPct: 2, tables: 400 }
    const counts = countMoved(ask, streamOf('test', 2))
    expect(counts.equivalent! / counts.rows!).toBeLessThan(0.05 + slack(0.05, 400))
  })
})
