/** What somebody asked for and what a push published, told at one commit, in either order. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStage, regressing, runAt, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

describe('what somebody asked for', () => {
  const good = () => regressing(stage.pull.head.sha, [])
  const bad = () => regressing(stage.pull.head.sha, ['scan'])
  const states = () => stage.fake.world.statuses.map(({ state }) => state)

  it('is not replaced by a later run that a push published: both stand', async () => {
    await stage.publish(bad(), { run: runAt(1), isAsked: true })
    const told = await stage.publish(good(), { run: runAt(2) })
    expect(told).toMatchObject({ comment: { change: 'created' }, mark: 'outdated' })
    expect(states()).toEqual(['failure'])
    expect(stage.fake.world.comments).toHaveLength(2)
    const [asked, pushed] = stage.fake.world.comments
    expect(asked?.body).toMatch(/1 regressed|1 slower|regress/i)
    expect(pushed?.body).not.toBe(asked?.body)
  })

  it('takes the place of what a push published, whichever run is later', async () => {
    await stage.publish(good(), { run: runAt(9) })
    expect(await stage.publish(bad(), { run: runAt(3), isAsked: true })).toMatchObject({
      mark: 'set',
    })
    expect(states()).toEqual(['success', 'failure'])
    expect(stage.fake.world.comments).toHaveLength(2)
  })

  it('is replaced by what was asked for later, and not by what was asked for before', async () => {
    await stage.publish(bad(), { run: runAt(5), isAsked: true })
    const late = await stage.publish(good(), { run: runAt(4), isAsked: true })
    expect(late).toMatchObject({ comment: { change: 'outdated' }, mark: 'outdated' })
    const next = await stage.publish(good(), { run: runAt(6), isAsked: true })
    expect(next).toMatchObject({ comment: { change: 'edited' }, mark: 'set' })
    expect(stage.fake.world.comments).toHaveLength(1)
  })
})
