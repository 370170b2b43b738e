/** What reads texts from outside: each with texts to begin from, and what may not come of any. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEvent } from '../../../bot/jobs/event.ts'
import { readInvocation } from '../../../src/github/command.ts'
import { COMMENT_LIMIT, commentText, readMarker } from '../../../src/github/comment.ts'
import { checkRunFor, statusFor } from '../../../src/github/post.ts'
import { ConfigError } from '../../../src/model/findings.ts'
import {
  clean,
  cleanLines,
  cleanName,
  failureExcerpt,
  firstErrorOf,
  hideSecrets,
  linesAbout,
  reasonOf,
} from '../../../src/model/plain.ts'
import { parsers } from '../../../src/parse/index.ts'
import {
  executionsIn,
  instructionsBetween,
  readPerfStat,
} from '../../../src/parse/instruction-counts.ts'
import { ProfileError } from '../../../src/parse/pprof.ts'
import { functionsAround, readEdits } from '../../../src/parse/unified-diff.ts'
import { readSuites } from '../../../src/plan/suite.ts'
import { readAcceptances } from '../../../src/report/acceptances.ts'
import { underBaseRules, WHOLE_SUITE } from '../../../src/report/base-rules.ts'
import { unexpectedOutput } from '../../../src/report/failures.ts'
import { acceptReport } from '../../../src/report/read-report.ts'
import { outputsRead } from '../../../src/report/samples.ts'
import { readProbeEnd } from '../../../src/workloads/go-bench-probe.ts'
import { workloads } from '../../../src/workloads/index.ts'
import { activeIn } from './rendered.ts'

/** `check` throws what is wrong; it takes any text. `isJson`: texts are bent as JSON, too. */
export type Target = { name: string; isJson: boolean; seeds(): string[]; check(text: string): void }

const FIXTURES = join(import.meta.dirname, '../../../fixtures')

/** Texts of the files below a folder whose names end so. */
function filesIn(folder: string, end: string): string[] {
  return readdirSync(join(FIXTURES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => readFileSync(join(FIXTURES, folder, name), 'utf8'))
}

/** Errors that say to a user what is wrong with his text. */
function orSaid(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
  }
}

const RULES = { suites: [], acceptances: [], sha: null, unread: null }
const PLACE = { id: 1, attempt: 1, url: 'https://run.example/1' }

/** The commit that it says it is about: whoever asked for that one would accept it. */
function headIn(text: string): string {
  const nobodys = '0'.repeat(40)
  try {
    const said = String(JSON.parse(text).plan.sources.head.sha)
    return /^[0-9a-f]{40}$/.test(said) ? said : nobodys
  } catch {
    return nobodys
  }
}

/** What is made of a text by whoever asked for the commit that it names. */
export function readByAsker(text: string) {
  const headSha = headIn(text)
  return { headSha, outcome: acceptReport(text, { headSha, baseSha: null, suite: null }) }
}

function checkReport(text: string): void {
  const { headSha, outcome } = readByAsker(text)
  const told =
    outcome.kind === 'missing'
      ? outcome
      : { ...outcome, report: underBaseRules(outcome.report, RULES, WHOLE_SUITE) }
  const suite = told.kind === 'measured' ? told.report.plan.suite.name : 's'
  const about = { suite, headSha, run: PLACE, movedTo: null, isFork: true, isAsked: false }
  const { summary } = checkRunFor(told, about)
  statusFor(told, about)
  for (const words of [commentText(told, about, null), summary]) {
    if (words.length > COMMENT_LIMIT + 5_536) throw new Error(`${words.length} characters`)
    const active = activeIn(words)
    if (active.length > 0) throw new Error(`renders ${active.slice(0, 3).join(' ')}`)
  }
}

/** What is made of any output of a program, besides its results. */
const said = (seeds: string[], readers: [string, (text: string) => unknown][]): Target[] =>
  readers.map(([name, check]) => ({
    name: `output ${name}`,
    isJson: false,
    seeds: () => seeds,
    check,
  }))

const lines = () => [
  ...filesIn('parsers/go-bench', '.txt').filter((text) => text.length < 10_000),
  'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\n',
  'store/a_test.go:9:11: undefined: x\nerror[E0425]: cannot find value\nFAILED tests - x\n',
  '--- FAIL: BenchmarkX\n    a_test.go:3: no such file\nexit status 1\n',
  '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\nhttps://user:password@host/\n',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4\nghp_0123456789012345678901\n',
  '1234567;;instructions:u;1000;100.00;;\n',
  'fn=main.work\n12 345\nexample.com/m/a.go:1.2,3.4 5 6\n',
  '@@ -1 +1 @@\n-a\n+b\nfunc Scan() {\n}\n',
]

