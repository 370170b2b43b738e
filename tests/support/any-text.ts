import fc from 'fast-check'

/** Of UTF-16, no characters by themselves. */
const SURROGATES = { first: 0xd800, count: 0x800 }

/**
 * Text of any code points. `fc.string({ unit: 'binary' })` has the same, and puts all million of
 * them into a table first: a second of CPU time in each process.
 */
export const anyText = (maxLength = 10) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }), { maxLength })
    .map((points) =>
      points
        .map((n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count))
        .join(''),
    )
