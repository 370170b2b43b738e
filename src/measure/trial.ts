import { parseOutputs } from '../core/collect.ts'
import type { Plan, Problem, Trial, TrialRecord, TrialStatus } from '../core/model.ts'
import { runtimeOf } from '../core/runtimes/index.ts'
import type { ExitMeaning } from '../core/shelves.ts'
import { capText } from '../core/text/cap.ts'
import { runtimeIdOf, workloadOf } from '../core/workloads/index.ts'
import type { Exit, Host } from '../host/host.ts'
import type { BuildSite, Built, Layouts } from './build.ts'
import { runEnvOf, tailOf } from './toolchain.ts'

/** What it takes to execute trials of a plan. */
export type TrialSite = { host: Host; plan: Plan; built: Built; build: BuildSite }

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
  const settings = plan.suite.workload
  const out = `${site.build.folder}/out`
  await host.files.remove(out)
  await host.files.makeFolder(out)
  const places = { source: ready.folder, out }
  const step = workload.trial(settings, target, variant, layout?.binary ?? binary, places)
  const everySec = workload.readEverySec?.(settings) ?? null
  const exit = await host.exec.run({
    argv: step.argv,
    cwd: [ready.folder, step.folder].filter(Boolean).join('/'),
    env: { ...runEnvOf(host, runtimeOf(runtimeIdOf(settings)), variant), ...step.env },
    limitSec: plan.suite.trialLimitSec,
    measure: true,
    ...(everySec === null || host.platform !== 'linux' ? {} : { readEverySec: everySec }),
  })
  const default256 = built.records.find(
    (record) => record.arm === trial.arm && record.unit === target.unit,
  )?.sha256
  const files = await readFiles(host, out, workload.outputFiles?.(settings) ?? {})
  const outputs = { stdout: exit.stdout, stderr: exit.stderr, ...files.outputs }
  const nothing =
    workload.isTimed?.(settings) !== true &&
    parseOutputs(workload, settings, outputs).value.length === 0
  const status = statusOf(exit, nothing, (code) => workload.exitMeaning?.(settings, code) ?? null)
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
    cutBytes: { ...exit.cutBytes, ...files.cut },
    ...(exit.readings === undefined ? {} : { readings: exit.readings }),
    problem: problemOf(exit, status, trial, plan.suite.trialLimitSec),
  }
}

/** Most of a file that is kept: a GC log of minutes; of more, head and tail stay. */
const FILE_CAP = 4_000_000

async function readFiles(host: Host, folder: string, files: Record<string, string>) {
  const outputs: Record<string, string> = {}
  const cut: Record<string, number> = {}
  for (const [name, path] of Object.entries(files)) {
    const text = await host.files.read(`${folder}/${path}`)
    if (text === null) continue
    const kept = capText(text, FILE_CAP)
    outputs[name] = kept.text
    cut[name] = kept.cut
  }
  return { outputs, cut }
}

/** Numbers of the signals that end programs, for a code as a shell shows it: 128 and the number. */
const SIGNALS: Record<string, number> = {
  ...{ SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGBUS: 7 },
  ...{ SIGFPE: 8, SIGKILL: 9, SIGSEGV: 11, SIGPIPE: 13, SIGTERM: 15 },
}

function codeOf({ code, signal }: Exit): number | null {
  const number = signal === null ? undefined : SIGNALS[signal]
  return number === undefined ? code : 128 + number
}

function statusOf(
  exit: Exit,
  nothing: boolean,
  meaningOf: (code: number) => ExitMeaning | null,
): TrialStatus {
  if (exit.notStarted !== null) return 'not-run'
  if (exit.stopped) return 'stopped'
  if (exit.timedOut) return 'timeout'
  const code = codeOf(exit)
  const meaning = code === null ? null : meaningOf(code)
  if (meaning === 'oom') return 'oom'
  return (exit.code === 0 || meaning === 'ok') && !nothing ? 'ok' : 'failed'
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
    case 'oom': {
      const how = exit.signal ?? `exit code ${exit.code}`
      return { code: 'out-of-memory', message: `out of memory (${how}):\n${tail}`, where }
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
