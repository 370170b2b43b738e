/** Entry point of the Action's last act: keeps what was measured, even if the job was cancelled. */
import { resolve } from 'node:path'
import * as core from '@actions/core'
import { readInputs } from './inputs.ts'
import { keepArtifacts, wasTried } from './job.ts'

try {
  if (!wasTried()) {
    const { artifact, out, shard } = readInputs(core.getInput)
    await keepArtifacts(artifact, resolve(out), shard)
  }
} catch (error) {
  // Inputs that cannot be read were told of when the step began.
  core.debug(String(error))
}
