/** What stands at the commit: a status from a job, a check run from an App. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Conclusion } from '../../src/model/model.ts'
import { account, addApp, addToken } from '../support/github/world.ts'
import { connect, fixture, ME, measured, openStage, regressing, type Stage } from './stage.ts'

let stage: Stage
afterEach(async () => {
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

/** An outcome by the gate's word. */
function concluded(conclusion: Conclusion) {
  const report = fixture('inconclusive', stage.pull.head.sha)
  report.conclusion = { conclusion, reasons: [] }
  return measured(report)
}

/** Of that report, whatever the gate says of it. */
const NEWS =
  'None of 4 benchmarks decided: 2 at most 31.2 % slower; ' + 'the other 2 at most 4.9 % slower'

const MISSING = { kind: 'missing', why: 'exit 1' } as const

describe('a status', () => {
  it.each([
    ['success', 'success'],
    ['neutral', 'success'],
    ['failure', 'failure'],
    ['action_required', 'error'],
  ] as const)('for %s is %s', async (conclusion, state) => {
    stage = await openStage()
    await stage.publish(concluded(conclusion))
    expect(stage.fake.world.statuses).toMatchObject([{ state, context: 'gcbench/oltp' }])
    const [status] = stage.fake.world.statuses
    expect(status?.description).toBe(NEWS)
    expect(status?.url).toBe(stage.ask.run.url)
  })

  it('never passes without a report', async () => {
    stage = await openStage()
    await stage.publish(MISSING, { suite: 'oltp' })
    await stage.publish(MISSING)
    expect(stage.fake.world.statuses.map(({ state, context }) => [state, context])).toEqual([
      ['error', 'gcbench/oltp'],
      ['error', 'gcbench'],
    ])
  })

  it('is set again over one that someone else has set, however it looks', async () => {
    stage = await openStage()
    const { statuses } = stage.fake.world
    await stage.publish(regressing(stage.pull.head.sha, ['scan']))
    const ours = statuses[0]!
    const forged = { creator: account('mallory'), state: 'success', description: 'all fine' }
    statuses.push({ ...ours, ...forged })
    expect((await stage.publish(regressing(stage.pull.head.sha, ['scan']))).mark).toBe('set')
    statuses.push({ ...ours, creator: account('mallory') })
    expect((await stage.publish(regressing(stage.pull.head.sha, ['scan']))).mark).toBe('set')
    expect(statuses.at(-1)).toMatchObject({ creator: { login: ME }, state: 'failure' })
    expect((await stage.publish(regressing(stage.pull.head.sha, ['scan']))).mark).toBe('unchanged')
  })

  it('is set before the comment, which may fail', async () => {
    stage = await openStage('status', { pull_requests: 'read', statuses: 'write' })
    const failed = stage.publish(regressing(stage.pull.head.sha, ['scan']))
    await expect(failed).rejects.toThrow(/could not comment/)
    expect(stage.fake.world.statuses).toMatchObject([{ state: 'failure' }])
  })
})

describe('a check run', () => {
  it.each([
    ['success', 0],
    ['neutral', 1],
    ['failure', 1],
    ['action_required', 1],
  ] as const)('is %s by the gate, and can be run again where that helps', async (word, buttons) => {
    stage = await openStage('check')
    await stage.publish(concluded(word))
    expect(stage.fake.world.checks).toMatchObject([
      { name: 'gcbench/oltp', status: 'completed', conclusion: word, sha: stage.pull.head.sha },
    ])
    const [check] = stage.fake.world.checks
    expect(check?.actions).toHaveLength(buttons)
    expect(check?.output.summary).toContain('How to read this')
    expect(check?.output.title).toBe(NEWS)
    expect(stage.fake.world.statuses).toEqual([])
  })

  it('completes the one that waits, and not the one of another app', async () => {
    stage = await openStage('check')
    const { world } = stage.fake
    const sha = stage.pull.head.sha
    const waiting = {
      name: 'gcbench/oltp',
      headSha: sha,
      externalId: 'queued',
      url: 'https://a.example',
      conclusion: null,
      title: 'Queued',
      summary: 'Waiting',
      actions: [],
    }
    const other = connect(stage.fake, addToken(world, addApp(world, 'other'), { checks: 'write' }))
    await stage.github.createCheckRun({ ...waiting, status: 'queued' })
    await other.createCheckRun({ ...waiting, status: 'in_progress' })
    await stage.publish(concluded('failure'))
    expect(world.checks.map(({ app, status }) => [app.slug, status])).toEqual([
      ['bench', 'completed'],
      ['other', 'in_progress'],
    ])
    const before = stage.fake.writes().length
    expect((await stage.publish(concluded('failure'))).mark).toBe('unchanged')
    expect(stage.fake.writes()).toHaveLength(before)
  })

  it('asks for someone where there is no report', async () => {
    stage = await openStage('check')
    await stage.publish(MISSING, { suite: 'oltp', pull: null })
    expect(stage.fake.world.checks).toMatchObject([{ conclusion: 'action_required' }])
    expect(stage.fake.world.comments).toEqual([])
  })
})
