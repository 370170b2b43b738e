/** What stands at a commit: statuses and check runs. */

import type {
  CheckConclusion,
  CheckRun,
  GitHub,
  StatusState,
  StoredCheckRun,
  StoredStatus,
} from '../port/github.ts'
import { type Asking, ONCE } from './asking.ts'

const statusOf = (data: {
  context: string
  state: string
  description: string | null
  target_url: string | null
  creator: { login: string } | null
}): StoredStatus => ({
  context: data.context,
  state: data.state as StatusState,
  description: data.description ?? '',
  url: data.target_url ?? '',
  author: data.creator?.login ?? null,
})

const checkOf = (data: {
  id: number
  name: string
  head_sha: string
  external_id: string | null
  details_url: string | null
  status: string
  conclusion: string | null
  output: { title: string | null; summary: string | null }
  app: { slug?: string } | null
}): StoredCheckRun => ({
  id: data.id,
  name: data.name,
  headSha: data.head_sha,
  externalId: data.external_id ?? '',
  url: data.details_url ?? '',
  status: data.status as CheckRun['status'],
  conclusion: data.conclusion as CheckConclusion | null,
  title: data.output.title ?? '',
  summary: data.output.summary ?? '',
  app: data.app?.slug ?? null,
})

/** What GitHub is told; it takes a conclusion with a completed check run only. */
const bodyOf = (check: CheckRun) => ({
  name: check.name,
  external_id: check.externalId,
  details_url: check.url,
  output: { title: check.title, summary: check.summary },
  actions: check.actions,
  ...(check.conclusion === null
    ? { status: check.status }
    : { status: 'completed' as const, conclusion: check.conclusion }),
})

type Marks = Pick<
  GitHub,
  'latestStatus' | 'createStatus' | 'listCheckRuns' | 'createCheckRun' | 'updateCheckRun'
>

export function marks({ client, here, ask, create }: Asking): Marks {
  const { repos, checks } = client.rest
  return {
    latestStatus: (sha, context) =>
      ask(`list the statuses of ${sha}`, async () => {
        const asked = { ...here, ref: sha, per_page: 100 }
        const wanted = context.toLowerCase()
        const pages = client.paginate.iterator(repos.listCommitStatusesForRef, asked)
        for await (const { data } of pages) {
          const newest = data.find((status) => status.context.toLowerCase() === wanted)
          if (newest !== undefined) return statusOf(newest)
        }
        return null
      }),
    createStatus: (sha, { context, state, description, url }) =>
      create(`set the status ${context} of ${sha}`, async () => {
        const given = { context, state, description, target_url: url }
        await repos.createCommitStatus({ ...here, sha, ...given, ...ONCE })
      }),
    listCheckRuns: (sha, name, filter = 'latest') =>
      ask(`list the check runs of ${sha}`, async () => {
        const asked = { ...here, ref: sha, check_name: name, filter, per_page: 100 }
        return (await client.paginate(checks.listForRef, asked)).map(checkOf)
      }),
    createCheckRun: (check) =>
      create(`create the check run ${check.name}`, async () => {
        const asked = { ...here, head_sha: check.headSha, ...bodyOf(check), ...ONCE }
        return checkOf((await checks.create(asked)).data)
      }),
    updateCheckRun: (id, check) =>
      ask(`update the check run ${check.name}`, async () => {
        return checkOf((await checks.update({ ...here, check_run_id: id, ...bodyOf(check) })).data)
      }),
  }
}
