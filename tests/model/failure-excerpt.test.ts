import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  failureExcerpt,
  faultIn,
  fileOfError,
  firstErrorOf,
  linesAbout,
  reasonOf,
} from '../../src/model/plain.ts'

const stack = Array.from({ length: 30 }, (_, i) => `main.f${i}()\n\t/src/a.go:${i}`).join('\n')

it('says a panic by its message, however long its stack is', () => {
  const panic = `BenchmarkX-2  \tpanic: boom\n\ngoroutine 7 [running]:\n${stack}`
  const said = `goos: linux\n${panic}\nexit 2`
  expect(failureExcerpt(said, 4).split('\n')).toEqual([
    'BenchmarkX-2  \tpanic: boom',
    '',
    'goroutine 7 [running]:',
    'main.f0()',
    '...',
  ])
  expect(failureExcerpt('x\nfatal error: all goroutines are asleep - deadlock!\n', 5)).toBe(
    'fatal error: all goroutines are asleep - deadlock!',
  )
})

it('says anything else by its last lines', () => {
  expect(failureExcerpt('a\nb\nc\n', 2)).toBe('b\nc')
  expect(failureExcerpt('\n', 2)).toBe('')
  expect(failureExcerpt('do not panic: all is well', 2)).toBe('do not panic: all is well')
})

it('has a reason in one line: what happened, and the last line that says what was wrong', () => {
  const said = 'sysbench 1.0.20\ninvalid option: --tables=1\n[7] connection closed\n'
  expect(reasonOf('ended with exit code 1', said)).toBe(
    'ended with exit code 1: invalid option: --tables=1',
  )
  expect(reasonOf('ended with exit code 4', 'a\n\nout of cheese')).toBe(
    'ended with exit code 4: out of cheese',
  )
  const stack = 'goroutine 5 [running]:\nm.BenchmarkBoom(0x77)\n\tm/errors.go:17 failed +0x6e'
  expect(reasonOf('ended with exit code 2', `panic: boom\n\n${stack}\nexit status 2\nFAIL`)).toBe(
    'ended with exit code 2: panic: boom',
  )
  expect(reasonOf('ended with exit code 1', 'exit status 1\nFAIL\n')).toBe('ended with exit code 1')
  const fatal = '--- FAIL: BenchmarkSad\n    m_test.go:12: it rained\nFAIL'
  expect(reasonOf('failed by itself', fatal)).toBe('failed by itself: m_test.go:12: it rained')
  const cargo = [
    'error[E0554]: `#![feature]` may not be used on the stable release channel',
    'error: could not compile `itoa` (bench "bench") due to 1 previous error',
    'warning: build failed, waiting for other jobs to finish...',
  ]
  expect(reasonOf('building failed', cargo.join('\n'))).toBe(`building failed: ${cargo[0]}`)
  const pytest = [
    'FAILED b.py::test_a - ModuleNotFoundError: no mod',
    'FAILED b.py::test_b - KeyError: 1',
    '2 failed, 2 passed in 5.38s',
  ]
  expect(reasonOf('ended with exit code 1', pytest.join('\n'))).toBe(
    `ended with exit code 1: ${pytest[0]}`,
  )
  expect(reasonOf('no end within 60 s')).toBe('no end within 60 s')
  const redis = [
    '*** FATAL CONFIG FILE ERROR (Redis 7.0.15) ***',
    'Reading the configuration file, at line 5',
    `>>> 'appendonly "{aof}"'`,
    "argument must be 'yes' or 'no'",
  ]
  expect(reasonOf('ended with exit code 1', redis.join('\n'))).toBe(
    `ended with exit code 1: ${redis.join(' ')}`,
  )
  const mariadb =
    "[ERROR] Can't start server: Bind on TCP/IP port. Got error: 98: Address already in use\n" +
    '[ERROR] Do you already have another server running on port: 45123 ?\n[ERROR] Aborting'
  expect(reasonOf('the server ended', mariadb)).toMatch(/another server running on port: 45123/)
  expect(reasonOf('x', `error ${'y'.repeat(1000)}`)).toHaveLength(400)
})

