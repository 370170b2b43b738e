/** `/bench accept`, `explain`, `history`: commands about a row of stored reports. */

import { ReplyError } from '../../src/github/authorize.ts'
import { lnMarginOf, metricFor } from '../../src/model/metrics.ts'
import { nearest } from '../../src/model/paths.ts'
import { curveText } from '../../src/render/history.ts'
import { PAPER } from '../../src/render/terminal.ts'
import { rowName } from '../../src/report/acceptances.ts'
import { chainOf, WATCH } from '../../src/report/history.ts'
import {
  findChanges,
  listSeries,
  type MergeSeries,
  mergeChain,
  readHistory,
  runOf,
} from '../jobs/history.ts'
import { botReplies, historyReplies } from '../jobs/messages.ts'
import { curveLinks, drawnCurveOf, packedCurve } from '../jobs/pictures.ts'
import { runReportTask } from '../jobs/process.ts'
import { acceptRows } from '../jobs/requests.ts'
import type { Job } from '../store/job.ts'
import { jobsOfMain, listJobs } from '../store/jobs.ts'
import type { BotCommand, CommandContext } from './command.ts'

/** Accepts one row for this head: every report about it is judged again under that. */
export const accept: BotCommand<'accept'> = {
  kind: 'accept',
  async answer(invocation, context) {
    const { place, pull, headSha: sha, by, comment, saidAt, now, services } = context
    const { repository } = place
    const filter = { repository, pull: pull.number, headSha: sha, states: ['reported'] as const }
    const jobs = await listJobs(services.store.db, filter)
    const { row, reason } = invocation
    const having: Job[] = []
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const answer = await runReportTask('findRow', job, { row }, services)
      hasReport ||= answer !== null
      if (answer?.isKnown) having.push(job)
      if (answer?.near != null) near.push(answer.near)
    }
    if (!hasReport) throw new ReplyError(botReplies.noReport(), 'confused')
    if (having.length === 0)
      throw new ReplyError(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
    const acceptances = [{ row, reason, by, at: saidAt, sha }]
    const changed = await acceptRows(
      having,
      { source: `comment:${comment}`, acceptances, now },
      services,
    )
    return { text: botReplies.accepted([row], reason, sha, changed), reaction: '+1' }
  },
}

/** Tells how one row was judged, from the last report that has it. */
export const explain: BotCommand<'explain'> = {
  kind: 'explain',
  async answer({ row }, { place, pull, services }) {
    const { repository } = place
    const filter = { repository, pull: pull.number, states: ['reported'] as const }
    const jobs = (await listJobs(services.store.db, filter)).toReversed()
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const answer = await runReportTask('findRow', job, { row }, services)
      if (answer === null) continue
      hasReport = true
      if (answer.explained !== null) return { text: answer.explained, reaction: '+1' }
      if (answer.near !== null) near.push(answer.near)
    }
    if (!hasReport) throw new ReplyError(botReplies.noReport(), 'confused')
    throw new ReplyError(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
  },
}

// `/bench history`: how a benchmark developed on the default branch.

/** Curves in one answer: a benchmark has several where it runs under several variants. */
const MOST_CURVES = 4

const isMeant = (row: string, series: { benchmark: string; metric: string }) =>
  row === series.benchmark || row === rowName(series)

/** The chain of merges where there is one, else absolute medians, said to be so. */
export const benchmarkHistory: BotCommand<'history'> = {
  kind: 'history',
  async answer({ row }, context) {
    const suites = [...new Set([...context.rules.bot['on-main'], ...context.rules.bot.nightly])]
    const benchmarks: string[] = []
    for (const suite of suites) {
      const { shas, series } = await chainsOf(suite, context)
      benchmarks.push(...series.map(({ benchmark }) => benchmark))
      const meant = series.filter((one) => isMeant(row, one)).slice(0, MOST_CURVES)
      if (meant.length === 0) continue
      const tags = await releasesAt(context)
      const curves = meant.map((one) => curveOf({ shas, tags }, one, meant.length > 1, context))
      return { text: historyReplies.curves(curves), reaction: '+1' }
    }
    return absolute(row, benchmarks, context)
  },
}

/** The newest merges, with the nights and fresh runs that compare the same commits. */
async function chainsOf(suite: string, { place, services }: CommandContext) {
  const { db } = services.store
  const runsOf = async (kind: 'merge' | 'night' | 'alert') => {
    const of = { repository: place.repository, suite, kind }
    const jobs = await jobsOfMain(db, of, 2 * WATCH.window)
    const reported = jobs.filter(({ state }) => state === 'reported').slice(0, WATCH.window)
    return reported.toReversed().map(runOf)
  }
  const merges = await runsOf('merge')
  const shas = [...new Set(merges.flatMap(({ base, head }) => [base, head]))]
  const others = [...(await runsOf('night')), ...(await runsOf('alert'))].filter(
    ({ base, head }) => shas.includes(base) && shas.includes(head),
  )
  return { shas, series: await mergeChain(db, [...merges, ...others]) }
}

/** Tags of releases that were measured, by their commits. */
async function releasesAt({ place: { repository }, rules, services }: CommandContext) {
  const tags = new Map<string, string>()
  for (const suite of rules.bot['on-release']) {
    const of = { repository, suite, kind: 'release' } as const
    for (const { cause, request } of await jobsOfMain(services.store.db, of, WATCH.window))
      if (cause.kind === 'release') tags.set(request.headSha, cause.tag)
  }
  return tags
}

/** In words, and as a picture where one can be seen. */
function curveOf(
  { shas, tags }: { shas: readonly string[]; tags: ReadonlyMap<string, string> },
  series: MergeSeries,
  isNamed: boolean,
  { services: { settings } }: CommandContext,
) {
  const { benchmark, metric, contrast, links } = series
  const { better } = metricFor(metric)
  const chain = chainOf(shas, links, lnMarginOf(metric))
  const drawn = drawnCurveOf(series, chain, tags)
  const picture = drawn === null ? null : curveLinks(packedCurve(drawn), settings)
  const nodes = shas.map((sha) => ({ sha, name: tags.get(sha) ?? '', at: '' }))
  const curve = { benchmark, metric, better, chain, variant: isNamed ? contrast : 'default' }
  return { text: curveText(nodes, curve, PAPER, picture !== null).trimEnd(), picture }
}

async function absolute(
  row: string,
  benchmarks: readonly string[],
  { place, services }: CommandContext,
) {
  const { db } = services.store
  const { repository, defaultBranch } = place
  const all = await listSeries(db, repository)
  const gating = all.filter(({ metric }) => metricFor(metric).gates)
  const meant = gating.filter((one) => isMeant(row, one)).slice(0, MOST_CURVES)
  const curves = []
  for (const one of meant) {
    const { points } = await readHistory(db, repository, one, defaultBranch)
    const values = points.map(({ value }) => value)
    const changes = findChanges(points, metricFor(one.metric).marginPct)
    if (values.length > 0) curves.push({ name: rowName(one), unit: one.unit, values, changes })
  }
  if (curves.length > 0) return { text: historyReplies.absolute(curves), reaction: '+1' as const }
  const names = [...benchmarks, ...gating.map(({ benchmark }) => benchmark)]
  if (names.length === 0) throw new ReplyError(historyReplies.nothing(), 'confused')
  throw new ReplyError(historyReplies.unknown(row, nearest(row, names)), 'confused')
}
