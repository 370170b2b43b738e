/**
 * Commands without the service, as whole texts: replies.md beside this file has what people read in
 * the end. Read the difference of what `UPDATE_GOLDENS=1 npx vitest run tests/authorize/replies` has
 * written anew.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Pull, shaOf } from '../../support/github/world.ts'
import { expectGolden } from '../../support/golden.ts'
import { wholeText } from '../../support/whole-text.ts'
import { HEAD, openStage, type Stage } from '../stage.ts'

const ROW = 'storage/page-147/write:time/op'
const FORK = { head: { sha: HEAD, ref: 'x', repository: 'mallory/prolly' } }

type Scene = {
  pull?: Partial<Pull>
  says: [login: string, text: string]
  with?(stage: Stage): void
}

const scenes: Record<string, Scene> = {
  'bench-runs': { says: ['alice', '/bench oltp'] },
  'bench-misspelt': { says: ['alice', '/bench oltpp'] },
  'bench-which-suite': { says: ['alice', '/bench'] },
  'bench-unknown-option': { says: ['alice', '/bench oltp --round 5'] },
  'bench-unknown-variant': { says: ['alice', '/bench oltp --gc gren'] },
  'bench-stranger': { says: ['stranger', '/bench oltp'] },
  'bench-closed': { pull: { state: 'closed' }, says: ['alice', '/bench oltp'] },
  'bench-fork': { pull: FORK, says: ['alice', '/bench oltp'] },
  'bench-other-head': { says: ['alice', '/bench oltp @aaaaaaaaaaaa --rounds 20'] },
  'bench-pushed-since': {
    says: ['alice', '/bench oltp --rounds 20'],
    with({ pull }) {
      pull.head.pushedAt = '2027-01-01T00:00:00Z'
    },
  },
  'bench-wrong-suite-file': {
    says: ['alice', '/bench x'],
    with({ fake: { world } }) {
      world.files.set(`${shaOf('base')}:.gcbench.yml`, 'suites: { x: { workloadd: y } }')
    },
  },
  accept: { says: ['mia', `/bench accept ${ROW} correctness *first*`] },
  'accept-no-maintainer': { says: ['alice', `/bench accept ${ROW} please`] },
  'no-service': { says: ['alice', '/bench rerun'] },
  help: { says: ['stranger', '/bench help'] },
}

it.each(Object.entries(scenes))('%s', async (name, { pull, says, with: prepare }) => {
  const stage = await openStage(pull)
  prepare?.(stage)
  await stage.say(...says)
  const text = wholeText(stage.fake.world)
  await stage.fake.close()
  expect(stage.fake.violations).toEqual([])
  expectGolden(join(import.meta.dirname, 'replies.md'), name, text)
})
