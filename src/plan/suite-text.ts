/** Text of a suite file -> values, where each stands, and what the schema says against them. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Code } from '../model/finding-codes.ts'
import type { ConfigProblem, TextPlace } from '../model/findings.ts'
import { nearest } from '../model/paths.ts'
import type { OwnIssue } from '../settings/values.ts'

/** Keys and list indices from the top of the file. */
export type Path = readonly (string | number)[]

/**
 * Line and column of the value at a path, or of the key it stands under. For a path that is not in
 * the file: of the nearest key above it.
 */
export type Locate = (path: Path, side: 'key' | 'value') => TextPlace

/** A suite file as plain values (null for nothing), or why its text holds none. */
type SuiteText =
  | { readable: false; problems: ConfigProblem[] }
  | { readable: true; value: unknown; problems: ConfigProblem[]; locate: Locate }

/** Limits that no honest suite file comes near; an alias counts as often as it is used. */
const MOST_CHARACTERS = 256 * 1024
const MOST_VALUES = 10_000
/** Characters that begin or part values: what a parser's time goes by, whatever they come to. */
const MARKS = /[\n[\]{},:?&*!-]/g
const MOST_MARKS = 4 * MOST_VALUES
const LONGEST_WORDS = 300
const DEEPEST = 20
const TOO_DEEP = `nested more than ${DEEPEST} levels deep`

