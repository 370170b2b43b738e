/** The suite files that the pages show whole, and which of them a test runs. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docPages, suitesIn } from '../doc-pages.ts'

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

/**
 * The one below that heading, for a test that runs it; where there are several, the one with that
 * `part`. All of it has to be written out there.
 */
export function suiteBelow(path: string, heading: string, part = ''): string {
  const found = pageSuites().filter(
    (one) => one.path === path && one.heading === heading && one.text.includes(part),
  )
  const [only, other] = found
  if (only === undefined || other !== undefined) {
    const which = part === '' ? '' : ` with "${part}"`
    throw new Error(`${path} shows ${found.length} suites below "${heading}"${which}, and not one`)
  }
  return only.text
}

const textsOfTests = (root: string): string[] =>
  globSync('tests/**/*.test.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )

const CALL = /\bsuiteBelow\(\s*'([^']+)',\s*(["'])([^\n]+?)\2,?(?:\s*'([^'\n]+)',?)?\s*\)/g

/** Texts of the suites that tests run, as they ask `suiteBelow` for them. */
export const suitesOfTests = (root: string): string[] =>
  textsOfTests(root).flatMap((test) =>
    [...test.matchAll(CALL)].map(([, path = '', , heading = '', part = '']) =>
      suiteBelow(path, heading, part),
    ),
  )

/** Pages of the experiments that a test runs, as it asks `staged` for them. */
export const experimentsOfTests = (root: string): string[] =>
  textsOfTests(root).flatMap((test) =>
    [...test.matchAll(/\bstaged\(\s*'([\w-]+)'/g)].map(([, name]) => `docs/experiments/${name}.md`),
  )
