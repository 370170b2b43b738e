/** Workflow runs and artifacts. */
import {
  type Call,
  found,
  type Operations,
  ok,
  page,
  Refusal,
  repositoryPath,
  userOf,
} from './answer.ts'
import { type Artifact, account, addRun, fullName, type Run, shaOf, type World } from './world.ts'

const runUrl = (world: World, { id }: Run) =>
  `https://github.example/${fullName(world)}/actions/runs/${id}`

const shapeOf = (world: World, run: Run) => ({
  id: run.id,
  run_attempt: run.attempt,
  path: run.workflow,
  event: run.event,
  head_sha: run.headSha,
  head_branch: run.headBranch,
  status: run.status,
  conclusion: run.conclusion,
  html_url: runUrl(world, run),
  display_title: run.title,
  actor: userOf(run.actor),
  created_at: run.createdAt,
  repository: {
    id: world.repository.id,
    name: world.repository.name,
    full_name: fullName(world),
    owner: userOf(account(world.repository.owner)),
  },
})

/** The file, as far as the world knows its workflows; throws what GitHub answers. */
function dispatched({ params, body }: Call, world: World) {
  const file = params.workflow_id ?? ''
  const inputs: Record<string, string> = body.inputs ?? {}
  if (!world.tellsRunDetails && 'return_run_details' in body)
    throw new Refusal(422, 'Invalid request.\n\n"return_run_details" is not a permitted key.')
  if (Object.keys(inputs).length > 25)
    throw new Refusal(422, 'Invalid request.\n\nOnly 25 properties are allowed')
  const known = world.workflows?.get(file)
  if (world.workflows === null) return { inputs, title: file }
  if (known === undefined) throw new Refusal(404, 'Not Found')
  if (body.ref !== world.repository.defaultBranch)
    throw new Refusal(422, `No ref found for: ${body.ref}`)
  const unknown = Object.keys(inputs).filter((name) => !known.inputs.includes(name))
  if (unknown.length > 0)
    throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unknown)}`)
  return { inputs, title: known.name(inputs) }
}

const artifactShape = (world: World, { id, name, zip, digest, expired, run }: Artifact) => ({
  id,
  name,
  size_in_bytes: zip.length,
  expired,
  digest,
  workflow_run: {
    id: run.id,
    repository_id: world.repository.id,
    head_branch: run.headBranch,
    head_sha: run.headSha,
  },
})

const runOf = ({ params }: Call, world: World) =>
  found(world.runs.find(({ id }) => id === Number(params.run_id)))

export const actionOperations: Operations = {
  'actions/get-workflow-run': {
    needs: ['actions:read'],
    answer: (call, world) => ok(shapeOf(world, runOf(call, world))),
  },
  'actions/cancel-workflow-run': {
    needs: ['actions:write'],
    answer(call, world) {
      const run = runOf(call, world)
      if (run.status === 'completed')
        throw new Refusal(409, 'Cannot cancel a workflow run that is completed.')
      Object.assign(run, { status: 'completed', conclusion: 'cancelled' })
      return { status: 202, body: {} }
    },
  },
  'actions/create-workflow-dispatch': {
    needs: ['actions:write'],
    answer(call, world) {
      const { params, body, origin, token } = call
      const workflow = `.github/workflows/${params.workflow_id}`
      const given = { workflow, event: 'workflow_dispatch', headBranch: body.ref }
      const state = { status: 'queued', conclusion: null, actor: token.account }
      const headSha = shaOf(`branch ${body.ref}`)
      const run = addRun(world, { ...given, ...state, ...dispatched(call, world), headSha })
      if (body.return_run_details !== true) return { status: 204 }
      return ok({
        workflow_run_id: run.id,
        run_url: `${origin}${repositoryPath(world)}/actions/runs/${run.id}`,
        html_url: runUrl(world, run),
      })
    },
  },
  'actions/list-workflow-runs': {
    needs: ['actions:read'],
    answer(call, world) {
      const { event } = call.query
      const workflow = `.github/workflows/${call.params.workflow_id}`
      const all = world.runs
        .filter((run) => run.workflow === workflow && (event === undefined || run.event === event))
        .toReversed()
      const path = `${repositoryPath(world)}/actions/workflows/${call.params.workflow_id}/runs`
      const { items, headers } = page(call, path, all)
      const runs = items.map((run) => shapeOf(world, run))
      return { status: 200, headers, body: { total_count: all.length, workflow_runs: runs } }
    },
  },
  'actions/list-workflow-run-artifacts': {
    needs: ['actions:read'],
    answer(call, world) {
      const run = runOf(call, world)
      const { name } = call.query
      const all = world.artifacts
        .filter((artifact) => artifact.run === run)
        .filter((artifact) => name === undefined || artifact.name === name)
      const path = `${repositoryPath(world)}/actions/runs/${run.id}/artifacts`
      const { items, headers } = page(call, path, all)
      const artifacts = items.map((artifact) => artifactShape(world, artifact))
      return { status: 200, headers, body: { total_count: all.length, artifacts } }
    },
  },
  'actions/download-artifact': {
    needs: ['actions:read'],
    answer({ params, origin }, world) {
      const id = Number(params.artifact_id)
      const artifact = found(world.artifacts.find((one) => one.id === id))
      if (params.archive_format !== 'zip') throw new Refusal(410, 'Gone')
      if (artifact.expired) throw new Refusal(410, 'Artifact has expired')
      return { status: 302, headers: { location: `${origin}/_store/${id}?signature=secret` } }
    },
  },
}
