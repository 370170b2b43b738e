/**
 * The house: its rooms, lowest first, as data. A file may import files of its own room and of rooms
 * that stand before it here, as far as its storey sees them; `walls` are refused besides.
 * ARCHITECTURE.md tells why, and its tables are made from this file; check.ts enforces it.
 */

/** A storey: what its rooms see beside each other, and how ARCHITECTURE.md calls it. */
export type Storey = { name: string; sees: string[] }

/** A folder of files, without its sub-folders. `packages`: what it may import beside our files. */
export type Room = { path: string; storey: string; about: string; packages: RegExp[] }

/** What the order would allow and the house does not. */
export type Wall = { from: RegExp; never: RegExp; why: string }

const PURE = /^(zod|simple-statistics|pure-rand|yaml|fastest-levenshtein|string-argv)(\/|$)/
const ACTIONS = /^@actions\/(artifact|core|github)(\/|$)/
const NODE = /^node:/
/** The bot runs nothing of others'; one file starts the process that reads reports. */
const NODE_WITHOUT_CHILDREN = /^node:(?!child_process|cluster|worker_threads|vm)/
const HTTP = /^(hono|@hono)(\/|$)/
const BOT_TOOLS = /^(kysely|pino|prom-client|zod)(\/|$)/

export const storeys: Storey[] = [
  { name: 'core', sees: ['core'] },
  { name: 'page', sees: ['core', 'page'] },
  { name: 'ports', sees: ['core', 'ports'] },
  { name: 'measure', sees: ['core', 'ports', 'measure'] },
  { name: 'stories', sees: ['core', 'ports', 'measure', 'stories'] },
  { name: 'hands', sees: ['core', 'ports', 'hands'] },
  { name: 'doors', sees: ['core', 'ports', 'measure', 'stories', 'hands', 'doors'] },
  { name: 'bot', sees: ['core', 'ports', 'stories', 'hands', 'bot'] },
]

const inStorey =
  (storey: string, packages: RegExp[]) =>
  (path: string, about: string, more: RegExp[] = []): Room => ({
    path,
    storey,
    about,
    packages: [...packages, ...more],
  })

const core = inStorey('core', [PURE])
const bot = inStorey('bot', [NODE_WITHOUT_CHILDREN, HTTP, BOT_TOOLS])
const hand = inStorey('hands', [NODE])
const door = inStorey('doors', [NODE])

