import { usageLines } from '../../src/core/speak/invocation.ts'
import { replies as shared } from '../../src/core/speak/replies.ts'
import type { BotCommand } from '../requests/request.ts'

/** Every command there is. */
export const help: BotCommand<'help'> = {
  kind: 'help',
  right: 'anyone',
  answer: async () => ({ text: shared.help(usageLines().join('\n')), reaction: '+1' }),
}
