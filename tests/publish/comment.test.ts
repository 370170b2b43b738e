import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMarker, writeMarker } from '../../src/github/comment.ts'
import { addComment, type Comment } from '../support/github/world.ts'
import { fixture, ME, measured, openStage, regressing, runAt, type Stage } from './stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

const ours = (): Comment[] => stage.fake.world.comments.filter(({ author }) => author.login === ME)
const only = (): Comment => {
  expect(ours()).toHaveLength(1)
  return ours()[0]!
}
const visible = ({ body }: Comment) => body.replaceAll(/<!--.*?-->\n?/gs, '').trimStart()
const head = () => stage.pull.head.sha

describe('the comment', () => {
  it('says the verdict first, and links the run', async () => {
    const published = await stage.publish(measured(fixture('one-regression-of-200', head())))
    const comment = only()
    expect(published.comment).toEqual({
      change: 'created',
      url: expect.stringContaining('#issuec'),
    })
    expect(visible(comment)).toMatch(
      /^### ❌ `storage\/page-147\/write` 6.2\u00a0% slower; the other 199 within/,
    )
    expect(comment.body).toContain('Please look at `storage/page-147/write`')
    expect(comment.body).toContain(`](${stage.ask.run.url})`)
    expect(comment.body).toContain(head().slice(0, 12))
  })

  it('is left alone when there is nothing new to say', async () => {
    const outcome = measured(fixture('gc-interaction', head()))
    await stage.publish(outcome)
    const before = stage.fake.writes().length
    const { updatedAt } = only()
    const published = await stage.publish(outcome)
    expect(published).toMatchObject({ comment: { change: 'unchanged' }, mark: 'unchanged' })
    expect(stage.fake.writes()).toHaveLength(before)
    expect(only().updatedAt).toBe(updatedAt)
  })

  it('is the same to us when GitHub gives back other line ends', async () => {
    const outcome = measured(fixture('gc-interaction', head()))
    await stage.publish(outcome)
    const comment = only()
    comment.body = comment.body.replaceAll('\n', '\r\n')
    expect((await stage.publish(outcome)).comment?.change).toBe('unchanged')
  })

  it('is edited in place, among 250 of others', async () => {
    for (let i = 0; i < 120; i++) addComment(stage.fake.world, 1, 'ann', `LGTM ${i}`)
    await stage.publish(measured(fixture('identical', head())))
    for (let i = 0; i < 130; i++) addComment(stage.fake.world, 1, 'bob', `and another ${i}`)
    const published = await stage.publish(measured(fixture('all-faster', head())))
    expect(published.comment?.change).toBe('edited')
    expect(visible(only())).toMatch(/^### ✅ All 3 benchmarks faster \(-21/)
    const lists = stage.fake.log.filter(({ operation }) => operation === 'issues/list-comments')
    expect(lists.length).toBeGreaterThanOrEqual(2 + 3)
  })

  it('is one for each suite', async () => {
    const [one, other] = [fixture('identical', head()), fixture('identical', head())]
    one.plan.suite.name = 'oltp'
    other.plan.suite.name = 'oltp-scan'
    for (const report of [one, other, one, other]) await stage.publish(measured(report))
    expect(ours()).toHaveLength(2)
    const suites = ours().map(({ body }) => readMarker('report', body)?.suite)
    expect(suites).toEqual(['oltp', 'oltp-scan'])
    const contexts = stage.fake.world.statuses.map(({ context }) => context)
    expect(contexts).toEqual(['gcbench/oltp', 'gcbench/oltp-scan'])
  })

  it('comes back when someone deletes it', async () => {
    const outcome = measured(fixture('identical', head()))
    await stage.publish(outcome)
    stage.fake.world.comments.length = 0
    expect((await stage.publish(outcome)).comment?.change).toBe('created')
    only()
  })

  it('comes back when it is deleted between looking and editing', async () => {
    await stage.publish(measured(fixture('identical', head())))
    const { github, fake } = stage
    const { updateComment } = github
    github.updateComment = (id, body) => {
      fake.world.comments.length = 0
      return updateComment(id, body)
    }
    const published = await stage.publish(measured(fixture('all-faster', head())))
    expect(published.comment?.change).toBe('created')
    expect(visible(only())).toMatch(/^### ✅/)
  })

  it('is not one that someone else has made to look like ours', async () => {
    const marker = writeMarker('report', {
      suite: 'go-bench',
      head: head(),
      run: 999_999_999,
      attempt: 1,
      regressed: [],
    })
    const report = fixture('identical', head())
    report.plan.suite.name = 'go-bench'
    const forged = addComment(stage.fake.world, 1, 'mallory', `${marker}\n### ✅ all fine`)
    expect((await stage.publish(measured(report))).comment?.change).toBe('created')
    expect(forged.body).toContain('all fine')
    expect(ours()).toHaveLength(1)
    // Ours, but the marker is quoted in it: not the comment that we look for.
    stage.fake.world.comments.pop()
    const quoting = addComment(stage.fake.world, 1, ME, `Title of the PR: ${marker}`)
    expect((await stage.publish(measured(report))).comment?.change).toBe('created')
    expect(quoting.body).toMatch(/^Title/)
  })

  it('is written anew when its marker has been broken by hand', async () => {
    await stage.publish(measured(fixture('identical', head())))
    const comment = only()
    comment.body = comment.body.replace(/"head":"\w+"/, '"head":"zz"')
    expect((await stage.publish(measured(fixture('identical', head())))).comment?.change).toBe(
      'created',
    )
  })

  it('does not go back to what an older run says', async () => {
    const later = runAt(stage.ask.run.id + 1)
    await stage.publish(measured(fixture('all-faster', head())), { run: later })
    const { body } = only()
    const published = await stage.publish(measured(fixture('failures', head())))
    expect(published.comment?.change).toBe('outdated')
    expect(only().body).toBe(body)
    const retried = { ...later, attempt: 2 }
    const again = await stage.publish(measured(fixture('failures', head())), { run: retried })
    expect(again.comment?.change).toBe('edited')
  })

  it('says when the pull request has moved on, and when it is from a fork', async () => {
    await stage.publish(measured(fixture('identical', head())))
    expect(only().body).not.toMatch(/is newer|From a fork/)
    const { sha } = stage.pull.head
    stage.pull.head = { sha: 'f'.repeat(40), ref: 'feature', repository: 'mallory/prolly' }
    await stage.publish(measured(fixture('identical', sha)))
    expect(only().body).toContain('; `ffffffffffff` is newer.')
    expect(only().body).toContain('From a fork')
  })

  it('stays below 48,000 characters and says what was cut', async () => {
    const report = fixture('one-regression-of-200', head())
    const loud = report.comparisons.find((row) => row.verdict.word === 'regressed')!
    report.comparisons = Array.from({ length: 5_000 }, (_, i) => ({ ...loud, benchmark: `b${i}` }))
    await stage.publish(measured(report))
    const { body } = only()
    expect(Buffer.byteLength(body)).toBeGreaterThan(40_000)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(49_000)
    expect(body).toContain('Left out to stay within the size limit')
    expect(body.trimEnd()).toMatch(
      / · \[full report\]\(https:[^)]+\) · \[how to read it\]\(https:[^)]+\)<\/sub>$/,
    )
    // Too many rows to remember: none of them can be news.
    const before = stage.fake.writes().length
    expect((await stage.publish(measured(report))).alertUrl).toBeNull()
    expect(stage.fake.writes()).toHaveLength(before)
  })

  it('says that nothing was measured, and keeps in mind what had regressed', async () => {
    await stage.publish(regressing(head(), ['scan']))
    const missing = { kind: 'missing', why: 'exit 1 <b>@ann</b>' } as const
    const suite = readMarker('report', only().body)!.suite
    const published = await stage.publish(missing, { suite })
    expect(published.comment?.change).toBe('edited')
    expect(visible(only())).toMatch(/^### ⛔ Not measured: please look\n\n/)
    expect(only().body).not.toMatch(/<b>|@ann|full report/)
    expect((await stage.publish(regressing(head(), ['scan']))).alertUrl).toBeNull()
  })
})

describe('the short comment about new regressions', () => {
  const alerts = () => ours().filter(({ body }) => readMarker('alert', body) !== null)

  it('is not needed where the comment itself is new', async () => {
    const published = await stage.publish(regressing(head(), ['scan', 'join']))
    expect(published.alertUrl).toBeNull()
    expect(alerts()).toHaveLength(0)
  })

  it('names rows that had not regressed before, once', async () => {
    await stage.publish(regressing(head(), ['scan']))
    const published = await stage.publish(regressing(head(), ['scan', 'join', 'lookup']))
    expect(alerts()).toHaveLength(1)
    const [alert] = alerts()
    expect(published.alertUrl).toContain(String(alert!.id))
    expect(visible(alert!)).toMatch(
      /^❌ \*\*2 new regressions\*\*, `\w{12}` against its base: `join` slower \(time\/op/,
    )
    expect(alert!.body).not.toContain('`scan`')
    expect(alert!.body).toContain(published.comment?.url)
    expect(alert!.body.length).toBeLessThan(1_000)
    const before = stage.fake.writes().length
    await stage.publish(regressing(head(), ['scan', 'join', 'lookup']))
    expect(stage.fake.writes()).toHaveLength(before)
  })

  it('comes again for a row that recovered, but not for the same commit', async () => {
    let { id } = stage.ask.run
    const say = (headSha: string, rows: string[]) =>
      stage.publish(regressing(headSha, rows), { headSha, run: runAt(++id) })
    for (const rows of [[], ['scan'], [], ['scan']]) await say(head(), rows)
    expect(alerts()).toHaveLength(1)
    stage.pull.head.sha = 'e'.repeat(40)
    for (const rows of [[], ['scan']]) await say(head(), rows)
    expect(alerts()).toHaveLength(2)
  })

  it('tells nothing about a row that was accepted for this head', async () => {
    await stage.publish(regressing(head(), []))
    const outcome = regressing(head(), ['scan'])
    if (outcome.kind !== 'measured') throw new Error('no report')
    const acceptance = { row: 'scan:time/op', reason: 'right', by: 'mia', at: '2026-01-01' }
    outcome.report.acceptances = [{ ...acceptance, sha: head() }]
    expect((await stage.publish(outcome)).alertUrl).toBeNull()
    outcome.report.acceptances = [{ ...acceptance, sha: 'e'.repeat(40) }]
    await stage.publish(regressing(head(), []), { run: runAt(9_000) })
    const later = { run: runAt(9_001) }
    expect((await stage.publish(outcome, later)).alertUrl).not.toBeNull()
  })

  it('tells nothing about rows that cannot fail the gate, nor about better ones', async () => {
    await stage.publish(regressing(head(), []))
    const better = regressing(head(), ['scan'])
    if (better.kind === 'measured')
      better.report.comparisons = better.report.comparisons.map((row) => ({
        ...row,
        role: 'informational' as const,
      }))
    expect((await stage.publish(better)).alertUrl).toBeNull()
    expect(alerts()).toHaveLength(0)
  })

  it('is not written twice when the run dies before the comment is edited', async () => {
    await stage.publish(regressing(head(), []))
    stage.fake.fail({ as: 502, operation: 'issues/update-comment', times: 4 })
    await expect(stage.publish(regressing(head(), ['scan']))).rejects.toThrow(/could not edit/)
    expect(alerts()).toHaveLength(1)
    const published = await stage.publish(regressing(head(), ['scan']))
    expect(published).toMatchObject({ comment: { change: 'edited' } })
    expect(alerts()).toHaveLength(1)
  })
})
