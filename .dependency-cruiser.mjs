/** Who may import whom. `npm run lint` checks it; ARCHITECTURE.md draws it. */

/** Folders of src/, lowest first: a folder imports itself and those before it. */
const CORE = ['model', 'stats', 'parse', 'settings', 'workloads', 'plan']
const REPORTING = ['report', 'render']
const LAYERS = [...CORE, ...REPORTING, 'machine', 'sources', 'run', 'github', 'cli', 'actions']

/** Folders of bot/, lowest first. */
const BOT_LAYERS = ['store', 'jobs', 'commands', 'handlers', 'pages']

const inside = (root, names) => `^${root}/(${names.join('|')})/`

const downOnly = (root, layers) =>
  layers.slice(0, -1).map((name, at) => ({
    name: `${root}/${name} imports only what lies below it`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: { path: inside(root, layers.slice(at + 1)) },
  }))

const never = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    never('no circles', {}, { circular: true }),
    never('every import resolves', {}, { couldNotResolve: true }),
    ...downOnly('src', LAYERS),
    ...downOnly('bot', BOT_LAYERS),
    never(
      'the core has no file, process, clock or network',
      { path: inside('src', [...CORE, ...REPORTING]) },
      // A hash, or a packed text, is computed from its text alone.
      { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|zlib)$' },
    ),
    never(
      'the statistics know random numbers and types',
      { path: '^src/stats/' },
      { pathNot: '^src/(stats|model)/|(^|/)node_modules/(pure-rand|simple-statistics)/' },
    ),
    never(
      'the referee knows random numbers, distributions, and the data of rows',
      { path: '^src/stats/(schedule|test|judge)\\.ts$' },
      {
        pathNot:
          '^src/(model/|stats/(schedule|test|judge|sample|patterns|random|distributions)\\.ts$)',
      },
    ),
    never(
      'the statistics return data: findings and sentences are made in report/',
      { path: '^src/stats/' },
      { path: '^src/model/(codes/|(findings|finding-codes|plain)\\.ts$)' },
    ),
    never(
      'what builds and measures reaches the machine through machine/host.ts',
      { path: '^src/(sources|run)/' },
      { path: '^src/machine/', pathNot: '^src/machine/host\\.ts$' },
    ),
    never(
      'what builds and measures has no module of Node',
      { path: '^src/(sources|run)/' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'only src/github talks to GitHub',
      { path: '^(src|bot)/', pathNot: '^src/github/' },
      { path: '(^|/)node_modules/@?octokit/' },
    ),
    never(
      'what publishes and authorizes starts no process',
      { path: '^src/github/' },
      { path: '^src/(machine|sources|run)/', pathNot: '^src/machine/host\\.ts$' },
    ),
    never(
      "only the Action's steps know the Actions toolkit",
      { path: '^(src|bot)/', pathNot: '^src/actions/' },
      { path: '(^|/)node_modules/@actions/' },
    ),
    never('the product knows no bot', { path: '^src/' }, { path: '^bot/' }),
    never(
      'the settings and the logs of the bot know none of its folders',
      { path: '^bot/(settings|telemetry)\\.ts$' },
      { path: inside('bot', BOT_LAYERS) },
    ),
    never(
      'no folder of the bot imports its entry points',
      { path: '^bot/.+/' },
      { path: '^bot/(bot|main|operator)\\.ts$' },
    ),
    never(
      'the bot cannot run code',
      { path: '^bot/' },
      {
        path: '^src/(sources|run|cli|actions|machine)/',
        pathNot: '^src/machine/(host|doctor|task-process)\\.ts$',
      },
    ),
    never(
      "the page's script runs in a browser",
      { path: '^src/page/' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'tests and scripts are not shipped',
      { path: '^(src|bot)/' },
      { path: '^(tests|scripts)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },

    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
