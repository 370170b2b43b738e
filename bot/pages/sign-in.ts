/**
 * Sign-in with GitHub (OAuth with state and PKCE), and which repositories somebody may read. The
 * session is an encrypted cookie.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { LRUCache } from 'lru-cache'
import type { SignedIn, SignIn } from '../../src/github/app.ts'
import { DeniedError } from '../../src/github/port.ts'
import { keyFor, type LinkSettings } from '../jobs/pictures.ts'
import { isSameSecret } from '../settings.ts'
import type { StoredRepository } from '../store/repositories.ts'
import { errorText, type Log } from '../telemetry.ts'
import { isOf } from './api.ts'
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

type Sessions = {
  viewerOf(context: Context): Viewer
  routes: Hono
}

type SessionOptions = { settings: LinkSettings; signIn: SignIn | null; log: Log }

/** Only this host can have set one over TLS: that is what the prefix says. */
const cookieOptions = (isSecure: boolean) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure,
  sameSite: 'Lax' as const,
  ...(isSecure ? { prefix: 'host' as const } : {}),
})

/** Says so in place of a page. */
const refuse = (context: Context, words: string, status: 403 | 404 | 502) =>
  context.text(`${words}\n`, status)

export function makeSessions({ settings, signIn, log }: SessionOptions): Sessions {
  const base = settings.publicUrl
  const isSecure = base?.startsWith('https://') ?? true
  const options = cookieOptions(isSecure)
  const session = makeSeal<SignedIn>(keyFor('sessions', settings))
  const begun = makeSeal<Begun>(keyFor('sign-in', settings))
  const cookie = (context: Context, name: string) =>
    getCookie(context, name, isSecure ? 'host' : undefined) ?? ''
  const forget = (context: Context, name: string) => deleteCookie(context, name, options)
  const routes = new Hono()

  routes.get('/login', (context) => {
    if (signIn === null || base === null) return refuse(context, 'Nobody can sign in here.', 404)
    const [state, verifier, until] = [random(), random(), Date.now() + 1000 * BEGUN_SEC]
    const attempt = { state, verifier, until, next: ownPath(context.req.query('next') ?? '/') }
    setCookie(context, BEGUN, begun.close(attempt), { ...options, maxAge: BEGUN_SEC })
    return context.redirect(signIn.address(state, challengeOf(verifier), `${base}${SIGNED_IN}`))
  })

  routes.get(SIGNED_IN, async (context) => {
    if (signIn === null || base === null) return refuse(context, 'Nobody can sign in here.', 404)
    const attempt = begun.open(cookie(context, BEGUN))
    forget(context, BEGUN)
    const { code = '', state = '' } = context.req.query()
    const isOurs =
      attempt !== null && attempt.until > Date.now() && isSameSecret(state, attempt.state)
    if (!isOurs)
      return refuse(context, 'This came from no page of ours, or too late. Sign in again.', 403)
    if (code === '') return context.redirect(attempt.next)
    try {
      const who = await signIn.claim(code, attempt.verifier, `${base}${SIGNED_IN}`)
      const maxAge = Math.max(0, Math.floor((who.endsAt - Date.now()) / 1000))
      setCookie(context, SESSION, session.close(who), { ...options, maxAge })
      return context.redirect(attempt.next)
    } catch (error) {
      log.warn({ reason: errorText(error) }, 'somebody could not sign in')
      if (error instanceof DeniedError)
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

// Who may read which repository: as GitHub says, cached for a minute.

/** Null: nobody who signed in. */
export type Viewer = SignedIn | null

type Readers = {
  mayRead(viewer: Viewer, place: StoredRepository): Promise<boolean>
  /** Ids of repositories to list for them. */
  listed(viewer: Viewer): Promise<number[]>
}

export type ReaderOptions = {
  /** `owner/name` or `owner/*`: what the operator opened to everybody. */
  open: readonly string[]
  isPublic(place: StoredRepository): Promise<boolean>
  signIn: SignIn | null
  log: Log
}

const KEPT_MS = 60_000
const MOST = 10_000

/** Answers of GitHub for a minute; what it did not answer is asked again at once. */
const makeKept = <T extends {}>() =>
  new LRUCache<string, T, () => Promise<T>>({
    max: MOST,
    ttl: KEPT_MS,
    fetchMethod: (_key, _stale, { context: request }) => request(),
  })

const nameOf = ({ token }: SignedIn) => createHash('sha256').update(token).digest('base64url')

export function makeReaders({ open, isPublic, signIn, log }: ReaderOptions): Readers {
  const [rights, lists] = [makeKept<boolean>(), makeKept<number[]>()]
  /** Where GitHub does not answer nobody is let in. */
  const answerOf = async <T extends {}>(
    cache: ReturnType<typeof makeKept<T>>,
    key: string,
    context: () => Promise<T>,
  ): Promise<T | null> => {
    try {
      return (await cache.fetch(key, { context })) ?? null
    } catch (error) {
      log.warn({ reason: errorText(error) }, 'GitHub did not say what somebody may read')
      return null
    }
  }
  return {
    async mayRead(viewer, place) {
      const { repository, repositoryId: id } = place
      if (open.some((one) => isOf(one, repository))) return true
      if (await answerOf(rights, `public ${id}`, () => isPublic(place))) return true
      if (viewer === null || signIn === null) return false
      const key = `${nameOf(viewer)} ${id}`
      return (await answerOf(rights, key, () => signIn.mayRead(viewer.token, id))) ?? false
    },
    async listed(viewer) {
      if (viewer === null || signIn === null) return []
      return (await answerOf(lists, nameOf(viewer), () => signIn.repositories(viewer.token))) ?? []
    },
  }
}

// Encrypted and authenticated values, for what goes through a browser and comes back.

type Seal<T> = {
  close(value: T): string
  /** Null: it is not ours, or was changed. */
  open(text: string): T | null
}

const CIPHER = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** `key`: 32 bytes, for this purpose alone. */
export const makeSeal = <T>(key: Buffer): Seal<T> => ({
  close(value) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv)
    const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
  },
  open(sealed) {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < IV_BYTES + TAG_BYTES) return null
    try {
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return JSON.parse(Buffer.concat([text, cipher.final()]).toString())
    } catch {
      return null
    }
  },
})
