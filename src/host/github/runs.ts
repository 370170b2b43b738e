/** Workflow runs: started, found, looked at, stopped. */

import type { GitHub, WorkflowRun } from '../port/github.ts'
import { type Asking, ONCE } from './asking.ts'
import { isStatus } from './trouble.ts'

const runOf = (data: {
  id: number
  run_attempt?: number
  display_title: string
  path: string
  event: string
  actor?: { login: string } | null
  head_sha: string
  head_branch: string | null
  repository: { id: number }
  status: string | null
  conclusion: string | null
  html_url: string
}): WorkflowRun => ({
  id: data.id,
  attempt: data.run_attempt ?? 1,
  title: data.display_title,
  // GitHub may add the ref: `.github/workflows/bench.yml@main`.
  workflow: data.path.replace(/@.*$/, ''),
  event: data.event,
  author: data.actor?.login ?? null,
  headSha: data.head_sha,
  headBranch: data.head_branch,
  repositoryId: data.repository.id,
  isStarted: data.status === 'in_progress' || data.status === 'completed',
  isOver: data.status === 'completed',
  conclusion: data.conclusion,
  url: data.html_url,
})

type Runs = Pick<GitHub, 'dispatch' | 'dispatchedRuns' | 'workflowRun' | 'cancelRun'>

export function runs({ client, here, ask, create }: Asking): Runs {
  const { actions } = client.rest

  /** Servers that do not know the question refuse the whole request, which starts nothing. */
  async function start(workflow: string, ref: string, inputs: Record<string, string>) {
    const asked = { ...here, workflow_id: workflow, ref, inputs, ...ONCE }
    try {
      return await actions.createWorkflowDispatch({ ...asked, return_run_details: true })
    } catch (error) {
      if (!isStatus(error, 400, 422) || !/return_run_details/.test(String(error))) throw error
      return actions.createWorkflowDispatch(asked)
    }
  }

  return {
    dispatch: (workflow, branch, inputs) =>
      create(`dispatch ${workflow}`, async () => {
        const { data } = await start(workflow, branch, inputs)
        const told = data as { workflow_run_id: number; html_url: string } | undefined
        return told?.workflow_run_id === undefined
          ? null
          : { id: told.workflow_run_id, url: told.html_url }
      }),
    dispatchedRuns: (workflow, since) =>
      ask(`list the runs of ${workflow}`, async () => {
        const asked = { ...here, workflow_id: workflow, event: 'workflow_dispatch', per_page: 100 }
        const isSince = ({ created_at }: { created_at: string }) =>
          Date.parse(created_at) >= Date.parse(since)
        const found: WorkflowRun[] = []
        for await (const { data } of client.paginate.iterator(actions.listWorkflowRuns, asked)) {
          found.push(...data.filter(isSince).map(runOf))
          if (!data.every(isSince)) break
        }
        return found
      }),
    workflowRun: (id) =>
      ask(`look at run ${id}`, async () => {
        try {
          return runOf((await actions.getWorkflowRun({ ...here, run_id: id })).data)
        } catch (error) {
          if (isStatus(error, 404)) return null
          throw error
        }
      }),
    cancelRun: (id) =>
      ask(`stop run ${id}`, async () => {
        try {
          await actions.cancelWorkflowRun({ ...here, run_id: id })
        } catch (error) {
          // It is over, or gone.
          if (!isStatus(error, 404, 409)) throw error
        }
      }),
  }
}
