import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { ConfigProblem } from './config-error.ts'

/** Keys and list indices from the top of the file. */
export type Path = readonly (string | number)[]

/** Offsets in the text of a value and of the key it stands under. */
type Place = { key: number; value: number }

/**
 * The text of a suite file as plain values (a scalar, a list, a map; null for nothing), or why it
 * is none. `locate` makes a problem with line and column: of the value at a path or of its key; for
 * a path that is not in the file, those of the key above it.
 */
export type SuiteText =
  | { readable: false; problems: ConfigProblem[] }
  | { readable: true; value: unknown; problems: ConfigProblem[]; locate: Locate }

export type Locate = (
  path: Path,
  message: string,
  nearest?: string | null,
  side?: 'key' | 'value',
) => ConfigProblem

/** Limits that no honest suite file comes near; an alias counts as often as it is used. */
const MOST_CHARACTERS = 256 * 1024
const MOST_VALUES = 10_000
const DEEPEST = 20

/** `suites.oltp.contrasts[0].ref`; a key with other characters stands in quotes. */
export const formatPath = (path: Path): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      if (!/^[\w/*$-]+$/.test(part)) return `[${JSON.stringify(part)}]`
      return index === 0 ? part : `.${part}`
    })
    .join('')

class TooLarge extends Error {}

/** YAML node -> plain value; notes places, and what YAML allows but a suite file does not. */
class Reader {
  readonly places = new Map<string, Place>()
  readonly found: { path: Path; offset: number; message: string }[] = []
  private readonly anchors = new Map<string, Node>()
  private count = 0

  read(node: Node | null, path: Path, keyOffset: number, aliases: readonly string[]): unknown {
    const offset = node?.range?.[0] ?? keyOffset
    this.places.set(JSON.stringify(path), { key: keyOffset, value: offset })
    this.count += 1
    if (this.count > MOST_VALUES) throw new TooLarge(`more than ${MOST_VALUES} values`)
    if (path.length > DEEPEST) throw new TooLarge(`nested more than ${DEEPEST} levels deep`)
    if (isAlias(node)) return this.readAlias(node.source, path, keyOffset, offset, aliases)
    if (aliases.length === 0 && node?.anchor !== undefined) this.anchors.set(node.anchor, node)
    if (isMap(node)) return this.readMap(node.items, path, aliases)
    if (isSeq(node)) {
      return node.items.map((item, index) =>
        this.read(item as Node | null, [...path, index], offset, aliases),
      )
    }
    return isScalar(node) ? readScalar(node.value, node.source) : null
  }

  private readAlias(
    name: string,
    path: Path,
    keyOffset: number,
    offset: number,
    aliases: readonly string[],
  ): unknown {
    const target = this.anchors.get(name)
    if (target === undefined) {
      return this.note(path, offset, `alias *${name} has no anchor &${name} before it`)
    }
    if (aliases.includes(name)) {
      return this.note(path, offset, `alias *${name} stands inside what it names`)
    }
    return this.read(target, path, keyOffset, [...aliases, name])
  }

  private readMap(
    pairs: readonly { key: unknown; value: unknown }[],
    path: Path,
    aliases: readonly string[],
  ): Record<string, unknown> {
    const map = new Map<string, unknown>()
    for (const { key, value } of pairs) {
      const offset = (key as Node | null)?.range?.[0] ?? 0
      const name = isScalar(key) ? String(key.source ?? key.value ?? '') : null
      if (name === null || name === '') this.note(path, offset, 'a key must be a plain text')
      else if (name in Object.prototype) this.note(path, offset, `"${name}" cannot be a key`)
      else if (name === '<<') this.note(path, offset, 'merge keys (<<) are not read: use an alias')
      else if (map.has(name)) this.note(path, offset, `key "${name}" stands here twice`)
      else map.set(name, this.read(value as Node | null, [...path, name], offset, aliases))
    }
    return Object.fromEntries(map)
  }

  private note(path: Path, offset: number, message: string): null {
    this.found.push({ path, offset, message })
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
  MULTIPLE_DOCS: 'a second document (---): one file holds one document',
  RESOURCE_EXHAUSTION: `nested more than ${DEEPEST} levels deep`,
}

const unreadable = (message: string): SuiteText => ({
  readable: false,
  problems: [{ path: '', line: null, column: null, message, nearest: null }],
})

/** Reads YAML 1.2 or JSON. Never throws: text that is neither gives problems and no value. */
export function readSuiteText(text: string): SuiteText {
  if (text.length > MOST_CHARACTERS) return unreadable(`longer than ${MOST_CHARACTERS / 1024} KiB`)
  const lines = new LineCounter()
  const document = parseDocument(text, {
    ...{ version: '1.2', schema: 'core', lineCounter: lines, uniqueKeys: false },
    prettyErrors: false,
  })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const wrong = [...document.errors, ...document.warnings]
  const exhausted = wrong.find((error) => error.code === 'RESOURCE_EXHAUSTION')
  if (wrong.length > 0) {
    const problems = (exhausted ? [exhausted] : wrong).map((error) => {
      const message = SYNTAX[error.code] ?? error.message
      return { path: '', ...at(error.pos[0]), message, nearest: null }
    })
    return { readable: false, problems }
  }
  if (document.contents === null) return unreadable('the file is empty; it needs the key "suites"')
  const reader = new Reader()
  try {
    const value = reader.read(document.contents, [], 0, [])
    const problems = reader.found.map(({ path, offset, message }) => ({
      ...{ path: formatPath(path), ...at(offset), message, nearest: null },
    }))
    return { readable: true, value, problems, locate: locator(reader.places, at) }
  } catch (error) {
    if (error instanceof TooLarge) return unreadable(error.message)
    throw error
  }
}

function locator(
  places: ReadonlyMap<string, Place>,
  at: (offset: number) => { line: number; column: number },
): Locate {
  return (path, message, nearest = null, side = 'value') => {
    let known = path
    while (known.length > 0 && !places.has(JSON.stringify(known))) known = known.slice(0, -1)
    const place = places.get(JSON.stringify(known)) ?? { key: 0, value: 0 }
    const offset = side === 'key' || known.length < path.length ? place.key : place.value
    return { path: formatPath(path), ...at(offset), message, nearest }
  }
}
