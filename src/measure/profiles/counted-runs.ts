/** One count of instructions: a program under cachegrind in two lengths, and their difference. */
import type { Problem, ProfiledArm, Side } from '../../core/model/model.ts'
import { instructionsBetween } from '../../core/profiles/cachegrind.ts'
import type { ProfileChoice } from '../../core/profiles/choose.ts'
import { ProfileError } from '../../core/profiles/decode.ts'
import { pathIn } from '../../core/text/path.ts'
import { workloads } from '../../core/workloads/index.ts'
import { HostError } from '../../host/port/host.ts'
import { findProgram, runEnvOf } from '../programs/toolchain.ts'
import { runIn } from '../walls/run-walls.ts'
import { checkRun, FOLDER, focusOf, type Pass, profiledArm, type Ran } from './profile-runs.ts'

const LENGTHS = ['short', 'long'] as const

/** Instructions alone: what its caches would do is a model, and takes as long again. */
const FLAGS = ['--tool=cachegrind', '--cache-sim=no', '--vgdb=no', '-q']

const INSTALL = 'install valgrind (apt-get install valgrind), or leave out instructions'

/** The same program, with as many operations as the length says. */
export async function countOnce(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<Ran | Problem> {
  const where = `${choice.target} on ${choice[side]}`
  try {
    return await countedRun(pass, choice, side, stem)
  } catch (error) {
    if (!(error instanceof ProfileError || error instanceof HostError)) throw error
    const next = error instanceof HostError ? { next: error.next } : {}
    return { code: 'profile-failed', message: error.message, where, ...next }
  }
}

async function countedRun(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  stem: string,
): Promise<Ran> {
  const { site, folder } = pass
  const { host, build } = site
  const { workload, runtime } = build.design
  const { target, ready, binary } = profiledArm(pass, choice, side)
  const { variant } = ready
  const own = runEnvOf(host, runtime, variant)
  const at = { arm: ready.arm.id, named: 'valgrind', folder: '', path: own.PATH ?? '' }
  const valgrind = await findProgram(host, { ...at, next: INSTALL })
  const out = `${build.folder}/out`
  const places = { source: ready.folder, out, port: '', data: '', isWarmUp: false }
  const { workload: settings, trialLimitSec: limitSec } = site.plan.suite
  const counted = workload.counted?.(settings, { target, variant, binary, places }) ?? null
  if (counted === null) {
    const able = workloads.filter(({ counted: one }) => one !== undefined).map(({ kind }) => kind)
    throw new ProfileError(`nothing says how it does a number of operations: ${able.join(' or ')}`)
  }
  let wallSec = 0
  const texts = { short: '', long: '' }
  const files: ProfiledArm['files'] = []
  for (const length of LENGTHS) {
    const path = `${FOLDER}/${stem}-instructions-${length}.cachegrind`
    await host.files.remove(out)
    await host.files.makeFolder(out)
    const step = counted.step(counted.operations[length])
    const exit = await runIn(
      build,
      {
        argv: [valgrind, ...FLAGS, `--cachegrind-out-file=${out}/cachegrind`, ...step.argv],
        cwd: pathIn(ready.folder, step.folder),
        env: { ...own, ...step.env },
        limitSec,
      },
      { part: 'measured', arm: ready.arm.id, writable: [ready.folder, out] },
    )
    checkRun(exit, limitSec, 'valgrind, where all takes tens of times as long')
    texts[length] = (await host.files.readLeft(out, 'cachegrind')) ?? ''
    await host.files.write(`${folder}/${path}`, texts[length])
    files.push({ path, sha256: await host.files.sha256(`${folder}/${path}`) })
    wallSec += exit.wallSec
  }
  const instructions = instructionsBetween(texts, focusOf(pass.rule))
  const { short, long } = counted.operations
  return {
    ...{ operations: long - short, wallSec, cpu: null },
    amounts: new Map([['instructions', { instructions }]]),
    files: new Map([['instructions', files]]),
  }
}
