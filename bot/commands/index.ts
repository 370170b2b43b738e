/** The registry of commands: one line each. */

import type { BotCommand, CommandKind } from './command.ts'
import { bench, bisect, cancel, more, rerun, status } from './jobs.ts'
import { accept, benchmarkHistory, explain } from './rows.ts'

export const commentCommands: { [K in CommandKind]: BotCommand<K> } = {
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
