import { afterEach, describe, expect, it } from 'vitest'
import { recordAcceptance } from '../../src/github/base-rules.ts'
import { publishScopeOf } from '../../src/github/events.ts'
import { judgeHere, judgePooled, publishEndHere, publishHere } from '../../src/github/publish.ts'
import type { Report } from '../../src/model/model.ts'
import { endingText } from '../../src/report/report.ts'
import { type Permissions, shaOf } from '../support/github/world.ts'
import { openStage, regressing, type Stage } from './stage.ts'

let stage: Stage

const HEAD = shaOf('head')
const here = { kind: 'here' as const, pull: 1, headSha: HEAD }
const given = (permissions: Permissions) => openStage('status', permissions)

function slower(): Report {
  const outcome = regressing(HEAD, ['A'])
  if (outcome.kind === 'missing') throw new Error(outcome.why)
  return outcome.report
}
const told = () => stage.fake.world.comments.length
const marks = () => stage.fake.world.statuses.map(({ context, state }) => [context, state])

describe('a job that has measured', () => {
  afterEach(async () => {
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  })

  it('comments and sets the status where it may, once', async () => {
    stage = await given({ contents: 'read', pull_requests: 'write', statuses: 'write' })
    const first = await publishHere(slower(), here, { run: stage.ask.run }, stage.github)
    expect(first).toMatchObject({ value: { comment: { change: 'created' }, mark: 'set' } })
    expect(first.notes).toEqual([])
    const second = await publishHere(slower(), here, { run: stage.ask.run }, stage.github)
    expect(second.value).toMatchObject({ comment: { change: 'unchanged' }, mark: 'unchanged' })
    expect(marks()).toEqual([['gcbench/oltp', 'failure']])
  })

  it.each([
    [{ pull_requests: 'write' }, 1, 0, [/`statuses: write`/]],
    [{ pull_requests: 'read', statuses: 'write' }, 0, 1, [/`pull-requests: write`.*comment on #1/]],
    [{ contents: 'read' }, 0, 0, [/`pull-requests: write`/, /`statuses: write`/]],
  ] satisfies [Permissions, number, number, RegExp[]][])(
    'does what it may with %j and notes the rest',
    async (permissions, comments, statuses, notes) => {
      stage = await given(permissions)
      const done = await publishHere(slower(), here, { run: stage.ask.run }, stage.github)
      expect([told(), marks().length]).toEqual([comments, statuses])
      expect(done.notes).toHaveLength(notes.length)
      notes.forEach((words, index) => void expect(done.notes[index]).toMatch(words))
    },
  )

  it('says that GitHub is not there, and nothing of permissions', async () => {
    stage = await given({ contents: 'read' })
    await stage.close()
    const { notes } = await publishHere(slower(), here, { run: stage.ask.run }, stage.github)
    expect(notes).toHaveLength(2)
    for (const note of notes) {
      expect(note).toMatch(/^(There is no comment|The commit has no status of this run)\. GitHub: /)
      expect(note).toContain('GitHub or the network is at fault')
      expect(note).not.toMatch(/takes|permission/)
    }
  })

  it('marks a merge group, which has no pull request to tell', async () => {
    stage = await given({ contents: 'read', statuses: 'write' })
    const done = await publishHere(
      slower(),
      { ...here, pull: null },
      { run: stage.ask.run },
      stage.github,
    )
    expect(done).toEqual({ value: { comment: null, mark: 'set' }, notes: [] })
    expect(marks()).toEqual([['gcbench/oltp', 'failure']])
  })

  it('tells why there is no report', async () => {
    stage = await given({ contents: 'read', pull_requests: 'write', statuses: 'write' })
    const about = { suite: 'oltp', run: stage.ask.run }
    const ended = endingText({
      why: 'the build of head failed',
      said: 'sum.go:3: undefined: y',
    })
    await publishEndHere(ended, about, here, stage.github)
    expect(stage.fake.world.comments[0]?.body).toContain('undefined: y')
    expect(marks()).toEqual([['gcbench/oltp', 'error']])
  })

  it('tells nobody of a commit that the event is not about', async () => {
    stage = await given({ pull_requests: 'write', statuses: 'write' })
    const other = { ...here, headSha: shaOf('other') }
    await publishHere(slower(), other, { run: stage.ask.run }, stage.github)
    expect(stage.fake.log).toEqual([])
  })

  it('judges under what was accepted, and as before where it may not ask', async () => {
    stage = await given({ contents: 'read', pull_requests: 'write' })
    const acceptance = { row: 'A:time/op', reason: 'fine', by: 'mia', at: '2026-01-31', sha: HEAD }
    await recordAcceptance(acceptance, { pull: 1, comment: 7 }, stage.github)
    const judged = await judgeHere(slower(), here, stage.github)
    expect(judged.value.conclusion.conclusion).toBe('success')
    expect(judged.value.acceptances).toEqual([acceptance])
    await stage.close()
    stage = await given({ contents: 'read' })
    const unasked = await judgeHere(slower(), here, stage.github)
    expect(unasked.value).toEqual(slower())
    expect(unasked.notes).toHaveLength(1)
  })
})

it('pools shards under the rules of the base, also where nobody is told', async () => {
  const { github, fake, close } = await openStage('status', { contents: 'read' })
  fake.world.files.set(`${shaOf('base')}:.gcbench.yml`, 'suites: { oltp: { workload: go-bench } }')
  const base = { sha: shaOf('base'), suiteFile: '.gcbench.yml', pull: null }
  const pooled = slower()
  pooled.plan.suite.gate.mode = 'advisory'
  pooled.conclusion = { conclusion: 'success', reasons: [] }
  const { conclusion } = await judgePooled(pooled, base, github)
  expect(conclusion.conclusion).toBe('failure')
  expect(fake.violations).toEqual([])
  await close()
})

describe('what an event lets a job tell', () => {
  const repo = { full_name: 'octo/prolly' }
  const pull = (head: object, base: object = { repo }) => ({
    pull_request: { number: 1, head: { sha: HEAD, ...head }, base },
  })
  const alone = { ...here, queued: null }
  it.each([
    ['pull_request', pull({ repo }), alone],
    ['pull_request', pull({ repo: { full_name: 'mallory/prolly' } }), { kind: 'fork' }],
    ['pull_request', pull({ repo: null }), { kind: 'fork' }],
    ['pull_request', pull({}, {}), { kind: 'fork' }],
    ['pull_request_target', pull({ repo }), { kind: 'nobody' }],
    ['issue_comment', { issue: { number: 1, pull_request: {} } }, { kind: 'nobody' }],
    ['workflow_dispatch', {}, { kind: 'nobody' }],
    ['push', { after: HEAD }, { ...alone, pull: null }],
    ['push', { after: shaOf('tag'), head_commit: { id: HEAD } }, { ...alone, pull: null }],
    ['push', { after: '0'.repeat(40), head_commit: null }, { kind: 'nobody' }],
    [
      'merge_group',
      { merge_group: { base_sha: shaOf('base'), head_sha: HEAD } },
      { ...alone, pull: null },
    ],
  ])('%s: %j', (name, payload, expected) => {
    expect(publishScopeOf(name, payload)).toEqual(expected)
  })
})
