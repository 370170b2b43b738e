/** The inputs and outputs of the step that authorizes, in the order of its documentation. */
import { folder, type Input, input } from './inputs.ts'
import { publishInputs } from './publish-inputs.ts'

export const authorizeInputs = {
  token: {
    ...publishInputs.token,
    about:
      'Who reads and answers. Needs `contents: read` for the suite file, and ' +
      '`pull-requests: write` for reactions and answers.',
  },
  config: input(
    '.gcbench.yml',
    folder.refine(
      (path) => !/^\/|(^|\/)\.\.(\/|$)/.test(path),
      'expected a path in the repository',
    ),
    'Suite file, which is read from the base of the pull request. Where the base has none, the ' +
      'suite is `go-bench`.',
  ),
} satisfies Record<string, Input>

export const authorizeOutputs = {
  sha: 'Full hash of the head to measure; empty: nothing is to be run.',
  suite: 'Name of the suite; of several the first.',
  base: 'What to compare with: full hash of the base, or what `--base` named.',
  plan:
    'JSON: `pull`, `comment`, `by`, `command`, `sha`, `baseSha`, and `include`, a matrix with ' +
    '`suite`, `head`, `base`, `variants`, `rounds` and `fail-on` for each suite. Every value was ' +
    'checked; empty: nothing is to be run.',
} as const

export type AuthorizeOutputName = keyof typeof authorizeOutputs
