import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../scripts/fixtures/report-fixture-hostile.ts'
import { OURS, render, searched, tags } from '../../scripts/research/fuzz/rendered.ts'
import type { Report } from '../../src/model/model.ts'
import { summaryText } from '../../src/render/formats/documents.ts'
import { code, codeBlock, fold, prose, table } from '../../src/render/markdown.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { readReport } from '../../src/report/read-report.ts'
import { anyText } from '../support/any-text.ts'

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

const folder = new URL('../../fixtures/reports/', import.meta.url)
const load = (name: string): Report =>
  readReport(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
const cases = readdirSync(folder).filter((file) => file.endsWith('.json'))
const texts = cases.flatMap((file) => {
  const report = load(file.replace(/\.json$/, ''))
  return [
    { file, extent: 'comment', markdown: markdownText(report) },
    { file, extent: 'comment cut short', markdown: markdownText(report, 9_000) },
    { file, extent: 'summary', markdown: summaryText(report) },
  ]
})

/** Lines that belong to tables: not those in code blocks. */
function tableLines(markdown: string): string[] {
  return markdown.replaceAll(/^(`{3,})\w+\n.*?\n\1$/gms, '').match(/^\|.*$/gm) ?? []
}

describe.each(texts)('$file as $extent', ({ markdown }) => {
  const html = render(markdown)

  it('has no element but ours', () => {
    const others = tags(html).filter((tag) => !OURS.some((pattern) => pattern.test(tag)))
    expect(others).toEqual([])
  })

  it('has tables whose rows have as many cells as their heads', () => {
    const lines = tableLines(markdown)
    const widths: number[] = []
    for (const [i, line] of lines.entries()) {
      const cells = line.split('|').length
      if (lines[i + 1]?.startsWith('| :')) widths.push(cells)
      expect(cells).toBe(widths.at(-1))
    }
    expect(html.match(/<tr>/g)?.length ?? 0).toBe(lines.length - widths.length)
  })

  it('mentions nobody, refers to no issue and links nowhere', () => {
    expect(searched(html)).not.toMatch(/@\w|#\d|\bGH-\d/i)
    expect(html).not.toMatch(/href|src=.?http/i)
  })

  it('has no invisible character but line breaks', () => {
    // Two icons are drawn by a character that is not seen: of a headline, and in our key.
    const icons = /\n|^### (⚠️|ℹ️)|(?<=^<sub>🟡 cannot tell: [^\n]*)(⚠️|ℹ️)/gm
    expect(INVISIBLE.test(markdown.replaceAll(icons, ''))).toBe(false)
  })
})

describe('the hostile report', () => {
  it('shows every name, as code', () => {
    const html = render(markdownText(load('hostile')))
    expect(html.match(/<td align="left"><code>/g)?.length).toBeGreaterThan(attacks.length)
    expect(html).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<code>@octocat @org/team see #1')
    expect(html).toContain('<code>(no name)</code>')
  })

  it('sends no escape sequence to a terminal', () => {
    const text = terminalText(load('hostile'), { hasColour: false, isWhole: true })
    expect(INVISIBLE.test(text.replaceAll('\n', ''))).toBe(false)
  })
})

/** Strings made of what has a meaning to Markdown, HTML or GitHub, and of ordinary text. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom(...'|`\\<>[]()!*_~#@&$:=-+.\n\t\r 1a"\''),
      fc.constantFrom('```', '~~~', '---', '- ', '1. ', '    ', '<!--', '&#64;', '://', 'www.'),
      anyText(),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const places: Record<string, (text: string) => string> = {
  paragraph: (text) => `${text}\n\nafter`,
  'in a sentence': (text) => `before ${text} after`,
  heading: (text) => `### ${text}`,
  'list item': (text) => `- ${text}\n- <sup>1</sup> ${text}`,
  'bold in a list': (text) => `- **a** ${text}: ${text}.`,
  cell: (text) =>
    table(
      [
        { title: text, align: 'left' },
        { title: 'b', align: 'right' },
      ],
      [
        [text, '1'],
        ['x', text],
      ],
    ),
  'folded cell': (text) => fold('f', table([{ title: 'a', align: 'left' }], [[`${text} ${text}`]])),
  'after a line': (text) => `line\n${text}\nline`,
  small: (text) => `<sub>${text}</sub>`,
}

describe.each(Object.entries(places))('any text as %s', { tags: 'generated' }, (_, place) => {
  it.each([
    ['code', (text: string) => code(text)],
    ['prose', (text: string) => prose(text)],
  ] as const)('is inert as %s', (_name, escaped) => {
    const harmless = tags(render(place(escaped('x'))))
    fc.assert(
      fc.property(hostileText, (text) => {
        const inert = escaped(text)
        fc.pre(inert !== '')
        const html = render(place(inert))
        expect(tags(html)).toEqual(harmless)
        expect(searched(html)).not.toMatch(/@\w|#\d|\bGH-\d/i)
        expect(INVISIBLE.test(inert)).toBe(false)
      }),
      { numRuns: 400, seed: 11 },
    )
  })
})

it('breaks names of emoji up, and leaves other colons', () => {
  for (const name of ['rocket', '+1', '-1', '100', '1234', 'Hand_5'])
    expect(prose(`a :${name}: b`)).not.toContain(`:${name}:`)
  expect(prose('at 12:30:15, see go.mod: line 3')).toContain('12:30:15, see go.mod: line 3')
})

describe('code blocks', () => {
  it('end where they should, whatever is in them', () => {
    const harmless = tags(render(fold('f', codeBlock('x'))))
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(tags(render(fold('f', codeBlock(text))))).toEqual(harmless)
      }),
      { numRuns: 400, seed: 12 },
    )
  })
})
