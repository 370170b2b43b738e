/** Door of the step that authorizes: event -> the story -> outputs. Runs and checks out nothing. */
import * as core from '@actions/core'
import * as github from '@actions/github'
import { explainError } from '../cli/terminal.ts'
import { handleCommand, type Planned, type WorkflowRunRequest } from '../github/workflow-command.ts'
import { type AuthorizeOutputName, authorizeInputs, readTable } from './inputs.ts'
import { jobGitHub } from './job.ts'

async function main(): Promise<void> {
  const inputs = readTable(authorizeInputs, core.getInput)
  const { eventName, payload } = github.context
  const api = jobGitHub(inputs.token)
  const decision = await handleCommand({ eventName, payload, suiteFile: inputs.config }, api)
  if (decision.kind === 'ignored') core.info(`nothing to do: ${decision.why}`)
  if (decision.kind === 'answered') core.info('answered; nothing is to be done')
  writeOutputs(decision.kind === 'run' ? decision.ask : null)
}

function writeOutputs(request: Planned | null): void {
  const [first] = request?.include ?? []
  const outputs: Record<AuthorizeOutputName, string> = {
    kind: request?.kind ?? '',
    sha: request?.sha ?? '',
    suite: first?.suite ?? '',
    base: (first as Partial<WorkflowRunRequest> | undefined)?.base ?? '',
    plan: JSON.stringify(request ?? { include: [] }),
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  if (request !== null) core.info(`to do: ${request.command}, for ${request.by}`)
}

try {
  await main()
} catch (error) {
  const known = explainError(error)
  if (known === null) throw error
  core.setFailed(known.text)
}
