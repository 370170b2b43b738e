/** `gcbench init`: writes a suite file. */
import { type GrepHit, type Host, HostError } from '../machine/host.ts'
import { folderOf, isInside } from '../model/paths.ts'
import { type Pattern, patternOf } from '../model/pattern.ts'
import {
  buildsServer,
  holdsNothing,
  isAside,
  OTHER_TOOLS_URL,
  type RepositoryContents,
  writeSuiteTemplate,
} from '../plan/suite-template.ts'
import { noRunOptions } from '../settings/options.ts'
import { findSuites } from '../sources/packages.ts'
import { goBenchmarks } from '../workloads/index.ts'
import { noProgress } from './progress.ts'
import { EXIT, type Terminal, type TerminalCommand } from './terminal.ts'

/** The Go of a folder; null: none is here. */
async function goVersionIn(host: Host, cwd: string): Promise<string | null> {
  const run = await host.exec.run({
    argv: ['go', 'env', 'GOVERSION'],
    cwd,
    env: { PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' },
    limitSec: 60,
  })
  return run.code === 0 ? run.stdout.trim() : null
}

/** Lines of source files, and their text: of the commit, or of the folder where git is not. */
type Sources = {
  root: string
  /** `pathspec` is `*` and how the path ends. */
  grep(expression: string, pathspec: string): Promise<GrepHit[]>
  show(path: string): Promise<string | null>
}

async function sourcesOf(host: Host): Promise<Sources> {
  const root = await host.git.root(host.cwd)
  if (root === null) return folderSources(host)
  const sha = await host.git.resolve(root, 'HEAD')
  return {
    root,
    grep: (expression, pathspec) => host.git.grep(root, sha, expression, pathspec),
    show: (path) => host.git.show(root, sha, path),
  }
}

/** Two folders can be compared without git, so one of them can be looked into without it. */
async function folderSources({ cwd: root, files }: Host): Promise<Sources> {
  const paths = await files.find(root, goBenchmarks.isSkipped)
  const show = (path: string) => files.read(`${root}/${path}`)
  const hitsIn = (path: string, text: string, pattern: Pattern): GrepHit[] =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [{ path, number: at + 1, line }] : []))
  return {
    root,
    show,
    async grep(expression, pathspec) {
      const pattern = patternOf(expression)
      const meant = paths.filter((path) => path.endsWith(pathspec.slice(1)))
      const hits = meant.map(async (path) => hitsIn(path, (await show(path)) ?? '', pattern))
      return (await Promise.all(hits)).flat()
    },
  }
}

/** What the sources hold, in the folders that go looks into. */
async function look(host: Host): Promise<RepositoryContents> {
  const { root, grep, show } = await sourcesOf(host)
  const isSkipped = ({ path }: { path: string }) =>
    folderOf(path).split('/').some(goBenchmarks.isSkipped)
  const hits = (await grep(goBenchmarks.mark.expression, goBenchmarks.mark.pathspec)).filter(
    (hit) => !isSkipped(hit),
  )
  const modules = (await grep('^module ', '*go.mod'))
    .filter((hit) => !isSkipped(hit))
    .map(({ path, line }) => ({ folder: folderOf(path), path: line.split(/\s+/)[1] ?? '' }))
  const moduleOf = (path: string) =>
    modules
      .filter(({ folder }) => isInside(path, folder))
      .sort((a, b) => b.folder.length - a.folder.length)[0]?.folder ?? null
  const byModule = Map.groupBy(hits, ({ path }) => moduleOf(path))
  const outside = byModule.get(null)?.length ?? 0
  byModule.delete(null)
  const own = [...byModule].sort((a, b) => b[1].length - a[1].length)
  const packages = Map.groupBy(
    own.flatMap(([, found]) => found),
    ({ path }) => folderOf(path),
  )
  const [first = modules[0]?.folder ?? ''] = own.map(([folder]) => folder ?? '')
  // Generators that lie among the files of a package, each a program by itself.
  const alone = new Set((await grep('^//( \\+|go:)build ignore', '*.go')).map(({ path }) => path))
  const listens = await grep('ListenAndServe|net\\.Listen\\(', '*.go')
  const listening = new Set(listens.filter((one) => !isAside(one)).map(({ path }) => path))
  const quoted = modules.map(({ path }) => path.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')).join('|')
  return {
    isGo: modules.length > 0 || hits.length > 0,
    tools: (await findSuites(host, root)).suites,
    moduleFolders: own.map(([folder]) => folder ?? ''),
    outside,
    packages: [...packages].map(([folder, benchmarks]) => ({
      path: folder === '' ? '.' : `./${folder}`,
      benchmarks: benchmarks.length,
    })),
    goVersion: await goVersionIn(host, `${root}/${first}`),
    hasServer: buildsServer({
      mains: (await grep('^package main$', '*.go')).filter(({ path }) => !alone.has(path)),
      listens: await Promise.all(
        [...listening].map(async (path) => ({
          path,
          text: (await show(path)) ?? '',
        })),
      ),
      imports: modules.length === 0 ? [] : await grep(`"(${quoted})(/[^"]*)?"`, '*.go'),
      modules,
    }),
  }
}

async function init(terminal: Terminal, options: { force: boolean; print: boolean }) {
  const host = terminal.makeHost(noProgress)
  const findings = await look(host)
  const text = writeSuiteTemplate(findings)
  if (options.print) {
    terminal.out(text)
    return EXIT.ok
  }
  const root = (await host.git.root(host.cwd)) ?? host.cwd
  const path = `${root}/${noRunOptions.config}`
  if (!options.force && (await host.files.exists(path))) {
    throw new HostError(
      `${noRunOptions.config} exists already`,
      'print a new one with --print, or overwrite it with --force',
    )
  }
  await host.files.write(path, text)
  const next = holdsNothing(findings)
    ? `found no benchmarks; wrote ${noRunOptions.config} with an example for any program.\n` +
      `Next: put your own command in it. Benchmarks of other tools: ${OTHER_TOOLS_URL}\n`
    : `wrote ${noRunOptions.config}; next: gcbench plan\n`
  terminal.out(next)
  return EXIT.ok
}

export const initCommand: TerminalCommand = {
  name: 'init',
  register(program, terminal, end) {
    program
      .command('init')
      .summary('write a commented suite file from what is in the repository')
      .option('--force', 'write over an existing suite file', false)
      .option('--print', 'print it instead of writing it', false)
      .action(async (options: { force: boolean; print: boolean }) => {
        end(await init(terminal, options))
      })
  },
}
