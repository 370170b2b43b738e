/** People sign in by GitHub: a code, a state and a challenge; what is known of them is sealed. */
import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import type { SignedIn, SignIn } from '../../src/host/github/sign-in.ts'
import { SaidNoError } from '../../src/host/port/github.ts'
import { keyFor, type LinkSettings } from '../parts/picture-links.ts'
import type { Log } from '../settings/log.ts'
import { isSameSecret } from '../settings/same-secret.ts'
import { wordsOf } from '../store/queue.ts'
import type { Viewer } from './readers.ts'
import { makeSeal } from './sealed.ts'
import { SIGNED_IN } from './setup.ts'

/** Is to come back from GitHub within ten minutes. */
type Begun = { state: string; verifier: string; next: string; until: number }

const BEGUN_SEC = 600
const [SESSION, BEGUN] = ['gcbench', 'gcbench-sign-in']

const random = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** An address of ours; whatever else was asked for leads home. */
export const ownPath = (next: string): string =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !/^\/log(in|out)/.test(next) ? next : '/'

export type Sessions = {
  viewerOf(context: Context): Viewer
  routes: Hono
}

export type SessionParts = { settings: LinkSettings; signIn: SignIn | null; log: Log }

/** Only this host can have set one over TLS: that is what the prefix says. */
const cookieOptions = (isSecure: boolean) => ({
  ...{ path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' as const },
  ...(isSecure ? { prefix: 'host' as const } : {}),
})

/** Says so in place of a page. */
const refuse = (context: Context, words: string, status: 403 | 404 | 502) =>
  context.text(`${words}\n`, status)

export function makeSessions({ settings, signIn, log }: SessionParts): Sessions {
  const base = settings.publicUrl
  const isSecure = base?.startsWith('https://') ?? true
  const kept = cookieOptions(isSecure)
  const session = makeSeal<SignedIn>(keyFor('sessions', settings))
  const begun = makeSeal<Begun>(keyFor('sign-in', settings))
  const cookie = (context: Context, name: string) =>
    getCookie(context, name, isSecure ? 'host' : undefined) ?? ''
  const forget = (context: Context, name: string) => deleteCookie(context, name, kept)
  const routes = new Hono()

  routes.get('/login', (context) => {
    if (signIn === null || base === null) return refuse(context, 'Nobody can sign in here.', 404)
    const [state, verifier, until] = [random(), random(), Date.now() + 1000 * BEGUN_SEC]
    const given = { state, verifier, until, next: ownPath(context.req.query('next') ?? '/') }
    setCookie(context, BEGUN, begun.close(given), { ...kept, maxAge: BEGUN_SEC })
    return context.redirect(signIn.address(state, challengeOf(verifier), `${base}${SIGNED_IN}`))
  })

  routes.get(SIGNED_IN, async (context) => {
    if (signIn === null || base === null) return refuse(context, 'Nobody can sign in here.', 404)
    const found = begun.open(cookie(context, BEGUN))
    forget(context, BEGUN)
    const { code = '', state = '' } = context.req.query()
    const isOurs = found !== null && found.until > Date.now() && isSameSecret(state, found.state)
    if (!isOurs)
      return refuse(context, 'This came from no page of ours, or too late. Sign in again.', 403)
    if (code === '') return context.redirect(found.next)
    try {
      const who = await signIn.claim(code, found.verifier, `${base}${SIGNED_IN}`)
      const maxAge = Math.max(0, Math.floor((who.endsAt - Date.now()) / 1000))
      setCookie(context, SESSION, session.close(who), { ...kept, maxAge })
      return context.redirect(found.next)
    } catch (error) {
      log.warn({ reason: wordsOf(error) }, 'somebody could not sign in')
      if (error instanceof SaidNoError)
        return refuse(context, 'GitHub did not know the code. Sign in again.', 403)
      return refuse(context, 'GitHub does not answer now. Sign in again later.', 502)
    }
  })

  const origin = base === null ? '' : new URL(base).origin
  routes.post('/logout', csrf({ origin }), (context) => {
    forget(context, SESSION)
    return context.redirect('/', 303)
  })

  return {
    viewerOf(context) {
      const who = session.open(cookie(context, SESSION))
      return who !== null && who.endsAt > Date.now() ? who : null
    },
    routes,
  }
}
