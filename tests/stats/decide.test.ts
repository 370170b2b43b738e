import { describe, expect, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { normal, random } from '../../src/stats/random.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { type Decision, decideRows, judgeTable, type TableRules } from '../../src/stats/table.ts'
import { pairedSample } from './paired-sample.ts'

const design: TableRules = {
  alpha: 0.05,
  seed: 'seed',
  analyses: plannedAnalyses({ alpha: 0.05, most: 40 }),
  final: false,
}

type Truth = { name: string; pct: number; noise: number } & Partial<PairedSample>

/** What each row would measure in each round, whether or not it is run. */
const world = (truths: Truth[], seed = 'decide'): PairedSample[] => {
  const stream = random(seed)
  return truths.map(({ name, pct, noise, ...more }) => {
    const draw = () => Math.exp((noise / 100) * normal(stream))
    const base = Array.from({ length: 40 }, draw)
    const head = Array.from({ length: 40 }, () => (1 + pct / 100) * draw())
    return pairedSample({ benchmark: name, base, head, ...more })
  })
}

/** Runs rounds as the decisions say; returns what was measured and the decisions on the way. */
const run = (rows: PairedSample[], most = 40): { seen: PairedSample[]; steps: Decision[] } => {
  const steps: Decision[] = []
  let seen = rows.map((row) => ({ ...row, base: [], head: [], headFirst: [] }) as PairedSample)
  for (let round = 0; ; ) {
    const step = decideRows(seen, design)
    steps.push(step)
    if (step.isDone || round >= most) return { seen, steps }
    const next = Math.min(step.nextAnalysis!, most)
    for (; round < next; round++) {
      const at = round
      seen = seen.map((row, i) => {
        const value = (side: 'base' | 'head') => (step.active[i] ? rows[i]![side][at]! : null)
        return {
          ...row,
          base: [...row.base, value('base')],
          head: [...row.head, value('head')],
          headFirst: [...row.headFirst, null],
        }
      })
    }
  }
}

const pairs = ({ base }: PairedSample): number => base.filter((value) => value !== null).length

describe('by looks', () => {
  test('before any round: everything runs to the first look', () => {
    const rows = world([{ name: 'a', pct: 0, noise: 2 }]).map((row) => ({
      ...row,
      base: [],
      head: [],
      headFirst: [],
    }))
    expect(decideRows(rows, design)).toEqual({
      active: [true],
      isOpen: [true],
      settled: [null],
      decidedAt: [null],
      decided: 0,
      open: 1,
      nextAnalysis: 8,
      isDone: false,
    })
  })

  test('clear effects stop early, their time goes to the undecided', () => {
    const { seen, steps } = run(
      world([
        { name: 'slow', pct: 20, noise: 0.5 },
        { name: 'noisy', pct: 0, noise: 15 },
      ]),
    )
    expect(pairs(seen[0]!)).toBeLessThanOrEqual(12)
    expect(pairs(seen[1]!)).toBe(40)
    const last = steps.at(-1)!
    expect(last).toMatchObject({ isDone: true, decided: 1, open: 1 })
    expect(last.active).toEqual([false, false])
    expect(steps.map(({ nextAnalysis }) => nextAnalysis)).toEqual([
      8,
      10,
      12,
      15,
      19,
      24,
      30,
      40,
      null,
    ])
  })

  test('all decided: the table is finished', () => {
    const { seen, steps } = run(
      world([
        { name: 'slow', pct: 20, noise: 0.5 },
        { name: 'still', pct: 0, noise: 0.3 },
      ]),
    )
    expect(steps.at(-1)).toMatchObject({ isDone: true, open: 0 })
    // To show that nothing changed takes 24 of 40 rounds at least: before, a tail could hide.
    expect(seen.map(pairs)).toEqual([10, 24])
  })

  test('a resumed run gives the same decisions and the same table', { tags: 'slow' }, () => {
    const rows = world(
      Array.from({ length: 6 }, (_, i) => ({ name: `b${i}`, pct: i, noise: 2 })),
      'resume',
    )
    const whole = run(rows)
    const table = judgeTable(whole.seen, { ...design, final: true })
    // Asked again with what is on disk, at any earlier point, the judge had said the same.
    for (const step of whole.steps.slice(0, -1)) {
      const rounds = step.nextAnalysis!
      const part = whole.seen.map((row) => ({
        ...row,
        base: row.base.slice(0, rounds),
        head: row.head.slice(0, rounds),
        headFirst: row.headFirst.slice(0, rounds),
      }))
      judgeTable(part, design).rows.forEach((row, i) => {
        const { verdict } = row
        if (row.role !== 'gating' || verdict.word === 'inconclusive') return
        // Below the margin by now: it runs on, since it may turn out to be beyond it.
        if ('reason' in verdict && verdict.reason === 'below-margin') return
        expect(row).toEqual(table.rows[i])
      })
      expect(decideRows(part, design)).toEqual(whole.steps[whole.steps.indexOf(step) + 1])
    }
  })

  test('later rounds never change a decided row', () => {
    const rows = world([
      { name: 'slow', pct: 20, noise: 0.5 },
      { name: 'noisy', pct: 0, noise: 15 },
    ])
    // Rounds that the first row was not meant to have, and that tell a different story.
    const told = rows.map((row, i) =>
      i === 0 ? { ...row, head: row.head.map((h, at) => (at < 12 ? h : h! / 2)) } : row,
    )
    const [decided] = judgeTable(run(rows).seen, { ...design, final: true }).rows
    const [again] = judgeTable(told, { ...design, final: true }).rows
    expect(again).toEqual(decided)
  })

  test('a budget that ends between looks is the final look', () => {
    const { seen } = run(world([{ name: 'noisy', pct: 0, noise: 15 }]), 15)
    const [row] = judgeTable(seen, { ...design, final: true }).rows
    expect(row!.explanation.looksTaken).toEqual([8, 10, 12, 15])
    expect(row!.estimate).toMatchObject({ n: 15, level: 0.95 })
  })

  test('a fixed number of rounds does not stop early', () => {
    const fixed = { ...design, analyses: [{ rounds: 20, weight: 1 }] }
    const [row] = world([{ name: 'slow', pct: 20, noise: 0.5 }])
    const at = (rounds: number) =>
      decideRows(
        [{ ...row!, base: row!.base.slice(0, rounds), head: row!.head.slice(0, rounds) }],
        fixed,
      )
    expect(at(19)).toMatchObject({ isDone: false, nextAnalysis: 20, active: [true] })
    expect(at(20)).toMatchObject({ isDone: true, open: 0 })
  })

  test('a benchmark that always fails is given up, the rest goes on', () => {
    const [noisy] = world([{ name: 'noisy', pct: 0, noise: 15 }])
    const broken = pairedSample({
      benchmark: 'broken',
      base: noisy!.base,
      head: noisy!.base.map(() => null),
      failed: { base: 0, head: 40 },
    })
    const { seen, steps } = run([noisy!, broken])
    expect(pairs({ ...seen[1]!, base: seen[1]!.base })).toBeLessThan(20)
    expect(steps.at(-1)!.decided).toBe(1)
  })
})

describe('rows that do not gate', () => {
  test('they ask for no rounds beside a gating row of their benchmark', () => {
    const rows = world([
      { name: 'a', pct: 0, noise: 15 },
      { name: 'a', pct: 0, noise: 15, metric: 'cpu-time', role: 'informational' },
      { name: 'alone', pct: 0, noise: 15, metric: 'cpu-time', role: 'informational' },
      { name: 'same', pct: 0, noise: 15, role: 'control' },
    ]).map((row) => ({ ...row, base: row.base.slice(0, 8), head: row.head.slice(0, 8) }))
    expect(decideRows(rows, design).active).toEqual([true, false, true, true])
  })

  test('a table without gating rows runs all its rounds', () => {
    const { steps } = run(world([{ name: 'a', pct: 20, noise: 0.5, role: 'informational' }]))
    expect(steps.at(-1)).toMatchObject({ isDone: true, decided: 0, open: 0 })
    expect(steps).toHaveLength(9)
  })

  test('nothing at all is finished at once when its rounds are over', () => {
    expect(decideRows([], design)).toMatchObject({ active: [], isDone: false })
  })
})

describe('many rows', () => {
  test('whatever their number: what is plain stops early', () => {
    const { seen, steps } = run(
      world([
        { name: 'slow', pct: 20, noise: 0.5 },
        ...Array.from({ length: 11 }, (_, i) => ({ name: `still${i}`, pct: 0, noise: 0.2 })),
      ]),
    )
    expect(seen.map(pairs)).toEqual([10, ...Array(11).fill(24)])
    expect(steps.at(-1)!.open).toBe(0)
  })
})
