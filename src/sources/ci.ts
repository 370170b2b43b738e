/** What the job of a CI says of the change that it checks out. */

/**
 * Names of variables with the branch that a change is to be merged into: of GitLab, Buildkite,
 * Jenkins, Bitbucket, and of GitHub, Gitea and Forgejo. Empty, or absent: it is no such change.
 */
const TARGETS = [
  'CI_MERGE_REQUEST_TARGET_BRANCH_NAME',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
  'CHANGE_TARGET',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'GITHUB_BASE_REF',
]

/** A name that can be read neither as an option nor as a range. */
const BRANCH = /^[A-Za-z0-9_](?!.*\.\.)[\w./+-]{0,199}$/

/** That branch, as the remote has it; null: no job says so. */
export function targetOfChange(env: Readonly<Record<string, string | undefined>>): string | null {
  const branch = TARGETS.map((name) => env[name] ?? '').find((value) => BRANCH.test(value))
  return branch === undefined ? null : `origin/${branch}`
}
