/** Entry point of the step that publishes: inputs and event in; outputs and exit status out. */

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as core from '@actions/core'
import * as github from '@actions/github'
import { type Against, underBase } from '../github/base-rules.ts'
import { acceptDelivered, type Delivered } from '../github/delivered.ts'
import { type PublishTarget, publishTargetOf } from '../github/events.ts'
import type { GitHub } from '../github/port.ts'
import { conclusionOf } from '../github/post.ts'
import {
  type Fetched,
  fetchText,
  findPull,
  type Outcome,
  type Published,
  publish,
} from '../github/publish.ts'
import { ConfigError, makeFinding } from '../model/findings.ts'
import { MEASURE_LESS, REPORT_ARCHIVE } from '../report/read-report.ts'
import { type PublishOutputName, publishInputs, readTable, type ValuesOf } from './inputs.ts'
import { jobGitHub, lacksRecords, packed, RECORDS_FILE, runNumber, runStep, runUrl } from './job.ts'
import { failureOf } from './outputs.ts'

type Inputs = ValuesOf<typeof publishInputs>

/** With the records beside it, where the report does not hold them. */
async function readDelivered(path: string): Promise<Delivered> {
  const text = await readFile(path, 'utf8')
  const beside = join(dirname(path), RECORDS_FILE)
  const isBeside = lacksRecords(text) && (await stat(beside).catch(() => null))?.isFile() === true
  return { text, records: isBeside ? await packed(beside) : null }
}

/** A report that this machine has; it is no more trusted than one that was downloaded. */
async function readText(path: string): Promise<Fetched> {
  try {
    const stats = await stat(path)
    const { size } = stats
    // A pipe would be waited for, and a device never ends.
    if (!stats.isFile()) return { kind: 'missing', why: 'the report is no regular file' }
    const most = REPORT_ARCHIVE.expandedBytes
    const isFit = size <= most
    if (isFit) return { kind: 'text', ...(await readDelivered(path)) }
    const why = `the report has ${size} bytes, and at most ${most} are read`
    return { kind: 'missing', why: `${why}. To do: ${MEASURE_LESS}` }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return { kind: 'missing', why: `the job left no report in the folder it was given (${code})` }
  }
}

const pullOf = async (inputs: Inputs, subject: PublishTarget, headSha: string, api: GitHub) =>
  inputs['pull-request'] ??
  subject.pull ??
  (subject.from === null ? null : findPull(subject.from, headSha, api))

/** The commit whose rules hold, by whoever is to be trusted; null: nobody says. */
async function rulesShaOf(
  inputs: Inputs,
  subject: PublishTarget,
  about: number | null,
  api: GitHub,
) {
  const ref = inputs['suite-ref'] ?? subject.rulesSha
  if (ref !== null || about === null) return ref
  return (await api.pullRequest(about)).baseSha
}

/**
 * What the report has to compare with, where the event is a pull request's or the workflow says;
 * null: nobody does.
 */
async function againstOf(
  inputs: Inputs,
  subject: PublishTarget,
  { about, rulesSha, headSha }: { about: number | null; rulesSha: string | null; headSha: string },
  api: GitHub,
): Promise<Against | null> {
  if (inputs.base !== null) return { ref: inputs.base, headSha, isNamed: true }
  const isPull = !subject.isAsked && (subject.from !== null || subject.pull !== null)
  if (!isPull || about === null) return null
  const isOfPull = inputs['suite-ref'] === null && rulesSha !== null
  const ref = isOfPull ? rulesSha : (await api.pullRequest(about)).baseSha
  return { ref, headSha, isNamed: false }
}

/** The run that measured: the one that is named, the event's, or this one. */
function runOf(inputs: Inputs, subject: PublishTarget) {
  const { runId, runAttempt } = github.context
  const own = { id: runId, attempt: runAttempt }
  const measuring = subject.run ?? own
  const id = inputs['run-id']
  const named = { id: id ?? measuring.id, attempt: inputs['run-attempt'] ?? 1 }
  const run = id === null || id === measuring.id ? measuring : named
  return { ...run, url: runUrl(run.id) }
}

async function main(): Promise<void> {
  const inputs = readTable(publishInputs, core.getInput)
  const { eventName, payload } = github.context
  const subject = publishTargetOf(eventName, payload)
  const headSha = inputs.sha ?? subject.headSha
  if (headSha === null)
    throw new ConfigError([
      makeFinding('no-commit', null, { event: eventName }, { where: 'input sha' }),
    ])
  const api = jobGitHub(inputs.token)
  const run = runOf(inputs, subject)
  const expected = { headSha, baseSha: subject.baseSha, suite: inputs.suite }
  const from = { runId: run.id, artifact: inputs.artifact }
  const fetched = await (inputs.report === null ? fetchText(from, api) : readText(inputs.report))
  const read = await (fetched.kind === 'text' ? acceptDelivered(fetched, expected) : fetched)
  if (inputs.retell && read.kind === 'missing') return core.setFailed(read.why)
  const about = await pullOf(inputs, subject, headSha, api)
  const sha = await rulesShaOf(inputs, subject, about, api)
  const against = await againstOf(inputs, subject, { about, rulesSha: sha, headSha }, api)
  const base = { sha, suiteFile: inputs.config, ...(against === null ? {} : { against }) }
  const { variants, advisory: isAdvisory } = inputs
  const narrowing = { variants, isAdvisory, ...runNumber(), pull: about, queued: subject.queued }
  const outcome = await underBase(read, base, narrowing, api)
  const { comment } = inputs
  const pull = comment === 'never' ? null : about
  const { suite, mark } = inputs
  // A report that may not mark the commit must not be told again with a mark.
  const artifactPart = mark === 'none' ? {} : { artifact: inputs.artifact }
  const isAsked = inputs.asked ?? subject.isAsked
  const isQuiet = comment === 'changed'
  const request = { pull, headSha, suite, run, mark, isAsked, isQuiet, ...artifactPart }
  const published = await publish(outcome, request, api)
  writeOutputs(outcome, published, fetched)
  const failure =
    outcome.kind === 'missing' ? outcome.why : failureOf(outcome.report, inputs['fail-on'])
  if (failure !== null) core.setFailed(failure)
}

const digestOf = (fetched: Fetched) =>
  fetched.kind === 'text' ? `sha256:${createHash('sha256').update(fetched.text).digest('hex')}` : ''

function writeOutputs(
  outcome: Outcome,
  { comment, alertUrl, mark }: Published,
  fetched: Fetched,
): void {
  const outputs: Record<PublishOutputName, string> = {
    'comment-url': comment?.url ?? '',
    change: comment?.change ?? '',
    'alert-url': alertUrl ?? '',
    conclusion: conclusionOf(outcome),
    'report-digest': outcome.kind === 'measured' ? digestOf(fetched) : '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  core.info(`comment: ${comment === null ? 'none' : `${comment.change} ${comment.url}`}`)
  core.info(`mark: ${mark ?? 'none'}; conclusion: ${outputs.conclusion}`)
}

await runStep(main)
