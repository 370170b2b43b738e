import type { WorkloadEntry } from '../../src/plan/suite-schema.ts'
import { closed, duration, text } from '../../src/settings/values.ts'
import { goBenchSettings } from '../../src/workloads/go-bench.ts'

/** Go benchmarks as they are, and two small ones beside them, so that kinds can be mistaken. */
export const workloads: WorkloadEntry[] = [
  { kind: 'go-bench', about: 'benchmarks of Go packages', settings: goBenchSettings },
  { kind: 'sysbench', about: 'a database', settings: closed({ build: text.optional() }) },
  {
    kind: 'command',
    about: 'a command',
    settings: closed({ run: text, 'cpu-limit': duration.optional() }),
  },
]
