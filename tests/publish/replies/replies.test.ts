/**
 * What a run without the service tells, as whole texts: run.md beside this file has what people read
 * in the end of runs (comments and marks), headline.md comments alone, by their headlines. Read the
 * difference of what `UPDATE_GOLDENS=1 npx vitest run tests/publish/replies` has written anew.
 */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commentText } from '../../../src/github/comment.ts'
import type { Report } from '../../../src/model/model.ts'
import { summaryText } from '../../../src/render/formats/documents.ts'
import { acceptReport, REPORT_ARCHIVE } from '../../../src/report/read-report.ts'
import { type Ending, endingText } from '../../../src/report/report.ts'
import { shaOf } from '../../support/github/world.ts'
import { expectGolden } from '../../support/golden.ts'
import { wholeText, withoutFolds } from '../../support/whole-text.ts'
import { runStep } from '../door.ts'
import { fixture, measured, openStage, regressing, runAt, type Stage } from '../stage.ts'
import { reports } from './reports.ts'

const HEAD = shaOf('head')
const fileOf = (name: string) => join(import.meta.dirname, `${name}.md`)

/** A report of the fixtures after `change`. */
const tell =
  (name: string, change: (report: Report) => void = () => {}) =>
  (stage: Stage) => {
    const report = fixture(name, HEAD)
    change(report)
    return stage.publish(measured(report))
  }

const ending = (one: Ending) => (stage: Stage) =>
  stage.publish(acceptReport(endingText(one), { headSha: HEAD, baseSha: null, suite: null }), {
    suite: 'oltp',
  })

/** The step that publishes is told of a file on its machine. */
const fromFile = (make: (path: string) => void) => async (stage: Stage) => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-report-'))
  const path = join(folder, 'report.json')
  make(path)
  const payload = { pull_request: { number: 1, head: { sha: HEAD } } }
  await runStep(stage, { name: 'pull_request', payload }, { report: path, suite: 'oltp' })
  rmSync(folder, { recursive: true })
}

const scenes: Record<string, (stage: Stage) => Promise<unknown>> = {
  regressed: tell('one-regression-of-200'),
  'no-change': tell('identical'),
  undecided: tell('inconclusive'),
  failed: tell('failures'),
  accepted: tell('accepted'),
  advice: tell('one-regression-of-200', (report) => {
    report.conclusion = { conclusion: 'neutral', reasons: [] }
  }),
  'does-not-build': ending({
    why: 'go test -c failed',
    said: 'x.go:1:2: undefined: y',
    unbuilt: 'head',
  }),
  'without-suite': (stage) =>
    stage.publish({ kind: 'missing', why: 'the run left no artifact' }, { suite: null }),
  'no-file': fromFile(() => {}),
  'too-large': fromFile((path) => {
    writeFileSync(path, '')
    truncateSync(path, REPORT_ARCHIVE.expandedBytes + 1)
  }),
  fork: (stage) => {
    stage.pull.head.repository = 'contributor/prolly'
    return stage.publish(regressing(HEAD, ['A']))
  },
  'moved-on': async (stage) => {
    stage.pull.head.sha = shaOf('next')
    await stage.publish(regressing(HEAD, ['A']))
  },
  'moved-on-without-result': async (stage) => {
    stage.pull.head.sha = shaOf('next')
    await ending({ why: 'input base: expected a ref' })(stage)
  },
  alert: async (stage) => {
    await stage.publish(regressing(HEAD, ['A']))
    const run = runAt(stage.run.id + 1)
    await stage.publish(regressing(HEAD, ['A', 'B', 'C']), { run })
  },
}

it.each(Object.entries(scenes))('%s', async (name, play) => {
  const stage = await openStage()
  await play(stage)
  const text = withoutFolds(wholeText(stage.fake.world))
  await stage.close()
  expect(stage.fake.violations).toEqual([])
  expectGolden(fileOf('run'), name, text)
})

it.each(Object.entries(reports))('%s', async (name, make) => {
  const about = {
    suite: 'oltp',
    headSha: HEAD,
    run: runAt(7),
    movedTo: null,
    isFork: false,
    isAsked: false,
  }
  const text = commentText(measured(make()), about, null)
  expectGolden(fileOf('headline'), name, withoutFolds(text))
})

it('a summary that is too long', async () => {
  const text = summaryText(fixture('one-regression-of-200', HEAD), 4_000)
  expectGolden(fileOf('headline'), 'summary-cut', withoutFolds(text))
})

it('a check, as an App sets it', async () => {
  const stage = await openStage('check')
  await stage.publish(regressing(HEAD, ['A']))
  const text = withoutFolds(wholeText(stage.fake.world))
  await stage.close()
  expectGolden(fileOf('run'), 'check', text)
})
