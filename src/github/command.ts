/** Commands in comments: the only parser of `/bench ...`, and a command printed again. */

import { Command, CommanderError, Option as CommanderOption } from 'commander'
import { z } from 'zod'
import { type Line, readCommandLine } from '../settings/command-line.ts'
import {
  aboutAt,
  type CommentOptions,
  flagOf,
  noCommentOptions,
  type Option,
  type OptionName,
  options,
  printedOption,
  rowsAt,
} from '../settings/options.ts'
import { name, repositoryName, watchedName } from '../settings/values.ts'

/** A parsed command. `sha` is 12 to 40 hex digits of the head that is meant, or null. */
export type Invocation =
  | ({
      kind: 'bench'
      /** `OWNER/REPOSITORY` whose benchmarks run, as a suite of the file allows; null: any suite's. */
      consumer: string | null
      /** Empty: all of the consumer; where there is none, the only suite of the file. */
      suites: string[]
      sha: string | null
    } & CommentOptions)
  | { kind: 'rerun'; sha: string | null }
  /** So many rounds more, in so much time; null: as many as it is reckoned to take. */
  | ({ kind: 'more'; sha: string | null } & Pick<CommentOptions, 'rounds' | 'budget'>)
  | { kind: 'accept'; row: string; sha: string | null; reason: string }
  | { kind: 'explain'; row: string }
  | Bisect
  /** `row`: a benchmark, or one with its metric. */
  | { kind: 'history'; row: string }
  | Bare

/** Which merged commit did it; null: the only suite, the ends that are known, what changed most. */
export type Bisect = {
  kind: 'bisect'
  suite: string | null
  good: string | null
  bad: string | null
  row: string | null
} & Pick<CommentOptions, 'variants' | 'rounds' | 'budget'>

/** A command that is its word alone. */
type Bare = { kind: 'help' | 'cancel' | 'status' }

// A command of a comment, printed again.

