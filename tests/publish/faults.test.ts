/** Every request of publishing fails once in every way: the end is the same, nothing is double. */
import { describe, expect, it } from 'vitest'
import type { Fault } from '../support/github/faults.ts'
import type { World } from '../support/github/world.ts'
import { openStage, regressing, runAt, type Stage } from './stage.ts'

type Mark = 'status' | 'check'

/** Publishes twice, the second time with a row that newly regressed: every request is made. */
async function story({ pull, publish }: Stage): Promise<void> {
  for (const [i, rows] of [[], ['scan']].entries())
    await publish(regressing(pull.head.sha, rows), { run: runAt(i + 1) })
}

/** What is left at the end, without ids and times. */
const endOf = ({ comments, statuses, checks }: World) => ({
  comments: comments.map(({ author, body }) => [
    author.login,
    body.replaceAll(/issuecomment-\d+/g, 'issuecomment'),
  ]),
  statuses: statuses.map(({ context, state, description }) => [context, state, description]),
  checks: checks.map(({ name, conclusion, output }) => [name, conclusion, output]),
})

/** How a request can fail, with or without having been carried out. */
const kinds: Fault[] = [
  ...([{ as: 500 }, { as: 502 }, { as: 'reset' }, { as: 'slow', delayMs: 4_000 }] as const).flatMap(
    (kind) => [kind, { ...kind, carriedOut: true }],
  ),
  { as: 'secondary-limit' },
  { as: 'too-many-requests' },
  { as: 'primary-limit' },
]

const COMMENTING = ['issues/list-comments', 'issues/create-comment']
/** By mark: requests that every publication makes, and those that only the second one makes. */
const REQUESTS: Record<Mark, [string[], string[]]> = {
  status: [
    ['pulls/get', 'repos/list-commit-statuses-for-ref', 'repos/create-commit-status'],
    // Who we are is asked once.
    ['issues/update-comment', 'viewer'],
  ],
  check: [['checks/list-for-ref'], ['checks/create', 'checks/update']],
}

describe.each(['status', 'check'] as const)('publishing with a %s', (mark) => {
  const [twice, once] = REQUESTS[mark]
  const commenting = mark === 'status' ? COMMENTING : []
  const requests = [
    ...[...twice, ...commenting].flatMap((operation) =>
      [0, 1].map((passing) => ({ operation, passing })),
    ),
    ...once.map((operation) => ({ operation, passing: 0 })),
  ]
  const faults: Fault[] = requests.flatMap((one) => kinds.map((kind) => ({ ...one, ...kind })))
  const calm = openStage(mark).then(async (stage) => {
    await story(stage)
    await stage.close()
    return stage.fake
  })

  it('makes the requests that fail below, and no other', async () => {
    const made = new Set((await calm).log.map(({ operation }) => operation))
    const known = [...Object.values(REQUESTS).flat(2), ...COMMENTING]
    expect([...made].filter((operation) => !known.includes(operation))).toEqual([])
    expect(requests.filter(({ operation }) => !made.has(operation))).toEqual([])
    expect(endOf((await calm).world).comments).toHaveLength(2)
  })

  // At once, because nearly all of the time is waiting.
  it.concurrent.each(faults)(
    'ends well after $as of $operation #$passing, carried out: $carriedOut',
    async (fault) => {
      const stage = await openStage(mark, undefined, fault)
      await story(stage)
      expect(stage.fake.faultsLeft()).toBe(0)
      expect(endOf(stage.fake.world)).toEqual(endOf((await calm).world))
      expect(stage.fake.violations).toEqual([])
      await stage.close()
    },
  )
})
