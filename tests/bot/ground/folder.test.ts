/** The embedded store and the disk: who has the folder, and when a commit is really there. */

import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  diskSync,
  durableParameters,
  openDurable,
} from '../../../bot/store/engines/durable-folder.ts'
import { lockFolder } from '../../../bot/store/engines/folder-lock.ts'
import { openFolder } from '../../../bot/store/engines/open-folder.ts'
import { HostError } from '../../../src/host/port/host.ts'
import { engines, type TestEngine } from '../engines.ts'

let root: string
let folders: TestEngine
beforeAll(async () => {
  folders = await engines[0]!.start()
  root = mkdtempSync(join(tmpdir(), 'gcbench-folder-'))
})
afterAll(async () => {
  await folders.stop()
  rmSync(root, { recursive: true, force: true })
})
/** PGlite's own folder in a store that was made before. */
const dataOf = async () => join((await folders.settings()).dataDir, 'store', 'data')

const never = (who: string) => {
  throw new Error(`lost to ${who}`)
}
const quick = { beatMs: 60, deadMs: 300 }

describe('the lock of a folder', () => {
  /** Another process that holds the lock, until it is killed. */
  async function holder(folder: string): Promise<ChildProcess> {
    const lock = new URL('../../../bot/store/engines/folder-lock.ts', import.meta.url).pathname
    const code = `import { lockFolder } from ${JSON.stringify(lock)}
      await lockFolder(${JSON.stringify(folder)}, () => {})
      console.log('held'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code])
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve)
      child.once('exit', reject)
      child.stderr.once('data', (text) => reject(new Error(String(text))))
    })
    return child
  }
  const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

  it('refuses a second process, by whatever path it comes; kill -9 frees it', async () => {
    const folder = join(root, 'held')
    const child = await holder(folder)
    const link = join(root, 'link')
    symlinkSync(folder, link)
    for (const path of [folder, link])
      await expect(lockFolder(path, never)).rejects.toThrow(/is in use by another process here/)
    const gone = ended(child)
    child.kill('SIGKILL')
    await gone
    const lock = await lockFolder(folder, never, quick)
    lock.release()
  })

  it('refuses a second one in this process, and is free after its release', async () => {
    const folder = join(root, 'own')
    const lock = await lockFolder(folder, never, quick)
    await expect(lockFolder(folder, never, quick)).rejects.toThrow(/in use/)
    lock.release()
    ;(await lockFolder(folder, never, quick)).release()
  })

  const beat = (folder: string, count: number) =>
    writeFileSync(
      join(folder, '.in-use.json'),
      JSON.stringify({ id: 'x', name: 'process 1 on elsewhere', namespace: 'other', count }),
    )

  it('refuses while a container elsewhere renews its file, and not when it is silent', async () => {
    const folder = join(root, 'volume')
    mkdirSync(folder)
    let count = 0
    beat(folder, count)
    const timer = setInterval(() => beat(folder, ++count), 50)
    await expect(lockFolder(folder, never, quick)).rejects.toThrow(/process 1 on elsewhere/)
    clearInterval(timer)
    ;(await lockFolder(folder, never, quick)).release()
  })

  it('tells a holder that somebody elsewhere took the folder', async () => {
    const folder = join(root, 'taken')
    const lost = new Promise((resolve) =>
      lockFolder(folder, resolve, quick).then(() => beat(folder, 1)),
    )
    expect(await lost).toBe('process 1 on elsewhere')
  })
})

it('a folder that cannot be made is no fault of the program', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  const opened = openFolder(file, { onLost: never })
  await expect(opened).rejects.toThrow(/cannot be opened: .*ENOTDIR/)
  await expect(opened).rejects.toBeInstanceOf(HostError)
})

describe('the rights of a folder', () => {
  it("are its owner's alone, whatever the umask", async () => {
    const dataDir = join(root, 'rights')
    const before = process.umask(0o022)
    mkdirSync(join(dataDir, 'store'), { recursive: true })
    cpSync(await dataOf(), join(dataDir, 'store', 'data'), { recursive: true })
    chmodSync(join(dataDir, 'store'), 0o700)
    chmodSync(join(dataDir, 'store', 'data', 'PG_VERSION'), 0o666)
    const opened = await openFolder(dataDir, { onLost: never })
    process.umask(before)
    const all = readdirSync(join(dataDir, 'store'), { recursive: true, withFileTypes: true })
    const loose = all.filter(
      ({ parentPath, name }) => lstatSync(join(parentPath, name)).mode & 0o077,
    )
    expect(all.length).toBeGreaterThan(900)
    expect(loose.map(({ name }) => name)).toEqual([])
    await opened.close()
  })

  it('that are looser are refused, with the command that mends them', async () => {
    const dataDir = join(root, 'loose')
    mkdirSync(join(dataDir, 'store'), { recursive: true })
    chmodSync(join(dataDir, 'store'), 0o755)
    const opened = openFolder(dataDir, { onLost: never })
    await expect(opened).rejects.toThrow(/is open to others \(mode 755\)/)
    await opened.catch(({ next }) => expect(next).toMatch(/chmod -R go= '.*loose\/store'/))
  })
})

describe('a commit in a folder', () => {
  /** Counts, and holds back the log until it is told otherwise. */
  function slowDisk() {
    let calls = 0
    let held: Promise<void> | null = null
    const now: string[] = []
    return {
      ...{ now, calls: () => calls },
      hold() {
        const { promise, resolve } = Promise.withResolvers<void>()
        held = promise
        return resolve
      },
      sync: {
        file: () => void calls++,
        path: (path: string) => void now.push(path),
        async later(path: string) {
          await held
          calls++
          await diskSync.later(path)
        },
      },
    }
  }

  it('has reached the disk when it is done', async () => {
    const { sync, calls } = slowDisk()
    const pglite = await openDurable(await dataOf(), { sync })
    await pglite.exec('create table t (n int)')
    for (let n = 0; n < 20; n++) {
      const before = calls()
      await pglite.query('insert into t values ($1)', [n])
      expect(calls()).toBeGreaterThan(before)
    }
    const before = calls()
    await pglite.query('select * from t')
    expect(calls()).toBe(before)
    await pglite.close()
  })

  it('waits for the disk beside others, which have one flush together', async () => {
    const { sync, calls, hold } = slowDisk()
    const pglite = await openDurable(await dataOf(), { sync })
    await pglite.exec('create table t (n int)')
    const release = hold()
    const done: number[] = []
    const before = calls()
    const all = Array.from({ length: 10 }, (_, n) =>
      pglite.query('insert into t values ($1)', [n]).then(() => done.push(n)),
    )
    // What is read there is on the disk as well.
    const read = pglite.query('select count(*)::int as count from t').then(({ rows }) => rows)
    const busy = pglite.runExclusive(async () => {})
    await busy
    expect(done).toEqual([])
    release()
    await Promise.all(all)
    expect(await read).toEqual([{ count: 10 }])
    expect(calls() - before).toBeLessThan(5)
    await pglite.close()
  })

  it('is on the disk before what follows from it is written', async () => {
    const { sync, now, hold } = slowDisk()
    const pglite = await openDurable(await dataOf(), { sync })
    const release = hold()
    const all = [pglite.exec('create table t (n int)'), pglite.exec('checkpoint')]
    while (now.length === 0) await turn()
    expect(now[0]).toContain('/pg_wal/')
    release()
    await Promise.all(all)
    await pglite.close()
  })

  it('fails for ever once the disk has failed', async () => {
    const { sync } = slowDisk()
    let isBroken = false
    const later = async (path: string) => {
      if (isBroken) throw new Error('EIO: the disk is gone')
      await sync.later(path)
    }
    const pglite = await openDurable(await dataOf(), { sync: { ...sync, later } })
    await pglite.exec('create table t (n int)')
    isBroken = true
    await expect(pglite.query('insert into t values (1)')).rejects.toThrow(/EIO/)
    isBroken = false
    await expect(pglite.query('insert into t values (2)')).rejects.toThrow(/EIO/)
  })

  it('would not have without the parameters and the hook: the test can fail', async () => {
    const { sync, calls } = slowDisk()
    const parameters = durableParameters.map((one) =>
      one === 'wal_sync_method=fsync' ? 'wal_sync_method=fdatasync' : one,
    )
    const pglite = await openDurable(await dataOf(), { sync, parameters })
    await pglite.exec('create table t (n int)')
    const before = calls()
    for (let n = 0; n < 5; n++) await pglite.query('insert into t values ($1)', [n])
    expect(calls() - before).toBeLessThan(5)
    await pglite.close()
  })
})
