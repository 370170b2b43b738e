/** Inputs of the workflow that the documentation gives for the bot: GitHub takes these alone. */
import { parse } from 'yaml'
import { workflowFile } from '../yaml-blocks.ts'

export function dispatchedInputs(): string[] {
  const workflow = parse(workflowFile('docs/examples/gcbench.yml'))
  return Object.keys(workflow.on.workflow_dispatch.inputs)
}
