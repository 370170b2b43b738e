/** `gcbench run`, `gcbench selftest`, `gcbench bisect` and `gcbench prove`. */

import { InvalidArgumentError } from 'commander'
import { absolutePath } from '../model/paths.ts'
import {
  BISECTION,
  bisectionJson,
  bisectionText,
  expectedText,
  suspectsOf,
} from '../render/bisect.ts'
import { proofLines } from '../render/proof.ts'
import { printSelftest, readSelftest } from '../render/selftest.ts'
import { wrapped } from '../render/terminal.ts'
import { type ClaimOutcome, proofJson } from '../report/proof.ts'
import { runSelftest } from '../run/bench.ts'
import { runBisect } from '../run/bisect.ts'
import { proofRequest, writeProof } from '../run/prove.ts'
import { writeReportFiles } from '../run/resume.ts'
import { shellWord } from '../settings/command-line.ts'
import { type WatchedName, watchedName } from '../settings/values.ts'
import { noProgress, progressReporterFor } from './progress.ts'
import {
  addOptions,
  addPrinting,
  type CommandOptions,
  type Printing,
  runAndPrint,
  runOptionsOf,
} from './run-options.ts'
import { addRequired, EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

export const runCommand: TerminalCommand = {
  name: 'run',
  register(program, terminal, end) {
    const command = addOptions(
      program.command('run').summary('measure base and head, print the table'),
      'run',
    ).description(
      'Builds base and head, runs their benchmarks in paired rounds, in random order, ' +
        'and prints the differences with intervals.',
    )
    addPrinting(command).action(
      async (suite: string | undefined, options: CommandOptions & Printing) => {
        end((await runAndPrint(runOptionsOf(suite, options), options, terminal)).code)
      },
    )
  },
}

// `gcbench selftest`: measures this machine.

export const selftestCommand: TerminalCommand = {
  name: 'selftest',
  register(program, terminal, end) {
    addOptions(
      program.command('selftest').summary('measure this machine: head against itself'),
      'selftest',
    )
      .option('-q, --quiet', 'no progress', false)
      .option('--json', 'print it as JSON', false)
      .action(
        async (
          suite: string | undefined,
          options: CommandOptions & { out: string; quiet: boolean; json: boolean },
        ) => {
          const host = terminal.makeHost(progressReporterFor(terminal, options.quiet))
          const forget = terminal.onInterrupt(() => void host.exec.stopAll())
          const report = await runSelftest(runOptionsOf(suite, options), host).finally(forget)
          if (host.exec.stopping) return end(EXIT.interrupted)
          const folder = absolutePath(options.out, host.cwd)
          await writeReportFiles(host, folder, report)
          const selftest = readSelftest(report)
          terminal.out(
            options.json
              ? `${JSON.stringify(selftest)}\n`
              : printSelftest(selftest, screenOf(terminal)),
          )
          end(EXIT.ok)
        },
      )
  },
}

// `gcbench bisect`: the commit that did it.

type BisectOptions = CommandOptions & {
  good: string
  bad: string
  row?: WatchedName
  out: string
  quiet: boolean
  json: boolean
}

/** As every option is read. */
function readRow(written: string): WatchedName {
  const parsed = watchedName.safeParse(written)
  if (parsed.success) return parsed.data
  throw new InvalidArgumentError('Expected a benchmark and a metric: Scan:time/op.')
}

async function bisect(suite: string | undefined, options: BisectOptions, terminal: Terminal) {
  const { good, bad, row = null } = options
  const host = terminal.makeHost(progressReporterFor(terminal, options.quiet))
  const forget = terminal.onInterrupt(() => void host.exec.stopAll())
  const request = { ...runOptionsOf(suite, options), good, bad, row }
  const bisection = await runBisect(request, host, (expected) =>
    terminal.err(`${expectedText(expected)}\n`),
  ).finally(forget)
  if (host.exec.stopping) return EXIT.interrupted
  const text = bisectionJson(bisection)
  await host.files.makeFolder(absolutePath(options.out, terminal.cwd))
  await host.files.write(`${absolutePath(options.out, terminal.cwd)}/${BISECTION}`, text)
  terminal.out(options.json ? text : bisectionText(bisection, screenOf(terminal)))
  return suspectsOf(bisection).length === 1 ? EXIT.ok : EXIT.gate
}

export const bisectCommand: TerminalCommand = {
  name: 'bisect',
  register(program, terminal, end) {
    const command = addOptions(
      program.command('bisect').summary('find the commit that made it slower'),
      'bisect',
    )
    addRequired(command, {
      '--good <ref>': 'a commit before the step',
      '--bad <ref>': 'a commit after it',
    })
      .description(
        'Measures several commits between a good and a bad one in the same rounds, stage ' +
          'by stage, until one is left. Exit code 1: more than one is left, or there is no ' +
          'step.',
      )
      .option(
        '--row <benchmark:metric>',
        'row to follow; default: the one that changed most',
        readRow,
      )
      .option('-q, --quiet', 'no progress', false)
      .option('--json', 'print it as JSON', false)
      .action(async (suite: string | undefined, options: BisectOptions) => {
        end(await bisect(suite, options, terminal))
      })
  },
}

// `gcbench prove`: whether a change is as somebody claims.

/** The exit codes of this command alone; what goes wrong otherwise ends as everywhere. */
const PROOF_EXIT: Record<ClaimOutcome, number> = { proved: 0, refuted: 1, 'cannot-tell': 2 }

/** A wrong call is not "cannot tell". */
const WRONG_CALL = 5

type ProveOptions = CommandOptions & { quiet: boolean; json: boolean; out: string }

async function prove(
  claim: string,
  suite: string | undefined,
  { quiet, json, ...options }: ProveOptions,
  terminal: Terminal,
): Promise<number> {
  const runRequest = { ...runOptionsOf(suite, options), failOn: 'nothing' as const }
  const request = await proofRequest(claim, runRequest, terminal.makeHost(noProgress))
  const printing = { quiet, json: false, all: false, open: false }
  const { code, report } = await runAndPrint(request, printing, terminal, {
    textOf: () => '',
    again: `gcbench prove ${shellWord(claim)} --resume --out ${shellWord(request.out)}`,
  })
  if (report === null) return code
  const proof = await writeProof(report, request.out, terminal.makeHost(noProgress))
  const lines = proofLines(proof).flatMap((line) =>
    wrapped(screenOf(terminal), line, { indent: 2 }),
  )
  terminal.out(json ? proofJson(proof) : `${lines.join('\n')}\n`)
  return PROOF_EXIT[proof.verdict]
}

export const proveCommand: TerminalCommand = {
  name: 'prove',
  wrongCall: WRONG_CALL,
  register(program, terminal, end) {
    const command = program
      .command('prove')
      .summary('prove that a change is as fast as somebody claims')
      .description(
        'Measures what a claim is about until the confidence interval of each of its rows lies on ' +
          'one side of the claim, or the budget is spent, and leaves a proof that gcbench verify ' +
          `checks. Exit code ${EXIT.ok}: proved; 1: refuted; 2: cannot tell yet, with what it ` +
          `takes; ${WRONG_CALL}: invalid arguments or suite file; ${EXIT.host} and ${EXIT.build}: as ` +
          'gcbench --help says.',
      )
      .argument('<claim>', "such as 'BenchmarkScan is at least 10 % faster and no more allocs/op'")
    addOptions(command, 'prove')
      .option('-q, --quiet', 'no progress', false)
      .option('--json', 'print it as JSON', false)
      .action(async (claim: string, suite: string | undefined, options: ProveOptions) => {
        end(await prove(claim, suite, options, terminal))
      })
  },
}
