/** Workload: benchmarks of a Node.js package, and the program that executes them in a trial. */

import { z } from 'zod'
import { baseName } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { shellWord } from '../settings/command-line.ts'
import { closed, oneOrMore, requirement, text } from '../settings/values.ts'
import {
  ALONE,
  COMPILED_AS_IT_RUNS,
  EXECUTED_INTO,
  EXECUTED_OF,
  inFolder,
  LEFT,
  LIST,
  LISTED,
  LOADS,
  lentFolder,
  measurementTime,
  namesListed,
  PROFILE_INTO,
  scriptBuild,
  type Tool,
  toolShape,
  whereGiven,
  writeProgram,
  writeText,
} from './tool.ts'

const TOOLS = ['vitest', 'tinybench', 'mitata', 'benchmark'] as const

const shape = {
  ...toolShape('a regular expression on names (`vitest bench -t`), with `tool: vitest` alone'),
  tool: z
    .enum(TOOLS)
    .prefault('vitest')
    .describe(
      '`vitest`: `vitest bench`. `benchmark` is Benchmark.js. Of all but `vitest`, `file` runs as it is.',
    ),
  file: oneOrMore(text, 'a file')
    .prefault([])
    .describe('File with the benchmarks, of mitata one alone; `vitest` finds its own.'),
  install: text
    .prefault('auto')
    .describe(
      'Line of sh that installs and builds. `auto`: npm, pnpm, yarn or bun, by the lockfile.',
    ),
  scripts: oneOrMore(text, 'a script')
    .prefault([])
    .describe('Scripts of package.json that run after it, such as `build`.'),
  'node-args': oneOrMore(text, 'an argument')
    .prefault([])
    .describe('Arguments of Node.js before the file, such as `--import tsx`.'),
  'measurement-time': measurementTime(),
}

const settings = closed(shape).superRefine((options, context) => {
  const fail = (path: string, message: string) => context.addIssue(requirement(message, [path]))
  if (options.tool === 'vitest') return
  if (options.file.length === 0 || (options.tool === 'mitata' && options.file.length > 1))
    fail('file', `needs one file with the benchmarks of ${options.tool}`)
  if (options.filter !== undefined)
    fail('filter', `${options.tool} has no filter of its own: hand it to the file in args`)
})
type NodeBench = z.output<typeof settings>

/**
 * Installs as the nearest lockfile says, up to the top of the source: a package of a workspace has
 * that of the workspace. A manager of the version that package.json names, else the one of the
 * machine, else the last one that wrote such a lockfile, from the registry.
 */
export const INSTALL = `top='{source}'
own=$PWD
lock=
while :; do
  for one in pnpm-lock.yaml yarn.lock bun.lock bun.lockb npm-shrinkwrap.json package-lock.json; do
    if [ -f "$one" ]; then lock=$one; break 2; fi
  done
  if [ "$PWD" = "$top" ] || [ "$PWD" = / ]; then break; fi
  cd ..
done
said=$(node -p '(require("./package.json").packageManager || "").replace(/[+].*/, "")' \
  2> /dev/null || true)
# The manager, its package, the version for this lockfile, and its words.
with() {
  manager=$1 package=$2 version=$3
  shift 3
  case $said in
  "$manager"@*) version=\${said#*@} ;;
  *) if [ "$package" = "$manager" ] && command -v "$manager" > /dev/null; then
      "$manager" "$@"
      return
    fi ;;
  esac
  npx -y -p "$package@$version" "$manager" "$@"
}
manage() {
  case $lock in
  pnpm-lock.yaml) with pnpm pnpm "$version" "$@" ;;
  yarn.lock) with yarn "$package" "$version" "$@" ;;
  bun.lock*) with bun bun 1 "$@" ;;
  *) npm "$@" ;;
  esac
}
# Whether what a package.json names is nowhere that Node.js would look for it.
lacks() {
  [ -f package.json ] && node -e 'const { join, dirname } = require("path"), fs = require("fs")
const { dependencies, devDependencies } = JSON.parse(fs.readFileSync("package.json", "utf8"))
const wanted = Object.keys({ ...dependencies, ...(process.argv[1] === "all" && devDependencies) })
const has = (name, at) => fs.existsSync(join(at, "node_modules", name)) ||
  (dirname(at) !== at && has(name, dirname(at)))
process.exit(wanted.every((name) => has(name, process.cwd())) ? 1 : 0)' "$1"
}
case $lock in
pnpm-lock.yaml)
  case $(sed -n "s/^lockfileVersion: *'\\{0,1\\}\\([0-9]*\\).*/\\1/p" "$lock" | head -n 1) in
  5) version=7 ;;
  6) version=8 ;;
  *) version=9 ;;
  esac
  manage install --frozen-lockfile ;;
yarn.lock)
  package=@yarnpkg/cli-dist how=--immutable
  case $(sed -n '/^__metadata:/,/^$/s/^  version: *//p' "$lock") in
  '') package=yarn version=1 how=--frozen-lockfile ;;
  [4-6]) version=3 ;;
  *) version=4 ;;
  esac
  manage install "$how" ;;
bun.lock*) manage install --frozen-lockfile ;;
*-*.json) npm ci ;;
*) cd "$own"
  if [ -f package.json ]; then npm install --no-package-lock; fi
  # Benchmarks with a package.json of their own load what is around them.
  while [ "$PWD" != "$top" ] && [ "$PWD" != / ]; do
    cd ..
    if lacks dependencies; then npm install --no-package-lock --omit=dev; fi
  done ;;
esac
cd "$own"
# The lockfile above may be that of a project to which this package does not belong.
if [ -n "$lock" ] && [ ! -f "$lock" ] && lacks all; then npm install --no-package-lock; fi`

