/** The process that reads what programs left. In the bundle it is a file of its own. */

import type { TrialOutput } from '../model/model.ts'
import { ProfileError, type ProfileRequest, readProfile } from '../parse/pprof.ts'
import { outputsRead, unreadable } from '../report/samples.ts'
import { answerTasks } from './task-process.ts'

function profileRead(request: ProfileRequest) {
  try {
    return readProfile(request)
  } catch (error) {
    return {
      refused: error instanceof ProfileError ? error.message : `reading it failed: ${error}`,
    }
  }
}

answerTasks((asked: TrialOutput | ProfileRequest) => {
  if ('bytes' in asked) return profileRead(asked)
  try {
    return outputsRead(asked)
  } catch (error) {
    return unreadable(`reading it failed: ${error}`)
  }
})
