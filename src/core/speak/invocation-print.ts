import type { Invocation } from './command.ts'

/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text: string): string {
  if (!/[\s'"]/.test(text)) return text
  return text.includes('"') ? `'${text}'` : `"${text}"`
}

const sha = (at: string | null) => (at === null ? [] : [`@${at}`])

function words(invocation: Invocation): string[] {
  switch (invocation.kind) {
    case 'bench': {
      const { suites, rounds, variants, base, advisory } = invocation
      const range = rounds && [rounds.min, rounds.max].filter((end) => end !== null).join('..')
      return [
        ...suites,
        ...sha(invocation.sha),
        ...(range === null ? [] : ['--rounds', range]),
        ...(variants.length === 0 ? [] : ['--variant', variants.join(',')]),
        ...(base === null ? [] : ['--base', base]),
        ...(advisory ? ['--advisory'] : []),
      ]
    }
    case 'rerun':
      return ['rerun', ...sha(invocation.sha)]
    case 'accept':
      return ['accept', quote(invocation.row), ...sha(invocation.sha), quote(invocation.reason)]
    case 'explain':
      return ['explain', quote(invocation.row)]
    default:
      return [invocation.kind]
  }
}

/** The line that asks for the same: what readInvocation reads back as the same invocation. */
export const printInvocation = (invocation: Invocation): string =>
  ['/bench', ...words(invocation)].join(' ')
