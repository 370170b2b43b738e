/** GitHub for one repository over octokit; only the files named github* know octokit. */

import type { GitHub } from '../port/github.ts'
import { makeAsking } from './asking.ts'
import { type Client, type ClientSettings, makeClient } from './client.ts'
import { conversation } from './conversation.ts'
import { issues } from './issues.ts'
import { marks } from './marks.ts'
import { reading } from './reading.ts'
import { runs } from './runs.ts'

/** `repository` is `owner/name`. */
export type GitHubSettings = ClientSettings & { repository: string }

/** GitHub as whoever the token belongs to. */
export function makeGitHub(token: string, settings: GitHubSettings): GitHub {
  return gitHubOver(makeClient(token, settings), settings, [token])
}

/** GitHub as whoever the client asks for, such as an App's installation. */
export function gitHubOver(
  client: Client,
  settings: GitHubSettings,
  secrets: readonly string[] = [],
): GitHub {
  const asking = makeAsking(client, settings, secrets)
  const told = { ...conversation(asking), ...issues(asking), ...marks(asking) }
  return { ...told, ...reading(asking), ...runs(asking) }
}
