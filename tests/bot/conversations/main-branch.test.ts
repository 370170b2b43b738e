/** What is measured without a pull request: merges, nights, releases. */

import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import { fullName, type Run, shaOf } from '../../support/github/world.ts'
import * as merges from '../merges.ts'
import { changed, mainSuites, measureRun, passNight } from '../merges.ts'
import { releaseEvent } from '../payloads.ts'
import { BASE, ME, openStage, type Stage } from '../stage.ts'

let stage: Stage
let suites = ''
const open = async (alert = 'none') => {
  suites = mainSuites(alert)
  stage = await openStage()
}
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

const merge = (word: string, before: string, paths: string[] | null = null) =>
  merges.merge(stage, suites, [word, before], paths)
const measure = (run: Run | undefined, change?: (report: Report) => void) =>
  measureRun(stage, run, change)
const chain = (...steps: readonly (readonly [word: string, pct: number])[]) =>
  merges.chain(stage, suites, ...steps)
const night = () => passNight(stage)
const asked = () => stage.runs().map((run) => [stage.inputs(run).base, stage.inputs(run).head])
describe('a merge', () => {
  it('is measured against what was measured last, in a check of its own', async () => {
    await open()
    const one = await merge('one', BASE)
    await measure(stage.runs()[0])
    const two = await merge('two', one)
    expect(asked()).toEqual([
      [BASE, one],
      [one, two],
    ])
    expect(stage.checks().map(({ name }) => name)).toEqual([
      'gcbench/quick (after the merge)',
      'gcbench/quick (after the merge)',
    ])
    expect(stage.comments()).toEqual([])
    // Its history tells whose commit it is.
    const kept = stage.db
      .selectFrom('reports')
      .select('author')
      .where('headSha', '=', one)
      .where('repository', '=', fullName(stage.world))
    expect(await kept.execute()).toEqual([{ author: 'ada' }])
  })

  it('of several at once only the newest is measured, against the last that was', async () => {
    await open()
    const one = await merge('one', BASE)
    const two = await merge('two', one)
    const three = await merge('three', two)
    expect(asked()).toEqual([[BASE, one]])
    await measure(stage.runs()[0])
    expect(asked()).toEqual([
      [BASE, one],
      [one, three],
    ])
    expect(stage.checks().map(({ conclusion }) => conclusion)).toContain('cancelled')
    expect(stage.checks()[1]?.title).toContain('a newer merge is measured')
  })

  it('of documentation alone is left to the next one', async () => {
    await open()
    const one = await merge('one', BASE, ['docs/start.md', 'README.md'])
    expect(stage.runs()).toEqual([])
    const two = await merge('two', one, ['scan.go', 'README.md'])
    expect(asked()).toEqual([[one, two]])
  })

  it('that is told of twice is measured once', async () => {
    await open()
    await merge('one', BASE)
    await merge('one', BASE)
    expect(stage.runs()).toHaveLength(1)
  })

  it('after a rewritten history is held against the commit before the push', async () => {
    await open()
    const one = await merge('one', BASE)
    await measure(stage.runs()[0])
    stage.world.mergeBases.set(`${one}...${shaOf('else')}`, BASE)
    const other = await merge('else', BASE)
    expect(asked()[1]).toEqual([BASE, other])
  })
})

describe('a night', () => {
  it('closes the loop over the merges since the chain began, then over a day', async () => {
    await open()
    const one = await merge('one', BASE)
    await measure(stage.runs()[0])
    await merge('two', one)
    await measure(stage.runs()[1])
    await night()
    await night()
    expect(asked()[2]).toEqual([BASE, shaOf('two')])
    await measure(stage.runs()[2])
    await night()
    expect(stage.runs()).toHaveLength(3)
    expect(stage.checks()[2]?.name).toBe('gcbench/quick (nightly)')
  })
})

describe('a release', () => {
  it('is held against the highest version before it', async () => {
    await open()
    const { world } = stage
    const [head, before] = [shaOf('release'), shaOf('before')]
    world.tags = ['v1.10.0', 'v1.9.0', 'v1.11.0-rc.1']
    world.files.set(`${head}:.gcbench.yml`, suites)
    world.mergeBases.set('v1.11.0...v1.11.0', head).set(`v1.10.0...${head}`, before)
    await stage.send('release', releaseEvent(world, 'v1.11.0-rc.1'))
    expect(stage.runs()).toEqual([])
    await stage.send('release', releaseEvent(world, 'v1.11.0'))
    expect(asked()).toEqual([[before, head]])
    await measure(stage.runs()[0])
    expect(stage.checks()).toMatchObject([
      { name: 'gcbench/oltp (release)', conclusion: 'failure', sha: head },
    ])
  })
})

const issues = () => [...stage.world.issues.values()]
const last = () => stage.runs().at(-1)

describe('the default branch got worse', () => {
  it('is told in one issue after a fresh run, and closed when it is gone', async () => {
    await open('issue')
    await chain(['one', 0.2], ['two', 6])
    expect(asked().at(-1)).toEqual([shaOf('one'), shaOf('two')])
    expect(stage.checks().at(-1)?.name).toBe('gcbench/quick (measured afresh)')
    expect(issues()).toEqual([])
    await measure(last(), changed(5))
    expect(issues()).toMatchObject([{ state: 'open', author: { login: ME } }])
    await chain(['three', 0.1], ['four', -0.2])
    expect(stage.runs()).toHaveLength(5)
    expect(issues()).toMatchObject([{ state: 'open' }])
    await chain(['five', -5])
    expect(issues()).toMatchObject([{ state: 'closed' }])
    expect(stage.comments()).toEqual([expect.stringContaining('**Gone**')])
    await chain(['six', 0])
    expect(issues()).toHaveLength(1)
    expect(stage.comments()).toHaveLength(1)
  })

  it('is not told where the fresh run does not say the same', async () => {
    await open('issue')
    await chain(['one', 0.2], ['two', 6])
    await measure(last(), changed(0.5))
    await chain(['three', 0], ['four', 0.3])
    expect(stage.runs()).toHaveLength(5)
    expect(issues()).toEqual([])
    expect(stage.comments()).toEqual([])
  })

  it('is found in a creep that no merge shows', async () => {
    await open('issue')
    await chain(['a', 0.9], ['b', 0.9], ['c', 0.9], ['d', 0.9])
    expect(asked().at(-1)).toEqual([BASE, shaOf('d')])
    await measure(last(), changed(4))
    expect(issues()).toHaveLength(1)
  })

  it('is told on the pull request that was merged, where the suite says so', async () => {
    await open('pull')
    await chain(['one', 0.2], ['two', 6])
    stage.world.merged.set(shaOf('two'), stage.pull.number)
    await measure(last(), changed(5))
    expect(issues()).toEqual([])
    expect(stage.comments()).toEqual([expect.stringContaining('got worse')])
  })

  it('is closed where the base accepts it', async () => {
    await open('issue')
    await chain(['one', 0.2], ['two', 6])
    await measure(last(), changed(5))
    const row = "row: 'storage/page-001/read:time/op', reason: worth it, by: mia"
    const filed = `accept: [{ ${row}, at: '2026-01-31', sha: ${shaOf('two')} }]`
    stage.world.files.set(`${shaOf('three')}:.gcbench-accept.yml`, filed)
    await chain(['three', 0.1])
    expect(issues()).toMatchObject([{ state: 'closed' }])
    expect(stage.comments()).toEqual([expect.stringContaining('worth it')])
  })
})
