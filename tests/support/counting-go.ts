/**
 * A Go toolchain that tells what it compiles and links, wherever its compiler is started: a FIFO can be
 * written to from where all files are read-only.
 */
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export type CountingGo = {
  /** Folder of its `go`. */
  bin: string
  /**
   * Packages that were compiled since the last call, as often as they were, but for those that count
   * what is executed; and binaries linked.
   */
  take(): { compiled: string[]; linked: string[] }
  close(): void
}

/** What tells the package of a call, and goes on as the tool itself. */
const wrapper = (tool: string, real: string, fifo: string) => `#!/bin/sh
last=; name=; how=${tool}
for word in "$@"; do
  [ "$last" = -p ] && name=$word
  case $word in -coveragecfg=*) how=cover ;; esac
  last=$word
done
[ "$1" = -V=full ] || echo "$how $name" > ${fifo}
exec ${real} "$@"
`

/** A copy of the toolchain that is there, in a folder that builds can see. */
export function makeCountingGo(folder: string): CountingGo {
  const root = execFileSync('go', ['env', 'GOROOT']).toString().trim()
  const tools = execFileSync('go', ['env', 'GOTOOLDIR']).toString().trim()
  const own = join(folder, 'go')
  const fifo = join(folder, 'calls')
  execFileSync('mkfifo', ['-m', '666', fifo])
  const file = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK)
  const toolFolder = join(own, tools.slice(root.length))
  const link = (from: string, to: string, others: readonly string[] = []) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from))
      if (!others.includes(name)) symlinkSync(join(from, name), join(to, name))
  }
  link(root, own, ['src', 'pkg', 'bin'])
  link(join(root, 'src'), join(own, 'src'))
  link(join(root, 'pkg'), join(own, 'pkg'), ['tool'])
  link(tools, toolFolder, ['compile', 'link'])
  for (const tool of ['compile', 'link'])
    writeFileSync(join(toolFolder, tool), wrapper(tool, join(tools, tool), fifo), { mode: 0o755 })
  mkdirSync(join(own, 'bin'))
  // It finds the toolchain by where it lies itself.
  copyFileSync(join(root, 'bin/go'), join(own, 'bin/go'))
  let text = ''
  const buffer = Buffer.alloc(65_536)
  const drain = () => {
    try {
      for (let bytes = 1; bytes > 0; ) {
        bytes = readSync(file, buffer)
        text += buffer.toString('utf8', 0, bytes)
      }
    } catch {
      // Nothing is there now.
    }
  }
  // A pipe holds 64 KiB, and who writes more waits.
  const timer = setInterval(drain, 100)
  return {
    bin: join(own, 'bin'),
    take() {
      drain()
      const calls = text.split('\n').filter((line) => line !== '')
      text = ''
      const of = (tool: string) =>
        calls.flatMap((line) => (line.startsWith(`${tool} `) ? [line.slice(tool.length + 1)] : []))
      return { compiled: of('compile'), linked: of('link') }
    },
    close() {
      clearInterval(timer)
      closeSync(file)
    },
  }
}
