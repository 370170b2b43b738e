/** The profile pass: both arms once more under a CPU profiler, after all rounds, in turn. */
import { dedupe } from '../core/collect/collect.ts'
import { type ParsedTrial, parseOutputs } from '../core/collect/parse.ts'
import { profileSecOf } from '../core/design/rounds-paid.ts'
import type {
  Problem,
  ProfiledArm,
  ProfileRule,
  Profiles,
  Report,
  Side,
  Target,
  TargetProfile,
} from '../core/model/model.ts'
import { chooseProfiles, operationsOf, type ProfileChoice } from '../core/profiles/choose.ts'
import { DARWIN_REASON, decodeProfile, ProfileError } from '../core/profiles/decode.ts'
import { compareProfiles, type ProfiledRun } from '../core/profiles/function-differences.ts'
import { compareStacks } from '../core/profiles/stacks.ts'
import { fillText } from '../core/settings/argv.ts'
import { trialLimitOf } from '../core/stats/pairs/trial-length.ts'
import { patternOf } from '../core/text/pattern.ts'
import { plural } from '../core/text/phrase.ts'
import { workloads } from '../core/workloads/index.ts'
import { HostError } from '../host/port/host.ts'
import { runEnvOf, tailOf } from './programs/toolchain.ts'
import { Servers } from './server.ts'
import { ServerError } from './server-error.ts'
import type { Budget } from './time/budget.ts'
import { runTrial, type TrialSite } from './trial.ts'
import { folderOf, runIn } from './walls/run-walls.ts'

const PROFILES_FILE = 'profiles.json'
const FOLDER = 'profiles'
/** A load is begun so long after its profile, and ends about so long before it. */
const MARGIN_SEC = 0.5
const LOAD_ATTEMPTS = 3
const MOST_STRETCH = 20

type Pass = {
  site: TrialSite
  budget: Budget
  servers: Servers
  rule: ProfileRule
  /** Folder of the report, in which FOLDER is. */
  folder: string
  /** Of the loads so far of the target at hand. */
  longestLoadSec: number
  /** Wall time of the longest run so far of the target at hand. */
  longestSec: number
  /** How much longer than asked its runs are, to have as much CPU time on a busy machine. */
  stretch: number
}

/** One run under the profiler: what is wrong with it, or what it gave. */
type Ran = { run: ProfiledRun; wallSec: number; file: ProfiledArm['files'][number] }

/** A report, what it was made of, and the folder in which it is kept. */
export type ProfileAsk = Pick<Pass, 'site' | 'budget' | 'folder'> & {
  report: Report
  trials: ParsedTrial[]
}

/**
 * The pass that the report's plan asks for, as far as the budget goes; null: none, or nobody waits
 * for it any more. Kept in a file of its own, so that it outlives a report that is made again.
 */
export async function profileReport(ask: ProfileAsk): Promise<Profiles | null> {
  const { site, budget, folder, trials } = ask
  const { plan, comparisons } = ask.report
  const rule = plan.suite.profile
  if (rule === undefined || rule.of === 'none' || site.host.exec.stopping) return null
  const beganSec = budget.spentSec()
  const chosen = chooseProfiles(plan, trials, comparisons, rule.of)
  const { targets, problems } = await profileArms(ask, chosen.value, rule)
  const all: Profiles = {
    ...{ of: rule.of, targets, problems: dedupe([...chosen.problems, ...problems]) },
    spentSec: budget.spentSec() - beganSec,
  }
  await site.host.files.write(`${folder}/${PROFILES_FILE}`, `${JSON.stringify(all)}\n`)
  return all
}

/**
 * Runs every choice several times under each arm, the arms in turn, and compares their profiles.
 * Raw profiles stay in `folder`. Nothing that goes wrong throws: the report says it.
 */
