/**
 * What a program is answered that asks for a measurement: typed, bounded, and with the verdict in
 * one sentence first. Numbers are in base units, changes in percent.
 */
import { z } from 'zod'
import { isError } from '../model/findings.ts'
import type { Comparison, Problem, Report } from '../model/model.ts'
import { clean, cleanName, plainText, plural } from '../model/plain.ts'
import { percentOfLn, printDuration } from '../model/unit.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import type { Preview } from '../plan/preview.ts'
import { rowName } from '../report/acceptances.ts'
import type { Proof } from '../report/proof.ts'
import type { UnpairedRow } from '../report/unpaired.ts'
import { type Bisection, bisectionTitle, suspectsOf } from './bisect.ts'
import { type ExportedRow, exportedRows } from './formats/format.ts'
import { viewProfiles } from './profiles.ts'
import { claimedRowText, proofNext, proofSentence } from './proof.ts'
import { shownView } from './report-view.ts'
import { explainCounts, explainRow } from './rows.ts'
import { unpairedHeadline } from './unpaired.ts'

const MOST = { rows: 50, problems: 10, names: 100, functions: 15, profiles: 10, suspects: 20 }
const CAP = { name: 200, sentence: 1000, text: 500 }

const sentence = z.string().describe('The verdict, in one sentence.')
const more = z.number().int().describe('Further ones that the answer has no room for.')
const out = z.string().describe('Folder with report.json, report.html and the raw records.')
const change = z
  .object({ pointPct: z.number(), lowPct: z.number(), highPct: z.number() })
  .nullable()
  .describe('head against base in percent, with the ends of the interval.')

const problems = z.array(
  z.object({ code: z.string(), message: z.string(), next: z.string().nullable() }),
)

const rowSchema = z.object({
  row: z.string().describe('Name of the row, for explain_row and bisect.'),
  contrast: z.string(),
  verdict: z.string(),
  says: z.string(),
  change,
  rounds: z.number(),
  gates: z.boolean(),
})

/** Errors first: they are why there may be little else. */
const problemsOf = (all: readonly Problem[]) =>
  all
    .toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    .slice(0, MOST.problems)
    .map(({ code, message, next = null }) => ({
      code,
      message: clean(message, CAP.text),
      next: next === null ? null : clean(next, CAP.text),
    }))

function changeOf({ estimate }: Comparison): z.infer<typeof change> {
  if (estimate.kind === 'exact' && estimate.base > 0) {
    const pct = 100 * (estimate.head / estimate.base - 1)
    return { pointPct: pct, lowPct: pct, highPct: pct }
  }
  if (estimate.kind !== 'ratio') return null
  const [pointPct, lowPct, highPct] = [estimate.point, estimate.low, estimate.high].map(percentOfLn)
  return { pointPct: pointPct ?? 0, lowPct: lowPct ?? 0, highPct: highPct ?? 0 }
}

const rowOf = ({ row, contrast, says, gates }: ExportedRow) => ({
  row: cleanName(rowName(row), CAP.name),
  contrast: clean(contrast, CAP.name),
  verdict: row.verdict.word,
  says: clean(says, CAP.text),
  change: changeOf(row),
  rounds: row.estimate.n,
  gates,
})

/** What moved first, then what is open; of each what gates first. */
const ORDER = ['regressed', 'failed', 'improved', 'changed', 'inconclusive', 'withheld']
const placeOf = ({ row, gates }: ExportedRow) => {
  const at = ORDER.indexOf(row.verdict.word)
  return 2 * (at < 0 ? ORDER.length : at) + (gates ? 0 : 1)
}

// A run.

export const runAnswerSchema = z.object({
  sentence,
  conclusion: z.string(),
  stop: z.string().describe('Why the run ended.'),
  rounds: z.number(),
  base: z.string().nullable(),
  head: z.string().nullable(),
  out,
  rows: z.array(rowSchema),
  more,
  problems,
})