export const rooms: Room[] = [
  core('src/core/text', 'escapes, phrases, patterns, the nearest known name, secrets', [
    /^re2js$/,
    /^hono\/(html|utils\/html)$/,
    /^(string-width|wrap-ansi)$/,
  ]),
  {
    ...core('src/core/model', 'the nouns, in the order in which data flows'),
    packages: [/^zod(\/|$)/],
  },
  core('src/core/settings', 'values as people write them: durations, commands, places, programs'),
  core('src/core/ask', 'the options of a run: one table for every door'),
  core('src/core/metrics', 'what a number means: the table of metrics, units'),
  core('src/core/contracts', 'what a book on each shelf offers'),
  core('src/core/benchfmt', 'the text format of Go benchmarks, read and written'),
  core('src/core/stats/distributions', 'quantiles, tails, limits'),
  core('src/core/stats/series', 'numbers in an order: dispersion, change points, quantiles'),
  core('src/core/stats/tests', 'tests and families of tests'),
  core('src/core/stats/pairs', 'paired differences: shift, interval, what could be seen'),
  core('src/core/stats', 'seeded chance'),
  core('src/core/stats/flips', 'sign flips of whole rounds: looks, step-down, interval, power'),
  core('src/core/telemetry', 'what a runtime and the kernel told of a program'),
  core('src/core/runtimes', 'shelf: what a variant means for one language'),
  core('src/core/reading', "what readers of other tools' results share: documents, elements", [
    /^saxes$/,
  ]),
  core('src/core/parsers/tools', "books of the shelf of parsers: other tools' results"),
  core('src/core/parsers/load', 'books of the shelf of parsers: load generators'),
  core('src/core/parsers', 'shelf: text of a program -> observations'),
  core('src/core/workloads/tools', 'books of the shelf of workloads: benchmarks of other tools'),
  core('src/core/workloads', 'shelf: what a trial executes'),
  core('src/core/estimators', 'shelf: pairs -> estimate'),
  core('src/core/design', 'suite, targets, seed -> arms, order, contrasts, looks'),
  core('src/core/suite', 'text of a suite file -> suites, or every problem in it'),
  core('src/core/gate', 'verdicts -> conclusion; rows that a maintainer accepted'),
  core('src/core/collect', 'records -> samples by round -> pairs; a gap stays a gap'),
  core('src/core/judge', 'pairs -> estimate and verdict of every row, as one table'),
  core('src/core/profiles', 'profiles of both arms -> functions compared', [/^pprof-format$/]),
  core('src/core/report', 'the Report: made, merged, verified, read through a wall'),
  core('src/core/tell/spread', 'how counts and collections are spread, as lines of text'),
  core('src/core/tell/words', 'every wording of a report, and the rows that they speak of'),
  core('src/core/tell', 'a report in words: views that every format shares'),
  core('src/core/tell/picture', 'those views as SVG: pictures in which nothing acts or loads'),
  core('src/core/tell/markdown', 'those views as the Markdown of a comment and a summary'),
  core('src/core/tell/page', 'those views as a page: tables as HTML, and the data of its plots', [
    /^fflate$/,
  ]),
  core('src/core/tell/terminal', 'those views as lines of a terminal, however wide it is'),
  core('src/core/formats', 'shelf: report -> text'),
  core('src/core/steps', 'inputs and outputs of the three Actions'),
  core('src/core/speak', 'commands, comments, marks: what people say and are told', [
    /^commander$/,
  ]),
  core('src/core/history', 'paired comparisons of many commits as one curve, and what moved it'),
  core('src/core/bisect', 'which commit it was: what to measure next, what is left'),
  core('src/core/unpaired', 'two files of old numbers, compared as what they are'),
  core('src/core/doctor', 'facts of a machine -> what adds noise, and what to do'),

  inStorey('page', [/^@observablehq\/plot$/])('src/page', 'what report.html does in a browser'),

  { ...core('src/host/port', 'what gcbench needs from the world'), storey: 'ports', packages: [] },

  core('src/core/events', 'what an event of GitHub says about whom to tell, and of what'),
  inStorey('measure', [])(
    'src/measure/walls',
    'walls around what a run executes; seals on what it built',
  ),
  inStorey('measure', [])(
    'src/measure/programs',
    'programs that a suite names: found, asked what they are and know',
  ),
  inStorey('measure', [])(
    'src/measure/time',
    'the time of a run: its budget, the pace of its rounds, lengths of trials',
  ),
  inStorey('measure', [])('src/measure/trees', 'source trees of arms: what is to be built in them'),
  inStorey('measure', [])('src/measure', 'sources, build, probe, rounds, trial, records'),
  inStorey('measure', [])('src/measure/profiles', 'the profile pass, and counts of instructions'),
  inStorey('stories', [])('src/stories', 'ask -> Report -> told: the order of things'),

  hand('src/host/github', 'GitHub over octokit', [/^octokit$/, /^yauzl$/]),
  hand('src/host/programs', 'programs in other languages: their text, and what is built of it'),
  hand('src/machine/launcher', 'the program that accounts for a command'),
  hand('src/machine/reach', 'the program that says which benchmarks a change can reach'),
  hand('src/host/machine', '/proc, NUMA, settings of the machine'),
  hand('src/host/git', 'the git command'),
  hand('src/host', 'the Host that is this machine'),

  door('src/doors', 'what doors share', [ACTIONS, /^commander$/]),
  door('src/commands', 'shelf: commands of the terminal', [/^commander$/, /^@bomb\.sh\/tab(\/|$)/]),
  door('src', 'the doors: the Actions and the terminal', [ACTIONS, /^commander$/]),

  bot('bot/settings', 'the environment, read once; the log'),
  bot('bot/events', 'a payload -> one of a closed set of events, or nothing'),
  bot('bot/jobs', 'a job as a pure machine'),
  bot('bot/store/migrations', 'shelf: steps of the schema'),
  bot('bot/store/engines', 'a folder or a server, opened', [
    /^(pg|pg-boss|@electric-sql\/pglite|tar-stream)(\/|$)/,
  ]),
  bot('bot/store', 'tables and queues over one SQL', [/^(pg|pg-boss|@electric-sql\/pglite)(\/|$)/]),
  bot('bot/speak', 'the sentences of the bot'),
  bot('bot/reports', 'reports read, judged and told, in a process of their own', [
    /^node:child_process$/,
  ]),
  bot('bot/history', 'what a branch measured, kept and told'),
  bot('bot/parts', 'what handlers work with'),
  bot('bot/looks', 'the next missing thing of a job on GitHub, found or made'),
  bot('bot/requests', 'who asks what, with which rights; what is done about it'),
  bot('bot/commands', 'shelf: commands of comments'),
  bot('bot/telemetry', 'what is counted'),
  bot('bot/intake', 'deliveries: signed, once, kept before they are answered'),
  bot('bot/handlers', 'one handler for each queue; upkeep'),
  bot('bot/operate', 'what an operator asks and orders'),
  bot('bot/pages', 'pages for people', [/^lru-cache$/]),
  bot('bot', "the service's door", [/^commander$/]),
]

