/** What an option is, whoever gives it: the shape of a row of the table in options.ts. */
import { z } from 'zod'
import type { Suite } from '../model/model.ts'

/** Where somebody can say what a run shall be. `comment` stands for buttons and dispatches, too. */
export type Door = 'suite' | 'cli' | 'action' | 'comment'

/** Commands of the terminal that measure, or tell what they would measure. */
export type MeasuringCommand = 'run' | 'plan' | 'selftest' | 'ab' | 'bisect'

/** One thing that is given as text, and how the text is read. */
export type Input<T = unknown> = {
  /** What it means. */
  about: string
  /** The text that holds where nothing is said; '': nothing. */
  default: string
  required: boolean
  schema: z.ZodType<T, string>
}

/** How the terminal and comments spell an option. */
export type Flag = {
  /** Word after `--`; absent: the option's name. */
  long?: string
  /** Letter after `-`, in the terminal alone. */
  short?: string
  /** What stands after it, in help texts; absent: nothing, it is a switch. */
  value?: string
  /** Other words that comments know it by. */
  also?: readonly string[]
}

/** An option of a run: one row. */
export type Option<T = unknown, D extends Door = Door> = Input<T> & {
  doors: readonly D[]
  flag: Flag
  /** Stands alone in the terminal, without a flag. */
  isArgument?: true
  /** Commands that take it; absent: all that measure a suite. */
  commands?: readonly MeasuringCommand[]
  /** All the words that there are for it. */
  choices?: readonly string[]
  /** What holds where nothing is said, in words, by door. */
  byDefault?: Partial<Record<Door, string>>
  /** What a stranger's line may say, where that is less than what a machine's owner may. */
  inComment?: { value: string; words: RegExp; expected: string }
  /** The text that is read as this value again. */
  print(value: T): string
  /** Whether it asks for less than the suite, so that the gate's word on it must not stand. */
  isLess?(value: T, suite: Suite): boolean
}

export const input = <T>(
  fallback: string,
  schema: z.ZodType<T, string>,
  about: string,
): Input<T> => ({ about, default: fallback, required: false, schema })

/** '' means that nothing is said. */
export const optional = <T>(schema: z.ZodType<T>): z.ZodType<T | null, string> =>
  z.string().transform((written, context) => {
    if (written === '') return null
    const read = schema.safeParse(written)
    if (read.success) return read.data
    for (const { message } of read.error.issues) context.addIssue(message)
    return z.NEVER
  })

/** Who lets comments say it has to say when that is less: else the gate would count it. */
type SaysLess<T, D extends Door> = 'comment' extends D
  ? { isLess(value: T, suite: Suite): boolean }
  : { isLess?: never }

/** A row of the table, with what most rows have alike. */
export const option = <T, const D extends Door>(
  given: Omit<Option<T, D>, 'default' | 'required' | 'flag' | 'print' | 'isLess'> &
    Partial<Pick<Option<T, D>, 'default' | 'flag' | 'print'>> &
    SaysLess<T, D>,
): Option<T, D> => ({
  default: '',
  required: false,
  flag: {},
  print: (value) => (value === null ? '' : String(value)),
  ...given,
})
