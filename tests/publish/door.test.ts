import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMarker } from '../../src/github/comment.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { addArtifact, addPull, shaOf } from '../support/github/world.ts'
import { honest } from '../support/honest-report.ts'
import { makeZip } from '../support/zip.ts'
import { runStep } from './door.ts'
import { fixture, openStage, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

const HEAD = shaOf('head')

/** What the job that measured left behind: few rows, since every start of the step judges them all. */
const upload = (name = 'one-regression-of-200', sha = HEAD) => {
  const report = fixture(name, sha)
  report.comparisons = report.comparisons.filter(
    ({ verdict }, i) => i < 2 || verdict.word === 'regressed',
  )
  const zip = makeZip([{ name: 'report.json', data: jsonText(honest(report)) }])
  return addArtifact(stage.fake.world, stage.run, 'gcbench-report', zip)
}
/** One that passes, against another commit than the base of its pull request. */
const uploadAgainst = (sha: string) => {
  const report = fixture('all-faster', HEAD)
  report.plan.sources.base!.sha = sha
  const zip = makeZip([{ name: 'report.json', data: jsonText(honest(report)) }])
  return addArtifact(stage.fake.world, stage.run, 'gcbench-report', zip)
}
const onPull = {
  name: 'pull_request',
  payload: { pull_request: { number: 1, head: { sha: HEAD } } },
}
const afterRun = (changed: object = {}) => ({
  name: 'workflow_run',
  payload: {
    workflow_run: {
      id: stage.run.id,
      run_attempt: 2,
      event: 'pull_request',
      head_sha: HEAD,
      head_branch: 'feature',
      head_repository: { owner: { login: 'octo' } },
      ...changed,
    },
  },
})
const comments = () => stage.fake.world.comments
const statuses = () =>
  stage.fake.world.statuses.map(({ sha, context, state }) => [sha, context, state])

describe('the step that publishes', () => {
  it('tells the pull request of the event what the artifact says', async () => {
    upload()
    const step = await runStep(stage, onPull)
    expect(step.log).not.toMatch(/error/i)
    expect(step.code).toBe(0)
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body).toContain(`/octo/prolly/actions/runs/${stage.run.id})`)
    expect(statuses()).toEqual([[HEAD, 'gcbench/oltp', 'failure']])
    expect(step.outputs).toEqual({
      'comment-url': expect.stringMatching(/^https:.*#issuecomment-\d+$/),
      change: 'created',
      'alert-url': '',
      conclusion: 'failure',
      'report-digest': expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    })
    const again = await runStep(stage, onPull)
    expect(again.outputs.change).toBe('unchanged')
    expect(again.log).toContain('mark: unchanged')
  })

  describe('a report against another commit than the base of the pull request', () => {
    const [BASE, PARTED, OLD] = [shaOf('base'), shaOf('parted'), shaOf('old')]
    const comparisons = () =>
      stage.fake.log.filter(({ operation }) => operation === 'repos/compare-commits').length

    it.each([
      ['pull_request', () => onPull],
      ['workflow_run', () => afterRun()],
    ])('is told and held on %s, since any change is fast beside old code', async (_, event) => {
      uploadAgainst(OLD)
      const { outputs } = await runStep(stage, event())
      expect(outputs.conclusion).toBe('action_required')
      expect(comments().at(-1)?.body).toContain(`it compares with ${OLD}`)
    })

    it('passes where head left the base, which takes one request', async () => {
      stage.fake.world.mergeBases.set(`${BASE}...${HEAD}`, PARTED)
      uploadAgainst(PARTED)
      expect((await runStep(stage, onPull)).outputs.conclusion).toBe('success')
      expect(comparisons()).toBe(1)
    })

    it('takes no request where it is the base itself', async () => {
      uploadAgainst(BASE)
      expect((await runStep(stage, onPull)).outputs.conclusion).toBe('success')
      expect(comparisons()).toBe(0)
    })

    it.each(['v1', 'origin/v1'])('passes where the workflow names it: %s', async (base) => {
      stage.fake.world.mergeBases.set(`v1...${HEAD}`, PARTED).set('v1...v1', OLD)
      uploadAgainst(OLD)
      expect((await runStep(stage, onPull, { base })).outputs.conclusion).toBe('success')
    })

    it('is believed where the suite of the base names a base of its own', async () => {
      const file = 'suites: { oltp: { workload: go-bench, base: v1 } }'
      stage.fake.world.files.set(`${BASE}:.gcbench.yml`, file)
      uploadAgainst(OLD)
      expect((await runStep(stage, onPull)).outputs.conclusion).toBe('success')
    })

    it('is held where GitHub does not say where head left the base', {
      tags: 'rehearsal',
    }, async () => {
      stage.fake.fail({ as: 503, operation: 'repos/compare-commits', times: 99 })
      uploadAgainst(OLD)
      expect((await runStep(stage, onPull)).outputs.conclusion).toBe('action_required')
      expect(comments().at(-1)?.body).toContain('is the base of the change is not known')
    })
  })

  it('fails by the gate only where it is asked to', async () => {
    upload()
    const step = await runStep(stage, onPull, { 'fail-on': 'gate', mark: 'none' })
    expect(step.code).toBe(1)
    expect(step.log).toMatch(/::error::failure: /)
    expect(statuses()).toEqual([])
    expect(comments()).toHaveLength(1)
  })

  it('waits for no pipe and reads no device in the place of a report', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-report-'))
    const pipe = join(folder, 'report.json')
    execFileSync('mkfifo', [pipe])
    for (const report of [pipe, '/dev/zero']) {
      const { code, log } = await runStep(stage, onPull, { report, suite: 'oltp' })
      expect([code, log]).toEqual([1, expect.stringContaining('the report is no regular file')])
    }
    rmSync(folder, { recursive: true })
  })

  it('publishes a report of the same machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-report-'))
    const path = join(folder, 'report.json')
    writeFileSync(path, jsonText(honest(fixture('all-faster', HEAD))))
    const step = await runStep(stage, onPull, { report: path })
    expect(step).toMatchObject({ code: 0, outputs: { conclusion: 'success' } })
    expect(statuses()).toEqual([[HEAD, 'gcbench/oltp', 'success']])
    rmSync(folder, { recursive: true })
    const gone = await runStep(stage, onPull, { report: path, suite: 'oltp' })
    expect(gone.code).toBe(1)
    expect(gone.log).toContain('left no report in the folder it was given (ENOENT)')
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body).toContain('### ⛔ Not measured')
    expect(statuses().at(-1)).toEqual([HEAD, 'gcbench/oltp', 'error'])
  })

  it('finds the pull request of a fork after its run, by branch and commit', async () => {
    const head = { sha: HEAD, ref: 'main', repository: 'mallory/prolly' }
    addPull(stage.fake.world, { head: { ...head, sha: shaOf('newer') } })
    const pull = addPull(stage.fake.world, { head })
    upload()
    const event = afterRun({
      head_branch: 'main',
      head_repository: { owner: { login: 'mallory' } },
    })
    const step = await runStep(stage, event)
    expect(step.code).toBe(0)
    expect(comments().map(({ issue }) => issue)).toEqual([pull.number])
    expect(comments()[0]?.body).toContain('From a fork')
    expect(readMarker('report', comments()[0]!.body)).toMatchObject({
      run: stage.run.id,
      attempt: 2,
    })
  })

  it('marks the commit all the same when its pull request has moved on or is gone', async () => {
    stage.pull.head.sha = shaOf('newer')
    upload()
    for (const event of [afterRun(), afterRun({ head_repository: null })]) {
      const step = await runStep(stage, event)
      expect(step.code).toBe(0)
      expect(comments()).toHaveLength(0)
      expect(statuses()).toEqual([[HEAD, 'gcbench/oltp', 'failure']])
    }
  })

  it('marks the head of a merge group, which has no pull request to tell', async () => {
    const report = fixture('all-faster', HEAD)
    const base = report.plan.sources.base?.sha ?? ''
    upload('all-faster')
    const payload = { merge_group: { base_sha: base, head_sha: HEAD } }
    const step = await runStep(stage, { name: 'merge_group', payload })
    expect(step).toMatchObject({ code: 0, outputs: { change: '', conclusion: 'success' } })
    const other = { merge_group: { base_sha: shaOf('other'), head_sha: HEAD } }
    const refused = await runStep(stage, { name: 'merge_group', payload: other })
    expect(refused.log).toMatch(/it compares with [0-9a-f]{40}, not [0-9a-f]{40}/)
    expect(refused.code).toBe(1)
  })

  it('takes the commit of a comment from whoever allowed it, and from nobody else', async () => {
    upload()
    const payload = { issue: { number: 1, pull_request: {} }, comment: { body: '/bench' } }
    const event = { name: 'issue_comment', payload }
    const step = await runStep(stage, event)
    expect(step.code).toBe(1)
    expect(step.log).toContain('"issue_comment" names no commit; say which')
    expect(stage.fake.log).toEqual([])
    expect((await runStep(stage, event, { sha: HEAD })).code).toBe(0)
    expect(comments()).toHaveLength(1)
  })

  it('refuses a report about another commit, and says so on the pull request', async () => {
    upload('one-regression-of-200', shaOf('other'))
    const step = await runStep(stage, onPull, { suite: 'oltp' })
    expect(step.code).toBe(1)
    expect(step.log).toMatch(/the report is refused: it is about [0-9a-f]{40}, not [0-9a-f]{40}/)
    expect(comments()[0]?.body).toMatch(/^<!--.*-->\n\n### ⛔ Not measured/)
    expect(statuses()).toEqual([[HEAD, 'gcbench/oltp', 'error']])
    expect(step.outputs.conclusion).toBe('action_required')
  })

  it('tells again only what is still there', async () => {
    upload()
    await runStep(stage, onPull)
    stage.fake.world.artifacts.splice(0)
    const before = structuredClone([comments(), statuses()])
    const gone = await runStep(stage, onPull, { retell: 'true' })
    expect(gone.code).toBe(1)
    expect(gone.log).toContain('left no artifact named gcbench-report')
    expect([comments(), statuses()]).toEqual(before)
  })

  it('says what is missing when the token may not write, and never the token', async () => {
    upload()
    const weak = await openStage('status', { actions: 'read', pull_requests: 'read' })
    addArtifact(weak.fake.world, weak.run, 'gcbench-report', upload().zip)
    const step = await runStep(weak, onPull, { mark: 'none' })
    expect(step.code).toBe(1)
    expect(step.log).toContain('could not comment on #1: 403')
    expect(step.log).toContain('issues=write; pull_requests=write')
    expect(step.log).toContain('publish from a workflow_run')
    expect(step.log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(weak.token)
    await weak.close()
  })

  it('names every wrong input at once', async () => {
    const step = await runStep(stage, onPull, {
      sha: 'main',
      mark: 'star',
      'pull-request': '-1',
      'run-id': '1e9',
      suite: 'a b',
    })
    expect(step.code).toBe(1)
    for (const name of ['sha', 'mark', 'pull-request', 'run-id', 'suite'])
      expect(step.log).toContain(`input ${name}: `)
    expect(stage.fake.log).toEqual([])
  })
})
