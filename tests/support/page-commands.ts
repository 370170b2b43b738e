/** What the pages tell to type into a shell, and by which test each of it is run. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksIn, docPages, proseOf } from './doc-pages.ts'

export type PageCommand = { path: string; command: string }

/** Whole lines of a block: continued ones joined, remarks left out. */
const linesOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')

const PROGRAM = /(?:gcbench|npm|npx|node|podman|gh|go install|go tool pprof(?=.*\.gz)) /
const TYPED = new RegExp(`^(?:(?:sudo|[A-Z_]+=\\S+) )*${PROGRAM.source}`)

/** In running text, a span that begins as a command does; with brackets it is a grammar. */
const spansOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/`([^`]+)`/g)]
    .map(([, span = '']) => span.replaceAll(/\s+/g, ' '))
    .filter((span) => (TYPED.test(span) || / && gcbench /.test(span)) && !/[<[…]/.test(span))

/** Every command line of every page, each page's once. */
export const pageCommands = (): PageCommand[] =>
  docPages().flatMap(({ path, text }) => {
    const commands = [...blocksIn(text, 'sh').flatMap(linesOf), ...spansOf(text)]
    return [...new Set(commands)].map((command) => ({ path, command }))
  })

/**
 * The command line as a page has it, for a test that runs it. A star at the end stands for the
 * rest, where figures are written into the page. Throws where the page has it no more. As
 * `takenByTests` finds these calls, both arguments have to be written out.
 */
export function typed(path: string, command: string): string {
  const found = pageCommands().find((one) => one.path === path && isMeant(command, one.command))
  if (found !== undefined) return found.command
  throw new Error(`${path} does not have \`${command}\` any more`)
}

export const isMeant = (asked: string, command: string): boolean =>
  asked.endsWith('*') ? command.startsWith(asked.slice(0, -1)) : command === asked

const CALL = /\btyped\(\s*'([^']+)',\s*(?:'([^'\n]*)'|"([^"\n]*)"),?\s*\)/g

/** `isMeant` by tests: what they take from a page to run it. */
export function takenByTests(root: string): { command: string; file: string }[] {
  return globSync('tests/**/*.test.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(CALL)].map(([, , one, other]) => ({
      command: one ?? other ?? '',
      file,
    })),
  )
}
