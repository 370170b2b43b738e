/** A file shown by the program that the system has for its kind. */
import { spawn } from 'node:child_process'

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open' }

/** Does not wait; `failed` is told where there is no such program. */
export function openFile(path: string, failed: (why: string) => void): void {
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  const child = spawn(opener, [path], { stdio: 'ignore', detached: true })
  child.on('error', () => failed(`${opener} does not run here; open ${path} in a browser`))
  child.unref()
}
