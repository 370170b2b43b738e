import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alignRows,
  clean,
  cleanName,
  list,
  plainText,
  widthOf,
  wrapMessage,
} from '../../src/model/plain.ts'
import {
  code,
  codeBlock,
  fit,
  fold,
  mapLazily,
  type Part,
  prose,
  sizeOf,
  table,
} from '../../src/render/markdown.ts'

describe('clean', () => {
  it.each([
    ['plain/name-4', 'plain/name-4'],
    ['  two\n\tlines \u2028 here ', 'two lines here'],
    ['a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
    ['a\u200bb\u200dc\ufeffd\u00ade', 'abcde'],
    ['z\u0301\u0302\u0303\u0304', 'z\u0301\u0302'],
    ['\ud800', ''],
    ['漢字 🚀', '漢字 🚀'],
  ])('%j becomes %j', (text, cleaned) => expect(clean(text, 100)).toBe(cleaned))

  it('cuts a name where names of one table are alike', () => {
    const name = (end: string) => `example.org/${'long/'.repeat(20)}case=${end}`
    const cut = cleanName(name('1'), 40)
    expect([...cut]).toHaveLength(40)
    expect(cut).toMatch(/^example\.org\/.*….*case=1$/)
    expect(cut).not.toBe(cleanName(name('2'), 40))
    expect(cleanName('short', 40)).toBe('short')
  })

  it('cuts by characters, not by halves of them', () => {
    expect(clean('🚀'.repeat(5), 3)).toBe('🚀🚀…')
    expect(clean('abc', 3)).toBe('abc')
    expect(clean('x'.repeat(1e6), 120)).toHaveLength(120)
  })
})

describe('code and prose', () => {
  it('has a lookalike for what no escape holds', () => {
    expect(code('a|b`c')).toBe('`a│bˋc`')
    expect(code(' \u200b ')).toBe('`(no name)`')
    expect(code('x'.repeat(200))).toHaveLength(122)
  })

  it('leaves a plain sentence as it is', () => {
    const sentence = 'exit 2: index out of range (12), 99.2 % of 4.5 s; see main.go:41'
    expect(prose(sentence)).toBe(sentence)
    expect(prose('@a #1 <b> [x](y) *z*')).toBe('＠a ＃1 \\<b\\> \\[x\\](y) \\*z\\*')
    expect(prose('- x')).toBe('\\- x')
    expect(prose('a :tada: :+1: at 12:30:15')).toBe('a ∶tada: ∶+1: at 12:30:15')
    expect(prose('-4.1 %')).toBe('-4.1 %')
    expect(prose('1. x')).toBe('1\\. x')
  })

  it('fences a block with more backticks than it holds', () => {
    expect(codeBlock('a\n````\nb')).toBe('`````text\na\n````\nb\n`````')
  })

  it('makes a fold whose title is text and code', () => {
    expect(fold('`a` & <b>', 'body')).toBe(
      '<details><summary><code>a</code> &amp; &lt;b&gt;</summary>\n\nbody\n\n</details>',
    )
  })

  it('makes a table', () => {
    const columns = [
      { title: 'a', align: 'left' },
      { title: 'b', align: 'right' },
    ] as const
    expect(table(columns, [['1', '2']])).toBe('| a | b |\n| :-- | --: |\n| 1 | 2 |')
  })
})

describe('phrases', () => {
  it.each([
    [[], 2, ''],
    [['a'], 2, 'a'],
    [['a', 'b'], 2, 'a and b'],
    [['a', 'b', 'c'], 2, 'a, b and 1 more'],
    [['a', 'b', 'c'], 3, 'a, b and c'],
  ])('lists %j, %i shown', (names, shown, text) => {
    const phrases = names.map((name) => [{ name }])
    expect(plainText(list(phrases, shown))).toBe(text)
  })
})

describe('fit', () => {
  const part = (name: string | null, keep: number, ...lines: string[]): Part => ({
    name,
    keep,
    lines,
  })

  it('changes nothing that fits', () => {
    expect(fit([part('a', 1, 'x', 'y'), part(null, 2, 'z')], 100, 'All is there.')).toBe(
      'x\ny\n\nz',
    )
  })

  it('cuts the least kept first, from its end, and says so', () => {
    const rows = Array.from({ length: 100 }, (_, i) => `row ${i} ${'x'.repeat(40)}`)
    const parts = [
      part(null, 9, 'head'),
      part('rows', 5, ...rows),
      part('extra', 1, 'y'.repeat(900)),
    ]
    const text = fit(parts, 3_000, 'All is there.')
    expect(sizeOf(text)).toBeLessThanOrEqual(3_000)
    expect(text).toContain('row 30 ')
    expect(text).not.toContain('row 60 ')
    expect(text).toMatch(
      /Left out to stay within the size limit: extra; rows from row \d+ on\. All is there\./,
    )
    const kept = text.match(/^row/gm)?.length ?? 0
    expect(text).toContain(`rows from row ${kept + 1} on`)
  })

  it('makes no more lines than may be shown, and cuts as if it had made them all', () => {
    const line = (i: number) => `row ${i} ${'x'.repeat(40)}`
    const endless = {
      *[Symbol.iterator]() {
        for (let i = 0; ; i++) yield i
      },
    }
    const cutOf = (lines: Iterable<string>) =>
      fit(
        [part(null, 9, 'head'), { name: 'rows', keep: 5, lines }, part('extra', 1, 'y')],
        3_000,
        'All is there.',
      )
    const all = cutOf(Array.from({ length: 1_000 }, (_, i) => line(i)))
    expect(cutOf(mapLazily(endless, line))).toBe(all)
    expect(all).toContain('Left out to stay within the size limit: extra; rows from row')
  })

  it('refuses when what must stay does not fit', () => {
    expect(() => fit([part(null, 9, 'x'.repeat(5_000))], 4_000, '')).toThrow(RangeError)
  })

  it('counts bytes: four for an emoji', () => expect(sizeOf('🚀é')).toBe(6))

  it('never exceeds its limit', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 40 })
    const parts = fc.array(fc.record({ keep: fc.nat(5), lines }), { maxLength: 12 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 1_100, max: 9_000 }), (some, limit) => {
        const named = some.map((piece, i): Part => ({ ...piece, name: `part ${i}` }))
        expect(sizeOf(fit(named, limit, 'The rest is there.'))).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 200, seed: 3 },
    )
  })
})

