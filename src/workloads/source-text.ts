/**
 * Whether two texts of a source file say the same to whoever compiles or loads it: they do if they
 * differ in comments, blank lines and blanks alone. In doubt they do not.
 */
import { baseName } from '../model/paths.ts'

/** A stretch of a text: what is copied as it is, or a comment. */
type Stretch = { kind: 'literal' | 'comment'; end: number }

/** The literal or comment that begins at this place; null: neither does. Throws `Doubt`. */
type Begins = (text: string, at: number) => Stretch | null

class Doubt extends Error {}

/** What ends a stretch that begins at `from`, sought from `at`. */
function endOf(text: string, at: number, end: string | RegExp, isOpenAllowed = false): number {
  if (typeof end === 'string') {
    const found = text.indexOf(end, at)
    if (found >= 0) return found + end.length
  } else {
    end.lastIndex = at
    const match = end.exec(text)
    if (match !== null) return end.lastIndex
  }
  if (isOpenAllowed) return text.length
  throw new Doubt()
}

/** A literal between two of `quote`, in which a backslash keeps the next character. */
function quoted(text: string, at: number, quote: string): Stretch {
  let end = at + quote.length
  while (!text.startsWith(quote, end)) {
    if (end >= text.length || (quote.length === 1 && quote !== '`' && text[end] === '\n'))
      throw new Doubt()
    end += text[end] === '\\' ? 2 : 1
  }
  return { kind: 'literal', end: end + quote.length }
}

const lineComment = (text: string, at: number): Stretch => {
  const end = text.indexOf('\n', at)
  return { kind: 'comment', end: end < 0 ? text.length : end }
}

const isWord = (character: string | undefined) => /[\w$]/.test(character ?? '')

/** Comments of C, and of most languages since. */
function slashComment(text: string, at: number, nests: boolean): Stretch | null {
  if (text.startsWith('//', at)) return lineComment(text, at)
  if (!text.startsWith('/*', at)) return null
  let depth = 1
  let end = at + 2
  while (depth > 0) {
    const close = endOf(text, end, '*/')
    const open = nests ? text.indexOf('/*', end) : -1
    if (open >= 0 && open < close - 2) {
      depth += 1
      end = open + 2
    } else {
      depth -= 1
      end = close
    }
  }
  return { kind: 'comment', end }
}