/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text: string): string {
  if (!/[\s'"]/.test(text)) return text
  return text.includes('"') ? `'${text}'` : `"${text}"`
}

const printedSha = (at: string | null) => (at === null ? [] : [`@${at}`])

const amounts = ({ rounds, budget }: Pick<CommentOptions, 'rounds' | 'budget'>) => ({
  rounds: options.rounds.print(rounds),
  budget: options.budget.print(budget),
})

/** Those that say something. */
const flags = (texts: Readonly<Record<string, string | null>>) =>
  Object.entries(texts).flatMap(([flag, text]) =>
    text === null || text === '' ? [] : [`--${flag}`, quote(text)],
  )

function words(invocation: Invocation): string[] {
  switch (invocation.kind) {
    case 'bench':
      return [
        ...(invocation.consumer === null ? [] : [invocation.consumer]),
        ...invocation.suites,
        ...printedSha(invocation.sha),
        ...printedOption(invocation).flatMap(([key, text]) => {
          const flag = `--${flagOf(key)}`
          return text === 'true' ? [flag] : [flag, quote(text)]
        }),
      ]
    case 'more':
      return ['more', ...printedSha(invocation.sha), ...flags(amounts(invocation))]
    case 'bisect': {
      const { suite, good, bad, row, variants } = invocation
      const which = { good, bad, row, variant: options.variants.print(variants) }
      const own = [...(suite === null ? [] : [suite]), ...flags(which)]
      return ['bisect', ...own, ...flags(amounts(invocation))]
    }
    case 'rerun':
      return ['rerun', ...printedSha(invocation.sha)]
    case 'accept':
      return [
        'accept',
        quote(invocation.row),
        ...printedSha(invocation.sha),
        quote(invocation.reason),
      ]
    case 'explain':
    case 'history':
      return [invocation.kind, quote(invocation.row)]
    default:
      return [invocation.kind]
  }
}

/** The line that asks for the same: what readInvocation reads back as the same invocation. */
export const printInvocation = (invocation: Invocation): string =>
  ['/bench', ...words(invocation)].join(' ')

// What somebody asks for in a comment: `/bench ...` -> Invocation, or why not. The only parser of
// comments, for the Action and for the bot; docs/comment-commands.md is made from it.

/** A comment that begins like a command and is none: what is wrong, and how it is written. */
type Refusal = { kind: 'refused'; why: string; usage: string }

export const LIMITS = { characters: 512, suites: 8, row: 200 } as const

/** Thrown inside this file only; becomes a Refusal. */
class Refused extends Error {}

const sha = z
  .string()
  .transform((text) => text.slice(1).toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{12,40}$/, 'expected @ and 12 to 40 hex digits of the head'))

const distinct = (values: string[]) => new Set(values).size === values.length

const distinctNames = (most: number) =>
  z
    .array(name)
    .max(most, `expected at most ${most} names`)
    .refine(distinct, 'expected each name once')

/** Text that can stand in a command again: in one kind of quotation marks, and no option or SHA. */
const quotable = z
  .string()
  .trim()
  .min(1, 'expected some text')
  .max(LIMITS.row, `expected at most ${LIMITS.row} characters`)
  .refine((text) => !/^[-@]/.test(text), 'expected text that does not begin with - or @')
  .refine((text) => !(text.includes('"') && text.includes("'")), 'expected one kind of quotes')

function read<T>(schema: z.ZodType<T, unknown>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refused(`${what}: ${parsed.error.issues[0]?.message ?? 'not understood'}`)
}

const shaOf = (word: string | undefined) => (word === undefined ? null : read(sha, word, 'SHA'))

type Options = Readonly<Record<string, string | true>>

/** The words by which a comment knows an option, each as an option of commander. */
function wordsFor(key: OptionName, { flag, inComment }: Option) {
  const value = flag.value === undefined ? '' : ` <${inComment?.value ?? flag.value}>`
  return [flagOf(key), ...(flag.also ?? [])].map((word) => ({
    word,
    made: new CommanderOption(`--${word}${value}`),
  }))
}

/** What is said of one option; undefined: nothing. */
function readOption(key: OptionName, row: Option, flags: Options): unknown {
  const [option, another] = wordsFor(key, row).filter(
    ({ made }) => flags[made.attributeName()] !== undefined,
  )
  if (option === undefined) return undefined
  if (another !== undefined)
    throw new Refused(`--${another.word} and --${option.word} are the same; use one`)
  const written = String(flags[option.made.attributeName()])
  const what = `--${option.word}`
  const { inComment } = row
  if (written.trim() === '') throw new Refused(`${what}: expected a value`)
  if (inComment !== undefined && !inComment.words.test(written))
    throw new Refused(`${what}: ${inComment.expected}`)
  return read(row.schema, written, what)
}

/** Every option that comments may give, read by its row. */
const readOptions = (flags: Options): CommentOptions =>
  Object.fromEntries(
    rowsAt('comment').map(([key, row]) => [
      key,
      readOption(key, row, flags) ?? noCommentOptions[key as keyof CommentOptions],
    ]),
  ) as CommentOptions

function readBench(words: string[], options: Options): Invocation {
  const [at, another] = words.filter((word) => word.startsWith('@'))
  if (another !== undefined) throw new Refused('a second SHA; name one')
  const names = words.filter((word) => !word.startsWith('@'))
  const isRepository = (word: string) => word.includes('/')
  const [repository = null, second] = names.filter(isRepository)
  if (second !== undefined) throw new Refused('a second repository; name one')
  const suites = names.filter((word) => !isRepository(word))
  const word = suites.find((one) => commandWords.includes(one))
  if (word !== undefined) throw new Refused(`${word} is a command and stands first`)
  return {
    kind: 'bench',
    consumer: repository === null ? null : read(repositoryName, repository, 'repository'),
    suites: read(distinctNames(LIMITS.suites), suites, 'suite'),
    sha: shaOf(at),
    ...readOptions(options),
  }
}

function readAccept(row: string, words: string[]): Invocation {
  const [first = ''] = words
  const at = first.startsWith('@') ? first : undefined
  const reason = words.slice(at === undefined ? 0 : 1).join(' ')
  return {
    kind: 'accept',
    row: read(quotable, row, 'row'),
    sha: shaOf(at),
    reason: read(quotable, reason, 'reason'),
  }
}

/** A row as gate reasons and replies name it. */
const ROW = 'row of the table: benchmark:metric, in quotes if it has spaces'
const SHA = 'the head that is meant, at least 12 digits; a pull request from a fork needs it'

type Take = (invocation: Invocation) => void

/** The options of that name, with words of their own on what they mean. */
function withOptions(command: Command, abouts: Partial<Record<OptionName, string>>): Command {
  for (const [key, row] of rowsAt('comment')) {
    const about = abouts[key]
    const own = wordsFor(key, row).find(({ word }) => word === flagOf(key))
    if (about !== undefined && own !== undefined)
      command.addOption(new CommanderOption(own.made.flags, about))
  }
  return command
}

function readMore(at: string | undefined, options: Options): Invocation {
  if (at !== undefined && !at.startsWith('@')) throw new Refused('SHA: expected @ before it')
  const { rounds, budget } = readOptions(options)
  return { kind: 'more', sha: shaOf(at), rounds, budget }
}

const moreCommand = (take: Take): Command =>
  withOptions(
    new Command('/bench more')
      .description('Continues the last measurement; all its rounds are judged together.')
      .usage('[@sha] [--rounds <n>] [--budget <duration>]')
      .argument('[@sha]', SHA),
    { rounds: 'This many more rounds.', budget: 'Time for them, such as `15m`.' },
  ).action((at: string | undefined, flags: Options) => take(readMore(at, flags)))

/** A branch, tag or commit, as `--base` takes it. */
function readEnd(flag: 'good' | 'bad', flags: Options): string | null {
  const ref = flags[flag]
  if (ref === undefined) return null
  const { words, expected } = options.base.inComment!
  if (!words.test(String(ref))) throw new Refused(`--${flag}: ${expected}`)
  return String(ref)
}

function readBisect(suite: string | undefined, flags: Options): Invocation {
  const { variants, rounds, budget } = readOptions(flags)
  const row = flags.row === undefined ? null : read(quotable, flags.row, '--row')
  if (row !== null) read(watchedName, row, '--row')
  return {
    kind: 'bisect',
    suite: suite === undefined ? null : read(name, suite, 'suite'),
    good: readEnd('good', flags),
    bad: readEnd('bad', flags),
    row,
    variants,
    rounds,
    budget,
  }
}

const bisectCommand = (take: Take): Command =>
  withOptions(
    new Command('/bench bisect')
      .description('Looks for the merged commit that made something slower.')
      .usage('[suite] [--good <ref>] [--bad <ref>] [--row <benchmark:metric>] [options]')
      .argument('[suite]', 'needed if the file has several')
      .option(
        '--good <ref>',
        'A commit before it. Default: that of the last alert, else the last release.',
      )
      .option(
        '--bad <ref>',
        'A commit after it, on the default branch. Default: that of the alert, else the ' +
          'newest.',
      )
      .option('--row <benchmark:metric>', 'Row to follow. Default: the one that changed most.'),
    {
      variants: 'The variant to use; needed if the suite has several.',
      rounds: 'Rounds of each stage, at most.',
      budget: 'Time for each stage. Default: as the suite says.',
    },
  ).action((suite: string | undefined, flags: Options) => take(readBisect(suite, flags)))

/** `/bench` without a word of its own measures. */
function benchCommand(take: Take): Command {
  const command = new Command('/bench')
    .description('Measures the head of the pull request.')
    .usage('[owner/repository] [suite...] [@sha] [options]')
    .argument(
      '[suite...]',
      `up to ${LIMITS.suites} suites; needed where the file has several; \`owner/repository\`: ` +
        'those that run its benchmarks (their `consumer`)',
    )
  for (const [key, row] of rowsAt('comment'))
    for (const { word, made } of wordsFor(key, row)) {
      const isOwn = word === flagOf(key)
      const about = isOwn ? aboutAt(key, 'comment') : `The same as --${flagOf(key)}.`
      command.addOption(new CommanderOption(made.flags, about))
    }
  return command.action((words: string[], flags: Options) => take(readBench(words, flags)))
}

const plain = (kind: Bare['kind'], about: string) => (take: Take) =>
  new Command(`/bench ${kind}`)
    .description(about)
    .usage(' ')
    .action(() => take({ kind }))

/** By its word, each command; what is none of these is a suite. */
const COMMANDS: Record<string, (take: Take) => Command> = {
  rerun: (take) =>
    new Command('/bench rerun')
      .description('Repeats the last measurement.')
      .usage('[@sha]')
      .argument('[@sha]', SHA)
      .action((at: string | undefined) => {
        if (at !== undefined && !at.startsWith('@')) throw new Refused('SHA: expected @ before it')
        take({ kind: 'rerun', sha: shaOf(at) })
      }),
  more: moreCommand,
  bisect: bisectCommand,
  cancel: plain('cancel', 'Stops what is running or waiting for this pull request.'),
  status: plain('status', 'Shows what is running or waiting.'),
  accept: (take) =>
    new Command('/bench accept')
      .description('Accepts a row, or all, for this head, with a reason that the report shows.')
      .usage('<row> [@sha] <reason...>')
      .argument('<row>', `${ROW}; all: whatever stands in the way`)
      .argument('<reason...>', 'why it is accepted')
      .action((row: string, words: string[]) => take(readAccept(row, words))),
  explain: (take) =>
    new Command('/bench explain')
      .description('Shows how one row was judged.')
      .usage('<row>')
      .argument('<row>', ROW)
      .action((row: string) => take({ kind: 'explain', row: read(quotable, row, 'row') })),
  history: (take) =>
    new Command('/bench history')
      .description('Shows how a benchmark went on the default branch, and what moved it.')
      .usage('<benchmark[:metric]>')
      .argument('<row>', 'a benchmark, or a row of the table: benchmark:metric')
      .action((row: string) => take({ kind: 'history', row: read(quotable, row, 'row') })),
  help: plain('help', 'Lists the commands.'),
}

const strict = (command: Command) =>
  command
    .exitOverride()
    .configureOutput({ writeOut() {}, writeErr() {}, getOutHasColors: () => false })
    .helpOption(false)
    .helpCommand(false)
    .allowExcessArguments(false)

/** Words that are commands and therefore no names of suites in a comment. */
export const commandWords: readonly string[] = Object.keys(COMMANDS)

/** Every command, for documentation and help: they hold name, usage, arguments and options. */
export const describedCommands = (): Command[] =>
  [benchCommand, ...Object.values(COMMANDS)].map((make) => strict(make(() => {})))

export const usageLines = (): string[] =>
  describedCommands().map((command) => `${command.name()} ${command.usage()}`.trim())

/** Options are given once; a lone `--` would turn what follows into something else. */
function checkWords(words: string[]): void {
  const options = words.filter((word) => word.startsWith('--'))
  const keys = options.map((word) => word.split('=')[0] ?? word)
  if (keys.includes('--')) throw new Refused('-- means nothing here')
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw new Refused(`${twice} is given twice`)
}

function parse({ words }: Line): Invocation {
  const [first = ''] = words
  const make = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  let taken: Invocation | null = null
  const command = strict((make ?? benchCommand)((invocation) => (taken = invocation)))
  checkWords(words)
  command.parse(make === undefined ? words : words.slice(1), { from: 'user' })
  if (taken === null) throw new Refused('not understood')
  return taken
}

/** One line of commander's words, without its prefix. */
const wordsOf = (error: CommanderError) =>
  error.message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A comment's text -> the command in its first line; null: the comment is no command. Only a first
 * line that begins with `/bench` counts, so that quotes, code and later lines never do.
 */
export function readInvocation(comment: string): Invocation | Refusal | null {
  const line = readCommandLine(comment, '/bench', LIMITS.characters)
  if (line === null) return null
  const refused = (why: string): Refusal => {
    return { kind: 'refused', why, usage: usageLines().join('\n') }
  }
  if (line.problem !== null) return refused(line.problem)
  try {
    const invocation = parse(line)
    if (printInvocation(invocation).length > LIMITS.characters) throw new Refused('too long')
    return invocation
  } catch (error) {
    if (error instanceof CommanderError) return refused(wordsOf(error))
    if (error instanceof Refused) return refused(error.message)
    throw error
  }
}
