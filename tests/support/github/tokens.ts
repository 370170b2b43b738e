/** Who asks: a token of the world, or an app that signs for itself. */
import { createVerify } from 'node:crypto'
import { type Need, Refusal } from './answer.ts'
import { type App, account, type Token, type World } from './world.ts'

/** Longest life of an app's own token, and what clocks may differ by. */
const LIFE_SEC = 10 * 60 + 60

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The app that signed; null: not one of ours, or no longer. */
function signer(world: World, jwt: string): App | null {
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  try {
    if (decode(header).alg !== 'RS256') return null
    const { iss, iat, exp } = decode(payload)
    const app = world.apps.find(({ id }) => id === Number(iss))
    const verify = createVerify('RSA-SHA256').update(`${header}.${payload}`)
    const isValid = app?.publicKey && verify.verify(app.publicKey, signature, 'base64url')
    const isFresh = exp - iat <= LIFE_SEC && exp > Date.now() / 1000
    return isValid && isFresh ? app : null
  } catch {
    return null
  }
}

/** The token behind a header; throws 401. */
export function authenticate(world: World, header: string | undefined): Token {
  const [, text = ''] = /^(?:token|bearer) (\S+)$/i.exec(header ?? '') ?? []
  const known = world.tokens.get(text)
  if (known !== undefined && (known.endsAt ?? Number.POSITIVE_INFINITY) > Date.now()) return known
  const app = text.split('.').length === 3 ? signer(world, text) : null
  if (app === null) throw new Refusal(401, 'Bad credentials')
  return { account: app.account, app, permissions: { app: 'read' } }
}

const allows = ({ permissions }: Token, need: Need) => {
  const [name = '', level] = need.split(':')
  return permissions[name] === 'write' || (level === 'read' && permissions[name] === 'read')
}

/** Who asks for what needs no permission. */
export const nobody: Token = { account: account('nobody'), app: null, permissions: {} }

/** Throws 403 where the token has none of the permissions that would do. */
export function authorise(token: Token, needs: Need[]): void {
  if (needs.length === 0 || needs.some((need) => allows(token, need))) return
  throw new Refusal(403, 'Resource not accessible by integration')
}

/** How GitHub tells in a header what would have been needed. */
export const acceptedPermissions = (needs: Need[]) =>
  needs.map((need) => need.replace(':', '=')).join('; ')
