/** Commit statuses and check runs. */
import {
  appOf,
  type Call,
  created,
  found,
  invalid,
  type Operations,
  ok,
  page,
  Refusal,
  repositoryPath,
  userOf,
} from './answer.ts'
import type { App, Check, Status, World } from './world.ts'

const statusShape = (status: Status) => ({
  id: status.id,
  state: status.state,
  context: status.context,
  description: status.description,
  target_url: status.url,
  creator: userOf(status.creator),
  created_at: status.createdAt,
  updated_at: status.createdAt,
})

/** Not in the description: https://docs.github.com/en/rest/commits/statuses (in its text). */
const STATUSES_LIMIT = 1_000
const DESCRIPTION_LIMIT = 140

export const statusOperations: Operations = {
  'repos/create-commit-status': {
    needs: ['statuses:write'],
    answer({ params, body, token }, world) {
      const sha = params.sha ?? ''
      const context = body.context ?? 'default'
      if ((body.description ?? '').length > DESCRIPTION_LIMIT)
        throw invalid(
          'Status',
          'description',
          'description is too long (maximum is 140 characters)',
        )
      const same = world.statuses.filter((old) => old.sha === sha && old.context === context)
      if (same.length >= STATUSES_LIMIT)
        throw invalid('Status', 'base', 'This SHA and context has reached the maximum number')
      const status: Status = {
        id: world.nextId(),
        sha,
        state: body.state,
        context,
        description: body.description ?? null,
        url: body.target_url ?? null,
        creator: token.account,
        createdAt: world.now(),
      }
      world.statuses.push(status)
      return created(statusShape(status))
    },
  },
  'repos/list-commit-statuses-for-ref': {
    needs: ['statuses:read'],
    answer(call, world) {
      const all = world.statuses.filter(({ sha }) => sha === call.params.ref).toReversed()
      const path = `${repositoryPath(world)}/commits/${call.params.ref}/statuses`
      const { items, headers } = page(call, path, all)
      return { status: 200, headers, body: items.map(statusShape) }
    },
  },
}

const checkShape = (check: Check) => ({
  id: check.id,
  name: check.name,
  head_sha: check.sha,
  external_id: check.externalId,
  details_url: check.detailsUrl,
  status: check.status,
  conclusion: check.conclusion,
  output: { ...check.output, annotations_count: check.annotations },
  app: appOf(check.app),
})

/** Only apps write checks, and each only its own. */
function appWriting({ token }: Call, check: Check | null): App {
  if (token.app === null) throw new Refusal(403, 'You must authenticate via a GitHub App.')
  if (check !== null && check.app.id !== token.app.id)
    throw new Refusal(
      403,
      `Invalid app_id \`${token.app.id}\` - check run can only be modified by the GitHub App ` +
        'that created it.',
    )
  return token.app
}

/** Rules that the description only tells in words. */
function checkRules({ body }: Call): void {
  if (body.status === 'completed' && body.conclusion === undefined)
    throw new Refusal(422, 'Invalid request.\n\nMissing required key "conclusion".')
  if ((body.output?.title ?? '').length > 255)
    throw invalid('CheckRun', 'title', 'title is too long (maximum is 255 characters)')
}

function change(check: Check, { body }: Call): void {
  const status = body.conclusion === undefined ? body.status : 'completed'
  check.status = status ?? check.status
  check.conclusion = body.conclusion ?? (body.status === undefined ? check.conclusion : null)
  check.externalId = body.external_id ?? check.externalId
  check.detailsUrl = body.details_url ?? check.detailsUrl
  check.actions = body.actions ?? check.actions
  if (body.output === undefined) return
  const { title, summary, text = null, annotations = [] } = body.output
  check.output = { title: title ?? check.output.title, summary, text }
  check.annotations += annotations.length
}

export const checkOperations: Operations = {
  'checks/create': {
    needs: ['checks:write'],
    answer(call, world) {
      checkRules(call)
      const check: Check = {
        id: world.nextId(),
        app: appWriting(call, null),
        name: call.body.name,
        sha: call.body.head_sha,
        status: 'queued',
        conclusion: null,
        externalId: '',
        detailsUrl: null,
        output: { title: null, summary: null, text: null },
        annotations: 0,
        actions: [],
      }
      change(check, call)
      world.checks.push(check)
      return created(checkShape(check))
    },
  },
  'checks/update': {
    needs: ['checks:write'],
    answer(call, world) {
      const id = Number(call.params.check_run_id)
      const check = found(world.checks.find((one) => one.id === id))
      appWriting(call, check)
      checkRules(call)
      change(check, call)
      return ok(checkShape(check))
    },
  },
  'checks/list-for-ref': {
    needs: ['checks:read'],
    answer: (call, world) => listChecks(call, world),
  },
}

function listChecks(call: Call, world: World) {
  const { ref } = call.params
  const { check_name: name, app_id: app, filter = 'latest' } = call.query
  const all = world.checks
    .filter((check) => check.sha === ref && (name === undefined || check.name === name))
    .filter((check) => app === undefined || check.app.id === Number(app))
    .toReversed()
  const key = (check: Check) => `${check.app.id}:${check.name}`
  const latest = all.filter((check, i) => all.findIndex((c) => key(c) === key(check)) === i)
  const kept = filter === 'all' ? all : latest
  const { items, headers } = page(call, `${repositoryPath(world)}/commits/${ref}/check-runs`, kept)
  const body = { total_count: kept.length, check_runs: items.map(checkShape) }
  return { status: 200, headers, body }
}
