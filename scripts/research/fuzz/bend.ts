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

const SWOLLEN_BYTES = 200_000
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

/** Texts whose reading takes no stack, and time in proportion to their length alone. */
export function swollen(): string[] {
  const times = (piece: string, bytes = SWOLLEN_BYTES) => piece.repeat(bytes / piece.length)
  const nested = NESTED.flatMap(([open, close]) => {
    const opened = times(open, SWOLLEN_BYTES / 2)
    return [opened, opened + close.repeat(opened.length / open.length)]
  })
  const starts = ['', '[1,', 'BenchmarkX ', '<?xml version="1.0"?><a b="']
  return [...nested, ...ENDLESS.flatMap((piece) => starts.map((start) => start + times(piece)))]
}

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
