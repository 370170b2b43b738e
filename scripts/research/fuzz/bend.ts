/** Bends a text that is read from outside: by pieces, by floods, and as JSON by its values. */

/** A number from 0 to before `below`. */
export type Dice = (below: number) => number

/** Pieces that have a meaning somewhere, to whoever reads or shows them. */
const PIECES = [
  '@octocat',
  '#1',
  'GH-1',
  ':tada:',
  '<b>',
  '</details>',
  '<!--',
  '-->',
  '](https://evil.example)',
  '![x](//evil.example/x)',
  'https://evil.example',
  'www.evil.example',
  '`',
  '```',
  '|',
  '\n\n',
  '\r\n',
  '\u0000',
  '\u202e',
  '\u200b',
  '\ud800',
  '\ufeff',
  '&#64;octocat',
  '\\',
  '*',
  '_',
  '~~',
  '$$',
  '- [ ] ',
  '1e999',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  '{}',
  '[]',
  '""',
  '"',
  "'",
  '&a',
  '*a',
  '!!',
  '? ',
  '- ',
  ': ',
  '%',
  '(a|a)+$',
  '(((((',
  '@[x]',
  '::error::',
  '\u001b[2J',
]

/** Values in the place of others. */
const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  5e-324,
  0.1,
  '',
  'x',
  [],
  {},
  [[]],
  { a: 1 },
  [null],
  2 ** 53,
  'x'.repeat(2_001),
  '漢'.repeat(500),
  '<script>alert(1)</script>',
  '@octocat #1 :tada:',
]

const pick = <T>(dice: Dice, all: readonly T[]): T => all[dice(all.length)] as T

function bendText(text: string, dice: Dice): string {
  const at = dice(text.length + 1)
  const to = Math.min(text.length, at + dice(1 + pick(dice, [1, 10, 200])))
  switch (dice(5)) {
    case 0:
      return text.slice(0, at) + text.slice(to)
    case 1:
      return text.slice(0, at) + pick(dice, PIECES) + text.slice(at)
    case 2:
      return text.slice(0, at) + pick(dice, PIECES) + text.slice(to)
    case 3:
      return text.slice(0, at) + text.slice(at, to).repeat(1 + dice(50)) + text.slice(to)
    default:
      return text.slice(0, at) + pick(dice, PIECES).repeat(1 + dice(20_000)) + text.slice(at)
  }
}

/** What documents nest, and what patterns stumble over where it never ends. */
const NESTED: [open: string, close: string][] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['<a>', '</a>'],
  ['(', ')'],
]
const ENDLESS = [
  '"\\',
  '\\"',
  '"',
  ' ',
  '\t',
  '1',
  '1,',
  '.1',
  ' 1',
  'a',
  'a/',
  'a:',
  'a=1 ',
  '<a ',
  '-',
  '&',
]

/** A text by its length in characters, or nearly so. */
type Growing = (length: number) => string

/**
 * Texts whose reading takes no stack, and time in proportion to their length alone: nested, without
 * an end, and of ever more lines as `seeds` have them, each line another one.
 */
export function growing(seeds: readonly string[]): Growing[] {
  const times = (piece: string, length: number) => piece.repeat(length / piece.length)
  const nested = NESTED.flatMap(([open, close]): Growing[] => [
    (length) => times(open, length),
    (length) => {
      const opened = times(open, length / 2)
      return opened + close.repeat(opened.length / open.length)
    },
  ])
  const starts = ['', '[1,', 'BenchmarkX ', '<?xml version="1.0"?><a b="']
  const endless = ENDLESS.flatMap((piece) =>
    starts.map(
      (start): Growing =>
        (length) =>
          start + times(piece, length),
    ),
  )
  const own = seeds
    .flatMap((seed) => seed.split('\n').filter((line) => line.trim() !== '' && line.length < 500))
    .filter((_, at, all) => at % Math.ceil(all.length / MOST_LINES) === 0)
  const lines = own.flatMap((line): Growing[] => [
    (length) => times(`${line}\n`, length),
    (length) =>
      Array.from({ length: length / (line.length + 7) }, (_, at) => named(line, at)).join('\n'),
    (length) => times(line, length),
  ])
  return [...nested, ...endless, ...lines]
}

/** Lines of seeds that are repeated, for each target. */
const MOST_LINES = 12

/** The same line, with another name in it. */
const named = (line: string, at: number) => line.replace(/[A-Za-z]{3,}/, `$&${at}`)

type Slot = { of: Record<string, unknown> | unknown[]; key: string | number }

function slotsOf(value: unknown, found: Slot[] = []): Slot[] {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    found.push({ of: value as Record<string, unknown>, key })
    slotsOf((value as Record<string, unknown>)[key], found)
  }
  return found
}

/** One value of it is another, or has a piece in it. */
function bendJson(text: string, dice: Dice): string {
  const json = JSON.parse(text)
  const slots = slotsOf(json)
  if (slots.length === 0) return text
  for (let more = dice(3); more >= 0; more--) {
    const { of, key } = pick(dice, slots)
    const holder = of as Record<string | number, unknown>
    const old = holder[key]
    if (typeof old === 'string' && dice(4) > 0) {
      const at = dice(old.length + 1)
      holder[key] = old.slice(0, at) + pick(dice, PIECES) + old.slice(at)
    } else if (Array.isArray(old) && dice(2) === 0) {
      holder[key] = Array.from({ length: dice(200) }, () => pick(dice, old)).filter(Boolean)
    } else holder[key] = pick(dice, VALUES)
  }
  return JSON.stringify(json)
}

export function bend(text: string, isJson: boolean, dice: Dice): string {
  if (isJson && dice(5) > 0) {
    try {
      return bendJson(text, dice)
    } catch {
      // It is JSON no more.
    }
  }
  let bent = text
  for (let more = dice(4); more >= 0; more--) bent = bendText(bent, dice)
  return bent
}
