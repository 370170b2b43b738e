/**
 * The history as JSON, described by OpenAPI. Without a token, only the repositories that the
 * operator opened are visible; all others look as if they did not exist.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { type Archive, readReportBody, unpackReport } from '../jobs/archive.ts'
import { CHANGE_RULE, findChanges, listReports, listSeries, readHistory } from '../jobs/history.ts'
import type { ApiToken } from '../settings.ts'

type ApiAccess = {
  /** Bearer tokens, and what each may read: `owner/name` or `owner/*`; null: everything. */
  tokens: readonly ApiToken[]
  /** Repositories that anyone may read, written so, too. */
  open: readonly string[]
}

/** PostgreSQL has none. */
const NO_NUL = /^[^\0]*$/
const text = z.string().min(1).max(500).regex(NO_NUL)
const word = z.string().regex(/^[\w.-]{1,100}$/)
const instant = z.iso.datetime()
const number = z.number().nullable()

const repository = z.object({ owner: word, repo: word })
const failure = z.object({ error: z.string() }).openapi('Error')

const keptReport = z
  .object({
    id: z.string(),
    suite: z.string(),
    ref: z.string().describe('A branch, a tag, or `pull/` and a number'),
    baseRef: z.string().nullable(),
    headSha: z.string(),
    baseSha: z.string().nullable(),
    runUrl: z.string().nullable().describe('The workflow run, which has the raw records'),
    conclusion: z.string(),
    keptAt: instant,
    hasBody: z.boolean().describe('False: the report itself is too old; its points are left'),
  })
  .openapi('KeptReport')

const series = z
  .object({
    suite: z.string(),
    contrast: z.string(),
    benchmark: z.string(),
    metric: z.string(),
    unit: z.string(),
    reports: z.int(),
  })
  .openapi('Series')

const point = z
  .object({
    report: z.string(),
    keptAt: instant,
    sha: z.string(),
    side: z.enum(['head', 'base']),
    value: z.number().describe('Median in the base unit of the series'),
    baseSha: z
      .string()
      .nullable()
      .describe('Commit that deltaPct is against; null: none, or a variant of the same commit'),
    deltaPct: number,
    lowPct: number,
    highPct: number,
    verdict: z.string().nullable(),
  })
  .openapi('Point')

const change = z
  .object({
    report: z.string().describe('Report of the first point of the new level'),
    sha: z.string(),
    before: z.number(),
    after: z.number(),
    changePct: z.number(),
    p: z.number(),
  })
  .openapi('LevelChange')

const report = z
  .looseObject({ schemaVersion: z.int() })
  .openapi('Report', { additionalProperties: true })

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})
const errors = {
  400: json(failure, 'A parameter is not as described'),
  404: json(failure, 'Unknown, or you may not see it'),
}

const CHANGES =
  `Among these points; p below ${CHANGE_RULE.maxP}, in long series below ` +
  `${CHANGE_RULE.sharedP} divided by their number; windows of ${CHANGE_RULE.window} points`