/** `suites.oltp.contrasts[0].ref`; a key with unusual characters stands in quotes. */
export const formatPath = (path: Path): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      if (!/^[\w/*$-]+$/.test(part)) return `[${JSON.stringify(part)}]`
      return index === 0 ? part : `.${part}`
    })
    .join('')

class TooLarge extends Error {}

/** Where a node stands: its path, the offset of its key, the aliases that led to it. */
type Position = { path: Path; keyOffset: number; aliases: readonly string[] }

type Note = { code: Code; path: Path; offset: number; message: string }

/** YAML tree -> plain values; notes places, and what YAML allows but a suite file does not. */
class Reader {
  readonly places = new Map<string, { key: number; value: number }>()
  readonly notes: Note[] = []
  private readonly anchors = new Map<string, Node>()
  private count = 0

  read(node: Node | null, position: Position): unknown {
    const { path, keyOffset, aliases } = position
    const offset = node?.range?.[0] ?? keyOffset
    this.places.set(JSON.stringify(path), { key: keyOffset, value: offset })
    this.count += 1
    if (this.count > MOST_VALUES) throw new TooLarge(`more than ${MOST_VALUES} values`)
    if (path.length > DEEPEST) throw new TooLarge(TOO_DEEP)
    if (isAlias(node)) return this.readAlias(node.source, offset, position)
    if (aliases.length === 0 && node?.anchor !== undefined) this.anchors.set(node.anchor, node)
    if (isMap(node)) return this.readMap(node.items, position)
    if (isSeq(node)) {
      return node.items.map((item, index) =>
        this.read(item as Node | null, { ...position, path: [...path, index], keyOffset: offset }),
      )
    }
    return isScalar(node) ? readScalar(node.value, node.source) : null
  }

  private readAlias(name: string, offset: number, position: Position): unknown {
    const { path, aliases } = position
    const target = this.anchors.get(name)
    if (target !== undefined && !aliases.includes(name)) {
      return this.read(target, { ...position, aliases: [...aliases, name] })
    }
    const why = target === undefined ? `has no anchor &${name} before it` : 'stands inside itself'
    return this.note('alias', path, offset, `alias *${name} ${why}`)
  }

  private readMap(pairs: readonly { key: unknown; value: unknown }[], position: Position) {
    const { path } = position
    const map = new Map<string, unknown>()
    for (const { key, value } of pairs) {
      const keyOffset = (key as Node | null)?.range?.[0] ?? position.keyOffset
      const name = isScalar(key) ? String(key.source ?? key.value ?? '') : ''
      if (name === '') this.note('bad-key', path, keyOffset, 'a key must be text')
      else if (name in Object.prototype) {
        this.note('bad-key', path, keyOffset, `"${name}" cannot be a key`)
      } else if (name === '<<') {
        this.note(
          'bad-key',
          path,
          keyOffset,
          'merge keys (<<) are not read: name an alias as value',
        )
      } else if (map.has(name)) {
        this.note('duplicate-key', path, keyOffset, `key "${name}" stands here twice`)
      } else {
        const inner = { ...position, path: [...path, name], keyOffset }
        map.set(name, this.read(value as Node | null, inner))
      }
    }
    return Object.fromEntries(map)
  }

  private note(code: Code, path: Path, offset: number, message: string): null {
    this.notes.push({ code, path, offset, message })
    return null
  }
}

/**
 * A number or truth value that is not written the way it prints stays text, so that nothing is
 * lost where text is wanted: `go: 1.30`, `GOMEMLIMIT: 1e9`, a commit of digits.
 */
function readScalar(value: unknown, source: string | undefined): unknown {
  if (typeof value === 'string' || value === null || source === undefined) return value
  return String(value) === source ? value : source
}

const SYNTAX: Record<string, string> = {
  TAB_AS_INDENT: 'a tab: YAML is indented with spaces',
  MULTIPLE_DOCS: 'a second document (---): a suite file is one document',
  BLOCK_AS_IMPLICIT_KEY:
    'keys run together: put each on a line of its own, or quote text that holds ": "',
}

const unreadable = (fileName: string, message: string): SuiteText => ({
  readable: false,
  problems: [{ code: 'unreadable', message, place: { fileName, line: 1, column: 1 } }],
})

/** Reads YAML 1.2 or JSON. Never throws: text that is neither gives problems and no value. */
export function readSuiteText(text: string, fileName: string): SuiteText {
  if (text.length > MOST_CHARACTERS) {
    return unreadable(fileName, `longer than ${MOST_CHARACTERS / 1024} KiB`)
  }
  if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) {
    return unreadable(fileName, `more than ${MOST_MARKS} lines, commas, colons and the like`)
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    lineCounter,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset)
    return { fileName, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const wrong = [...document.errors, ...document.warnings]
  // How far the parser gets with a text that is nested without end depends on its stack.
  if (wrong.some((error) => error.code === 'RESOURCE_EXHAUSTION')) {
    return unreadable(fileName, TOO_DEEP)
  }
  if (wrong.length > 0) {
    // Of errors at one place the first is the cause.
    const first = new Map([...wrong].reverse().map((error) => [error.pos[0], error]))
    const problems = [...first.values()].reverse().map(
      (error): ConfigProblem => ({
        code: 'syntax',
        message: capped(SYNTAX[error.code] ?? error.message),
        place: placeAt(error.pos[0]),
      }),
    )
    return { readable: false, problems }
  }
  if (isEmpty(document.contents)) {
    return unreadable(fileName, 'the file is empty; it needs the key "suites"')
  }
  const reader = new Reader()
  try {
    const value = reader.read(document.contents, { path: [], keyOffset: 0, aliases: [] })
    const problems = reader.notes.map(({ code, path, offset, message }) => ({
      code,
      message,
      where: formatPath(path),
      place: placeAt(offset),
    }))
    return { readable: true, value, problems, locate: locator(reader.places, placeAt) }
  } catch (error) {
    if (error instanceof TooLarge) return unreadable(fileName, error.message)
    throw error
  }
}

/** The parser's words hold as much of the text as it likes. */
const capped = (words: string) =>
  words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS)}…`

const isEmpty = (contents: unknown) =>
  contents === null || (isScalar(contents) && (contents.value === null || contents.value === ''))

function locator(places: Reader['places'], placeAt: (offset: number) => TextPlace): Locate {
  return (path, side) => {
    let nearestPath = path
    while (nearestPath.length > 0 && !places.has(JSON.stringify(nearestPath)))
      nearestPath = nearestPath.slice(0, -1)
    const place = places.get(JSON.stringify(nearestPath)) ?? { key: 0, value: 0 }
    return placeAt(side === 'key' || nearestPath.length < path.length ? place.key : place.value)
  }
}

// Problems that zod reports, with the words and places of the file.

/** An issue of a schema before it is placed in the text: `at` is its spot, `where` what it says. */
type SchemaIssue = {
  code: Code
  where: Path
  at: Path
  side: 'key' | 'value'
  message: string
  next?: string | undefined
}

/** Where the checked value stands in the file, and names that are known there besides its own. */
export type Context = {
  root: unknown
  path: Path
  alsoKnown?: readonly string[]
  /** Where a key that is unknown here would be known, as advice; null: nowhere. */
  advise?: (key: string) => string | null
}

/** Advice that names the known name nearest to what was written, if one is near. */
function meant(written: string, names: readonly string[]): string | undefined {
  const name = nearest(written, names)
  return name === null ? undefined : `did you mean "${name}"?`
}

/** The value at a path of plain maps and lists; undefined where there is none. */
function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string | number, unknown>)[part]
  }
  return value
}

const SHOWN = 60

function show(value: unknown): string {
  if (value === null) return 'nothing'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a map'
  const text = JSON.stringify(value)
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}...`
}

