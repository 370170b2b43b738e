/** GitHub as the job that runs a step, for the doors. */
import * as core from '@actions/core'
import * as github from '@actions/github'
import { VERSION } from '../core/model/version.ts'
import { makeGitHub } from '../host/github/github.ts'
import type { GitHub } from '../host/port/github.ts'

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