const EVENTS = 'events: Ir\n'
const EDITED = '--- a/base/a.go\n+++ b/head/a.go\n'

const EXPECTED = {
  ...{ names: ['BenchmarkX-2'], isOpen: true, lines: 1, iterations: [1] },
  ...{ claimSec: 0, leastSec: 0, ownClock: null },
}

const OF_A_COMMAND = `suites:
  s:
    workload: command
    run: [sh, print.sh]
    read:
      took: 'took ([0-9.]+) ms'
      words: '(?i)(?:[a-z]+ *)*x(\\d+)$'
      any: '.*.*.*(\\d)z'
      whole: $
      part: $.a.b[0]
`

const [suiteOfACommand] = readSuites(OF_A_COMMAND, '.gcbench.yml', workloads)

function orProfileError(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error
  }
}

export const targets: Target[] = [
  {
    name: 'report',
    isJson: true,
    seeds: () =>
      filesIn('reports', '.json').filter(
        (text) => text.length < 400_000 && readByAsker(text).outcome.kind === 'measured',
      ),
    check: checkReport,
  },
  {
    name: 'suite',
    isJson: false,
    seeds: () => [...filesIn('suites', '.yml'), ...filesIn('fuzz', '.suite.txt')],
    check: (text) => {
      orSaid(() => readSuites(text, '.gcbench.yml', workloads))
      orSaid(() => readAcceptances(text, '.gcbench-accept.yml'))
    },
  },
  {
    name: 'comment',
    isJson: false,
    seeds: () => [
      '/bench',
      '/bench oltp @0123456789ab --rounds 8..40',
      '/bench accept "a b":time/op why',
      '<!-- gcbench:report {"v":1} -->\n/bench',
      '/bench help',
      '> /bench',
      '/bench explain x',
      ...filesIn('fuzz', '.comment.txt'),
    ],
    check: (text) => {
      readInvocation(text)
      for (const kind of ['report', 'alert'] as const) readMarker(kind, text)
    },
  },
  {
    name: 'delivery',
    isJson: true,
    seeds: () => filesIn('fuzz', '.delivery.json'),
    check: (text) => {
      let payload: unknown
      try {
        payload = JSON.parse(text)
      } catch {
        return // Answered before anything is read of it.
      }
      for (const name of ['issue_comment', 'pull_request', 'check_run', 'workflow_run', 'push'])
        readEvent(name, payload)
    },
  },
  ...parsers.map(
    ({ id, parse, histogram }): Target => ({
      name: `parser ${id}`,
      isJson: false,
      seeds: () => filesIn(`parsers/${id}`, '.txt').filter((text) => text.length < 200_000),
      check: (text) => {
        parse(text)
        histogram?.(text)
      },
    }),
  ),
  ...said(lines(), [
    ['last words', (text) => failureExcerpt(text, 20)],
    ['words about a name', (text) => linesAbout(text, 'BenchmarkX')],
    ['first mistake', firstErrorOf],
    ['reason', reasonOf],
    ['secrets', (text) => hideSecrets(text, ['password-of-the-user'])],
    ['plain text', (text) => [clean(text, 400), cleanName(text, 400), cleanLines(text)]],
    ['end of a probe', (text) => readProbeEnd(text, ['BenchmarkX', 'BenchmarkY'])],
    ['odd output', (stdout) => unexpectedOutput(EXPECTED, [], { wallSec: 1, stdout, where: '' })],
    ['counts of perf', (text) => orProfileError(() => readPerfStat(text))],
    ['counts of valgrind', (text) => instructionsBetween({ short: EVENTS, long: EVENTS + text })],
    ['counts of coverage', (text) => executionsIn(text, { 'example.com/m/a.go': [[1, 9]] })],
    ['edits', (text) => readEdits(EDITED + text, { base: '/base', head: '/head' })],
    ['functions', (text) => functionsAround(text, [[1, 2]])],
    ['rules of a command', (stdout) => outputsRead({ ...suiteOfACommand!, outputs: { stdout } })],
  ]),
]
