/** `gcbench prove`: whether a change is as somebody claims. */

import { proofLines } from '../render/proof.ts'
import { wrapped } from '../render/terminal.ts'
import type { Outcome } from '../report/proof.ts'
import { proofJson } from '../report/proof.ts'
import { proofRequest, writeProof } from '../run/prove.ts'
import { quoted } from '../settings/command-line.ts'
import { noProgress } from './progress.ts'
import { addOptions, type CommandOptions, requestOf, runAndPrint } from './run-options.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

/** The exit codes of this command alone; what goes wrong otherwise ends as everywhere. */
const PROOF_EXIT: Record<Outcome, number> = { proved: 0, refuted: 1, 'cannot-tell': 2 }

/** A wrong call is not "cannot tell". */
const WRONG_CALL = 5

type ProveOptions = CommandOptions & { quiet: boolean; json: boolean; out: string }

async function prove(
  claim: string,
  suite: string | undefined,
  { quiet, json, ...options }: ProveOptions,
  terminal: Terminal,
): Promise<number> {
  const asked = { ...requestOf(suite, options), failOn: 'nothing' as const }
  const request = await proofRequest(claim, asked, terminal.makeHost(noProgress))
  const printing = { quiet, json: false, all: false, open: false }
  const { code, report } = await runAndPrint(request, printing, terminal, {
    textOf: () => '',
    again: `gcbench prove ${quoted(claim)} --resume --out ${quoted(request.out)}`,
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
          `takes; ${EXIT.host} and ${EXIT.build} as everywhere; ${WRONG_CALL}: a wrong call.`,
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
