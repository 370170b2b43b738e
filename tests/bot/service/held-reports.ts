/** Does tasks on reports, of which judging waits until a file says that it may go on. */
import { existsSync } from 'node:fs'
import { serveTasks } from '../../../bot/jobs/process.ts'
import * as tasks from '../../../bot/jobs/tasks.ts'

const cell = new Int32Array(new SharedArrayBuffer(4))

serveTasks({
  ...tasks,
  /** The process is busy, as with a report that takes long: it answers nobody. */
  judge(ask: tasks.JudgeRequest) {
    while (!existsSync(ask.now)) Atomics.wait(cell, 0, 0, 5)
    return tasks.judge(ask)
  },
})
