/** The registry of commands: one line each. */
import { bench, more, rerun } from './bench.ts'
import { bisect } from './bisect.ts'
import type { BotCommand, CommandKind } from './command.ts'
import { benchmarkHistory } from './history.ts'
import { accept, cancel, explain, status } from './rows.ts'

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
