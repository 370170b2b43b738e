import { distance } from 'fastest-levenshtein'

/** One thing that is wrong in a file that the user wrote. */
export type ConfigProblem = {
  /** Where by keys, e.g. `suites.oltp.workload`; '' for the file as a whole. */
  path: string
  /** Where by line and column, from 1; null where the text gives none. */
  line: number | null
  column: number | null
  /** What is wrong and what is known or expected. */
  message: string
  /** The known name that was probably meant; null: none is near. */
  nearest: string | null
}

/** More than these are counted, not printed: a file that is wrong throughout needs no more. */
const SHOWN = 30

/** `FILE:LINE:COLUMN: PATH: MESSAGE; did you mean "NEAREST"?` with the parts that are known. */
export function formatProblem(fileName: string, problem: ConfigProblem): string {
  const place = problem.line === null ? '' : `:${problem.line}:${problem.column}`
  const path = problem.path === '' ? '' : `${problem.path}: `
  const nearest = problem.nearest === null ? '' : `; did you mean "${problem.nearest}"?`
  return `${fileName}${place}: ${path}${problem.message}${nearest}`
}

/** A file that the user wrote is wrong; holds all that is wrong with it, in the file's order. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly fileName: string
  readonly problems: ConfigProblem[]

  constructor(fileName: string, problems: ConfigProblem[]) {
    const lines = problems.slice(0, SHOWN).map((problem) => formatProblem(fileName, problem))
    if (problems.length > SHOWN) lines.push(`and ${problems.length - SHOWN} more`)
    super(lines.join('\n'))
    this.fileName = fileName
    this.problems = problems
  }
}

const plain = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')

/** The known name nearest to `written`, if at most a third of its letters differ; else null. */
export function nearestName(written: string, known: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1
  for (const name of known) {
    const far = distance(plain(written), plain(name))
    if (far < bestDistance) [best, bestDistance] = [name, far]
  }
  return best
}
