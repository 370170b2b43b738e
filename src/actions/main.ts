/** Entry point of the Action: inputs and event in; summary, outputs and exit status out. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import * as core from '@actions/core'
import * as github from '@actions/github'
import { reportWaiting, writeLog } from '../cli/progress.ts'
import { columnsOf, endingOf, endNow, explainError, isColoured } from '../cli/terminal.ts'
import {
  chooseRefs,
  FORK_NOTE,
  jobSecLeft,
  policyRefOf,
  publishScopeOf,
  publishTargetOf,
  refsOfEvent,
} from '../github/events.ts'
import type { GitHub } from '../github/port.ts'
import {
  judgeHere,
  judgePooled,
  type PublishedHere,
  publishEndHere,
  publishHere,
} from '../github/publish.ts'
import { makeFolders } from '../machine/files.ts'
import type { Host } from '../machine/host.ts'
import { makeHost } from '../machine/this-machine.ts'
import { ConfigError, type ConfigProblem, formatConfigProblem } from '../model/findings.ts'
import type { Report } from '../model/model.ts'
import { hideSecrets, plural, secretsIn } from '../model/plain.ts'
import { claimsOf } from '../plan/claims.ts'
import { bisectionMarkdown, bisectionText, expectedText, leftText } from '../render/bisect.ts'
import { markdown, summary } from '../render/formats/documents.ts'
import { proofLines } from '../render/proof.ts'
import { printSelftest, readSelftest } from '../render/selftest.ts'
import { terminalText } from '../render/terminal.ts'
import type { JudgedClaims } from '../report/proof.ts'
import { type Ending, endingText } from '../report/report.ts'
import { runBench, runSelftest } from '../run/bench.ts'
import { type BisectRequest, runBisect } from '../run/bisect.ts'
import { proofRequest, writeProof } from '../run/prove.ts'
import { chooseSuite, findSuite, type RunRequest } from '../run/request.ts'
import { mergeShards, writeReportFiles } from '../run/resume.ts'
import { writeSite } from '../run/site.ts'
import { noRunOptions, readRunOptions } from '../settings/options.ts'
import { type InputValues, inputs as inputTable, readInputs } from './inputs.ts'
import {
  annotateRows,
  followRun,
  hasCommands,
  jobGitHub,
  keepArtifacts,
  MOST_ANNOTATIONS,
  runNumber,
  runUrl,
} from './job.ts'
import { failureOf, outputsOf } from './outputs.ts'

/** GitHub's log shows colours, but not unasked: who reads it by a program would have them, too. */
const LOG_STYLE = {
  hasColour: isColoured(process.env, false),
  columns: columnsOf(process.env, undefined),
  isWhole: false,
}

/** Time to keep what was measured, once the job is cancelled. */
const WIND_UP_SEC = 7

/**
 * The environment of the step, token and all. Children get variables of it by name only; its
 * secrets must be known to be hidden in what they print, since nothing keeps a benchmark, which
 * runs as the same user, from reading them in /proc.
 */
const stepEnv = { ...process.env }

/** Where to publish, once it is known, that the run ended without a report. */
let audience: { api: GitHub; suite: string } | null = null

