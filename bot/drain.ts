/** Works on what waits in the store, takes nothing new in, and ends when nothing waits any more. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../src/core/model/config-error.ts'
import { startBot } from './bot.ts'
import type { Log } from './settings/log.ts'
import type { Settings } from './settings/settings.ts'
import { requireStore } from './store/store.ts'

/** Looked at so often. */
const EVERY_MS = 500

/** What is scheduled comes back by itself; these are what somebody waits for. */
const AWAITED = ['delivery', 'look', 'dead-delivery', 'dead-look', 'reconcile']

export type DrainEnd = { limitMin: number; signal: AbortSignal }

/** How many entries still wait at the end: all were worked on, the time is up, or a signal came. */
export async function drain(
  settings: Settings,
  log: Log,
  readAgain: () => Settings,
  { limitMin, signal }: DrainEnd,
): Promise<number> {
  if (settings.app === null) {
    const next = 'Give it the settings of the bot, or start that once to have an App made.'
    throw new ConfigError([{ code: 'setting', where: 'the App', message: 'is not there', next }])
  }
  await requireStore(settings, log)
  const bot = await startBot(settings, log, readAgain)
  const waiting = async () => {
    const depths = await bot.store.queue.depths()
    const ours = depths.filter(({ name }) => AWAITED.includes(name))
    return ours.reduce((sum, { waiting: left, active }) => sum + left + active, 0)
  }
  const end = performance.now() + 60_000 * limitMin
  let left = await waiting()
  while (left > 0 && performance.now() < end && !signal.aborted) {
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
    left = await waiting()
  }
  await bot.stop()
  return left
}
