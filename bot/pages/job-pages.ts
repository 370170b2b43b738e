/** Pages about jobs: a table of many, and one with its timeline. */

import { type Markup, markup } from '../../src/render/markup.ts'
import { PROSE_CAP } from '../../src/text/phrase.ts'
import { clean } from '../../src/text/plain.ts'
import type { Job, JobState } from '../store/job.ts'
import { commitMarkup, linkMarkup, nameMarkup, tableMarkup, timeMarkup } from './layout.ts'

export const repositoryPath = (repository: string) => `/repos/${repository}`

const jobPath = ({ place, id }: Job) => `${repositoryPath(place.repository)}/jobs/${id}`

export const reportPath = (repository: string, id: string) =>
  `${repositoryPath(repository)}/reports/${id}`

const STANDS: Record<JobState, string> = {
  asked: 'waits for somebody with write access',
  queued: 'waits for its turn',
  dispatched: 'started',
  running: 'measuring',
  reported: 'measured',
  failed: 'no result',
  cancelled: 'cancelled',
  lost: 'did not answer',
}

const TONES = { success: 'good', failure: 'bad', action_required: 'warn', neutral: '' } as const

/** What it came to, else how it stands. */
const stateMarkup = ({ state, result }: Job): Markup =>
  result === null
    ? markup`${STANDS[state]}`
    : markup`<strong class="${TONES[result.conclusion]}">${clean(result.title, PROSE_CAP)}</strong>`

function whereMarkup(job: Job, serverUrl: string): Markup {
  const { repository } = job.place
  return job.pull === null
    ? commitMarkup(`${serverUrl}/${repository}`, job.request.headSha)
    : linkMarkup(`${serverUrl}/${repository}/pull/${job.pull}`, `#${job.pull}`)
}

/** Jobs in one table. */
export const JOBS_SHOWN = 20

/** `isNamed`: the jobs are of several repositories. One more than are shown: there are more. */
export function jobsMarkup(
  label: string,
  jobs: Job[],
  serverUrl: string,
  isNamed: boolean,
): Markup {
  const rows = jobs.slice(0, JOBS_SHOWN).map((job) => {
    const { repository } = job.place
    const where = markup`<a href="${repositoryPath(repository)}">${repository}</a> · `
    return [
      stateMarkup(job),
      markup`<a href="${jobPath(job)}">${job.request.suite}</a> of ${whereMarkup(job, serverUrl)}
<small>${isNamed ? where : ''}${timeMarkup(job.askedAt)}</small>`,
    ]
  })
  const table = tableMarkup(label, ['State', 'Job'], rows, 'Nothing.')
  if (jobs.length <= JOBS_SHOWN) return table
  return markup`${table}<p class="about">There are more than these ${JOBS_SHOWN}.</p>`
}

const CAUSES: Record<Job['cause']['kind'], string> = {
  comment: 'Asked for in a comment',
  button: 'Asked for at a check',
  push: 'Started by a push',
  group: 'Started by the merge queue',
  merge: 'Started by a merge',
  night: 'Started at night',
  release: 'Started by a release',
  alert: 'Started to make sure of a change that merges showed',
  doubt: 'Started since a quicker suite was in doubt',
}

const causeOf = ({ kind, by }: Job['cause']) =>
  `${CAUSES[kind] ?? kind}${by === null ? '' : ` by ${by}`}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened, in its order. */
function timeline(job: Job): Markup[] {
  const { askedAt, letInAt, turnAt, startedAt, endedAt, run, end } = job
  const ending = [STANDS[job.state], ...(end === null ? [] : [clean(end.why, PROSE_CAP)])]
  const events: [string | null, unknown][] = [
    [askedAt, causeOf(job.cause)],
    [letInAt === askedAt ? null : letInAt, 'Allowed to run'],
    [turnAt, 'Its turn came'],
    [startedAt, markup`${linkMarkup(run?.url, 'Its run')} began`],
    [run?.overAt ?? null, 'Its run ended'],
    [endedAt, capital(ending.join(': '))],
  ]
  return events
    .flatMap(([at, what]) => (at === null ? [] : [{ at, what }]))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(
      ({ at, what }) => markup`<li>${timeMarkup(at)} ${what}</li>
`,
    )
}

export function jobMarkup(job: Job, serverUrl: string, hasReport: boolean): Markup {
  const { place, request, comment } = job
  const { repository } = place
  const options = Object.entries(request.options)
  const report = markup`<p><a href="${reportPath(repository, job.id)}">The whole report</a></p>`
  const words = 'The comment on the pull request'
  const rendered = comment === null ? '' : markup`<p>${linkMarkup(comment.url, words)}</p>`
  const home = `${serverUrl}/${repository}`
  const { sha, ref: name } = request.base
  const base = sha === null ? nameMarkup(name) : commitMarkup(home, sha)
  return markup`<p>${stateMarkup(job)}</p>
<p class="about">${nameMarkup(request.suite)} at ${commitMarkup(home, request.headSha)}
against ${base}, of ${whereMarkup(job, serverUrl)}${
    options.length === 0
      ? ''
      : markup`, with ${options.map(([key, text]) => nameMarkup(`${key} ${text}`))}`
  }.</p>
${hasReport ? report : ''}
${rendered}
<h2>Timeline</h2>
<ol class="line-of-time">
${timeline(job)}</ol>`
}
