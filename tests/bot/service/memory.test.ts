/** How much memory the embedded bot takes at most, from its start to a hundred deliveries. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addPull } from '../../support/github/world.ts'
import { appEnv, keys, sendDelivery, startBotProcess } from '../bot-process.ts'
import { engines, type TestEngine } from '../engines.ts'

const DELIVERIES = 100

/** Most memory that the process ever had, MB. */
function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000
}

/** `npm run bot` has a process of npm beside the bot, of 70 MB: in a checkout both have 512 MB. */
const stores = [
  ['that was copied', 300, async (folders: TestEngine) => (await folders.settings()).dataDir],
  ['that is new', 440, async () => mkdtempSync(join(tmpdir(), 'gcbench-new-'))],
] as const

it.skipIf(process.platform !== 'linux').each(stores)(
  'over a store %s it stays below %d MB (skipped where there is no /proc)',
  async (_, mostMb, folderOf) => {
    const fake = await startFakeGitHub()
    addPull(fake.world)
    const app = addApp(fake.world, 'bench', keys.publicKey)
    const folders = await engines[0]!.start()
    const dataDir = await folderOf(folders)
    const bot = startBotProcess({ ...appEnv(app.id, fake.url), GCBENCH_DATA_DIR: dataDir })
    try {
      const url = await bot.url
      const removed = {
        action: 'deleted',
        installation: { id: 7 },
        repositories: [],
        sender: { login: 'ann', type: 'User' },
        note: 'x'.repeat(10_000),
      }
      // It listens before its store is there, and takes nothing until then.
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 600_000)
      for (let n = 0; n < DELIVERIES; n++)
        expect(await sendDelivery(url, `g${n}`, 'installation', removed)).toBe(202)
      expect(peakMb(bot.child.pid ?? 0)).toBeLessThan(mostMb)
    } finally {
      bot.child.kill('SIGKILL')
      await bot.ended
      await folders.stop()
      await fake.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
