/** The pages of the documentation, and the fenced blocks of code in them. */
import { globSync, readFileSync } from 'node:fs'

export type DocPage = { path: string; text: string }

/** README, the guides for contributors and all of docs/, as they are in the repository. */
export const docPages = (): DocPage[] =>
  [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tests/README.md'],
    ...globSync('docs/**/*.md').toSorted(),
  ].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Texts of the fenced blocks in a language, without their indentation. */
export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\`$`, 'gms'))].map(
    ([, indent = '', body = '']) => body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

/** The text without its fenced blocks. */
export const proseOf = (text: string): string => text.replaceAll(/^ *```[a-z]*\n.*?^ *```$/gms, '')

/** Suite files that a page shows whole. */
export const suitesIn = (text: string): string[] =>
  blocksIn(text, 'yaml').filter((block) => /^suites:/m.test(block))
