/** GitHub as the job that runs a step, for the doors. */
import * as core from '@actions/core'
import * as github from '@actions/github'
import type { GitHub } from '../github/port.ts'
import { makeGitHub } from '../github/repository.ts'
import type { Host } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { VERSION } from '../model/version.ts'
import { benchmarksAt } from '../run/bench.ts'
import { annotationsOf, beginningOf } from './outputs.ts'

const hasProxy = Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name))

/**
 * The toolkit's, which knows the proxies of self-hosted runners and brings a client of HTTP of its
 * own: that is loaded with the first request, and only where there is a proxy.
 */
const proxied: typeof fetch = async (...request) => {
  const { defaults } = await import('@actions/github/lib/utils')
  const ask = defaults.request?.fetch as typeof fetch
  return ask(...request)
}

export function jobGitHub(token: string): GitHub {
  core.setSecret(token)
  const { apiUrl, repo } = github.context
  return makeGitHub(token, {
    apiUrl,
    repository: `${repo.owner}/${repo.repo}`,
    userAgent: `gcbench/${VERSION}`,
    ...(hasProxy ? { fetch: proxied } : {}),
    note: core.info,
  })
}

/** Where a browser shows a workflow run of this repository. */
export function runUrl(id: number): string {
  const { serverUrl, repo } = github.context
  return `${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${id}`
}

// What regressed, told beside the code: at the line where its benchmark begins.

/** GitHub shows ten errors of a step; the last is the step's own. */
export const MOST_ANNOTATIONS = 9

/**
 * The repository that the run is of: the folder in which its checkout lies unless a workflow names
 * another, and the head that its event tells; null: none. GitHub takes paths in this repository,
 * and none in others that a job has checked out beside it.
 */
type Own = { folder: string; head: string | null }

/** Annotations of the run; what has no place is told all the same. */
export async function annotateRows(report: Report, own: Own, host: Host): Promise<void> {
  const annotations = annotationsOf(report).slice(0, MOST_ANNOTATIONS)
  if (annotations.length === 0) return
  const root = await host.git.root(host.cwd)
  const sha = report.plan.sources.head?.sha ?? null
  const isOwn = root === own.folder || sha === own.head
  // The place is a convenience: without it the words stand alone.
  const result =
    root === null || sha === null || !isOwn
      ? []
      : await benchmarksAt(root, sha, report.plan.suite, host).catch(() => [])
  for (const annotation of annotations) {
    const at = beginningOf(annotation, result)
    const place = at === null ? {} : { file: at.path, startLine: at.number }
    const tell = annotation.level === 'error' ? core.error : core.warning
    tell(annotation.text, { title: 'gcbench', ...place })
  }
}
