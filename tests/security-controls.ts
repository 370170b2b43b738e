/**
 * The controls of SECURITY.md, by the threat that each keeps out, each with an edit that removes it: `was` becomes
 * `is`, '' where nothing is said. tests/long/controls.test.ts makes the edits one by one, and sees a test fail that
 * security-threats.ts names.
 */

type Removal = { file: string; was: string; is?: string }

export const removals: Record<string, Removal> = {
  "a stranger's command": {
    file: 'src/github/authorize.ts',
    was: "const write = role?.permission === 'admin' || role?.permission === 'write'",
    is: 'const write = role !== null',
  },
  'an author who is made to look like another': {
    file: 'src/github/events.ts',
    was: '|| !login.safeParse(user.login).success',
  },
  'an old comment that is edited into a command; a comment of a bot, an app or ourselves': {
    file: 'src/github/events.ts',
    was: "if (user?.type !== 'User' || app !== null || ",
    is: 'if (user === null || ',
  },
  'a command in code, a quote, a later line': {
    file: 'src/github/command.ts',
    was: "readCommandLine(comment, '/bench', LIMITS.characters)",
    is: "readCommandLine(comment.slice(Math.max(0, comment.indexOf('/bench'))), '/bench', LIMITS.characters)",
  },
  'a push between the review and the run': {
    file: 'src/github/authorize.ts',
    was: 'if (!isOlder || before !== headSha)',
    is: 'if (false)',
  },
  'dates in commits that lie': {
    file: 'src/github/authorize.ts',
    was: 'headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt)',
    is: 'headPushedAt === null || Date.parse(headPushedAt) < Number.POSITIVE_INFINITY',
  },
  'a short, wrong or ambiguous SHA': {
    file: 'src/github/authorize.ts',
    was: 'if (headSha.startsWith(sha)) return headSha',
    is: 'if (headSha.includes(sha)) return headSha',
  },
  'a fork, whose author pushes at any time': {
    file: 'src/github/authorize.ts',
    was: 'if (isForkOf(pull)) throw',
    is: 'if (false) throw',
  },
  'suites or rules that the change brings itself': {
    file: 'src/github/authorize.ts',
    was: 'suitesAt(pull.baseSha, suiteFile, github)',
    is: 'suitesAt(pull.headSha, suiteFile, github)',
  },
  'a report that relaxes its gate: mode, strict, margins, directions, which rows gate or exist': {
    file: 'src/report/base-rules.ts',
    was: "const { value } = ruledBy(own.plan.suite, base.suites, base.sha ?? '')",
    is: 'const value = own.plan.suite',
  },
  'a report whose suite reads results otherwise, which had no walls or does not say so, or left out what the base runs':
    { file: 'src/report/base-rules.ts', was: '...unruledIn(own, baseSuite),' },
  'a report that calls unchanged what differs or was reached': {
    file: 'src/report/verify.ts',
    was: 'return why === null ? [] : [differs(',
    is: 'return true ? [] : [differs(',
  },
  'patterns that take very long, or are invalid': {
    file: 'src/model/pattern.ts',
    was: 'if (!(error instanceof RE2JSException)) throw error',
    is: 'throw error',
  },
  "a fork's own run that replaces what a maintainer asked for": {
    file: 'src/github/publish.ts',
    was: '(marker.asked ?? false) === about.isAsked',
    is: 'true',
  },
  'a change that accepts its own regression': {
    file: 'src/github/authorize.ts',
    was: "accept: { right: 'maintain',",
    is: "accept: { right: 'anyone',",
  },
  'options smuggled in by refs, suites, variants': {
    file: 'src/settings/values.ts',
    was: '/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/',
    is: '/./',
  },
  'a comment that looks like ours': {
    file: 'src/github/post.ts',
    was: 'comment.author === me ? read(comment) : null',
    is: 'read(comment)',
  },
  'a status or check that looks like ours': {
    file: 'src/github/post.ts',
    was: 'if (latest?.author !== me) return null',
    is: 'if (latest === null) return null',
  },
  'names with pipes, backticks, HTML, links, images, mentions, bidirectional and invisible characters':
    {
      file: 'src/render/markdown.ts',
      was: ".replaceAll('`', 'ˋ')}\\``",
      is: '}\\``',
    },
  'names of 10,000 characters': {
    file: 'src/render/markdown.ts',
    was: 'const line = cleanName(text, NAME_CAP)',
    is: 'const line = cleanName(text, 1e9)',
  },
  'a comment too long for GitHub': {
    file: 'src/render/report-markdown.ts',
    was: 'const COMMENT_LIMIT_BYTES = 48_000',
    is: 'const COMMENT_LIMIT_BYTES = 480_000',
  },
  'zip bomb, zip slip, symbolic link, second entry': {
    file: 'src/github/reading.ts',
    was: 'if (why !== null) throw refuse(why)',
  },
  'a page of a private repository for somebody who may not read it': {
    file: 'bot/pages/sign-in.ts',
    was: 'if (viewer === null || signIn === null) return false',
    is: 'if (viewer === null || signIn === null) return true',
  },
  'a session that is forged, stolen or started by somebody else': {
    file: 'bot/pages/sign-in.ts',
    was: ' && isSameSecret(state, attempt.state)',
  },
  'a form of another site': {
    file: 'bot/pages/sign-in.ts',
    was: "routes.post('/logout', csrf({ origin }),",
    is: "routes.post('/logout',",
  },
  "a picture of a private repository's report": {
    file: 'bot/jobs/pictures.ts',
    was: 'isSameSecret(mark, markOf(report, settings))',
    is: 'mark.length > 0',
  },
  'NaN, Infinity, `__proto__`, unknown keys, depth': {
    file: 'src/report/read-report.ts',
    was: 'if (!isModest(text))',
    is: 'if (false)',
  },
  'a report about another commit, suite or base': {
    file: 'src/report/read-report.ts',
    was: 'if (head?.sha !== headSha) return',
    is: 'if (false) return',
  },
  "another run's artifact, or other bytes than were uploaded": {
    file: 'src/github/publish.ts',
    was: 'one.runId === runId && ',
  },
  'a report that takes long, or much memory': {
    file: 'bot/jobs/process.ts',
    was: '    limits,\n',
    is: '    limits: { limitSec: 600, memoryMb: 8192 },\n',
  },
  'large bodies without a signature': {
    file: 'bot/handlers/intake.ts',
    was: "return /^sha256=[\\da-f]{64}$/.test(header('x-hub-signature-256')) ? null : UNSIGNED",
    is: 'return null',
  },
  'setup of the App: a second use of the return address, a page inside another page': {
    file: 'bot/pages/setup.ts',
    was: 'const frames = "frame-ancestors \'none\'"',
    is: "const frames = ''",
  },
  'a stranger who reads the metrics of the bot': {
    file: 'bot/handlers/intake.ts',
    was: 'if (!isSameSecret(authorization,',
    is: 'if (authorization === null && !isSameSecret(authorization,',
  },
  'a secret in a name or a message': {
    file: 'src/model/plain.ts',
    was: 'const line = hideSecrets(visible)',
    is: 'const line = visible',
  },
  "emoji names in strangers' text": {
    file: 'src/render/markdown.ts',
    was: ".replace(/:(?=(?:[\\w+-]*[a-z][\\w+-]*|[+-]1|100|1234):)/gi, '∶')",
  },
  'lines that the runner takes for commands': {
    file: 'src/actions/main.ts',
    was: '::stop-commands::',
    is: '::debug::',
  },
  'requests that fail half-way': {
    file: 'src/github/port.ts',
    was: 'const present = await find()',
    is: 'const present: T | null = null',
  },
}

