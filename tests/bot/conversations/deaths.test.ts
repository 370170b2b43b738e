/**
 * The process is killed after every call that changes something at GitHub, before it can write that
 * down, and started again with nothing but its store: the end is the same, and nothing is there
 * twice. Killed before a call is what a request that was never carried out is: see faults.test.ts.
 */
import { describe, expect, it } from 'vitest'
import { type Death, openStage, type Stage } from '../stage.ts'

async function story(stage: Stage): Promise<void> {
  await stage.say('alice', '/bench oltp')
  await stage.passTime(40)
  const [run] = stage.runs()
  if (run === undefined) throw new Error('nothing runs')
  await stage.startRun(run)
  await stage.endRun(run, stage.reportFor(run))
  await stage.passTime(40)
  await stage.say('bob', '/bench nonsense')
  await stage.say('alice', '/bench quick')
  await stage.passTime(40)
  await stage.event('closed')
  await stage.passTime(40)
}

const endOf = ({ world, lastingComments, checks, runs }: Stage) => ({
  comments: lastingComments(),
  checks: checks(),
  runs: runs().map(({ conclusion }) => conclusion),
  reactions: world.reactions.map(({ content }) => content).sort(),
})

const play = async (death: Death | null) => {
  const stage = await openStage('', {}, { death })
  await story(stage)
  await stage.close()
  expect(stage.fake.violations).toEqual([])
  return stage
}

/** As many as the story makes without a death; the first test sees to it. */
const CALLS = 18

describe('killed at a call', () => {
  const calm = play(null)

  it('of all that the story makes', async () => {
    const { calls } = await calm
    expect(calls).toHaveLength(CALLS)
    expect(endOf(await calm)).toMatchObject({
      runs: ['success', 'cancelled'],
      checks: [{ conclusion: 'failure' }, { conclusion: 'cancelled' }],
      comments: { length: 3 },
    })
  })

  const deaths = Array.from({ length: CALLS }, (_, call) => ({ call, isCarriedOut: true }))
  it.concurrent.each(deaths)('number $call', async (death) => {
    expect(endOf(await play(death))).toEqual(endOf(await calm))
  })
})
