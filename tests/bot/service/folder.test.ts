/** The embedded store and the disk: who has the folder, and when a commit is really there. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPGlite, lockFolder, openFolder } from '../../../bot/store/store.ts'
import { HostError } from '../../../src/machine/host.ts'
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

it('a first start that was killed while it made the store is made good by the next', async () => {
  const dataDir = mkdtempSync(join(root, 'killed-'))
  const store = join(dataDir, 'store')
  mkdirSync(join(store, 'data'), { recursive: true })
  chmodSync(store, 0o700)
  writeFileSync(join(store, 'data', 'PG_VERSION'), '18\n')
  writeFileSync(join(store, 'making'), '')
  const opened = await openFolder(dataDir)
  await opened.close()
  const again = await openFolder(dataDir)
  await again.close()
})

describe('the lock of a folder', () => {
  /** Another process that holds the lock, until it is killed. */
  async function holder(folder: string): Promise<ChildProcess> {
    const lock = new URL('../../../bot/store/store.ts', import.meta.url).pathname
    const code = `import { lockFolder } from ${JSON.stringify(lock)}
      globalThis.lock = lockFolder(${JSON.stringify(folder)})
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
    mkdirSync(folder)
    const child = await holder(folder)
    const link = join(root, 'link')
    symlinkSync(folder, link)
    for (const path of [folder, link])
      expect(() => lockFolder(path)).toThrow(/is in use by another process/)
    const gone = ended(child)
    child.kill('SIGKILL')
    await gone
    const lock = lockFolder(folder)
    lock.release()
  })

  it('refuses a second one in this process, and is free after its release', () => {
    const folder = join(root, 'own')
    mkdirSync(folder)
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(/in use/)
    lock.release()
    lockFolder(folder).release()
  })
})

it('a folder that cannot be made is no fault of the program', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  const opened = openFolder(file)
  await expect(opened).rejects.toThrow(/cannot be opened: .*ENOTDIR/)
  await expect(opened).rejects.toBeInstanceOf(HostError)
})

describe('the rights of a folder', () => {
  it("are its owner's alone, whatever the umask", async () => {
    const dataDir = join(root, 'rights')
    const before = process.umask(0o022)
    const opened = await openFolder(dataDir)
    process.umask(before)
    expect(lstatSync(join(dataDir, 'store')).mode & 0o777).toBe(0o700)
    await opened.close()
  })

  it('that are looser are refused, with the command that mends them', async () => {
    const dataDir = join(root, 'loose')
    mkdirSync(join(dataDir, 'store'), { recursive: true })
    chmodSync(join(dataDir, 'store'), 0o755)
    const opened = openFolder(dataDir)
    await expect(opened).rejects.toThrow(/is open to others \(mode 755\)/)
    await opened.catch(({ next }) => expect(next).toMatch(/chmod -R go= \/\S+loose\/store$/))
  })
})

describe('a commit in a folder', () => {
  it('survives kill -9: everything that was acknowledged is there', async () => {
    const dataDir = await dataOf()
    const engine = new URL('../../../bot/store/store.ts', import.meta.url).pathname
    const code = `import { createPGlite } from ${JSON.stringify(engine)}
      const db = await createPGlite({ dataDir: ${JSON.stringify(dataDir)} })
      await db.exec('create table t (n int)')
      for (let n = 1; ; n++) { await db.query('insert into t values ($1)', [n]); console.log(n) }`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code])
    let said = ''
    for await (const chunk of child.stdout) {
      said += chunk
      if (said.split('\n').length > 50) child.kill('SIGKILL')
    }
    const acknowledged = Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))
    expect(acknowledged).toBeGreaterThanOrEqual(50)
    const pglite = await createPGlite({ dataDir })
    const { rows } = await pglite.query<{ n: number }>('select n from t order by n')
    expect(rows.slice(0, acknowledged).map(({ n }) => n)).toEqual(
      Array.from({ length: acknowledged }, (_, at) => at + 1),
    )
    await pglite.close()
  })
})
