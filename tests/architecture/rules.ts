/**
 * The import table, the forbidden globals, the bounds and the names, as data.
 * ARCHITECTURE.md tells why; this file is what is enforced.
 */

/** Who may import whom. The first row whose `from` matches a file is that file's row. */
export type ImportRule = {
  area: string
  from: RegExp
  /** Project files it may import. */
  files: RegExp[]
  /** Packages it may import, `node:` modules included. */
  packages: RegExp[]
}

const PURE = /^(zod|simple-statistics|pure-rand|yaml|fastest-levenshtein|string-argv)(\/|$)/
const ACTIONS = /^@actions\/(core|github)(\/|$)/
const NODE = /^node:/
/** The bot runs nothing. */
const NODE_WITHOUT_CHILDREN = /^node:(?!child_process|cluster|worker_threads|vm)/
const HTTP = /^(hono|@hono)(\/|$)/
const STORES = /^(pg|pg-boss|@electric-sql\/pglite)(\/|$)/
const BOT = /^bot\//
const CORE = /^src\/core\//
const HANDS = /^src\/host\//
const INTERFACE = /^src\/host\/host\.ts$/
const GITHUB_PORT = /^src\/host\/github-port\.ts$/
const SHELVES = ['runtimes', 'workloads', 'parsers', 'estimators', 'formats']
const ON_SHELF = new RegExp(`^src/core/(${SHELVES.join('|')})/`)

