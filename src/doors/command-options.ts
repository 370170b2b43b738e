/** The options of a run as flags of the terminal, from the one table. */
import { type Command, Option as Flag, InvalidArgumentError } from 'commander'
import type { MeasuringCommand, Option } from '../core/ask/option.ts'
import {
  type Asked,
  aboutAt,
  askedOf,
  flagOf,
  type OptionName,
  options,
  rowsAt,
  rowsFor,
} from '../core/ask/options.ts'

export const DEFAULT_OUT = options.out.default

/** What commander gives: by the names of flags in code. */
export type Given = Readonly<Record<string, unknown>>

/** The value of a text; commander tells which flag it was, and what is wrong with it. */
function read(row: Option, text: string): unknown {
  const found = row.schema.safeParse(text)
  if (found.success && text.trim() !== '') return found.data
  const words = found.error?.issues[0]?.message ?? 'expected a value'
  throw new InvalidArgumentError(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
}

/** Lists may be given in parts; of anything else the last counts. */
const joined = (before: unknown, now: unknown) =>
  Array.isArray(before) && Array.isArray(now) ? [...new Set([...before, ...now])] : now

function makeFlag(key: OptionName, row: Option, about = aboutAt(key, 'cli')): Flag {
  const { short, value } = row.flag
  const long = `--${flagOf(key)}${value === undefined ? '' : ` <${value}>`}`
  const flag = new Flag(short === undefined ? long : `-${short}, ${long}`, about)
  if (value === undefined) return flag.default(false)
  if (row.default !== '') flag.default(row.default)
  if (row.choices !== undefined) return flag.choices(row.choices)
  return flag.argParser((text: string, before: unknown) => joined(before, read(row, text)))
}

/** Gives a command the options that it takes. */
export function addOptions(command: Command, name: MeasuringCommand): Command {
  for (const [key, row] of rowsFor(name))
    if (row.isArgument === true) command.argument(`[${key}]`, aboutAt(key, 'cli'))
    // Commands alone have no suite whose word would hold.
    else command.addOption(makeFlag(key, row, name === 'ab' ? row.about : undefined))
  return command
}

/** What is asked by a command's argument and flags. */
export function askOf(suite: string | undefined, given: Given): Asked {
  const said = rowsAt('cli').flatMap(([key, row]) => {
    const value = row.isArgument === true ? suite : given[makeFlag(key, row).attributeName()]
    return value === undefined ? [] : [[key, value] as const]
  })
  return askedOf(Object.fromEntries(said))
}
