/** Variants and contrasts of a suite file -> those of the suite. */
import { z } from 'zod'
import { ConfigError } from '../model/findings.ts'
import type { ContrastSpec, Suite, Variant } from '../model/model.ts'
import { explainPattern, patternOf } from '../model/pattern.ts'
import { shortSha } from '../model/plain.ts'
import { isAnywhere, placementIn, placementShape } from '../settings/programs.ts'
import { closed, name, oneOrMore, pattern, requirement, text } from '../settings/values.ts'

/** Name of the variant with nothing set; it needs no definition. */
export const DEFAULT_VARIANT = 'default'

/** Variables that only a build reads, and only a running program: set elsewhere they do nothing. */
const BUILD_ONLY = ['GOEXPERIMENT', 'GOOS', 'GOARCH', 'GOAMD64', 'GOARM64', 'CGO_ENABLED']
const RUN_ONLY = ['GOGC', 'GOMEMLIMIT', 'GOMAXPROCS', 'GODEBUG']

const environment = (misplaced: string[], why: string) =>
  z.record(
    z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of an environment variable')
      .refine((name) => !misplaced.includes(name), why),
    text,
    { error: 'expected a map from variables to values' },
  )

const goVersion = text
  .transform((version) => version.replace(/^(?=\d)/, 'go'))
  .refine(
    (version) => /^go1\.(?:\d+(?:\.\d+|(?:rc|beta)\d+)|1?\d|20)(?:-[\w.]+)?$/.test(version),
    'expected a Go release in full, such as 1.25.3 or 1.26rc1',
  )
  .meta({ title: 'Go version' })

/** What a suite file can say about a variant; without its name. */
export const variantBody = closed({
  'build-env': environment(RUN_ONLY, 'this variable acts on the running program: it belongs in env')
    .prefault({})
    .describe('Environment of the build, e.g. `GOEXPERIMENT: nogreenteagc`.'),
  env: environment(BUILD_ONLY, 'this variable acts on the build: it belongs in build-env')
    .prefault({})
    .describe('Environment of the running benchmark, e.g. `GOGC: 50`, `GOMEMLIMIT: 1GiB`.'),
  go: goVersion
    .optional()
    .describe(
      'Go toolchain, downloaded; releases before 1.21 must be there. Without it: the ' +
        'one on PATH.',
    ),
  'build-flags': oneOrMore(text, 'a flag of the build')
    .prefault([])
    .describe('Further flags of the build, e.g. `-gcflags=-l`.'),
  args: oneOrMore(text, 'an argument')
    .prefault([])
    .describe('Further arguments of the running benchmark.'),
  ...placementShape,
})
  .nullable()
  .transform((body) => body ?? variantDefaults())

type VariantBody = {
  'build-env': Record<string, string>
  env: Record<string, string>
  go?: string | undefined
  'build-flags': string[]
  args: string[]
  cpus?: string | undefined
  numa?: string | undefined
  'huge-pages'?: 'never' | undefined
}

const variantDefaults = (): VariantBody => ({
  'build-env': {},
  env: {},
  'build-flags': [],
  args: [],
})

/** A variant under its name. */
export function nameVariant(name: string, body: VariantBody = variantDefaults()): Variant {
  const placement = placementIn({ ...body, hugePages: body['huge-pages'] })
  return {
    name,
    buildEnv: body['build-env'],
    runEnv: body.env,
    toolchain: body.go ?? null,
    buildFlags: body['build-flags'],
    args: body.args,
    ...(isAnywhere(placement) ? {} : { placement }),
  }
}

// The contrasts of a suite as they are written.

const side = z.enum(['base', 'head']).prefault('head').describe('Which side both are built from.')

const variantName = (what: string) => name.describe(`Variant that ${what}.`)

const KINDS = 'variants, benchmarks or interaction'

const benchmarks = closed({
  base: pattern.describe('Regular expression on names without `Benchmark`.'),
  head: text.describe(
    'What replaces the match in the name of the counterpart (`$1`: the first group).',
  ),
  ref: side,
}).superRefine(({ base, head }, context) => {
  if (explainPattern(base) !== null) return
  const { groups } = patternOf(base)
  const used = [...head.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]))
  const missing = used.find((group) => group > groups || group === 0)
  if (missing === undefined) return
  const message = `$${missing} names no group of base, which has ${groups}`
  context.addIssue(requirement(message, ['head']))
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
          .describe('Two variants, `base` and `head`, of one `ref`: `base` or `head` (`head`).'),
        benchmarks: benchmarks
          .optional()
          .describe(
            'Two benchmarks of one binary: `base`, a regular expression on names without ' +
              '`Benchmark`, and `head`, what replaces the match (`$1`: the first group). `ref`: ' +
              'as above.',
          ),
        interaction: closed({
          base: variantName('the change is first measured under'),
          head: variantName('the change is then measured under'),
        })
          .optional()
          .describe(
            'Whether the change has another effect under the variant `head` than under ' +
              '`base`.',
          ),
      }),
    ],
    { error: `expected refs, aa, or a map with the key ${KINDS}` },
  )
  .transform((written, context): ContrastSpec => {
    if (written === 'refs' || written === 'aa') return { kind: written }
    const { variants, benchmarks, interaction } = written
    const contrasts = [
      ...(variants ? [{ kind: 'variants' as const, ...variants }] : []),
      ...(benchmarks ? [{ kind: 'benchmarks' as const, ...benchmarks }] : []),
      ...(interaction ? [{ kind: 'interaction' as const, ...interaction }] : []),
    ]
    if (contrasts.length === 1 && contrasts[0] !== undefined) return contrasts[0]
    context.addIssue(requirement(`needs exactly one of ${KINDS}`))
    return z.NEVER
  })

/** What is compared with what. */
export const contrastList = oneOrMore(contrast, 'refs, aa, or a map of one contrast')
  .refine((requests) => requests.length > 0, requirement('needs at least one contrast'))
  .prefault('refs')
  .describe(
    '`refs`: base against head under every variant. `aa`: the first arm against ' +
      'itself, as a control.',
  )

/** Names of variants that a contrast mentions, with their place in it. */
export function variantsOf(request: ContrastSpec): { key: 'base' | 'head'; name: string }[] {
  if (request.kind !== 'variants' && request.kind !== 'interaction') return []
  return [
    { key: 'base', name: request.base },
    { key: 'head', name: request.head },
  ]
}

// More than two refs: an arm for each, built from a source of its own, against the first.

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
  const compared = withComparedRefs(suite)
  const last = compared.variants.at(-1)?.name
  const toLast = compared.contrasts.flatMap((request) =>
    request.kind === 'variants' && request.head !== last && last !== undefined
      ? [{ ...request, base: request.head, head: last }]
      : [],
  )
  return { ...compared, contrasts: [...compared.contrasts, ...toLast] }
}
