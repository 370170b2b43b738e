/**
 * How a project is built against another tree of one that it depends on: a row for each language,
 * as pure functions of the texts of its manifests. sources/consumer.ts puts the trees together.
 */
import { isNoPackage } from './go-bench-probe.ts'
import type { Step } from './workload.ts'

/** What a language has of it. */
export type Dependents = {
  /** Name of the file that says what a project is called and what it depends on. */
  manifest: string
  /** Folders, by name, without projects of the tree's own. */
  isSkipped(folder: string): boolean
  /** What the manifest calls its project; null: nothing. */
  nameIn(manifest: string): string | null
  /** The manifest with the project taken from a folder; null: it does not depend on it. */
  replaced(manifest: string, name: string, folder: string): string | null
  /** Files beside it with a line for everything depended on: it needs those of the other, too. */
  sums: string[]
  /** Folders beside it with copies of what it depends on. */
  copies: string[]
  /** Brings a manifest up to what the other tree depends on; may fail where that needs nothing. */
  update: Pick<Step, 'argv' | 'env'>
}

/** Lines of a go.mod that belong to a directive, each alone or in its brackets, without comments. */
function* directives(text: string): Generator<{ at: number; verb: string; words: string[] }, void> {
  let block: string | null = null
  for (const [at, line] of text.split('\n').entries()) {
    const words = line
      .replace(/\/\/.*$/, '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.replace(/^["`](.*)["`]$/, '$1'))
    const [first] = words
    if (first === undefined) continue
    if (block !== null && first === ')') block = null
    else if (block !== null) yield { at, verb: block, words }
    else if (words[1] === '(') block = first
    else yield { at, verb: first, words: words.slice(1) }
  }
}

/** The path of the module that a go.mod is of; null: it names none. */
export function goModulePath(text: string): string | null {
  for (const { verb, words } of directives(text)) if (verb === 'module') return words[0] ?? null
  return null
}

const go: Dependents = {
  manifest: 'go.mod',
  isSkipped: isNoPackage,
  nameIn: goModulePath,
  replaced(text, name, folder) {
    const all = [...directives(text)]
    const isOf = ({ words }: { words: string[] }) => words[0] === name
    if (!all.some((one) => one.verb === 'require' && isOf(one))) return null
    // Two replacements of one module are an error.
    const before = new Set(
      all.filter((one) => one.verb === 'replace' && isOf(one)).map((o) => o.at),
    )
    const lines = text.split('\n').filter((_, at) => !before.has(at))
    return `${lines.join('\n').trimEnd()}\n\nreplace ${name} => ${JSON.stringify(folder)}\n`
  },
  sums: ['go.sum'],
  copies: ['vendor'],
  // Lists nothing that is asked for: it writes what go.mod and go.sum lack.
  update: { argv: ['go', 'list', '-mod=mod', '-deps', '-test', './...'], env: {} },
}

export const dependents: readonly Dependents[] = [go]
