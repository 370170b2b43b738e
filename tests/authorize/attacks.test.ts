/** Commands of people who should not have what they ask for, and comments made to mislead. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeMarker } from '../../src/github/comment.ts'
import { handleCommand } from '../../src/github/workflow-command.ts'
import { addComment, addPull, shaOf } from '../support/github/world.ts'
import { HEAD, openStage, type Payload, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.fake.close()
  expect(stage.fake.violations).toEqual([])
})

const readOf = (operation: string) =>
  stage.fake.log.filter((entry) => entry.operation === operation)

describe('a SHA', () => {
  it.each([
    ['too short', `@${HEAD.slice(0, 11)}`, /12 to 40 hex digits/],
    ['too long', `@${HEAD}0`, /12 to 40 hex digits/],
    ['no hash', '@refs/heads/main', /12 to 40 hex digits/],
    ['given twice', `@${HEAD} @${HEAD}`, /a second SHA/],
    ['of another commit', `@${shaOf('other')}`, /is not the head/],
    ['of the base', `@${shaOf('base')}`, /is not the head/],
    // Not the beginning of the head, though part of it.
    ['from the middle', `@${HEAD.slice(4, 24)}`, /is not the head/],
  ])('that is %s runs nothing', async (_, sha, words) => {
    expect(await stage.say('alice', `/bench oltp ${sha}`)).toMatchObject({ kind: 'answered' })
    expect(stage.replies()).toEqual([expect.stringMatching(words)])
    expect(stage.reactions()).not.toContain('rocket')
  })

  it('of a fork is needed for every command that names a commit', async () => {
    const head = { sha: shaOf('fork'), ref: 'x', repository: 'mallory/prolly' }
    addPull(stage.fake.world, { number: 2, head })
    stage.fake.world.roles.set('mia', 'maintain')
    for (const body of ['/bench oltp', '/bench accept A:time/op because']) {
      const comment = addComment(stage.fake.world, 2, 'mia', body)
      expect(await stage.handle(comment)).toMatchObject({ kind: 'answered' })
      expect(stage.replies().at(-1)).toContain('comes from a fork')
    }
  })
})

describe('permission', () => {
  it('is asked for with every command, of whoever wrote it', async () => {
    expect((await stage.say('alice', '/bench oltp')).kind).toBe('run')
    stage.fake.world.roles.set('alice', 'read')
    expect((await stage.say('alice', '/bench oltp')).kind).toBe('answered')
    const asked = readOf('repos/get-collaborator-permission-level').map(({ path }) => path)
    expect(asked).toEqual(Array(2).fill('/repos/octo/prolly/collaborators/alice/permission'))
  })

  it('comes before everything that a stranger could ask GitHub for', async () => {
    await stage.say('stranger', '/bench oltp --base release')
    expect(readOf('pulls/get')).toEqual([])
    expect(readOf('repos/get-content')).toEqual([])
  })

  it.each(['../../../octo/prolly', 'a/b', 'alice?x', 'a'.repeat(40), ''])(
    'is not asked of %j, which is no login',
    async (login) => {
      const edit = (payload: Payload) => {
        payload.comment.user.login = login
      }
      expect((await stage.say('alice', '/bench oltp', edit)).kind).toBe('ignored')
      expect(stage.fake.log).toEqual([])
    },
  )
})

describe('an option', () => {
  it.each([
    '/bench --upload-pack=touch$IFS/x',
    '/bench -c core.sshCommand=x',
    '/bench oltp --base --upload-pack=x',
    '/bench oltp --base=-x',
    '/bench oltp --base ../../etc/passwd',
    '/bench oltp --base "main;touch x"',
    '/bench oltp --variant --help',
    '/bench -- --upload-pack=x',
    '/bench $(touch x)',
    '/bench ../evil',
  ])('cannot be smuggled in by %j', async (body) => {
    expect(await stage.say('alice', body)).toMatchObject({ kind: 'answered' })
    expect(stage.reactions()).not.toContain('rocket')
  })

  it('cannot be the name of a suite or a variant, even on the base', async () => {
    for (const file of [
      'suites: { "--upload-pack=x": { workload: go-bench } }',
      'suites: { "a b": { workload: go-bench } }',
      'variants: { "-x": { env: { GOGC: 50 } } }\nsuites: { a: { workload: go-bench } }',
    ]) {
      stage.fake.world.files.set(`${shaOf('base')}:.gcbench.yml`, file)
      await stage.say('alice', '/bench')
      expect(stage.replies().at(-1)).toContain('The suite file on the base branch cannot be read')
    }
  })
})

describe('a comment made to mislead', () => {
  it('cannot take the place of our answer', async () => {
    const comment = addComment(stage.fake.world, 1, 'alice', '/bench nope')
    const forged = addComment(
      stage.fake.world,
      1,
      'mallory',
      `${writeMarker('reply', { to: comment.id })}\nAll is well.`,
    )
    await stage.handle(comment)
    expect(stage.replies()).toHaveLength(1)
    expect(forged.body).toContain('All is well.')
  })

  it('is answered without what is in it having any effect', async () => {
    await stage.say('alice', '/bench "@all](https://evil.example) <img src=x> `|`"')
    const [reply = ''] = stage.replies()
    expect(reply).toContain('could not read this command')
    expect(reply.replaceAll(/^(`{3,}).*?^\1$/gms, '')).not.toMatch(/@all|<img|\]\(http/)
  })

  it('counts as a comment only, not as a review or a discussion', async () => {
    const settings = { payload: {}, suiteFile: '.gcbench.yml' }
    for (const eventName of ['pull_request_review_comment', 'discussion_comment', 'pull_request'])
      expect(await handleCommand({ ...settings, eventName }, null as never)).toMatchObject({
        kind: 'ignored',
      })
  })
})
