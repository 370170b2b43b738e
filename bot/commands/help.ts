import { usageLines } from '../../src/core/speak/invocation.ts'
import { replies as shared } from '../../src/core/speak/replies.ts'
import type { CommandBook } from '../requests/ask.ts'

/** Every command there is. */
export const help: CommandBook<'help'> = {
  kind: 'help',
  right: 'anyone',
  answer: async () => ({ text: shared.help(usageLines().join('\n')), reaction: '+1' }),
}