async function main(): Promise<void> {
  const inputs = readInputs(core.getInput)
  // What is measured gets an environment of its own; this keeps the token from everything else.
  delete process.env.INPUT_TOKEN
  const log = { write: (text: string) => void process.stdout.write(text) }
  const progress = reportWaiting(log, (out) => writeLog(out, true))
  const follow = followed(inputs)
  const notify: Host['notify'] = (one) => {
    progress(one)
    return follow(one)
  }
  const host = makeHost({ cwd: resolve(inputs['working-directory']), env: stepEnv, notify })
  stopOnSignals(host)
  const options = readRunOptions(inputs)
  const request = { ...options, out: resolve(options.out) }
  if (inputs.selftest) return publishSelftest(await runSelftest(request, host))
  if (inputs.site !== null) return makeSite(inputs.site, request.out, host)
  if (inputs['require-proof'] !== 'never')
    return requireProof(inputs['require-proof'], request, inputs.artifact, host)
  if (request.bisect !== null) return bisect(request, request.bisect.row, inputs.artifact, host)
  const { artifact, comment, token, shard } = inputs
  const reader = token === null ? null : jobGitHub(token)
  const api = comment === 'never' || shard !== null ? null : reader
  const report =
    inputs.merge === null
      ? await measureAndJudge(request, host, api)
      : await mergeAndJudge(inputs, inputs.merge, request.out, host, reader)
  const paths = await writeReportFiles(host, request.out, report)
  await publishReport(report, paths, inputs.summary)
  const { head } = refsOfEvent(github.context.eventName, github.context.payload)
  if (inputs.annotations) await annotateRows(report, { folder: process.cwd(), head }, host)
  // What a job that ends has no time for is kept by its last act.
  if (!host.exec.stopping) {
    const url = await keepArtifacts(artifact, request.out, shard)
    if (api !== null) await publishToGitHub(report, api, { reportUrl: url, inputs })
  }
  const failure = host.exec.stopping ? 'stopped' : failureOf(report, inputs['fail-on'])
  if (failure !== null) core.setFailed(failure)
}

/** The service, which dispatches runs, shows how they stand. */
const followed = ({ artifact, shard }: InputValues): Host['notify'] =>
  github.context.eventName === 'workflow_dispatch' && shard === null && artifact !== null
    ? followRun(artifact)
    : () => {}

/** The runner kills ten seconds after its signal: before that the run is wound up. */
function stopOnSignals(host: Host): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void host.exec.stopAll()
      setTimeout(endNow, WIND_UP_SEC * 1000).unref()
    })
  }
}

async function measureAndJudge(request: RunRequest, host: Host, api: GitHub | null) {
  const measured = await measure(request, host, api)
  return api === null ? measured : judge(measured, api)
}

/** Shards come from other jobs: the base's rules are read even where nothing is posted. */
async function mergeAndJudge(
  inputs: InputValues,
  folder: string,
  out: string,
  host: Host,
  reader: GitHub | null,
) {
  const merged = await mergeShards([resolve(folder)], out, host)
  return reader === null ? merged : judgeMerged(merged, inputs, reader)
}

/** The suite, which commits are meant by the inputs, the suite and the event; whose rules hold. */
async function refsFor(request: RunRequest, host: Host) {
  const { eventName, payload } = github.context
  const suiteFile = await findSuite(request, host)
  const suite = await chooseSuite({ ...request, found: suiteFile }, host)
  const refs = chooseRefs(request, suite, refsOfEvent(eventName, payload))
  return { found: suiteFile, refs, policyRef: request.suiteRef ?? policyRefOf(eventName, payload) }
}

/** Looks for a commit: what was found stands where the report would, for whoever asked. */
async function bisect(
  request: RunRequest,
  row: BisectRequest['row'],
  artifact: string | null,
  host: Host,
): Promise<void> {
  const { found, refs, policyRef } = await refsFor(request, host)
  const { base: good, head: bad } = refs
  if (good === null)
    throw new ConfigError([
      { code: 'bad-input', where: 'input base', message: 'a bisection begins at a good commit' },
    ])
  const bisectRequest = { ...request, policyRef, found, good, bad: bad ?? 'HEAD', row }
  const bisection = await runBisect(bisectRequest, host, (expected) =>
    core.info(expectedText(expected)),
  )
  await makeFolders(request.out)
  const path = join(request.out, 'report.json')
  await writeFile(path, leftText(found.name, bisection))
  log(bisectionText(bisection))
  await core.summary.addRaw(`${bisectionMarkdown(bisection)}\n`).write()
  core.setOutput('report', path)
  if (host.exec.stopping) core.setFailed('stopped')
  else await keepArtifacts(artifact, request.out, null)
}

