/**
 * The fake GitHub around a workflow that act runs. What act cannot do is done here: it tells
 * nobody of artifacts, and has one token for all jobs.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { keptAt } from '../support/artifact-server.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/github/fake.ts'
import { addArtifact, addJobToken, addRun, type Permissions } from '../support/github/world.ts'
import { type ActRun, type Event, runWorkflow } from './act.ts'

export const BRIDGED =
  'act carries no artifacts, knows one token and no cache-mode: the test keeps and serves them, ' +
  ' gives that token what the jobs are given together, and leaves ' +
  'cache-mode out; checkout, setup-go and attest are stand-ins'

export type Stage = {
  fake: FakeGitHub
  /** Runs a documented workflow as the run of that number. */
  run(folder: string, workflow: string, event: Event, runId?: number): Promise<ActRun>
  comments(): string[]
  /** Context and state of every status, oldest first. */
  statuses(): [sha: string, context: string, state: string][]
  close(): Promise<void>
}

type Job = { permissions?: Record<string, 'read' | 'write'> }

/** What the workflow gives its jobs, all of them together. */
function permissionsOf(workflow: string): Permissions {
  const { jobs, permissions } = parse(workflow) as { jobs: Record<string, Job> } & Job
  const given: Permissions = {}
  for (const job of Object.values(jobs))
    for (const [key, level] of Object.entries(job.permissions ?? permissions ?? {})) {
      const name = key.replaceAll('-', '_')
      if (given[name] !== 'write') given[name] = level
    }
  return given
}

export async function openStage(): Promise<Stage> {
  const fake = await startFakeGitHub()
  const { world } = fake
  const keep = mkdtempSync(join(tmpdir(), 'gcbench-artifacts-'))
  const bare = { ...world }
  const carried = world.artifacts
  let current = addRun(world, { id: 1 })
  /** What was kept by now, as the artifacts of the run. */
  Object.defineProperty(world, 'artifacts', {
    get() {
      for (const file of readNames(join(keep, String(current.id)))) {
        const name = file.replace(/\.zip$/, '')
        if (carried.some((one) => one.run === current && one.name === name)) continue
        const zip = readFileSync(keptAt(keep, current.id, name))
        addArtifact({ ...bare, artifacts: carried }, current, name, zip)
      }
      return carried
    },
  })
  return {
    fake,
    async run(folder, workflow, event, runId = 1) {
      current = world.runs.find(({ id }) => id === runId) ?? addRun(world, { id: runId })
      const token = addJobToken(world, permissionsOf(workflow))
      const site = { apiUrl: fake.url, token, runId }
      const ended = await runWorkflow(folder, workflow, event, site, keep)
      void world.artifacts // those of this run, before another one is the current one
      return ended
    },
    comments: () => world.comments.map(({ body }) => body),
    statuses: () => world.statuses.map(({ sha, context, state }) => [sha, context, state]),
    async close() {
      rmSync(keep, { recursive: true, force: true })
      await fake.close()
    },
  }
}

/** Names in a folder; none: there is no such folder. */
const readNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
