import { afterEach, beforeEach, expect, it } from 'vitest'
import { underBase } from '../../src/github/base-rules.ts'
import { fetchOutcome, publish } from '../../src/github/publish.ts'
import type { PublishRequest } from '../../src/github/workflow-command.ts'
import type { Acceptance } from '../../src/model/model.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { WHOLE_SUITE } from '../../src/report/base-rules.ts'
import { connect, regressing } from '../publish/stage.ts'
import {
  account,
  addArtifact,
  addComment,
  addJobToken,
  addRun,
  fullName,
  shaOf,
} from '../support/github/world.ts'
import { honest } from '../support/honest-report.ts'
import { makeZip } from '../support/zip.ts'
import { HEAD, openStage, type Stage } from './stage.ts'

let stage: Stage
let token = ''
beforeEach(async () => {
  stage = await openStage()
  const suites = 'suites: { oltp: { workload: go-bench } }'
  stage.fake.world.files.set(`${shaOf('base')}:.gcbench.yml`, suites)
  token = addJobToken(stage.fake.world, {
    actions: 'read',
    contents: 'read',
    pull_requests: 'write',
    statuses: 'write',
  })
})
afterEach(async () => {
  await stage.fake.close()
  expect(stage.fake.violations).toEqual([])
})

/** A run measured `oltp` at the head, where these benchmarks regressed, and left its report. */
function measure(
  benchmarks: string[],
  { headSha = HEAD, acceptances = [] as Acceptance[] } = {},
): PublishRequest {
  const run = addRun(stage.fake.world, { attempt: 2 })
  const outcome = regressing(headSha, benchmarks)
  if (outcome.kind === 'missing') throw new Error(outcome.why)
  outcome.report.acceptances = acceptances
  const data = jsonText(honest(outcome.report))
  addArtifact(
    stage.fake.world,
    run,
    'gcbench-report-oltp',
    makeZip([{ name: 'report.json', data }]),
  )
  const at = { 'run-id': `${run.id}`, 'run-attempt': '2' }
  const about = { suite: 'oltp', head: headSha, artifact: 'gcbench-report-oltp' }
  const rules = { 'suite-ref': shaOf('base'), variants: '', advisory: 'false' } as const
  return { ...about, ...at, ...rules, mark: 'status', retell: 'true', asked: 'true' }
}

/** What the step that publishes does with what authorize gave it. */
async function tell(ask: PublishRequest) {
  const github = connect(stage.fake, token)
  const { suite, head: headSha, artifact, mark } = ask
  const id = Number(ask['run-id'])
  const read = await fetchOutcome(
    { runId: id, artifact },
    { headSha, suite, baseSha: null },
    github,
  )
  const outcome = await underBase(
    read,
    { sha: ask['suite-ref'], suiteFile: '.gcbench.yml' },
    { ...WHOLE_SUITE, pull: 1 },
    github,
  )
  const run = { id, attempt: Number(ask['run-attempt']), url: 'https://github.example/run' }
  const found = mark === 'none' ? {} : { artifact }
  const isAsked = ask.asked === 'true'
  return publish(outcome, { pull: 1, headSha, suite, run, mark, isAsked, ...found }, github)
}

/** What is to be told again; [] when there is nothing. */
async function say(login: string, body: string): Promise<PublishRequest[]> {
  const decision = await stage.say(login, body)
  return decision.kind === 'run' ? decision.ask.include : []
}
const states = () => stage.fake.world.statuses.map(({ sha, state }) => [sha, state])
const sticky = () => stage.fake.world.comments.find(({ body }) => /^<!-- gcbench:report/.test(body))
const acceptances = () =>
  stage.fake.world.comments.filter(({ body }) => /^<!-- gcbench:acceptance/.test(body))

it('an accepted row passes at once: comment and status say who and why', async () => {
  const ask = measure(['A', 'B'])
  await tell(ask)
  expect(states()).toEqual([[HEAD, 'failure']])
  expect(await say('mia', '/bench accept A:time/op needed for correctness')).toEqual([ask])
  await tell(ask)
  // Told again with other words: one of the two is accepted, the other still holds it.
  expect(states()).toEqual([
    [HEAD, 'failure'],
    [HEAD, 'failure'],
  ])
  const [both, one] = stage.fake.world.statuses.map(({ description }) => description)
  expect(both).toMatch(/^2 of 3 benchmarks slower \(\+6\.2 %\); /)
  expect(one).toBe('B 6.2 % slower; A 6.2 % slower, accepted')
  const [again] = await say('octo', '/bench accept B:time/op "so is this"')
  expect(await tell(again!)).toMatchObject({ comment: { change: 'edited' }, mark: 'set' })
  expect(states().map(([, state]) => state)).toEqual(['failure', 'failure', 'success'])
  for (const word of ['mia', HEAD, 'needed for correctness', 'octo', 'so is this', '2026‑01‑01'])
    expect(sticky()?.body).toContain(word)
  expect(await tell(again!)).toMatchObject({ comment: { change: 'unchanged' }, mark: 'unchanged' })
})

