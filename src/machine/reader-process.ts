/** The process that reads what programs printed. In the bundle it is a file of its own. */

import type { TrialOutput } from '../model/model.ts'
import { outputsRead, unreadable } from '../report/samples.ts'
import { answerTasks } from './task-process.ts'

answerTasks((printed: TrialOutput) => {
  try {
    return outputsRead(printed)
  } catch (error) {
    return unreadable(`reading it failed: ${error}`)
  }
})
