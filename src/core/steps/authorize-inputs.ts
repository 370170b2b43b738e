/** The inputs and outputs of the step that authorizes, in the order of its documentation. */
import type { Input } from '../ask/option.ts'
import { rowsAt } from '../ask/options.ts'
import { publishInputs } from './publish-inputs.ts'

const options = rowsAt('comment')
  .map(([key]) => `\`${key}\``)
  .join(', ')

export const authorizeInputs = {
  token: {
    ...publishInputs.token,
    about:
      'Token that reads and answers. Needs `contents: read` for the suite file, and ' +
      '`pull-requests: write` for reactions and answers.',
  },
  config: {
    ...publishInputs.config,
    about:
      'Suite file. It is read from the base of the pull request. If the base has none, the ' +
      'suite is `go-bench`.',
  },
} satisfies Record<string, Input>

export const authorizeOutputs = {
  kind:
    '`bench`: measure and publish; `accept`: publish the last results again, since a row ' +
    'was accepted; empty: nothing to do.',
  sha: 'Full hash of the head that is meant; empty: nothing to do.',
  suite: 'Name of the suite; of several the first.',
  base: 'What to compare with: full hash of the base, or what `--base` named.',
  plan:
    'JSON: `kind`, `pull`, `comment`, `by`, `command`, `sha`, `baseSha`, and `include`, a matrix ' +
    'of the inputs for each suite: `suite`, `head`, `artifact`, `run-id`, `run-attempt`, ' +
    '`retell`, `mark` and `asked` for the step that publishes, `suite-ref` for both, and ' +
    `${options}. Every value was checked. With nothing to be done \`include\` is empty.`,
} as const

export type AuthorizeOutputName = keyof typeof authorizeOutputs
