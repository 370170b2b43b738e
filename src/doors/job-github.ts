/** GitHub as the job that runs a step, for the doors. */
import * as core from '@actions/core'
import * as github from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { VERSION } from '../core/model/version.ts'
import { makeGitHub } from '../host/github/github.ts'
import type { GitHub } from '../host/port/github.ts'

export function jobGitHub(token: string): GitHub {
  core.setSecret(token)
  const { apiUrl, repo } = github.context
  return makeGitHub(token, {
    apiUrl,
    repository: `${repo.owner}/${repo.repo}`,
    userAgent: `gcbench/${VERSION}`,
    // The toolkit's knows the proxies of self-hosted runners.
    fetch: defaults.request?.fetch as typeof fetch,
    note: core.info,
  })
}

/** Where a browser shows a workflow run of this repository. */
export function runUrl(id: number): string {
  const { serverUrl, repo } = github.context
  return `${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${id}`
}
