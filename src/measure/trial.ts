import { parseOutputs } from '../core/collect.ts'
import type { Plan, Problem, Trial, TrialRecord, TrialStatus } from '../core/model.ts'
import { runtimeOf } from '../core/runtimes/index.ts'
import { workloadOf } from '../core/workloads/index.ts'
import type { Exit, Host } from '../host/host.ts'
import type { Built, Layouts } from './build.ts'
import { runEnvOf, tailOf } from './toolchain.ts'

/** What it takes to execute trials of a plan. */
export type TrialSite = { host: Host; plan: Plan; built: Built }

/** Executes one trial in one fresh process and returns its raw record. Never throws for a trial. */
export async function runTrial(
  site: TrialSite,
  trial: Trial,
  layouts: Layouts,
): Promise<TrialRecord> {
  const { host, plan, built } = site
  const workload = workloadOf(plan.suite.workload.kind)
  const target = plan.targets.find((candidate) => candidate.id === trial.target)
  const ready = built.arms.get(trial.arm)
  const variant = plan.suite.variants.find(({ name }) => name === ready?.arm.variant)
  const binary = target && ready?.binaries.get(target.unit)
  if (!target || !ready || !variant || !binary) throw new Error(`trial of unknown ${trial.target}`)
  const layout = layouts.get(`${trial.arm} ${target.unit}`)
  const step = workload.trial(plan.suite.workload, target, variant, layout?.binary ?? binary)
  const exit = await host.exec.run({
    argv: step.argv,
    cwd: [ready.folder, step.folder].filter(Boolean).join('/'),
    env: { ...runEnvOf(host, runtimeOf(workload.runtime), variant), ...step.env },
    limitSec: plan.suite.trialLimitSec,
    measure: true,
  })
  const default256 = built.records.find(
    (record) => record.arm === trial.arm && record.unit === target.unit,
  )?.sha256
  const outputs = { stdout: exit.stdout, stderr: exit.stderr }
  const nothing = parseOutputs(workload, outputs).value.length === 0
  const status = statusOf(exit, nothing)
  return {
    trial,
    status,
    exitCode: exit.code,
    signal: exit.signal,
    startedAt: exit.startedAt,
    wallSec: exit.wallSec,
    usage: exit.usage,
    pollution: exit.pollution,
    sha256: layout?.sha256 ?? default256 ?? null,
    layoutSeed: layout?.layoutSeed ?? null,
    outputs,
    cutBytes: exit.cutBytes,
    problem: problemOf(exit, status, trial, plan.suite.trialLimitSec),
  }
}

function statusOf(exit: Exit, nothing: boolean): TrialStatus {
  if (exit.notStarted !== null) return 'not-run'
  if (exit.stopped) return 'stopped'
  if (exit.timedOut) return 'timeout'
  return exit.code !== 0 || nothing ? 'failed' : 'ok'
}

function problemOf(
  exit: Exit,
  status: TrialStatus,
  trial: Trial,
  limitSec: number,
): Problem | null {
  if (status === 'ok') return null
  const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`
  const tail = tailOf(exit)
  switch (status) {
    case 'not-run':
      return { code: 'trial-not-run', message: exit.notStarted ?? 'could not start', where }
    case 'stopped':
      return { code: 'trial-stopped', message: 'ended by us before it was done', where }
    case 'timeout':
      return {
        code: 'trial-timeout',
        message: `no end within ${limitSec} s; its last words:\n${tail}`,
        where,
        next: 'raise trial-limit in the suite, or find out why it hangs',
      }
    default:
      return exit.code === 0
        ? { code: 'trial-silent', message: `printed no benchmark result:\n${tail}`, where }
        : {
            code: 'trial-failed',
            message: `ended with ${exit.signal ?? `exit code ${exit.code}`}:\n${tail}`,
            where,
          }
  }
}
