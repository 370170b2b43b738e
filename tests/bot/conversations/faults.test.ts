/**
 * Every request to GitHub fails once in every way, before or after it was carried out: the end is
 * the same, and nothing is there twice.
 */
import { afterAll, describe, expect, it } from 'vitest'
import type { Fault } from '../../support/github/faults.ts'
import { pullEvent } from '../payloads.ts'
import { openStage, type Stage } from '../stage.ts'

/** A push, a command, a result, a question, a cancelled run: every request is made. */
async function story(stage: Stage): Promise<void> {
  // So late that what there may be of it has to be looked for.
  await stage.send('pull_request', pullEvent(stage.world, stage.pull, 'opened'), 1_000)
  await stage.passTime(40)
  const [quick] = stage.runs()
  if (quick === undefined) throw new Error('the push ran nothing')
  await stage.startRun(quick)
  await stage.endRun(quick, stage.reportFor(quick))
  await stage.passTime(40)
  await stage.say('alice', '/bench oltp --base release')
  await stage.passTime(61)
  await stage.say('bob', '/bench cancel')
  await stage.passTime(40)
  await stage.passTime(40)
}

/** What is left at the end, without ids and times. */
const endOf = ({ world, lastingComments, checks, runs }: Stage) => ({
  comments: lastingComments(),
  checks: checks(),
  runs: runs().map(({ conclusion, title }) => [conclusion, title.replace(/j[0-9a-f]{16}/, 'job')]),
  reactions: world.reactions.map(({ content, author }) => [author.login, content]).sort(),
})

const openHere = async (fault: Fault | null = null) => {
  const stage = await openStage('bot: { on-push: quick }', {}, { fault })
  stage.world.tags = ['v1.0.0']
  stage.world.mergeBases.set(`v1.0.0...${stage.pull.head.sha}`, stage.pull.base.sha)
  return stage
}

/** Before it was carried out, and after: what GitHub cannot be told apart by. */
const lost: Fault[] = [{ as: 500 }, { as: 'reset' }].flatMap((kind) => [
  kind as Fault,
  { ...(kind as Fault), carriedOut: true },
])
const slow: Fault = { as: 'slow', delayMs: 4_000, carriedOut: true }

/** What may not be there twice. */
const MAKING = ['issues/create-comment', 'checks/create', 'actions/create-workflow-dispatch']
const CHANGING = [
  'issues/update-comment',
  'checks/update',
  'actions/cancel-workflow-run',
  'reactions/create-for-issue-comment',
]
const ASKING = [
  'viewer',
  'pulls/get',
  'repos/get-content',
  'repos/get-collaborator-permission-level',
  'repos/compare-commits',
  'repos/list-tags',
  'issues/list-comments',
  'checks/list-for-ref',
  'actions/get-workflow-run',
  'actions/list-workflow-run-artifacts',
  'actions/download-artifact',
]

const limit: Fault = { as: 'secondary-limit' }

const faults: Fault[] = [
  ...MAKING.flatMap((operation) => [
    ...[...lost, slow, limit].map((kind) => ({ operation, ...kind })),
    ...lost.map((kind) => ({ operation, passing: 1, ...kind })),
  ]),
  ...CHANGING.flatMap((operation) =>
    [{ as: 500, carriedOut: true } as const, { as: 'reset' } as const, limit].map((kind) => ({
      operation,
      ...kind,
    })),
  ),
  // What stands between us and GitHub speaks in its place: nobody's rights, nobody's refusal.
  ...[...ASKING, ...MAKING, ...CHANGING].flatMap((operation): Fault[] => {
    const times = ASKING.includes(operation) ? 5 : 1
    return [
      { operation, as: 'portal', times },
      { operation, as: 'blocked', times },
    ]
  }),
  // So often that octokit gives up, and the queue has to try again.
  ...ASKING.map((operation): Fault => ({ operation, as: 502, times: 5 })),
]

describe('the story', () => {
  const calm = openHere().then(async (stage) => {
    await story(stage)
    await stage.close()
    return stage
  })
  afterAll(async () => expect((await calm).fake.violations).toEqual([]))

  it('makes the requests that fail below, and no other', async () => {
    const made = new Set((await calm).fake.log.map(({ operation }) => operation))
    expect([...made].sort()).toEqual([...MAKING, ...CHANGING, ...ASKING, 'store'].sort())
    expect(endOf(await calm)).toMatchObject({
      comments: [
        expect.stringContaining('storage/page-147/write'),
        expect.stringContaining('**Cancelled**'),
        expect.stringContaining('Cancelled: `oltp`'),
      ],
      checks: [{ conclusion: 'failure' }, { conclusion: 'cancelled' }],
      runs: [
        ['success', 'gcbench job'],
        ['cancelled', 'gcbench job'],
      ],
    })
  })

  // At once, because nearly all of the time is waiting.
  it.concurrent.each(faults)(
    'ends as it would after $as of $operation #$passing, carried out: $carriedOut',
    async (fault) => {
      const stage = await openHere(fault)
      await story(stage)
      expect(endOf(stage)).toEqual(endOf(await calm))
      expect(stage.fake.faultsLeft()).toBe(0)
      expect(stage.fake.violations).toEqual([])
      await stage.close()
    },
  )
})
