/**
 * Command lines: those of suite files (split without a shell, names in braces filled in), and the
 * one that repeats a run.
 */
import parseArgv from 'string-argv'
import { z } from 'zod'
import { flagOf, type MeasuringCommand, type RunOptions, rowsFor } from './options.ts'
import { camelKey, text } from './values.ts'

export type Argv = [string, ...string[]]

const ERROR = 'expected a command, as text or as a list of words'

/** Quotes that do not close: what follows would silently be one word. */
export const isOpen = (line: string) =>
  /["']/.test(line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, ''))

function toArgv(written: string | string[], context: z.RefinementCtx): Argv {
  if (typeof written === 'string' && isOpen(written)) {
    context.addIssue({ code: 'custom', message: 'expected a closing quote' })
  }
  const [program, ...rest] = typeof written === 'string' ? parseArgv(written) : written
  if (program !== undefined && program !== '') return [program, ...rest]
  context.addIssue({ code: 'custom', message: ERROR })
  return z.NEVER
}

/**
 * A command: a list of words, or text that is split at blanks, with quotes around what belongs
 * together. There is no shell: no variables, pipes or wildcards, unless the program is `sh -c`.
 */
export const command = z
  .union([text, z.array(text)], { error: ERROR })
  .transform(toArgv)
  .meta({ title: 'command' })

/** One command as text, or a list of commands; each of these is text or a list of words. */
export const oneOrMoreCommands = z
  .union([text.transform(toArgv).meta({ title: 'command' }), z.array(command)], {
    error: 'expected a command, or a list of commands',
  })
  .transform((written) => (typeof written[0] === 'string' ? [written] : written) as Argv[])
  .refine((commands) => commands.every(([program]) => !program.startsWith('-')), {
    error:
      'every item of the list is a command, and none starts with `-`: ' +
      'write the words of one as a list in the list, as in [[sh, -c, ...]]',
  })

const NAMES = /\{\{([a-z][\w-]*)\}\}|\{([a-z][\w-]*)\}/g

/** Names in braces that a text asks for; `{{name}}` stands for `{name}` itself. */
export const namesIn = (written: string): string[] =>
  [...written.matchAll(NAMES)].flatMap((match) => match[2] ?? [])

/** Fills in `{name}`. A name without a value stays as it stands. */
export const fillText = (written: string, values: Record<string, string>): string =>
  written.replace(NAMES, (all, literal: string | undefined, name: string) =>
    literal !== undefined ? `{${literal}}` : Object.hasOwn(values, name) ? values[name]! : all,
  )

/**
 * Fills in a command. A word that is nothing but the name of one of `words` becomes as many words
 * as its value has, none for an empty one: `{heap}` can be `-Xmx1g -XX:+UseG1GC`, or nothing.
 */
export function fillArgv(
  argv: Argv,
  values: Record<string, string>,
  words: Record<string, string> = {},
): Argv {
  const all = { ...values, ...words }
  const filled = argv.flatMap((word) => {
    const name = /^\{([a-z][\w-]*)\}$/.exec(word)?.[1]
    const value = name !== undefined && Object.hasOwn(words, name) ? words[name] : undefined
    return value === undefined ? [fillText(word, all)] : parseArgv(value)
  })
  return filled as Argv
}

/** The command in a comment's first line, split into words; or what keeps it from being split. */
export type Line = { words: string[]; problem: string | null }

/** What phones and word processors make of plain characters. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/(?<=^| )[\u2013\u2014](?=[A-Za-z])/g, '--')
    .replace(/[\u2010-\u2015\u2212]/g, '-')

/** A quoted word, or one without quotation marks; a blank or the end follows. */
const WORD = /(?:"([^"]*)"|'([^']*)'|([^\s'"]+))(?= |$) */y

/** Words, by quotation marks around whole words only: no escapes, no marks inside a word. */
function split(text: string): string[] | null {
  const words: string[] = []
  WORD.lastIndex = 0
  while (WORD.lastIndex < text.length) {
    const match = WORD.exec(text)
    if (match === null) return null
    words.push(match[1] ?? match[2] ?? match[3] ?? '')
  }
  return words
}

const refuse = (problem: string): Line => ({ words: [], problem })

/**
 * The words after `prefix`; null: the first line does not begin with it, so it is no command.
 * Later lines are never read. At most `longest` characters (UTF-16).
 */
export function readCommandLine(comment: string, prefix: string, longest: number): Line | null {
  const [raw = ''] = comment.split(/\r\n|\n|\r/, 1)
  const line = plain(raw)
  if (line !== prefix && !line.startsWith(`${prefix} `)) return null
  if (line.length > longest) return refuse(`longer than ${longest} characters`)
  const text = line.slice(prefix.length).trim()
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return refuse('characters that do not show')
  const words = split(text)
  if (words === null)
    return refuse('quotation marks go around whole words, and each needs its other one')
  if (words.includes('')) return refuse('an empty word')
  return { words, problem: null }
}

// A name for a command that has none.

const NAME_CHARACTERS = 40

/** A name that a variant can have, made of a command's text. */
export function nameAfter(command: string): string {
  const words = command.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[^A-Za-z0-9]+|-+$/g, '')
  return words.slice(0, NAME_CHARACTERS) || 'command'
}

// The command that repeats a run.

/** The text as one word of a shell, with quotation marks where it needs them. */
export const shellWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The command of the terminal, the words before its options, and those after them, which are quoted
 * where they need it.
 */
export type CommandCall = {
  command: MeasuringCommand
  first?: readonly string[]
  rest: readonly string[]
}

/** `gcbench run ...` with all that is said; what is as it is by default is left out. */
export function commandLine(
  runOptions: RunOptions,
  called: CommandCall = { command: 'run', rest: [] },
): string {
  const { command, first = [], rest } = called
  const words = ['gcbench', command, ...first, ...optionWords(runOptions, command)]
  return [...words.map(shellWord), ...rest].join(' ')
}

/** The options of such a line alone, as they are typed. */
export const optionLine = (runOptions: RunOptions): string =>
  optionWords(runOptions, 'run').map(shellWord).join(' ')

function optionWords(runOptions: RunOptions, command: MeasuringCommand): string[] {
  const words: string[] = []
  const values: Readonly<Record<string, unknown>> = runOptions
  for (const [key, row] of rowsFor(command)) {
    const text = row.print(values[camelKey(key)])
    if (text === row.default) continue
    if (row.isArgument) words.push(text)
    else if (row.flag.value === undefined) words.push(`--${flagOf(key)}`)
    else words.push(`--${flagOf(key)}`, text)
  }
  return words
}
