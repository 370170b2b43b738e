/** A fake GitHub with a pull request, a job that may write, and reports to publish. */
import { readFileSync } from 'node:fs'
import type { GitHub } from '../../src/github/port.ts'
import { type Published, type PublishOptions, publish } from '../../src/github/publish.ts'
import { makeGitHub } from '../../src/github/repository.ts'
import type { Comparison, Report } from '../../src/model/model.ts'
import { type Outcome, readReport } from '../../src/report/read-report.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/github/fake.ts'
import { type Fault, patienceFor } from '../support/github/faults.ts'
import {
  addApp,
  addJobToken,
  addPull,
  addRun,
  addToken,
  fullName,
  type Permissions,
  type Pull,
  type Run,
  shaOf,
} from '../support/github/world.ts'

export const ME = 'github-actions[bot]'

/** What the documented workflow gives the job that publishes. */
const JOB: Permissions = {
  actions: 'read',
  contents: 'read',
  pull_requests: 'write',
  statuses: 'write',
}
/** What an App needs, which marks commits with check runs. */
const APP: Permissions = { actions: 'read', pull_requests: 'write', checks: 'write' }

export type Stage = {
  fake: FakeGitHub
  pull: Pull
  run: Run
  token: string
  github: GitHub
  ask: PublishOptions
  publish(outcome: Outcome, ask?: Partial<PublishOptions>): Promise<Published>
  close(): Promise<void>
}

/** A run with its address: a mark says by the address alone which run it is of. */
export const runAt = (id: number): PublishOptions['run'] => ({
  id,
  attempt: 1,
  url: `https://github.example/octo/prolly/actions/runs/${id}`,
})

/** Seconds of waiting last a millisecond here. */
export const connect = (fake: FakeGitHub, token: string, fault: Fault | null = null): GitHub =>
  makeGitHub(token, {
    apiUrl: fake.url,
    userAgent: 'gcbench-tests',
    repository: fullName(fake.world),
    secondMs: 1,
    answerSec: patienceFor(fault),
  })

/** Somebody who may publish: a job that sets statuses, or an App that writes check runs. */
export async function openStage(
  mark: 'status' | 'check' = 'status',
  permissions: Permissions = mark === 'status' ? JOB : APP,
  fault: Fault | null = null,
): Promise<Stage> {
  const fake = await startFakeGitHub()
  const { world } = fake
  const pull = addPull(world)
  const run = addRun(world, { headSha: pull.head.sha })
  const token =
    mark === 'status'
      ? addJobToken(world, permissions)
      : addToken(world, addApp(world, 'bench'), permissions)
  const github = connect(fake, token, fault)
  if (fault !== null) fake.fail(fault)
  const ask: PublishOptions = {
    pull: pull.number,
    headSha: pull.head.sha,
    suite: null,
    run: runAt(run.id),
    mark,
  }
  return {
    fake,
    pull,
    run,
    token,
    github,
    ask,
    publish: (outcome, changed = {}) => publish(outcome, { ...ask, ...changed }, github),
    close: () => fake.close(),
  }
}

const folder = new URL('../../fixtures/reports/', import.meta.url)

const read = new Map<string, Report>()
function load(name: string): Report {
  const known = read.get(name)
  if (known !== undefined) return structuredClone(known)
  read.set(name, readReport(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
  return load(name)
}

/** A report of the fixtures, as if it were about that commit, against the base of the pull request. */
export function fixture(name: string, headSha: string): Report {
  const report = load(name)
  const { base, head } = report.plan.sources
  if (head !== null) head.sha = headSha
  if (base !== null) base.sha = shaOf('base')
  return report
}

export const measured = (report: Report): Outcome => ({ kind: 'measured', report })

/** A report whose gating rows are those that regressed, by benchmark, and one that did not. */
export function regressing(headSha: string, benchmarks: string[]): Outcome {
  const report = fixture('one-regression-of-200', headSha)
  const loud = report.comparisons.find((row) => row.verdict.word === 'regressed') as Comparison
  const quiet = report.comparisons.find((row) => row.verdict.word === 'equivalent') as Comparison
  report.comparisons = [quiet, ...benchmarks.map((benchmark) => ({ ...loud, benchmark }))]
  const conclusion = benchmarks.length > 0 ? 'failure' : 'success'
  report.conclusion = { conclusion, reasons: [] }
  return measured(report)
}
