import { describe, expect, it } from 'vitest'
import { chooseRefs, publishTargetOf, refsOfEvent } from '../src/github/events.ts'

const a = 'a'.repeat(40)
const b = 'b'.repeat(40)
const zeros = '0'.repeat(40)
const repository = { default_branch: 'trunk' }

it('a group of a merge queue tells by its branch which pull request it tries out', () => {
  const sha = 'a'.repeat(40)
  const of = (head_ref?: string) =>
    publishTargetOf('merge_group', { merge_group: { base_sha: sha, head_sha: sha, head_ref } })
      .queued
  expect(of(`refs/heads/gh-readonly-queue/release/1.x/pr-42-${sha}`)).toBe(42)
  expect(of('refs/heads/pr-42-abc')).toBeNull()
  expect(of()).toBeNull()
})

describe('the commits of an event', () => {
  it('takes the head of a pull request, not the merge commit, and a merge base', () => {
    const pull_request = { base: { sha: a }, head: { sha: b }, merge_commit_sha: 'c'.repeat(40) }
    expect(refsOfEvent('pull_request', { pull_request, repository })).toEqual({
      base: a,
      head: b,
      exactBase: false,
    })
  })
  it('takes a merge group as it stands', () => {
    const merge_group = { base_sha: a, head_sha: b }
    expect(refsOfEvent('merge_group', { merge_group })).toEqual({
      base: a,
      head: b,
      exactBase: true,
    })
  })
  it('takes a push from before to after', () => {
    const refs = refsOfEvent('push', { before: a, after: b, forced: false, repository })
    expect(refs).toEqual({ base: a, head: b, exactBase: true })
  })
  it.each([
    ['a new branch', { before: zeros, after: b }],
    ['a forced push', { before: a, after: b, forced: true }],
  ])('compares %s with the default branch', (_, payload) => {
    const refs = refsOfEvent('push', { ...payload, repository })
    expect(refs).toEqual({ base: 'origin/trunk', head: b, exactBase: false })
  })
  it('names nothing for a deleted branch', () => {
    const refs = refsOfEvent('push', { before: a, after: zeros, repository })
    expect(refs).toEqual({ base: null, head: null, exactBase: false })
  })
  it.each(['workflow_dispatch', 'schedule', 'issue_comment'])('leaves the head of %s', (name) => {
    expect(refsOfEvent(name, { repository })).toEqual({
      base: 'origin/trunk',
      head: null,
      exactBase: false,
    })
    expect(refsOfEvent(name, {})).toEqual({ base: null, head: null, exactBase: false })
  })
  it.each(['--upload-pack=x', '-x', 'a..b', 'a b', 'a\nb', ''])(
    'takes no default branch named %j',
    (default_branch) =>
      expect(refsOfEvent('schedule', { repository: { default_branch } }).base).toBeNull(),
  )
  it.each(['HEAD', '--help', `${a}\n`, a.slice(1), a.toUpperCase()])(
    'takes no commit %j',
    (sha) => {
      const pull_request = { base: { sha: a }, head: { sha } }
      expect(() => refsOfEvent('pull_request', { pull_request })).toThrow(/pull_request/)
      expect(() => refsOfEvent('push', { before: a, after: sha })).toThrow(/after/)
    },
  )
})

describe('the choice of refs', () => {
  const none = { base: null, head: null, exactBase: false }
  const event = { base: a, head: b, exactBase: true }
  const silent = { base: null, head: null }
  const ref = (name: string) => ({ kind: 'ref' as const, ref: name })

  it('is that of the event by default', () => {
    expect(chooseRefs(none, silent, event)).toEqual(event)
  })
  it('is that of the inputs, each for itself', () => {
    expect(chooseRefs({ ...none, base: 'v1' }, silent, event)).toEqual({
      base: 'v1',
      head: b,
      exactBase: false,
    })
    expect(chooseRefs({ ...none, head: 'x' }, silent, event)).toEqual({
      base: a,
      head: 'x',
      exactBase: true,
    })
    expect(chooseRefs({ base: 'v1', head: 'x', exactBase: true }, silent, none)).toEqual({
      base: 'v1',
      head: 'x',
      exactBase: true,
    })
  })
  it('is none for a suite that compares refs of its own', () => {
    const suite = { ...silent, compare: ['v1', 'v2'] }
    expect(chooseRefs(none, suite, event)).toEqual(none)
  })
  it('is left to a suite that names its sources, unless an input says otherwise', () => {
    const suite = { base: ref('v1'), head: ref('v2') }
    expect(chooseRefs(none, suite, event)).toEqual(none)
    expect(chooseRefs({ ...none, base: 'v0' }, suite, event)).toEqual({ ...none, base: 'v0' })
    expect(chooseRefs(none, { base: ref('v1'), head: null }, event)).toEqual({ ...none, head: b })
  })
})
