import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noCommentOptions as noOption, textsOf } from '../../src/settings/options.ts'
import { addComment, addPull, shaOf } from '../support/github/world.ts'
import { HEAD, ME, openStage, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.fake.close()
  expect(stage.fake.violations).toEqual([])
})

const nothingSaid = () => {
  expect(stage.fake.writes()).toEqual([])
}

describe('somebody with write access', () => {
  it('gets a run of the head, bound to its full hash, with inputs for the Action', async () => {
    const decision = await stage.say('alice', '/bench oltp --rounds 8..40 --gc green,off')
    expect(decision).toEqual({
      kind: 'run',
      ask: {
        kind: 'bench',
        pull: 1,
        comment: expect.any(Number),
        by: 'alice',
        sha: HEAD,
        baseSha: shaOf('base'),
        command: `/bench oltp @${HEAD} --variant green,off --rounds 8..40`,
        include: [
          {
            ...textsOf(noOption),
            suite: 'oltp',
            head: HEAD,
            base: shaOf('base'),
            variants: 'green,off',
            rounds: '8..40',
            advisory: 'false',
            'suite-ref': shaOf('base'),
            retell: 'false',
            artifact: 'gcbench-report-oltp',
            'run-id': '',
            'run-attempt': '',
            mark: 'none',
            asked: 'true',
          },
        ],
      },
    })
    expect(stage.reactions()).toEqual(['rocket'])
    expect(stage.replies()).toEqual([])
  })

  it('may name several suites and the SHA', async () => {
    const decision = await stage.say('alice', `/bench oltp gc-mix @${HEAD.slice(0, 12)} --advisory`)
    expect(decision).toMatchObject({
      ask: {
        sha: HEAD,
        include: [{ suite: 'oltp', advisory: 'true' }, { suite: 'gc-mix' }],
      },
    })
  })

  it.each([
    ['/bench oltp', 'status'],
    ['/bench oltp --rounds 100', 'status'],
    ['/bench oltp --rounds 8..40', 'status'],
    ['/bench oltp --budget 15m --profile all', 'status'],
    // Each of these could make a gate pass that should not.
    ['/bench oltp --rounds 1', 'none'],
    ['/bench oltp --rounds 1..40', 'none'],
    ['/bench oltp --budget 10m', 'none'],
    ['/bench oltp --base feature', 'none'],
    ['/bench oltp --gc green', 'none'],
    ['/bench oltp --advisory', 'none'],
  ])('marks the commit only by the whole suite: %s', async (body, mark) =>
    expect(await stage.say('alice', body)).toMatchObject({ ask: { include: [{ mark }] } }),
  )

  it.each([
    ['/bench oltpp', /no suite `oltpp`.*Did you mean `oltp`\?/],
    ['/bench cancle', /no suite `cancle`.*Did you mean `cancel`\?/],
    ['/bench', /Which suite\? There are `oltp`, `gc-mix`/],
    ['/bench oltp --gc gren', /no variant `gren`.*Did you mean `green`\?/],
    ['/bench gc-mix --gc green', /no variant `green`/],
    ['/bench oltp --round 5', /unknown option '--round' \(Did you mean --rounds\?\)/],
    ['/bench oltp --base --upload-pack=x', /could not read this command/],
    ['/bench rerun', /needs the gcbench service/],
    ['/bench more', /needs the gcbench service/],
    ['/bench accept A:time/op fine', /takes the role maintain or admin/],
  ])('is told what is wrong with %j', async (body, words) => {
    expect(await stage.say('alice', body)).toMatchObject({ kind: 'answered' })
    expect(stage.replies()).toHaveLength(1)
    expect(stage.replies()[0]).toMatch(words)
    expect(stage.reactions()).not.toContain('rocket')
  })

  it('is told when the pull request is closed', async () => {
    stage.pull.state = 'closed'
    await stage.say('alice', '/bench oltp')
    expect(stage.replies()[0]).toContain('closed')
  })

  it('is told when the suite file of the base is wrong', async () => {
    stage.fake.world.files.set(`${shaOf('base')}:.gcbench.yml`, 'suites: { x: { workloadd: y } }')
    await stage.say('alice', '/bench x')
    expect(stage.replies()[0]).toContain('suites.x.workload: missing')
  })

  it('gets one answer, however often the job is started again', async () => {
    const comment = addComment(stage.fake.world, 1, 'alice', '/bench nope')
    await stage.handle(comment)
    await stage.handle(comment)
    expect(stage.replies()).toHaveLength(1)
    expect(stage.reactions()).toHaveLength(1)
  })
})

it('suites come from the base: one that only the change has is not run', async () => {
  const own = 'suites: { evil: { workload: go-bench } }'
  stage.fake.world.files.set(`${HEAD}:.gcbench.yml`, own)
  await stage.say('alice', '/bench evil')
  expect(stage.replies()[0]).toContain('no suite `evil`')
})

