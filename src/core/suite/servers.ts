/** Whether a repository builds a server, from its source: programs, calls, imports. */
import { folderOf, pathIn } from '../text/path.ts'

/** Lines of Go files, as git grep finds them. */
export type SourceLine = { path: string; line: string }

export type SourceFile = { path: string; text: string }

export type ServerSigns = {
  /** `package main`. */
  mains: readonly SourceLine[]
  /** Files that may call for connections, whole. */
  listens: readonly SourceFile[]
  /** Lines that name a package of these modules. */
  imports: readonly SourceLine[]
  /** Modules: their paths, and the folders that they are in. */
  modules: readonly { folder: string; path: string }[]
}

/** Tests, examples, tools of the build: no program that anybody runs for good. */
export const isAside = ({ path }: { path: string }) =>
  /_test\.go$|(?:^|\/)(?:[_.][^/]*|examples?|testdata|vendor|internal\/tools|tools|hack)\//.test(
    path,
  )

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g

const CALL = /^(?!\s*func\b).*\b(?:ListenAndServe(?:TLS)?|net\.Listen)\((.*)/

/** Whether a file calls for connections other than those of a profiler. */
function isListening({ text }: SourceFile): boolean {
  const code = text.replace(COMMENT_OR_TEXT, '""')
  const calls = code.split('\n').flatMap((line) => CALL.exec(line)?.[1] ?? [])
  // Handlers of the default mux: whose they are, a file that names none does not say.
  const isProfiler = /"net\/http\/pprof"/.test(text) && !/\bhttp\.Handle(?:Func)?\(/.test(code)
  return calls.some((rest) => !(isProfiler && /^[^,]*,\s*nil\s*\)/.test(rest)))
}

/** Folder of a package that a line imports; null: none of these modules. */
function importedIn({ line }: SourceLine, modules: ServerSigns['modules']): string | null {
  const path = /"([^"]+)"/.exec(line)?.[1] ?? ''
  const [own] = modules
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  if (own === undefined) return null
  return pathIn(own.folder, path.slice(own.path.length + 1))
}

/** Whether a program of the repository calls for connections, itself or in a package it imports. */
export function buildsServer({ mains, listens, imports, modules }: ServerSigns): boolean {
  const listening = new Set(
    listens.filter((one) => !isAside(one) && isListening(one)).map(({ path }) => folderOf(path)),
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
