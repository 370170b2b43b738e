import { describe, expect, it } from 'vitest'
import type { Target } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan } from '../../src/plan/plan.ts'
import { startBudget } from '../../src/run/budget.ts'
import { LayoutPool } from '../../src/run/layouts.ts'
import type { TrialSite } from '../../src/run/trial.ts'
import type { BuiltArm } from '../../src/sources/build.ts'
import { Seals } from '../../src/sources/walls.ts'
import { readSuites } from '../../src/suite/suite.ts'
import { workloads } from '../../src/workloads/index.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const SUITE = `suites:
  s: { workload: go-bench, layout: { rounds: 2 }, contrasts: [refs, aa], budget: 100s }
`

const target = (unit: string, arms = ['base', 'head']): Target => ({
  id: `${unit}.A`,
  unit,
  block: `${unit}.A`,
  arms,
  settings: {},
  expectedSec: 1,
})

/** A pool over two packages, of which the second is on head alone; a link takes `linkSec`. */
function poolOf(linkSec: number, answer: (unit: string) => object = () => ({})) {
  const design = makeDesign(readSuites(SUITE, 'suite', workloads)[0]!)
  const plan = makePlan({
    design,
    sources: { base: null, head: null },
    targets: [target('p'), target('q', ['head'])],
    unchanged: [],
    seed: 'seed',
    shard: null,
  })
  const links: { unit: string; seed: number; out: string }[] = []
  const host = makeFakeHost(({ argv }, self) => {
    const unit = argv.at(-1) ?? ''
    const out = argv[argv.indexOf('-o') + 1] ?? ''
    links.push({ unit, seed: Number(/-randlayout=(\d+)/.exec(argv.join(' '))?.[1]), out })
    self.disk.set(`hash:${out}`, `${links.length}`.padEnd(64, '0'))
    return { wallSec: linkSec, ...answer(unit) }
  })
  const armOf = (id: string): BuiltArm => {
    const arm = design.arms.find((one) => one.arm.id === id)
    if (arm === undefined) throw new Error(`no arm ${id}`)
    const ofUnits = <T>(value: (unit: string) => T) =>
      new Map(['p', 'q'].map((unit) => [unit, value(unit)]))
    const toolchain = { version: 'go1.26', root: '/go', randomLayout: true }
    return {
      ...arm,
      folder: '/src',
      units: ofUnits((unit) => ({ id: unit, folder: '', files: [] })),
      binaries: ofUnits((unit) => `/bin/${id}-${unit}`),
      toolchains: ofUnits(() => toolchain),
    }
  }
  const records = ['base', 'head'].flatMap((arm) =>
    ['p', 'q'].map((unit) => ({ arm, unit, buildSec: linkSec })),
  )
  const arms = new Map(design.arms.map(({ arm }) => [arm.id, armOf(arm.id)]))
  const seals = new Seals(host)
  const build = { host, design, buildEndSec: 0, folder: '/tmp', seals }
  const site = { host, plan, built: { arms, records }, build } as unknown as TrialSite
  return { links, pool: new LayoutPool(site, startBudget(host.clock, 100, 0)) }
}

const everything = new Set(['p.A', 'q.A'])

describe('the pool of link orders', () => {
  it('links every arm of every unit where a stretch starts, in an order of its own', async () => {
    const { pool, links } = poolOf(0.1)
    const first = await pool.of(0, everything)
    expect(links.map(({ unit }) => unit)).toEqual(['p', 'p', 'q'])
    expect(new Set(links.map(({ seed }) => seed)).size).toBe(3)
    expect(await pool.of(1, everything)).toBe(first)
    // The control is the very binary of its arm; the second package is on head alone.
    expect(first.get('base~again p')).toEqual(first.get('base p'))
    expect([...first.keys()].sort()).toEqual(['base p', 'base~again p', 'head p', 'head q'])
    const second = await pool.of(2, everything)
    expect(new Set(links.map(({ seed }) => seed)).size).toBe(6)
    expect(second.get('head p')?.sha256).not.toBe(first.get('head p')?.sha256)
    expect(pool.linkSec).toBeCloseTo(0.6)
    expect(pool.problems()).toEqual([])
  })

  it('is full after eight, and then gives one of them, by the seed of the plan', async () => {
    const { pool, links } = poolOf(0.1)
    const seen = []
    for (let round = 0; round < 80; round++) seen.push(await pool.of(round, everything))
    expect(links).toHaveLength(8 * 3)
    const seeds = seen.map((layouts) => layouts.get('head p')?.layoutSeed)
    expect(new Set(seeds).size).toBe(8)
    const later = new Set(seeds.slice(16))
    expect(later.size).toBeGreaterThan(4)
    const again = poolOf(0.1)
    const repeated = []
    for (let round = 0; round < 80; round++) {
      repeated.push((await again.pool.of(round, everything)).get('head p')?.layoutSeed)
    }
    expect(repeated).toEqual(seeds)
  })

  it('links only what is still run, and keeps the orders that there are for it', async () => {
    const { pool, links } = poolOf(0.1)
    await pool.of(0, everything)
    links.length = 0
    const layouts = await pool.of(2, new Set(['p.A']))
    expect(links.map(({ unit }) => unit)).toEqual(['p', 'p'])
    expect(layouts.has('head q')).toBe(true)
  })

  it('has a tenth of the budget, looked at before each unit, with all of its arms', async () => {
    const { pool, links } = poolOf(3)
    const layouts = await pool.of(0, everything)
    // Two arms of p take 6 s, head alone of q 3 s; the next stretch has no room for either.
    expect(links.map(({ unit }) => unit)).toEqual(['p', 'p', 'q'])
    const later = await pool.of(2, everything)
    expect(links).toHaveLength(3)
    expect([...later]).toEqual([...layouts])
    expect(pool.problems()).toEqual([])
    const { pool: none, links: tried } = poolOf(6)
    expect((await none.of(0, everything)).size).toBe(2 - 1)
    expect(tried.map(({ unit }) => unit)).toEqual(['q'])
    expect(none.problems()).toMatchObject([{ code: 'single-layout', where: 'p' }])
  })

  it('leaves a unit as it was on all arms when one of its links does not end', async () => {
    const { pool } = poolOf(0.1, (unit) => (unit === 'p' ? { code: null, timedOut: true } : {}))
    expect([...(await pool.of(0, everything)).keys()]).toEqual(['head q'])
    expect(pool.problems()).toMatchObject([{ code: 'single-layout', where: 'p' }])
  })
})
