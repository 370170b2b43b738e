/**
 * `npm run bot-demo`: the bot with everything around it on this machine. A stand-in for GitHub has
 * a pull request of the bundled example, somebody comments on it, the bot answers, a runner plays
 * the workflow with the real `gcbench run`, and the table arrives. Its pages stay until Ctrl-C, or
 * for so long: `npm run bot-demo -- --for 10m`. On a terminal what is typed is commented.
 * `npm run bot-demo -- "/bench change --rounds 12"` begins with that.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeExampleRepository } from '../../fixtures/examples/make-repository.ts'
import { LIVE_ARCHIVE, type LiveRun, liveArtifact } from '../../src/report/live.ts'
import { REPORT_ARTIFACT } from '../../src/report/read-report.ts'
import { flagOf, rowsAt } from '../../src/settings/options.ts'
import { duration } from '../../src/settings/values.ts'
import { appEnv, keys, SECRET, startBotProcess } from '../../tests/bot/bot-process.ts'
import { engines, type TestEngine } from '../../tests/bot/engines.ts'
import { commentCreated, pullEvent, runEvent } from '../../tests/bot/payloads.ts'
import { dispatchedInputs } from '../../tests/support/dispatched-inputs.ts'
import { startFakeGitHub } from '../../tests/support/github/fake.ts'
import { deliver } from '../../tests/support/github/operations-apps.ts'
import {
  account,
  addApp,
  addArtifact,
  addComment,
  addPull,
  fullName,
  installationOf,
  type Run,
  type World,
} from '../../tests/support/github/world.ts'
import { makeZip } from '../../tests/support/zip.ts'
import { keepMadeUpHistory, MADE_UP_PATH } from './demo-history.ts'

const { values, positionals } = parseArgs({
  options: { for: { type: 'string' } },
  allowPositionals: true,
})
/** The table of a run that goes on has rows after eight rounds. */
const [first = '/bench change --rounds 20'] = positionals
/** How long the pages stay once all is said; null: until somebody ends it. */
const staySec = values.for === undefined ? null : secondsOf(values.for)

