/** Whether GitHub knows the App by its key: asked at the start, until it says so. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GitHubApp } from '../../src/host/github/app.ts'
import { SaidNoError } from '../../src/host/port/github.ts'
import type { Log } from '../settings/log.ts'
import type { AppSettings } from '../settings/settings.ts'
import { mark, markedAt } from '../store/moments.ts'
import { wordsOf } from '../store/queue.ts'
import type { Store } from '../store/store.ts'
import type { Outage } from './outage.ts'

const ASK_AGAIN_SEC = 30
/** GitHub may be away, which is no reason to start late. */
const FIRST_ANSWER_SEC = 5

const UNCHECKED = 'the App has not been checked yet'

/** What was asked about: an id with a key. */
const checkedName = ({ id, privateKey }: Pick<AppSettings, 'id' | 'privateKey'>) =>
  `app ${createHash('sha256').update(`${id} ${privateKey}`).digest('hex').slice(0, 16)}`

export type AppCheckParts = {
  github: Pick<GitHubApp, 'ping'>
  app: Pick<AppSettings, 'id' | 'privateKey'>
  db: Store['db']
  outage: Pick<Outage, 'begin'>
  log: Log
  /** A second of the pauses. */
  secondMs: number
}

/**
 * Gives why the bot is not ready; null: GitHub knows the App, or did before, and is away now, which
 * deliveries need not wait for. Until GitHub has said yes nothing that waits is worked on: it would
 * be refused, and set aside for a wrong key.
 */
export async function watchApp(parts: AppCheckParts): Promise<() => string | null> {
  const { github, app, db, outage, log, secondMs } = parts
  const name = checkedName(app)
  const isKnown = (await markedAt(db, name)) !== null
  let why = isKnown ? null : UNCHECKED
  const remember = () =>
    mark(db, name, new Date()).catch((error) =>
      log.warn({ reason: wordsOf(error) }, 'that the App was checked is not remembered'),
    )
  const ask = async () => {
    try {
      await github.ping()
      why = null
      if (!isKnown) await remember()
    } catch (error) {
      const { message } = error as Error
      if (error instanceof SaidNoError) why = message
      else if (why !== null) why = `${UNCHECKED}: ${message}`
      log.error({ reason: message }, 'the App cannot be checked')
      outage.begin(message)
      setTimeout(ask, ASK_AGAIN_SEC * secondMs).unref()
    }
  }
  await Promise.race([ask(), sleep(FIRST_ANSWER_SEC * secondMs, undefined, { ref: false })])
  return () => why
}
