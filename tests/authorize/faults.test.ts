/** Every request of a command fails once in every way: one reaction, one reply, one decision. */
import { describe, expect, it } from 'vitest'
import type { CommandOutcome } from '../../src/github/workflow-command.ts'
import type { Fault } from '../support/github/faults.ts'
import { addComment, type World } from '../support/github/world.ts'
import { openStage } from './stage.ts'

/** How a request can fail, with or without having been carried out. */
const kinds: Fault[] = [
  ...([{ as: 500 }, { as: 502 }, { as: 'reset' }, { as: 'slow', delayMs: 4_000 }] as const).flatMap(
    (kind) => [kind, { ...kind, carriedOut: true }],
  ),
  { as: 'secondary-limit' },
  { as: 'too-many-requests' },
  { as: 'primary-limit' },
]

/** A command that runs something, one that is answered, and one that is written down. */
const COMMANDS: Record<string, string> = {
  'a run': '/bench oltp --rounds 8..40',
  'an answer': '/bench nope',
  'an acceptance': '/bench accept A:time/op because it is right',
}

/** What is left at the end, without ids and times. */
const endOf = ({ comments, reactions }: World, decision: CommandOutcome) => ({
  comments: comments.map(({ author, body }) => [author.login, body]),
  reactions: reactions.map(({ author, comment, content }) => [author.login, comment, content]),
  decision,
})

async function story(body: string, fault: Fault | null = null) {
  const stage = await openStage({}, fault)
  const decision = await stage.handle(addComment(stage.fake.world, 1, 'mia', body))
  await stage.fake.close()
  expect(stage.fake.violations).toEqual([])
  expect(stage.fake.faultsLeft()).toBe(0)
  return { end: endOf(stage.fake.world, decision), log: stage.fake.log }
}

describe.each(Object.entries(COMMANDS))('a comment that becomes %s', async (_, body) => {
  const calm = await story(body)
  const requests = [...new Set(calm.log.map(({ operation }) => operation))]
  const faults: Fault[] = requests.flatMap((operation) =>
    kinds.map((kind) => ({ operation, ...kind })),
  )

  it('makes several requests, of which some write', () => {
    expect(requests).toContain('repos/get-collaborator-permission-level')
    expect(requests).toContain('pulls/get')
    expect(requests).toContain('reactions/create-for-issue-comment')
    expect(calm.end.reactions).toHaveLength(1)
  })

  // At once, because nearly all of the time is waiting.
  it.concurrent.each(faults)(
    'ends well after $as of $operation, carried out: $carriedOut',
    async (fault) => {
      expect((await story(body, fault)).end).toEqual(calm.end)
    },
  )
})

it('a second start of the job after it had died changes nothing', async () => {
  for (const body of Object.values(COMMANDS)) {
    const stage = await openStage()
    const comment = addComment(stage.fake.world, 1, 'mia', body)
    const first = await stage.handle(comment)
    const end = structuredClone(endOf(stage.fake.world, first))
    const second = await stage.handle(comment)
    expect(endOf(stage.fake.world, second)).toEqual(end)
    await stage.fake.close()
  }
})