async function profileArms(
  { site, budget, folder }: ProfileAsk,
  choices: ProfileChoice[],
  rule: ProfileRule,
): Promise<Profiles> {
  const { host } = site
  const result: Profiles = { of: rule.of, targets: [], problems: [] }
  const refused = refusalOf(host.platform)
  if (refused !== null) return { ...result, problems: [refused] }
  await host.files.remove(`${folder}/${FOLDER}`)
  await host.files.makeFolder(`${folder}/${FOLDER}`)
  const fresh = { longestLoadSec: 0, longestSec: 0, stretch: 1 }
  const pass = { ...{ site, budget, servers: new Servers(site), rule, folder }, ...fresh }
  try {
    for (const [index, choice] of choices.entries()) {
      Object.assign(pass, fresh)
      if (!hasRoom(pass, choice, LEAST_RUNS * SIDES.length)) {
        result.problems.push(noRoom(pass, choices.slice(index)))
        break
      }
      host.tell({ kind: 'phase', name: 'profile', detail: choice.target })
      const { profile, problems } = await profileChoice(pass, choice, index)
      if (profile !== null) result.targets.push(profile)
      result.problems.push(...problems)
    }
  } finally {
    await pass.servers.stopAll()
  }
  return result
}

/** Runs of an arm without which nothing is compared. */
const LEAST_RUNS = 2

/** What a run takes at least, by the target's trials, the profile's length and the runs so far. */
function expectedSec({ site, rule, longestLoadSec, longestSec, stretch }: Pass, target: string) {
  const { plan, build } = site
  const found = plan.targets.find(({ id }) => id === target)
  const { workload } = build.design
  const isServed = workload.server?.(plan.suite.workload, found)?.profile !== undefined
  const sampleSec = rule.sampleSec * stretch
  if (!isServed) return Math.max(sampleSec, longestSec)
  const loadSec = Math.max(found?.expectedSec ?? 0, longestLoadSec, rule.sampleSec)
  return Math.max(loadSec + 2 * MARGIN_SEC, longestSec)
}

const hasRoom = (pass: Pass, { target }: ProfileChoice, runs: number) =>
  runs * expectedSec(pass, target) <= pass.budget.leftSec()

/** What the budget leaves out, and what it would take. */
function noRoom({ rule, budget }: Pass, left: ProfileChoice[]): Problem {
  const names = left.slice(0, 3).map(({ target }) => target)
  const neededSec = budget.wholeSec + left.length * profileSecOf(rule)
  return {
    code: 'profile-budget',
    message: `${plural(left.length, 'benchmark')} not profiled: the budget has no room for it`,
    where: names.length < left.length ? `${names.join(', ')} and others` : names.join(', '),
    next: `--budget ${Math.ceil((1.2 * neededSec) / 60)}m, or fewer runs in "profile"`,
  }
}

function refusalOf(platform: string): Problem | null {
  if (platform === 'linux') return null
  const reason =
    platform === 'darwin' ? DARWIN_REASON : `CPU profiles are taken on Linux, this is ${platform}`
  return { code: 'profile-not-linux', message: reason, next: 'use a Linux runner' }
}

async function profileChoice(pass: Pass, choice: ProfileChoice, index: number) {
  const { site, rule } = pass
  const problems: Problem[] = []
  const ran: Record<Side, Ran[]> = { base: [], head: [] }
  let isOver = false
  for (let run = 0; run < rule.runs && !isOver; run++) {
    for (const side of run % 2 === 0 ? SIDES : [...SIDES].reverse()) {
      isOver = !hasRoom(pass, choice, 1)
      if (site.host.exec.stopping || isOver) break
      const beganSec = pass.budget.spentSec()
      const number = `${index + 1}`.padStart(2, '0')
      const path = `${FOLDER}/${number}-${side}-${run + 1}.pb.gz`
      const found = await profileOnce(pass, choice, side, path)
      pass.longestSec = Math.max(pass.longestSec, pass.budget.spentSec() - beganSec)
      if ('code' in found) problems.push(found)
      else ran[side].push(found)
    }
    // What fails at once, fails again.
    if (ran.base.length + ran.head.length === 0) break
    if (run === 0) pass.stretch = stretchOf([...ran.base, ...ran.head], rule)
  }
  if (isOver) {
    problems.push({
      code: 'profile-budget',
      message:
        `profiled ${ran.base.length} and ${ran.head.length} of ${rule.runs} times on base and ` +
        'head: the budget ended',
      where: choice.target,
    })
  }
  return { ...compared(choice, ran), problems }
}

