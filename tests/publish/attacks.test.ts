/** What hostile reports, names and neighbours cannot do to a pull request. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commentPage, renderComment } from '../../scripts/comments/page.ts'
import { words } from '../../scripts/fixtures/words.ts'
import { alertMarker, COMMENT_LIMIT, readMarker, writeMarker } from '../../src/github/comment.ts'
import { fetchOutcome } from '../../src/github/publish.ts'
import type { Report } from '../../src/model/model.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { acceptReport } from '../../src/report/read-report.ts'
import { addArtifact, addComment, addRun, shaOf } from '../support/github/world.ts'
import { makeZip } from '../support/zip.ts'
import { fixture, ME, measured, openStage, regressing, type Stage } from './stage.ts'

/** Where links of ours lead, beside the page that explains a comment. */
const OURS_AT = 'https://github.example/octo'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

const head = () => stage.pull.head.sha
const ours = () => stage.fake.world.comments.filter(({ author }) => author.login === ME)

const long = (part: string) => part.repeat(10_000)

/** A report in which every benchmark has that name. */
function named(name: string): Report {
  const report = fixture('gc-interaction', head())
  for (const row of report.comparisons) row.benchmark = name
  return report
}

/** What a pull request and a commit are told of a report. */
async function told(report: Report): Promise<string> {
  await stage.publish(measured(report))
  const { comments, statuses } = stage.fake.world
  return [...comments.map(({ body }) => body), ...statuses.map((one) => one.description)].join('\n')
}

describe('a benchmark', () => {
  it.each(['x', '/', ' ', 'a b/', '|', '`', '<b>', '@all ', '\u202e', '\u0301'])(
    'with a name of 10,000 times %j leaves room for the rest',
    async (part) => {
      const text = await told(named(long(part)))
      expect(Buffer.byteLength(text)).toBeLessThan(COMMENT_LIMIT / 3)
      const html = renderComment(ours()[0]!.body)
      const harmless = renderComment((await baseline()).body)
      // Cells of verdicts: names that break a table push them out of it.
      const cells = /<td align="left">[✅❌➖🟡🔀]/gu
      expect(html.match(cells)?.length).toBe(harmless.match(cells)?.length)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)
      const reading = docsAddress('reading.md')
      expect(links.filter((to) => to !== reading && !to?.startsWith(OURS_AT))).toEqual([])
      expect(html).not.toMatch(/<b>|<img/)
    },
  )

  it('with such a name makes a report that is refused where it comes from a run', () => {
    const expected = { headSha: head(), baseSha: null, suite: null }
    const text = jsonText(named('x')).replace('"benchmark": "x"', `"benchmark": "${long('x')}"`)
    const why = expect.stringMatching(/comparisons\.0\.benchmark/)
    expect(acceptReport(text, expected)).toEqual({ kind: 'missing', why })
  })

  /** The comment of the same report with harmless names. */
  async function baseline() {
    stage.fake.world.comments.length = 0
    await stage.publish(measured(named('x')))
    return ours()[0]!
  }

  it('cannot spend a secret that it has found', async () => {
    const token = ['ghs', '_', '16C7e42F292c6912E7710c838347Ae178B4a'].join('')
    const report = named(`Sum/${token}`)
    report.problems = [{ code: 'unread-line', message: words(`found ${token}`), where: token }]
    report.stopReason = token
    report.command = `TOKEN=${token} gcbench run`
    report.conclusion = { conclusion: 'failure', reasons: [token] }
    expect(await told(report)).not.toContain(token.slice(4))
    expect(ours()[0]?.body).toContain('`Sum/***`')
    const check = await openStage('check')
    await check.publish(measured(report), { headSha: check.pull.head.sha })
    expect(JSON.stringify(check.fake.world.checks)).not.toContain(token.slice(4))
    await check.close()
  })
})

describe('somebody else’s', () => {
  it('comment that looks like our alert does not silence ours', async () => {
    await stage.publish(regressing(head(), []))
    const outcome = regressing(head(), ['scan'])
    if (outcome.kind !== 'measured') throw new Error('no report')
    const rows = viewReport(outcome.report).tables.flatMap(({ moved }) => moved)
    const suite = outcome.report.plan.suite.name
    const about = {
      suite,
      headSha: head(),
      run: stage.ask.run,
      movedTo: null,
      isAsked: false,
      isFork: false,
    }
    const marker = writeMarker('alert', alertMarker(about, rows))
    addComment(stage.fake.world, 1, 'mallory', `${marker}\nNothing to see here.`)
    expect((await stage.publish(outcome)).alertUrl).not.toBeNull()
    expect(ours().filter(({ body }) => readMarker('alert', body) !== null)).toHaveLength(1)
  })

  it('artifact is not taken, whatever GitHub lists', async () => {
    const zip = makeZip([{ name: 'report.json', data: jsonText(named('x')) }])
    const other = addRun(stage.fake.world, { headSha: shaOf('other') })
    const foreign = addArtifact(stage.fake.world, other, 'gcbench-report', zip)
    const [listed] = await stage.github.listArtifacts(other.id, 'gcbench-report')
    expect(listed).toMatchObject({ id: foreign.id, runId: other.id })
    const github = { ...stage.github, listArtifacts: async () => [listed!] }
    const from = { runId: stage.run.id, artifact: 'gcbench-report' }
    const expected = { headSha: head(), baseSha: null, suite: null }
    expect(await fetchOutcome(from, expected, github)).toMatchObject({
      kind: 'missing',
      why: expect.stringContaining('left no artifact'),
    })
  })
})

it('a page of a comment has no script and no style of its own', () => {
  const page = commentPage('x', '<script>f()</script>\n\n<p style="color:red" onclick="f()">y</p>')
  expect(page).not.toMatch(/<script|<p style|<p onclick/)
})
