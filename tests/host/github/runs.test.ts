/** Runs of workflows and what a dispatch needs, over the strict stand-in. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DeniedError, UncertainError } from '../../../src/github/port.ts'
import { connect } from '../../publish/stage.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addToken, shaOf } from '../../support/github/world.ts'

let fake: FakeGitHub
const inputs = { job: 'j1', head: shaOf('head') }
const SINCE = '2025-01-01T00:00:00.123Z'

const open = () => {
  const app = addApp(fake.world, 'bench')
  return connect(fake, addToken(fake.world, app, { actions: 'write', contents: 'read' }))
}

beforeEach(async () => {
  fake = await startFakeGitHub()
  fake.world.workflows = new Map([
    ['bench.yml', { inputs: ['job', 'head'], name: ({ job }) => `gcbench ${job}` }],
  ])
})
afterEach(async () => {
  await fake.close()
  expect(fake.violations).toEqual([])
})

it('dispatches a run, finds it by its title, looks at it, stops it, once or twice', async () => {
  const github = open()
  const { id = 0 } = (await github.dispatch('bench.yml', 'main', inputs)) ?? {}
  const found = await github.dispatchedRuns('bench.yml', SINCE)
  expect(found).toEqual([
    expect.objectContaining({
      id,
      attempt: 1,
      title: 'gcbench j1',
      workflow: '.github/workflows/bench.yml',
      event: 'workflow_dispatch',
      author: 'bench[bot]',
      headBranch: 'main',
      repositoryId: 42,
      isOver: false,
      conclusion: null,
    }),
  ])
  expect(await github.dispatchedRuns('bench.yml', '2027-01-01T00:00:00Z')).toEqual([])
  await github.cancelRun(id)
  await github.cancelRun(id)
  expect(await github.workflowRun(id)).toMatchObject({ isOver: true, conclusion: 'cancelled' })
  expect(await github.workflowRun(5)).toBeNull()
})

it('gets along with a server that tells no run', async () => {
  fake.world.tellsRunDetails = false
  const github = open()
  expect(await github.dispatch('bench.yml', 'main', inputs)).toBeNull()
  expect(fake.world.runs).toHaveLength(1)
})

it.each([
  ['gone.yml', 'main', inputs, /Not Found/],
  ['bench.yml', 'gone', inputs, /No ref found/],
  ['bench.yml', 'main', { ...inputs, more: 'x' }, /Unexpected inputs/],
])('is told no for good: %s on %s', async (workflow, branch, given, words) => {
  const dispatched = open().dispatch(workflow, branch, given)
  await expect(dispatched).rejects.toThrow(DeniedError)
  await expect(dispatched).rejects.toThrow(words)
})

it('does not dispatch twice where no answer came, and a limit is no refusal', async () => {
  fake.fail({ as: 'reset', operation: 'actions/create-workflow-dispatch', carriedOut: true })
  await expect(open().dispatch('bench.yml', 'main', inputs)).rejects.toThrow(UncertainError)
  expect(fake.world.runs).toHaveLength(1)
  fake.fail({ as: 'primary-limit', operation: 'actions/get-workflow-run', afterSec: 999 })
  await expect(open().workflowRun(1)).rejects.not.toThrow(DeniedError)
})

it('finds where commits part, and every tag', async () => {
  fake.world.tags = Array.from({ length: 130 }, (_, i) => `v1.0.${i}`)
  fake.world.mergeBases.set(`v1.0.0...${shaOf('head')}`, shaOf('fork point'))
  const github = open()
  expect(await github.mergeBase('v1.0.0', shaOf('head'))).toBe(shaOf('fork point'))
  expect(await github.mergeBase('gone', shaOf('head'))).toBeNull()
  expect(await github.listTags()).toHaveLength(130)
})
