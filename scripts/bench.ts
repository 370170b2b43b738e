/**
 * The main job on the bundled example, as a user would do it: makes the example's repository in a
 * temporary folder, runs `gcbench run` there on the branch of the change, and leaves the report
 * files in ./gcbench-out. Arguments are passed on: `npm run bench -- pool --rounds 20`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeExampleRepository } from '../fixtures/examples/make-repository.ts'

const POOL = 'pool'
const given = process.argv.slice(2)
const example = given[0] === POOL ? POOL : 'prolly'
const out = resolve('gcbench-out')

await rm(out, { recursive: true, force: true })
const folder = await mkdtemp(join(tmpdir(), 'gcbench-example-'))
try {
  await makeExampleRepository(example, folder)
  const args = given.length === 0 || given[0]?.startsWith('-') ? ['change-x-gc', ...given] : given
  const cli = resolve('src/cli/main.ts')
  process.exitCode = await new Promise<number>((ended) => {
    const child = spawn(process.execPath, [cli, 'run', ...args, '--out', out], {
      cwd: folder,
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
    child.on('close', (code) => ended(code ?? 1))
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
