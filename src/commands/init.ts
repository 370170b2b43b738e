/** `gcbench init`: writes a suite file. */
import { nothingAsked } from '../core/ask/options.ts'
import { type FoundInRepository, writeSuiteTemplate } from '../core/suite/template.ts'
import { goBenchmarks } from '../core/workloads/index.ts'
import { type CommandBook, EXIT, type Terminal } from '../doors/door.ts'
import { type Host, HostError } from '../host/port/host.ts'
import { tellNothing } from '../host/tell.ts'

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

/** The module with the most benchmarks, from what HEAD holds. */
async function look(host: Host): Promise<FoundInRepository> {
  const root = await host.git.root(host.cwd)
  if (root === null) {
    throw new HostError(`${host.cwd} is not inside a git repository`, 'run git init, and commit')
  }
  const sha = await host.git.resolve(root, 'HEAD')
  const { expression, pathspec } = goBenchmarks.mark
  const hits = await host.git.grep(root, sha, expression, pathspec)
  const modules = (await host.git.grep(root, sha, '^module ', '*go.mod')).map(({ path }) =>
    folderOf(path),
  )
  const moduleOf = (path: string) =>
    modules
      .filter((folder) => folder === '' || path.startsWith(`${folder}/`))
      .sort((a, b) => b.length - a.length)[0]
  const byModule = Map.groupBy(hits, ({ path }) => moduleOf(path) ?? null)
  byModule.delete(null)
  const [moduleFolder = modules[0] ?? '', found = []] =
    [...byModule].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  const packages = Map.groupBy(found, ({ path }) => folderOf(path))
  const told = await host.exec.run({
    argv: ['go', 'env', 'GOVERSION'],
    cwd: `${root}/${moduleFolder ?? ''}`,
    env: { PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' },
    limitSec: 60,
  })
  // A program that listens; a library such as a router has the words in examples and tests only.
  const listens = await host.git.grep(root, sha, 'ListenAndServe|net\\.Listen\\(', '*.go')
  const programs = new Set(
    (await host.git.grep(root, sha, '^package main$', '*.go')).map(({ path }) => path),
  )
  const servers = listens.filter(
    ({ path }) => programs.has(path) && !/_test\.go$|(?:^|\/)_?(?:examples?|testdata)\//.test(path),
  )
  return {
    moduleFolder: moduleFolder ?? '',
    packages: [...packages].map(([folder, benchmarks]) => ({
      path: `./${folder.slice((moduleFolder ?? '').length).replace(/^\//, '')}`,
      benchmarks: benchmarks.length,
    })),
    goVersion: told.code === 0 ? told.stdout.trim() : null,
    hasServer: servers.length > 0,
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
