/** Load tools that a suite may name as its command: their options for a seed and for a rate. */
import { type Argv, namesIn } from '../settings/command-line.ts'
import type { OfferedLoad } from '../settings/programs.ts'

type LoadTool = {
  /** Option for the seed of its random numbers; absent: it has none. */
  seed?: string
  /** Words for an open loop, in which a latency counts from the time when its request was due. */
  rate: string[]
}

const TOOLS: Record<string, LoadTool> = {
  pgbench: { seed: '--random-seed', rate: ['--rate={rate}'] },
  sysbench: { seed: '--rand-seed', rate: ['--rate={rate}'] },
  oha: { rate: ['-q', '{rate}', '--latency-correction'] },
}

const toolOf = ([program]: Argv) => TOOLS[program.split('/').at(-1) ?? ''] ?? null

/** The option for a seed that a command lacks; null: it has it, or its program none that is known. */
export function seedOption(argv: Argv): string | null {
  const option = toolOf(argv)?.seed
  return option === undefined || argv.some((word) => word.startsWith(option)) ? null : option
}

/** Whether a command says itself where the name in braces goes. */
export const asksFor = (argv: Argv, name: string) =>
  argv.some((word) => namesIn(word).includes(name))

/** The command with the words that its program takes for a seed and a rate it does not name. */
export function withLoad(argv: Argv, { isSeeded, isOpen }: { isSeeded: boolean; isOpen: boolean }) {
  const seed = isSeeded ? seedOption(argv) : null
  const rate = isOpen && !asksFor(argv, 'rate') ? (toolOf(argv)?.rate ?? []) : []
  const [program, ...words] = argv
  // What a program is told last counts, and a URL may stand at the end.
  return [program, ...(seed === null ? [] : [`${seed}={seed}`]), ...rate, ...words] as Argv
}

/** Why a load cannot be offered to this command as the suite wants it; null: it can. */
export function whyNoLoad(argv: Argv, load: OfferedLoad): string | null {
  const names = asksFor(argv, 'rate')
  if (!names && toolOf(argv) === null) {
    return `needs {rate} in the command; known without: ${Object.keys(TOOLS).join(', ')}`
  }
  if (names && 'at' in load) {
    return 'at finds what base does at most with the command as it is: it must do without {rate}'
  }
  return null
}
