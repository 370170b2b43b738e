/**
 * The foot of a terminal: its last lines, which are written anew, while what stays scrolls away
 * above them.
 */
import { cutTo, widthOf } from '../core/text/plain.ts'

/** A line, and how it is painted; its width is that of the text. */
export type FootLine = { text: string; paint?: (text: string) => string }

export type Foot = {
  /** Writes lines that stay, above the foot. */
  keep(text: string): void
  /** What stands above the last line. */
  show(lines: FootLine[]): void
  /** The last line. */
  tell(text: string): void
  /** Nothing is left of the foot. */
  clear(): void
}

type Out = { write(text: string): void; columns(): number }

export function makeFoot({ write, columns }: Out): Foot {
  let lines: FootLine[] = []
  let last = ''
  /** Of what is on the screen. */
  let widths: number[] = []
  /** A terminal that has become narrower has broken what was in one line. */
  const height = () =>
    widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / columns())), 0)
  const erase = () => `\r${height() > 1 ? `\x1b[${height() - 1}A` : ''}\x1b[J`
  const room = () => Math.max(20, columns() - 1)
  const draw = (before: string) => {
    const most = room()
    const shown = [...lines, { text: last }].map(({ text, paint }) => {
      const cut = cutTo(text, most)
      return { width: widthOf(cut), text: paint?.(cut) ?? cut }
    })
    write(`${erase()}${before}${shown.map(({ text }) => text).join('\n')}`)
    widths = shown.map(({ width }) => width)
  }
  return {
    keep: (text) => draw(`${text}\n`),
    show(more) {
      lines = more
      draw('')
    },
    tell(text) {
      last = cutTo(text, room())
      if (widths.length !== lines.length + 1 || widths.some((width) => width > columns())) draw('')
      else write(`\r\x1b[K${last}`)
      widths[widths.length - 1] = widthOf(last)
    },
    clear() {
      write(erase())
      lines = []
      last = ''
      widths = []
    },
  }
}
