import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { cleanAir } from '../support/fake-host.ts'
import { type GoCommand, type GoStep, makeGoHost } from '../support/go-host.ts'

const BUDGET_SEC = 100
const NAMES = ['BenchmarkA', 'BenchmarkB', 'BenchmarkC']

const suiteOf = (more: string) =>
  `suites:\n  s: { workload: { kind: go-bench }, budget: { measure: ${BUDGET_SEC}s }, ${more} }\n`

type Timed = Record<'afterSec' | 'longestSec', number> & {
  report: Report
  steps: GoStep[]
  notes: string[]
}

/** Runs on a machine whose programs take as long as `secOf` says; the budget begins with names. */
async function timed(
  more: string,
  secOf: (command: GoCommand, nth: number) => number,
  answer: (command: GoCommand, nth: number) => object = () => ({}),
): Promise<Timed> {
  let [startSec, longestSec, nth] = [-1, 0, 0]
  const steps: GoStep[] = []
  const nsPerOp = (_: string, side: string, trial: number) =>
    1e6 * (side === 'base' ? 1 : 1.5) + 1000 * ((trial * 7919) % 301)
  const host = makeGoHost(suiteOf(more), NAMES, nsPerOp, (command) => {
    const { step, host: self } = command
    // What the change differs in is asked of sources alone, when the budget runs.
    if (step === 'reach' && !command.command.argv.includes('changed')) return {}
    const wallSec = secOf(command, nth)
    if (step === 'reach') return { wallSec }
    if (step !== 'list' && step !== 'build') {
      if (startSec < 0) startSec = self.clock.nowSec()
      const { limitSec, silenceSec = limitSec } = command.command
      longestSec = Math.max(longestSec, Math.min(wallSec, limitSec, silenceSec))
    }
    steps.push(step)
    return { wallSec, ...answer(command, nth++) }
  })
  const report = await runBench({ ...noRunOptions, seed: 'seed', out: '/out' }, host)
  const notes = host.told.flatMap((one) => (one.kind === 'note' ? [one.text] : []))
  return { report, steps, notes, longestSec, afterSec: host.clock.nowSec() - startSec }
}

const overrunSec = ({ afterSec, longestSec }: Timed) =>
  Math.max(0, afterSec - BUDGET_SEC - longestSec)

const of =
  (table: Partial<Record<GoStep, number>>, other = 0.1) =>
  ({ step }: GoCommand): number =>
    table[step] ?? (step === 'reach' ? 0 : other)

const count = ({ steps }: Timed, step: GoStep) => steps.filter((one) => one === step).length

