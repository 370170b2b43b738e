import { describe, expect, it } from 'vitest'
import type { Target } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { startBudget } from '../../src/run/budget.ts'
import { LayoutDraws } from '../../src/run/layouts.ts'
import type { TrialSite } from '../../src/run/trial.ts'
import type { BuiltArm, Layouts } from '../../src/sources/build.ts'
import { Seals } from '../../src/sources/isolation.ts'
import { workloads } from '../../src/workloads/index.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const suiteWith = (more: string) => `suites:
  s: { workload: go-bench, contrasts: [refs, aa], budget: 100s, ${more} }
`

const target = (unit: string, arms = ['base', 'head']): Target => ({
  id: `${unit}.A`,
  unit,
  block: `${unit}.A`,
  arms,
  settings: {},
  expectedSec: 1,
})

type Given = { more?: string; answer?: (unit: string) => object; others?: string[] }

/** Draws of two packages, of which the second is on head alone, and others; a link takes `linkSec`. */
function drawsOf(linkSec: number, { more = '', answer = () => ({}), others = [] }: Given = {}) {
  const design = makeDesign(readSuites(suiteWith(more), 'suite', workloads)[0]!)
  const plan = makePlan({
    design,
    sources: { base: null, head: null },
    targets: [target('p'), target('q', ['head']), ...others.map((unit) => target(unit))],
    unchanged: [],
    seed: 'seed',
    shard: null,
  })
  const links: { unit: string; seed: number; out: string }[] = []
  const host = makeFakeHost(({ argv, limitSec }, self) => {
    const unit = argv.at(-1) ?? ''
    const out = argv[argv.indexOf('-o') + 1] ?? ''
    links.push({ unit, seed: Number(/-randlayout=(\d+)/.exec(argv.join(' '))?.[1]), out })
    self.disk.set(out, 'a binary')
    self.disk.set(`hash:${out}`, `${links.length}`.padEnd(64, '0'))
    const cut = linkSec > limitSec ? { code: null, timedOut: true } : {}
    return { wallSec: Math.min(linkSec, limitSec), ...cut, ...answer(unit) }
  })
  const armOf = (id: string): BuiltArm => {
    const arm = design.arms.find((one) => one.arm.id === id)
    if (arm === undefined) throw new Error(`no arm ${id}`)
    const ofUnits = <T>(value: (unit: string) => T) =>
      new Map(['p', 'q', ...others].map((unit) => [unit, value(unit)]))
    const toolchain = { version: 'go1.26', root: '/go', randomLayout: true }
    return {
      ...arm,
      folder: '/src',
      units: ofUnits((unit) => ({ id: unit, folder: '', files: [] })),
      binaries: ofUnits((unit) => `/bin/${id}-${unit}`),
      toolchains: ofUnits(() => toolchain),
    }
  }
  const arms = new Map(design.arms.map(({ arm }) => [arm.id, armOf(arm.id)]))
  const seals = new Seals(host)
  const build = { host, design, buildEndSec: 0, folder: '/tmp', seals }
  const site = { host, plan, built: { arms, records: [] }, build } as unknown as TrialSite
  const { clock } = host
  const budget = startBudget(clock, 100, 0)
  const draws = new LayoutDraws(site, budget)
  /** Rounds of `roundSec`, with the layouts of each, as long as there is time. */
  const all = new Set(plan.targets.map(({ id }) => id))
  const run = async (rounds: number, roundSec: number, active = all) => {
    const seen: Layouts[] = []
    for (let round = 0; round < rounds && budget.leftSec() >= roundSec; round++) {
      const room = { leftSec: budget.leftSec(), roundSec }
      seen.push(await draws.of(plan, round, active, room))
      await clock.sleep(roundSec)
    }
    return seen
  }
  return { links, draws, run, plan, host }
}

const seedsIn = (seen: readonly Layouts[], key: string) =>
  seen.map((layouts) => layouts.get(key)?.layoutSeed)

describe('layouts of the binaries', () => {
  it('are new in each round on all arms, and never come back', async () => {
    const { run, links, draws } = drawsOf(0.1)
    const seen = await run(40, 1)
    expect(links.slice(0, 3).map(({ unit }) => unit)).toEqual(['p', 'p', 'q'])
    expect(seen).toHaveLength(40)
    const all = ['base p', 'head p', 'head q'].flatMap((key) => seedsIn(seen, key))
    expect(new Set(all).size).toBe(3 * 40)
    // The control is the very binary of its arm; the second package is on head alone.
    expect([...seen[0]!.keys()].sort()).toEqual(['base p', 'base~again p', 'head p', 'head q'])
    for (const layouts of seen) {
      expect(layouts.get('base~again p')).toEqual(layouts.get('base p'))
    }
    expect(draws.linkSec).toBeCloseTo(40 * 0.3)
    expect(draws.problems()).toEqual([])
    const again = await drawsOf(0.1).run(40, 1)
    expect(seedsIn(again, 'head p')).toEqual(seedsIn(seen, 'head p'))
  })

  it('are removed when nothing runs in them any more', async () => {
    const { run, host } = drawsOf(0.1)
    await run(3, 1)
    const left = [...host.disk.keys()].filter((path) => path.includes('.layout-'))
    expect(left.filter((path) => !path.startsWith('hash:')).map((path) => path.slice(-1))).toEqual([
      '2',
      '2',
      '2',
    ])
  })

  it('are kept for as few rounds as leave links a third of the time, evenly', async () => {
    const { run, draws } = drawsOf(0.5, { more: 'rounds: 8..200' })
    const seeds = seedsIn(await run(200, 0.5), 'head p')
    const stretches = [...Map.groupBy(seeds, (seed) => seed).values()].map(({ length }) => length)
    expect(draws.linkSec).toBeGreaterThan(25)
    expect(draws.linkSec).toBeLessThanOrEqual(100 / 3)
    expect(Math.max(...stretches)).toBeLessThanOrEqual(8)
    expect(stretches.slice(0, -1).every((length) => length >= 2)).toBe(true)
  })

  it('are eight where links are slow, in up to half of the budget', async () => {
    const { run, draws } = drawsOf(1.9, { more: 'rounds: 40' })
    const seeds = seedsIn(await run(40, 1.2), 'head p')
    expect(new Set(seeds).size).toBe(8)
    expect(draws.linkSec).toBeLessThanOrEqual(50)
  })

  it('are new in each of the few rounds that there is time for', async () => {
    const { run } = drawsOf(0.3)
    const seeds = seedsIn(await run(40, 10), 'head p')
    expect(seeds).toHaveLength(9)
    expect(new Set(seeds).size).toBe(9)
  })

  it('are drawn for what is still run alone, and stay for the others', async () => {
    const { draws, run, links, plan } = drawsOf(0.1)
    const [first] = await run(1, 1)
    links.length = 0
    const room = { leftSec: 90, roundSec: 1 }
    const layouts = await draws.of(plan, 1, new Set(['p.A']), room)
    expect(links.map(({ unit }) => unit)).toEqual(['p', 'p'])
    expect(layouts.get('head q')).toEqual(first!.get('head q'))
  })

  it('are kept for at least the rounds that the suite says', async () => {
    const { run } = drawsOf(0.1, { more: 'layout: { rounds: 4 }' })
    expect(new Set(seedsIn(await run(40, 1), 'head p')).size).toBe(10)
    const { run: single, links } = drawsOf(0.1, { more: 'layout: single' })
    expect((await single(8, 1)).every(({ size }) => size === 0)).toBe(true)
    expect(links).toEqual([])
  })

  it('are those of the build, all along, where six links have no room', async () => {
    const { run, draws, links } = drawsOf(4.5)
    const seen = await run(40, 2)
    // Both arms of p take 9 s, of which half the budget has room for five.
    expect(new Set(seen.flatMap((layouts) => [...layouts.keys()]))).toEqual(new Set(['head q']))
    expect(draws.problems()).toMatchObject([{ code: 'single-layout', where: 'p' }])
    expect(links.filter(({ unit }) => unit === 'p').length).toBeLessThanOrEqual(2)
    expect(new Set(seedsIn(seen, 'head q')).size).toBeGreaterThanOrEqual(8)
  })

  it('are those of the build on all arms where the first link does not end', async () => {
    const answer = (unit: string) => (unit === 'p' ? { code: null, timedOut: true } : {})
    const { run, draws } = drawsOf(0.1, { answer })
    expect([...(await run(1, 1))[0]!.keys()]).toEqual(['head q'])
    expect(draws.problems()).toMatchObject([{ code: 'single-layout', where: 'p' }])
  })

  it('cost no more of the budget where many first links do not end', async () => {
    const others = Array.from({ length: 8 }, (_, i) => `r${i}`)
    const { run, draws } = drawsOf(20, { others })
    await run(1, 1)
    // Six links may have half of 100 s, so one has 8.3; before it was known of each that it is too slow.
    expect(draws.linkSec).toBeLessThan(2 * 8.4)
    expect(draws.problems()).toMatchObject([{ details: { units: 10 } }])
  })
})
