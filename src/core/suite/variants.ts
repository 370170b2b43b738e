/** The variants of a suite as they are written. */
import { z } from 'zod'
import type { Variant } from '../model/model.ts'
import { isAnywhere, placementIn, placementShape } from '../settings/placement-keys.ts'
import { closed, oneOrMore, text } from '../settings/values.ts'

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
      'Go toolchain, fetched by the go command when it is not there; releases before 1.21 have ' +
        'to be there, as golang.org/dl, actions/setup-go or Debian put them. Without it: the one ' +
        'on PATH.',
    ),
  'build-flags': oneOrMore(text, 'a flag of the build')
    .prefault([])
    .describe('Further flags of the build, e.g. `-gcflags=-l`.'),
  args: oneOrMore(text, 'an argument')
    .prefault([])
    .describe('Further arguments of the running benchmark.'),
  ...placementShape('the benchmark (or the server, if the suite has one)'),
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
  ...{ 'build-env': {}, env: {}, 'build-flags': [], args: [] },
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