/** Threats to builds and trials: tests/e2e/attacks.test.ts takes all walls away, and sees the attacks work. */
export const walled = [
  'a benchmark that prints its environment',
  'a benchmark that reads the tokens of the Action in `/proc`',
  'a benchmark that becomes root by sudo',
  "a benchmark that reads the user's files, or writes to them",
  'processes of a build, a probe or an `init()` that live longer than their trial',
  'a benchmark that kills what started it',
  'a head that overwrites the binary of base',
  'a build that replaces git, the launcher or what PATH finds first',
  "a build that takes the user's files along, by cgo's `.incbin` or a script",
  'a build or trial that sets up the kernel, opens a device, writes to a terminal',
  'attacks on the kernel by calls that no benchmark needs',
  'a set-user-ID program in a folder that is measured in place',
  'code of the change that a mistake of ours starts without walls',
  'whatever the table of promises has, in each kind of walls',
  'hooks and settings of git in a folder that is measured in place',
  'a build of Go that sends what it found, or loads more',
  'a profiled head that writes over the profiles and counts of base',
  'a trial that sends what it found',
  'a trial that leaves something for the next arm: keys, caches',
  "a head that rewrites base's script, without namespaces",
]

/** Their controls were taken out by hand, once. */
export const byHand = [
  'a private member of the organisation who is refused',
  'a false result of a `/bench bisect` run, or a bisection of code that nobody merged',
  'a report without what was left out, gone or not listed, or with a benchmark that is not new',
  'a picture with names that contain markup',
  'a run that stops early with its own text',
  'results that are a link to a file that only gcbench may read, a pipe that never ends, or larger than memory',
  'links of a change to where gcbench may read or write: its suite file, its sums, its home',
  'addresses, names and paths that nobody has: a NUL, giant numbers, pipes',
  'two sides that nothing keeps apart',
  'results that take long to read, or much stack',
  'a root process that lives longer than gcbench',
  'any text from outside: reports, suites, comments, deliveries, outputs of programs',
  'our own token in a log or an error',
  'a bundle that is not what the sources give',
  'documented workflows with security holes',
]
