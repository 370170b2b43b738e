/** Whether `/bench` in a comment is answered, by the event and the workflows of a checkout. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { hasCommands } from '../../src/actions/job.ts'
import { makeFiles } from '../../src/machine/files.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function checkout(workflows: Record<string, string> | null) {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-answered-'))
  made.push(folder)
  const own = join(folder, '.github', 'workflows')
  if (workflows !== null) mkdirSync(own, { recursive: true })
  for (const [name, text] of Object.entries(workflows ?? {})) writeFileSync(join(own, name), text)
  return { cwd: '/nowhere', env: { GITHUB_WORKSPACE: folder }, files: makeFiles(tmpdir()) }
}
const AUTHORIZE = 'steps:\n  - id: ask\n    uses: acme/gcbench-action/authorize@0123abc # v1\n'
const MEASURE = 'steps:\n  - uses: acme/gcbench-action@0123abc # v1\n'

it.each([
  ['no workflows', 'push', null, false],
  ['one that only measures', 'pull_request', { 'bench.yml': MEASURE }, false],
  ['one that answers', 'pull_request', { 'a.yml': MEASURE, 'b.yaml': AUTHORIZE }, true],
  ['a page that quotes one', 'pull_request', { 'notes.md': AUTHORIZE }, false],
  ['a run that a comment started', 'issue_comment', null, true],
  ['a run that the service started', 'workflow_dispatch', null, true],
] as const)('%s', async (_, event, workflows, answered) => {
  expect(await hasCommands(event, checkout(workflows))).toBe(answered)
})
