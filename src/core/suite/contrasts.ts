/** The contrasts of a suite as they are written. */
import { z } from 'zod'
import type { ContrastAsk } from '../model/model.ts'
import { closed, name, oneOrMore, pattern, text } from '../settings/values.ts'
import { explainPattern, patternOf } from '../text/pattern.ts'

const side = z
  .enum(['base', 'head'])
  .prefault('head')
  .describe('Whether both are built from base or from head.')

const variantName = (what: string) => name.describe(`Variant that ${what}.`)

const KINDS = 'variants, benchmarks or interaction'

const benchmarks = closed({
  base: pattern.describe(
    'Benchmarks to compare with: a regular expression on names, without `Benchmark`.',
  ),
  head: text.describe(
    'Their counterparts: the name with the match replaced by this (`$1`: the first group).',
  ),
  ref: side,
}).superRefine(({ base, head }, context) => {
  if (explainPattern(base) !== null) return
  const { groups } = patternOf(base)
  const used = [...head.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]))
  const missing = used.find((group) => group > groups || group === 0)
  if (missing === undefined) return
  const message = `$${missing} names no group of base, which has ${groups}`
  context.addIssue({ code: 'custom', path: ['head'], message })
})

/** One contrast as a suite file writes it. */
export const contrast = z
  .union(
    [
      z.enum(['refs', 'aa']),
      closed({
        variants: closed({
          base: variantName('is compared with'),
          head: variantName('is judged'),
          ref: side,
        })
          .optional()
          .describe('Two variants of one ref, e.g. one garbage collector against another.'),
        benchmarks: benchmarks
          .optional()
          .describe('Two benchmarks of one binary, e.g. with a pool and without.'),
        interaction: closed({
          base: variantName('the change is first measured under'),
          head: variantName('the change is then measured under'),
        })
          .optional()
          .describe(
            'Whether the effect of the change differs between the two variants. The report also ' +
              'shows the change under each of them.',
          ),
      }),
    ],
    { error: `expected refs, aa, or a map with the key ${KINDS}` },
  )
  .transform((written, context): ContrastAsk => {
    if (written === 'refs' || written === 'aa') return { kind: written }
    const { variants, benchmarks, interaction } = written
    const given = [
      ...(variants ? [{ kind: 'variants' as const, ...variants }] : []),
      ...(benchmarks ? [{ kind: 'benchmarks' as const, ...benchmarks }] : []),
      ...(interaction ? [{ kind: 'interaction' as const, ...interaction }] : []),
    ]
    if (given.length === 1 && given[0] !== undefined) return given[0]
    context.addIssue({ code: 'custom', message: `needs exactly one of ${KINDS}` })
    return z.NEVER
  })

/** What is compared with what. */
export const contrastList = oneOrMore(contrast, 'refs, aa, or a map of one contrast')
  .refine((asks) => asks.length > 0, 'needs at least one contrast')
  .prefault('refs')
  .describe(
    'What is compared with what. `refs`: base against head under every variant. `aa`: ' +
      'beside others, the first arm against itself: the same binary in separate processes ' +
      'with a separate data folder, as a control that must not move. Without the key: `refs`.',
  )

/** Names of variants that a contrast mentions, with their place in it. */
export function variantsOf(ask: ContrastAsk): { key: 'base' | 'head'; name: string }[] {
  if (ask.kind !== 'variants' && ask.kind !== 'interaction') return []
  return [
    { key: 'base', name: ask.base },
    { key: 'head', name: ask.head },
  ]
}
