/**
 * Which lines a change edits, on either side, by the names that profiles give to files: so that a
 * function that became slower can be told to be called from there.
 */
import type { Host } from '../machine/host.ts'
import type { Side } from '../model/model.ts'
import { folderOf, pathIn } from '../model/paths.ts'
import type { EditedPlaces } from '../parse/pprof.ts'
import {
  type EditedLines,
  functionsAround,
  type LineRange,
  readEdits,
} from '../parse/unified-diff.ts'
import { goModulePath } from '../workloads/dependents.ts'

const LIMIT_SEC = 10
const MOST_BYTES = 64 * 1024 * 1024
/** More of them are no change that a line explains. */
const MOST_FILES = 2_000

type GoModule = { name: string; folder: string }

/** The module that files of a folder belong to; null: none. Each folder is looked into once. */
function makeModuleFinder(files: Host['files'], root: string) {
  const known = new Map<string, GoModule | null>()
  return async function moduleOf(folder: string): Promise<GoModule | null> {
    const before = known.get(folder)
    if (before !== undefined) return before
    const text = await files.read(`${pathIn(root, folder)}/go.mod`)
    const name = text === null ? null : goModulePath(text)
    const above = folder === '' ? null : folderOf(folder)
    const found = name !== null ? { name, folder } : above === null ? null : await moduleOf(above)
    known.set(folder, found)
    return found
  }
}

/**
 * Names of files as compilers write them: whole, or as -trimpath leaves them; each with its path. Our
 * samplers write the path itself.
 */
async function namesOf(files: Host['files'], root: string, paths: readonly string[]) {
  const names = new Map<string, string>()
  const moduleOf = makeModuleFinder(files, root)
  for (const path of paths) {
    names.set(`${root}/${path}`, path)
    const isGo = path.endsWith('.go')
    if (!isGo) names.set(path, path)
    const module = isGo ? await moduleOf(folderOf(path)) : null
    if (module === null) continue
    const inside = module.folder === '' ? path : path.slice(module.folder.length + 1)
    names.set(`${module.name}/${inside}`, path)
  }
  return names
}

async function editedIn(
  files: Host['files'],
  root: string,
  lines: EditedLines,
): Promise<EditedPlaces> {
  const names = await namesOf(files, root, [...lines.keys()])
  const functions = new Map<string, LineRange[]>()
  for (const [path, edited] of lines) {
    const text = path.endsWith('.go') ? await files.read(`${root}/${path}`) : null
    functions.set(path, text === null ? [] : functionsAround(text, edited))
  }
  return { names, lines, functions }
}

/** Null: the sides are one folder, or it cannot be told. */
export async function editsBetween(
  { exec, files, env }: Pick<Host, 'exec' | 'files' | 'env'>,
  roots: Record<Side, string>,
): Promise<Record<Side, EditedPlaces> | null> {
  if (roots.base === roots.head) return null
  const plain = ['--no-index', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames']
  const exit = await exec.run({
    argv: [
      'git',
      '-c',
      'core.quotePath=false',
      'diff',
      ...plain,
      '-U0',
      '--',
      roots.base,
      roots.head,
    ],
    cwd: folderOf(roots.head),
    // What the tree says of git is not asked.
    env: { PATH: env.PATH ?? '', GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    limitSec: LIMIT_SEC,
    keepBytes: MOST_BYTES,
  })
  // One: they differ.
  if (exit.code !== 1 || exit.cutBytes.stdout > 0) return null
  const { base, head } = readEdits(exit.stdout, roots)
  if (base.size + head.size > MOST_FILES) return null
  return {
    base: await editedIn(files, roots.base, base),
    head: await editedIn(files, roots.head, head),
  }
}
