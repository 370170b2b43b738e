/** `gcbench completion`: completion for shells. */
import tab from '@bomb.sh/tab/commander'
import type { TerminalCommand } from './terminal.ts'

/**
 * What the script for bash asks of the package bash-completion: where it is missing, the words as
 * bash itself has them.
 */
const WORDS_OF_BASH = `type _get_comp_words_by_ref > /dev/null 2>&1 || _get_comp_words_by_ref() {
  cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]}
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
}
`

/** Shell completion: tab walks the commands and options that are registered by then, so last. */
export const completionCommand: TerminalCommand = {
  name: 'completion',
  register(program, terminal) {
    // A shell shows descriptions beside the words, and tab knows no summaries.
    for (const command of program.commands)
      if (command.description() === '') command.description(command.summary())
    tab(program, { completionCommandName: 'completion' })
    program.hook('preSubcommand', (_, command) => {
      if (command.name() !== 'completion') return
      command.hook('preAction', ({ args: [shell] }) => {
        if (shell === 'bash') terminal.out(WORDS_OF_BASH)
      })
    })
  },
}