export function runAnswer(report: Report, folder: string): z.infer<typeof runAnswerSchema> {
  const { news, action } = shownView(report).headline
  const said = [plainText(news), plainText(action)].filter((text) => text !== '').join('. ')
  const rows = exportedRows(report).toSorted((a, b) => placeOf(a) - placeOf(b))
  const { base, head } = report.plan.sources
  return {
    sentence: clean(said, CAP.sentence),
    conclusion: report.conclusion.conclusion,
    stop: report.stopReason,
    rounds: report.roundsRun,
    base: base?.sha ?? base?.path ?? null,
    head: head?.sha ?? head?.path ?? null,
    out: folder,
    rows: rows.slice(0, MOST.rows).map(rowOf),
    more: Math.max(0, rows.length - MOST.rows),
    problems: problemsOf(report.problems),
  }
}

// A plan.

export const planAnswerSchema = z.object({
  sentence,
  suite: z.string(),
  base: z.string().nullable(),
  head: z.string().nullable(),
  benchmarks: z.array(z.string()),
  more,
  roundSec: z.number(),
  mostSec: z.number(),
  rounds: z.number(),
  limits: z.array(z.string()),
})

export function planAnswer(preview: Preview): z.infer<typeof planAnswerSchema> {
  const { suite, sources, benchmarks, roundSec, mostSec, roundsInBudget, limits } = preview
  const names = benchmarks.map(({ name }) => cleanName(name, CAP.name))
  const what = `${plural(names.length, 'benchmark')} of suite ${suite.name} (${suite.workload.kind})`
  const times =
    roundSec === 0
      ? 'how long a round takes is not known before a run'
      : `a round takes about ${printDuration(roundSec)}, about ${plural(roundsInBudget, 'round')} ` +
        `in the budget of ${printDuration(wholeBudgetSec(suite))}`
  return {
    sentence: `${what}: ${times}`,
    suite: suite.name,
    base: sources.base?.sha ?? sources.base?.path ?? null,
    head: sources.head?.sha ?? sources.head?.path ?? null,
    benchmarks: names.slice(0, MOST.names),
    more: Math.max(0, names.length - MOST.names),
    roundSec,
    mostSec,
    rounds: roundsInBudget,
    limits: limits.slice(0, MOST.problems).map((text) => clean(text, CAP.text)),
  }
}

// One row, explained.

export const explainAnswerSchema = z.object({
  sentence,
  row: rowSchema.nullable().describe('Null: there is no such row.'),
  facts: z.record(z.string(), z.string()).describe('How it was judged.'),
  rows: z.array(z.string()).describe('Names of the rows that there are, where it is none of them.'),
  problems,
})

/** The row of that name, `Scan:time/op`, or the first that has the name of its benchmark. */
export function explainAnswer(report: Report, name: string): z.infer<typeof explainAnswerSchema> {
  const all = exportedRows(report)
  const found =
    all.find(({ row }) => rowName(row) === name) ??
    all.find(({ row }) => row.benchmark === name && row.role === 'gating') ??
    all.find(({ row }) => row.benchmark === name)
  if (found === undefined) {
    const rows = all.slice(0, MOST.names).map(({ row }) => cleanName(rowName(row), CAP.name))
    const problem = problemsOf(report.problems)
    return {
      sentence: `no row is called ${clean(name, CAP.name)}`,
      ...{ row: null, facts: {}, rows, problems: problem },
    }
  }
  const facts = [...explainRow(found.view), ...explainCounts(found.view)].flatMap(
    ([label, value]) => (value === null ? [] : [[label, clean(value, CAP.text)] as const]),
  )
  const row = rowOf(found)
  return {
    sentence: `${row.row}: ${row.says}`,
    row,
    facts: Object.fromEntries(facts),
    rows: [],
    problems: problemsOf(found.view.problems),
  }
}

// What of a profile differs.