describe('what people are told', () => {
  const path = `/srv/${'deep/'.repeat(12)}report.json`
  it.each([
    ['it fits, and stays as it is', 40, 'it fits, and stays as it is'],
    ['no room for it all: seven words', 24, 'no room for it all:\n  seven words'],
    [`${path}: no such file`, 40, `${path}:\n  no such file`],
    ['if the remote has it:\n  git fetch origin release-2031', 24, null],
    ['now run `git fetch --all`, or a clone', 24, 'now run\n  `git fetch --all`, or\n  a clone'],
    ['\tx_test.go:9: it is not so', 32, '        x_test.go:9: it is not\n          so'],
    ['', 24, ''],
  ])('%j, in %i columns', (text, columns, shown) => {
    expect(wrapMessage(text, columns)).toBe(shown ?? text)
  })
})

describe('aligned text', () => {
  it.each([
    ['abc', 3],
    ['漢字', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['🚀', 2],
    ['全角！', 6],
    ['µs ±', 4],
  ])('%s fills %i columns', (text, columns) => expect(widthOf(text)).toBe(columns))

  it('pads by width and leaves no blanks at the end', () => {
    const rows = [
      ['name', 'n', 'word'],
      ['漢字', '10', 'no'],
      ['a', '1', ''],
    ]
    expect(alignRows(rows, ['left', 'right', 'left'])).toEqual([
      'name   n  word',
      '漢字  10  no',
      'a      1',
    ])
  })

  it('paints padded cells', () => {
    const paint = (cell: string, row: number, column: number) =>
      row === 1 && column === 0 ? `<${cell}>` : cell
    expect(
      alignRows(
        [
          ['ab', 'x'],
          ['a', 'y'],
        ],
        ['left', 'left'],
        paint,
      ),
    ).toEqual(['ab  x', '<a >  y'])
  })
})