/** Pages of the reports that a branch keeps. */
async function makeSite(folder: string, out: string, host: Host): Promise<void> {
  const { serverUrl, repo } = github.context
  const repository = `${serverUrl}/${repo.owner}/${repo.repo}`
  const site = { folder: resolve(folder), out, repository }
  const { files, reports } = await writeSite(site, host, log)
  core.info(`${plural(files, 'file')} in ${out}, of ${plural(reports, 'report')}`)
}

/** Whether the pull request is as it claims; its step is the check. */
async function requireProof(
  policy: 'claimed' | 'always',
  request: RunRequest,
  artifact: string | null,
  host: Host,
): Promise<void> {
  const { claims, none } = claimsOf(github.context.payload, policy)
  if (none !== null) return core.info(`nothing to prove: ${none}`)
  const { found, refs, policyRef } = await refsFor(request, host)
  await proveClaims(claims, { ...request, ...refs, policyRef, found }, host)
  if (!host.exec.stopping) await keepArtifacts(artifact, request.out, null)
}

/** The first that is not proved fails the step; the folders of all are kept. */
async function proveClaims(
  claims: readonly string[],
  request: RunRequest,
  host: Host,
): Promise<void> {
  const open: JudgedClaims[] = []
  for (const [at, claim] of claims.entries()) {
    const out = `${request.out}/claim-${at + 1}`
    const claimed = await proofRequest(claim, { ...request, out, failOn: 'nothing' }, host)
    const report = await runBench(claimed, host)
    if (host.exec.stopping) return core.setFailed('stopped')
    await writeReportFiles(host, out, report)
    const proof = await writeProof(report, out, host)
    const lines = proofLines(proof)
    log(lines.join('\n'))
    core.summary.addCodeBlock(lines.join('\n'))
    if (proof.verdict !== 'proved') open.push(proof)
  }
  await core.summary.write()
  const [first] = open
  if (first !== undefined) core.setFailed(proofLines(first).join('\n'))
}

async function measure(request: RunRequest, host: Host, api: GitHub | null): Promise<Report> {
  const { found, refs, policyRef } = await refsFor(request, host)
  if (api !== null) audience = { api, suite: found.name }
  const leftSec = await jobSecLeft(host)
  const job = leftSec === null ? {} : { jobEndSec: host.clock.nowSec() + leftSec }
  const answersComments = await hasCommands(github.context.eventName, host)
  const facts = { ...job, ...runNumber(), answersComments }
  return runBench({ ...request, ...refs, ...facts, policyRef, found }, host)
}

const here = () => publishScopeOf(github.context.eventName, github.context.payload)

async function judge(measured: Report, api: GitHub): Promise<Report> {
  const where = here()
  if (where.kind !== 'here') return measured
  const { value, notes } = await judgeHere(measured, where, api)
  notes.forEach(note)
  return value
}

/** Shards are files of jobs that ran the change's code: the base's rules, and not theirs. */
async function judgeMerged(
  pooled: Report,
  { config: suiteFile, comment }: Pick<InputValues, 'config' | 'comment'>,
  api: GitHub,
): Promise<Report> {
  const { pull, rulesSha } = publishTargetOf(github.context.eventName, github.context.payload)
  const own = async () =>
    pull === null ? github.context.sha : (await api.pullRequest(pull)).baseSha
  const commented = comment === 'never' ? null : pull
  const sha = rulesSha ?? (await own())
  return judgePooled(pooled, { sha, suiteFile, pull: commented, ...runNumber() }, api)
}

/** Publishes where the event says; from a fork it says which workflow can. */
async function publishToGitHub(
  report: Report,
  api: GitHub,
  { reportUrl, inputs }: { reportUrl: string | null; inputs: InputValues },
): Promise<void> {
  const where = here()
  if (where.kind === 'fork') {
    note(FORK_NOTE)
    if (inputs.summary) await core.summary.addRaw(`\n> ${FORK_NOTE}\n`).write()
  }
  if (where.kind !== 'here') return
  const isQuiet = inputs.comment === 'changed'
  logPublished(await publishHere(report, where, { run: thisRun(reportUrl), isQuiet }, api))
}

