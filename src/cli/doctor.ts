/** `gcbench doctor`: what adds noise on this machine. */
import { type Diagnosis, diagnose } from '../machine/doctor.ts'
import { readFacts } from '../machine/facts.ts'
import { labelled, type Screen } from '../render/terminal.ts'
import { noProgress } from './progress.ts'
import { EXIT, screenOf, type TerminalCommand } from './terminal.ts'

const MARK: Record<Diagnosis['level'], string> = { warn: '!', note: '-', ok: 'ok' }

/** Columns before what is found, and before its reason. */
const [MARKED, LABELLED] = [3, 11]

function printFindings(findings: Diagnosis[], screen: Screen): string {
  const shown = (label: string, text: string, width: number) => labelled(screen, label, text, width)
  const lines = findings.flatMap(({ level, what, why, fix, command }) => [
    ...shown(MARK[level], what, MARKED),
    ...(level === 'ok' ? [] : shown('     why:', why, LABELLED)),
    ...(fix === null ? [] : shown('     fix:', fix, LABELLED)),
    // A command is copied as it stands.
    ...(command === null ? [] : [' '.repeat(LABELLED) + command]),
  ])
  const warnings = findings.filter(({ level }) => level === 'warn').length
  const end =
    warnings === 0
      ? 'Nothing here should spoil a measurement.'
      : `${warnings} ${warnings === 1 ? 'thing' : 'things'} here will add noise; see above.`
  return `${lines.join('\n')}\n\n${end}\n`
}

export const doctorCommand: TerminalCommand = {
  name: 'doctor',
  register(program, terminal, end) {
    program
      .command('doctor')
      .summary('what on this machine will add noise, and how to fix it')
      .option('--json', 'print the findings as JSON', false)
      .action(async (options: { json: boolean }) => {
        const findings = diagnose(await readFacts(terminal.makeHost(noProgress)))
        terminal.out(
          options.json
            ? `${JSON.stringify(findings)}\n`
            : printFindings(findings, screenOf(terminal)),
        )
        end(EXIT.ok)
      })
  },
}
