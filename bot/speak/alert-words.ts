/** What is said where the default branch got worse: an issue, or a comment; and how that ends. */
import { nothingSaid } from '../../src/core/ask/options.ts'
import { ACCEPTANCES_FILE, rowName } from '../../src/core/gate/acceptances.ts'
import { metricFor, wordFor } from '../../src/core/metrics/metrics.ts'
import { percentOfLn, printDelta } from '../../src/core/metrics/unit.ts'
import { readInvocation } from '../../src/core/speak/invocation.ts'
import { printInvocation } from '../../src/core/speak/invocation-print.ts'
import { plural } from '../../src/core/text/phrase.ts'
import { clean } from '../../src/core/text/plain.ts'
import { shortSha } from '../../src/core/text/sha.ts'
import { code, codeBlock, codeCell, prose, table } from '../../src/render/markdown.ts'
import type { Job, MovedRow } from '../jobs/job.ts'

const changeOf = ({ metric, change }: MovedRow) =>
  `${printDelta(percentOfLn(change))} ${wordFor(metricFor(metric), change)}`

/** The hidden line by which our own alert is known again, and that of its end. */
export const alertMark = ({ id }: Job) => `<!-- gcbench:alert ${id} -->`
export const overMark = ({ id }: Job) => `<!-- gcbench:alert-over ${id} -->`

const NAME = 80

const worstOf = (rows: readonly MovedRow[]): MovedRow =>
  rows.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0]!

/** The command that has it looked for; a name that cannot stand in one is left out. */
function bisectLine({ wish }: Job, worst: MovedRow): string {
  const ends = { good: shortSha(wish.base.sha ?? ''), bad: shortSha(wish.headSha) }
  const lines = [rowName(worst), null].map((row) =>
    printInvocation({ ...nothingSaid, kind: 'bisect', suite: wish.suite, ...ends, row }),
  )
  return lines.find((line) => isCommand(readInvocation(line))) ?? lines.at(-1)!
}

const isCommand = (read: ReturnType<typeof readInvocation>) => read?.kind === 'bisect'

export function alertTitle({ wish }: Job, rows: readonly MovedRow[]): string {
  const worst = worstOf(rows)
  const more = rows.length === 1 ? '' : ` and ${plural(rows.length - 1, 'more row')}`
  const name = clean(worst.benchmark, NAME)
  return `${name}: ${changeOf(worst)} since ${shortSha(wish.headSha)}${more}`
}

/** `rows`: as the fresh run has them. `merges`: how many lie between the two commits. */
export function alertText(job: Job, rows: readonly MovedRow[], branch: string): string {
  const { wish, run } = job
  const [from, to] = [wish.base.sha ?? '', wish.headSha]
  const columns = [
    { title: 'Benchmark', align: 'left' },
    { title: 'Metric', align: 'left' },
    { title: 'Change', align: 'right' },
  ] as const
  const lines = rows.map((row) => [
    codeCell(row.benchmark),
    prose(metricFor(row.metric).label),
    `**${changeOf(row)}**`,
  ])
  const page = run === null ? 'A fresh run' : `[A fresh run](${run.url})`
  return [
    alertMark(job),
    `### ❌ ${code(branch)} got worse between ${code(shortSha(from))} and ${code(shortSha(to))}`,
    table(columns, lines),
    `${page} of the suite ${code(wish.suite)} at these two commits confirms what the merges ` +
      'said. If there are several commits between the two, this finds the one:',
    codeBlock(`gcbench bisect ${wish.suite} --good ${shortSha(from)} --bad ${shortSha(to)}`),
    'So does this, in a comment on any pull request:',
    codeBlock(bisectLine(job, worstOf(rows))),
    'The bot closes this when it is gone, or when the rows are accepted: at the check of ' +
      `${code(shortSha(to))}, or for that commit in ${code(ACCEPTANCES_FILE)} of ` +
      `${code(branch)}. ` +
      'If you close it by hand, you accept it: it is not reported again.',
  ].join('\n\n')
}

export const alertOver = {
  gone: (job: Job, at: string) =>
    `${overMark(job)}\n✅ **Gone**: at ${code(shortSha(at))} what is left of it is less than ` +
    'half, or less than matters.',

  accepted: (job: Job, reasons: readonly string[]) =>
    `${overMark(job)}\n**Accepted**: ${reasons.map((reason) => prose(reason)).join('; ')}`,
}
