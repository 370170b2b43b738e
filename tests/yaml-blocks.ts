/** Text of every fenced ```yaml block that is a whole workflow, in the order of the file. */
export function workflowBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)]
    .map(([, text]) => text ?? '')
    .filter((text) => /^jobs:/m.test(text))
}
