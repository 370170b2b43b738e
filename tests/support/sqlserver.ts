/** The bundled database server under sysbench, built once for all tests that need it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { madeOnce } from './made-once.ts'
import { PROJECT } from './repository.ts'

export const SQLSERVER = join(PROJECT, 'fixtures/examples/sqlserver')

/** Its folder is the project's: inside of walls a copy below /tmp is seen. */
async function build(): Promise<string> {
  const made = await madeOnce(
    'sqlserver',
    { sources: [SQLSERVER], mostSec: 900 },
    async (folder) => {
      const argv = [
        'build',
        '-trimpath',
        '-buildvcs=false',
        '-o',
        join(PROJECT, folder, 'server'),
        '.',
      ]
      await promisify(execFile)('go', argv, {
        cwd: SQLSERVER,
        env: { ...process.env, CGO_ENABLED: '0' },
      })
    },
  )
  return join(PROJECT, made, 'server')
}

/** Path of the server; null where sysbench or the server cannot be had, with a printed reason. */
export async function findSqlServer(): Promise<string | null> {
  try {
    await promisify(execFile)('sysbench', ['--version'])
  } catch {
    console.warn('skipped: sysbench is not installed')
    return null
  }
  try {
    return await build()
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split('\n') : []
    console.warn(`skipped: the server cannot be built: ${line}`)
    return null
  }
}
