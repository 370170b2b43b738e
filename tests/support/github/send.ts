import type { FakeGitHub } from './fake.ts'

/** A request as any program could make it; a path without a slash is in the repository. */
export async function sendTo(
  fake: FakeGitHub,
  method: string,
  path: string,
  body: unknown,
  token: string | null,
) {
  const headers = { 'user-agent': 'tests', 'content-type': 'application/json' }
  const sent = token === null ? headers : { ...headers, authorization: `Bearer ${token}` }
  const text = body === undefined ? null : JSON.stringify(body)
  const url = `${fake.url}${path.startsWith('/') ? path : `/repos/octo/prolly/${path}`}`
  const response = await fetch(url, { method, headers: sent, body: text, redirect: 'manual' })
  const answer = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    // biome-ignore lint/suspicious/noExplicitAny: whatever GitHub answers
    body: (/^[{[]/.test(answer) ? JSON.parse(answer) : answer) as any,
  }
}
