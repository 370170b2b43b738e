import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandWords, LIMITS, printInvocation, readInvocation } from '../../src/github/command.ts'
import { noCommentOptions } from '../../src/settings/options.ts'
import { anyText } from '../support/any-text.ts'

const SHA = '0123456789abcdef0123456789abcdef01234567'
const BENCH = { kind: 'bench', consumer: null, suites: [], sha: null, ...noCommentOptions }

it('a comment that names no option asks for nothing', () => {
  const nothing = { base: null, variants: [], rounds: null, budget: null, profile: null }
  expect(noCommentOptions).toMatchObject({ ...nothing, advisory: false })
})

const NOTHING = { variants: [], rounds: null, budget: null }
const BISECT = {
  kind: 'bisect',
  suite: null,
  good: null,
  bad: null,
  row: null,
  ...NOTHING,
} as const

describe('a comment is read as', () => {
  it.each([
    ['/bench', BENCH],
    ['/bench\r\nthanks!', BENCH],
    ['/bench oltp', { ...BENCH, suites: ['oltp'] }],
    ['/bench oltp gc-mix', { ...BENCH, suites: ['oltp', 'gc-mix'] }],
    [`/bench oltp @${SHA}`, { ...BENCH, suites: ['oltp'], sha: SHA }],
    ['/bench @0123456789AB oltp', { ...BENCH, suites: ['oltp'], sha: '0123456789ab' }],
    ['/bench octo/app', { ...BENCH, consumer: 'octo/app' }],
    [
      `/bench octo/app scan @${SHA} --rounds 20`,
      {
        ...BENCH,
        consumer: 'octo/app',
        suites: ['scan'],
        sha: SHA,
        rounds: { min: null, max: 20 },
      },
    ],
    ['/bench --rounds 20', { ...BENCH, rounds: { min: null, max: 20 } }],
    ['/bench --rounds=8..40', { ...BENCH, rounds: { min: 8, max: 40 } }],
    ['/bench --rounds 20..20', { ...BENCH, rounds: { min: 20, max: 20 } }],
    ['/bench --budget 10m', { ...BENCH, budget: 600 }],
    ['/bench --budget 1h30m --profile all', { ...BENCH, budget: 5400, profile: 'all' }],
    ['/bench --gc green,off', { ...BENCH, variants: ['green', 'off'] }],
    ['/bench --variant green', { ...BENCH, variants: ['green'] }],
    ['/bench --base release/1.x', { ...BENCH, base: 'release/1.x' }],
    [
      "/bench oltp --filter '.name:/Scan/ -verdict:equivalent'",
      { ...BENCH, suites: ['oltp'], filter: '.name:/Scan/ -verdict:equivalent' },
    ],
    ['/bench oltp \u2014advisory', { ...BENCH, suites: ['oltp'], advisory: true }],
    ['/bench\u00a0oltp \u2013base v1.2.0', { ...BENCH, suites: ['oltp'], base: 'v1.2.0' }],
    ['/bench help', { kind: 'help' }],
    ['/bench cancel\nplease', { kind: 'cancel' }],
    ['/bench status', { kind: 'status' }],
    ['/bench rerun', { kind: 'rerun', sha: null }],
    ['/bench rerun @0123456789ab', { kind: 'rerun', sha: '0123456789ab' }],
    ['/bench more', { kind: 'more', sha: null, rounds: null, budget: null }],
    ['/bench bisect', BISECT],
    [
      '/bench bisect oltp --good v1.4 --bad 0123456789ab --row "Scan many:time/op" ' +
        '--variant green --rounds 80 --budget 5m',
      {
        ...BISECT,
        suite: 'oltp',
        good: 'v1.4',
        bad: '0123456789ab',
        row: 'Scan many:time/op',
        variants: ['green'],
        rounds: { min: null, max: 80 },
        budget: 300,
      },
    ],
    [
      '/bench more @0123456789ab --rounds 12 --budget 10m',
      { kind: 'more', sha: '0123456789ab', rounds: { min: null, max: 12 }, budget: 600 },
    ],
    ['/bench history "Read 1 KiB"', { kind: 'history', row: 'Read 1 KiB' }],
    ['/bench explain Sum-2:time/op', { kind: 'explain', row: 'Sum-2:time/op' }],
    [
      '/bench accept Sum:time/op \u201cit\u2019s the new checksum\u201d',
      { kind: 'accept', row: 'Sum:time/op', sha: null, reason: "it's the new checksum" },
    ],
    [
      '/bench accept "Read 1 KiB:time/op" @0123456789ab correct now',
      { kind: 'accept', row: 'Read 1 KiB:time/op', sha: '0123456789ab', reason: 'correct now' },
    ],
  ])('%j', (comment, expected) => expect(readInvocation(comment)).toEqual(expected))

  it.each([
    '',
    'please /bench oltp',
    '\n/bench oltp',
    ' /bench oltp',
    '    /bench oltp',
    '> /bench oltp',
    '`/bench oltp`',
    '```\n/bench oltp\n```',
    '<!-- /bench oltp -->',
    '> quoted\n\n/bench oltp',
    '/benchmark oltp',
    '/Bench oltp',
    '/bench-oltp',
    '/bench/oltp',
  ])('nothing: %j', (comment) => expect(readInvocation(comment)).toBeNull())
})

