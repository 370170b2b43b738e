/** The server of tests/tools/server, which can fail in every way that servers do, in a suite. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { madeOnce } from './made-once.ts'
import { hasGo, PROJECT } from './repository.ts'

const TOOLS = join(PROJECT, 'tests/tools')

/** Inside of walls a copy below /tmp is seen, and the project's folder may not be. */
async function build(): Promise<string> {
  const made = await madeOnce(
    'server',
    { sources: [join(TOOLS, 'server')], mostSec: 600 },
    async (folder) => {
      const argv = ['build', '-trimpath', '-buildvcs=false', '-o', join(PROJECT, folder, 'server')]
      const env = { ...process.env, CGO_ENABLED: '0' }
      await promisify(execFile)('go', [...argv, './server'], { cwd: TOOLS, env })
    },
  )
  const scratch = mkdtempSync(join(tmpdir(), 'gcbench-server-'))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))
  cpSync(join(PROJECT, made, 'server'), join(scratch, 'server'))
  return join(scratch, 'server')
}

/** Path of the program; null: it cannot be built here, which was said. */
export const SERVER = hasGo && process.platform === 'linux' ? await build() : null

/** Lines of the suite file with the server and its client; each indented as it stands there. */
export const serverSuite = (
  own: { server?: string; rest?: string; path?: string; ready?: string } = {},
) => `suites:
  s:
    workload: command
    run: [${SERVER}, ask, "{port}", ${own.path ?? '/x'}]
    read: { transactions: 'transactions: ([0-9]+)' }
    metrics: { transactions: {}, server-cpu: {}, rss-max: {} }
    trial-limit: 60s
    server:
      run: [${SERVER}, serve, "{port}", "{data}", "MARK"]
      files: { greeting: "on {port} " }
      ready: ${own.ready ?? '{ http: "http://127.0.0.1:{port}/ready", timeout: 60s }'}
${own.server ?? ''}
${own.rest ?? ''}
`

/**
 * Files of a repository; `mark` is found in the command lines of its servers, `work` is the steps
 * of an answer.
 */
export const serverFiles = (text: string, mark: string, work = 100_000) => ({
  work: String(work),
  '.gcbench.yml': text.replaceAll('MARK', mark),
})

/** Processes whose command line holds the mark. */
export const alive = (mark: string) =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(mark)
    } catch {
      return false
    }
  })
