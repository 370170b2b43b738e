/** A real server of the S3 API for tests, thrown away after them: versitygw over a folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BucketSettings } from '../../bot/settings.ts'
import { net } from '../../src/machine/this-machine.ts'
import { findTool, skipNote } from '../tool-path.ts'

const program = findTool('versitygw')

/** Why tests with it are skipped, for their title; '': they are not. */
export const noObjectStore = skipNote('versitygw', program)

export type ObjectStore = {
  settings: BucketSettings
  /** Names of the objects, as they are on the disk. */
  objects(): string[]
  /** Does not answer until it is started again, with what it had. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startObjectStore(): Promise<ObjectStore> {
  const root = mkdtempSync(join(tmpdir(), 'gcbench-objects-'))
  const [data, beside, bucket] = ['data', 'beside', 'reports'].map((name) => join(root, name))
  if (data === undefined || beside === undefined || bucket === undefined) throw new Error(root)
  const folder = join(data, 'reports')
  for (const one of [folder, beside]) mkdirSync(one, { recursive: true })
  const port = await net.freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    url: `${url}/reports`,
    region: 'eu-central-1',
    keyId: 'the-key',
    secret: 's3cr3t',
  }
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const { keyId, secret, region } = settings
    const who = ['--access', keyId, '--secret', secret, '--region', region]
    const where = ['--port', `127.0.0.1:${port}`, 'posix', '--sidecar', beside as string]
    const started = spawn(String(program), [...who, ...where, data as string], { stdio: 'ignore' })
    child = started
    for (let tries = 0; tries < 1_000; tries++) {
      if (
        await fetch(url).then(
          () => true,
          () => false,
        )
      )
        return
      if (started.exitCode !== null) break
      await sleep(50)
    }
    throw new Error('versitygw did not start')
  }
  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    settings,
    // Its own files begin with a dot.
    objects: () => readdirSync(folder).filter((name) => !name.startsWith('.')),
    kill,
    start,
    async stop() {
      await kill()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
