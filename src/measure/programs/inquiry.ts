/** What the programs that a suite names answer before anything is built. */
import type { HashedFolder, ProgramAnswer } from '../../core/contracts/inquiry.ts'
import { type Design, makeDesign } from '../../core/design/design.ts'
import { pathIn } from '../../core/text/path.ts'
import { type Host, HostError, StoppedError } from '../../host/port/host.ts'
import { type RunWalls, runIn } from '../walls/run-walls.ts'
import { runEnvOf, tailOf } from './toolchain.ts'

type Site = { host: Host; design: Design; walls?: RunWalls }

const ANSWER_LIMIT_SEC = 30
const LAST_LINES = 40

/**
 * The design with what the workload's programs said in every arm, whose sources are in `folders`.
 * Throws HostError with all that cannot work.
 */
export async function inquire(site: Site, folders: Map<string, string>): Promise<Design> {
  const { host, design } = site
  const { workload, runtime, suite, arms } = design
  const { inquiry } = workload
  if (inquiry === undefined) return design
  const answers: ProgramAnswer[] = []
  for (const { arm, variant } of arms.filter((one) => folders.has(one.arm.id))) {
    const source = folders.get(arm.id) ?? ''
    const questions = inquiry.questions(suite.workload, { source, here: host.cwd })
    for (const [question, { argv, folder, env }] of Object.entries(questions)) {
      const command = {
        argv,
        cwd: pathIn(source, folder),
        env: { ...runEnvOf(host, runtime, variant), ...env },
        limitSec: ANSWER_LIMIT_SEC,
      }
      const exit = await runIn(site, command, { part: 'measured', arm: arm.id, writable: [source] })
      if (exit.stopped) throw new StoppedError()
      const said = exit.notStarted ?? tailOf(exit, LAST_LINES)
      answers.push({ arm: arm.id, question, code: exit.code, said })
    }
  }
  const { value, problems } = inquiry.read(suite.workload, answers, await hashedFolder(site))
  if (problems.length === 0) return makeDesign({ ...suite, workload: value })
  const [first] = problems
  throw new HostError(
    problems.map(({ where, message }) => (where ? `${where}: ${message}` : message)).join('\n'),
    first?.next ?? 'fix the suite',
  )
}

/** Of the files outside of the source that the settings name. */
async function hashedFolder({ host, design }: Site): Promise<HashedFolder | null> {
  const asked = design.workload.inquiry?.folder?.(design.suite.workload, host.cwd) ?? null
  if (asked === null || !(await host.files.isFolder(asked.path))) return null
  const names = (await host.files.list(asked.path)).filter((name) => name.endsWith(asked.extension))
  const sha256: Record<string, string> = {}
  for (const name of names.sort()) sha256[name] = await host.files.sha256(`${asked.path}/${name}`)
  return { path: asked.path, sha256 }
}
