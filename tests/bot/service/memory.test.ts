/** How much memory the embedded bot takes at most, from its start to a hundred deliveries. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addPull } from '../../support/github/world.ts'
import { appEnv, keys, sendDelivery, startBotProcess } from '../bot-process.ts'
import { engines } from '../engines.ts'

const DELIVERIES = 100

/** Most memory that the process ever had, MB. */
function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000
}

it.skipIf(process.platform !== 'linux')(
  'stays below 300 MB over a store that was copied (skipped where there is no /proc)',
  async () => {
    const fake = await startFakeGitHub()
    addPull(fake.world)
    const app = addApp(fake.world, 'bench', keys.publicKey)
    const folders = await engines[0]!.start()
    const { dataDir } = await folders.settings()
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
      for (let n = 0; n < DELIVERIES; n++)
        expect(await sendDelivery(url, `g${n}`, 'installation', removed)).toBe(202)
      expect(peakMb(bot.child.pid ?? 0)).toBeLessThan(300)
    } finally {
      bot.child.kill('SIGKILL')
      await bot.ended
      await folders.stop()
      await fake.close()
    }
  },
)