/** Which Vitest it is, wherever above it lies. */
const FIND_VITEST = `vitest=$(node -p \
  'require("path").relative(".", require.resolve("vitest/package.json"))')
`

const FILES = `find . -name node_modules -prune -o -type f -name '*.[cm]*[jt]s*' -print`

/** Downloads of base are there for head, where the user's own cache is out of reach. */
const CACHE = `${lentFolder('cache')}if ! [ -w "$HOME/.npm" ]; then
  export npm_config_cache="$bin.cache/npm" npm_config_store_dir="$bin.cache/pnpm"
  export YARN_CACHE_FOLDER="$bin.cache/yarn" YARN_GLOBAL_FOLDER="$bin.cache/berry"
  export BUN_INSTALL_CACHE_DIR="$bin.cache/bun"
fi
`

const STARTED = `exec node%s "%s/gcbench.mjs" "$@"\\n' "$node" "$bin.d"`

const BUILD = {
  file: { before: '', start: `printf '${STARTED}` },
  vitest: {
    before: FIND_VITEST,
    start: `printf 'export GCBENCH_VITEST="%s"\\n' "$vitest"\nprintf '${STARTED}`,
  },
}

/** `$1`: the line that installs, `$2`: what Node.js is given. */
const buildOf = (tool: keyof typeof BUILD): string => {
  const { before, start } = BUILD[tool]
  return `${CACHE}sh -euc "$1" >&2
node=$2
shift 2
${before}${writeNodeProgram(tool)}${writeProgram(start, FILES)}`
}

// What a package.json tells.

type Found = Pick<NodeBench, 'tool' | 'file' | 'node-args' | 'args' | 'scripts'>

const manifestSchema = z.looseObject({
  scripts: z.record(z.string(), z.string()).catch({}),
  dependencies: z.record(z.string(), z.unknown()).catch({}),
  devDependencies: z.record(z.string(), z.unknown()).catch({}),
})

/** Options of Node.js that take the next word. */
const WITH_VALUE = /^(--import|--require|-r|--loader|--experimental-loader|--conditions|-C)$/

type Run = Pick<Found, 'file' | 'node-args'>

/** Files as Node.js or tsx runs them one after the other, and what Node.js is given before each. */
const filesIn = (script: string): Run[] =>
  [...script.matchAll(/\b(node|tsx)\s+([^&|;]*)/g)].flatMap(([, program, rest = '']) => {
    const words = rest.split(/\s+/).filter(Boolean)
    let at = 0
    while (words[at]?.startsWith('-')) at += WITH_VALUE.test(words[at] ?? '') ? 2 : 1
    const file = words[at]
    if (file === undefined || !/\.[cm]?[jt]s$/.test(file)) return []
    const own = program === 'tsx' ? ['--import', 'tsx'] : []
    return [{ file: [file], 'node-args': [...own, ...words.slice(0, at)] }]
  })

/** What `vitest bench` is told of which benchmarks there are; not where it writes, nor what it prints. */
function vitestIn(script: string): Pick<Found, 'file' | 'args'> | null {
  const [, rest] = /\bvitest bench\b([^&|;]*)/.exec(script) ?? []
  if (rest === undefined) return null
  const words = rest.split(/\s+/).filter(Boolean)
  const found: Pick<Found, 'file' | 'args'> = { file: [], args: [] }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const isChoice = /^(--(project|config|root|dir|environment)|-c|-r)(=|$)/.test(word)
    const takesNext = isChoice && !word.includes('=')
    if (isChoice) found.args.push(...words.slice(at, at + (takesNext ? 2 : 1)))
    else if (!word.startsWith('-')) found.file.push(word)
    if (takesNext) at += 1
  }
  return found
}

