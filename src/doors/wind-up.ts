/**
 * Ends this process, whatever it waits for: `process.exit` would wait for a read that never ends.
 * Children are killed first, as at any exit; a shell sees the exit code 130.
 */
export function endNow(): void {
  process.emit('exit', 130)
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}
