/** The tests of each threat of SECURITY.md, by its words there; file by file. */

export const testsOfThreats: Record<string, Record<string, string[]>> = {
  "a stranger's command": {
    'tests/authorize/conversations.test.ts': ['gets a run: %s'],
    'tests/authorize/attacks.test.ts': ['is asked for with every command, of whoever wrote it'],
  },
  'an author who is made to look like another': {
    'tests/authorize/conversations.test.ts': ['is let in by what the payload says of the author'],
    'tests/authorize/attacks.test.ts': ['is not asked of %j, which is no login'],
  },
  'a private member of the organisation who is refused': {
    'tests/authorize/conversations.test.ts': [
      'a private member is not turned away for being called a contributor',
    ],
  },
  'an old comment that is edited into a command; a comment of a bot, an app or ourselves': {
    'tests/authorize/conversations.test.ts': ['silence: nothing is written for'],
  },
  'a command in code, a quote, a later line': {
    'tests/github/invocation.test.ts': ['reads no more than the first line'],
    'tests/authorize/conversations.test.ts': ['silence: nothing is written for'],
  },
  'a push between the review and the run': {
    'tests/authorize/conversations.test.ts': ['a push after the look'],
  },
  'dates in commits that lie': {
    'tests/authorize/conversations.test.ts': [
      'is not hidden by dates in commits: only the clock of pushes counts',
    ],
  },
  'a short, wrong or ambiguous SHA': {
    'tests/authorize/attacks.test.ts': ['that is %s runs nothing'],
  },
  'a false result of a `/bench bisect` run, or a bisection of code that nobody merged': {
    'tests/report/bracket.test.ts': [
      'is believed about what was asked for, with the names that whoever asked knows',
      'is refused where it is about %s',
    ],
  },
  'a fork, whose author pushes at any time': {
    'tests/authorize/conversations.test.ts': ['to a fork: the command must name the head'],
    'tests/authorize/attacks.test.ts': [
      'of a fork is needed for every command that names a commit',
    ],
  },
  'suites or rules that the change brings itself': {
    'tests/authorize/conversations.test.ts': [
      'suites come from the base: one that only the change has is not run',
    ],
    'tests/bench.test.ts': ['gate a change that brings weaker ones, and the report says so'],
  },
  'a report that relaxes its gate: mode, strict, margins, directions, which rows gate or exist': {
    'tests/publish/base-rules.test.ts': [
      'cannot relax %s',
      'is held where the file of the base %s, and says so',
    ],
  },
  'a report whose suite reads results otherwise, which had no walls or does not say so, or left out what the base runs':
    {
      'tests/publish/base-rules.test.ts': ['is told, and not green, where it says by itself: %s'],
    },
  'a report that calls unchanged what differs or was reached': {
    'tests/verify/unchanged.test.ts': ['refuses what is called unchanged: %s'],
  },
  'a report without what was left out, gone or not listed, or with a benchmark that is not new': {
    'tests/verify/findings.test.ts': [
      'is refused without it, whatever else is adapted',
      'is not what another report becomes by saying so',
    ],
  },
  'patterns that take very long, or are invalid': {
    'tests/model/pattern.test.ts': ['%s ends'],
    'tests/publish/hostile.test.ts': ['is refused for a pattern that is none, in %s'],
  },
  "a fork's own run that replaces what a maintainer asked for": {
    'tests/publish/asked.test.ts': [
      'is not replaced by a later run that a push published: both stand',
    ],
    'tests/bot/conversations/pushes.test.ts': [
      'of a fork does not replace what a maintainer asked for at that head',
    ],
  },
  'a change that accepts its own regression': {
    'tests/authorize/accept.test.ts': [
      'nobody else accepts: others, edits, forged markers, the report itself',
    ],
    'tests/report/gate.test.ts': ['lapses when head changes'],
  },
  'options smuggled in by refs, suites, variants': {
    'tests/authorize/attacks.test.ts': [
      'cannot be smuggled in by %j',
      'cannot be the name of a suite or a variant, even on the base',
    ],
    'tests/host/git.test.ts': ['is never an option or anything else'],
    'tests/host/exec.test.ts': ['gets its arguments whole, with no shell between'],
  },
  'a comment that looks like ours': {
    'tests/publish/comment.test.ts': ['is not one that someone else has made to look like ours'],
    'tests/publish/attacks.test.ts': ['comment that looks like our alert does not silence ours'],
    'tests/authorize/attacks.test.ts': ['cannot take the place of our answer'],
  },
  'a status or check that looks like ours': {
    'tests/publish/mark.test.ts': [
      'is set again over one that someone else has set, however it looks',
      'completes the one that waits, and not the one of another app',
    ],
  },
  'names with pipes, backticks, HTML, links, images, mentions, bidirectional and invisible characters':
    {
      'tests/render/formats-hostile.test.ts': [
        'has no element but ours',
        'mentions nobody, refers to no issue and links nowhere',
        'has no invisible character but line breaks',
      ],
    },
  'names of 10,000 characters': {
    'tests/publish/attacks.test.ts': ['with a name of 10,000 times %j leaves room for the rest'],
  },
  'a comment too long for GitHub': {
    'tests/publish/comment.test.ts': ['stays below 48,000 characters and says what was cut'],
  },
  'zip bomb, zip slip, symbolic link, second entry': {
    'tests/publish/hostile.test.ts': [
      'is refused for %s',
      'is refused or read for any bytes, never anything else',
    ],
  },
  'a page of a private repository for somebody who may not read it': {
    'tests/bot/pages/site.test.ts': [
      'is there for those whom GitHub lets read it, and looks unknown to all others',
    ],
  },
  'a session that is forged, stolen or started by somebody else': {
    'tests/bot/pages/site.test.ts': [
      'takes only the answer to its own question, once',
      'leads back to pages of ours alone',
      'seals what it remembers',
    ],
  },
  'a form of another site': {
    'tests/bot/pages/site.test.ts': ['is closed again to whoever signs out'],
  },
  "a picture of a private repository's report": {
    'tests/bot/pages/pictures.test.ts': [
      'is served to whoever has its address, and to nobody else',
    ],
  },
  'a picture with names that contain markup': {
    'tests/bot/pages/pictures.test.ts': ['of %s is XML with nothing but shapes and text'],
  },
  'a report that takes long, or much memory': {
    'tests/bot/service/report-process.test.ts': [
      'answers others while a report of a thousand rows is judged',
      'ends a job whose report takes too much %s, in words; the next one runs',
    ],
  },
  'NaN, Infinity, `__proto__`, unknown keys, depth': {
    'tests/publish/hostile.test.ts': ['is refused for %s', 'cannot reach a prototype by %s'],
  },
  'a report about another commit, suite or base': {
    'tests/publish/hostile.test.ts': ['is refused when it is about anything else'],
    'tests/publish/door.test.ts': [
      'refuses a report about another commit, and says so on the pull request',
      'is told and held on %s, since any change is fast beside old code',
    ],
  },
  "another run's artifact, or other bytes than were uploaded": {
    'tests/publish/attacks.test.ts': ['artifact is not taken, whatever GitHub lists'],
    'tests/publish/hostile.test.ts': [
      'is refused when the store gives other bytes than were uploaded',
    ],
  },
  'a run that stops early with its own text': {
    'tests/publish/ending.test.ts': [
      'is words that are shown, whatever they are, and never passes',
    ],
  },
  'a benchmark that prints its environment': {
    'tests/e2e/errors.test.ts': ['children see neither tokens nor the files of a workflow'],
    'tests/host/exec.test.ts': ['has the environment that it was given and nothing else'],
  },
  'a benchmark that reads the tokens of the Action in `/proc`': {
    'tests/e2e/theft.test.ts': [
      'is given none, and finds none inside of its walls',
      'without walls: what it steals is in no file that leaves the machine',
    ],
    'tests/host/walls.test.ts': ['sees no process but its own, nor what its parent holds'],
  },
  'a benchmark that becomes root by sudo': {
    'tests/host/walls.test.ts': ['has no rights to more, whatever it executes'],
  },
  'results that are a link to a file that only gcbench may read, a pipe that never ends, or larger than memory':
    {
      'tests/e2e/theft.test.ts': ['cannot have gcbench read for it what it may not read itself'],
      'tests/host/files.test.ts': [
        'is no link to what gcbench alone may read or write, nor is a folder above it',
        'is no pipe that is waited for, nor a folder',
        'is read at its ends where it is larger than memory',
        'are refused where a program put what never ends in their place',
      ],
    },
  "a benchmark that reads the user's files, or writes to them": {
    'tests/host/walls.test.ts': [
      'is a user of its own, who has a name',
      'writes nowhere else on the machine',
      'has a home and temporary files of its own',
    ],
  },
  'processes of a build, a probe or an `init()` that live longer than their trial': {
    'tests/host/walls.test.ts': [
      'ends what it leaves running, even in a session of its own, and names it',
    ],
    'tests/e2e/walls.test.ts': [
      'from its build, neither leaves a daemon nor touches the binary of base',
    ],
  },
  'a benchmark that kills what started it': {
    'tests/e2e/walls.test.ts': [
      'that kills its parent and all that it can ends its own trial at most',
    ],
  },
  'a head that overwrites the binary of base': {
    'tests/e2e/walls.test.ts': [
      'leaves no daemon, does not touch the binary of base, and is named',
      'without walls, ends the run when it overwrites the binary of base',
    ],
  },
  'a build that replaces git, the launcher or what PATH finds first': {
    'tests/e2e/build-walls.test.ts': ['replaces nothing that gcbench starts: git, the launcher'],
    'tests/host/programs.test.ts': [
      'stays the file that it was at first, whatever PATH has later',
      'is not started once it was changed',
      'is none that came to be there later, nor one of the folder where it is started',
    ],
    'tests/host/reader.test.ts': ['is not started with another file than there was'],
  },
  "a build that takes the user's files along, by cgo's `.incbin` or a script": {
    'tests/e2e/build-walls.test.ts': [
      'reads no file of the user, nor what git is told of the repository',
      'of Go takes no file of the user into its binary',
    ],
  },
  'a build or trial that sets up the kernel, opens a device, writes to a terminal': {
    'tests/e2e/build-walls.test.ts': ['neither sets up the kernel nor opens its devices'],
    'tests/host/walls.test.ts': [
      'opens no device of the machine and changes no setting of it',
      'has terminals of its own, and none to begin with',
    ],
  },
  'attacks on the kernel by calls that no benchmark needs': {
    'tests/host/walls.test.ts': [
      'refuses a %s what is used against kernels',
      'is what refuses it: without, the kernel answers, and attacks work',
      'holds for programs of 32 bits, too',
    ],
  },
  'a set-user-ID program in a folder that is measured in place': {
    'tests/e2e/build-walls.test.ts': [
      'leaves no program in the working folder that becomes its owner',
    ],
    'tests/host/filter.test.ts': [
      'decides on each call of x86-64, i386, ARM64 and ARM as its names say',
    ],
  },
  'code of the change that a mistake of ours starts without walls': {
    'tests/e2e/whereabouts.test.ts': [
      'of the suite $suite is inside of walls by $kind',
      'is heard where there are no walls',
    ],
    'tests/e2e/walls.test.ts': [
      'is started among none of the processes of the machine, and not as root',
    ],
  },
  'whatever the table of promises has, in each kind of walls': {
    'tests/e2e/attacks.test.ts': [
      'on $name, $kind, a $part one: none breaks a promise',
      'work where there are no walls, from a %s one',
    ],
  },
  'links of a change to where gcbench may read or write: its suite file, its sums, its home': {
    'tests/e2e/theft.test.ts': [
      'cannot have its suite file lead to what is none of the repository',
    ],
    'tests/e2e/consumer.test.ts': [
      'takes no sums along that are a link of the library to what is none of it',
    ],
    'tests/host/walls.test.ts': ['has nothing made for it where a link of its own leads'],
  },
  'hooks and settings of git in a folder that is measured in place': {
    'tests/e2e/build-walls.test.ts': [
      'in the working folder writes no hook, nor else what git reads',
    ],
  },
  'addresses, names and paths that nobody has: a NUL, giant numbers, pipes': {
    'tests/bot/pages/site.test.ts': ['%s has an answer, and nothing of it is alive'],
    'tests/publish/door.test.ts': [
      'waits for no pipe and reads no device in the place of a report',
    ],
  },
  'a build of Go that sends what it found, or loads more': {
    'tests/e2e/build-walls.test.ts': [
      'of Go has the modules of its side downloaded, and what the change can reach is found',
    ],
  },
  'a profiled head that writes over the profiles and counts of base': {
    'tests/e2e/profile.test.ts': ['lets no side write to what the other one left'],
  },
  'a trial that sends what it found': {
    'tests/host/walls.test.ts': ['reaches nothing but a loopback of its own, if told so'],
  },
  'a trial that leaves something for the next arm: keys, caches': {
    'tests/host/walls.test.ts': [
      'leaves no key for the next',
      'has no port taken by the one before it',
      'changes a cache for itself and those that share what it wrote',
    ],
  },
  "a head that rewrites base's script, without namespaces": {
    'tests/host/walls.test.ts': ['neither changes nor reads what is of another arm'],
    'tests/host/arms.test.ts': [
      'a script that somebody else changed ends the run',
      'a script that is as long and as old as before ends the run',
    ],
  },
  'two sides that nothing keeps apart': {
    'tests/measure/not-enclosed.test.ts': [
      'asks, with the reason in the headline',
      'asks under the rules of the base as well',
    ],
  },
  'results that take long to read, or much stack': {
    'tests/host/reader.test.ts': [
      'gives up what takes too much %s, and reads the next',
      'gives up a small profile of endless stacks, and reads the next',
    ],
    'tests/measure/reading.test.ts': ['costs itself, and no other, is told, and is not read again'],
    'tests/fuzz/fuzz.test.ts': ['takes no stack, and time in proportion to its length'],
  },
  'large bodies without a signature': {
    'tests/bot/service/intake.test.ts': [
      'is taken in, long or short, while strangers hold bodies of 25 MB open',
      'whose mark is %s is refused unread',
    ],
  },
  'a root process that lives longer than gcbench': {
    'tests/host/walls.test.ts': [
      'a supervisor ends with whoever started it, and so does all inside',
    ],
  },
  'any text from outside: reports, suites, comments, deliveries, outputs of programs': {
    'tests/fuzz/fuzz.test.ts': ['is read or refused, in bounds, and shows nothing that is alive'],
  },
  "emoji names in strangers' text": {
    'tests/fuzz/fuzz.test.ts': ['sees that %s is alive'],
    'tests/render/formats-hostile.test.ts': ['breaks names of emoji up, and leaves other colons'],
  },
  'setup of the App: a second use of the return address, a page inside another page': {
    'tests/bot/service/github-app.test.ts': [
      'asks GitHub for what the bot needs, and keeps the keys to itself',
      'cannot be shown inside of another page',
    ],
  },
  'a stranger who reads the metrics of the bot': {
    'tests/bot/service/intake.test.ts': ['is counted by what became of it'],
  },
  'a secret in a name or a message': {
    'tests/publish/attacks.test.ts': ['cannot spend a secret that it has found'],
    'tests/model/secrets.test.ts': ['is hidden: %s'],
  },
  'our own token in a log or an error': {
    'tests/host/github/github.test.ts': [
      'keeps the token out of every word, even where GitHub repeats it',
    ],
    'tests/publish/door.test.ts': [
      'says what is missing when the token may not write, and never the token',
    ],
  },
  'lines that the runner takes for commands': {
    'tests/e2e/theft.test.ts': ['cannot speak to the runner'],
    'tests/render/formats-hostile.test.ts': ['sends no escape sequence to a terminal'],
  },
  'requests that fail half-way': {
    'tests/publish/faults.test.ts': [
      'ends well after $as of $operation #$passing, carried out: $carriedOut',
    ],
    'tests/authorize/faults.test.ts': [
      'ends well after $as of $operation, carried out: $carriedOut',
    ],
  },
  'a bundle that is not what the sources give': {
    'tests/package/dist.test.ts': ['is what the sources give, byte for byte'],
  },
  'documented workflows with security holes': {
    'tests/workflows.test.ts': [
      'finds nothing',
      '%s gives no permission to all jobs and pins every action',
    ],
  },
}