const routes = {
  reports: createRoute({
    method: 'get',
    operationId: 'listReports',
    path: '/repos/{owner}/{repo}/reports',
    summary: 'Reports of a repository, newest first',
    request: {
      params: repository,
      query: z.object({
        suite: text.optional(),
        ref: text.optional(),
        after: text.optional().describe('Id of the last report of the page before'),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    },
    responses: { 200: json(z.object({ reports: z.array(keptReport) }), 'A page'), ...errors },
  }),
  report: createRoute({
    method: 'get',
    operationId: 'getReport',
    path: '/repos/{owner}/{repo}/reports/{id}',
    summary: 'One report, without its raw records',
    request: { params: repository.extend({ id: word }) },
    responses: {
      200: json(report, 'As docs/report.schema.json describes'),
      ...errors,
    },
  }),
  series: createRoute({
    method: 'get',
    operationId: 'listSeries',
    path: '/repos/{owner}/{repo}/series',
    summary: 'What has been measured in a repository',
    request: { params: repository },
    responses: { 200: json(z.object({ series: z.array(series) }), 'All series'), ...errors },
  }),
  history: createRoute({
    method: 'get',
    operationId: 'getHistory',
    path: '/repos/{owner}/{repo}/history',
    summary: 'One series on one branch or tag over time, and where its level changed',
    request: {
      params: repository,
      query: z.object({
        suite: text,
        contrast: text,
        benchmark: text,
        metric: text,
        ref: text,
        minChangePct: z.coerce.number().min(0).max(1000).default(0),
        before: z
          .string()
          .max(100)
          .regex(NO_NUL)
          .optional()
          .describe('`older` of the answer before'),
      }),
    },
    responses: {
      200: json(
        z.object({
          points: z.array(point),
          older: z.string().nullable().describe('Where older points go on; null: there are none'),
          changes: z.array(change).describe(CHANGES),
        }),
        'Points, oldest first',
      ),
      ...errors,
    },
  }),
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `repositories`: `owner/name`, or `owner/*` for all of that owner. */
export const isOf = (repositories: string, name: string) =>
  repositories === name ||
  (repositories.endsWith('/*') && name.startsWith(repositories.slice(0, -1)))

function mayRead({ tokens, open }: ApiAccess, name: string, authorization: string): boolean {
  const digestSent = digest(authorization.replace(/^Bearer /i, ''))
  const matching = tokens.filter(({ token }) => timingSafeEqual(digest(token), digestSent))
  if (matching.some((one) => one.repositories === null || isOf(one.repositories, name))) return true
  return open.some((one) => isOf(one, name))
}

const JSON_TYPE = { 'content-type': 'application/json' }

const gone = { error: 'not found; a private repository needs a token' } as const

export function makeApi(archive: Archive, access: ApiAccess): OpenAPIHono {
  const api = new OpenAPIHono({
    defaultHook: (result, context) => {
      if (result.success) return
      const words = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return context.json({ error: words.join('; ') }, 400)
    },
  })
  api.use('/repos/:owner/:repo/*', async (context, next) => {
    const { owner, repo } = context.req.param()
    const authorization = context.req.header('authorization') ?? ''
    if (!mayRead(access, `${owner}/${repo}`, authorization)) return context.json(gone, 404)
    return next()
  })
  addRoutes(api, archive)
  api.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
  })
  api.doc('/openapi.json', {
    openapi: '3.0.3',
    info: { title: 'gcbench history', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ token: [] }, {}],
  })
  return api
}

function addRoutes(api: OpenAPIHono, archive: Archive): void {
  const { db } = archive
  const nameOf = ({ owner, repo }: z.infer<typeof repository>) => `${owner}/${repo}`
  const dated = <T extends { keptAt: Date }>(row: T) => ({
    ...row,
    keptAt: row.keptAt.toISOString(),
  })
  api.openapi(routes.reports, async (context) => {
    const filter = { ...context.req.valid('query'), repository: nameOf(context.req.valid('param')) }
    return context.json({ reports: (await listReports(db, filter)).map(dated) }, 200)
  })
  api.openapi(routes.report, async (context) => {
    const param = context.req.valid('param')
    const packed = await readReportBody(archive, nameOf(param), param.id)
    if (packed === null) return context.json(gone, 404)
    // As it was kept: a large one takes long to be read and written again.
    const text = await unpackReport(packed)
    return context.body(new Uint8Array(text), 200, JSON_TYPE) as never
  })
  api.openapi(routes.series, async (context) =>
    context.json({ series: await listSeries(db, nameOf(context.req.valid('param'))) }, 200),
  )
  api.openapi(routes.history, async (context) => {
    const { ref, minChangePct, before, ...id } = context.req.valid('query')
    const name = nameOf(context.req.valid('param'))
    const { points, older } = await readHistory(db, name, id, ref, { before })
    const changes = findChanges(points, minChangePct)
    return context.json({ points: points.map(dated), older, changes }, 200)
  })
}
