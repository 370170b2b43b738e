/**
 * Units: the one place that scales numbers and turns them into text. Prefixes are decimal (SI)
 * for every unit, bytes too: `kB` is 1000 B, as in the `MB/s` of Go's own benchmarks; a binary
 * prefix never appears. Everything else in core is in base units: `s`, `B`, `B/s`, `count`, or
 * the unit of a custom metric as its program printed it.
 */

/** What stands for a number that does not exist (null, NaN, infinite): none of these is printed. */
export const NO_NUMBER = 'n/a'

/** A printed unit in base units: multiply by `factor`, with `toBase`. */
type BaseUnit = { unit: string; factor: number }

const MEASURES: Record<string, BaseUnit> = {
  ns: { unit: 's', factor: 1e-9 },
  us: { unit: 's', factor: 1e-6 },
  '\u00b5s': { unit: 's', factor: 1e-6 },
  '\u03bcs': { unit: 's', factor: 1e-6 },
  ms: { unit: 's', factor: 1e-3 },
  s: { unit: 's', factor: 1 },
  sec: { unit: 's', factor: 1 },
  B: { unit: 'B', factor: 1 },
  bytes: { unit: 'B', factor: 1 },
  kB: { unit: 'B', factor: 1e3 },
  MB: { unit: 'B', factor: 1e6 },
  GB: { unit: 'B', factor: 1e9 },
  KiB: { unit: 'B', factor: 2 ** 10 },
  MiB: { unit: 'B', factor: 2 ** 20 },
  GiB: { unit: 'B', factor: 2 ** 30 },
  allocs: { unit: 'count', factor: 1 },
}

/**
 * The base unit behind a unit as printed. By the Go benchmark format
 * (golang.org/design/14313-benchmark-format) what is measured is the last of the hyphenated words
 * and the rest is description: `p99-ns/op` is `s` x 1e-9, `disk-MB/s` is `B/s` x 1e6. Only a
 * denominator of seconds stays in the base unit. A unit that is not known, like `ops/s` or the
 * ambiguous `KB`, is its own base unit with factor 1.
 */
export function parseUnit(printed: string): BaseUnit {
  const [numerator = '', denominator, ...more] = printed.split('/')
  const word = numerator.slice(numerator.lastIndexOf('-') + 1)
  const measure = Object.hasOwn(MEASURES, word) ? MEASURES[word]! : null
  const perSecond = denominator === 's' || denominator === 'sec'
  if (!measure || more.length > 0 || (perSecond && measure.unit === 'count'))
    return { unit: printed, factor: 1 }
  return perSecond ? { unit: `${measure.unit}/s`, factor: measure.factor } : measure
}

/**
 * `value` in base units. A decimal factor moves the point of the decimal number, so that 83.49 ns
 * is 8.349e-8 s exactly and no rounding comes on top of the printed one.
 */
export function toBase(value: number, factor: number): number {
  const places = Math.log10(factor)
  if (!Number.isInteger(places) || !Number.isFinite(value)) return value * factor
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Significant digits of a printed value. */
const DIGITS = 4

type Prefix = { scale: number; text: string }

const SMALL: Prefix[] = [
  { scale: 1, text: '' },
  { scale: 1e-3, text: 'm' },
  { scale: 1e-6, text: '\u00b5' },
  { scale: 1e-9, text: 'n' },
]
const LARGE: Prefix[] = [
  { scale: 1e12, text: 'T' },
  { scale: 1e9, text: 'G' },
  { scale: 1e6, text: 'M' },
  { scale: 1e3, text: 'k' },
  { scale: 1, text: '' },
]
const PLAIN: Prefix[] = [{ scale: 1, text: '' }]

function prefixes(unit: string): Prefix[] {
  if (unit === 's' || unit === 's/s') return SMALL
  return unit.includes('%') ? PLAIN : LARGE
}

/** The largest prefix under which `value`, rounded to four digits, is at least 1; none for 0. */
function prefixOf(value: number, unit: string): Prefix {
  if (value === 0) return PLAIN[0]!
  const list = prefixes(unit)
  const prefix = list.find((p) => Math.abs(Number((value / p.scale).toPrecision(4))) >= 1)
  return prefix ?? list.at(-1)!
}

/** Of the first of `digits` significant digits. */
const exponentOf = (value: number, digits: number) =>
  Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))))