describe('a comment is refused:', () => {
  it.each([
    ['/bench --round 5', /unknown option '--round' \(Did you mean --rounds\?\)/],
    ['/bench --rounds', /argument missing/],
    ['/bench octo/app octo/db', /a second repository; name one/],
    ['/bench octo/app/x', /repository: expected OWNER\/REPOSITORY/],
    ['/bench octo/', /repository: expected OWNER\/REPOSITORY/],
    ['/bench --rounds 0', /--rounds: expected a number/],
    ['/bench --rounds 0x20', /--rounds: expected a number/],
    ['/bench --rounds 1e3', /--rounds: expected a number/],
    ['/bench --rounds 5001', /at most 5000/],
    ['/bench --rounds 20..10', /from less to more/],
    ['/bench --rounds=', /--rounds: expected a value/],
    ['/bench --budget soon', /--budget: expected a duration/],
    ['/bench --budget 0', /--budget: expected a duration/],
    ['/bench --budget 121h', /--budget: expected a duration.*up to 120h/],
    ['/bench --profile some', /--profile: expected none, changed, all or instructions/],
    ['/bench --variant ,', /--variant: expected a name/],
    ['/bench --gc a,,b', /--gc: expected a name/],
    ['/bench --variant a,a', /each name once/],
    ['/bench --shard 1/2', /unknown option/],
    ['/bench --suite-ref x', /unknown option/],
    ['/bench --rounds 5 --rounds 6', /--rounds is given twice/],
    ['/bench --advisory --advisory', /--advisory is given twice/],
    ['/bench --gc a --variant b', /are the same/],
    ['/bench --base --upload-pack=x', /--base: expected a branch/],
    ['/bench --base -o', /--base: expected a branch/],
    ['/bench --base a..b', /--base: expected a branch/],
    ['/bench --base $(id)', /--base: expected a branch/],
    ['/bench --constructor.prototype.y 1', /unknown option/],
    ['/bench -- oltp', /-- means nothing/],
    ['/bench -h', /unknown option/],
    ['/bench --version', /unknown option/],
    ['/bench ../../etc/passwd', /repository: expected OWNER/],
    ['/bench oltp;id', /suite: expected a name/],
    ['/bench oltp oltp', /each name once/],
    ['/bench a b c d e f g h i', /at most 8/],
    ['/bench @0123456789ab @0123456789ab', /a second SHA/],
    ['/bench @0123456', /12 to 40 hex digits/],
    ['/bench @0123456789abcdefg', /12 to 40 hex digits/],
    ['/bench @0123456789ab help', /help is a command/],
    ['/bench "oltp', /each needs its other one/],
    ["/bench o'l'tp", /around whole words/],
    ['/bench ""', /an empty word/],
    ['/bench ol\u202etp', /do not show/],
    ['/bench ol\u0000tp', /do not show/],
    ['/bench cancel now', /too many arguments/],
    ['/bench help me', /too many arguments/],
    ['/bench rerun 0123456789ab', /expected @ before it/],
    ['/bench bisect a b', /too many arguments/],
    ['/bench bisect --good v1..v2', /--good: expected a branch, tag or commit/],
    ['/bench bisect --row Scan', /--row: expected a benchmark and a metric/],
    ['/bench bisect --base v1', /unknown option '--base'/],
    ['/bench more 12', /expected @ before it/],
    ['/bench more --until rounds', /unknown option '--until'/],
    ['/bench accept', /missing required argument/],
    ['/bench accept Sum:time/op', /missing required argument/],
    ['/bench accept Sum:time/op @0123456789ab', /reason: expected some text/],
    ['/bench accept Sum:time/op @alice said so', /SHA: expected/],
    ['/bench accept Sum:time/op -5 percent', /does not begin with - or @/],
    [`/bench accept Sum:time/op "it's" 'a "must"'`, /one kind of quotes/],
    ['/bench explain', /missing required argument/],
    [`/bench ${'a'.repeat(510)}`, /longer than 512/],
  ])('%j', (comment, why) => {
    const read = readInvocation(comment)
    expect(read).toMatchObject({ kind: 'refused', why: expect.stringMatching(why) })
    expect(read).toHaveProperty(
      'usage',
      expect.stringContaining('/bench [owner/repository] [suite...] [@sha]'),
    )
  })
})

const piece = fc.constantFrom(
  '/bench',
  ' ',
  '  ',
  '@',
  '--',
  '-',
  '=',
  ',',
  '..',
  '"',
  "'",
  '\n',
  '\u00a0',
  '\u2014',
  'rounds',
  'filter',
  '.name:x',
  'octo/app',
  'base',
  'variant',
  'gc',
  'advisory',
  'budget',
  'profile',
  'oltp',
  '5',
  'all',
  '0123456789ab',
  'Sum:time/op',
  '\u201c',
  '\u2019',
  '\\',
  '$',
  '`',
  '<',
  '\u202e',
  '__proto__',
  'constructor',
  ...commandWords,
)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 24 }).map((all) => all.join('')) },
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 12 }).map((all) => all.join(' ')) },
  { weight: 1, arbitrary: anyText(600) },
)

describe('whatever is written', () => {
  it('never throws, and what is accepted is printed back as the same', () => {
    let accepted = 0
    const check = (tail: string) => {
      const read = readInvocation(`/bench ${tail}`)
      if (read === null || read.kind === 'refused') return
      accepted++
      const printed = printInvocation(read)
      expect(printed.length).toBeLessThanOrEqual(LIMITS.characters)
      expect(readInvocation(printed)).toEqual(read)
    }
    fc.assert(fc.property(command, check), { seed: 5, numRuns: 5000 })
    expect(accepted).toBeGreaterThan(50)
  })

  it('reads no more than the first line', () => {
    const two = fc.tuple(command, anyText(50))
    const check = ([first, rest]: [string, string]) => {
      const line = first.split(/[\r\n]/)[0] ?? ''
      expect(readInvocation(`/bench ${line}\n${rest}`)).toEqual(readInvocation(`/bench ${line}`))
    }
    fc.assert(fc.property(two, check), { seed: 6, numRuns: 1000 })
  })
})
