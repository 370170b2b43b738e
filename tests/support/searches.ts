/** What somebody types, and where the first thing found has to lead. */
export const SEARCHES: [words: string, link: RegExp][] = [
  ['cannot tell', /\/reading#cannot-tell$/],
  ['withheld', /\/reading#withheld$/],
  ['undecided', /\/reading#undecided/],
  ['noisy', /\/how-to\/noisy-runner/],
  ['flaky', /\/how-to\/noisy-runner/],
  ['flaky benchmark', /\/how-to\/noisy-runner#a-flaky-benchmark$/],
  ['how many rounds', /\/how-to\/noisy-runner#how-many-rounds$/],
  ['gitlab', /\/how-to\/other-systems#gitlab-and-other-ci$/],
  ['docker', /\/how-to\/other-systems#docker$/],
  ['windows', /\/how-to\/other-systems#windows$/],
  ['macos', /\/how-to\/other-systems#macos$/],
  ['self-hosted', /#self-hosted-runners$/],
  ['fork', /\/how-to\/forks/],
  ['required check', /\/how-to\/required-checks/],
  ['GOGC', /\/suite-file#a-go-program-gogc/],
  ['accept', /\/how-to\/accept-a-regression/],
  ['baseline', /\/reading/],
  ['threshold', /\/gating#the-rules/],
  ['postgres', /\/how-to\/database-server/],
  ['java', /\/how-to\/jvm-service/],
  ['heap', /\/experiments\/heap-ladder/],
  ['memory', /\/suite-file#memory$/],
  ['monorepo', /\/suite-file#several-modules/],
  ['alert', /\/after-the-merge#alerts/],
  ['backup', /\/bot#backup-and-restore/],
]

/** Those that `gcbench help` has to answer, too. */
export const ASKED_IN_A_TERMINAL = [
  ...['gitlab', 'docker', 'windows', 'macos', 'how many rounds', 'flaky benchmark'],
  ...['baseline', 'monorepo', 'memory', 'self-hosted'],
]