/** Numbers this far outside the prefixes are written with an exponent, and without a prefix. */
const isOutside = (value: number, digits: number) =>
  value !== 0 && (exponentOf(value, digits) >= 9 || exponentOf(value, digits) < -6)

/** At least `digits` significant digits. */
function significant(value: number, digits: number): string {
  if (value === 0) return '0'
  if (isOutside(value, digits)) return value.toExponential(digits - 1)
  return value.toFixed(Math.max(0, digits - 1 - exponentOf(value, digits)))
}

/** Amounts that are whole numbers without a prefix: no decimals are invented for them. */
function isWhole(value: number, unit: string, prefix: Prefix): boolean {
  const isBare = prefixes(unit) !== SMALL && prefix.scale === 1
  return isBare && Number.isInteger(value) && !isOutside(value, DIGITS)
}

/** A printed value: `18.61` and ` ms`, which stands behind it; '' for a count. */
export type PrintedValue = { number: string; unit: string }

export const printedText = ({ number, unit }: PrintedValue): string => number + unit

function scaled(value: number, unit: string, common: Prefix, digits: number): PrintedValue {
  const prefix = isOutside(value / common.scale, digits) ? PLAIN[0]! : common
  const number = isWhole(value, unit, prefix)
    ? String(value)
    : significant(value / prefix.scale, digits)
  if (unit === 's' || unit.startsWith('s/') || unit === 'B' || unit === 'B/s')
    return { number, unit: ` ${prefix.text}${unit}` }
  const isBare = unit === 'count' || unit === ''
  return { number: number + prefix.text, unit: isBare ? '' : ` ${unit}` }
}

function smallCount(value: number, unit: string): boolean {
  return unit === 'count' && Number.isInteger(value) && Math.abs(value) < 1e6
}

function commonPrefix(values: number[], unit: string): Prefix {
  if (values.every((v) => smallCount(v, unit))) return PLAIN[0]!
  const sizes = values.map(Math.abs).filter((v) => v > 0)
  return prefixOf(sizes.length > 0 ? Math.min(...sizes) : 0, unit)
}

/**
 * A value in base units with its unit, in four significant digits: `18.61 ms`, `249.0 kB`, `12`
 * (a count), `3.200k ops/s`. Whole counts below a million and other whole amounts below 1000 are
 * exact.
 */
export const printValue = (value: number | null, unit: string): string =>
  printedText(printedValue(value, unit))

function printedValue(value: number | null, unit: string): PrintedValue {
  if (value === null || !Number.isFinite(value)) return { number: NO_NUMBER, unit: '' }
  return scaled(value, unit, commonPrefix([value], unit), DIGITS)
}

/**
 * Two values in the same scaled unit, that of the smaller (`900.0 µs`, `1100 µs`), unless they are
 * more than a million times apart. Digits are added, up to seven, until different values look
 * different.
 */
export function printedPair(
  base: number | null,
  head: number | null,
  unit: string,
): [PrintedValue, PrintedValue] {
  if (base === null || head === null || !Number.isFinite(base) || !Number.isFinite(head))
    return [printedValue(base, unit), printedValue(head, unit)]
  const sizes = [Math.abs(base), Math.abs(head)].sort((a, b) => a - b) as [number, number]
  if (sizes[0] > 0 && sizes[1] / sizes[0] > 1e6)
    return [printedValue(base, unit), printedValue(head, unit)]
  const prefix = commonPrefix([base, head], unit)
  const pair = (digits: number): [PrintedValue, PrintedValue] => [
    scaled(base, unit, prefix, digits),
    scaled(head, unit, prefix, digits),
  ]
  const looksEqual = ([one, other]: [PrintedValue, PrintedValue]) =>
    printedText(one) === printedText(other)
  let digits = DIGITS
  while (base !== head && digits < 7 && looksEqual(pair(digits))) digits++
  return pair(digits)
}

