/** A terminal on which nothing is shown: for a program that is described, and does not run. */
import type { Terminal } from '../../src/cli/terminal.ts'

export const nowhere: Terminal = {
  out() {},
  err() {},
  isTerminal: false,
  colour: false,
  columns: () => 80,
  progress: { write() {}, columns: () => 80, lines: () => 24, hasColour: false },
  env: {},
  cwd: '/',
  makeHost: (): never => {
    throw new Error('documentation executes nothing')
  },
  confirm: async () => false,
  again: [],
  open: () => {},
  onInterrupt: () => () => {},
}
