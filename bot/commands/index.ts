/** The shelf of commands: one file and one line each. */
import type { AnsweredKind, BotCommand } from '../requests/request.ts'
import { accept } from './accept.ts'
import { bench } from './bench.ts'
import { bisect } from './bisect.ts'
import { cancel } from './cancel.ts'
import { explain } from './explain.ts'
import { benchmarkHistory } from './history.ts'
import { more } from './more.ts'
import { rerun } from './rerun.ts'
import { status } from './status.ts'

export const commentCommands: { [K in AnsweredKind]: BotCommand<K> } = {
  bench,
  status,
  cancel,
  rerun,
  more,
  accept,
  explain,
  bisect,
  history: benchmarkHistory,
}
