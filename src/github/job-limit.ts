/** How long the job may take that runs a step, as its workflow says. */
import { stat } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Host } from '../machine/host.ts'

/** Where a job sets no limit, on every runner. */
const USUAL_MIN = 360

/** Seconds; `job` is a key of `jobs`. What cannot be read has GitHub's usual limit. */
export function jobLimitSec(workflow: string | null, job: string): number {
  const minutes = minutesIn(workflow ?? '', job)
  return 60 * (minutes ?? USUAL_MIN)
}

function minutesIn(workflow: string, job: string): number | null {
  try {
    const minutes: unknown = parse(workflow)?.jobs?.[job]?.['timeout-minutes']
    return typeof minutes === 'number' && minutes > 0 ? minutes : null
  } catch {
    return null
  }
}

/** `owner/name/.github/workflows/bench.yml@refs/heads/main` -> `.github/workflows/bench.yml`. */
const WORKFLOW = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/

/** Seconds that are left of the job; its event was written when it began. null: not on a runner. */
export async function jobSecLeft({ env, files, cwd }: Pick<Host, 'env' | 'files' | 'cwd'>) {
  const { GITHUB_JOB: job, GITHUB_EVENT_PATH: event, GITHUB_WORKSPACE: folder = cwd } = env
  if (env.GITHUB_ACTIONS !== 'true' || job === undefined) return null
  const path = WORKFLOW.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1]
  const workflow = path === undefined ? null : await files.read(`${folder}/${path}`)
  const begun = event === undefined ? null : await stat(event).catch(() => null)
  const goneSec = begun === null ? 0 : Math.max(0, (Date.now() - begun.mtimeMs) / 1000)
  return Math.max(0, jobLimitSec(workflow, job) - goneSec)
}
