/** The terminal's command that asks for the same. */
import { camelKey } from '../settings/values.ts'
import type { MeasuringCommand } from './option.ts'
import { type Asked, flagOf, rowsFor } from './options.ts'

/** One word of a shell. */
export const quoted = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

/** The command of the terminal, and the words after its options, quoted where they need it. */
export type Called = { command: MeasuringCommand; rest: readonly string[] }

/** `gcbench run ...` with all that is said; what is as it is by default is left out. */
export function commandLine(asked: Asked, called: Called = { command: 'run', rest: [] }): string {
  const words = ['gcbench', called.command]
  const values: Readonly<Record<string, unknown>> = asked
  for (const [key, row] of rowsFor(called.command)) {
    const text = row.print(values[camelKey(key)])
    if (text === row.default) continue
    if (row.isArgument) words.push(text)
    else if (row.flag.value === undefined) words.push(`--${flagOf(key)}`)
    else words.push(`--${flagOf(key)}`, text)
  }
  return [...words.map(quoted), ...called.rest].join(' ')
}
