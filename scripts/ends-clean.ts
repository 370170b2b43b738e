/**
 * Imported first by a script that starts servers or fills folders: however it ends, by Ctrl-C too
 * or killed, nothing of it stays. From then on temporary files are in a folder of its own. A
 * process beside it waits for its end, then for all that was told of that folder, which has ten
 * seconds to end in order; then it removes the folder.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Its input ends when whoever holds the other end is gone, however that ended. */
const GUARD = `cat > /dev/null
started() { grep -lsF "$1" /proc/[0-9]*/environ | cut -d / -f 3; }
for tenth in $(seq 100); do
  [ -n "$(started "$1")" ] || break
  sleep 0.1
done
kill -KILL $(started "$1") 2> /dev/null
rm -rf "$1"`

const folder = mkdtempSync(join(tmpdir(), 'gcbench-script-'))
// PostgreSQL does not run as root, and has to pass through.
chmodSync(folder, 0o711)
const guard = spawn('sh', ['-c', GUARD, 'guard', folder], {
  // In a session of its own, which Ctrl-C does not reach; and not told of the folder.
  detached: true,
  env: { PATH: process.env.PATH },
  stdio: ['pipe', 'ignore', 'ignore'],
})
guard.unref()
;(guard.stdin as unknown as { unref(): void }).unref()
process.env.TMPDIR = folder
