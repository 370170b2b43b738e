/** Codes of what the user wrote: whoever reads it says what it expects, and what it got. */

import { error, foreign, says, warning } from './kind.ts'

const SCHEMA = 'the schema or reader that refuses a value'

export const writtenCodes = {
  'bad-ask': foreign(error, 'the option or query that was refused'),
  'bad-input': foreign(error, 'the schema of the inputs'),
  'bad-script': says(error, ({ said }: { said: string }) => `sysbench cannot load it: ${said}`),
  'no-commit': says(
    error,
    ({ event }: { event: string }) => `"${event}" names no commit; say which`,
  ),
  'no-script': says(
    error,
    (none: { arm: string; script: string; file: string | null } | { folder: string }) =>
      'folder' in none
        ? `there is no folder ${none.folder}`
        : `arm ${none.arm}: ${none.file === null ? '' : `no readable ${none.file}, and `}` +
          `no script ${none.script} comes with sysbench`,
  ),
  'other-script': says(
    warning,
    ({ script, lacking }: { script: string; lacking: readonly string[] }) =>
      `${script} is in the folder of lua on some arms and not on ${lacking.join(', ')}`,
  ),
  setting: foreign(error, 'the schema of the settings'),
  alias: foreign(error, SCHEMA),
  'bad-key': foreign(error, SCHEMA),
  duplicate: foreign(error, SCHEMA),
  'duplicate-key': foreign(error, SCHEMA),
  missing: foreign(error, SCHEMA),
  syntax: foreign(error, 'the reader of YAML'),
  unreadable: foreign(error, 'the reader of YAML'),
  'unknown-key': foreign(error, SCHEMA),
  'unknown-name': foreign(error, SCHEMA),
  'wrong-key': foreign(error, SCHEMA),
  'wrong-value': foreign(error, SCHEMA),
} as const
