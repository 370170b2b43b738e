/** What a repository's suite file at one commit says: its suites, and what the bot does there. */
import { asksForLess, saidOf } from '../../src/core/ask/options.ts'
import { ConfigError } from '../../src/core/model/config-error.ts'
import type { Suite } from '../../src/core/model/model.ts'
import type { Invocation } from '../../src/core/speak/command.ts'
import { commandWords } from '../../src/core/speak/invocation.ts'
import { replies as shared } from '../../src/core/speak/replies.ts'
import { type BotRules, defaultBotRules } from '../../src/core/suite/bot.ts'
import { readSuiteFile, zeroConfigSuite } from '../../src/core/suite/suite.ts'
import { nearest } from '../../src/core/text/nearest.ts'
import { workloads } from '../../src/core/workloads/index.ts'
import type { GitHub } from '../../src/host/port/github.ts'
import type { Wish } from '../jobs/job.ts'
import type { Settings } from '../settings/settings.ts'
import { Answer } from '../speak/answer.ts'

export const SUITE_FILE = '.gcbench.yml'

export type Rules = {
  suites: Suite[]
  bot: BotRules
  /** Commit whose file it is. */
  sha: string
  /** What is wrong with the file; null: nothing, or there is none. */
  wrong: string | null
}

/** Never the change's own file: it could let itself in. */
export async function rulesAt(sha: string, github: GitHub): Promise<Rules> {
  const text = await github.readFile(SUITE_FILE, sha)
  const none = { suites: [], bot: defaultBotRules(), sha, wrong: null }
  if (text === null) return { ...none, suites: [zeroConfigSuite()] }
  try {
    return { ...none, ...readSuiteFile(text, SUITE_FILE, workloads) }
  } catch (error) {
    if (error instanceof ConfigError) return { ...none, wrong: error.message }
    throw error
  }
}

type Bench = Extract<Invocation, { kind: 'bench' }>

/** The suites that are meant; throws an Answer. */
export function pickSuites({ suites: asked }: Pick<Bench, 'suites'>, rules: Rules): Suite[] {
  if (rules.wrong !== null) throw new Answer(shared.wrongSuiteFile(rules.wrong))
  const names = rules.suites.map(({ name }) => name)
  if (asked.length === 0) {
    if (rules.suites.length === 1) return rules.suites
    throw new Answer(shared.whichSuite(names), 'confused')
  }
  return asked.map((name) => {
    const found = rules.suites.find((suite) => suite.name === name)
    if (found !== undefined) return found
    const meant = nearest(name, [...names, ...commandWords])
    throw new Answer(shared.unknownName('suite', name, names, meant), 'confused')
  })
}

export function checkVariants({ variants }: Pick<Bench, 'variants'>, suite: Suite): void {
  const names = suite.variants.map(({ name }) => name)
  const wrong = variants.find((name) => !names.includes(name))
  if (wrong === undefined) return
  const reply = shared.unknownName('variant', wrong, names, nearest(wrong, names))
  throw new Answer(reply, 'confused')
}

/** What a suite is run for when nothing else is wished. */
export function plainWish(
  suite: string,
  at: { headSha: string; base: Wish['base'] },
  rules: Rules,
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

/** What the command asks for; less than the suite, or another base, is not what gates. */
export function wishOf(invocation: Bench, suite: Suite, plain: Wish): Wish {
  const { base } = invocation
  return {
    ...plain,
    base: base === null ? plain.base : { asked: base, sha: null },
    asked: Object.fromEntries(saidOf(invocation).filter(([key]) => key !== 'base')),
    gates: !asksForLess(invocation, suite),
  }
}
