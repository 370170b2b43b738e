/** What happens without a command: pushes, forks, doubt, merge groups, buttons. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import { type Check, type Pull, type Run, shaOf } from '../../support/github/world.ts'
import { groupEvent, pressed, pullEvent, removedFrom, suiteRerequested } from '../payloads.ts'
import { BASE, HEAD, openStage, type Stage } from '../stage.ts'

let stage: Stage
const open = async (bot = '', given: Partial<Pull> = {}) => {
  stage = await openStage(bot, given)
}
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})
const fork = { head: { sha: HEAD, ref: 'feature', repository: 'contributor/prolly' } }
const pass = (report: Report) => {
  for (const row of report.comparisons)
    if (row.verdict.word === 'regressed')
      row.verdict = { word: 'equivalent', reason: 'inside-margin' }
}
const measure = async (run: Run | undefined, change: (report: Report) => void = () => {}) => {
  if (run === undefined) throw new Error('there is no run')
  await stage.startRun(run)
  await stage.endRun(run, stage.reportFor(run, 'one-regression-of-200', change))
}
const pressButton = (login: string, identifier: string | null, check = stage.world.checks.at(-1)) =>
  stage.send('check_run', pressed(stage.world, check as Check, login, identifier))

describe('a push', () => {
  it.each([
    ['', 0],
    [', comment: changed', 0],
    [', comment: always', 1],
    [', comment: true', 1],
    [', comment: false', 0],
  ])('in which nothing moved, tells by its check; with %j: %i comments', async (more, comments) => {
    await open(`bot: { on-push: quick${more} }`)
    await stage.event('opened')
    expect(stage.comments()).toEqual([])
    expect(stage.checks()).toMatchObject([{ name: 'gcbench/quick', status: 'in_progress' }])
    await measure(stage.runs()[0], pass)
    expect(stage.comments()).toHaveLength(comments)
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
  })

  it('comments once a row moved, and edits that once nothing does any more', async () => {
    await open('bot: { on-push: quick }')
    await stage.event('opened')
    await measure(stage.runs()[0])
    expect(stage.comments()).toEqual([expect.stringContaining('### ❌')])
    await stage.push('better')
    await measure(stage.runs()[1], pass)
    expect(stage.comments()).toHaveLength(1)
    expect(stage.comments()[0]).toContain(shaOf('better').slice(0, 12))
  })

  it('edits the comment of the push before, and tells fresh regressions apart', async () => {
    await open('bot: { on-push: quick, comment: always }')
    await stage.event('opened')
    await measure(stage.runs()[0], pass)
    await stage.push('worse')
    await measure(stage.runs()[1])
    const [sticky, alert] = stage.comments()
    expect(stage.comments()).toHaveLength(2)
    expect(sticky).toContain(shaOf('worse').slice(0, 12))
    expect(alert).toContain('1 new regression')
  })

  it('puts an end to what the push before began', async () => {
    await open('bot: { on-push: [quick], on-demand: oltp }')
    await stage.event('opened')
    await stage.push('next')
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual(['cancelled', null])
    expect(stage.checks().map(({ sha, conclusion }) => [sha, conclusion])).toEqual([
      [HEAD, 'cancelled'],
      [HEAD, 'cancelled'],
      [shaOf('next'), null],
      [shaOf('next'), null],
    ])
    expect(stage.checks()[0]?.title).toContain('the pull request has moved on')
  })

  it('leads to the deep suite where it left a doubt, and only there', async () => {
    await open('bot: { on-push: quick, on-doubt: oltp }')
    await stage.event('opened')
    await measure(stage.runs()[0], pass)
    expect(stage.runs()).toHaveLength(1)
    await stage.push('worse')
    await measure(stage.runs()[1])
    expect(stage.runs()).toHaveLength(3)
    expect(stage.inputs(stage.runs()[2] as Run)).toMatchObject({
      suite: 'oltp',
      head: shaOf('worse'),
      base: BASE,
    })
    expect(stage.inputs(stage.runs()[2] as Run)).not.toHaveProperty('rounds')
    await measure(stage.runs()[2])
    expect(stage.runs()).toHaveLength(3)
  })

  it('in vain without a result says so in the check alone', async () => {
    await open('bot: { on-push: quick, comment: false }')
    await stage.event('opened')
    await measure(stage.runs()[0], pass)
    expect(stage.comments()).toEqual([])
  })

  it('on a closed pull request is none', async () => {
    await open('bot: { on-push: quick }')
    await stage.event('opened')
    await stage.event('closed')
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual(['cancelled'])
  })
})

describe('pushes in disorder', () => {
  it('do not undo what a newer one began', async () => {
    await open('bot: { on-push: quick }')
    await stage.event('opened')
    const late = pullEvent(stage.world, { ...stage.pull }, 'synchronize')
    await stage.push('newer')
    await stage.send('pull_request', late)
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual(['cancelled', null])
    expect(stage.inputs(stage.runs()[1] as Run).head).toBe(shaOf('newer'))
  })

  it('back to a commit that was there before run it once more', async () => {
    await open('bot: { on-push: quick }')
    await stage.event('opened')
    await stage.push('next')
    await stage.push('head')
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual([
      'cancelled',
      'cancelled',
      null,
    ])
    await stage.event('closed')
    await stage.event('reopened')
    expect(stage.checks().at(-1)).toMatchObject({ sha: HEAD, status: 'in_progress' })
    expect(stage.runs()).toHaveLength(4)
  })
})

it('a head that was found before it was told of is measured once', async () => {
  await open('bot: { on-push: quick }')
  const told = pullEvent(stage.world, stage.pull, 'synchronize')
  await stage.send('pull_request', pullEvent(stage.world, stage.pull, 'found'))
  await stage.send('pull_request', told)
  expect(stage.runs()).toHaveLength(1)
  await stage.send('pull_request', pullEvent(stage.world, stage.pull, 'reopened'))
  expect(stage.runs()).toHaveLength(2)
})

describe('a check that waits for a word', () => {
  it('is there from the start, and the command lets in that very one', async () => {
    await open('bot: { on-demand: oltp }')
    await stage.event('opened')
    expect(stage.runs()).toEqual([])
    expect(stage.checks()).toMatchObject([
      { name: 'gcbench/oltp', status: 'queued', title: expect.stringContaining('/bench oltp @') },
    ])
    const asked = await stage.say('alice', `/bench oltp @${HEAD}`)
    await measure(stage.runs()[0], pass)
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
    expect(stage.reactions(asked)).toEqual(['eyes', '+1'])
    expect(stage.comments()).toHaveLength(1)
  })

  it('keeps a fork waiting, unless the repository lets forks run', async () => {
    await open('bot: { on-push: quick }', fork)
    await stage.event('opened')
    expect(stage.runs()).toEqual([])
    expect(stage.checks()).toMatchObject([{ status: 'queued' }])
    await stage.close()
    await open('bot: { on-push: quick, forks: run, comment: always }', fork)
    await stage.event('opened')
    expect(stage.runs()).toHaveLength(1)
    await measure(stage.runs()[0], pass)
    expect(stage.comments()[0]).toContain('From a fork')
  })

  it('of a fork does not replace what a maintainer asked for at that head', async () => {
    await open('bot: { on-push: quick, forks: run, comment: always }', fork)
    await stage.event('opened')
    await measure(stage.runs()[0], pass)
    await stage.say('alice', `/bench quick @${HEAD.slice(0, 12)}`)
    await measure(stage.runs()[1])
    await stage.event('reopened')
    await measure(stage.runs()[2], pass)
    const told = stage.checks().map(({ name, conclusion }) => [name, conclusion])
    expect(told).toEqual([
      ['gcbench/quick', 'success'],
      ['gcbench/quick', 'failure'],
      ['gcbench/quick (as pushed)', 'success'],
    ])
    expect(stage.comments()).toHaveLength(2)
  })

  it('keeps what is over budget waiting: the check is never absent', async () => {
    await open('bot: { on-push: quick, budget: { jobs: 1 } }')
    await stage.event('opened')
    await stage.push('next')
    expect(stage.runs()).toHaveLength(1)
    expect(stage.checks()).toMatchObject([{ conclusion: 'cancelled' }, { status: 'queued' }])
  })
})

describe('a merge group', () => {
  const group = { headSha: shaOf('group'), baseSha: BASE }
  const send = (action: 'checks_requested' | 'destroyed') =>
    stage.send('merge_group', groupEvent(stage.world, group, action))

  it('gets every check that a pull request has, against the very commit it is put on', async () => {
    await open('bot: { on-push: quick, on-demand: oltp }')
    await send('checks_requested')
    expect(stage.runs().map((run) => stage.inputs(run))).toMatchObject([
      { suite: 'quick', head: group.headSha, base: BASE },
      { suite: 'oltp', head: group.headSha, base: BASE },
    ])
    await measure(stage.runs()[0], pass)
    await measure(stage.runs()[1])
    expect(stage.checks().map(({ sha, conclusion }) => [sha, conclusion])).toEqual([
      [group.headSha, 'success'],
      [group.headSha, 'failure'],
    ])
    expect(stage.comments()).toEqual([])
  })

  it('that is dissolved stops its runs', async () => {
    await open('bot: { merge-queue: quick }')
    await send('checks_requested')
    await send('destroyed')
    expect(stage.runs().map(({ conclusion }) => conclusion)).toEqual(['cancelled'])
    expect(stage.checks()).toMatchObject([{ conclusion: 'cancelled' }])
  })
})

describe('a button', () => {
  const buttons = () =>
    (stage.world.checks.at(-1)?.actions ?? []).map(
      (one) => (one as { identifier: string }).identifier,
    )

  it('cancels, for those who may', async () => {
    await open()
    await stage.say('alice', '/bench oltp')
    expect(buttons()).toEqual(['cancel'])
    await pressButton('stranger', 'cancel')
    expect(stage.comments().at(-1)).toContain('it takes write access')
    await pressButton('bob', 'cancel')
    expect(stage.checks()).toMatchObject([{ conclusion: 'cancelled' }])
    expect(stage.comments()[0]).toContain('Stopped by `bob`')
  })

  it('runs again, once however often it is pressed', async () => {
    await open()
    await stage.say('alice', '/bench oltp')
    await measure(stage.runs()[0])
    expect(buttons()).toEqual(['rerun', 'accept'])
    const [check] = stage.world.checks
    await pressButton('bob', 'rerun', check)
    await pressButton('bob', null, check)
    expect(stage.runs()).toHaveLength(2)
    expect(stage.checks()).toHaveLength(2)
  })

  it('accepts all that stands against it, for maintainers', async () => {
    await open()
    await stage.say('alice', '/bench oltp')
    await measure(stage.runs()[0])
    await pressButton('bob', 'accept')
    expect(stage.checks()).toMatchObject([{ conclusion: 'failure' }])
    await pressButton('mia', 'accept')
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
    expect(buttons()).toEqual([])
  })

  it('lets in what waits', async () => {
    await open('bot: { on-demand: oltp }', fork)
    await stage.event('opened')
    await pressButton('stranger', 'rerun')
    expect(stage.runs()).toEqual([])
    await pressButton('bob', 'rerun')
    expect(stage.runs()).toHaveLength(1)
  })

  it('at a check with a forged id does nothing', async () => {
    await open()
    await stage.say('alice', '/bench oltp')
    const [check] = stage.world.checks as [Check]
    await pressButton('bob', 'cancel', { ...check, id: 4711 })
    await pressButton('bob', 'cancel', { ...check, externalId: 'j0000000000000000' })
    expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])
  })

  it('for all checks of a commit runs what did not pass', async () => {
    await open()
    await stage.say('alice', '/bench oltp quick')
    await measure(stage.runs()[0])
    await measure(stage.runs()[1], pass)
    await stage.send('check_suite', suiteRerequested(stage.world, HEAD, 'stranger'))
    expect(stage.runs()).toHaveLength(2)
    await stage.send('check_suite', suiteRerequested(stage.world, HEAD, 'alice'))
    expect(stage.runs()).toHaveLength(3)
    expect(stage.inputs(stage.runs()[2] as Run).suite).toBe('oltp')
  })
})

it('an App that is removed stops to speak', async () => {
  await open()
  await stage.say('alice', '/bench oltp gc-mix quick')
  await stage.send('installation_repositories', removedFrom(stage.world, [1]))
  expect(stage.checks().every(({ conclusion }) => conclusion === null)).toBe(true)
  await stage.send('installation', removedFrom(stage.world, null))
  expect(stage.runs().every(({ conclusion }) => conclusion === 'cancelled')).toBe(true)
})

it('an App that may not do what it has to says so, and blocks nobody', async () => {
  await open()
  for (const token of stage.world.tokens.values()) delete token.permissions.actions
  const asked = await stage.say('alice', '/bench oltp')
  expect(stage.checks()).toMatchObject([{ conclusion: 'action_required' }])
  expect(stage.comments()[0]).toContain('Resource not accessible by integration')
  expect(stage.reactions(asked)).toEqual(['eyes', 'confused'])
  for (const token of stage.world.tokens.values()) delete token.permissions.contents
  await stage.say('alice', '/bench oltp')
  expect(stage.comments().at(-1)).toContain('Your command could not be handled')
  const deliveries = await stage.deliveries()
  expect(deliveries.length).toBeGreaterThan(1)
  expect(deliveries.every(({ outcome }) => outcome !== null)).toBe(true)
})
