/** The suite file at one commit, and what a command asks for of it. */
import { asksForLess } from '../core/ask/options.ts'
import { ConfigError } from '../core/model/config-error.ts'
import type { Suite } from '../core/model/model.ts'
import type { Invocation } from '../core/speak/command.ts'
import { commandWords } from '../core/speak/invocation.ts'
import { replies } from '../core/speak/replies.ts'
import { type BotRules, defaultBotRules } from '../core/suite/bot.ts'
import { readSuiteFile, zeroConfigSuite } from '../core/suite/suite.ts'
import { nearest } from '../core/text/nearest.ts'
import { workloads } from '../core/workloads/index.ts'
import type { GitHub } from '../host/port/github.ts'
import { Answer } from './answer.ts'

export const SUITE_FILE = '.gcbench.yml'

/** What the suite file at a commit says. */
export type BaseSuites = {
  suites: Suite[]
  bot: BotRules
  /** Commit whose file it is. */
  sha: string
  /** What is wrong with the file; null: nothing, or there is none. */
  wrong: string | null
}

/** Never asked of the change's own commit: it could let itself in. No file: the defaults. */
export async function suitesAt(
  sha: string,
  suiteFile: string,
  github: GitHub,
): Promise<BaseSuites> {
  const text = await github.readFile(suiteFile, sha)
  const none = { suites: [], bot: defaultBotRules(), sha, wrong: null }
  if (text === null) return { ...none, suites: [zeroConfigSuite()] }
  try {
    return { ...none, ...readSuiteFile(text, suiteFile, workloads) }
  } catch (error) {
    if (error instanceof ConfigError) return { ...none, wrong: error.message }
    throw error
  }
}

/** What a command says of suites. */
type Bench = Omit<Extract<Invocation, { kind: 'bench' }>, 'kind' | 'sha'>

/** A suite of the base that a command asks for. */
export type AskedSuite = {
  suite: Suite
  /**
   * Whether the command asks for all that the suite asks for. With less of it, or against another
   * base, a gate would pass that should not: `--base` can name the head itself.
   */
  isWhole: boolean
}

/** What the command asks for, all of it known at the base; throws an Answer. */
export function askedSuites(invocation: Bench, known: BaseSuites): AskedSuite[] {
  return pickSuites(invocation, known).map((suite) => {
    checkVariants(invocation, suite)
    return { suite, isWhole: !asksForLess(invocation, suite) }
  })
}

function pickSuites({ suites: asked }: Bench, { suites: known, wrong }: BaseSuites): Suite[] {
  if (wrong !== null) throw new Answer(replies.wrongSuiteFile(wrong))
  const names = known.map(({ name }) => name)
  if (asked.length === 0) {
    if (known.length === 1) return known
    throw new Answer(replies.whichSuite(names), 'confused')
  }
  return asked.map((name) => {
    const found = known.find((suite) => suite.name === name)
    if (found !== undefined) return found
    const meant = nearest(name, [...names, ...commandWords])
    throw new Answer(replies.unknownName('suite', name, names, meant), 'confused')
  })
}

function checkVariants({ variants }: Bench, suite: Suite): void {
  const names = suite.variants.map(({ name }) => name)
  const wrong = variants.find((name) => !names.includes(name))
  if (wrong === undefined) return
  const reply = replies.unknownName('variant', wrong, names, nearest(wrong, names))
  throw new Answer(reply, 'confused')
}