/** Each value of `printedPair` as text. */
export function printPair(
  base: number | null,
  head: number | null,
  unit: string,
): [string, string] {
  const [one, other] = printedPair(base, head, unit)
  return [printedText(one), printedText(other)]
}

function signed(text: string, value: number): string {
  return value > 0 ? `+${text}` : text
}

/** A difference in base units with its sign: `+12`, `-1.500 ms`, `0 B`. */
export function printDifference(value: number | null, unit: string): string {
  const text = printValue(value, unit)
  return text === NO_NUMBER ? text : signed(text, value!)
}

/** A change in percent as ln(head/base). */
export const lnOfPercent = (pct: number): number => Math.log1p(pct / 100)

/** ln(head/base) as a change in percent. */
export function percentOfLn(ln: number): number {
  return 100 * Math.expm1(ln)
}

/** By the size as it is printed: what reads as 1 is written as 1 is, `1.0` and never `1.00`. */
const decimalsOf = (size: number): number =>
  Number(size.toFixed(1)) >= 1000 ? 0 : Number(size.toFixed(2)) >= 1 || size === 0 ? 1 : 2

/** One decimal from 1 % on, more below so that a change that is not zero never reads as zero. */
function percentDigits(pct: number, size: number): string {
  const text =
    pct !== 0 && (Math.abs(pct) >= 1e6 || Math.abs(pct) < 1e-6)
      ? pct.toExponential(1)
      : pct.toFixed(decimalsOf(size))
  return Number(text) === 0 && pct !== 0 ? pct.toFixed(Math.ceil(-Math.log10(Math.abs(pct)))) : text
}

const percentText = (pct: number, size: number) => signed(percentDigits(pct, size), pct)

/** From here on a percentage in a sentence has no decimals, up to where it has an exponent. */
const WHOLE_PCT = { from: 10, below: 1e6 }

/** The size of a change in percent, without its sign, for a sentence: `41 %`, `6.2 %`, `0.67 %`. */
export function printSize(pct: number): string {
  const size = Math.abs(pct)
  const isWhole = size >= WHOLE_PCT.from && size < WHOLE_PCT.below
  return `${isWhole ? Math.round(size) : percentDigits(size, size)} %`
}

/** The same of what a change is at least: never rounded up to the next whole percent. */
export function printLeastSize(pct: number): string {
  const size = Math.abs(pct)
  if (size >= WHOLE_PCT.below || size < 1) return `${percentDigits(size, size)} %`
  return `${size < WHOLE_PCT.from ? Number(size.toFixed(1)) : Math.trunc(size)} %`
}

/** A change in percent with sign, ASCII minus so that it can be searched: `-20.9 %`, `+0.35 %`. */
export const printDelta = (pct: number | null): string => printedText(printedDelta(pct))

export function printedDelta(pct: number | null): PrintedValue {
  if (pct === null || !Number.isFinite(pct)) return { number: NO_NUMBER, unit: '' }
  return { number: percentText(pct, Math.abs(pct)), unit: ' %' }
}

const withoutZeros = (printed: string): string =>
  printed.replace(/(\.\d*?)0+(?!\d)/, '$1').replace(/\.(?!\d)/, '')

/** A tick is a round number: all of its digits are printed, so that near ones look different. */
const TICK_DIGITS = 7

/** A value at a tick: `1.5 MB`, `-0.4 B`, without digits that say nothing. */
export const tickOf =
  (unit: string) =>
  (value: number): string =>
    withoutZeros(printedText(scaled(value, unit, commonPrefix([value], unit), TICK_DIGITS)))