/** Runs are planned by the clock, and samples are of CPU time: a program that waits has few. */
function stretchOf(ran: Ran[], { sampleSec }: ProfileRule): number {
  const cpuSec = sum(ran.map(({ run }) => run.samples.samples * run.samples.periodSec))
  return Math.min(MOST_STRETCH, Math.max(1, (sampleSec * ran.length) / cpuSec))
}

const SIDES: Side[] = ['base', 'head']

function compared(choice: ProfileChoice, ran: Record<Side, Ran[]>) {
  const { contrast, target, benchmarks } = choice
  const periods = new Set([...ran.base, ...ran.head].map(({ run }) => run.samples.periodSec))
  const [periodSec] = periods
  if (periodSec === undefined || periods.size > 1) return { profile: null }
  if (ran.base.length === 0 || ran.head.length === 0) return { profile: null }
  const runs = { base: ran.base.map(({ run }) => run), head: ran.head.map(({ run }) => run) }
  const profile: TargetProfile = {
    ...{ contrast, target, benchmarks, periodSec },
    base: armOf(choice.base, ran.base),
    head: armOf(choice.head, ran.head),
    ...compareProfiles(runs, periodSec),
    stacks: compareStacks(runs),
  }
  return { profile }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function armOf(arm: string, ran: Ran[]): ProfiledArm {
  const operations = ran.map(({ run }) => run.operations)
  return {
    arm,
    runs: ran.length,
    samples: sum(ran.map(({ run }) => run.samples.samples)),
    wallSec: sum(ran.map(({ wallSec }) => wallSec)),
    operations: operations.includes(null) ? null : sum(operations.map((n) => n ?? 0)),
    files: ran.map(({ file }) => file),
  }
}

async function profileOnce(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  path: string,
): Promise<Ran | Problem> {
  const { files } = pass.site.host
  const file = `${pass.folder}/${path}`
  const where = `${choice.target} on ${choice[side]}`
  try {
    const { operations, wallSec } = await execute(pass, choice, side, file)
    const bytes = await files.unpack(file)
    if (bytes === null) throw new ProfileError('the run left no profile')
    const { focus } = pass.rule
    const isMeant = focus === undefined ? undefined : patternOf(focus)
    const samples = decodeProfile(bytes, isMeant && ((name) => isMeant.test(name)))
    if (samples.samples === 0) {
      const what = focus === undefined ? 'a sample' : `a sample in ${focus}, the focus`
      throw new ProfileError(`a profile without ${what}`)
    }
    return {
      run: { samples, operations },
      wallSec,
      file: { path, sha256: await files.sha256(file) },
    }
  } catch (error) {
    const isKnown = [ProfileError, HostError, ServerError].some((one) => error instanceof one)
    if (!isKnown) throw error
    return { code: 'profile-failed', message: (error as Error).message, where }
  }
}

type Executed = { operations: number | null; wallSec: number }

async function execute(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  file: string,
): Promise<Executed> {
  const { plan, built } = pass.site
  const { workload: settings } = plan.suite
  const { workload, runtime } = pass.site.build.design
  const target = plan.targets.find(({ id }) => id === choice.target)
  const ready = built.arms.get(choice[side])
  const binary = target && ready?.binaries.get(target.unit)
  if (!target || !ready || !binary) throw new Error(`profile of unknown ${choice.target}`)
  const server = workload.server?.(settings, target) ?? null
  if (server?.profile !== undefined) {
    // The port has to be known before the load, which would have a server of its own.
    if (server.restartRounds === 0) {
      throw new ProfileError('restart-rounds: 0 of the server leaves nothing up to be profiled')
    }
    return underLoad({ pass, target, arm: choice[side], url: server.profile, file })
  }
  const { variant } = ready
  const sec = pass.rule.sampleSec * pass.stretch
  const step = workload.profile?.(settings, { target, variant, binary, file, sec })
  if (step === undefined) {
    const able = workloads.filter(({ profile }) => profile !== undefined).map(({ kind }) => kind)
    const how = server ? 'name the URL in server.profile' : `use ${able.join(' or ')}`
    throw new ProfileError(`nothing says how a CPU profile of this is made: ${how}`)
  }
  const { host } = pass.site
  const command = {
    argv: step.argv,
    cwd: [ready.folder, step.folder].filter(Boolean).join('/'),
    env: { ...runEnvOf(host, runtime, variant), ...step.env },
    limitSec: trialLimitOf(sec, plan.suite.trialLimitSec),
  }
  const exit = await runIn(pass.site.build, command, {
    ...{ part: 'measured', arm: ready.arm.id, writable: [ready.folder, folderOf(file)] },
  })
  if (exit.code !== 0) throw new ProfileError(`failed under the profiler:\n${tailOf(exit)}`)
  const seen = parseOutputs(workload, settings, { stdout: exit.stdout, stderr: exit.stderr })
  return { operations: operationsOf(seen.value), wallSec: exit.wallSec }
}

/** A load that outlived its profile is tried again with more room: the machine may be busy. */
async function underLoad(load: Load): Promise<Executed> {
  for (let attempt = 1; ; attempt++) {
    const done = await profileLoad(load)
    if (done !== null) return done
    if (attempt === LOAD_ATTEMPTS) throw new ProfileError('the load outlived its profile')
  }
}

type Load = { pass: Pass; target: Target; arm: string; url: string; file: string }

/** The whole load is inside the profile, so that all of its operations are; null: it was not. */
async function profileLoad({ pass, target, arm, url, file }: Load): Promise<Executed | null> {
  const { site, servers, rule } = pass
  const { host, plan, built } = site
  const ready = built.arms.get(arm)
  if (ready === undefined) throw new Error(`no arm ${arm}`)
  const trial = { round: 0, position: 0, target: target.id, arm, attempt: 0 }
  const load = async () => {
    const startSec = host.clock.nowSec()
    const done = await runTrial(site, trial, target, new Map(), servers)
    const loadSec = host.clock.nowSec() - startSec
    pass.longestLoadSec = Math.max(pass.longestLoadSec, loadSec)
    return done
  }
  const server = await servers.of(ready.arm, 0, target)
  if (server === null) throw new Error(`no server of ${arm}`)
  if (!server.warmed.has(target.id)) await load()
  const loadSec = Math.max(target.expectedSec ?? 0, pass.longestLoadSec, rule.sampleSec)
  const sec = Math.ceil(loadSec + 2 * MARGIN_SEC)
  const { port, sidePort, data } = server
  const places = { port, data, 'side-port': sidePort, sec: String(sec) }
  const startSec = host.clock.nowSec()
  const profile = host.net
    .download(fillText(url, places), file, sec + trialLimitOf(0, plan.suite.trialLimitSec))
    .then(() => null)
    .catch((error: unknown) => error)
  await host.clock.sleep(MARGIN_SEC)
  const { record, parsed } = await load()
  const isInside = host.clock.nowSec() - startSec < sec
  const failed = await profile
  if (failed !== null) throw failed
  if (record.problem !== null) throw new ProfileError(record.problem.message)
  if (!isInside) return null
  return { operations: operationsOf(parsed.value), wallSec: record.wallSec }
}
