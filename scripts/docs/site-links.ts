/** Links of the pages as the site needs them: outside of docs/ are files of the repository. */
import { posix } from 'node:path'
import { REPOSITORY } from '../../src/model/version.ts'

/** Where files of the repository are shown, by the name that the pages use for it. */
export const FILES_URL = `https://github.com/${REPOSITORY}/blob/main/`

/** A link from a page of docs/, by its path there; null: the page's own link is right as it is. */
export function linkToFile(page: string, href: string): string | null {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return null
  const [path = '', ...anchor] = href.split('#')
  const target = posix.join('docs', posix.dirname(page), path)
  if (target.startsWith('docs/') && !/\.(?:json|txt|yml)$/.test(target)) {
    // GitHub shows it for its folder, which on the site is an index.
    const isOfFolder = posix.basename(target) === 'README.md'
    return isOfFolder ? href.replace('README.md', 'index.md') : null
  }
  // What is above the repository is a page of GitHub beside it, such as the releases.
  if (target.startsWith('../')) return new URL(`../../${posix.basename(target)}`, FILES_URL).href
  return [FILES_URL + target, ...anchor].join('#')
}

/** The anchor of a heading as GitHub makes it, so that a link holds in both places. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
