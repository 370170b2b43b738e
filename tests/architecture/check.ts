/** Checks of source files against rooms.ts. Every function returns sentences; none: all well. */
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import {
  bounds,
  forbiddenNames,
  impureGlobals,
  ownPatterns,
  rooms,
  shelves,
  storeys,
  walls,
  workshop,
} from './rooms.ts'

/** A file of the project: path from its root with forward slashes, and text. */
export type SourceFile = { path: string; text: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function visit(node: Node, see: (node: Node, parent: Node | null, key: string) => void) {
  const walk = (at: Node, parent: Node | null, key: string) => {
    see(at, parent, key)
    for (const [name, value] of Object.entries(at))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, at, name)
  }
  walk(node, null, '')
}

function parse(file: SourceFile): Node {
  const { program, errors } = parseSync(file.path, file.text, { lang: 'ts' })
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** To parse all files takes seconds, and several checks ask for their imports. */
const imports = new WeakMap<SourceFile, string[]>()

/** Every module specifier: import, export from, import(), import type, import('x').T. */
export function importsOf(file: SourceFile): string[] {
  const known = imports.get(file)
  if (known !== undefined) return known
  const found: string[] = []
  imports.set(file, found)
  visit(parse(file), (node) => {
    const source = node.source ?? (node.type === 'TSImportType' ? node.argument : null)
    if (!isNode(source)) return
    const literal = source.type === 'TSLiteralType' ? (source.literal as Node) : source
    found.push(typeof literal.value === 'string' ? literal.value : '(computed)')
  })
  return found
}

const partOf = (book: string, path: string) =>
  posix.dirname(book) === posix.dirname(path) &&
  (posix.basename(path, '.ts').startsWith(`${posix.basename(book, '.ts')}-`) ||
    posix.basename(book, '.ts').startsWith(`${posix.basename(path, '.ts')}-`))

const roomOf = (path: string) => rooms.find((room) => room.path === posix.dirname(path))

/** Project files and packages that a file imports, by path from the root and by name. */
const targetsOf = (file: SourceFile) =>
  importsOf(file).map((specifier) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : specifier,
  )

/** Why this import is refused; null: it runs down. */
function refusal(path: string, target: string, isLocal: boolean): string | null {
  const room = roomOf(path)!
  const wall = walls.find(({ from, never }) => from.test(path) && never.test(target))
  if (wall !== undefined && !(isLocal && partOf(path, target))) return wall.why
  if (!isLocal)
    return room.packages.some((known) => known.test(target)) ? null : 'no package of this room'
  const other = roomOf(target)
  if (other === undefined) return 'it is in no room'
  if (other === room) return null
  if (!storeys.find(({ name }) => name === room.storey)?.sees.includes(other.storey))
    return `${room.storey} does not see ${other.storey}`
  return rooms.indexOf(other) < rooms.indexOf(room) ? null : `${other.path} stands above`
}

/** R1: imports run down the list of rooms only. */
export function importProblems(file: SourceFile): string[] {
  if (workshop.test(file.path)) return []
  if (roomOf(file.path) === undefined) return [`${file.path}: in no room`]
  return importsOf(file).flatMap((specifier) => {
    const isLocal = specifier.startsWith('.')
    const target = isLocal ? posix.join(posix.dirname(file.path), specifier) : specifier
    const why = refusal(file.path, target, isLocal)
    return why === null ? [] : [`${file.path}: may not import ${target}: ${why}`]
  })
}

/** Rows of the rules that are about nothing: rooms without a file, walls that nobody could meet. */
export function deadRows(files: SourceFile[]): string[] {
  const paths = files.map(({ path }) => path)
  const imported = files.flatMap(targetsOf)
  return [
    ...rooms
      .filter((room) => !paths.some((path) => posix.dirname(path) === room.path))
      .map((room) => `${room.path}: a room without a file`),
    ...storeys
      .filter(({ name }) => !rooms.some((room) => room.storey === name))
      .map(({ name }) => `${name}: a storey without a room`),
    ...shelves
      .filter((shelf) => !paths.includes(`${shelf}/index.ts`))
      .map((shelf) => `${shelf}: a shelf without an index`),
    ...packagesUnmet(files),
    ...walls
      .filter(
        ({ from, never }) =>
          !paths.some((path) => from.test(path)) ||
          ![...paths, ...imported].some((path) => never.test(path)),
      )
      .map(({ from, never }) => `${from} never ${never}: a wall that nobody could meet`),
  ]
}

/** Packages that rooms may import, a row of several rooms once, and none of them does. */
function packagesUnmet(files: SourceFile[]): string[] {
  const allowed = rooms.flatMap(({ path, packages }) => packages.map((known) => ({ path, known })))
  return [...Map.groupBy(allowed, ({ known }) => String(known))]
    .filter(([, rows]) => {
      const inside = new Set(rows.map(({ path }) => path))
      const own = files.filter(({ path }) => inside.has(posix.dirname(path)))
      return !own.flatMap(importsOf).some((target) => rows[0]?.known.test(target))
    })
    .map(([known, rows]) => `${rows[0]?.path}: imports no package ${known}`)
}

/** Files that import each other in a ring, however long; each ring once. */
export function circles(files: SourceFile[]): string[] {
  const edges = new Map(files.map((file) => [file.path, targetsOf(file)]))
  const done = new Set<string>()
  const found: string[] = []
  const visitFrom = (path: string, trail: string[]) => {
    const at = trail.indexOf(path)
    if (at !== -1) found.push([...trail.slice(at), path].join(' -> '))
    if (at !== -1 || done.has(path)) return
    for (const next of edges.get(path) ?? []) if (edges.has(next)) visitFrom(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visitFrom(path, [])
  return found
}

/** Folders of src, bot and tests in which too much lies flat. */
export function folderProblems(paths: string[]): string[] {
  const inside = paths.filter((path) => /^(src|bot|tests)\//.test(path))
  return [...Map.groupBy(inside, (path) => posix.dirname(path))]
    .filter(([, files]) => files.length > bounds.folderFiles)
    .map(([folder, files]) => `${folder}: ${files.length} files lie flat`)
}

/** Whether an identifier is a use of a variable, not a property, key, label or type member. */
function isVariable(parent: Node | null, key: string) {
  if (parent === null) return true
  if (key === 'property' && parent.type === 'MemberExpression') return parent.computed === true
  if (key === 'key') return parent.computed === true || parent.shorthand === true
  return !(key === 'right' && parent.type === 'TSQualifiedName')
}

/** R1: core touches nothing. */
export function globalProblems(file: SourceFile): string[] {
  const found = new Set<string>()
  visit(parse(file), (node, parent, key) => {
    if (node.type === 'Identifier' && impureGlobals.includes(node.name as string))
      if (isVariable(parent, key)) found.add(node.name as string)
    if (node.type === 'MemberExpression' && /^Math\.?\[?.?random/.test(textOf(file, node)))
      found.add('Math.random')
  })
  return [...found].map((name) => `${file.path}: core may not use ${name}`)
}

const textOf = (file: SourceFile, node: Node) => file.text.slice(node.start, node.end)

const linesIn = (text: string) => text.replace(/\n$/, '').split('\n').length

/** Regular expressions made of text, outside of the files that make them of their own pieces. */
export function patternProblems(files: SourceFile[]): string[] {
  const makers = files
    .filter(({ path }) => /^(src|bot)\//.test(path))
    .filter((file) => {
      let isMaker = false
      visit(parse(file), (node) => {
        const { callee } = node
        const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
        if (isCall && isNode(callee) && callee.name === 'RegExp') isMaker = true
      })
      return isMaker
    })
    .map(({ path }) => path)
  return [
    ...makers
      .filter((path) => !ownPatterns.includes(path))
      .map((path) => `${path}: a regular expression made of text; use text/pattern.ts`),
    ...ownPatterns
      .filter((path) => !makers.includes(path))
      .map((path) => `ownPatterns: ${path} makes none`),
  ]
}

/** Lengths of functions and lines. Test files have no bound on functions: `describe` is one. */
export function sizeProblems(file: SourceFile): string[] {
  const problems: string[] = []
  file.text.split('\n').forEach((line, index) => {
    if ([...line].length > bounds.columns)
      problems.push(`${file.path}:${index + 1}: ${[...line].length} columns`)
  })
  if (file.path.startsWith('tests/')) return problems
  visit(parse(file), (node) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
      return
    const height = linesIn(textOf(file, node))
    const at = linesIn(file.text.slice(0, node.start))
    if (height > bounds.functionLines)
      problems.push(`${file.path}:${at}: a function of ${height} lines`)
  })
  return problems
}

const KINDS = 'type|interface|class|enum|function\\*?|const|let'
const NAMED = new RegExp(`^export (?:(?:declare|abstract|async) )*(?:${KINDS}) (\\w+)`, 'gm')

/** One meaning for each name: what two files of src and bot export under one, of any kind. */
export function wordProblems(files: SourceFile[]): string[] {
  const named = files
    .filter(({ path }) => /^(src|bot)\//.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(NAMED)].map(([, name]) => ({ name, path })))
  return [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, all]) => hasSeveral(all))
    .map(([name, all]) => `${name}: exported by ${all.map(({ path }) => path).join(', ')}`)
}

const hasSeveral = (all: { path: string }[]) => new Set(all.map(({ path }) => path)).size > 1

/** Every file of src and bot says in its first line what it is. */
export const headProblems = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(src|bot)\//.test(path))
    .filter(({ text }) => !/^(?:#!.*\n)?\/\*\*/.test(text))
    .map(({ path }) => `${path}: its first line does not say what it is`)

/** Names that say nothing, and `index.ts` outside a shelf. */
export function nameProblems(path: string): string[] {
  const problems = path
    .split('/')
    .map((part) => part.replace(/\.[^.]*$/, ''))
    .filter((part) => forbiddenNames.includes(part))
    .map((part) => `${path}: the name "${part}" says nothing`)
  const isIndex = posix.basename(path) === 'index.ts'
  if (isIndex && !shelves.includes(posix.dirname(path)))
    problems.push(`${path}: only a shelf has an index`)
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(posix.basename(path)))
    problems.push(`${path}: not kebab-case`)
  return problems
}

/**
 * R2: a file on a shelf, in folders of it too, is listed in the index, or is a part of a book
 * (`book-part.ts`).
 */
export function shelfProblems(shelf: string, files: SourceFile[]): string[] {
  const onShelf = files.filter(({ path }) => path.startsWith(`${shelf}/`))
  const index = onShelf.find(({ path }) => path === `${shelf}/index.ts`)
  if (index === undefined) return onShelf.length === 0 ? [] : [`${shelf}: no index.ts`]
  const listed = new Set(importsOf(index).map((specifier) => posix.join(shelf, specifier)))
  return onShelf
    .filter(({ path }) => path !== index.path && !listed.has(path))
    .filter(({ path }) => !isUsedPart(path, onShelf, listed))
    .map(({ path }) => `${path}: neither in ${shelf}/index.ts nor a part of a book that is`)
}

function isUsedPart(path: string, onShelf: SourceFile[], listed: Set<string>) {
  return onShelf.some(
    (book) =>
      listed.has(book.path) &&
      partOf(book.path, path) &&
      onShelf
        .filter((file) => file.path === book.path || partOf(book.path, file.path))
        .some((file) =>
          importsOf(file).some((s) => posix.join(posix.dirname(file.path), s) === path),
        ),
  )
}

/** A home or workplace folder of some machine; split so that this file does not name one. */
const MACHINE_PATH = new RegExp(
  `(?<![\\w.])/(${['root', 'home/\\w+', 'Users/\\w+', 'work'].join('|')})/`,
)

/** Text that only holds on the machine it was written on. */
export const machineProblems = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = MACHINE_PATH.exec(line)
    return found === null ? [] : [`${path}:${index + 1}: names a folder of one machine`]
  })
