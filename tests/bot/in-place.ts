/** Tasks on reports done where they are asked for, with plain data as between processes. */
import type { Reports, Task } from '../../bot/jobs/process.ts'
import * as tasks from '../../bot/jobs/tasks.ts'

const works: Record<Task, (ask: never) => Promise<unknown>> = { ...tasks }

export const inPlace: Reports = {
  async run(task, input) {
    return structuredClone(await works[task](structuredClone(input) as never)) as never
  },
  end() {},
}