it('what was accepted before the run holds for it, and lapses when the head changes', async () => {
  expect(await say('mia', '/bench accept A:time/op fine')).toEqual([])
  await tell(measure(['A']))
  expect(states()).toEqual([[HEAD, 'success']])
  stage.pull.head.sha = shaOf('next')
  await tell(measure(['A'], { headSha: shaOf('next') }))
  expect(states().at(-1)).toEqual([shaOf('next'), 'failure'])
  expect(sticky()?.body).toMatch(/lapsed/i)
  expect(await say('mia', `/bench accept A:time/op @${HEAD} again`)).toEqual([])
})

it('a command is written down once, and nothing in it is markup', async () => {
  const body = '/bench accept A:time/op "see --> @all <b> ```now #1"'
  const comment = addComment(stage.fake.world, 1, 'mia', body)
  await stage.handle(comment)
  await stage.handle(comment)
  expect(acceptances()).toHaveLength(1)
  expect(stage.reactions()).toEqual(['+1'])
  const [marker, ...shown] = acceptances()[0]!.body.split('\n')
  expect(marker).toMatch(/^<!-- gcbench:acceptance \{[^<>@#]*\} -->$/)
  expect(shown.join('\n')).not.toMatch(/@all|<b>|```|#1/)
  await tell(measure(['A']))
  expect(states()).toEqual([[HEAD, 'success']])
})

it('nobody else accepts: others, edits, forged markers, the report itself', async () => {
  const ask = measure(['A'], {
    acceptances: [{ row: 'A:time/op', reason: 'ok', by: 'mia', at: '2026-01-01', sha: HEAD }],
  })
  await tell(ask)
  expect(sticky()?.body).not.toContain('accepted by mia')
  expect(await say('alice', '/bench accept A:time/op please')).toEqual([])
  await say('mia', '/bench accept Other:time/op fine')
  const [ours] = acceptances()
  addComment(stage.fake.world, 1, 'alice', ours!.body.replace('Other', 'A'))
  Object.assign(ours!, {
    body: ours!.body.replaceAll('Other', 'A'),
    updatedAt: stage.fake.world.now(),
  })
  await tell(ask)
  expect(new Set(states().map(([, state]) => state))).toEqual(new Set(['failure']))
})

it('the file at the base counts too; one that cannot be read is said to be so', async () => {
  const { files } = stage.fake.world
  const path = `${shaOf('base')}:.gcbench-accept.yml`
  const entry = { row: 'A:time/op', reason: 'ok', by: 'mia', at: '2026-01-01', sha: HEAD }
  files.set(path, JSON.stringify({ accept: [entry] }))
  const ask = measure(['A'])
  await tell(ask)
  expect(states()).toEqual([[HEAD, 'success']])
  files.set(path, 'accept: nonsense')
  await tell(ask)
  expect(states().at(-1)).toEqual([HEAD, 'failure'])
  expect(sticky()?.body).toContain('what the base accepts could not be read')
})

it('nobody accepts a fork of their own, unless the base lets anyone', async () => {
  const { fake, pull } = stage
  pull.author = account('mia')
  pull.head.repository = 'mia/prolly'
  const line = `/bench accept A:time/op @${HEAD} fine`
  expect(await say('mia', line)).toEqual([])
  expect(stage.replies().at(-1)).toContain('somebody else with the role maintain or admin')
  expect(acceptances()).toHaveLength(0)
  const path = `${shaOf('base')}:.gcbench.yml`
  const suite = (rule: string) =>
    `suites: { oltp: { workload: go-bench, gate: { accept: ${rule} } } }`
  fake.world.files.set(path, suite('anyone'))
  await say('mia', line)
  expect(acceptances()).toHaveLength(1)
  pull.head.repository = fullName(fake.world)
  fake.world.files.set(path, suite('not-author'))
  await say('mia', line)
  expect(acceptances()).toHaveLength(1)
  await say('octo', line)
  expect(acceptances()).toHaveLength(2)
})

it('all rows are accepted by one word', async () => {
  await tell(measure(['A', 'B']))
  const [again] = await say('mia', '/bench accept all "the new format costs that"')
  await tell(again!)
  expect(states().map(([, state]) => state)).toEqual(['failure', 'success'])
})

it('what is accepted on a pull request holds in the merge queue, for the same change', async () => {
  await say('mia', '/bench accept A:time/op fine')
  const group = shaOf('group')
  const read = regressing(group, ['A'])
  const judged = async () => {
    const base = { sha: shaOf('base'), suiteFile: '.gcbench.yml' }
    const options = { ...WHOLE_SUITE, pull: null, queued: 1 }
    const outcome = await underBase(read, base, options, connect(stage.fake, token))
    return outcome.kind === 'measured' ? outcome.report.conclusion.conclusion : outcome.why
  }
  expect(await judged()).toBe('success')
  stage.pull.head.sha = shaOf('next')
  expect(await judged()).toBe('failure')
})

it('a run that was asked for less than the suite is not told again with a mark', async () => {
  await tell({ ...measure([]), mark: 'none' })
  expect(await say('mia', '/bench accept A:time/op fine')).toEqual([])
  expect(states()).toEqual([])
})