export const importRules: ImportRule[] = [
  {
    area: 'model',
    from: /^src\/core\/model(-[a-z]+)?\.ts$/,
    files: [/^src\/core\/model-[a-z]+\.ts$/],
    packages: [],
  },
  {
    area: 'shelf contracts',
    from: /^src\/core\/shelves\.ts$/,
    files: [/^src\/core\/model\.ts$/, /^src\/core\/text\/program-blocks\.ts$/],
    packages: [/^zod$/],
  },
  {
    area: 'shelf index',
    from: new RegExp(`${ON_SHELF.source}index\\.ts$`),
    files: [ON_SHELF, /^src\/core\/(model|shelves)\.ts$/],
    packages: [],
  },
  {
    area: 'format',
    from: /^src\/core\/formats\/(?!index\.ts$)/,
    files: [
      /^src\/core\/(model|shelves|unit|metrics)\.ts$/,
      /^src\/core\/report-[^/]+\.ts$/,
      /^src\/core\/text\//,
    ],
    packages: [PURE],
  },
  {
    area: 'format book',
    from: /^src\/core\/formats\//,
    files: [
      /^src\/core\/(model|shelves|unit|metrics|report-[a-z-]+)\.ts$/,
      /^src\/core\/(text|stats)\//,
    ],
    packages: [PURE],
  },
  {
    area: 'book',
    from: ON_SHELF,
    files: [/^src\/core\/(model|shelves|unit|random|metrics)\.ts$/, /^src\/core\/(text|stats)\//],
    packages: [PURE],
  },
  {
    area: 'core tools',
    from: /^src\/core\/(text|stats)\//,
    files: [/^src\/core\/(model|unit|random)\.ts$/, /^src\/core\/(text|stats)\//],
    packages: [PURE],
  },
  {
    area: 'comment grammar',
    from: /^src\/core\/invocation\.ts$/,
    files: [CORE],
    packages: [PURE, /^commander$/],
  },
  {
    area: 'profile decoder',
    from: /^src\/core\/profiles\/decode\.ts$/,
    files: [],
    packages: [/^pprof-format$/],
  },
  { area: 'core', from: CORE, files: [CORE], packages: [PURE] },
  {
    area: "host's interface",
    from: INTERFACE,
    files: [/^src\/core\/model\.ts$/],
    packages: [],
  },
  { area: "GitHub's interface", from: GITHUB_PORT, files: [INTERFACE], packages: [] },
  {
    area: 'github hand',
    from: /^src\/host\/github[^/]*\.ts$/,
    files: [/^src\/core\/model\.ts$/, HANDS],
    packages: [NODE, /^octokit$/, /^@octokit\//, /^yauzl$/],
  },
  {
    area: 'host',
    from: HANDS,
    files: [/^src\/core\/(model|nearest|doctor[a-z-]*)\.ts$/, /^src\/host\/(?!github)/],
    packages: [NODE],
  },
  {
    area: 'measure',
    from: /^src\/measure\//,
    files: [CORE, /^src\/measure\//, INTERFACE],
    packages: [],
  },
  {
    area: 'bench story',
    from: /^src\/bench(-ask)?\.ts$/,
    files: [CORE, /^src\/measure\//, INTERFACE, /^src\/(version|bench-ask)\.ts$/],
    packages: [],
  },
  {
    area: 'report files and shards',
    from: /^src\/(report-files|merge)\.ts$/,
    files: [CORE, INTERFACE],
    packages: [],
  },
  { area: 'version', from: /^src\/version\.ts$/, files: [], packages: [] },
  {
    area: 'story of accepted rows',
    from: /^src\/accept\.ts$/,
    files: [CORE, INTERFACE, GITHUB_PORT],
    packages: [],
  },
  {
    area: 'publish story',
    from: /^src\/publish\.ts$/,
    files: [CORE, INTERFACE, GITHUB_PORT],
    packages: [],
  },
  {
    area: 'authorize story',
    from: /^src\/authorize\.ts$/,
    files: [CORE, INTERFACE, GITHUB_PORT, /^src\/accept\.ts$/],
    packages: [],
  },
  {
    area: 'story of a job that tells',
    from: /^src\/publish-here\.ts$/,
    files: [CORE, INTERFACE, GITHUB_PORT, /^src\/(accept|publish)\.ts$/],
    packages: [],
  },
  {
    area: 'GitHub of a job',
    from: /^src\/job-github\.ts$/,
    files: [HANDS, /^src\/version\.ts$/],
    packages: [ACTIONS],
  },
  {
    area: 'what doors share',
    from: /^src\/door\.ts$/,
    files: [CORE, INTERFACE, /^src\/measure\/build\.ts$/],
    packages: [/^commander$/],
  },
  {
    area: 'action door',
    from: /^src\/action\.ts$/,
    files: [
      CORE,
      HANDS,
      /^src\/(bench|bench-ask|merge|publish-here|job-github|door|report-files)\.ts$/,
    ],
    packages: [NODE, ACTIONS],
  },
  {
    area: 'doors with a token, which run nothing',
    from: /^src\/(authorize|publish)-action\.ts$/,
    files: [CORE, HANDS, /^src\/(accept|publish|authorize|door|job-github)\.ts$/],
    packages: [NODE, ACTIONS],
  },
  {
    area: 'terminal door',
    from: /^src\/(cli|command-options)\.ts$|^src\/commands\//,
    files: [
      CORE,
      /^src\/host\/(?!github)/,
      /^src\/measure\/records\.ts$/,
      /^src\/(bench|bench-ask|merge|door|report-files|command-options|version)\.ts$/,
      /^src\/commands\//,
    ],
    packages: [NODE, /^commander$/, /^@bomb\.sh\/tab(\/|$)/],
  },
  {
    area: "bot's door",
    from: /^bot\/(main|bot)\.ts$/,
    files: [BOT, CORE, INTERFACE, /^src\/host\/(github[^/]*|clock)\.ts$/, /^src\/version\.ts$/],
    packages: [NODE_WITHOUT_CHILDREN, /^(commander|pino)$/, HTTP],
  },
  {
    area: "bot's store",
    from: /^bot\/store\//,
    files: [BOT, CORE, INTERFACE],
    packages: [NODE_WITHOUT_CHILDREN, STORES, /^(kysely|pino|zod)(\/|$)/],
  },
  {
    area: 'bot',
    from: BOT,
    files: [BOT, CORE, /^src\/(publish|accept)\.ts$/, INTERFACE, /^src\/host\/github[^/]*\.ts$/],
    packages: [NODE_WITHOUT_CHILDREN, HTTP, /^(kysely|pino|prom-client|zod)(\/|$)/],
  },
  {
    area: 'scripts',
    from: /^scripts\//,
    // The crash test, the load test and the demo stand on the stand-ins of the tests.
    files: [/^(src|scripts|bot|fixtures)\//, /^tests\/(bot|support)\//, /^[^/]+\.config\.ts$/],
    packages: [/./],
  },
  { area: 'tests', from: /^tests\//, files: [/./], packages: [/./] },
  { area: 'settings', from: /^[^/]+\.config\.ts$/, files: [/^scripts\//], packages: [/./] },
]

/** What makes a result depend on more than its arguments; core has none of it. */
export const impureGlobals = [
  ...['Date', 'performance', 'process', 'console', 'fetch', 'crypto', 'globalThis', 'require'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'navigator', 'Buffer'],
]

/** Folders whose `.ts` files are books: each is listed in the folder's index, or is part of one. */
export const shelves = [
  ...SHELVES.map((name) => `src/core/${name}`),
  'src/commands',
  'bot/commands',
  'bot/store/migrations',
]

export const bounds = { fileLines: 300, functionLines: 60, columns: 100 }

export const forbiddenNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'types',
  'manager',
  'service',
]