function secondsOf(text: string): number {
  const { data, error } = duration.safeParse(text)
  if (data !== undefined) return data
  console.error(`--for ${text}: ${error?.issues[0]?.message}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'gcbench-demo-'))
const source = join(folder, 'source')
const commits = makeExampleRepository('prolly', source)
const runner = resolve('scripts/bot/demo-runner.ts')

const fake = await startFakeGitHub()
const { world } = fake
world.now = () => new Date().toISOString()
const app = addApp(world, 'bench', keys.publicKey)
world.roles.set('alice', 'maintain')
const inputs = dispatchedInputs()
world.workflows = new Map([['gcbench.yml', { inputs, name: ({ job }) => `gcbench ${job}` }]])
const base = { sha: commits.main ?? '', ref: 'main' }
world.files.set(`${base.sha}:.gcbench.yml`, readFileSync(join(source, '.gcbench.yml'), 'utf8'))
const head = { sha: commits['by-pointer'] ?? '', ref: 'by-pointer', repository: 'octo/prolly' }
const pull = addPull(world, { head, base, author: account('alice') })

const WITH_US = 'scripts/bot/ends-with-parent.ts'
const started = new Set<ChildProcess>()
let stores: TestEngine | null = null
endWithParents()
console.log('Starting the bot with a new store; this takes some seconds the first time.')
// Made once for all tests and demos; each has a copy.
stores = await engines[0]!.start()
const settings = await stores.settings()
const { dataDir } = settings
await keepMadeUpHistory(settings, placeOf(world), new Date())
const botEnv = { ...appEnv(app.id, fake.url), GCBENCH_DATA_DIR: dataDir }
const bot = startBotProcess(botEnv)
started.add(bot.child)
const botUrl = await bot.url
world.hook = { url: `${botUrl}/webhook`, secret: SECRET }
console.log(`GitHub is played at ${fake.url}, the bot is at ${botUrl}, both are real HTTP.\n`)

console.log(`alice opens pull request #1, ${head.ref} into main.`)
await deliver(world, 'pull_request', pullEvent(world, pull, 'opened'))

async function comment(text: string): Promise<void> {
  console.log(`alice comments: ${text}`)
  await deliver(world, 'issue_comment', commentCreated(world, addComment(world, 1, 'alice', text)))
}

function placeOf(all: World) {
  const { id: repositoryId, defaultBranch } = all.repository
  return {
    repositoryId,
    defaultBranch,
    repository: fullName(all),
    installation: installationOf(all),
  }
}

const LIVE = liveArtifact(REPORT_ARTIFACT)

function dropLive(run: Run): void {
  world.artifacts = world.artifacts.filter((one) => one.run.id !== run.id || one.name !== LIVE)
}

/** A name stands for one artifact: the new one takes the place of the old one. */
function keepLive(run: Run, data: string): void {
  dropLive(run)
  addArtifact(world, run, LIVE, makeZip([{ name: LIVE_ARCHIVE.entry, data }]))
  const { phase, rows } = JSON.parse(data) as LiveRun
  const stands = rows.length === 0 ? phase : `${phase}, a table of so many rows: ${rows.length}`
  tell(`live ${run.id}`, `the runner leaves how it stands: ${stands}`)
}

/** The workflow of docs/bot.md, played here: the same command, the same artifact. */
async function play(run: Run): Promise<void> {
  const inputs = run.inputs as Record<string, string>
  const { suite = '', head = '', base = '' } = inputs
  const out = join(folder, `out-${run.id}`)
  const argv = ['run', suite, '--head', head, '--base', base, '--out', out, '--quiet']
  argv.push('--suite-ref', inputs['suite-ref'] ?? base)
  for (const [key, { flag }] of rowsAt('comment')) {
    const text = key === 'base' ? undefined : inputs[key]
    if (text === undefined) continue
    argv.push(`--${flagOf(key)}`, ...(flag.value === undefined ? [] : [text]))
  }
  console.log(`a runner starts: gcbench ${argv.join(' ')}`)
  run.status = 'in_progress'
  await deliver(world, 'workflow_run', runEvent(world, run, 'in_progress'))
  console.log(`the page of its job: ${botUrl}/repos/octo/prolly/jobs/${inputs.job}`)
  const child = spawn(process.execPath, [resolve(WITH_US), runner, ...argv], {
    cwd: source,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  createInterface({ input: child.stdout }).on('line', (line) => keepLive(run, line))
  started.add(child)
  const code = await new Promise((ended) => child.once('close', ended))
  started.delete(child)
  console.log(`the runner has ended with ${code}`)
  dropLive(run)
  try {
    const data = readFileSync(join(out, 'report.json'), 'utf8')
    addArtifact(world, run, REPORT_ARTIFACT, makeZip([{ name: 'report.json', data }]))
  } catch {
    console.log('it left no report')
  }
  Object.assign(run, { status: 'completed', conclusion: code === 0 ? 'success' : 'failure' })
  await deliver(world, 'workflow_run', runEvent(world, run, 'completed'))
}

mkdirSync('gcbench-out', { recursive: true })
const told = new Map<string, string>()
const played = new Set<number>()

/** Says what is new on the pull request, once. */
function tell(key: string, text: string): void {
  if (told.get(key) !== text) console.log(text)
  told.set(key, text)
}

function look(): void {
  for (const run of world.runs)
    if (!played.has(run.id) && run.status === 'queued') {
      played.add(run.id)
      void play(run)
    }
  for (const { id, content, author } of world.reactions)
    tell(`reaction ${id}`, `${author.login} reacts: ${content}`)
  for (const { id, name, status, conclusion, output } of world.checks)
    tell(`check ${id}`, `check "${name}": ${conclusion ?? status} (${output.title})`)
  for (const { id, author, body } of world.comments.filter(({ app: by }) => by !== null)) {
    const text = body.replace(/^(<!--.*-->\n+)+/, '')
    const [open = ''] = text.split('<details>')
    // The folder of the runner goes at the end; this file stays.
    const shown = `gcbench-out/demo-comment-${id}.md`
    const more = open === text ? '' : `(kept with its folded parts in ${resolve(shown)})\n`
    tell(`comment ${id}`, `\n${author.login} says:\n${open.trim()}\n${more}`)
    writeFileSync(shown, body)
  }
}

/** Whatever was started here; what does not end in order is killed by its pipe. */
async function endAll(): Promise<void> {
  const all = [...started]
  for (const child of all) child.kill('SIGTERM')
  await Promise.all(all.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
}

async function removeFolders(): Promise<void> {
  await stores?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Our parent and its own: npm starts us by a shell, which outlives it. */
function parents(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.split(') ').at(-1)?.split(' ')[1]}`
  } catch {
    return String(process.ppid)
  }
}

/** A signal, or the end of whoever started us, ends all that was started here, too. */
function endWithParents(): void {
  const before = parents()
  let isEnding = false
  const end = async (code: number) => {
    if (isEnding) return
    isEnding = true
    await endAll()
    await removeFolders()
    process.exit(code)
  }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => void end(code))
  // Whoever read what is printed here is gone.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => void end(1))
  setInterval(() => parents() !== before && void end(1), 500).unref()
}

const looking = setInterval(look, 200)
const isDone = () =>
  world.checks.length > 0 && world.checks.every(({ status }) => status === 'completed')
const isAnswered = () => world.reactions.some(({ content }) => content !== 'eyes')
await comment(first)
for (let waited = 0; waited < 1800 && !isDone(); waited++) await sleep(200)
// The comment comes after the check, and the reaction after both.
for (let waited = 0; waited < 150 && !isAnswered(); waited++) await sleep(200)
look()

const pages = `${botUrl}/repos/octo/prolly`
console.log(`The pages of the bot: ${pages}`)
console.log(`A benchmark over 30 merges, all of it made up: ${pages}/${MADE_UP_PATH}`)

function tellRequests(): void {
  console.log(
    `\nRequests against GitHub's own description: ${fake.log.length}, ` +
      `wrong: ${fake.violations.length}`,
  )
  for (const one of fake.violations) console.log(`  ${one}`)
}

/** Until what is typed ends, which somebody does by Ctrl-D. */
async function conversation(signal: AbortSignal): Promise<void> {
  console.log('\nYour turn: /bench help, /bench status, /bench explain ROW ...; Ctrl-D ends.')
  const lines = createInterface({ input: process.stdin, output: process.stdout, signal })
  for await (const line of lines) if (line.trim() !== '') await comment(line)
}

const over = staySec === null ? new AbortController().signal : AbortSignal.timeout(1000 * staySec)
if (process.stdin.isTTY) {
  await conversation(over).catch((error) => over.aborted || Promise.reject(error))
  tellRequests()
} else {
  tellRequests()
  console.log(`The pages stay ${values.for === undefined ? 'until Ctrl-C' : `for ${values.for}`}.`)
  if (!over.aborted) await once(over, 'abort')
}

clearInterval(looking)
await endAll()
await fake.close()
await removeFolders()
process.exitCode = isDone() && fake.violations.length === 0 ? 0 : 1
