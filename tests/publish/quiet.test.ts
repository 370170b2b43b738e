/** `comment: changed`: who gets a comment, who gets only the mark, and what an old one says. */
import { afterEach, describe, expect, it } from 'vitest'
import { isNotable } from '../../src/github/comment.ts'
import type { Outcome } from '../../src/report/read-report.ts'
import { shaOf } from '../support/github/world.ts'
import { fixture, measured, openStage, regressing, type Stage } from './stage.ts'

const HEAD = shaOf('head')
const later = (stage: Stage, times: number) => ({ ...stage.ask.run, id: stage.ask.run.id + times })

/** The quiet table with its conclusion, and the one it would have if its gate held. */
function ended(conclusion: string, enforced?: string): Outcome {
  const outcome = regressing(HEAD, [])
  if (outcome.kind === 'measured')
    outcome.report.conclusion = {
      conclusion,
      reasons: [],
      ...(enforced === undefined ? {} : { enforced }),
    } as typeof outcome.report.conclusion
  return outcome
}

describe('comment: changed', () => {
  let stage: Stage
  afterEach(async () => {
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  })
  const comments = () => stage.fake.world.comments.map(({ body }) => body)

  it('marks the commit of a change in which nothing moved, and comments nowhere', async () => {
    stage = await openStage()
    const done = await stage.publish(regressing(HEAD, []), { isQuiet: true })
    expect(done).toMatchObject({ comment: null, mark: 'set' })
    expect(comments()).toEqual([])
    expect(stage.fake.world.statuses).toHaveLength(1)
  })

  it('leaves a change that no code of a benchmark is in without a comment', async () => {
    stage = await openStage()
    const readme = measured(fixture('identical', HEAD))
    expect(readme).toMatchObject({ report: { comparisons: [] } })
    const done = await stage.publish(readme, { isQuiet: true })
    expect(done).toMatchObject({ comment: null, mark: 'set' })
    expect(comments()).toEqual([])
  })

  it('comments once a row moved, and has that comment say that nothing moves any more', async () => {
    stage = await openStage()
    const first = await stage.publish(regressing(HEAD, ['Scan']), { isQuiet: true })
    expect(first.comment?.change).toBe('created')
    expect(comments()[0]).toContain('Scan')
    const second = await stage.publish(regressing(HEAD, []), {
      isQuiet: true,
      run: later(stage, 1),
    })
    expect(second.comment?.change).toBe('edited')
    expect(comments()).toHaveLength(1)
    expect(comments()[0]).toContain('### ✅ No change')
  })

  it('comments where somebody asked, where there is no result, and always if told so', async () => {
    stage = await openStage()
    const quiet = regressing(HEAD, [])
    const asked = await stage.publish(quiet, { isQuiet: true, isAsked: true })
    expect(asked.comment?.change).toBe('created')
    const lost: Outcome = { kind: 'missing', why: 'the run left nothing' }
    const without = await stage.publish(lost, { isQuiet: true, suite: 'oltp' })
    expect(without.comment?.change).toBe('created')
    const always = await stage.publish(quiet, { isQuiet: false, run: later(stage, 1) })
    expect(always.comment).not.toBeNull()
  })
})

describe('what is news', () => {
  it.each([
    ['success', undefined, false],
    ['neutral', undefined, false],
    ['failure', undefined, true],
    ['action_required', undefined, true],
    ['neutral', 'neutral', false],
    ['neutral', 'failure', true],
    ['neutral', 'action_required', true],
  ])('a table without a moved row that ends as %s, enforced %s: %s', (given, enforced, news) => {
    expect(isNotable(ended(given, enforced))).toBe(news)
  })

  it.each(['regressed', 'improved', 'changed'] as const)(
    'a row that %s, but no control',
    (word) => {
      const report = fixture('one-regression-of-200', HEAD)
      report.conclusion = { conclusion: 'success', reasons: [] }
      const moved = report.comparisons.find((row) => row.verdict.word === 'regressed')
      if (moved === undefined) throw new Error('the fixture has no regression')
      report.comparisons = [
        { ...moved, verdict: { ...moved.verdict, word } as typeof moved.verdict },
      ]
      expect(isNotable(measured(report))).toBe(true)
      report.comparisons = report.comparisons.map((row) => ({ ...row, role: 'control' }))
      expect(isNotable(measured(report))).toBe(false)
    },
  )
})
