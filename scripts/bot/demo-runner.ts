/**
 * `node demo-runner.ts run ...`: `gcbench run` as the Action has it for a service that dispatched
 * it. It prints nothing but how the run stands, a line of JSON for each time the Action would keep it.
 */
import { followWith } from '../../src/actions/job.ts'
import { runCli } from '../../src/cli/index.ts'
import type { Host } from '../../src/machine/host.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import { nowhere } from '../docs/nowhere.ts'

/** A demo is over in less than the Action leaves between two. */
const EVERY_SEC = 3

const follow = followWith({
  async keep(run) {
    process.stdout.write(`${JSON.stringify(run)}\n`)
  },
  everySec: EVERY_SEC,
})

const hosts: Host[] = []
const listeners = new Set<() => void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    for (const stop of listeners) stop()
    for (const host of hosts) void host.exec.stopAll()
  })

const { env } = process
const cwd = process.cwd()
process.exitCode = await runCli(process.argv.slice(2), {
  ...nowhere,
  err: (text) => void process.stderr.write(text),
  env,
  cwd,
  makeHost(tell) {
    const notify: Host['notify'] = (progress) => {
      tell(progress)
      return follow(progress)
    }
    const host = makeHost({ cwd, env, notify })
    hosts.push(host)
    return host
  },
  onInterrupt(stop) {
    listeners.add(stop)
    return () => void listeners.delete(stop)
  },
})
