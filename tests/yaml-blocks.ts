/**
 * Text of every fenced ```yaml block that is a whole workflow, in the order of the file. In the
 * place of the release whose commit a reader puts there, `COMMIT`, stands `at`.
 */
export function workflowBlocks(markdown: string, at = 'v1'): string[] {
  return [...markdown.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)]
    .map(([, text]) => (text ?? '').replaceAll('@COMMIT # v1', `@${at}`))
    .filter((text) => /^jobs:/m.test(text))
}