it.each([
  [
    'Go, of a benchmark with parts',
    [
      '--- FAIL: BenchmarkAll/regular',
      '    benchmark_test.go:40: got 1293933, want 1293942',
      '--- FAIL: BenchmarkAll',
      'exit status 1',
      'FAIL\texample.com/width\t0.005s',
      'FAIL',
    ],
    'benchmark_test.go:40: got 1293933, want 1293942',
  ],
  [
    'Go, as it goes on',
    ['BenchmarkX', '    x_test.go:7: got 1, want 2', '--- FAIL: BenchmarkX', 'FAIL'],
    'x_test.go:7: got 1, want 2',
  ],
  [
    'Go with testify',
    [
      '--- FAIL: BenchmarkX',
      '    x_test.go:12: ',
      '        \tError Trace:\t/m/x_test.go:12',
      '        \tError:      \tNot equal: ',
      '        \t            \texpected: 1',
      '        \t            \tactual  : 2',
      '        \tTest:       \tBenchmarkX',
      'FAIL',
    ],
    'Error: Not equal: expected: 1; actual : 2',
  ],
  ['Go without a word', ['--- FAIL: BenchmarkX', 'exit status 1', 'FAIL\tm\t0.1s', 'FAIL'], null],
  [
    'pytest',
    [
      '>       assert parse("a") == 2',
      'E       assert 1 == 2',
      "E        +  where 1 = parse('a')",
      '',
      'test_b.py:4: AssertionError',
      '=========================== short test summary info ============================',
      'FAILED test_b.py::test_parse[a b] - assert 1 == 2',
      '============================== 1 failed in 0.05s ===============================',
    ],
    'FAILED test_b.py::test_parse[a b] - assert 1 == 2',
  ],
  [
    'pytest without a summary',
    [
      '    def test_parse():',
      '>       assert 1 == 2',
      'E       assert 1 == 2',
      '1 failed in 0.05s',
    ],
    'E assert 1 == 2',
  ],
  [
    'cargo bench',
    [
      "thread 'main' panicked at benches/b.rs:9:5:",
      'assertion `left == right` failed',
      '  left: 1',
      ' right: 2',
      'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace',
      '',
      'error: bench failed, to rerun pass `--bench b`',
    ],
    "thread 'main' panicked at benches/b.rs:9:5: assertion `left == right` failed; left: 1; right: 2",
  ],
  [
    'Jest',
    [
      'FAIL ./a.test.js',
      '  ✕ adds (3 ms)',
      '  ● adds',
      '    expect(received).toBe(expected) // Object.is equality',
      '',
      '    Expected: 2',
      '    Received: 1',
      '',
      '    > 3 |   expect(add(1, 0)).toBe(2)',
      '      at Object.toBe (a.test.js:3:13)',
      '',
      'Test Suites: 1 failed, 1 total',
      'Tests:       1 failed, 1 total',
      'Time:        0.2 s',
      'Ran all test suites.',
    ],
    'expect(received).toBe(expected) // Object.is equality; Expected: 2; Received: 1',
  ],
  [
    'Node',
    [
      '/m/bench.js:3',
      '  parse(undefined)',
      '  ^',
      '',
      "TypeError: Cannot read properties of undefined (reading 'x')",
      '    at parse (/m/bench.js:3:9)',
      '    at onError (/m/error.js:3:9)',
      '',
      'Node.js v24.1.0',
    ],
    "TypeError: Cannot read properties of undefined (reading 'x')",
  ],
  [
    'a program with a JVM',
    [
      'Exception in thread "main" java.lang.IllegalStateException: no input',
      '\tat a.Error.main(A.java:3)',
    ],
    'Exception in thread "main" java.lang.IllegalStateException: no input',
  ],
])('says why a test failed, and not that it did: %s', (_, said, why) => {
  expect(faultIn(said.join('\n'))).toBe(why)
})

it('of several programs in one text: what stands around the failure of one', () => {
  const verbose = [
    'BenchmarkA',
    '    a_test.go:3: no file',
    '--- FAIL: BenchmarkA',
    'BenchmarkB',
    'BenchmarkB-2 1 5 ns/op',
  ].join('\n')
  const said = '--- FAIL: BenchmarkA\n    a_test.go:3: no file'
  expect(linesAbout(verbose, 'BenchmarkA')).toBe(said)
  expect(linesAbout(`${said}\nBenchmarkB-2 1 5 ns/op\n`, 'BenchmarkA')).toBe(said)
  expect(linesAbout(verbose, 'BenchmarkB')).toBe(null)
  expect(reasonOf('failed by itself', said)).toBe('failed by itself: a_test.go:3: no file')
})

it.each([
  ['go', '# m/q [m/q.test]\nq/q_test.go:9:11: undefined: Sun\nq/q.go:1:1: x\n', 'q/q_test.go'],
  ['gcc', "a.c: In function 'f':\na.c:3:5: error: expected ';'\n1 error\n", 'a.c'],
  ['rustc', 'warning: unused\nerror[E0425]: cannot find value `x`\n --> src/lib.rs:2:5\n', null],
  ['go, of a module', '# m/q\nFAIL m/q [setup failed]\n', null],
])('names the first mistake of a build, by %s', (_, said, file) => {
  const line = firstErrorOf(said)
  expect(said.split('\n').slice(1, 2)).toEqual([line])
  expect(fileOfError(line)).toBe(file)
})

/** What tools that fill a database printed when they failed: their output, then their errors. */
it.each([
  ['mariadb-install-db-option', /\[ERROR\] Unknown\/unsupported storage engine: InnoDB$/],
  ['mariadb-install-db-basedir', /^FATAL ERROR: Could not find my_print_defaults$/],
  [
    'mariadb-install-db-datadir',
    /^mkdir: cannot create directory ‘\/data\/file’: Not a directory$/,
  ],
  ['initdb-root', /^initdb: error: cannot be run as root$/],
])('of %s, not the address below its advice', (name, why) => {
  const said = readFileSync(`fixtures/failures/${name}.txt`, 'utf8')
  expect(faultIn(said)).toMatch(why)
  const shown = failureExcerpt(said, 15)
  expect(shown.split('\n').length).toBeLessThanOrEqual(15)
  expect(faultIn(shown)).toMatch(why)
})

it('an address alone is no reason, and one with an error is', () => {
  expect(faultIn('Please report it\nat https://example.com/jira')).toBe('Please report it')
  expect(faultIn('https://example.com/help')).toBeNull()
  expect(faultIn('error loading https://example.com/a')).toBe('error loading https://example.com/a')
  const deferred = 'Installing ...\nInstallation failed!  Examine the logs in\n/data for more.'
  expect(faultIn(deferred)).toBe('Installation failed! Examine the logs in')
})

// Vitest's on cookie of npm, whose tsconfig.json extends what is not installed.
it('has no colours of a terminal', () => {
  const said = '\u001b[31m[TSCONFIG_ERROR] \u001b[0mTsconfig not found\n'
  expect(failureExcerpt(said, 4)).toBe('[TSCONFIG_ERROR] Tsconfig not found')
})
