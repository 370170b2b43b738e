/** Format: the table as text for a terminal. */
import type { Format } from '../../core/contracts/format.ts'
import { type TerminalStyle, terminalText } from '../terminal.ts'

const WHOLE: TerminalStyle = { hasColour: false, isWhole: true }

export const terminal: Format = {
  id: 'terminal',
  about: 'The table as aligned text, without colour, in lines as long as they come.',
  render: (report, filter) => [
    { name: 'report.txt', text: terminalText(report, { ...WHOLE, filter: filter ?? null }) },
  ],
}
