/** Where the bot writes what it does: pino, one JSON object a line. */
import type { Logger } from 'pino'

export type Log = Logger
