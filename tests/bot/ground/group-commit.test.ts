/** What arrives together is written together, and what cannot be written is alone with it. */
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeGroupCommit } from '../../../bot/store/group-commit.ts'

class StoreError extends Error {}

/** A disk that writes when it is told to; what it was given, write by write. */
function slowDisk() {
  const writes: string[][] = []
  let next = Promise.withResolvers<void>()
  const put = makeGroupCommit(
    async (items: readonly string[]) => {
      writes.push([...items])
      await next.promise
      if (items.includes('gone')) throw new StoreError('the store is away')
      if (items.includes('bad')) throw new Error('it has a letter that there is not')
      return items.map((item) => `${item}!`)
    },
    {
      ...{ most: 3, mostBytes: 10, bytesOf: (item) => item.length },
      isOfStore: (error) => error instanceof StoreError,
    },
  )
  const write = async () => {
    next.resolve()
    next = Promise.withResolvers()
    await turn()
  }
  return { put, writes, write }
}

const outcomes = async (all: Promise<string>[]) =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? one.value : 'no'))

describe('a group commit', () => {
  it('begins at once, and writes together what came meanwhile', async () => {
    const { put, writes, write } = slowDisk()
    const all = outcomes(['a', 'b', 'c', 'd', 'e'].map(put))
    expect(writes).toEqual([['a']])
    await write()
    await write()
    await write()
    expect(await all).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
    expect(writes).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  })

  it('writes what is heavy apart from others', async () => {
    const { put, writes, write } = slowDisk()
    const all = outcomes(['a', 'b', 'ccccccccc', 'a heavy one, alone', 'd'].map(put))
    for (let n = 0; n < 4; n++) await write()
    expect(await all).toHaveLength(5)
    expect(writes).toEqual([['a'], ['b', 'ccccccccc'], ['a heavy one, alone'], ['d']])
  })

  it('leaves those alone that came with one that cannot be written', async () => {
    const { put, writes, write } = slowDisk()
    const all = outcomes(['a', 'b', 'bad', 'c'].map(put))
    for (let n = 0; n < 5; n++) await write()
    expect(await all).toEqual(['a!', 'b!', 'no', 'c!'])
    expect(writes).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
  })

  it('keeps nobody waiting for a store that is away', async () => {
    const { put, writes, write } = slowDisk()
    const all = outcomes(['gone', 'b', 'c'].map(put))
    await write()
    expect(await all).toEqual(['no', 'no', 'no'])
    const later = put('d')
    await write()
    expect(await later).toBe('d!')
    expect(writes).toEqual([['gone'], ['d']])
  })
})
