/** Workload: benchmarks of a Node.js package. */
import { z } from 'zod'
import { closed, oneOrMore, requirement, text } from '../settings/values.ts'
import {
  inFolder,
  lentFolder,
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
    .describe(
      '`vitest`: `vitest bench`. `tinybench`, `mitata`: `file` prints its results as ' + 'JSON.',
    ),
  file: oneOrMore(text, 'a file')
    .prefault([])
    .describe('File with the benchmarks; `vitest` finds its own.'),
  install: text
    .prefault('auto')
    .describe(
      'Line of sh that installs and builds. `auto`: npm, pnpm, yarn or bun, by the ' + 'lockfile.',
    ),
}

const settings = closed(shape).superRefine((options, context) => {
  const fail = (path: string, message: string) => context.addIssue(requirement(message, [path]))
  if (options.tool === 'vitest') return
  if (options.file.length !== 1)
    fail('file', `needs one file, which prints the JSON of ${options.tool}`)
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

/** Which Vitest it is, wherever above it lies, and how it is told where its results go. */
const FIND_VITEST = `vitest=$(node -p \
  'require("path").relative(".", require.resolve("vitest/package.json"))')
case $(node -p 'require(require("path").resolve(process.argv[1])).version' "$vitest") in
[0-4].*) into='--outputJson "$GCBENCH_OUT/result.json"' ;;
*) into='--reporter=json --outputFile="$GCBENCH_OUT/result.json"' ;;
esac
`

const FILES = `find . -name node_modules -prune -o -type f -name '*.[cm]*[jt]s*' -print`

/** Downloads of base are there for head, where the user's own cache is out of reach. */
const CACHE = `${lentFolder('cache')}if ! [ -w "$HOME/.npm" ]; then
  export npm_config_cache="$bin.cache/npm" npm_config_store_dir="$bin.cache/pnpm"
  export YARN_CACHE_FOLDER="$bin.cache/yarn" YARN_GLOBAL_FOLDER="$bin.cache/berry"
  export BUN_INSTALL_CACHE_DIR="$bin.cache/bun"
fi
`

const buildOf = (before: string, line: string) => `${CACHE}sh -euc "$1" >&2
shift
${before}${writeProgram(line, FILES)}`

const BUILD = {
  file: buildOf('', `printf 'exec node "$@"\\n'`),
  vitest: buildOf(
    FIND_VITEST,
    `printf 'exec node "%s/vitest.mjs" bench --run %s "$@"\\n' "\${vitest%%/package.json}" "$into"`,
  ),
}

/** The script of a package that runs its benchmarks, and the file in it. */
function readPackage(written: string): { tool: (typeof TOOLS)[number]; script: string } | null {
  const manifest = z.looseObject({
    scripts: z.record(z.string(), z.string()).catch({}),
    dependencies: z.record(z.string(), z.unknown()).catch({}),
    devDependencies: z.record(z.string(), z.unknown()).catch({}),
  })
  try {
    const { scripts, dependencies, devDependencies } = manifest.parse(JSON.parse(written))
    const script = Object.entries(scripts).find(([name]) => /^bench(mark)?s?\b/.test(name))?.[1]
    const installed = Object.keys({ ...dependencies, ...devDependencies })
    const tool = TOOLS.find((one) => installed.includes(one))
    if (script === undefined || tool === undefined) return null
    return tool === 'vitest' && !/\bvitest bench\b/.test(script) ? null : { tool, script }
  } catch {
    return null
  }
}

export const nodeWorkload: Tool<NodeBench> = {
  kind: 'node',
  about: 'benchmarks of a Node.js package: `vitest bench`, tinybench or mitata',
  settings,
  isLinked: false,
  build: ({ install, tool }) =>
    scriptBuild(tool === 'vitest' ? BUILD.vitest : BUILD.file, [
      install === 'auto' ? INSTALL : install,
    ]),
  run: ({ tool, file, filter, args }) =>
    tool === 'vitest'
      ? {
          run: ['{bin}', ...whereGiven(filter, '-t'), ...args, ...file],
          env: { GCBENCH_OUT: '{out}' },
          files: { result: 'result.json' },
          parse: { result: 'vitest-bench' },
        }
      : { run: ['{bin}', ...file, ...args], parse: { stdout: tool } },
  search: {
    manifest: /^package\.json$/,
    read({ folder, text: written }) {
      const benchScript = readPackage(written)
      if (benchScript === null) return null
      const { tool, script } = benchScript
      if (tool === 'vitest') return { what: 'vitest bench', settings: inFolder(folder, {}) }
      const file = /\bnode\s+(?:-\S+\s+)*(\S+\.[cm]?[jt]s)\b/.exec(script)?.[1]
      if (file === undefined) return null
      const what = `${tool} in ${file}, which has to print its results as JSON`
      return { what, settings: inFolder(folder, { tool, file }) }
    },
  },
}
