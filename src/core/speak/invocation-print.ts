/** A command of a comment, printed again. */

import { type Commented, flagOf, options, saidOf } from '../ask/options.ts'
import type { Invocation } from './command.ts'

/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text: string): string {
  if (!/[\s'"]/.test(text)) return text
  return text.includes('"') ? `'${text}'` : `"${text}"`
}

const sha = (at: string | null) => (at === null ? [] : [`@${at}`])

const amounts = ({ rounds, budget }: Pick<Commented, 'rounds' | 'budget'>) => ({
  rounds: options.rounds.print(rounds),
  budget: options.budget.print(budget),
})

/** Those that say something. */
const flags = (texts: Readonly<Record<string, string | null>>) =>
  Object.entries(texts).flatMap(([flag, text]) =>
    text === null || text === '' ? [] : [`--${flag}`, quote(text)],
  )

function words(invocation: Invocation): string[] {
  switch (invocation.kind) {
    case 'bench':
      return [
        ...invocation.suites,
        ...sha(invocation.sha),
        ...saidOf(invocation).flatMap(([key, text]) => {
          const flag = `--${flagOf(key)}`
          return text === 'true' ? [flag] : [flag, quote(text)]
        }),
      ]
    case 'more':
      return ['more', ...sha(invocation.sha), ...flags(amounts(invocation))]
    case 'bisect': {
      const { suite, good, bad, row, variants } = invocation
      const which = { good, bad, row, variant: options.variants.print(variants) }
      const own = [...(suite === null ? [] : [suite]), ...flags(which)]
      return ['bisect', ...own, ...flags(amounts(invocation))]
    }
    case 'rerun':
      return ['rerun', ...sha(invocation.sha)]
    case 'accept':
      return ['accept', quote(invocation.row), ...sha(invocation.sha), quote(invocation.reason)]
    case 'explain':
    case 'history':
      return [invocation.kind, quote(invocation.row)]
    default:
      return [invocation.kind]
  }
}

/** The line that asks for the same: what readInvocation reads back as the same invocation. */
export const printInvocation = (invocation: Invocation): string =>
  ['/bench', ...words(invocation)].join(' ')
