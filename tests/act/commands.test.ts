import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payloadOf } from '../authorize/stage.ts'
import { addComment, addPull } from '../support/github/world.ts'
import {
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'
import { skipNote } from '../tool-path.ts'
import { act, documented } from './act.ts'
import { BRIDGED, openStage, type Stage } from './stage.ts'

const COMMANDS = documented('docs/examples', 'bench-command.yml')
const QUIET = 'seed: act\nmetrics: { allocs/op: { gate: false } }'

let repository: Repository
let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.close()
  repository?.remove()
  expect(stage.fake.violations).toEqual([])
})
if (act !== null) console.info(BRIDGED)

const say = (login: string, body: string, runId: number) => {
  const { world } = stage.fake
  const payload = payloadOf(addComment(world, 1, login, body))
  const event = { name: 'issue_comment', payload: { ...payload, number: 1 } }
  return stage.run(repository.folder, COMMANDS, event, runId)
}
const answers = () => stage.comments().filter((body) => !body.startsWith('/bench'))

describe.skipIf(act === null || !hasGo)(`the workflow for commands${skipNote('act', act)}`, () => {
  it('measures by the rules of the base, tells, and tells again what was accepted', async () => {
    const config = suiteFile(`rounds: 8\n${QUIET}`)
    repository = makeRepository({ ...hashModule(20_000), '.gcbench.yml': config })
    const base = repository.git('rev-parse', 'HEAD')
    repository.git('checkout', '-q', '-b', 'feature')
    // The change would let itself pass.
    const own = suiteFile(`rounds: 1\ngate: { mode: advisory }\n${QUIET}`)
    const head = repository.commit({ ...hashModule(400_000), '.gcbench.yml': own })
    const { world } = stage.fake
    addPull(world, {
      head: { sha: head, ref: 'feature', repository: 'octo/prolly' },
      base: { sha: base, ref: 'main' },
    })
    world.roles.set('alice', 'write').set('mia', 'maintain')
    world.files.set(`${base}:.gcbench.yml`, config)

    const measured = await say('alice', '/bench s --rounds 8..9 --budget 20m', 1)
    expect(measured.log.match(/::error.*/g)).toEqual([
      expect.stringMatching(
        /^::error title=gcbench,file=hash_test\.go,line=\d+::Sum: (time|CPU)\/op slower/,
      ),
    ])
    expect(measured.code).toBe(0)
    expect(answers()).toEqual([expect.stringContaining('slower')])
    expect(stage.statuses()).toEqual([[head, 'gcbench/s', 'failure']])
    expect(measured.log).toContain('gcbench run s')
    expect(measured.log).toMatch(/--rounds 8\.\.9 --budget 20m/)
    expect(measured.log).toMatch(/would attest report\.json sha256:[0-9a-f]{64}/)
    expect(world.reactions.map(({ content }) => content)).toEqual(['rocket'])

    const accepted = await say('mia', '/bench accept Sum:time/op "hashes more, on purpose"', 2)
    expect(accepted.code).toBe(0)
    expect(accepted.log).not.toContain('gcbench run s')
    expect(stage.statuses().at(-1)).toEqual([head, 'gcbench/s', 'success'])
    const [report, record, ...more] = answers()
    expect(more).toEqual([])
    for (const word of ['mia', 'hashes more, on purpose', head]) {
      expect(record).toContain(word)
      expect(report).toContain(word)
    }
  })

  it('runs nothing for a stranger, and nothing for other comments', async () => {
    repository = makeRepository(hashModule(1000))
    addPull(stage.fake.world)
    const refused = await say('stranger', '/bench s', 1)
    expect(refused.code).toBe(0)
    expect(answers()).toEqual([expect.stringContaining('takes write access')])
    const before = stage.fake.log.length
    await say('octo', 'I like /bench s', 2)
    expect(stage.fake.log.length).toBe(before)
    expect(stage.statuses()).toEqual([])
  })
})

describe.skipIf(act === null || !hasGo)(`the release gate${skipNote('act', act)}`, () => {
  it('fails the candidate against the last release, and shows what has added up', async () => {
    const config = suiteFile(`rounds: 8\n${QUIET}`)
    repository = makeRepository({ ...hashModule(20_000), '.gcbench.yml': config })
    repository.git('tag', 'v1.0.0')
    repository.commit(hashModule(40_000))
    repository.git('tag', 'v1.1.0')
    const head = repository.commit(hashModule(400_000))
    repository.git('tag', '-a', 'v1.2.0-rc.1', '-m', 'candidate')
    const payload = {
      ref: 'refs/tags/v1.2.0-rc.1',
      before: '0'.repeat(40),
      after: repository.git('rev-parse', 'v1.2.0-rc.1'),
      head_commit: { id: head },
      repository: { default_branch: 'main' },
    }
    const workflow = documented('docs/examples', 'gate-release.yml')
    const ended = await stage.run(repository.folder, workflow, { name: 'push', payload })
    expect(ended.code).toBe(1)
    expect(ended.log).toMatch(/failure: Sum (time|cpu-s)\/op/)
    expect(stage.statuses()).toEqual([[head, 'gcbench/s', 'failure']])
    expect(stage.comments()).toEqual([])
    for (const tag of ['refs/tags/v1.1.0', 'refs/tags/v1.0.0']) expect(ended.summary).toContain(tag)
  })
})
