/** The lines of documented workflows that hand on what a comment asked for, one an option. */
import { flagOf, type OptionName, rowsAt } from '../../src/core/ask/options.ts'

/** The base is a full hash by then, and stands by itself. */
const names = (): OptionName[] =>
  rowsAt('comment')
    .map(([key]) => key)
    .filter((key) => key !== 'base')

/** Inputs of the Action: each the same word of `from`. */
export const handedOn = (from: 'matrix' | 'inputs') => () =>
  names()
    .map((key) => `          ${key}: \${{ ${from}.${key} }}\n`)
    .join('')

/** Inputs of a workflow that is dispatched. */
export const dispatchInputs = () =>
  names()
    .flatMap((key) => [
      `      ${key}:`,
      `        description: As --${flagOf(key)} in a command, or nothing`,
      '        type: string',
    ])
    .map((line) => `${line}\n`)
    .join('')
