/** The process that does tasks on reports, one after the other: see report-process.ts. */

import type { Task, TaskReply, TaskRequest } from './process.ts'
import * as tasks from './tasks.ts'

serveTasks(tasks)

// Does the tasks that the bot sends to the process that this is.

/** Ends with the bot: without one nobody asks. */
export function serveTasks(tasks: Record<Task, (ask: never) => Promise<unknown>>): void {
  const reply = (words: TaskReply) => process.send?.(words)
  process.on('message', async ({ task, ask }: TaskRequest) => {
    try {
      reply({ answer: await tasks[task](ask as never) })
    } catch (error) {
      reply({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}
