/** Inputs of the workflow that the documentation gives for the bot: GitHub takes these alone. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { workflowBlocks } from '../yaml-blocks.ts'

export function dispatchedInputs(): string[] {
  const texts = workflowBlocks(readFileSync('docs/bot-jobs.md', 'utf8'))
  const found = texts.map((text) => parse(text)).find(({ name }) => name === 'gcbench')
  return Object.keys(found.on.workflow_dispatch.inputs)
}
