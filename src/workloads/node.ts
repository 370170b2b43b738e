/** Workload: benchmarks of a Node.js package. */
import { z } from 'zod'
import { quoted } from '../settings/command-line.ts'
import { closed, oneOrMore, requirement, text } from '../settings/values.ts'
import { NAMES, writeNodeProgram } from './node-program.ts'
import {
  ALONE,
  inFolder,
  LIST,
  lentFolder,
  measurementTime,
  namesListed,
  scriptBuild,
  type Tool,
  toolShape,
  whereGiven,
  writeProgram,
} from './tool.ts'

const TOOLS = ['vitest', 'tinybench', 'mitata'] as const

const shape = {
  ...toolShape('a regular expression on names (`vitest bench -t`), with `tool: vitest` alone'),
  tool: z
    .enum(TOOLS)
    .prefault('vitest')
    .describe('`vitest`: `vitest bench`. `tinybench`, `mitata`: `file` runs as it is.'),
  file: oneOrMore(text, 'a file')
    .prefault([])
    .describe('File with the benchmarks; `vitest` finds its own.'),
  install: text
    .prefault('auto')
    .describe(
      'Line of sh that installs and builds. `auto`: npm, pnpm, yarn or bun, by the lockfile.',
    ),
  'node-args': oneOrMore(text, 'an argument')
    .prefault([])
    .describe('Arguments of Node.js before the file, such as `--import tsx`.'),
  'measurement-time': measurementTime(),
}

const settings = closed(shape).superRefine((options, context) => {
  const fail = (path: string, message: string) => context.addIssue(requirement(message, [path]))
  if (options.tool === 'vitest') return
  if (options.file.length !== 1)
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
case $lock in
pnpm-lock.yaml)
  case $(sed -n "s/^lockfileVersion: *'\\{0,1\\}\\([0-9]*\\).*/\\1/p" "$lock" | head -n 1) in
  5) version=7 ;;
  6) version=8 ;;
  *) version=9 ;;
  esac
  with pnpm pnpm "$version" install --frozen-lockfile ;;
yarn.lock)
  case $(sed -n '/^__metadata:/,/^$/s/^  version: *//p' "$lock") in
  '') with yarn yarn 1 install --frozen-lockfile ;;
  [4-6]) with yarn @yarnpkg/cli-dist 3 install --immutable ;;
  *) with yarn @yarnpkg/cli-dist 4 install --immutable ;;
  esac ;;
bun.lock*) with bun bun 1 install --frozen-lockfile ;;
*-*.json) npm ci ;;
*) cd "$own"
  if [ -f package.json ]; then npm install --no-package-lock; fi ;;
esac`

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

type Found = Pick<NodeBench, 'tool' | 'file' | 'node-args'>

const manifestSchema = z.looseObject({
  scripts: z.record(z.string(), z.string()).catch({}),
  dependencies: z.record(z.string(), z.unknown()).catch({}),
  devDependencies: z.record(z.string(), z.unknown()).catch({}),
})

/** A file as Node.js or tsx runs it, and what Node.js is given before it. */
function fileIn(script: string): Pick<Found, 'file' | 'node-args'> | null {
  const [, program, flags = '', file] =
    /\b(node|tsx)\s+((?:-\S+\s+)*)(\S+\.[cm]?[jt]s)\b/.exec(script) ?? []
  if (file === undefined) return null
  const own = program === 'tsx' ? ['--import', 'tsx'] : flags.split(/\s+/).filter(Boolean)
  return { file: [file], 'node-args': own }
}

/** What its scripts for benchmarks run, with a tool that it installs. */
function readPackage(written: string): Found | null {
  const { data: manifest } = manifestSchema.safeParse(jsonOf(written))
  if (manifest === undefined) return null
  const scripts = Object.entries(manifest.scripts).flatMap(([name, script]) =>
    /^bench(mark)?s?\b/.test(name) ? [script] : [],
  )
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const isOfVitest = scripts.some((script) => /\bvitest bench\b/.test(script))
  if (isOfVitest && installed.includes('vitest'))
    return { tool: 'vitest', file: [], 'node-args': [] }
  const tool = TOOLS.find((one) => one !== 'vitest' && installed.includes(one))
  const [found] = scripts.flatMap((script) => fileIn(script) ?? [])
  return tool === undefined || found === undefined ? null : { tool, ...found }
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
  tool === 'vitest' ? [...whereGiven(filter, '-t'), ...args, ...file] : [...file, ...args]

export const nodeWorkload: Tool<NodeBench> = {
  kind: 'node',
  about: 'benchmarks of a Node.js package: `vitest bench`, tinybench or mitata',
  settings,
  isLinked: false,
  build: ({ install, tool, ...settings }) =>
    scriptBuild(buildOf(tool === 'vitest' ? 'vitest' : 'file'), [
      install === 'auto' ? INSTALL : install,
      settings['node-args'].map((word) => ` ${quoted(word)}`).join(''),
    ]),
  run: (settings) => {
    const run = ['{bin}', ...wordsOf(settings)]
    if (settings.tool !== 'vitest') return { run, parse: { stdout: settings.tool } }
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
  search: {
    manifest: /^package\.json$/,
    read({ folder, text: written }) {
      const found = readPackage(written)
      if (found === null) return null
      const { tool, file, ...rest } = found
      if (tool === 'vitest') return { what: 'vitest bench', settings: inFolder(folder, {}) }
      const words = rest['node-args'].length === 0 ? {} : rest
      const [first = ''] = file
      return {
        what: `${tool} in ${first}`,
        settings: inFolder(folder, { tool, file: first, ...words }),
      }
    },
  },
}
