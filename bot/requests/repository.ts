/** What a job of a repository is to be, by the suite file of its base. */
import { saidOf } from '../../src/core/ask/options.ts'
import type { Invocation } from '../../src/core/speak/command.ts'
import { type AskedSuite, type BaseSuites, SUITE_FILE } from '../../src/stories/base-suites.ts'
import type { Wish } from '../jobs/job.ts'
import type { Settings } from '../settings/settings.ts'

/** What a suite is run for when nothing else is wished. */
export function plainWish(
  suite: string,
  at: Pick<Wish, 'headSha' | 'base' | 'baseRef'>,
  rules: BaseSuites,
  settings: Settings,
): Wish {
  const { bot, sha } = rules
  return {
    suite,
    ...at,
    asked: {},
    gates: true,
    policySha: sha,
    suiteFile: SUITE_FILE,
    workflow: bot.workflow ?? settings.workflow,
    patienceSec: bot.patience ?? settings.runLimitMin * 60,
    parallel: bot.parallel,
    comments: bot.comment,
    onDoubt: null,
  }
}

type Bench = Extract<Invocation, { kind: 'bench' }>

/** What the command asks for; less than the suite, or another base, is not what gates. */
export const wishOf = (invocation: Bench, { isWhole }: AskedSuite, plain: Wish): Wish => ({
  ...plain,
  base: invocation.base === null ? plain.base : { asked: invocation.base, sha: null },
  asked: Object.fromEntries(saidOf(invocation).filter(([key]) => key !== 'base')),
  gates: isWhole,
})
