/** The entry point of the process that works on reports, one task after the other. */
import { serveTasks } from './process.ts'
import * as tasks from './tasks.ts'

serveTasks(tasks)
