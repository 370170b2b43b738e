/** Who and what is turned away, in which words, and when nothing is said at all. */
import { afterEach, describe, expect, it } from 'vitest'
import { addComment, type Pull, shaOf } from '../../support/github/world.ts'
import { commentCreated } from '../payloads.ts'
import { HEAD, openStage, type Stage, SUITES } from '../stage.ts'

let stage: Stage
const open = async (bot = '', given: Partial<Pull> = {}) => {
  stage = await openStage(bot, given)
}
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})
const nothingRuns = () => {
  expect(stage.runs()).toEqual([])
  expect(stage.checks()).toEqual([])
}
const fork = { head: { sha: HEAD, ref: 'feature', repository: 'contributor/prolly' } }

describe('somebody with write access is told', () => {
  // What cannot be read is answered at once; the rest is looked up, and seen before that.
  it.each<[string, RegExp, string[]]>([
    ['/bench oltpp', /no suite `oltpp`.*Did you mean `oltp`\?/, ['eyes']],
    ['/bench cancle', /no suite `cancle`.*Did you mean `cancel`\?/, ['eyes']],
    ['/bench', /Which suite\? There are `oltp`/, ['eyes']],
    ['/bench gc-mix --gc gren', /no variant `gren`.*Did you mean `green`\?/, ['eyes']],
    ['/bench oltp --round 5', /Did you mean --rounds\?/, []],
    ['/bench oltp --base --upload-pack=x', /could not read this command/, []],
    ['/bench oltp @aaaaaaaaaaaa', /`aaaaaaaaaaaa` is not the head/, ['eyes']],
    ['/bench oltp "', /quotation marks/, []],
  ])('what is wrong with %j', async (body, words, seen) => {
    await open()
    const asked = await stage.say('alice', body)
    expect(stage.comments()).toEqual([expect.stringMatching(words)])
    expect(stage.reactions(asked)).toEqual([...seen, expect.stringMatching(/confused|-1/)])
    nothingRuns()
  })

  it('that the pull request is closed', async () => {
    await open('', { state: 'closed' })
    await stage.say('alice', '/bench oltp')
    expect(stage.comments()[0]).toContain('closed')
    nothingRuns()
  })

  it('the same again in the comment that stands, each once, and the next day anew', async () => {
    await open('', { state: 'closed' })
    const asked = []
    for (let n = 0; n < 4; n++) asked.push(await stage.say('alice', '/bench oltp'))
    const [first, ...more] = stage.comments()
    expect(first).toMatch(/closed.*\n\nThe same goes for 3 later commands\.$/)
    expect(more).toEqual([])
    for (const one of asked) expect(stage.reactions(one)).toContain('-1')
    // GitHub tells of it once more, after whoever handled it was killed.
    const [, , third] = asked
    if (third === undefined) throw new Error('nobody asked')
    await stage.send('issue_comment', commentCreated(stage.world, third))
    expect(stage.comments()).toEqual([first])
    stage.skipTime(25 * 3_600)
    await stage.say('alice', '/bench oltp')
    expect(stage.comments()).toHaveLength(2)
    nothingRuns()
  })

  it('once that they say too much: twenty commands in an hour are read, and no request is made for more', async () => {
    await open()
    for (let n = 0; n < 21; n++) await stage.say('alice', '/bench oltp')
    const asked = stage.fake.log.length
    for (let n = 0; n < 20; n++) await stage.say('alice', '/bench oltp')
    expect(stage.fake.log).toHaveLength(asked)
    expect(stage.comments()).toEqual([
      expect.stringContaining('oltp'),
      expect.stringMatching(/already: \[see it here\].*\n\nThe same goes for 18 later commands\.$/),
      expect.stringMatching(
        /`alice` has written 20 commands here within an hour.*after \d\d:\d\d UTC/,
      ),
    ])
    expect(stage.runs()).toHaveLength(1)
    await stage.say('bob', '/bench status')
    expect(stage.comments()).toHaveLength(4)
    stage.skipTime(3_601)
    await stage.say('alice', '/bench status')
    expect(stage.comments()).toHaveLength(5)
  })

  it.each(['help', '--nope', 'status'])('the same of /bench %s', async (words) => {
    await open()
    for (let n = 0; n < 21; n++) await stage.say('alice', `/bench ${words}`)
    const asked = stage.fake.log.length
    expect(stage.comments().at(-1)).toContain('has written 20 commands here within an hour')
    for (let n = 0; n < 5; n++) await stage.say('alice', `/bench ${words}`)
    expect(stage.fake.log).toHaveLength(asked)
  })

  it('that the base has a wrong suite file; the head’s counts for nothing', async () => {
    await open()
    const { files } = stage.world
    files.set(`${HEAD}:.gcbench.yml`, 'suites: { evil: { workload: go-bench } }')
    await stage.say('alice', '/bench evil')
    expect(stage.comments()[0]).toContain('no suite `evil`')
    files.set(`${shaOf('base')}:.gcbench.yml`, 'suites: { x: { workloadd: y } }')
    await stage.say('alice', '/bench x')
    expect(stage.comments()[1]).toContain('suites.x.workload: missing')
    nothingRuns()
  })

  it('that a command asks for more time than the base lets anybody have', async () => {
    await open('bot: { budget: { user-minutes: 60 } }')
    await stage.say('alice', '/bench oltp --budget 10h')
    expect(stage.runs()).toEqual([])
    expect(stage.comments().at(-1)).toMatch(
      /0 minutes and 600 more requested.*the limit is 60 minutes/,
    )
    await stage.say('alice', '/bench oltp --budget 20m')
    expect(stage.runs()).toHaveLength(1)
  })

  it('that a budget is spent, and when there is room again', async () => {
    await open('bot: { budget: { jobs: 3, user-jobs: 1 } }')
    await stage.say('alice', '/bench oltp')
    await stage.say('alice', '/bench gc-mix')
    expect(stage.comments().at(-1)).toMatch(
      /budget of alice is used up: 1 jobs.*the limit is 1 jobs/,
    )
    await stage.say('bob', '/bench gc-mix')
    await stage.say('mia', '/bench quick')
    expect(stage.runs()).toHaveLength(2)
    await stage.say('octo', '/bench quick --rounds 8')
    expect(stage.comments().at(-1)).toContain('The budget of this repository is used up')
    await stage.passTime(25 * 3600)
    await stage.say('alice', '/bench gc-mix --rounds 40')
    // The third one waited in vain for a turn, behind two runs that never answered.
    expect(stage.checks().slice(0, 3)).toMatchObject(
      Array(3).fill({ conclusion: 'action_required' }),
    )
    expect(stage.runs()).toHaveLength(3)
  })
})

