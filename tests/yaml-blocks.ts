import { readFileSync } from 'node:fs'

/**
 * Text of every fenced ```yaml block that is a whole workflow, in the order of the file. In the
 * place of the release whose commit a reader puts there, `COMMIT`, stands `at`.
 */
export function workflowBlocks(markdown: string, at = 'v1'): string[] {
  return [...markdown.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)]
    .map(([, text]) => (text ?? '').replaceAll('@COMMIT # v1', `@${at}`))
    .filter((text) => /^jobs:/m.test(text))
}

/** A workflow that is a file of the documentation, with `at` in the place of the release's commit. */
export const workflowFile = (path: string, at = 'v1'): string =>
  readFileSync(path, 'utf8').replaceAll('@COMMIT # v1', `@${at}`)
