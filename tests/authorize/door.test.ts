import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findDoor } from '../support/doors.ts'
import { addComment, addJobToken } from '../support/github/world.ts'
import { nodeEnv } from '../support/node-env.ts'
import { HEAD, openStage, payloadOf } from './stage.ts'

/** The step as a runner runs it: a program of its own, an event in a file, outputs in another. */
async function runStep(body: string) {
  const stage = await openStage()
  const { fake } = stage
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-authorize-'))
  const at = (name: string, text = '') => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const comment = addComment(fake.world, 1, 'alice', body)
  const env = {
    ...nodeEnv,
    GITHUB_API_URL: fake.url,
    GITHUB_REPOSITORY: 'octo/prolly',
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_EVENT_PATH: at('event.json', JSON.stringify(payloadOf(comment))),
    GITHUB_OUTPUT: at('output'),
    INPUT_TOKEN: addJobToken(fake.world, { contents: 'read', pull_requests: 'write' }),
    INPUT_CONFIG: '',
  }
  const child = spawn(process.execPath, [await findDoor('authorize')], { env, cwd: folder })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const written = readFileSync(join(folder, 'output'), 'utf8')
  const found = written.matchAll(/^(\S+)<<(\S+)\n([\s\S]*?)\n?\2$/gm)
  rmSync(folder, { recursive: true })
  await fake.close()
  expect(fake.violations).toEqual([])
  return {
    code,
    stage,
    outputs: Object.fromEntries([...found].map(([, key, , text]) => [key, text])),
  }
}

it('the step gives what may be run as outputs', async () => {
  const { code, outputs } = await runStep('/bench oltp --rounds 20')
  expect(code).toBe(0)
  expect(outputs).toMatchObject({ kind: 'bench', sha: HEAD, suite: 'oltp' })
  expect(JSON.parse(outputs.plan ?? '')).toMatchObject({
    by: 'alice',
    include: [{ suite: 'oltp', head: HEAD, rounds: '20' }],
  })
})

it('the step gives nothing where nothing may be run', async () => {
  const { code, outputs, stage } = await runStep('/bench nope')
  expect(code).toBe(0)
  expect(outputs).toEqual({ kind: '', sha: '', suite: '', base: '', plan: '{"include":[]}' })
  expect(stage.replies()).toHaveLength(1)
})
