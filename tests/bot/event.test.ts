import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Event,
  jobInTitle,
  movedTo,
  namedAt,
  readEvent,
  runTitle,
} from '../../bot/jobs/event.ts'
import { addComment, addPull, addRun, makeWorld, shaOf } from '../support/github/world.ts'
import {
  commentCreated,
  groupEvent,
  pressed,
  pullEvent,
  removedFrom,
  runEvent,
  suiteRerequested,
} from './payloads.ts'

type Published = { name: string; examples: Record<string, unknown>[] }
/** What GitHub published of its own payloads; most lack an installation, so each is given one. */
const published: Published[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const examples = published.flatMap(({ name, examples }) =>
  examples.map((example) => ({ name, example })),
)

const kinds = (events: (Event | null)[]) => [...new Set(events.map((event) => event?.kind))].sort()

describe('GitHub’s own examples', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(250))

  it('are read or ignored, never a fault, with and without an installation', () => {
    for (const { name, example } of examples) {
      const installed = { ...example, installation: { id: 1 } }
      expect(() => [readEvent(name, example), readEvent(name, installed)]).not.toThrow()
    }
  })

  it('give our events', () => {
    const found = examples.map(({ name, example }) => {
      return readEvent(name, { ...example, installation: { id: 1 } })
    })
    expect(kinds(found)).toEqual([
      'group',
      'pressed',
      'pull',
      'released',
      'removed',
      'suspended',
      undefined,
    ])
    expect(found.filter((event) => event?.kind === 'pull').length).toBeGreaterThanOrEqual(5)
  })

  it('say how old their word on the repository is, in all that we read', () => {
    const ours = examples.filter(({ name, example }) => {
      const event = readEvent(name, { ...example, installation: { id: 1 } })
      return event !== null && 'place' in event
    })
    expect(ours.length).toBeGreaterThan(5)
    expect(ours.filter(({ example }) => namedAt(example) === null)).toEqual([])
    expect(namedAt({ repository: { updated_at: 'yesterday' } })).toBeNull()
  })

  it('are no fault with any part of them gone or another, either', () => {
    const any = fc.anything({ withBigInt: false, maxDepth: 2 })
    const bent = fc
      .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), any), { maxLength: 4 }))
      .map(([{ name, example }, changes]) => {
        const payload = structuredClone({ ...example, installation: { id: 1 } })
        for (const [at, value] of changes) bend(payload, at, value)
        return { name, payload }
      })
    fc.assert(
      fc.property(bent, ({ name, payload }) => {
        readEvent(name, payload)
      }),
      { numRuns: 500, seed: 6 },
    )
  })
})

/** Changes the value that is found by walking down by a number. */
function bend(value: unknown, at: number, to: unknown): void {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const key = keys[at % Math.max(1, keys.length)]
  if (key === undefined) return
  const inner = (value as Record<string, unknown>)[key]
  const isLeaf = typeof inner !== 'object' || inner === null || at % 3 === 0
  if (isLeaf) (value as Record<string, unknown>)[key] = to
  else bend(inner, Math.floor(at / 2), to)
}

it.each([null, 1, 'x', [], {}, { __proto__: null }, { action: 'created' }])(
  'reads nothing in %j',
  (payload) => {
    for (const name of ['issue_comment', 'pull_request', 'installation', '__proto__', 'toString'])
      expect(readEvent(name, payload)).toBeNull()
  },
)

describe('an event of each kind', () => {
  const world = makeWorld()
  const pull = addPull(world)
  const job = 'j0123456789abcdef'
  const check = { id: 5, externalId: job, sha: shaOf('head') } as never
  const at = { installation: 43, repository: 'octo/prolly', repositoryId: 42 }
  const place = { ...at, defaultBranch: 'main' }

  it('has what is needed of it, and nothing else', () => {
    const comment = addComment(world, 1, 'alice', '/bench')
    expect(readEvent('issue_comment', commentCreated(world, comment))).toMatchObject({
      kind: 'commented',
      place,
      comment: { author: 'alice', body: '/bench' },
    })
    expect(readEvent('pull_request', pullEvent(world, pull, 'synchronize'))).toEqual({
      kind: 'pull',
      place,
      action: 'synchronize',
      by: 'contributor',
      pull: {
        number: 1,
        author: 'contributor',
        isFork: false,
        headSha: shaOf('head'),
        baseSha: shaOf('base'),
        baseRef: 'main',
        updatedAt: expect.any(String),
      },
    })
    const run = addRun(world, { title: runTitle(job), event: 'workflow_dispatch' })
    expect(readEvent('workflow_run', runEvent(world, run, 'completed'))).toMatchObject({
      kind: 'ran',
      job,
      run: { id: run.id, attempt: 1, isOver: true },
    })
    const group = { headSha: shaOf('g'), baseSha: shaOf('base') }
    expect(readEvent('merge_group', groupEvent(world, group, 'destroyed'))).toEqual({
      kind: 'group',
      place,
      isOver: true,
      queued: null,
      ...group,
    })
    const headRef = `refs/heads/gh-readonly-queue/main/pr-7-${shaOf('base')}`
    const ofPull = groupEvent(world, { ...group, headRef }, 'checks_requested')
    expect(readEvent('merge_group', ofPull)).toEqual({
      kind: 'group',
      place,
      isOver: false,
      queued: 7,
      ...group,
    })
    expect(readEvent('check_suite', suiteRerequested(world, shaOf('head'), 'bob'))).toMatchObject({
      kind: 'suite-rerequested',
      headSha: shaOf('head'),
      by: 'bob',
    })
    expect(readEvent('installation', removedFrom(world, null))).toMatchObject({
      kind: 'removed',
      repositories: null,
    })
    expect(readEvent('installation_repositories', removedFrom(world, [42]))).toMatchObject({
      kind: 'removed',
      repositories: [42],
    })
  })

  it('of a button names the button and who pressed it; other Apps have other buttons', () => {
    const read = (identifier: string | null, login = 'bob') =>
      readEvent('check_run', pressed(world, check, login, identifier))
    expect(read('accept')).toMatchObject({ kind: 'pressed', button: 'accept', job, by: 'bob' })
    expect(read(null)).toMatchObject({ kind: 'pressed', button: 'rerun' })
    expect(read('deploy')).toBeNull()
    expect(read('accept', 'robot[bot]')).toBeNull()
  })

  it('of a fork whose repository is gone is one of a fork', () => {
    const gone = { ...pull, head: { ...pull.head, repository: null } }
    expect(readEvent('pull_request', pullEvent(world, gone, 'opened'))).toMatchObject({
      pull: { isFork: true },
    })
  })

  it('of a repository with another name by now is about that name', () => {
    const to = { repository: 'octo/new', installation: 9 }
    const run = addRun(world, { title: runTitle(job), event: 'workflow_dispatch' })
    const event = readEvent('workflow_run', runEvent(world, run, 'completed')) as Event
    expect(movedTo(event, to)).toMatchObject({
      place: to,
    })
    const gone = readEvent('installation', removedFrom(world, null)) as Event
    expect(movedTo(gone, to)).toBe(gone)
  })

  it('names a job in a title only where it is one', () => {
    expect(jobInTitle(runTitle(job))).toBe(job)
    expect(jobInTitle(`x gcbench ${job}0`)).toBeNull()
    expect(jobInTitle('gcbench jx')).toBeNull()
  })
})
