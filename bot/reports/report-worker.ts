/** The process that does tasks on reports, one after the other: see report-process.ts. */
import { serveTasks } from './report-service.ts'
import * as tasks from './report-tasks.ts'

serveTasks(tasks)