describe('the commit that is meant', () => {
  it('has to be named for a fork', async () => {
    await open('', fork)
    await stage.say('alice', '/bench oltp')
    expect(stage.comments()[0]).toContain(`/bench oltp @${HEAD}`)
    nothingRuns()
    await stage.say('alice', `/bench oltp @${HEAD.slice(0, 12)}`)
    expect(stage.runs()).toHaveLength(1)
  })

  it('is unsure when GitHub’s clock saw a push since', async () => {
    await open()
    stage.pull.head.pushedAt = '2026-06-01T00:00:00Z'
    await stage.say('alice', '/bench oltp')
    expect(stage.comments()[0]).toContain('Something was pushed after your comment')
    nothingRuns()
  })

  it('is unsure when the head that was known before the comment is another', async () => {
    await open()
    await stage.event('opened')
    const { world, pull } = stage
    // It was written after the bot had heard of the head.
    const comment = addComment(world, pull.number, 'alice', '/bench oltp')
    comment.createdAt = '2026-02-01T00:00:00Z'
    comment.updatedAt = comment.createdAt
    pull.head.sha = shaOf('pushed in between')
    await stage.send('issue_comment', commentCreated(world, comment))
    expect(stage.comments()[0]).toContain('Something was pushed after your comment')
    nothingRuns()
  })

  it('is sure when both agree', async () => {
    await open()
    await stage.event('opened')
    const comment = addComment(stage.world, 1, 'alice', '/bench oltp')
    comment.createdAt = '2026-02-01T00:00:00Z'
    comment.updatedAt = comment.createdAt
    await stage.send('issue_comment', commentCreated(stage.world, comment))
    expect(stage.runs()).toHaveLength(1)
  })
})

