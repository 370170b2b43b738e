#!/usr/bin/env node
/** The door of the terminal: streams and signals in, a command out, an exit code back. */
import { runCli } from './commands/index.ts'
import { EXIT } from './doors/door.ts'
import { makeHost } from './host/node.ts'

const { stdout, stderr, env } = process

// A reader that has seen enough (`| head`) ends us as it ends any other program.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  throw error
})

const code = await runCli(process.argv.slice(2), {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  isTerminal: stderr.isTTY === true && env.CI === undefined,
  colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '',
  columns: () => stderr.columns ?? 80,
  env,
  cwd: process.cwd(),
  makeHost: (tell) => makeHost({ cwd: process.cwd(), env, tell }),
  onInterrupt(stop) {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    for (const signal of signals) process.on(signal, stop)
    return () => {
      for (const signal of signals) process.off(signal, stop)
    }
  },
})
process.exitCode = code
