/** `gcbench init`: writes a suite file. */
import { nothingAsked } from '../core/ask/options.ts'
import { buildsServer, isAside } from '../core/suite/servers.ts'
import { type FoundInRepository, writeSuiteTemplate } from '../core/suite/template.ts'
import { folderOf, isInside } from '../core/text/path.ts'
import { goBenchmarks } from '../core/workloads/index.ts'
import { type CommandBook, EXIT, type Terminal } from '../doors/door.ts'
import { tellNothing } from '../doors/progress.ts'
import { type Host, HostError } from '../host/port/host.ts'
import { findSuites } from '../stories/found-suites.ts'

/** The Go of a folder; null: none is here. */
async function goVersionIn(host: Host, cwd: string): Promise<string | null> {
  const told = await host.exec.run({
    argv: ['go', 'env', 'GOVERSION'],
    cwd,
    env: { PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' },
    limitSec: 60,
  })
  return told.code === 0 ? told.stdout.trim() : null
}

/** What HEAD holds, in the folders that go looks into. */
async function look(host: Host): Promise<FoundInRepository> {
  const root = await host.git.root(host.cwd)
  if (root === null) {
    throw new HostError(`${host.cwd} is not inside a git repository`, 'run git init, and commit')
  }
  const sha = await host.git.resolve(root, 'HEAD')
  const grep = (expression: string, pathspec: string) =>
    host.git.grep(root, sha, expression, pathspec)
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
          ...{ path, text: (await host.git.show(root, sha, path)) ?? '' },
        })),
      ),
      imports: modules.length === 0 ? [] : await grep(`"(${quoted})(/[^"]*)?"`, '*.go'),
      modules,
    }),
  }
}

async function init(terminal: Terminal, options: { force: boolean; print: boolean }) {
  const host = terminal.makeHost(tellNothing)
  const text = writeSuiteTemplate(await look(host))
  if (options.print) {
    terminal.out(text)
    return EXIT.ok
  }
  const root = (await host.git.root(host.cwd)) ?? host.cwd
  const path = `${root}/${nothingAsked.config}`
  if (!options.force && (await host.files.exists(path))) {
    throw new HostError(
      `${nothingAsked.config} exists already`,
      'look at a fresh one with --print, or write over it with --force',
    )
  }
  await host.files.write(path, text)
  terminal.out(`wrote ${nothingAsked.config}; next: gcbench plan\n`)
  return EXIT.ok
}

export const initCommand: CommandBook = {
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
