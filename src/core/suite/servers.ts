/** Whether a repository builds a server, from lines of its source: programs, calls, imports. */

/** Lines of Go files, as git grep finds them. */
export type SourceLine = { path: string; line: string }

export type ServerSigns = {
  /** `package main`. */
  mains: readonly SourceLine[]
  /** Calls that wait for connections. */
  listens: readonly SourceLine[]
  /** Lines that name a package of these modules. */
  imports: readonly SourceLine[]
  /** Modules: their paths, and the folders that they are in. */
  modules: readonly { folder: string; path: string }[]
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

/** Tests, examples, tools of the build: no program that anybody runs for good. */
const isAside = ({ path }: SourceLine) =>
  /_test\.go$|(?:^|\/)(?:[_.][^/]*|examples?|testdata|vendor|internal\/tools|tools|hack)\//.test(
    path,
  )

const isCall = ({ line }: SourceLine) =>
  /^[^"`]*\b(?:ListenAndServe(?:TLS)?|net\.Listen)\(/.test(line)

/** Folder of a package that a line imports; null: none of these modules. */
function importedIn({ line }: SourceLine, modules: ServerSigns['modules']): string | null {
  const path = /"([^"]+)"/.exec(line)?.[1] ?? ''
  const [own] = modules
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  if (own === undefined) return null
  return [own.folder, path.slice(own.path.length + 1)].filter(Boolean).join('/')
}

/** Whether a program of the repository calls for connections, itself or in a package it imports. */
export function buildsServer({ mains, listens, imports, modules }: ServerSigns): boolean {
  const listening = new Set(
    listens.filter((one) => !isAside(one) && isCall(one)).map(({ path }) => folderOf(path)),
  )
  const needs = Map.groupBy(
    imports.filter((one) => !isAside(one)),
    ({ path }) => folderOf(path),
  )
  const seen = new Set(mains.filter((one) => !isAside(one)).map(({ path }) => folderOf(path)))
  for (const folder of seen) {
    if (listening.has(folder)) return true
    for (const one of needs.get(folder) ?? []) {
      const imported = importedIn(one, modules)
      // A set goes on with what is put in while it is walked.
      if (imported !== null) seen.add(imported)
    }
  }
  return false
}