function thisRun(reportUrl: string | null) {
  const { runId: id, runAttempt: attempt } = github.context
  return { id, attempt, url: runUrl(id), reportUrl }
}

function logPublished({ value: { comment, mark }, notes }: PublishedHere): void {
  core.info(`comment: ${comment === null ? 'none' : `${comment.change} ${comment.url}`}`)
  core.info(`mark: ${mark ?? 'none'}`)
  notes.forEach(note)
}

/** On pull requests as a notice, which is seen beside the code. */
function note(text: string): void {
  if (github.context.eventName === 'pull_request') core.notice(text, { title: 'gcbench' })
  else core.info(text)
}

async function publishSelftest(report: Report): Promise<void> {
  const table = printSelftest(readSelftest(report))
  log(table)
  await core.summary.addHeading('Self-test of this runner', 2).addCodeBlock(table).write()
}

async function publishReport(report: Report, paths: string[], withSummary: boolean): Promise<void> {
  const pathOf = (name: string | undefined) => paths.find((path) => path.endsWith(`/${name}`)) ?? ''
  log(terminalText(report, LOG_STYLE))
  const text = summary.render(report).map((file) => file.text)
  if (withSummary) await core.summary.addRaw(text.join('\n')).write()
  const outputs = outputsOf(report, {
    report: pathOf('report.json'),
    markdown: pathOf(markdown.render(report)[0]?.name),
  })
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  core.info(`${outputs.verdict}; conclusion: ${outputs.conclusion}`)
}

/** Prints text in which no line is taken for a command of the runner, whatever a name says. */
function log(text: string): void {
  const end = randomUUID()
  core.info(`::stop-commands::${end}\n${text}\n::${end}::`)
}

/** An annotation at the place in the file, where the problem has one. */
function annotate(problem: ConfigProblem): void {
  const { place } = problem
  const isInside = place !== undefined && !isAbsolute(place.fileName)
  const file = isInside && join(core.getInput('working-directory'), place.fileName)
  const at = file && { file, startLine: place.line, startColumn: place.column }
  core.error(formatConfigProblem(problem), { title: 'gcbench', ...(at || {}) })
}

/** A share of the rounds that has none to share leaves nothing. */
async function keepEnding(folder: string): Promise<string | null> {
  const textOf = (key: 'artifact' | 'shard') => core.getInput(key) || inputTable[key].default
  const { success, data } = inputTable.artifact.schema.safeParse(textOf('artifact'))
  return textOf('shard') === '' && success ? keepArtifacts(data, folder, null) : null
}

/** Where the report would be, for whoever tells the pull request; this job does, where it may. */
async function leaveEnding({ why, said = '', ...rest }: Ending): Promise<void> {
  const folder = resolve(core.getInput('out') || noRunOptions.out)
  await makeFolders(folder)
  const bare = (words: string) => hideSecrets(words, secretsIn(stepEnv))
  const text = endingText({ why: bare(why), said: bare(said), ...rest })
  await writeFile(join(folder, 'report.json'), text)
  const reportUrl = await keepEnding(folder)
  const where = here()
  if (audience === null || where.kind !== 'here') return
  logPublished(
    await publishEndHere(
      text,
      { suite: audience.suite, run: thisRun(reportUrl) },
      where,
      audience.api,
    ),
  )
}

try {
  await main()
} catch (error) {
  const [explained, ending] = [explainError(error), endingOf(error)]
  if (error instanceof ConfigError) error.problems.slice(0, MOST_ANNOTATIONS).forEach(annotate)
  if (explained === null || ending === null) throw error
  core.setFailed(explained.text)
  // Nothing was measured, and nobody waits for a report.
  if (core.getInput('site') === '') await leaveEnding(ending)
}
