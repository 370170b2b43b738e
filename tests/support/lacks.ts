/** What a test needs and a machine may not have. */
import { execFileSync } from 'node:child_process'

/** Whether that program does not end well here, so that its test is skipped: said aloud. */
export function lacks(what: string, program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 120_000 })
    return false
  } catch {
    console.warn(`skipped: no ${what} here (${[program, ...args].join(' ')})`)
    return true
  }
}
