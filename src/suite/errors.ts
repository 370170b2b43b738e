/** What zod says against a suite file, in the file's own words and places. */
import type { z } from 'zod'
import type { ConfigProblem } from '../model/config-error.ts'
import type { Code } from '../model/finding-codes.ts'
import { nearest } from '../text/paths.ts'
import { formatPath, type Locate, type Path } from './text.ts'

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
function meant(written: string, facts: readonly string[]): string | undefined {
  const name = nearest(written, facts)
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

/** Says what an issue is about in words; a message that begins with "expected" gets what came. */
function explain(message: string, path: Path, root: unknown): SchemaIssue {
  const value = valueAt(root, path)
  const finding = { where: path, at: path, side: 'value' } as const
  if (value === undefined) return { ...finding, code: 'missing', message: `missing; ${message}` }
  const got = message.startsWith('expected') ? `, got ${show(value)}` : ''
  return { ...finding, code: 'wrong-value', message: `${message}${got}` }
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
    return [explain(issue.message, path, context.root)]
  }
  return only.flatMap((inner) => find(inner, { root: context.root, path }))
}

function findUnknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  context: Context,
  path: Path,
): SchemaIssue[] {
  const own = issue.message.split(', ')
  const here = issue.path.length === 0
  const known = here ? [...new Set([...own, ...(context.alsoKnown ?? [])])].sort() : own
  return issue.keys.map((key) => ({
    code: 'unknown-key',
    where: path,
    at: [...path, key],
    side: 'key',
    message: `unknown key ${show(key)}; known: ${known.join(', ')}`,
    next: (here ? context.advise?.(key) : null) ?? meant(key, known),
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
      const known = issue.values.map(String)
      const list = known.join(', ')
      if (typeof value !== 'string') return [explain(`expected one of ${list}`, path, context.root)]
      const message = `unknown ${show(value)}; known: ${list}`
      const finding = { code: 'unknown-name', where: path, at: path, side: 'value' } as const
      return [{ ...finding, message, next: meant(value, known) }]
    }
    default:
      return [explain(issue.message, path, context.root)]
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
  facts: readonly string[],
  path: Path,
  locate: Locate,
): ConfigProblem {
  const next = meant(name, facts)
  return {
    code: 'unknown-name',
    where: formatPath(path),
    place: locate(path, 'value'),
    message: `unknown ${show(name)}; known: ${[...facts].sort().join(', ')}`,
    ...(next === undefined ? {} : { next }),
  }
}
