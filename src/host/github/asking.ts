/** How every request to GitHub is made: where to, and what becomes of its failure. */
import { setTimeout as sleep } from 'node:timers/promises'
import { UncertainError } from '../port/github.ts'
import { HostError } from '../port/host.ts'
import type { Client, ClientSettings } from './client.ts'
import { isUncertain, troubleOf } from './trouble.ts'

export type Asking = {
  client: Client
  settings: ClientSettings
  here: { owner: string; repo: string }
  /** A request that may be made twice; it is made again after what may pass. */
  ask<T>(doing: string, request: () => Promise<T>): Promise<T>
  /** A request that may not be made twice: without an answer it ends in an UncertainError. */
  create<T>(doing: string, request: () => Promise<T>): Promise<T>
}

/** For requests that may not be made twice: octokit must not try again by itself. */
export const ONCE = { request: { retries: 0 } }

/** What was carried out shows up in lists only after a while. */
const SETTLING_SEC = 3

export function makeAsking(
  client: Client,
  settings: ClientSettings & { repository: string },
  secrets: readonly string[],
): Asking {
  const [owner, repo, ...more] = settings.repository.split('/')
  if (!owner || !repo || more.length > 0) {
    const message = `"${settings.repository}" is no repository`
    throw new HostError(message, 'It is written owner/name, as in GITHUB_REPOSITORY.')
  }
  return {
    client,
    settings,
    here: { owner, repo },
    async ask(doing, request) {
      try {
        return await request()
      } catch (error) {
        throw troubleOf(error, doing, secrets)
      }
    },
    async create(doing, request) {
      try {
        return await request()
      } catch (error) {
        if (!isUncertain(error)) throw troubleOf(error, doing, secrets)
        await sleep(SETTLING_SEC * (settings.secondMs ?? 1000))
        throw troubleOf(error, doing, secrets, UncertainError)
      }
    },
  }
}
