/**
 * People who sign in: the code that GitHub sends them back with becomes a token of theirs, and what
 * that token may read is what they may.
 * "Generating a user access token for a GitHub App", GitHub's documentation, web application flow.
 */
import { Octokit } from 'octokit'
import { SaidNoError } from '../port/github.ts'
import { type Client, type ClientSettings, clientOptions } from './client.ts'
import { isUnseen, troubleOf } from './trouble.ts'

/** Somebody who signed in; `endsAt`: instant at which GitHub takes the token no more, ms. */
export type SignedIn = { login: string; token: string; endsAt: number }

export type SignIn = {
  /** Page of GitHub that asks the person. `challenge`: SHA-256 of the verifier, base64url. */
  address(state: string, challenge: string, redirectUrl: string): string
  /** Rejects with a SaidNoError where GitHub does not know the code. */
  claim(code: string, verifier: string, redirectUrl: string): Promise<SignedIn>
  /** Whether GitHub lets whoever has the token read the repository of that id. */
  mayRead(token: string, repositoryId: number): Promise<boolean>
  /** Ids of repositories with the App that they may read; some hundreds at most. */
  repositories(token: string): Promise<number[]>
}

export type SignInSettings = ClientSettings & {
  serverUrl: string
  clientId: string
  clientSecret: string
}

/** What GitHub gives a token by default. */
const LIFE_SEC = 8 * 3600
const MOST_INSTALLATIONS = 10
const PAGE = 100

export function makeSignIn(settings: SignInSettings): SignIn {
  const { serverUrl, clientId, clientSecret } = settings
  const options = clientOptions(settings) as object
  const bare = new Octokit(options)
  return {
    address(state, challenge, redirectUrl) {
      const asked = new URLSearchParams({
        ...{ client_id: clientId, redirect_uri: redirectUrl, state },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      })
      return `${serverUrl}/login/oauth/authorize?${asked}`
    },
    async claim(code, verifier, redirectUrl) {
      try {
        const { data } = await bare.request(`POST ${serverUrl}/login/oauth/access_token`, {
          headers: { accept: 'application/json' },
          ...{ client_id: clientId, client_secret: clientSecret, code },
          ...{ code_verifier: verifier, redirect_uri: redirectUrl },
        })
        const { access_token: token, expires_in: lifeSec = LIFE_SEC } = data
        // A wrong code is answered with 200, too.
        if (typeof token !== 'string')
          throw new SaidNoError(`GitHub: the code is not good: ${data.error}`, 'Sign in again.')
        const { data: user } = await new Octokit({ ...options, auth: token }).request('GET /user')
        return { login: user.login, token, endsAt: Date.now() + 1000 * lifeSec }
      } catch (error) {
        throw troubleOf(error, 'sign in', [code, verifier, clientSecret])
      }
    },
    ...rightsOf((token) => new Octokit({ ...options, auth: token })),
  }
}

/** What GitHub lets people read. */
const rightsOf = (
  clientOf: (token: string) => Client,
): Pick<SignIn, 'mayRead' | 'repositories'> => ({
  async mayRead(token, id) {
    try {
      const asked = { id, request: { retries: 0 } }
      await clientOf(token).request('GET /repositories/{id}', asked)
      return true
    } catch (error) {
      if (isUnseen(error)) return false
      throw troubleOf(error, 'ask what somebody may read', [token])
    }
  },
  async repositories(token) {
    const client = clientOf(token)
    try {
      const all = { per_page: MOST_INSTALLATIONS }
      const { data } = await client.request('GET /user/installations', all)
      const found = await Promise.all(
        data.installations.map(({ id }) =>
          client.request('GET /user/installations/{installation_id}/repositories', {
            ...{ installation_id: id, per_page: PAGE },
          }),
        ),
      )
      return found.flatMap(({ data: { repositories } }) => repositories.map(({ id }) => Number(id)))
    } catch (error) {
      if (isUnseen(error)) return []
      throw troubleOf(error, 'list what somebody may read', [token])
    }
  },
})