describe('nobody else', () => {
  it.each(['stranger', 'tina'])('gets a run: %s', async (login) => {
    stage.fake.world.roles.set('tina', 'triage')
    expect(await stage.say(login, '/bench oltp')).toMatchObject({ kind: 'answered' })
    expect(stage.replies()).toEqual([expect.stringContaining('takes write access')])
    expect(stage.reactions()).toEqual(['-1'])
  })

  it('learns what is wrong with a command, but everyone gets help', async () => {
    await stage.say('stranger', '/bench --nope')
    expect(stage.replies()[0]).toContain('takes write access')
    await stage.say('stranger', '/bench help')
    expect(stage.replies()[1]).toContain('/bench accept <row> [@sha] <reason...>')
  })

  it('is let in by what the payload says of the author', async () => {
    const decision = await stage.say('stranger', '/bench oltp', (payload) => {
      payload.comment.author_association = 'OWNER'
      payload.sender.login = 'octo'
    })
    expect(decision.kind).toBe('answered')
  })

  it('a private member is not turned away for being called a contributor', async () =>
    expect((await stage.say('alice', '/bench oltp')).kind).toBe('run'))
})

describe('silence: nothing is written for', () => {
  it.each([
    [
      'a bot',
      (p: Parameters<NonNullable<Parameters<Stage['say']>[2]>>[0]) => {
        p.comment.user = { login: 'renovate[bot]', type: 'Bot' }
      },
    ],
    [
      'ourselves',
      (p) => {
        p.comment.user = { login: ME, type: 'Bot' }
      },
    ],
    [
      'an app in somebody’s name',
      (p) => {
        Object.assign(p.comment, { performed_via_github_app: { id: 1 } })
      },
    ],
    [
      'an edit',
      (p) => {
        p.action = 'edited'
      },
    ],
    [
      'a comment that was edited since',
      (p) => {
        p.comment.updated_at = '2027-01-01T00:00:00Z'
      },
    ],
    [
      'a deletion',
      (p) => {
        p.action = 'deleted'
      },
    ],
    [
      'an issue',
      (p) => {
        p.issue.pull_request = undefined
      },
    ],
    [
      'a payload of another shape',
      (p) => {
        Object.assign(p, { comment: null })
      },
    ],
  ] satisfies [string, NonNullable<Parameters<Stage['say']>[2]>][])('%s', async (_, edit) => {
    expect(await stage.say('alice', '/bench oltp', edit)).toMatchObject({ kind: 'ignored' })
    nothingSaid()
  })

  it.each([
    'I ran /bench oltp yesterday',
    '> /bench oltp\n\nwhat did this say?',
    '```\n/bench oltp\n```',
    '    /bench oltp',
    '`/bench oltp`',
    '<!--\n/bench oltp\n-->',
    'On it.\n/bench oltp',
  ])('%j', async (body) => {
    expect(await stage.say('alice', body)).toMatchObject({ kind: 'ignored' })
    nothingSaid()
  })
})

describe('a push after the look', () => {
  const pushed = (sha: string, pushedAt: string) =>
    Object.assign(stage.pull.head, { sha: shaOf(sha), pushedAt })

  it('to the branch is refused, with the line to paste', async () => {
    const comment = addComment(stage.fake.world, 1, 'alice', '/bench oltp --rounds 20')
    pushed('evil', '2026-01-01T00:01:00Z')
    expect(await stage.handle(comment)).toMatchObject({ kind: 'answered' })
    expect(stage.replies()[0]).toContain(`/bench oltp @${shaOf('evil')} --rounds 20`)
  })

  it('in the same second counts as after', async () => {
    const comment = addComment(stage.fake.world, 1, 'alice', '/bench oltp')
    pushed('evil', comment.createdAt)
    expect((await stage.handle(comment)).kind).toBe('answered')
  })

  it('is not hidden by dates in commits: only the clock of pushes counts', async () => {
    // The commit claims to be from 1999; GitHub was pushed to after the comment all the same.
    const comment = addComment(stage.fake.world, 1, 'alice', '/bench oltp')
    pushed('dated 1999-01-01', '2026-01-01T00:00:59Z')
    expect((await stage.handle(comment)).kind).toBe('answered')
  })

  it('is refused when the command names the head of before', async () => {
    const comment = addComment(stage.fake.world, 1, 'alice', `/bench oltp @${HEAD}`)
    pushed('evil', '2026-01-01T00:01:00Z')
    expect(await stage.handle(comment)).toMatchObject({ kind: 'answered' })
    expect(stage.replies()[0]).toContain('is not the head')
    expect(stage.replies()[0]).toContain(`/bench oltp @${shaOf('evil')}`)
  })

  it('elsewhere does not matter to a command that names the head', async () => {
    pushed('head', '2026-01-01T00:01:00Z')
    expect((await stage.say('alice', `/bench oltp @${HEAD}`)).kind).toBe('run')
  })

  it('to a fork: the command must name the head', async () => {
    const head = { sha: shaOf('fork'), ref: 'x', repository: 'mallory/prolly' }
    const fork = addPull(stage.fake.world, { number: 2, head })
    const say = (body: string) => stage.handle(addComment(stage.fake.world, 2, 'alice', body))
    expect(await say('/bench oltp')).toMatchObject({ kind: 'answered' })
    const [reply = ''] = stage.replies()
    expect(reply).toContain('comes from a fork')
    const line = /^\/bench .*$/m.exec(reply)?.[0] ?? ''
    expect(line).toBe(`/bench oltp @${fork.head.sha}`)
    expect(await say(line)).toMatchObject({ kind: 'run', ask: { sha: fork.head.sha } })
    expect(await say(`/bench oltp @${shaOf('other')}`)).toMatchObject({ kind: 'answered' })
    fork.head.repository = null
    expect((await say('/bench oltp')).kind).toBe('answered')
  })
})
