/** Pages of the site in the order in which they are needed; a test fails on one that is missing. */

export const sidebar = [
  {
    text: 'Start',
    items: [
      { text: 'What it is', link: '/' },
      { text: 'My first gate in 10 minutes', link: '/start' },
      { text: 'Compared with other tools', link: '/comparison' },
      { text: 'Moving from another tool', link: '/moving' },
    ],
  },
  {
    text: 'How to',
    items: [
      { text: 'A noisy runner: what now?', link: '/how-to/noisy-runner' },
      { text: 'My database server', link: '/how-to/database-server' },
      { text: 'Latency at a rate', link: '/how-to/offered-load' },
      { text: 'My JVM (Java) service', link: '/how-to/jvm-service' },
      { text: 'A project that depends on mine', link: '/how-to/consumers' },
      { text: 'Benchmarks of other tools', link: '/other-tools' },
      { text: 'Pull requests from forks', link: '/how-to/forks' },
      { text: 'Required checks', link: '/how-to/required-checks' },
      { text: 'Accept a regression', link: '/how-to/accept-a-regression' },
      { text: 'Many machines', link: '/how-to/many-machines' },
      { text: 'GitLab, Docker, Windows, macOS', link: '/how-to/other-systems' },
      { text: 'Coding agents', link: '/how-to/coding-agents' },
      { text: 'Several versions', link: '/after-the-merge' },
      { text: 'Five experiments', link: '/experiments/' },
    ],
  },
  { text: 'Reading the comment', link: '/reading' },
  {
    text: 'Reference',
    items: [
      { text: 'Suite file', link: '/suite-file' },
      { text: 'Workflows and inputs', link: '/workflows' },
      { text: 'Gates', link: '/gating' },
      { text: 'Commands in comments', link: '/comment-commands' },
      { text: 'Commands, metrics, formats', link: '/reference' },
      { text: 'Profiles', link: '/profiles' },
      { text: 'Reach', link: '/reach' },
    ],
  },
  {
    text: 'How far to trust it',
    items: [
      { text: 'Statistics', link: '/statistics' },
      { text: 'Security', link: '/security' },
      { text: 'Performance', link: '/performance' },
    ],
  },
  {
    text: 'Running the bot',
    items: [
      { text: 'The service', link: '/bot' },
      { text: 'Jobs and their workflow', link: '/bot-jobs' },
      { text: 'The service: runbook', link: '/bot-runbook' },
    ],
  },
  {
    text: 'Experiments',
    collapsed: true,
    items: [
      { text: 'Collector against collector', link: '/experiments/collectors' },
      { text: 'A pool against none', link: '/experiments/pool' },
      { text: 'Pointer against value', link: '/experiments/pointer' },
      { text: 'Heap ladder', link: '/experiments/heap-ladder' },
      { text: 'Huge pages, NUMA, pinning', link: '/experiments/placement' },
    ],
  },
]

/** Of all pages in it, in that order. */
export const pageLinks: string[] = sidebar.flatMap(
  ({ items, link }) => items?.map((item) => item.link) ?? [link ?? ''],
)
