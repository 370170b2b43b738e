/** Every operation that the fake carries out. */
import type { Operations } from './answer.ts'
import { actionOperations } from './operations-actions.ts'
import { appOperations } from './operations-apps.ts'
import { checkOperations, statusOperations } from './operations-commits.ts'
import { issueOperations } from './operations-issues.ts'
import { repositoryOperations } from './operations-repository.ts'

export const operations: Operations = {
  ...issueOperations,
  ...statusOperations,
  ...checkOperations,
  ...repositoryOperations,
  ...actionOperations,
  ...appOperations,
}
