/** A sysbench script that dies for want of its tables: what it says, and the key that cures it. */
import { describe, expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import { workloadOf, workloads } from '../../src/workloads/index.ts'

/** What sysbench 1.0.20 printed, under MariaDB 10.11 and PostgreSQL 15. */
const SAID = {
  MariaDB: `Initializing worker threads...

FATAL: mysql_stmt_prepare() failed
FATAL: MySQL error: 1146 "Table 'sbtest.sbtest1' doesn't exist"
FATAL: \`thread_init' function failed: /usr/share/sysbench/oltp_common.lua:284: SQL API error
FATAL: Thread initialization failed!`,
  'other columns': `FATAL: mysql_stmt_prepare() failed
FATAL: MySQL error: 1054 "Unknown column 'c' in 'SELECT'"
FATAL: Thread initialization failed!`,
  'a plain query': `FATAL: mysql_drv_query() returned error 1146 (Table 'sbtest.t' doesn't exist) for query 'select 1 from t'
FATAL: \`thread_run' function failed: q.lua:2: SQL error, errno = 1146, state = '42S02': Table 'sbtest.t' doesn't exist`,
  PostgreSQL: `FATAL: PQprepare() failed: ERROR:  relation "sbtest1" does not exist
LINE 1: SELECT DISTINCT c FROM sbtest1 WHERE id BETWEEN $1 AND $2 OR...
                               ^

Threads started!
`,
}

/** What is made of the end of a benchmark. */
function diagnosed(keys: string, name: string, output: string) {
  const text = `suites: { s: { workload: sysbench, server: { run: serve }, ${keys} } }`
  const [suite] = readSuites(text, 'suite', workloads)
  if (suite === undefined) throw new Error('no suite')
  const { source, trial } = workloadOf(suite.workload.kind)
  const { benchmarks } = source
  if (benchmarks.kind !== 'listed') throw new Error('they are listed')
  const unit = benchmarks.unit(suite.workload)
  const target = { ...benchmarks.target(suite.workload, unit, name), arms: [], block: '' }
  return trial.diagnose?.(suite.workload, target, output) ?? null
}

const SHARED = 'benchmarks: [groupby_scan, oltp_read_only], lua: bench'

const LAST_WORDS = 'FATAL: Thread initialization failed!'
const UNPREPARED = 'FATAL: PQprepare() failed: ERROR: relation "sbtest1" does not exist'

describe('a benchmark whose tables another script should have made', () => {
  it.each([
    ['MariaDB', "Table 'sbtest.sbtest1' doesn't exist", LAST_WORDS],
    ['other columns', "Unknown column 'c' in 'SELECT'", LAST_WORDS],
    ['a plain query', "Table 'sbtest.t' doesn't exist", SAID['a plain query'].split('\n').at(-1)],
    ['PostgreSQL', 'relation "sbtest1" does not exist', UNPREPARED],
  ] as const)('is told with the words of %s', (server, said, fault) => {
    const sentence =
      `oltp_read_only did not find its own tables (${said}): groupby_scan filled the database ` +
      'for all benchmarks'
    const output = SAID[server].trim()
    expect(diagnosed(SHARED, 'oltp_read_only', SAID[server])).toEqual({
      code: 'other-tables',
      // What it printed is not lost.
      message: `${sentence}:\n${output}`,
      cause: expect.stringContaining(sentence),
      fault,
      details: { script: 'oltp_read_only', filledBy: ['groupby_scan'], said, output },
      remedy: { kind: 'set-key', key: 'prepare', value: 'each' },
      next: 'set "prepare: each" in the suite',
    })
  })

  it.each([
    ['its own data', `${SHARED}, prepare: each`, 'oltp_read_only', SAID.MariaDB],
    ['a server of its own', 'benchmarks: [a, { b: { database: other } }]', 'b', SAID.MariaDB],
    ['what it filled itself', SHARED, 'groupby_scan', SAID.MariaDB],
    [
      'no server',
      SHARED,
      'oltp_read_only',
      'FATAL: error 2002: connect\nFATAL: Thread initialization failed!',
    ],
  ])('is not told of one that has %s', (_, keys, name, output) => {
    expect(diagnosed(keys, name, output)).toBeNull()
  })
})
