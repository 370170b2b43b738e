/** Programs and scripts that a suite names, and which of them must be there. */
import type { Argv } from './argv.ts'

/**
 * A program or script that a suite names and that must be there before anything runs: `name` as it
 * is written, `folder` of the source in which the command runs. A name without a slash is a program
 * on PATH, unless `isScript`.
 */
export type Needed = { where: string; name: string; folder: string; isScript: boolean }

/** A command as the suite has it: the key it stands under, and the folder it runs in. */
export type Named = { where: string; argv: Argv; folder: string }

/** Programs whose first argument is the script that they run. */
const INTERPRETERS = /^(?:ba|da|z|k)?sh$|^(?:python[\d.]*|node|perl|ruby|lua|php|Rscript|deno|bun)$/

const SOURCE = '{source}/'

/**
 * What the commands of a suite need of the source and of the machine. Words that are filled in
 * later (`{bin}`, a key of the matrix) say nothing yet.
 */
export function neededBy(commands: Named[]): Needed[] {
  return commands.flatMap(({ where, argv, folder }) => {
    const [program, first] = argv
    const script = first !== undefined && INTERPRETERS.test(program) && !first.startsWith('-')
    const words = [
      { word: program, isScript: false },
      ...(script ? [{ word: first, isScript: true }] : []),
    ]
    return words.flatMap(({ word, isScript }) => {
      const inSource = word.startsWith(SOURCE)
      const name = inSource ? word.slice(SOURCE.length) : word
      if (name.includes('{')) return []
      return [
        { where, name: inSource ? `./${name}` : name, folder: inSource ? '' : folder, isScript },
      ]
    })
  })
}
