/** The process that reads what programs printed. In the bundle it is a file of its own. */

import type { Printed } from '../model/model.ts'
import { outputsRead, unreadable } from '../report/samples.ts'
import { answerTasks } from './task-process.ts'

answerTasks((printed: Printed) => {
  try {
    return outputsRead(printed)
  } catch (error) {
    return unreadable(`reading it failed: ${error}`)
  }
})