describe('the budget is a deadline', () => {
  it('for a program that hangs before it lists its benchmarks', async () => {
    const run = await timed('layout: single', of({ names: 1e6 }))
    expect(overrunSec(run)).toBe(0)
    expect(run.report.problems.map(({ code }) => code)).toContain('list-failed')
    expect(run.report.problems.find(({ code }) => code === 'list-failed')?.message).toMatch(
      /ended after 50 s, before it listed them/,
    )
  })

  it('for a probe that hangs: half of the budget, since nothing else is known, and what it takes is said', async () => {
    const run = await timed('layout: single', of({ probe: 1e6 }))
    // Two arms, each until its benchmark was silent for two seconds, and then those one by one.
    expect(run.afterSec).toBeLessThanOrEqual(BUDGET_SEC / 2 + run.longestSec)
    const left = run.report.problems.filter(({ code }) => code === 'left-out')
    const names = NAMES.map((name) => `example.com/m.${name.replace('Benchmark', '')}`)
    expect(left.map(({ where }) => where)).toEqual(names)
    expect(left[0]?.next).toMatch(/^it takes --budget \d+m or more$/)
    expect(run.notes.join('\n')).not.toMatch(/\b0 benchmarks/)
  })

  it('for finding out what differs, of which each pair of arms has no share of its own', async () => {
    const variants = 'variants: { a: {}, b: {}, c: {} }'
    const run = await timed(`layout: single, ${variants}`, of({ reach: 1e6, trial: 0.3 }))
    expect(run.report.plan.contrasts.filter(({ kind }) => kind === 'refs')).toHaveLength(3)
    expect(run.report.timeSpent?.probeSec).toBeLessThan(0.15 * BUDGET_SEC)
  })

  it('for a warm-up whose trials take far longer than the probe said', async () => {
    const run = await timed('layout: single, warm-up: true', of({ trial: 8 }))
    expect(overrunSec(run)).toBe(0)
    // Six of the warm-up, and whole pairs after them as long as there is time.
    expect(count(run, 'trial')).toBeGreaterThan(6)
  })

  it('for trials that take ever longer', async () => {
    const run = await timed('layout: single', ({ step }, nth) => (step === 'trial' ? nth / 4 : 0.1))
    expect(overrunSec(run)).toBe(0)
    expect(run.report.stopReason).toBe('budget')
  })

  it('for trials that hang, each of which costs no more than its own limit', async () => {
    const run = await timed('layout: single', of({ trial: 1e6 }))
    expect(overrunSec(run)).toBe(0)
    expect(run.longestSec).toBeLessThan(15)
  })

  it('for pairs that are run again', async () => {
    const dirty = { ...cleanAir, stealPct: 60 }
    // From the fifth round on every third trial is far worse than the others.
    const run = await timed(
      'layout: single, until: rounds, rounds: 40',
      of({ trial: 0.5 }),
      ({ step }, nth) =>
        step === 'trial' ? { pollution: nth > 40 && nth % 3 === 0 ? dirty : cleanAir } : {},
    )
    expect(run.report.records?.some(({ trial }) => trial.attempt === 1)).toBe(true)
    expect(overrunSec(run)).toBe(0)
    expect(run.report.measuredSec).toBeGreaterThan(0.9 * BUDGET_SEC)
  })

  it('for linking: a third of it, half for eight, and what has no room for six is said', async () => {
    const suite = 'rounds: 8..200, until: rounds'
    const some = await timed(suite, of({ build: 2, link: 2, trial: 0.3 }))
    expect(overrunSec(some)).toBe(0)
    expect(some.report.layouts).toBe(8)
    expect(some.report.timeSpent?.linkSec).toBeCloseTo(2 * count(some, 'link'))
    expect(some.report.problems.map(({ code }) => code)).not.toContain('single-layout')
    const none = await timed(suite, of({ build: 20, link: 20, trial: 0.3 }))
    expect(overrunSec(none)).toBe(0)
    expect(none.report.layouts).toBe(0)
    // Both arms, each ended after a twelfth of the budget.
    expect(none.report.timeSpent?.linkSec).toBeCloseTo((2 * BUDGET_SEC) / 12)
    const problem = none.report.problems.find(({ code }) => code === 'single-layout')
    expect(problem).toMatchObject({
      where: 'example.com/m',
      next: 'give the run more time with --budget',
    })
    expect(none.report.records?.every(({ layoutSeed }) => layoutSeed === null)).toBe(true)
  })

  it('for links that hang later: every arm keeps the layout that it had', async () => {
    const run = await timed('rounds: 8..40', ({ step }, nth) =>
      step === 'link' ? (nth < 10 ? 0.1 : 1e6) : step === 'reach' ? 0 : 0.3,
    )
    expect(overrunSec(run)).toBe(0)
    const seeds = run.report.records?.map(({ layoutSeed }) => layoutSeed) ?? []
    expect(seeds.length).toBeGreaterThan(0)
    expect(seeds).not.toContain(null)
  })

  it('for profiles: room is kept for some, and those without are named', async () => {
    const profile = 'profile: { of: all, runs: 2, time: 2s }'
    const run = await timed(`layout: single, until: rounds, rounds: 40, ${profile}`, (one) =>
      of({ trial: 0.5, profile: 2 })(one),
    )
    expect(overrunSec(run)).toBe(0)
    expect(count(run, 'profile')).toBeGreaterThan(4)
    expect(run.report.measuredSec).toBeLessThanOrEqual(0.8 * BUDGET_SEC)
    const slow = await timed(`layout: single, ${profile}`, of({ trial: 0.5, profile: 1e6 }))
    expect(overrunSec(slow)).toBe(0)
    expect(slow.report.profiles?.problems.map(({ code }) => code)).toContain('profile-budget')
  })

  it('whatever takes however long', async () => {
    const sec = fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.constant(1e6),
    )
    const table = fc.record({
      build: sec,
      link: sec,
      names: sec,
      probe: sec,
      reach: sec,
      trial: fc.array(sec, { minLength: 1, maxLength: 5 }),
      profile: sec,
    })
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async ({ trial, ...others }, warmUp) => {
        const more = `layout: fresh, profile: { of: all, runs: 2, time: 1s }, warm-up: ${warmUp}`
        const run = await timed(`${more}, build-limit: 24h`, ({ step }, nth) => {
          if (step === 'trial') return trial[nth % trial.length] ?? 0
          if (step === 'list') return 0
          return step === 'build' ? Math.min(others.build, 60) : others[step]
        })
        expect(overrunSec(run)).toBeLessThan(1e-6)
      }),
      { numRuns: 60, seed: 12 },
    )
  })
})

describe('builds', () => {
  it('have a limit of their own, for all of them together, and words for it', async () => {
    await expect(timed('build-limit: 30s', of({ build: 20 }))).rejects.toThrow(
      'arm head: building example.com/m was ended: all builds together may take 30 s',
    )
  })

  it('are in no budget for measuring, and have a time of their own in the report', async () => {
    const { report } = await timed('layout: single', of({ build: 80, trial: 0.3 }))
    expect(report.buildSec).toBeCloseTo(160.2)
    expect(report.measuredSec).toBeLessThanOrEqual(BUDGET_SEC)
    expect(report.stopReason).toBe('all rows decided')
  })
})
