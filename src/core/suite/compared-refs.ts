/** More than two refs: an arm for each, built from a source of its own, against the first. */
import { ConfigError } from '../model/config-error.ts'
import type { Suite, Variant } from '../model/model.ts'
import { shortSha } from '../text/sha.ts'
import { DEFAULT_VARIANT } from './variants.ts'

/** A full hash says no more than its first digits. */
const nameOf = (ref: string) => (/^[0-9a-f]{40}$/.test(ref) ? shortSha(ref) : ref)

const nameAt = (ref: string, variant: string) =>
  variant === DEFAULT_VARIANT ? nameOf(ref) : `${nameOf(ref)} ${variant}`

const at = (ref: string, variant: Variant): Variant => ({
  ...variant,
  name: nameAt(ref, variant.name),
  source: { kind: 'ref', ref },
})

/** The variant of the suite file that one of a compared ref was made of. */
export function variantWithoutRef({ name, source }: Pick<Variant, 'name' | 'source'>): string {
  if (source?.kind !== 'ref') return name
  const ref = nameOf(source.ref)
  return name === ref ? DEFAULT_VARIANT : name.slice(ref.length + 1)
}

const wrong = (where: string, message: string, next: string) =>
  new ConfigError([{ code: 'bad-ask', where, message, next }])

/**
 * A suite that names refs to compare, with its variants once for each of them. Contrasts of one
 * variant share the arm of the first ref. Throws ConfigError where there is but one ref.
 */
export function withComparedRefs(suite: Suite): Suite {
  const [first, ...others] = suite.compare ?? []
  if (first === undefined) return suite
  if (others.length === 0) {
    throw wrong('compare', `${first} alone: nothing to compare`, 'name two refs or more')
  }
  return {
    ...suite,
    variants: [first, ...others].flatMap((ref) =>
      suite.variants.map((variant) => at(ref, variant)),
    ),
    contrasts: suite.variants.flatMap(({ name }) =>
      others.map((ref) => ({
        kind: 'variants' as const,
        base: nameAt(first, name),
        head: nameAt(ref, name),
        ref: 'head' as const,
      })),
    ),
  }
}

/** The same, with the last ref held against every one between, too: where was the step? */
export function withBothEnds(suite: Suite): Suite {
  const found = withComparedRefs(suite)
  const last = found.variants.at(-1)?.name
  const toLast = found.contrasts.flatMap((ask) =>
    ask.kind === 'variants' && ask.head !== last && last !== undefined
      ? [{ ...ask, base: ask.head, head: last }]
      : [],
  )
  return { ...found, contrasts: [...found.contrasts, ...toLast] }
}
