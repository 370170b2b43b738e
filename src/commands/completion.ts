/** `gcbench complete`: completion for shells. */
import tab from '@bomb.sh/tab/commander'
import type { CommandBook } from '../doors/door.ts'

/** Shell completion: tab walks the commands and options that are registered by then, so last. */
export const completionCommand: CommandBook = {
  name: 'completion',
  register(program) {
    tab(program, { completionCommandName: 'completion' })
  },
}
