/** What a suite says of the workload sysbench. */
import { z } from 'zod'
import { placementShape } from '../settings/placement-keys.ts'
import { buildBlock, environment, serverBlock } from '../settings/program-blocks.ts'
import { camelKeys, closed, list, text, whole } from '../settings/values.ts'

/** Suites of scripts that come with sysbench, by name. */
export const PRESETS: Record<string, string[]> = {
  oltp: ['oltp_point_select', 'oltp_read_only', 'oltp_read_write', 'oltp_update_index'],
  'oltp-read': ['oltp_point_select', 'oltp_read_only', 'select_random_points'],
  'oltp-write': ['oltp_insert', 'oltp_update_index', 'oltp_update_non_index', 'oltp_write_only'],
}

const script = text
  .refine((value) => /^[A-Za-z0-9_][\w.-]*$/.test(value), 'expected the name of a script')
  .meta({ title: 'preset or script' })

/** What a suite file can say about sysbench, with every default filled in. */
export const sysbenchSettings = closed({
  build: buildBlock.describe('How the server is built, once per arm.'),
  server: serverBlock.describe('The server of every arm.'),
  benchmarks: list(script, 'a preset or a script')
    .prefault('oltp')
    .describe(
      `Scripts by name, or presets: ${Object.entries(PRESETS)
        .map(([preset, scripts]) => `\`${preset}\` (${scripts.join(', ')})`)
        .join('; ')}.`,
    )
    .transform((names) => [...new Set(names.flatMap((one) => PRESETS[one] ?? [one]))]),
  lua: text
    .prefault('')
    .refine((path) => !/(?:^|\/)\.\.(?:\/|$)/.test(path), 'expected a folder of the source')
    .describe('Folder of the source with Lua scripts; empty: those that come with sysbench.'),
  prepare: list(script, 'a script')
    .prefault([])
    .describe(
      'Scripts whose `prepare` fills the database, after each start; without it: the first of ' +
        '`benchmarks`, since the `oltp_` scripts share their tables.',
    ),
  threads: list(whole(1, 4096), 'a number of threads')
    .prefault(1)
    .describe('Threads of the load; each number is a benchmark of its own.'),
  time: whole(1, 3600)
    .prefault(1)
    .describe('Seconds of one block of load: short ones side by side decide soonest.'),
  events: whole(1, 1e9)
    .optional()
    .describe('Transactions of a block instead of a time: equal work, e.g. to compare GC work.'),
  tables: whole(1, 1000).prefault(1).describe('Tables (`--tables`).'),
  'table-size': whole(1, 1e9).prefault(1000).describe('Rows of each table (`--table-size`).'),
  driver: z.enum(['mysql', 'pgsql']).prefault('mysql').describe('Protocol of the server.'),
  user: text.prefault('root').describe('User of the database.'),
  password: text.prefault('').describe('Password of the user.'),
  database: text.prefault('sbtest').describe('Name of the database.'),
  options: list(text, 'an option of sysbench')
    .prefault([])
    .describe('Further options, e.g. `--rand-type=uniform`.'),
  env: environment.prefault({}).describe('Environment of sysbench.'),
  ...placementShape('sysbench'),
  runtime: z
    .enum(['go', 'plain'])
    .optional()
    .describe('What the server is; without it: `go` where the build is a `go` command.'),
}).transform(camelKeys)

export type SysbenchSettings = z.output<typeof sysbenchSettings>