/** A change at a tick: `+5 %`, `-0.4 %`, `0 %`. */
export const percentTick = (pct: number): string =>
  `${pct > 0 ? '+' : ''}${withoutZeros(significant(pct, TICK_DIGITS))} %`

/** A percentage without a plus: `20.9 %`, `-0.35 %`. */
export const printPercent = (pct: number): string => `${percentDigits(pct, Math.abs(pct))} %`

/** Nearer to zero than a computation is right to; a lone change keeps it, which has no other end. */
const ZERO_PCT = 1e-6

/** Without an exponent: beside another number it reads as that number of something else. */
function endText(pct: number, size: number, isAway: boolean): string {
  const tiny = Math.abs(pct) < ZERO_PCT
  if (tiny && !isAway) return (0).toFixed(decimalsOf(size))
  if (tiny) return signed(pct.toFixed(Math.min(100, Math.ceil(-Math.log10(Math.abs(pct))))), pct)
  return Math.abs(pct) < WHOLE_PCT.below ? percentText(pct, size) : signed(wholeDigits(pct), pct)
}

/** All its digits: a float has no fraction left where `toFixed` would give it an exponent. */
const wholeDigits = (value: number) =>
  Math.abs(value) < 1e21 ? value.toFixed(0) : `${BigInt(value)}`

/**
 * Ends of an interval in percent, with as many decimals each, and never on the other side of zero
 * than they are; null: they are not known.
 */
export function printEnds(lowPct: number | null, highPct: number | null): [string, string] | null {
  if (lowPct === null || highPct === null) return null
  if (!Number.isFinite(lowPct) || !Number.isFinite(highPct)) return null
  const size = Math.max(Math.abs(lowPct), Math.abs(highPct))
  const isAway = lowPct > 0 || highPct < 0
  return [endText(lowPct, size, isAway), endText(highPct, size, isAway)]
}

/** An interval in percent: `[-22.4, -19.1]`. */
export function printInterval(lowPct: number | null, highPct: number | null): string {
  const ends = printEnds(lowPct, highPct)
  return ends === null ? NO_NUMBER : `[${ends[0]}, ${ends[1]}]`
}

/** How far an end of an interval in percent is from zero, with the decimals that `printEnds` gives it. */
export const printEndSize = (endPct: number, [lowPct, highPct]: [number, number]): string =>
  endText(endPct, Math.max(Math.abs(lowPct), Math.abs(highPct)), lowPct > 0 || highPct < 0).replace(
    /^[+-]/,
    '',
  )

const LEAST_P = 0.001

/** A probability: `p=0.031`, `p<0.001`. */
export function printP(p: number | null): string {
  const number = printProbability(p)
  if (number === NO_NUMBER) return number
  return Number(p) < LEAST_P ? `p${number}` : `p=${number}`
}

/** Its number alone: `0.031`, `<0.001`. */
export function printProbability(p: number | null): string {
  if (p === null || !Number.isFinite(p)) return NO_NUMBER
  return p < LEAST_P ? `<${LEAST_P}` : p.toFixed(3)
}

/** A span of time for a person: `0.4 s`, `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function printDuration(durationSec: number): string {
  if (!Number.isFinite(durationSec)) return NO_NUMBER
  if (Math.abs(durationSec) < 9.95) return `${Number(durationSec.toFixed(1))} s`
  const sec = Math.round(durationSec)
  if (sec < 60) return `${sec} s`
  if (sec < 3600) return twoUnits(Math.floor(sec / 60), 'min', sec % 60, 's')
  const min = Math.round(sec / 60)
  return twoUnits(Math.floor(min / 60), 'h', min % 60, 'min')
}

function twoUnits(big: number, bigUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${big} ${bigUnit}` : `${big} ${bigUnit} ${small} ${smallUnit}`
}
