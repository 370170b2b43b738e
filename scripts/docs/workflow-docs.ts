/** The lines of documented workflows that hand on what a comment asked for, one an option. */
import { readFileSync } from 'node:fs'
import { flagOf, type OptionName, rowsAt } from '../../src/settings/options.ts'

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

/** The workflow of the README, for the page that begins with it. */
export function firstWorkflow(): string {
  const readme = readFileSync('README.md', 'utf8')
  const [block] = /^```yaml\n# \.github\/workflows\/bench\.yml\n[\s\S]*?^```$/m.exec(readme) ?? []
  if (block === undefined) throw new Error('README.md shows no .github/workflows/bench.yml')
  return block
}
