/** What an operator operatorCommands of a store with trouble in it: a bad row keeps nobody from the rest. */
import { expect, it } from 'vitest'
import { operatorCommands } from '../../bot/operator.ts'
import type { Store } from '../../bot/store/store.ts'
import { openMemory } from './memory.ts'

it('says of each what became of it', async () => {
  const { db, pglite } = await openMemory()
  const store = { db } as unknown as Store
  const aside = { event: 'installation', outcome: 'given-up', words: 'why' } as const
  const body = JSON.stringify({
    action: 'deleted',
    installation: { id: 7 },
    repositories: [],
    sender: { login: 'ann', type: 'User' },
  })
  const at = (sec: number) => ({ receivedAt: new Date(1000 * sec), endedAt: new Date() })
  await db
    .insertInto('deliveries')
    .values([
      { guid: 'torn', ...aside, body: '{"x', ...at(1) },
      { guid: 'good', ...aside, body, ...at(2) },
    ])
    .execute()
  const job = { repository: 'octo/prolly', headSha: 'a', suite: 's', state: 'queued' }
  await db
    .insertInto('jobs')
    .values({ id: 'jtorn', ...job, askedAt: new Date(0), version: 1, doc: '{' } as never)
    .execute()

  expect((await operatorCommands.jobs(store)).lines.join()).toMatch(/^jtorn queued octo\/prolly/)
  const dead = (await operatorCommands.dead(store)).lines.map((line) => line.split(' ')[0])
  expect(dead).toEqual(['torn', 'good'])
  // What was not done is said first, and counted: a script is to see it.
  const named = await operatorCommands.retry(store, ['good', 'none', 'good', ''])
  const NONE = 'was not set aside; `dead` lists what was'
  expect(named).toEqual({
    lines: [`none: ${NONE}`, `(no name): ${NONE}`, 'good: is handled again'],
    undone: 2,
  })
  expect(await operatorCommands.retry(store, [])).toEqual({
    lines: [expect.stringMatching(/^torn: cannot be read \(SyntaxError: /)],
    undone: 1,
  })
  const lanes = await db.selectFrom('lanes').select(['queue', 'key', 'installation']).execute()
  expect(lanes).toEqual([{ queue: 'delivery', key: 'installation 7', installation: '7' }])
  expect(await operatorCommands.cancel(store, ['none', 'jtorn'])).toEqual({
    lines: [
      'none: is no job; `jobs` lists those that are not over',
      expect.stringMatching(/^jtorn: cannot be read \(SyntaxError: /),
    ],
    undone: 2,
  })
  await pglite.close()
})
