/** The suite files that the pages show whole, and which of them a test runs. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docPages, suitesIn } from './doc-pages.ts'

/** `heading`: the one above it. Under one heading several can stand. */
export type PageSuite = { path: string; heading: string; text: string }

/** A heading, or a whole block of code: what looks like a heading inside of one is none. */
const PARTS = /^#+ ([^\n]+)$|^ *```[^\n]*\n.*?^ *```$/gms

export const pageSuites = (): PageSuite[] =>
  docPages().flatMap(({ path, text: page }) => {
    let heading = ''
    return [...page.matchAll(PARTS)].flatMap(([part, title]) => {
      heading = title ?? heading
      return title === undefined ? suitesIn(part).map((text) => ({ path, heading, text })) : []
    })
  })

/** The one below that heading, for a test that runs it; both have to be written out there. */
export function suiteBelow(path: string, heading: string): string {
  const found = pageSuites().find((one) => one.path === path && one.heading === heading)
  if (found === undefined) throw new Error(`${path} shows no suite below "${heading}"`)
  return found.text
}

const CALL = /\bsuiteBelow\(\s*'([^']+)',\s*'([^'\n]+)',?\s*\)/g

/** Paths and headings of the suites that tests run, as they ask `suiteBelow` for them. */
export const suitesOfTests = (root: string): string[] =>
  globSync('tests/**/*.test.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(CALL)].map(
      ([, path, heading]) => `${path}: ${heading}`,
    ),
  )
