/** A question at a terminal, and the answer. */
import { createInterface } from 'node:readline/promises'

/** Whether somebody says yes; false where nobody can be asked. */
export async function confirm(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true) return false
  const asked = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await asked.question(`${question} [y/N] `)).trim())
  } catch {
    // Ctrl-C and Ctrl-D are no yes.
    return false
  } finally {
    asked.close()
  }
}