/** Folders outside of the house: they stand on all of it. */
export const workshop = /^(scripts|tests|docs\/\.vitepress)\/|^[^/]+\.config\.ts$/

const SHELVES = ['runtimes', 'workloads', 'parsers', 'estimators', 'formats']
const ON_SHELF = `^src/core/(?:${SHELVES.join('|')})/`

export const walls: Wall[] = [
  {
    from: new RegExp(`${ON_SHELF}(?!index\\.ts$)`),
    never: new RegExp(ON_SHELF),
    why: 'books do not know each other, nor their own index',
  },
  {
    from: new RegExp(`^src/core/(?!(?:${SHELVES.join('|')})/)`),
    never: new RegExp(`${ON_SHELF}(?!index\\.ts$)`),
    why: 'a book is reached through its shelf',
  },
  {
    from: /^(src|bot\/store|bot)\/(commands|migrations)\/(?!index\.ts$)/,
    never: /^(src|bot\/store|bot)\/(commands|migrations)\//,
    why: 'books do not know each other, nor their own index',
  },
  {
    // Of formats the doors use more than what a book offers: text with colours, a summary.
    from: /^(src\/(?!core\/)|bot\/)/,
    never: /^src\/core\/(?:runtimes|workloads|parsers|estimators)\/(?!index\.ts$)/,
    why: 'a book is reached through its shelf',
  },
  {
    from: /^src\/core\/profiles\/(?!decode\.ts$)/,
    never: /^pprof-format$/,
    why: 'one file turns bytes of a profile into objects',
  },
  {
    from: /^src\/core\/reading\/(?!elements\.ts$)/,
    never: /^saxes$/,
    why: 'one file turns XML into elements',
  },
  {
    from: /^src\/core\/speak\/(?!invocation\.ts$)/,
    never: /^commander$/,
    why: 'one file reads commands',
  },
  {
    from: /^(src|bot)\/(?!core\/text\/pattern\.ts$)/,
    never: /^re2js$/,
    why: 'one file knows the engine of patterns',
  },
  {
    from: /^src\/(?!page\/)/,
    never: /^src\/page\//,
    why: 'the page is bundled into a text, and nobody imports it',
  },
  {
    from: /^src\/page\//,
    never: /^src\/core\/(?!(metrics\/unit|settings\/row-query|tell\/page\/page-data)\.ts$)/,
    why: 'the page draws what it carries; it shares how numbers are printed and rows asked for',
  },
  {
    from: /^src\/core\/text\/(?!html\.ts$)/,
    never: /^hono/,
    why: 'one file makes HTML of text',
  },
  {
    from: /^src\/core\/text\/(?!plain\.ts$)/,
    never: /^(string-width|wrap-ansi)$/,
    why: 'one file knows how wide text is',
  },
  {
    from: /^bot\/(?!reports\/report-process\.ts$)/,
    never: /^node:child_process$/,
    why: 'one file starts the process that reads reports',
  },
  {
    from: /^src\/host\/port\//,
    never: /^src\/core\/(?!model\/)/,
    why: 'a port knows the nouns and nothing else',
  },
  {
    from: /^src\/(measure\/|stories\/(bench|bench-ask|bisect|merge|report-files)\.ts)/,
    never: /^src\/host\/port\/github\.ts$/,
    why: 'what runs the code of a change knows no GitHub and no token',
  },
  {
    from: /^src\/stories\/(?!(bench|bench-ask|bisect|merge|report-files)\.ts$)/,
    never: /^src\/(measure\/|stories\/(bench|bench-ask|bisect|merge)\.ts)/,
    why: 'what holds a token runs nothing',
  },
  {
    from: /^src\/(publish|authorize)-action\.ts$/,
    never: /^src\/(measure\/|stories\/(bench|bench-ask|bisect|merge)\.ts)/,
    why: 'what holds a token runs nothing',
  },
  {
    from: /^src\/(cli\.ts|commands\/)/,
    never: /^src\/(host\/github\/|host\/port\/github\.ts|doors\/job-github\.ts)/,
    why: 'the terminal knows no GitHub',
  },
  {
    from: /^src\/host\/(?!github\/|port\/make-once\.ts$)/,
    never: /^src\/host\/(github\/|port\/github\.ts)/,
    why: 'only src/host/github knows GitHub',
  },
  {
    from: /^src\/host\//,
    never: /^src\/core\/(?!model\/|doctor\/|text\/nearest\.ts)/,
    why: 'hands know the nouns, and decide nothing',
  },
  {
    from: /^src\/(action|publish-action|authorize-action|cli)\.ts$/,
    never: /^src\/(action|publish-action|authorize-action|cli)\.ts$/,
    why: 'no door imports another',
  },
  {
    from: /^bot\//,
    never: /^src\/host\/(?!github\/|port\/|clock\.ts)/,
    why: 'the bot runs nothing',
  },
  {
    from: /^bot\//,
    never:
      /^src\/stories\/((bench|bench-ask|bisect|merge|report-files)\.ts|publish-here\.ts|workflow-)/,
    why: 'the bot measures nothing',
  },
]

/** What makes a result depend on more than its arguments; core has none of it. */
export const impureGlobals = [
  'Date',
  'performance',
  'process',
  'console',
  'fetch',
  'crypto',
  'globalThis',
  'require',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'navigator',
  'Buffer',
]

/**
 * Files that put a regular expression together out of pieces of their own. What others write is
 * matched by text/pattern.ts alone, whose engine cannot be kept busy.
 */
export const ownPatterns = [
  'src/parse/benchfmt.ts',
  'src/parse/gctrace.ts',
  'src/parse/jvm-gc.ts',
  'src/settings/values.ts',
  'src/parse/go-runtime.ts',
  'src/core/text/markdown.ts',
  'src/machine/proc.ts',
  'src/machine/readings.ts',
]

/** Folders whose `.ts` files are books: each is listed in the folder's index, or is part of one. */
export const shelves = [
  ...SHELVES.map((name) => `src/core/${name}`),
  'src/commands',
  'bot/commands',
  'bot/store/migrations',
]

/** Lying flat in one folder of src, bot or tests; a function's lines; a line's columns. */
export const bounds = { folderFiles: 20, functionLines: 60, columns: 100 }

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
