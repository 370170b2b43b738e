/** What a server that nothing builds is: its file, the hash of that, and the version it tells. */
import type { Design } from '../../core/design/design.ts'
import { fillArgv } from '../../core/settings/argv.ts'
import type { Host } from '../../host/port/host.ts'
import { type RunWalls, runIn } from '../walls/run-walls.ts'
import { findProgram, type ProgramSite, tailOf } from './toolchain.ts'

/** A program that takes the question for a start has to be ended. */
const ANSWER_LIMIT_SEC = 10
const LONGEST_VERSION = 200

/** Settings of a build record; none where the suite has no server, or builds it. */
export async function identifyServer(
  site: { host: Host; design: Design; walls?: RunWalls },
  at: ProgramSite,
): Promise<Record<string, string>> {
  const { host, design } = site
  const { workload, suite } = design
  const block = workload.server?.(suite.workload) ?? null
  if (block === null || block.run.some((word) => word.includes('{bin}'))) return {}
  // Where another program starts it, the one that tells the version is the server.
  const [program] = block.version ?? block.run
  const file = await findProgram(host, { ...at, named: program })
  const command = {
    argv: fillArgv(block.version ?? [file, '--version'], { source: at.source }),
    cwd: at.folder,
    env: { PATH: at.path },
    limitSec: ANSWER_LIMIT_SEC,
  }
  const exit = await runIn(site, command, { part: 'measured', arm: at.arm, writable: [] })
  const [version = ''] = exit.code === 0 ? tailOf(exit, 1).split('\n') : []
  return {
    server: file,
    'server-sha256': await host.files.sha256(file),
    ...(version === '' ? {} : { 'server-version': version.slice(0, LONGEST_VERSION) }),
  }
}