export const profileAnswerSchema = z.object({
  sentence,
  profiles: z.array(
    z.object({
      benchmark: z.string(),
      kind: z.string(),
      gist: z.string(),
      functions: z.array(
        z.object({
          name: z.string(),
          share: z.string(),
          change: z.string().nullable(),
          isBeyondNoise: z.boolean(),
        }),
      ),
    }),
  ),
  more,
  problems,
})

const UNPROFILED = 'nothing was profiled in this run: run it with profile "changed" or "all"'

export function profileAnswer(report: Report): z.infer<typeof profileAnswerSchema> {
  const view = viewProfiles(report)
  const targets = view?.targets ?? []
  const profiles = targets.slice(0, MOST.profiles).map(({ name, words, gist, telling }) => ({
    benchmark: clean(plainText(name), CAP.name),
    kind: words.title,
    gist: clean(plainText(gist), CAP.text),
    functions: telling.slice(0, MOST.functions).map((one) => ({
      name: cleanName(one.name, CAP.name),
      share: clean(one.share, CAP.text),
      change: one.shareDelta?.point ?? null,
      isBeyondNoise: one.isBeyondNoise,
    })),
  }))
  const moved = profiles.find(({ functions }) => functions.some((one) => one.isBeyondNoise))
  const first = moved ?? profiles[0]
  return {
    sentence: first === undefined ? UNPROFILED : `${first.benchmark}: ${first.gist}`,
    profiles,
    more: Math.max(0, targets.length - MOST.profiles),
    problems: problemsOf(view?.problems ?? []),
  }
}

// Files that are compared, a bisection, a proof.

export const compareAnswerSchema = z.object({
  sentence,
  rows: z.array(
    z.object({
      benchmark: z.string(),
      metric: z.string(),
      finding: z.string(),
      medianDeltaPct: z.number().nullable(),
    }),
  ),
  more,
  problems,
})

export const compareAnswer = (
  rows: UnpairedRow[],
  found: readonly Problem[],
): z.infer<typeof compareAnswerSchema> => ({
  sentence: clean(unpairedHeadline(rows), CAP.sentence),
  rows: rows
    .toSorted((a, b) => Number(b.finding === 'changed') - Number(a.finding === 'changed'))
    .slice(0, MOST.rows)
    .map(({ benchmark, metric, finding, medianDeltaPct }) => ({
      benchmark: cleanName(benchmark, CAP.name),
      metric: clean(metric, CAP.name),
      finding,
      medianDeltaPct,
    })),
  more: Math.max(0, rows.length - MOST.rows),
  problems: problemsOf(found),
})

export const bisectAnswerSchema = z.object({
  sentence,
  suspects: z.array(z.object({ sha: z.string(), subject: z.string() })),
  more,
  row: z.string().nullable(),
  stages: z.number(),
  out,
})

export function bisectAnswer(
  bisection: Bisection,
  folder: string,
): z.infer<typeof bisectAnswerSchema> {
  const suspects = suspectsOf(bisection)
  const { watched, stages } = bisection
  return {
    sentence: bisectionTitle(bisection),
    suspects: suspects
      .slice(0, MOST.suspects)
      .map(({ sha, subject }) => ({ sha, subject: clean(subject, CAP.name) })),
    more: Math.max(0, suspects.length - MOST.suspects),
    row: watched === null ? null : cleanName(rowName(watched), CAP.name),
    stages,
    out: folder,
  }
}

export const proofAnswerSchema = z.object({
  sentence,
  verdict: z.enum(['proved', 'refuted', 'cannot-tell']),
  next: z.string().nullable().describe('What it takes to decide.'),
  rows: z.array(z.object({ verdict: z.string(), says: z.string() })),
  more,
  out,
})

export const proofAnswer = (proof: Proof, folder: string): z.infer<typeof proofAnswerSchema> => ({
  sentence: proofSentence(proof),
  verdict: proof.verdict,
  next: proofNext(proof),
  rows: proof.rows
    .slice(0, MOST.rows)
    .map((row) => ({ verdict: row.outcome, says: claimedRowText(row) })),
  more: Math.max(0, proof.rows.length - MOST.rows),
  out: folder,
})
