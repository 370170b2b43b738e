/** GitHub for one repository over octokit; only the files named github* know octokit. */
import { makeAsking } from './github-asking.ts'
import { type Client, type ClientSettings, makeClient } from './github-client.ts'
import { conversation } from './github-conversation.ts'
import { marks } from './github-marks.ts'
import type { GitHub } from './github-port.ts'
import { reading } from './github-reading.ts'
import { runs } from './github-runs.ts'

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
  return { ...conversation(asking), ...marks(asking), ...reading(asking), ...runs(asking) }
}
