/** Entry point of the step that authorizes: an event in, outputs out. Runs and checks out nothing. */
import * as core from '@actions/core'
import * as github from '@actions/github'
import {
  handleCommand,
  type WorkflowPlan,
  type WorkflowRunRequest,
} from '../github/workflow-command.ts'
import { type AuthorizeOutputName, authorizeInputs, readTable } from './inputs.ts'
import { jobGitHub, runStep } from './job.ts'

async function main(): Promise<void> {
  const inputs = readTable(authorizeInputs, core.getInput)
  const { eventName, payload } = github.context
  const api = jobGitHub(inputs.token)
  const decision = await handleCommand({ eventName, payload, suiteFile: inputs.config }, api)
  if (decision.kind === 'ignored') core.info(`nothing to do: ${decision.why}`)
  if (decision.kind === 'answered') core.info('answered; nothing is to be done')
  writeOutputs(decision.kind === 'run' ? decision.ask : null)
}

function writeOutputs(plan: WorkflowPlan | null): void {
  const [first] = plan?.include ?? []
  const outputs: Record<AuthorizeOutputName, string> = {
    kind: plan?.kind ?? '',
    sha: plan?.sha ?? '',
    suite: first?.suite ?? '',
    base: (first as Partial<WorkflowRunRequest> | undefined)?.base ?? '',
    plan: JSON.stringify(plan ?? { include: [] }),
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  if (plan !== null) core.info(`to do: ${plan.command}, for ${plan.by}`)
}

await runStep(main)
