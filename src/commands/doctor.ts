/** `gcbench doctor`: what adds noise on this machine. */
import { type Diagnosis, diagnose } from '../core/doctor/doctor.ts'
import { type CommandBook, EXIT } from '../doors/door.ts'
import { tellNothing } from '../doors/progress.ts'
import { readFacts } from '../host/doctor.ts'

const MARK: Record<Diagnosis['level'], string> = { warn: '!', note: '-', ok: 'ok' }

function printFindings(findings: Diagnosis[]): string {
  const lines = findings.flatMap((finding) => [
    `${MARK[finding.level].padEnd(2)} ${finding.what}`,
    ...(finding.level === 'ok' ? [] : [`     why:  ${finding.why}`]),
    ...(finding.fix === null ? [] : [`     fix:  ${finding.fix}`]),
    ...(finding.command === null ? [] : [`           ${finding.command}`]),
  ])
  const warnings = findings.filter(({ level }) => level === 'warn').length
  const end =
    warnings === 0
      ? 'Nothing here should spoil a measurement.'
      : `${warnings} ${warnings === 1 ? 'thing' : 'things'} here will add noise; see above.`
  return `${lines.join('\n')}\n\n${end}\n`
}

export const doctorCommand: CommandBook = {
  name: 'doctor',
  register(program, terminal, end) {
    program
      .command('doctor')
      .summary('what on this machine will add noise, and how to fix it')
      .option('--json', 'print the findings as JSON', false)
      .action(async (options: { json: boolean }) => {
        const findings = diagnose(await readFacts(terminal.makeHost(tellNothing)))
        terminal.out(options.json ? `${JSON.stringify(findings)}\n` : printFindings(findings))
        end(EXIT.ok)
      })
  },
}
