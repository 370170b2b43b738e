/** The terminal's command that asks for the same. */
import { camelKey } from '../settings/values.ts'
import { type Asked, flagOf, rowsAt } from './options.ts'

const quote = (text: string) => (/^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text))

/** `gcbench run ...` with all that is said; what is as it is by default is left out. */
export function commandLine(asked: Asked): string {
  const words = ['gcbench', 'run']
  const values: Readonly<Record<string, unknown>> = asked
  for (const [key, row] of rowsAt('cli')) {
    const text = row.print(values[camelKey(key)])
    if (text === row.default) continue
    if (row.isArgument) words.push(text)
    else if (row.flag.value === undefined) words.push(`--${flagOf(key)}`)
    else words.push(`--${flagOf(key)}`, text)
  }
  return words.map(quote).join(' ')
}
