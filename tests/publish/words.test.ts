/** The words of comments, as a browser would show them, for every report that is kept. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../scripts/fixtures/report-fixture-hostile.ts'
import { render } from '../../scripts/research/fuzz/rendered.ts'
import {
  alertOf,
  COMMENT_LIMIT,
  type CommentContext,
  commentText,
  freshRows,
  readMarker,
  writeMarker,
} from '../../src/github/comment.ts'
import { checkRunFor, statusFor } from '../../src/github/post.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { fixture, measured } from './stage.ts'

const HEAD = 'a'.repeat(40)
const RUN = 'https://github.example/octo/prolly/actions/runs/7'
const STICKY = 'https://github.example/octo/prolly/pull/1#issuecomment-7'
const about: CommentContext = {
  suite: 'oltp',
  headSha: HEAD,
  run: { id: 7, attempt: 1, url: RUN },
  movedTo: 'b'.repeat(40),
  isFork: true,
  isAsked: false,
}
const before = { suite: 'oltp', head: HEAD, run: 6, attempt: 1, regressed: [] }

const OURS = new RegExp(
  [
    '^<!-- gcbench:(report|alert) {[^<>]*} -->$',
    '^</?(h3|h4|p|strong|em|ul|li|table|thead|tbody|tr|pre|code|details|summary|sub|sup|wbr)>$',
    '^</?(th|td)( align="(left|right|center)")?>$',
    '^</?blockquote>$',
    '^<br ?/?>$',
    '^<code class="language-(text|sh)">$',
    `^<a href="(${RUN}|${STICKY}|${docsAddress('reading.md')})">$`,
    '^</a>$',
  ].join('|'),
)
const strangers = (markdown: string) =>
  (render(markdown).match(/<!--.*?-->|<[^>]*>/gs) ?? []).filter((tag) => !OURS.test(tag))

/** Text that GitHub searches for mentions and issue numbers. */
const searched = (markdown: string) =>
  render(markdown)
    .replaceAll(/<(code|pre)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '\n')

const cases = readdirSync(new URL('../../fixtures/reports/', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''))

describe.each(cases)('%s', (name) => {
  const report = fixture(name, HEAD)
  const outcome = measured(report)
  const text = commentText(outcome, about, null)

  it('is one comment of ours and nothing else', () => {
    expect(strangers(text)).toEqual([])
    expect(searched(text)).not.toMatch(/(^|\W)@\w|(^|\W)#\d|\bGH-\d/)
    expect(readMarker('report', text)).toMatchObject({ suite: 'oltp', head: HEAD, run: 7 })
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(COMMENT_LIMIT)
  })

  it('has an alert of ours where rows have regressed', () => {
    const fresh = freshRows(outcome, before)
    const alert = alertOf(fresh, about, STICKY)?.text ?? ''
    expect(strangers(alert)).toEqual([])
    expect(searched(alert)).not.toMatch(/(^|\W)@\w|(^|\W)#\d|\bGH-\d/)
    expect(alert.split('\n')).toHaveLength(fresh.length === 0 ? 1 : 2)
  })

  it('has a status and a check within their limits', () => {
    const status = statusFor(outcome, about)
    expect([...status.description].length).toBeLessThanOrEqual(140)
    expect(status.description).not.toMatch(/\p{C}/u)
    const check = checkRunFor(outcome, about)
    expect([...check.title].length).toBeLessThanOrEqual(255)
    expect(check.summary.length).toBeLessThanOrEqual(60_000)
    expect(strangers(check.summary)).toEqual([])
  })
})

describe('what is said where nothing was measured', () => {
  it.each(attacks)('holds whatever the reason says: %s', (attack) => {
    const text = commentText({ kind: 'missing', why: attack }, about, null)
    expect(strangers(text)).toEqual([])
    expect(searched(text)).not.toMatch(/(^|\W)@\w|(^|\W)#\d|\bGH-\d/)
  })
})

describe('the marker', () => {
  const marker = { ...before, regressed: ['abc', 'z9'] }
  const line = writeMarker('report', marker)

  it('comes back as it was written, as first line only', () => {
    expect(line).toMatch(/^<!-- gcbench:report \{.*\} -->$/)
    expect(readMarker('report', `${line}\nand more`)).toEqual(marker)
    expect(readMarker('report', `${line}\r\nand more`)).toEqual(marker)
    expect(readMarker('alert', line)).toBeNull()
    for (const body of [` ${line}`, `\n${line}`, `> ${line}`, `${line} x`, '', line.slice(0, -1)])
      expect(readMarker('report', body)).toBeNull()
  })

  it.each([
    ['"run":6', '"run":-1'],
    ['"run":6', '"run":1e999'],
    ['"run":6', '"run":6,"more":1'],
    ['"suite":"oltp"', '"suite":"a b"'],
    ['"abc"', '"abc-->"'],
    [HEAD, 'a'.repeat(39)],
  ])('is none with %s changed to %s', (from, to) => {
    expect(readMarker('report', line.replace(from, to))).toBeNull()
  })

  it('cannot be written with what would end it', () => {
    expect(() => writeMarker('report', { ...marker, suite: '-->' })).toThrow()
  })
})