const cFamily: Begins = (text, at) => {
  const raw = /(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/y
  raw.lastIndex = at
  const [start, delimiter] = isWord(text[at - 1]) ? [] : (raw.exec(text) ?? [])
  if (start !== undefined)
    return { kind: 'literal', end: endOf(text, at + start.length, `)${delimiter}"`) }
  const comment = slashComment(text, at, false)
  if (comment !== null) {
    // A backslash joins it with the next line.
    if (text.slice(at, comment.end).endsWith('\\')) throw new Doubt()
    return comment
  }
  // What follows a joined line would end it, if it is left out.
  if (text[at] === '\\' && /^\\\r?\n\s*(\n|\/[/*])/.test(text.slice(at, at + 200)))
    throw new Doubt()
  if (text[at] === '"') return quoted(text, at, '"')
  return text[at] === "'" && !separatesDigits(text, at) ? quoted(text, at, "'") : null
}

const separatesDigits = (text: string, at: number) =>
  /^[\da-fA-F]'[\da-fA-F]([^']|$)/.test(text.slice(at - 1, at + 3)) && at > 0

const java: Begins = (text, at) => {
  if (text.startsWith('\\u', at)) throw new Doubt()
  const comment = slashComment(text, at, false)
  if (comment !== null) return comment
  if (text.startsWith('"""', at)) return quoted(text, at, '"""')
  return text[at] === '"' || text[at] === "'" ? quoted(text, at, text[at]) : null
}

const rust: Begins = (text, at) => {
  const comment = slashComment(text, at, true)
  if (comment !== null) return comment
  const raw = /b?c?r(#*)"/y
  raw.lastIndex = at
  const [start, marks] = isWord(text[at - 1]) ? [] : (raw.exec(text) ?? [])
  if (start !== undefined)
    return { kind: 'literal', end: endOf(text, at + start.length, `"${marks}`) }
  if (text[at] === '"') {
    return { kind: 'literal', end: endOf(text, at + 1, /(?:\\[\s\S]|[^"\\])*"/y) }
  }
  // A lifetime has no second quote after one character.
  const letter = /'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\\n])'/uy
  letter.lastIndex = at
  return text[at] === "'" && letter.test(text) ? { kind: 'literal', end: letter.lastIndex } : null
}

const python: Begins = (text, at) => {
  if (text[at] === '#') return lineComment(text, at)
  if (text[at] !== '"' && text[at] !== "'") return null
  const quote = text.startsWith(text[at].repeat(3), at) ? text[at].repeat(3) : text[at]
  const found = quoted(text, at, quote)
  const prefix = /[A-Za-z]*$/.exec(text.slice(Math.max(0, at - 3), at))?.[0] ?? ''
  const inside = text.slice(at, found.end).replace(/\{\{|\}\}/g, '')
  // From 3.12 on quotes may stand within the braces of a formatted text.
  if (/[ft]/i.test(prefix) && inside.split('{').length !== inside.split('}').length)
    throw new Doubt()
  return found
}

/** After these a slash divides; after anything else it begins a regular expression. */
const ENDS_VALUE = /[\w$)\]"'`.]$/
const KEYWORD =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|new|delete|void|throw|do|else|yield|await|instanceof)$/

const javascript: Begins = (text, at) => {
  const comment = slashComment(text, at, false)
  if (comment !== null) return comment
  if (text[at] === '"' || text[at] === "'") return quoted(text, at, text[at])
  if (text[at] === '`') return { kind: 'literal', end: templateEnd(text, at) }
  if (text[at] !== '/') return null
  const before = text.slice(Math.max(0, at - 200), at).trimEnd()
  // After a condition it would be an expression, and most divisions are alone in their line.
  const isUnsure = before.endsWith(')') && /^\/[^\n]*\//.test(text.slice(at))
  if (isUnsure || /(\}|\*\/)$/.test(before)) throw new Doubt()
  if (ENDS_VALUE.test(before) && !KEYWORD.test(before)) return null
  const expression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
  return { kind: 'literal', end: endOf(text, at, expression) }
}

function templateEnd(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '`') {
    if (at >= text.length) throw new Doubt()
    if (text.startsWith('${', at)) at = endOfBraces(text, at + 2)
    else at += text[at] === '\\' ? 2 : 1
  }
  return at + 1
}

/** The place behind the brace that ends an expression within a template. */
function endOfBraces(text: string, from: number): number {
  let depth = 1
  let at = from
  while (depth > 0) {
    if (at >= text.length) throw new Doubt()
    const inside = javascript(text, at)
    if (inside === null) {
      depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
      at += 1
    } else at = inside.end
  }
  return at
}

const LANGUAGES: readonly (readonly [ends: RegExp, begins: Begins])[] = [
  [/\.rs$/, rust],
  [/\.(c|h|cc|hh|cpp|hpp|cxx|hxx|inl|ipp|tpp)$/, cFamily],
  [/\.java$/, java],
  [/\.pyi?$/, python],
  [/\.[cm]?[jt]s$/, javascript],
]

/** Comments that somebody obeys: a compiler, an interpreter, a bundler, who runs the tests. */
const OBEYED =
  /^#!|[@#]__\w|@(vite|vitest|jest|jsx|bun)|webpack\w+:|coding[:=]|(cython|distutils) *:|sourceMapping/

/** Code without comments and blanks that mean nothing, and apart from it the literals in it. */
function wordsOf(text: string, begins: Begins, isIndented: boolean): string {
  const literals: string[] = []
  let code = ''
  for (let at = 0; at < text.length; ) {
    const found = begins(text, at)
    if (found === null) {
      code += text[at] ?? ''
      at += 1
      continue
    }
    const own = text.slice(at, found.end)
    if (found.kind === 'literal' || OBEYED.test(own)) {
      literals.push(own)
      code += '\0'
    } else code += own.includes('\n') ? '\n' : ' '
    at = found.end
  }
  const lines = code
    .split('\n')
    .map((line) => (isIndented ? line.trimEnd() : line.trim().replace(/[ \t]+/g, ' ')))
    .filter((line) => line.trim() !== '')
  return JSON.stringify([lines, literals])
}

/** A text of the file without comments and blanks that mean nothing; in doubt as it is. */
export function plainText(path: string, text: string): string {
  const begins = LANGUAGES.find(([ends]) => ends.test(path))?.[1]
  // A null character stands for a literal.
  if (begins === undefined || text.includes('\0')) return text
  try {
    return wordsOf(text, begins, begins === python)
  } catch (error) {
    if (error instanceof Doubt) return text
    throw error
  }
}

/** Whether two texts of the file differ in nothing but comments and blanks. */
export const saySame = (path: string, base: string, head: string): boolean =>
  plainText(path, base) === plainText(path, head)

/** Files that people read, and services around the repository: no program does, unless it names them. */
export const isForPeople = (path: string): boolean =>
  /^(\.github\/|\.gitlab-ci\.yml$|\.gitignore$|\.editorconfig$|\.pre-commit-config\.yaml$)/.test(
    path,
  ) ||
  /\.(md|rst|adoc)$/i.test(path) ||
  /^(LICEN[CS]E|CHANGE(LOG|S)|AUTHORS|NOTICE|CONTRIBUTORS|CODEOWNERS)\b/i.test(baseName(path))

/** An extended regular expression that finds what a program which reads such a file may call it. */
export function namedBy(path: string): string {
  const quote = (text: string) => text.replace(/[^\w/-]/g, '[$&]')
  const [ending = ''] = /\.\w+$/.exec(path) ?? []
  const folders = path.split('/').slice(0, -1)
  return [
    quote(baseName(path)),
    ...(ending === '' ? [] : [`[*"']${quote(ending)}["']`]),
    ...folders.map((folder) => `["'/]${quote(folder)}["'/]`),
  ].join('|')
}

/** Whether a line that names a file for people reads it: manifests and documentation only show it. */
export const isReading = (path: string, line: string): boolean =>
  !isForPeople(path) &&
  !/(^|\/)(Cargo\.toml|pyproject\.toml|package\.json|setup\.(cfg|py)|MANIFEST\.in|\.[^/]*)$/.test(
    path,
  ) &&
  !/\bdoc *= *include_str!/.test(line)

const LOOKS_FOR_FILES =
  '(readdir|read_dir|listdir|scandir|os[.]walk|walk_?dir|globSync|[^_a-zA-Z]glob[(]|rglob|directory_iterator)'

/** An extended regular expression that finds what reads one of these files of code, or looks for files. */
export const readAsData = (paths: readonly string[]): string => {
  const names = [...new Set(paths.map(baseName))].map((name) => name.replace(/[^\w/-]/g, '[$&]'))
  return `["'/](${names.join('|')})["']|${LOOKS_FOR_FILES}`
}

/** Whether a line of code that such an expression finds reads it, or is of a benchmark that looks. */
export const isReadingCode = (path: string, line: string): boolean =>
  LANGUAGES.some(([ends]) => ends.test(path)) &&
  (new RegExp(LOOKS_FOR_FILES).test(line)
    ? /bench|perf/i.test(path)
    : /read|open|slurp|stream|fixture|File/.test(line) &&
      !/^\s*(import|export|from|mod|use|#\s*include)\b/.test(line))