const isRequirement = (issue: z.core.$ZodIssue) =>
  issue.code === 'custom' && (issue as OwnIssue).params?.isRequirement === true

/** Says what an issue is about in words, and what stands there. */
function explain(issue: z.core.$ZodIssue, path: Path, root: unknown): SchemaIssue {
  const value = valueAt(root, path)
  const { message } = issue
  const finding = { where: path, at: path, side: 'value' } as const
  if (value === undefined) return { ...finding, code: 'missing', message: `missing; ${message}` }
  const actual = isRequirement(issue) ? '' : `, got ${show(value)}`
  return { ...finding, code: 'wrong-value', message: `${message}${actual}` }
}

/** Whether an issue only says that the value is of another kind than this branch of a union. */
function isOtherKind(issue: z.core.$ZodIssue, value: unknown): boolean {
  if (issue.path.length > 0) return false
  if (issue.code === 'invalid_union') {
    return issue.errors.every((branch) => branch.some((inner) => isOtherKind(inner, value)))
  }
  if (issue.code === 'invalid_value') return typeof issue.values[0] !== typeof value
  return issue.code === 'invalid_type'
}

/** The one branch of a union that the value was meant for speaks; else the union itself does. */
function findInUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  context: Context,
  path: Path,
): SchemaIssue[] {
  const value = valueAt(context.root, path)
  const candidates = issue.errors.filter((branch) => !branch.some((one) => isOtherKind(one, value)))
  const [only] = candidates
  if (candidates.length !== 1 || only === undefined) {
    return [explain(issue, path, context.root)]
  }
  return only.flatMap((inner) => find(inner, { root: context.root, path }))
}

function findUnknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  context: Context,
  path: Path,
): SchemaIssue[] {
  const own = (issue as OwnIssue).known ?? []
  const here = issue.path.length === 0
  const keys = here ? [...new Set([...own, ...(context.alsoKnown ?? [])])].sort() : own
  return issue.keys.map((key) => ({
    code: 'unknown-key',
    where: path,
    at: [...path, key],
    side: 'key',
    message: `unknown key ${show(key)}; known: ${keys.join(', ')}`,
    next: (here ? context.advise?.(key) : null) ?? meant(key, keys),
  }))
}

function find(issue: z.core.$ZodIssue, context: Context): SchemaIssue[] {
  const path = [...context.path, ...(issue.path as (string | number)[])]
  const value = valueAt(context.root, path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return findUnknownKeys(issue, context, path)
    case 'invalid_union':
      return findInUnion(issue, context, path)
    case 'invalid_key': {
      const why = issue.issues[0]?.message ?? 'expected another key'
      const message = `key ${show(path.at(-1))}: ${why}`
      return [{ code: 'wrong-key', where: path.slice(0, -1), at: path, side: 'key', message }]
    }
    case 'invalid_value': {
      const choices = issue.values.map(String)
      const list = choices.join(', ')
      const expected = `expected one of ${list}`
      if (typeof value !== 'string')
        return [explain({ ...issue, message: expected }, path, context.root)]
      const message = `unknown ${show(value)}; known: ${list}`
      const finding = { code: 'unknown-name', where: path, at: path, side: 'value' } as const
      return [{ ...finding, message, next: meant(value, choices) }]
    }
    default:
      return [explain(issue, path, context.root)]
  }
}

/** Issues of a schema -> problems of the file, each at its line and column. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  context: Context,
  locate: Locate,
): ConfigProblem[] {
  return issues
    .flatMap((issue) => find(issue, context))
    .map(({ code, where, at, side, message, next }) => ({
      code,
      where: formatPath(where),
      message,
      place: locate(at, side),
      ...(next === undefined ? {} : { next }),
    }))
}

/** Problem of a name that is not among the known ones. */
export function unknownName(
  name: string,
  names: readonly string[],
  path: Path,
  locate: Locate,
): ConfigProblem {
  const next = meant(name, names)
  return {
    code: 'unknown-name',
    where: formatPath(path),
    place: locate(path, 'value'),
    message: `unknown ${show(name)}; known: ${[...names].sort().join(', ')}`,
    ...(next === undefined ? {} : { next }),
  }
}
