/** A repository is its id: what is known of it goes along when its name changes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addHead,
  deleteLost,
  headBefore,
  loseRepositories,
  presentRepositories,
  seeRepository,
} from '../../../bot/store/repositories.ts'
import { openMemory } from '../memory.ts'

let opened: Awaited<ReturnType<typeof openMemory>>
beforeAll(async () => {
  opened = await openMemory()
})
afterAll(() => opened.db.destroy())

const place = (repositoryId: number, repository: string, installation = 7) => ({
  repositoryId,
  repository,
  installation,
  defaultBranch: 'main',
})
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
const know = (repository: string, sha: string) =>
  addHead(opened.db, { repository, pull: 1, sha, seenAt: at(0), updatedAt: at(0) })
const headOf = (repository: string) => headBefore(opened.db, repository, 1, null)

it('takes its rows along, also where its old name belongs to another at once', async () => {
  const { db } = opened
  await seeRepository(db, place(1, 'octo/old'), at(0))
  await know('octo/old', 'a')
  await seeRepository(db, place(1, 'octo/new'), at(1))
  expect(await headOf('octo/new')).toBe('a')
  expect(await headOf('octo/old')).toBeNull()

  // Another takes the name before the first is heard of under its next one.
  await seeRepository(db, place(2, 'octo/new'), at(2))
  expect(await headOf('octo/new')).toBeNull()
  await know('octo/new', 'b')
  await seeRepository(db, place(1, 'cat/moved', 8), at(3))
  expect(await headOf('cat/moved')).toBe('a')
  expect(await headOf('octo/new')).toBe('b')
  expect(await presentRepositories(db)).toEqual([place(1, 'cat/moved', 8), place(2, 'octo/new')])
})

it('is not called by an old name again because GitHub repeats what it told before', async () => {
  const { db } = opened
  const told = (hour: number) => ({ at: at(hour).toISOString(), receivedAt: at(hour) })
  const [before, now] = [place(5, 'sea/old', 20), place(5, 'sea/new', 21)]
  expect(await seeRepository(db, before, at(0), told(0))).toMatchObject({ repository: 'sea/old' })
  await know('sea/old', 'c')
  expect(await seeRepository(db, now, at(2), told(1))).toMatchObject({ isBack: true })
  // A delivery of before, with the name and the installation of then.
  const found = await seeRepository(db, before, at(3), told(0))
  expect(found).toEqual({ repository: 'sea/new', installation: 21, isBack: false })
  expect(await headOf('sea/new')).toBe('c')
  // Another repository may have the old name by then, and keeps it.
  await seeRepository(db, place(6, 'sea/old', 20), at(4), told(4))
  await seeRepository(db, before, at(5), told(0))
  expect((await presentRepositories(db)).map(({ repository }) => repository).slice(-2)).toEqual([
    'sea/new',
    'sea/old',
  ])
  // Renamed back in earnest.
  expect(await seeRepository(db, place(6, 'sea/third', 20), at(6), told(6))).toMatchObject({})
  expect(await seeRepository(db, before, at(7), told(7))).toMatchObject({ repository: 'sea/old' })
  expect(await headOf('sea/old')).toBe('c')
  await loseRepositories(db, 20, null, at(1))
  expect(await deleteLost(db, at(2))).toBe(2)
})

it('is forgotten some time after the App was taken from it, unless it comes back', async () => {
  const { db } = opened
  await loseRepositories(db, 8, null, at(4))
  await loseRepositories(db, 7, [2], at(4))
  // What came in before it was taken away is handled late, and changes nothing.
  await seeRepository(db, place(2, 'octo/new'), at(5), { at: null, receivedAt: at(3) })
  expect(await presentRepositories(db)).toEqual([])
  expect(await seeRepository(db, place(2, 'octo/new'), at(5))).toMatchObject({ isBack: true })
  expect(await deleteLost(db, at(4))).toBe(0)
  expect(await deleteLost(db, at(6))).toBe(1)
  expect(await headOf('cat/moved')).toBeNull()
  expect(await headOf('octo/new')).toBe('b')
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from repositories`.execute(db)
  expect(rows).toEqual([{ n: 1 }])
})
