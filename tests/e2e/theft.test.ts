/** A benchmark that looks for tokens: it is given none, and what it steals is told to nobody. */
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import { runAction } from '../support/action-step.ts'
import {
  benchmarkFile,
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  suiteFile,
} from '../support/repository.ts'

/** Prints its own environment, and that of the programs which started it. */
const THIEF = `fmt.Printf("OWN %q\\n", os.Environ())
	pid := os.Getppid()
	for i := 0; i < 4 && pid > 1; i++ {
		stolen, _ := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
		fmt.Printf("STOLEN %q\\n", strings.Split(string(stolen), "\\x00"))
		stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		after := string(stat[strings.LastIndex(string(stat), ")")+1:])
		fields := strings.Fields(after)
		pid, _ = strconv.Atoi(fields[1])
	}`

const TOKENS = {
  INPUT_TOKEN: 'token-of-the-input-4711',
  GITHUB_TOKEN: 'token-of-the-job-4711',
  ACTIONS_RUNTIME_TOKEN: 'token-of-the-runtime-4711',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token-of-identity-4711',
  AWS_SECRET_ACCESS_KEY: 'key-of-a-cloud-4711',
}

describe.skipIf(!hasGo || process.platform !== 'linux')('a benchmark that looks for tokens', () => {
  it('is given none, and finds none inside of its walls', async () => {
    const { code, records } = await robbed('on')
    expect(code).toBe(0)
    expect(records).toContain('OWN [')
    expect(records).not.toMatch(/(GITHUB|ACTIONS|INPUT|AWS|RUNNER)_[A-Z_]*=/)
  })

  it('without walls: what it steals is in no file that leaves the machine', async () => {
    const { code, records, texts } = await robbed('off')
    expect(code).toBe(0)
    expect(records).not.toMatch(/OWN \[[^\]]*(GITHUB|ACTIONS|INPUT|AWS|RUNNER)_/)
    // It did find them: the test would show nothing if it had not.
    expect(records).toContain('ACTIONS_RUNTIME_TOKEN=***')
    expect(records).toContain('INPUT_TOKEN=***')
    for (const token of Object.values(TOKENS))
      for (const text of texts) expect(text).not.toContain(token)
  })

  /** What is in the records, and in all files and the log, after it has looked. */
  async function robbed(walls: string) {
    const repository = makeRepository({
      ...hashModule(1000),
      'thief_test.go': benchmarkFile('Thief', THIEF, ['fmt', 'os', 'strconv', 'strings']),
      '.gcbench.yml': suiteFile('run-identical: true'),
    })
    const base = repository.git('rev-parse', 'HEAD')
    const head = repository.commit({})
    const more = {
      INPUT_ROUNDS: '2',
      INPUT_COMMENT: 'never',
      'INPUT_FAIL-ON': 'nothing',
      INPUT_WALLS: walls,
    }
    const { code, log, out } = await runAction(
      repository.folder,
      { base, head },
      { ...TOKENS, ...more },
    )
    const records = readFileSync(join(out, 'records.ndjson'), 'utf8')
    const said = log.replaceAll(/^::add-mask::.*$/gm, '')
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    repository.remove()
    return { code, records, texts: [...files, said] }
  }

  it('cannot have gcbench read for it what it may not read itself', async () => {
    // The file of results is a link to what only the process that reads it sees.
    const repository = makeRepository({
      'run.sh': 'ln -s /proc/self/environ "$1/result.json"\n',
      '.gcbench.yml': `suites:
  links:
    workload: command
    run: [sh, "{source}/run.sh", "{out}"]
    files: { result: result.json }
    read: { "queries/s": { json: $.value, from: result } }
`,
    })
    const base = repository.git('rev-parse', 'HEAD')
    const head = repository.commit({})
    const env = { ...TOKENS, OUTER_NAME: 'outer-4711', INPUT_ROUNDS: '1', INPUT_COMMENT: 'never' }
    const { out } = await runAction(repository.folder, { base, head }, env)
    const records = readFileSync(join(out, 'records.ndjson'), 'utf8')
    repository.remove()
    expect(records).toContain('is a link, which is not followed')
    expect(records).not.toMatch(/OUTER_NAME|outer-4711/)
  })

  it('cannot have its suite file lead to what is none of the repository', async () => {
    const secret = join(makeFolder(), 'netrc')
    writeFileSync(secret, 'machine example.com: { login: secret-4711\n')
    const repository = makeRepository({})
    symlinkSync(secret, join(repository.folder, '.gcbench.yml'))
    repository.commit({})
    const told = await gcbench(['plan', '--base', 'HEAD~1'], repository.folder)
    repository.remove()
    expect(told.err).toContain('.gcbench.yml is a link to what is outside of the repository')
    expect(told.out + told.err).not.toContain('secret-4711')
  })

  it('cannot have the report written to what is none of the repository', async () => {
    const elsewhere = makeFolder()
    const repository = makeRepository({ ...hashModule(1000), '.gcbench.yml': suiteFile('') })
    symlinkSync(elsewhere, join(repository.folder, 'gcbench-out'))
    repository.commit({})
    const told = await gcbench(['run', '--base', 'HEAD~1', '--rounds', '2'], repository.folder)
    repository.remove()
    expect(told.err).toContain('gcbench-out is a link to what is outside of the working folder')
    expect(readdirSync(elsewhere)).toEqual([])
  })

  it('may have a suite file that is a link to another one of the repository', async () => {
    const repository = makeRepository({ 'ci/bench.yml': suiteFile('') })
    symlinkSync('ci/bench.yml', join(repository.folder, '.gcbench.yml'))
    symlinkSync('../ci/bench.yml', join(repository.folder, 'ci/other.yml'))
    repository.commit({})
    const here = await gcbench(['plan', '--base', 'HEAD~1'], repository.folder)
    expect(here.err).not.toContain('is a link')
    const below = await gcbench(
      ['plan', '--base', 'HEAD~1', '--config', 'other.yml'],
      join(repository.folder, 'ci'),
    )
    repository.remove()
    expect(below.err).not.toContain('is a link')
  })

  it('cannot speak to the runner', async () => {
    const words = '\\n::set-output name=verdict::owned\\n::error::owned\\n##[error]owned'
    const repository = makeRepository({
      ...hashModule(1000),
      'loud_test.go': benchmarkFile('Loud', `b.Fatal("${words}")`, []),
      // A line that reads as a result, of a benchmark whose name begins like a command.
      'named_test.go': benchmarkFile('Named', `fmt.Println("\\n${RESULT}")`, ['fmt']),
      '.gcbench.yml': suiteFile('run-identical: true'),
    })
    const base = repository.git('rev-parse', 'HEAD')
    const head = repository.commit({})
    const more = { INPUT_ROUNDS: '2', INPUT_COMMENT: 'never', 'INPUT_FAIL-ON': 'nothing' }
    const { log } = await runAction(repository.folder, { base, head }, more)
    repository.remove()
    expect(log).toContain('owned')
    expect(commandsIn(log).filter((line) => line.includes('owned'))).toEqual([])
    // Lines of a table are indented or cleaned; should one not be, no command is obeyed there.
    expect(log).toMatch(/^::stop-commands::([\da-f-]{36})$.+^::\1::$/ms)
  })
})

const RESULT = 'Benchmark::error::owned 100 5 ns/op'

/** Lines that a runner carries out: none between `::stop-commands::WORD` and `::WORD::`. */
function commandsIn(log: string): string[] {
  let word: string | null = null
  return log.split('\n').filter((line) => {
    if (line === `::${word}::`) word = null
    else if (word === null) word = /^::stop-commands::(.+)$/.exec(line)?.[1] ?? null
    return word === null && /^\s*(::|##\[)/.test(line)
  })
}
