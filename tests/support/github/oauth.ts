/** Signing in to an App: GitHub's page that asks a person, and the code that becomes a token. */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { account, type World } from './world.ts'

type Asked = { method: string; path: string; search: string; text: string }

const LIFE_SEC = 8 * 3600

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The person says yes at once: the answer sends them back with a code. */
function authorize(search: string, { client, person, codes, nextId }: World): string {
  const asked = new URLSearchParams(search)
  const back = new URL(asked.get('redirect_uri') ?? '')
  if (asked.get('client_id') !== client?.id) throw new Error('unknown client')
  if (back.href !== client?.callback) throw new Error(`${back.href} is no callback of the App`)
  if (asked.get('code_challenge_method') !== 'S256') throw new Error('no challenge')
  const code = `code-${nextId()}`
  codes.set(code, { login: person, challenge: asked.get('code_challenge') ?? '' })
  back.searchParams.set('code', code)
  back.searchParams.set('state', asked.get('state') ?? '')
  return back.href
}

/** A wrong code is no error of HTTP at GitHub; once used it is gone. */
function exchange(text: string, world: World): object {
  const { client_id: id, client_secret: secret, code, code_verifier: verifier } = JSON.parse(text)
  const known = world.codes.get(code)
  world.codes.delete(code)
  if (id !== world.client?.id || secret !== world.client?.secret)
    return { error: 'incorrect_client_credentials' }
  if (known === undefined || hashOf(verifier) !== known.challenge)
    return { error: 'bad_verification_code' }
  const token = `ghu_fake${world.nextId()}${'x'.repeat(24)}`
  const endsAt = Date.now() + 1000 * LIFE_SEC
  const permissions = { metadata: 'read' as const }
  world.tokens.set(token, { account: account(known.login), app: null, permissions, endsAt })
  return { access_token: token, expires_in: LIFE_SEC, token_type: 'bearer', scope: '' }
}

export function signIn(
  { method, path, search, text }: Asked,
  world: World,
  response: ServerResponse,
  violations: string[],
): void {
  try {
    if (path === '/login/oauth/authorize' && method === 'GET')
      response.writeHead(302, { location: authorize(search, world) }).end()
    else if (path === '/login/oauth/access_token' && method === 'POST')
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(exchange(text, world)))
    else throw new Error('no such page')
  } catch (error) {
    violations.push(`${method} ${path}: ${(error as Error).message}`)
    response.writeHead(404).end()
  }
}
