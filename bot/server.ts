/** The bot's routes. */
import { Hono } from 'hono'
import type { Log } from './parts.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'

export type ServerParts = {
  settings: Settings
  store: Store
  log: Log
  /** Whether the process is about to end: it answers, but is not ready for more. */
  isDraining(): boolean
  /** Routes below /api. */
  api?: Hono
}

export function makeServer(parts: ServerParts): Hono {
  const app = new Hono()
  if (parts.api !== undefined) app.route('/api', parts.api)
  return app
}
