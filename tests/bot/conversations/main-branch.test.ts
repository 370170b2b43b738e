/** What is measured without a pull request: merges, nights, releases. */
import { afterEach, describe, expect, it } from 'vitest'
import { nightOf } from '../../../bot/handlers/main-branch.ts'
import type { Report } from '../../../src/core/model/model.ts'
import { fullName, installationOf, type Run, shaOf } from '../../support/github/world.ts'
import { mergeEvent, releaseEvent } from '../payloads.ts'
import { BASE, openStage, type Stage, SUITES } from '../stage.ts'

let stage: Stage
const BOT = 'bot: { on-main: quick, nightly: quick, on-release: oltp }'

const open = async () => {
  stage = await openStage(BOT)
}
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

/** A merge makes the default branch that commit. */
async function merge(word: string, before: string, paths: string[] | null = null) {
  const { world } = stage
  const sha = shaOf(word)
  world.files.set(`${sha}:.gcbench.yml`, SUITES + BOT)
  world.mergeBases.set('main...main', sha)
  await stage.send('push', mergeEvent(world, sha, before, paths))
  return sha
}

const measure = async (run: Run | undefined, change: (report: Report) => void = () => {}) => {
  if (run === undefined) throw new Error('there is no run')
  await stage.startRun(run)
  await stage.endRun(run, stage.reportFor(run, 'one-regression-of-200', change))
}
const asked = () => stage.runs().map((run) => [stage.inputs(run).base, stage.inputs(run).head])
const night = async () => {
  const { world } = stage
  const { id, defaultBranch } = world.repository
  const at = { installation: installationOf(world), repository: fullName(world) }
  await nightOf({ ...at, repositoryId: id, defaultBranch }, stage.parts)
  await stage.settle()
}

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
    world.files.set(`${head}:.gcbench.yml`, SUITES + BOT)
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