/** Scripts that run before one of these names: its own, and those that it calls itself. */
function scriptsBefore(name: string, scripts: Record<string, string>): string[] {
  const called = /^\s*(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?([\w:.-]+)\s*&&/.exec(scripts[name] ?? '')
  return [`pre${name}`, called?.[1] ?? ''].filter((one) => Object.hasOwn(scripts, one))
}

/** Files that are for nothing else, where no script names one. */
const filesBeside = (folder: string, paths: readonly string[]): string[] => {
  const top = folder === '' ? '' : `${folder}/`
  const isBench = baseName(folder).startsWith('bench')
  const own = isBench ? /^[^/]+\.[cm]?js$/ : /^(?:bench(?:mark)?s?\/[^/]+|bench(?:mark)?)\.[cm]?js$/
  return paths
    .filter((path) => path.startsWith(top))
    .map((path) => path.slice(top.length))
    .filter((path) => own.test(path))
    .sort()
}

/** What its scripts for benchmarks run, with a tool that it installs. */
function readPackage(written: string, folder: string, paths: readonly string[]): Found | null {
  const { data: manifest } = manifestSchema.safeParse(jsonOf(written))
  if (manifest === undefined) return null
  const { scripts } = manifest
  const isApart = /^(bench|perf)/.test(baseName(folder))
  const names = Object.keys(scripts).filter((name) => isApart || /^bench(mark)?s?\b/.test(name))
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const none = { file: [], 'node-args': [], args: [] }
  const ofVitest = names.find((name) => vitestIn(scripts[name] ?? '') !== null)
  if (ofVitest !== undefined && installed.includes('vitest')) {
    const own = vitestIn(scripts[ofVitest] ?? '')
    return { tool: 'vitest', ...none, ...own, scripts: scriptsBefore(ofVitest, scripts) }
  }
  const tool = TOOLS.find((one) => one !== 'vitest' && installed.includes(one))
  const found = names.flatMap((name) =>
    filesIn(scripts[name] ?? '').map((own) => ({ ...own, before: scriptsBefore(name, scripts) })),
  )
  if (tool === undefined) return null
  const [first] = found
  if (first === undefined) {
    const file = tool === 'mitata' ? [] : filesBeside(folder, paths)
    return file.length === 0 ? null : { ...none, tool, file, scripts: [] }
  }
  const words = JSON.stringify(first['node-args'])
  const alike = found.filter((one) => JSON.stringify(one['node-args']) === words)
  const chosen = tool === 'mitata' ? [first] : alike
  const unique = (all: string[]) => [...new Set(all)]
  return {
    ...none,
    tool,
    file: unique(chosen.flatMap(({ file }) => file)),
    'node-args': first['node-args'],
    scripts: unique(chosen.flatMap(({ before }) => before)),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The words of a trial of all benchmarks. */
const wordsOf = ({ tool, file, filter, args }: NodeBench): string[] =>
  tool === 'vitest'
    ? [...whereGiven(filter, '-t'), ...args, ...file]
    : [String(file.length), ...file, ...args]

/** Modules: how a tree is built and transformed is in none of them. */
const CODE_FILES = /^(?!.*\.(config|setup|workspace)\.[^/]*$).*\.[cm]?[jt]sx?$/

export const nodeWorkload: Tool<NodeBench> = {
  kind: 'node',
  about: 'benchmarks of a Node.js package: `vitest bench`, tinybench, mitata or Benchmark.js',
  settings,
  isLinked: false,
  tellsOf: CODE_FILES,
  build: ({ install, tool, ...settings }) =>
    scriptBuild(buildOf(tool === 'vitest' ? 'vitest' : 'file'), [
      [
        install === 'auto' ? INSTALL : install,
        ...settings.scripts.map(
          (name) => `${install === 'auto' ? 'manage' : 'npm'} run ${shellWord(name)}`,
        ),
      ].join('\n'),
      settings['node-args'].map((word) => ` ${shellWord(word)}`).join(''),
    ]),
  run: (settings) => {
    const run = ['{bin}', ...wordsOf(settings)]
    // What Benchmark.js measured is told in the words of tinybench.
    const parse = settings.tool === 'benchmark' ? 'tinybench' : settings.tool
    if (settings.tool !== 'vitest') return { run, parse: { stdout: parse } }
    return {
      run,
      env: { GCBENCH_OUT: '{out}' },
      files: { result: 'result.json' },
      parse: { result: 'vitest-bench' },
    }
  },
  select: (settings) => ({
    list: [LIST, ...wordsOf(settings)],
    readNames: namesListed,
    run: (names, sec) => ({
      options: [ALONE, String(sec), ...wordsOf(settings)],
      words: [`${NAMES}${JSON.stringify(names)}`],
    }),
    sampleSec: settings['measurement-time'] ?? null,
    // Code is compiled as it runs.
    leastSec: 0.2,
  }),
  counted: () => COMPILED_AS_IT_RUNS,
  // What a bundler made of a file is another file.
  executes: { tells: CODE_FILES, isEach: false, isWhole: false },
  // Benchmark.js counts its samples, and not the calls in them.
  profiled: ({ tool }) => (tool === 'benchmark' ? { operations: 'time' } : {}),
  search: {
    manifest: /(^|\/)package\.json$/,
    ifNone: 'add tinybench, and a script bench in package.json that runs a file with it',
    read({ folder, text: written }, paths) {
      const found = readPackage(written, folder, paths)
      if (found === null) return null
      const { tool, file, ...rest } = found
      const words = Object.entries(rest).filter(([, own]) => own.length > 0)
      const more = Object.fromEntries(words)
      if (tool === 'vitest') {
        const settings = inFolder(folder, { ...more, ...(file.length > 0 && { file }) })
        return { what: 'vitest bench', settings }
      }
      const [first = '', ...others] = file
      const what = `${tool} in ${others.length === 0 ? first : plural(file.length, 'file')}`
      const files = others.length === 0 ? first : file
      return { what, settings: inFolder(folder, { tool, file: files, ...more }) }
    },
  },
}

// The program of a trial: it starts Vitest, or a file of tinybench or mitata, lists what these have,
// and executes some of it alone with samples of a given length.

/** Before the names as JSON. */
const NAMES = '--names='

/**
 * V8's own sampler, in the process that measures, while benchmarks run and not while they are loaded:
 * lines of JavaScript with `startProfile` and `endProfile`. Files are called by their paths in the tree.
 */
const V8_PROFILER = String.raw`const profileInto = process.env.${PROFILE_INTO}
const inspector = profileInto ? await import('node:inspector') : null
const { writeFileSync } = await import('node:fs')
const session = inspector && new inspector.Session()
session?.connect()
// What is compiled before it begins does not tell what was inlined into it.
for (const [method, how] of [['enable'], ['setSamplingInterval', { interval: 1000 }], ['start']])
  session?.post('Profiler.' + method, how)
let beganUs = null
const startProfile = () => (beganUs ??= Number(process.hrtime.bigint() / 1000n))
const endProfile = () => session?.post('Profiler.stop', (error, told) => {
  if (error) throw error
  const { profile } = told
  const top = '{source}/'
  for (const { callFrame } of profile.nodes) {
    const path = callFrame.url.replace(/^file:\/\//, '')
    callFrame.url = path.startsWith(top) ? path.slice(top.length) : path
  }
  let atUs = profile.startTime
  const first = profile.timeDeltas.findIndex((us) => (atUs += us) >= (beganUs ?? Infinity))
  const cut = (all) => (first < 0 ? [] : all.slice(first))
  Object.assign(profile, { samples: cut(profile.samples), timeDeltas: cut(profile.timeDeltas) })
  writeFileSync(profileInto, JSON.stringify({ ...profile, startTime: beganUs, samplingInterval: 1000 }))
})
`

/**
 * V8's own counters of calls, from before anything of the tree is loaded: lines of JavaScript with
 * `endExecuted`, which tells the functions that were called, of files asked about and of what was made as
 * it ran. A thread or a process beside it has counters of its own: then nothing is told. Nor before
 * Node 22.15, where hooks of modules run in a thread.
 */
const V8_EXECUTED = String.raw`const executedInto = process.env.${EXECUTED_INTO}
const executing = executedInto ? new (await import('node:inspector')).Session() : null
const { createHash: hashed } = await import('node:crypto')
const { appendFileSync: tell } = await import('node:fs')
const { fileURLToPath: pathOf } = await import('node:url')
let hasOthers = false
if (executing) {
  executing.connect()
  executing.post('Profiler.enable')
  executing.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  process.on('worker', () => { hasOthers = true })
  const { ChildProcess } = await import('node:child_process')
  const { spawn } = ChildProcess.prototype
  ChildProcess.prototype.spawn = function (...how) {
    hasOthers = true
    return spawn.apply(this, how)
  }
}
// Texts of functions that were called, each without those within it.
const called = (functions, text) => {
  const all = functions.map(({ ranges: [{ startOffset: start, endOffset: end, count }] }) =>
    ({ start, end, count, inner: [] })).sort((a, b) => a.start - b.start || b.end - a.end)
  const open = []
  for (const one of all) {
    while (open.length > 0 && open.at(-1).end <= one.start) open.pop()
    open.at(-1)?.inner.push(one)
    open.push(one)
  }
  return all.filter(({ count }) => count > 0).map(({ start, end, inner }) => {
    const parts = [...inner, { start: end }].map((one, at) => text.slice(inner[at - 1]?.end ?? start, one.start))
    // A path of this side, and where its text was before, say nothing.
    return parts.join('\x01').replaceAll('{source}', '').replace(/^\/\/# source.*$/gm, '')
  })
}
const endExecuted = (name) => {
  if (!executing || hasOthers) return
  const top = '{source}/'
  const asked = JSON.parse(process.env.${EXECUTED_OF})
  const executed = { '': [] }
  let isKnown = true
  executing.post('Debugger.enable')
  executing.post('Profiler.takePreciseCoverage', (error, told) => {
    if (error) throw error
    for (const { scriptId, url, functions } of told.result) {
      const plain = url.replace(/[?#].*$/, '')
      const path = plain.startsWith('file:') ? pathOf(plain) : plain.replace(/^(evalmachine\.|data:).*/, '')
      const own = path.startsWith(top) ? path.slice(top.length) : path
      if (own !== '' && !asked.includes(own)) continue
      executing.post('Debugger.getScriptSource', { scriptId }, (error, script) => {
        if (error) throw error
        const texts = called(functions, script.scriptSource)
        if (texts.some((text) => /child_process|worker_threads/.test(text))) isKnown = false
        // Of what is made as it runs, numbers may be of this process.
        const of = own === '' ? texts.map((text) => hashed('sha256').update(text.replace(/\d{6,}/g, '')).digest('hex')) : texts
        executed[own] = [...(executed[own] ?? []), ...of]
      })
    }
  })
  if (isKnown) tell(executedInto, JSON.stringify({ name, executed }) + '\n')
}
`

/** What both programs were told. */
const COMMON = `import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSync } from 'node:fs'

const words = process.argv.slice(2)
const isList = words[0] === '${LIST}'
const isAlone = words[0] === '${ALONE}'
if (isList || isAlone) words.shift()
const sec = isAlone ? Number(words.shift()) : 0
const names = isAlone ? JSON.parse(words.pop().slice('${NAMES}'.length)) : []
const isChosen = (name) => !isAlone || names.includes(name)
`

/**
 * What a file loads of the tree, as far as its text tells: files after files with their hashes, by
 * their paths in the tree. Where a text says it by a name alone, or in words that only running them
 * makes, that is all code of the tree; packages of the registry are what the package manager put there.
 */
const FILES_LOADED = String.raw`const { createHash } = await import('node:crypto')
const fs = await import('node:fs')
const { builtinModules } = await import('node:module')
const { dirname: folderOf, join: joined, relative, sep } = await import('node:path')
const top = '{source}'
const CODE = /\.[cm]?[jt]sx?$/
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json', '.node',
  '.vue', ...['ts', 'tsx', 'js', 'mjs', 'cjs'].map((end) => '/index.' + end)]
const isFile = (path) => fs.existsSync(path) && fs.statSync(path).isFile()
const isOwn = (path) => path.startsWith(top + sep) && !path.includes(sep + 'node_modules' + sep)
const beside = (path) => [...ENDINGS.map((end) => path + end),
  ...['ts', 'tsx', 'mts', 'cts'].map((end) => path.replace(/\.[cm]?jsx?$/, '.' + end))].filter(isFile)
// A folder with a package.json is the file that it names.
function candidates(path) {
  const manifest = joined(path, 'package.json')
  const { main } = isFile(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : {}
  return [...new Set([...beside(path), ...(main ? beside(resolve(path, main)) : [])])]
}

function* below(folder) {
  for (const one of fs.readdirSync(folder, { withFileTypes: true })) {
    if (one.name === 'node_modules' || one.name.startsWith('.')) continue
    const path = joined(folder, one.name)
    if (one.isDirectory()) yield* below(path)
    else if (one.isFile() && CODE.test(one.name)) yield path
  }
}

// Of a package that is named: nothing, where a registry has it; its folder; null: who knows.
function packageOf(name, from) {
  if (name.startsWith('node:') || builtinModules.includes(name)) return []
  const [first, second] = name.split('/')
  const own = first.startsWith('@') ? first + '/' + second : first
  for (let at = folderOf(from); ; at = folderOf(at)) {
    const path = joined(at, 'node_modules', own)
    if (fs.existsSync(path)) {
      const real = fs.realpathSync(path)
      return isOwn(real + sep) ? [...below(real)] : []
    }
    if (at === top || at === folderOf(at)) return null
  }
}

// Files that a text names; null: it may load any.
const ANY = /\b(import|require)\s*\(\s*[^'"\s)/]|\bnew\s+Worker\s*\(\s*[^'"\s]|child_process|import\.meta\.glob/
const NEAR = /(['"${'`'}])(\.{1,2}(?:\/[^'"${'`'}\n]*)?)\1/g
const NAMED = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g
function namedIn(text, from) {
  if (ANY.test(text)) return null
  const found = [...text.matchAll(NEAR)].flatMap(([, , path]) => candidates(resolve(folderOf(from), path)))
  for (const [, , name] of text.matchAll(NAMED)) {
    if (name.startsWith('.')) {
      if (candidates(resolve(folderOf(from), name.replace(/[?#].*/, ''))).length === 0) return null
      continue
    }
    const files = packageOf(name, from)
    if (files === null) return null
    found.push(...files)
  }
  return found
}

const texts = new Map()
const read = (path) => {
  if (!texts.has(path)) texts.set(path, fs.readFileSync(path))
  return texts.get(path)
}
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

// Of a list of packages, what does not say where it was written: npm has the folder's name in it where
// package.json has none, Yarn 1 a name that it makes of random numbers.
const versionsIn = (list) => {
  const text = fs.readFileSync(list, 'utf8')
  if (list.endsWith('.package-lock.json')) return JSON.stringify(JSON.parse(text).packages ?? text)
  return text.replace(/workspace-aggregator-[-\w]+/g, '')
}

// What the package manager put there, by its own list of it, else by versions.
function installed() {
  const sum = createHash('sha256').update(process.version)
  for (let at = process.cwd(); ; at = folderOf(at)) {
    const modules = joined(at, 'node_modules')
    const lists = ['.package-lock.json', '.yarn-integrity', '.yarn-state.yml', '.pnpm/lock.yaml']
    const list = lists.map((one) => joined(modules, one)).find(isFile)
    if (list !== undefined) sum.update(versionsIn(list))
    else if (fs.existsSync(modules))
      for (const one of fs.readdirSync(modules).sort()) {
        const path = joined(modules, one, 'package.json')
        if (isFile(path)) sum.update(one + JSON.parse(fs.readFileSync(path, 'utf8')).version)
      }
    if (at === top || at === folderOf(at)) return sum.digest('hex').slice(0, 32)
  }
}

let packages = null
const known = new Map()
function loadsOf(first) {
  const queue = first.map((one) => fs.realpathSync(resolve(one)))
  const key = queue.join(' ')
  if (known.has(key)) return known.get(key)
  const seen = new Set()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || !isOwn(path)) continue
    seen.add(path)
    if (!CODE.test(path) && !path.endsWith('.vue')) continue
    const named = namedIn(String(read(path)), path)
    queue.push(...(named ?? below(top)))
  }
  const files = [...seen].map((path) => [relative(top, path), hash(read(path))])
  const loads = { ...Object.fromEntries(files.sort()), 'node_modules': (packages ??= installed()) }
  known.set(key, JSON.stringify(isOwn(resolve(first[0])) ? loads : null))
  return known.get(key)
}
const sayLoads = (first) => {
  try {
    return '${LOADS}' + loadsOf(first) + '\n'
  } catch (error) {
    console.error(String(error))
    return '${LOADS}null' + '\n'
  }
}
`

/** The runner of Vitest 1 to 4 that leaves out benchmarks, and says how long a sample is. */
const VITEST_RUNNER = String.raw`const { NodeBenchmarkRunner } = await import(process.env.GCBENCH_RUNNERS)
const { appendFileSync } = await import('node:fs')
const { list, names, sec } = JSON.parse(process.env.GCBENCH_CHOSEN)
${V8_PROFILER}${V8_EXECUTED}
let left = names.length
const forced = { time: 1000 * sec, warmupTime: 500 * sec, iterations: 1, warmupIterations: 1 }
export default class extends NodeBenchmarkRunner {
  onCollected(files) {
    const visit = (task, above) => {
      const path = [...above, task.name]
      if (task.tasks) return task.tasks.forEach((one) => visit(one, path))
      if (task.mode === 'skip' || task.mode === 'todo') return
      if (list) appendFileSync(list, JSON.stringify(path.join(' > ')) + '\n')
      if (list || !names.includes(path.join(' > '))) task.mode = 'skip'
    }
    for (const file of files) visit(file, [])
  }
  async importTinybench() {
    const own = await super.importTinybench()
    class Bench extends own.Bench {
      constructor(options) {
        super({ ...options, ...forced })
      }
    }
    // It is warmed up before it runs.
    class Task extends own.Task {
      async run() {
        startProfile()
        const ended = await super.run()
        if (--left === 0) {
          endProfile()
          if (!this.result?.error) endExecuted(names[0])
        }
        return ended
      }
    }
    return { ...own, Bench, Task }
  }
}
`

/**
 * tinybench and Benchmark.js are changed by their prototypes; mitata, whose parts are in no export, by
 * lines at the end of its module. What a file prints counts where neither told of a result.
 */
const FILE_PROGRAM = String.raw`${V8_PROFILER}${V8_EXECUTED}
const module = await import('node:module')
const tasks = []
const runs = []
const layout = []
const listed = []
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1]
const files = words.splice(0, Number(words.shift()))
// Of several files a name begins with its own.
let loading = ''
const fileOf = new WeakMap()
const nameIn = (bench, name) => (files.length > 1 ? (fileOf.get(bench) ?? loading) + ' > ' : '') + name
const running = []
// Of what is ended before its time, what was measured until then counts.
const benches = new Set()
const keep = (bench) => {
  for (const { name, result } of bench.tasks) {
    if (!result || /^(not-)?started$/.test(result.state)) continue
    const { latency, samples = [], mean, state, error } = result ?? {}
    const p50 = latency?.p50 ?? (samples.length === 0 ? mean : median(samples))
    const samplesCount = latency?.samplesCount ?? latency?.samples?.length ?? samples.length
    const told = p50 === undefined ? {} : { latency: { p50, samplesCount } }
    tasks.push({ name: nameIn(bench, name), result: { ...told, state, ...(error && { error: String(error) }) } })
  }
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))

globalThis.gcbenchTinybench = ({ prototype }) => {
  const { add, run, runSync, warmup } = prototype
  const force = (bench) => {
    if (!isAlone) return
    startProfile()
    const forced = { time: 1000 * sec, warmupTime: 500 * sec, iterations: 1, warmupIterations: 1 }
    // Every call that has samples counts.
    if (profileInto) Object.assign(forced, { warmup: false, warmupTime: 0, warmupIterations: 0 })
    for (const at of [bench, bench.opts ?? {}])
      for (const [key, value] of Object.entries(forced)) if (key in at) at[key] = value
  }
  Object.assign(prototype, {
    add(name, ...rest) {
      if (!fileOf.has(this)) fileOf.set(this, loading)
      benches.add(this)
      const own = nameIn(this, name)
      if (isList) listed.push([own, loading])
      return isList || !isChosen(own) ? this : add.call(this, name, ...rest)
    },
    run(...rest) {
      force(this)
      const ended = run.apply(this, rest)
      running.push(ended)
      return ended
    },
    ...(warmup && { warmup(...rest) {
      force(this)
      const ended = warmup.apply(this, rest)
      running.push(ended)
      return ended
    } }),
    ...(runSync && { runSync(...rest) {
      force(this)
      return runSync.apply(this, rest)
    } }),
  })
}

// Of Benchmark.js: what was added to a suite, and what runs by itself. Clones of both do the work.
globalThis.gcbenchBenchmark = ({ prototype, Suite }) => {
  const { add, run } = Suite.prototype
  const { run: runOne } = prototype
  const added = new WeakSet()
  const ofBench = (bench, name) => {
    startProfile()
    if (isAlone) Object.assign(bench.options, { maxTime: sec, minTime: sec / 10, minSamples: 3, initCount: 1 })
    const told = { tasks: [{ name, get result() {
      const { error, stats: { sample } } = bench
      if (error) return { state: 'errored', error: String(error) }
      return sample.length > 0 && { latency: { p50: 1000 * median(sample), samplesCount: sample.length } }
    } }] }
    fileOf.set(told, loading)
    benches.add(told)
  }
  const ended = (one) => one.running &&
    running.push(new Promise((resolve) => one.on('complete abort', resolve)))
  Object.assign(Suite.prototype, {
    add(what, ...rest) {
      const given = typeof what === 'string' ? what : what?.name
      const name = given ?? 'benchmark ' + this.length
      const own = nameIn(this, name)
      if (isList) listed.push([own, loading])
      if (isList || !isChosen(own)) return this
      const count = this.length
      add.call(this, what, ...rest)
      for (const bench of this.slice(count)) added.add(bench) && ofBench(bench, name)
      return this
    },
    run(...rest) {
      if (this.length > 0) run.apply(this, rest)
      ended(this)
      return this
    },
  })
  prototype.run = function (...rest) {
    if (added.has(this) || this._original) return runOne.apply(this, rest)
    const name = this.name ?? 'benchmark'
    const own = nameIn(this, name)
    if (isList) listed.push([own, loading])
    if (isList || !isChosen(own)) return this
    ofBench(this, name)
    runOne.apply(this, rest)
    ended(this)
    return this
  }
}

const valuesOf = (args) =>
  Object.entries(args).reduce(
    (all, [key, values]) => values.flatMap((value) => all.map((one) => ({ ...one, [key]: value }))),
    [{}],
  )
globalThis.gcbenchMitata = async ({ filter = /.*/, throw: isThrown = false } = {}, collections, measure) => {
  const benchmarks = []
  for (const { name: above, trials } of collections) {
    const group = layout.push({ name: above || null }) - 1
    for (const trial of trials.filter((one) => filter.test(one._name))) {
      const own = []
      for (const args of valuesOf(trial._args)) {
        const name = Object.entries(args).reduce((text, [key, value]) => text.replaceAll('$' + key, value), trial._name)
        const full = above ? above + '/' + name : name
        if (isList) listed.push([full, loading])
        if (isList || !isChosen(full)) continue
        const how = { args, inner_gc: trial._gc === 'inner', ...(trial._gc ? {} : { gc: false }) }
        if (isAlone) how.min_cpu_time = 1e9 * sec
        startProfile()
        try {
          const stats = await measure(trial.f, how)
          own.push({ name, args, stats: { ...stats, samples: undefined, debug: undefined } })
        } catch (error) {
          if (isThrown) throw error
          own.push({ name, args, error: { message: String(error) } })
        }
      }
      if (own.length > 0) benchmarks.push({ group, alias: trial._name, args: trial._args, runs: own })
    }
  }
  runs.push(...benchmarks)
  return { layout, context: {}, benchmarks }
}

const ENDS = [
  [/\/tinybench\/dist\/index\.m?js$/, (url) =>
    'import * as gcbenchOwn from ' + JSON.stringify(url) + '\n;globalThis.gcbenchTinybench(gcbenchOwn.Bench)'],
  [/\/tinybench\/dist\/index\.cjs$/, () => ';globalThis.gcbenchTinybench(module.exports.Bench)'],
  [/\/benchmark\/benchmark\.js$/, () => ';globalThis.gcbenchBenchmark(module.exports)'],
  [/\/mitata\/src\/main\.mjs$/, () => ';if (typeof COLLECTIONS !== "undefined") run = (options) => { const all = COLLECTIONS; ' +
    'COLLECTIONS = [{ id: 0, name: null, types: [], trials: [] }]; return globalThis.gcbenchMitata(options, all, measure) }'],
]
const ended = (url, loaded) => {
  const end = ENDS.find(([ours]) => ours.test(url))?.[1]
  return end && loaded.source ? { ...loaded, source: String(loaded.source) + '\n' + end(url) } : loaded
}
if (module.registerHooks) module.registerHooks({ load: (url, context, next) => ended(url, next(url, context)) })
else {
  // Hooks of an older Node.js are for what is imported, and not for what that requires.
  const { prototype } = module.Module
  const { _compile } = prototype
  prototype._compile = function (source, path, ...rest) {
    return _compile.call(this, ended(pathToFileURL(path).href, { source }).source, path, ...rest)
  }
  const text = 'const ENDS = [' + ENDS.map(([ours, end]) => '[' + ours + ', ' + end + ']').join(',') + ']\n' +
    'const ended = ' + ended + '\nexport const load = async (url, context, next) => ended(url, await next(url, context))'
  module.register('data:text/javascript,' + encodeURIComponent(text))
}

const said = []
process.stdout.write = (text, encoding, then) => {
  said.push(String(text))
  const done = typeof encoding === 'function' ? encoding : then
  if (done) process.nextTick(done)
  return true
}
const put = (text) => {
  for (let bytes = Buffer.from(text); bytes.length > 0; ) bytes = bytes.subarray(writeSync(1, bytes))
}
process.on('exit', (code) => {
  endProfile()
  for (const bench of benches) keep(bench)
  const isWell = tasks.every(({ result }) => result.latency) && runs.every((one) => one.runs.every(({ error }) => !error))
  if (code === 0 && tasks.length + runs.length > 0 && isWell) endExecuted(names[0])
  if (isList) {
    if (listed.length === 0 && code === 0) process.exitCode = 1
    const also = process.execArgv.filter((word) => word.startsWith('.'))
    put(listed.map(([name, file]) => sayLoads([file, ...also]) + '${LISTED}' + JSON.stringify(name) + '\n').join(''))
  } else if (runs.length > 0) put(JSON.stringify({ layout, benchmarks: runs }))
  else if (tasks.length > 0) put(JSON.stringify(tasks))
  else put(said.join(''))
})
// What a file makes of results that were not asked for is no failure, once those that were are there.
const isDone = () => isList ? listed.length > 0 :
  isAlone && names.every((name) => tasks.some((one) => one.name === name && one.result?.latency))
const failed = (error) => {
  for (const bench of benches) keep(bench)
  benches.clear()
  console.error(error)
  if (!isDone()) process.exit(1)
}
process.on('uncaughtException', failed)
const has = (file) => files.length < 2 || !isAlone || names.some((name) => name.startsWith(file + ' > '))
// A thread measures on although it is only asked for names.
const inThreads = isList && files.length > 1 ? files.filter((file) => /\bnew Worker\(/.test(fs.readFileSync(resolve(file), 'utf8'))) : []
for (const file of inThreads) put('${LEFT}' + JSON.stringify(file) + '\n')
for (const file of files.filter((file) => has(file) && !inThreads.includes(file))) {
  loading = file
  process.argv = [process.argv[0], resolve(file), ...words]
  await import(pathToFileURL(resolve(file))).catch(failed)
  // What nobody awaits there goes on beside the next file.
  for (let idle = 0; files.length > 1 && idle < 3; idle++) {
    if (running.length > 0) idle = 0
    await Promise.allSettled(running.splice(0))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
`

/** Where Vitest 3 finds it: it loads none from outside of the project. */
const RUNNER = 'node_modules/.gcbench-vitest.mjs'

/** Vitest in this process; what it needs of its own package is found beside it. */
const VITEST_PROGRAM = String.raw`const { dirname, join } = await import('node:path')
const { existsSync, readFileSync, mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const folder = dirname(resolve(process.env.GCBENCH_VITEST))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isOld = /^[0-4]\./.test(version)
if ((isList || isAlone) && !isOld) {
  console.error('Vitest 5 and later have no runner of benchmarks that others extend')
  process.exit(1)
}
const own = mkdtempSync(join(tmpdir(), 'gcbench-'))
// Where its files begin, and what of the tree is loaded before each of them.
let asked = null
const list = isList ? join(own, 'list') : null
const into = join(process.env.GCBENCH_OUT ?? own, 'result.json')
const told = isOld ? ['--outputJson', into] : ['--reporter=json', '--outputFile=' + into]
process.env.GCBENCH_RUNNERS = pathToFileURL(join(folder, 'dist/runners.js')).href
process.env.GCBENCH_CHOSEN = JSON.stringify({ list, names, sec })
// A name begins with its file: no other has to be loaded.
const files = isAlone ? [...new Set(names.map((name) => name.split(' > ')[0]))] : []
process.on('exit', () => {
  try {
    const names = isList ? readFileSync(list, 'utf8').split('\n').slice(0, -1) : []
    for (const name of new Set(names)) {
      const file = resolve(asked?.root ?? '.', JSON.parse(name).split(' > ')[0])
      writeSync(1, sayLoads([file, ...(asked?.files ?? [])]) + '${LISTED}' + name + '\n')
    }
    if (isList) process.exitCode = 0
  } catch (error) {
    process.exitCode = 1
    console.error(String(error))
  }
  rmSync(own, { recursive: true, force: true })
})
process.argv = [process.argv[0], join(folder, 'vitest.mjs'), 'bench', '--run', ...told, ...words]
if (isList || isAlone) {
  const { parseCLI, startVitest } = await import(pathToFileURL(join(folder, 'dist/node.js')))
  const { filter, options } = parseCLI(['vitest', 'bench', ...(isAlone ? told : []), ...words])
  const runner = resolve('${RUNNER}')
  const own = { ...options, run: true, watch: false, runner }
  const running = await startVitest('benchmark', isAlone ? files : filter, own)
  const parts = [running, ...(running?.projects ?? [])].filter(Boolean)
  const before = parts.flatMap(({ config, vite, server }) => [config?.setupFiles ?? [],
    config?.globalSetup ?? [], (vite ?? server)?.config?.configFile ?? []].flat())
  asked = { root: running?.config?.root, files: before.filter((path) => existsSync(path)) }
  await running?.close()
} else await import(pathToFileURL(join(folder, 'vitest.mjs')))
`

/** Lines of sh that write the program for a tool to the folder `$bin.d`. */
const writeNodeProgram = (tool: 'vitest' | 'file'): string => {
  const own = COMMON + FILES_LOADED + (tool === 'vitest' ? VITEST_PROGRAM : FILE_PROGRAM)
  const runner =
    tool === 'vitest' ? `mkdir -p node_modules\n${writeText(RUNNER, VITEST_RUNNER)}` : ''
  return `mkdir -p "$bin.d"\n${writeText('$bin.d/gcbench.mjs', own)}${runner}`
}