describe('others', () => {
  it.each(['stranger', 'tina'])('may start nothing: %s', async (login) => {
    await open()
    stage.world.roles.set('tina', 'triage')
    for (const command of ['oltp', 'cancel', 'rerun', 'status', 'explain x:y', '--nope']) {
      const asked = await stage.say(login, `/bench ${command}`)
      expect(stage.reactions(asked)).toContain('-1')
      // Nobody gets so many answers in one hour.
      await stage.passTime(1800)
    }
    expect(stage.comments()).toEqual([
      expect.stringMatching(/takes write access[\s\S]*The same goes for 5 later commands\.$/),
    ])
    nothingRuns()
  })

  it('get silence where the repository says so, help included', async () => {
    await open('bot: { strangers: silent }')
    for (const command of ['oltp', 'help', '--nope'])
      await stage.say('stranger', `/bench ${command}`)
    expect(stage.fake.writes()).toEqual([])
    nothingRuns()
  })
})

describe('nothing at all is said to', () => {
  it.each(['/benchmark oltp', 'see /bench oltp', '> /bench oltp', '```\n/bench oltp\n```'])(
    '%j',
    async (body) => {
      await open()
      await stage.say('alice', body)
      expect(stage.fake.log).toEqual([])
    },
  )

  it('bots, edits, comments on issues, ourselves', async () => {
    await open()
    const { world } = stage
    const comment = addComment(world, 1, 'alice', '/bench oltp')
    const edits: ((payload: ReturnType<typeof commentCreated>) => void)[] = [
      (payload) => Object.assign(payload, { action: 'edited' }),
      (payload) => Object.assign(payload.comment, { updated_at: '2026-09-01T00:00:00Z' }),
      (payload) => Object.assign(payload.comment, { user: { login: 'x[bot]', type: 'Bot' } }),
      (payload) => Object.assign(payload.comment, { performed_via_github_app: { id: 1 } }),
      (payload) => Object.assign(payload.issue, { pull_request: undefined }),
    ]
    for (const edit of edits) {
      const payload = commentCreated(world, comment)
      edit(payload)
      await stage.send('issue_comment', payload)
    }
    expect(stage.fake.log).toEqual([])
  })

  it('a locked conversation, whose run goes on all the same', async () => {
    await open('', { locked: true })
    await stage.say('alice', '/bench oltp')
    expect(stage.comments()).toEqual([])
    expect(stage.runs()).toHaveLength(1)
    expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])
  })
})

it('an event that comes again changes nothing', async () => {
  await open()
  const comment = addComment(stage.world, 1, 'alice', '/bench oltp')
  const wrong = addComment(stage.world, 1, 'alice', '/bench nope')
  for (const one of [comment, comment, wrong, wrong, comment])
    await stage.send('issue_comment', commentCreated(stage.world, one))
  expect(stage.runs()).toHaveLength(1)
  expect(stage.comments()).toHaveLength(2)
  expect(stage.checks()).toHaveLength(1)
})

it('without a suite file every benchmark is one suite', async () => {
  await open()
  stage.world.files.clear()
  await stage.say('alice', '/bench')
  expect(stage.inputs(stage.runs()[0] as never)).toMatchObject({ suite: 'go-bench' })
  expect(SUITES).not.toContain('go-bench:')
})
