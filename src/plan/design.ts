/**
 * What a suite means before anything is built: arms, contrasts, interim analyses, ladders of
 * variants, percentiles. Made once a run.
 */

import { metricFor } from '../model/metrics.ts'
import type {
  Arm,
  Contrast,
  ContrastSpec,
  Plan,
  PlannedAnalysis,
  ResolvedSource,
  Side,
  Suite,
  Variant,
} from '../model/model.ts'
import { cleanName } from '../model/plain.ts'
import { nameAfter } from '../settings/command-line.ts'
import { eventsForTail } from '../stats/distributions.ts'
import { AA } from '../stats/sample.ts'
import { plannedAnalyses } from '../stats/schedule.ts'
import { runtimeOf, workloadOf } from '../workloads/index.ts'
import type { Runtime } from '../workloads/runtime.ts'
import type { LoadBlock, Workload } from '../workloads/workload.ts'

/** Two-sided error probability of the whole table. */
export const ALPHA = 0.05

/** `head` where the suite has one unnamed variant, else `head@greentea`. */
const armId = (side: Side, variant: string) => (variant === 'default' ? side : `${side}@${variant}`)

/** The arm that a suite's other contrasts start from. */
function firstArm(suite: Suite): string {
  const [request] = suite.contrasts.filter(({ kind }) => kind !== 'aa')
  const [first] = request === undefined ? [] : contrastsOf(request, suite, 0)
  if (first === undefined) return armId('head', suite.variants[0]?.name ?? 'default')
  return first.kind === 'benchmarks' ? first.arm : first.base
}

const under = (kind: string, variant: string) =>
  variant === 'default' ? kind : `${kind}@${variant}`

/** Contrasts of one request; an interaction brings the two contrasts that it is between. */
function contrastsOf(request: ContrastSpec, suite: Suite, index: number): Contrast[] {
  const refs = (variant: string): Contrast => ({
    id: under('refs', variant),
    kind: 'refs',
    base: armId('base', variant),
    head: armId('head', variant),
  })
  switch (request.kind) {
    case 'refs':
      return suite.variants.map((variant) => refs(variant.name))
    case 'aa': {
      const base = firstArm(suite)
      return [{ id: AA, kind: 'aa', base, head: `${base}~again` }]
    }
    case 'variants':
      return [
        {
          id: `variants@${request.ref}:${request.base}:${request.head}`,
          kind: 'variants',
          base: armId(request.ref, request.base),
          head: armId(request.ref, request.head),
        },
      ]
    case 'benchmarks':
      return suite.variants.map((variant) => ({
        id: under(`benchmarks${index}`, variant.name),
        kind: 'benchmarks',
        arm: armId(request.ref, variant.name),
        base: request.base,
        head: request.head,
      }))
    case 'interaction': {
      const [first, second] = [refs(request.base), refs(request.head)]
      return [
        first,
        second,
        {
          id: `interaction:${request.base}:${request.head}`,
          kind: 'interaction',
          base: first.id,
          head: second.id,
        },
      ]
    }
  }
}

/** Every contrast once, in the order of the suite, interactions last. */
function makeContrasts(suite: Suite): Contrast[] {
  const byId = new Map<string, Contrast>()
  for (const [index, request] of suite.contrasts.entries()) {
    for (const contrast of contrastsOf(request, suite, index)) byId.set(contrast.id, contrast)
  }
  const all = [...byId.values()]
  return [
    ...all.filter((contrast) => contrast.kind !== 'interaction'),
    ...all.filter((contrast) => contrast.kind === 'interaction'),
  ]
}

/** The arms that the contrasts need, base side first, copies last. */
function makeArms(suite: Suite, contrasts: Contrast[]): DesignedArm[] {
  const needed = new Set<string>()
  const copies = new Map<string, string>()
  for (const contrast of contrasts) {
    if (contrast.kind === 'benchmarks') needed.add(contrast.arm)
    else if (contrast.kind !== 'interaction') needed.add(contrast.base).add(contrast.head)
    if (contrast.kind === 'aa') copies.set(contrast.base, contrast.head)
  }
  const sides: Side[] = ['base', 'head']
  const arms = sides
    .flatMap((side) => suite.variants.map((variant) => ({ side, variant })))
    .map(({ side, variant }): DesignedArm => {
      const { name } = variant
      return { arm: { id: armId(side, name), side, variant: name }, variant }
    })
    .filter(({ arm }) => needed.has(arm.id))
  const again = arms.flatMap(({ arm, variant }): DesignedArm[] => {
    const id = copies.get(arm.id)
    return id === undefined ? [] : [{ arm: { ...arm, id, copyOf: arm.id }, variant }]
  })
  return [...arms, ...again]
}

/** Interim analyses of the suite; with `until: rounds` there is one, at the last round. */
function analysesOf(suite: Suite): PlannedAnalysis[] {
  if (suite.until === 'rounds') return [{ rounds: suite.rounds.max, weight: 1 }]
  return plannedAnalyses({ alpha: ALPHA, most: suite.rounds.max, least: suite.rounds.min })
}

/** An arm, and the variant whose name it has. */
export type DesignedArm = { arm: Arm; variant: Variant }

/** All that follows from a suite alone. It is handed on from here, and not derived again. */
export type Design = {
  suite: Suite
  /** Base side first, copies last. */
  arms: DesignedArm[]
  /** Every contrast once, interactions last. */
  contrasts: Contrast[]
  analyses: PlannedAnalysis[]
  alpha: number
  /** What reads `suite.workload`, and what says what a variant means. */
  // biome-ignore lint/suspicious/noExplicitAny: workloads have different settings types
  workload: Workload<any>
  runtime: Runtime
}

export function makeDesign(suite: Suite): Design {
  const workload = workloadOf(suite.workload.kind)
  const contrasts = makeContrasts(suite)
  return {
    suite,
    contrasts,
    workload,
    arms: makeArms(suite, contrasts),
    analyses: analysesOf(suite),
    alpha: ALPHA,
    runtime: runtimeOf(workload.runtime(suite.workload)),
  }
}

/** All that decides how what a trial prints is read, as text; null: of broken settings. */
export function readingOf({ workload: settings, metrics }: Suite): string | null {
  try {
    const { trial } = workloadOf(settings.kind)
    const files = trial.outputFiles?.(settings) ?? {}
    const parsers = trial.parsers(settings)
    const inOrder = [files, parsers].map((map) => Object.entries(map).sort(byKey))
    const isTimed = (trial.readTime?.(settings, 1) ?? []).length > 0
    const wall = metrics['wall-time'] !== undefined
    return JSON.stringify([settings.kind, inOrder, isTimed, wall, trial.readBy?.(settings) ?? null])
  } catch {
    return null
  }
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** The sides of the change that some arm is of. */
export const sidesOf = ({ arms }: Design): Set<Side> => new Set(arms.map(({ arm }) => arm.side))

/** The contrasts that something is executed for; a control is not, where there are others. */
export function executedContrasts({ contrasts }: Design): Contrast[] {
  const all = contrasts.filter(({ kind }) => kind !== 'interaction')
  const others = all.filter(({ kind }) => kind !== 'aa')
  return others.length > 0 ? others : all
}

// What an arm is built from.

/** The source of its variant, if that has one, else that of its side; null: there is none. */
export function sourceOfArm(
  { compared, ...bySide }: Plan['sources'],
  { side }: Pick<Arm, 'side'>,
  source: Variant['source'],
): ResolvedSource | null {
  if (source === undefined) return bySide[side]
  const name = source.kind === 'ref' ? source.ref : source.path
  return compared?.find((one) => one.asked === name) ?? null
}

// A design with another alpha.

/** `alpha`: what the table may spend; its analyses are planned anew for it. */
export function atLevel(design: Design, alpha: number): Design {
  const { rounds, until } = design.suite
  const analyses =
    until === 'rounds'
      ? design.analyses
      : plannedAnalyses({ alpha, most: rounds.max, least: rounds.min })
  return { ...design, alpha, analyses }
}

// Which contrasts make a ladder: variants that are held against one base.

/** Arms that are compared with one base: the base first, the rest in the order of the plan. */
export type LadderRequest = { base: string; arms: string[]; contrasts: string[] }

/** Fewer variants are a pair, and a pair has a table of its own. */
const LEAST_VARIANTS = 3

/** Contrasts of variants that share their base: a ladder from three variants on. */
export function laddersOf(plan: Plan): LadderRequest[] {
  // Refs beside each other are a drift: nobody chooses among them by memory.
  if (plan.suite.compare !== undefined) return []
  const variants = plan.contrasts.filter((contrast) => contrast.kind === 'variants')
  return [...Map.groupBy(variants, ({ base }) => base)]
    .map(([base, contrasts]) => ({
      base,
      arms: [base, ...contrasts.map(({ head }) => head)],
      contrasts: contrasts.map(({ id }) => id),
    }))
    .filter(({ arms }) => arms.length >= LEAST_VARIANTS)
}

// Percentiles that a suite requests, and the transactions that a block of load takes for them.

const PERCENTILE = /^latency-p(\d{1,2}(?:\.\d)?)$/

type RequestedTail = { label: string; events: number }

/** Latencies that loads promise. */
function promisedMetrics({ workload: settings }: Suite): string[] {
  const { source, trial } = workloadOf(settings.kind)
  const { offered } = trial
  const { benchmarks } = source
  if (benchmarks.kind !== 'listed' || offered === undefined) return []
  const unit = benchmarks.unit(settings)
  return benchmarks.names(settings).flatMap((name) => {
    const target = { ...benchmarks.target(settings, unit, name), arms: [], block: '' }
    const load = offered(settings, target)
    return load && 'at' in load && load.promise !== undefined ? [load.promise.metric] : []
  })
}

/** Percentiles of latency that the suite needs, the one that takes most transactions first. */
export function requestedTails(suite: Suite): RequestedTail[] {
  return [...new Set([...Object.keys(suite.metrics), ...promisedMetrics(suite)])]
    .flatMap((id): RequestedTail[] => {
      const percent = PERCENTILE.exec(id)?.[1]
      if (percent === undefined) return []
      const events = eventsForTail(Math.round(Number(percent) * 10))
      return [{ label: metricFor(id).label, events }]
    })
    .sort((a, b) => b.events - a.events)
}

const number = (value: number) => value.toLocaleString('en')

/** A rate at which most servers answer short transactions: an example, not an expectation. */
const EXAMPLE_TPS = 1000

/**
 * A line for each benchmark whose blocks cannot, or may not, give a percentile that is asked for:
 * of several the most demanding one.
 */
export function plannedTails({ suite, workload }: Design): string[] {
  const [worst] = requestedTails(suite)
  if (worst === undefined) return []
  return (workload.trial.blocks?.(suite.workload) ?? []).flatMap((block) => {
    const takes = takenBy(block, worst.events)
    return takes === null ? [] : [`${worst.label} of ${block.benchmark} ${takes}`]
  })
}

/** Null: its blocks have enough transactions, however fast the server is. */
function takenBy({ sec, events: transactions }: LoadBlock, events: number): string | null {
  const needed = `takes ${number(events)} transactions a block`
  if (transactions !== null) {
    return transactions >= events
      ? null
      : `${needed}, not ${number(transactions)}: events: ${events}`
  }
  if (sec === null) return null
  const rate = number(Math.ceil(events / sec))
  return (
    `${needed}: at block: ${sec}s that is ${rate} a second; events: ${events} always has them, ` +
    `block: ${Math.ceil(events / EXAMPLE_TPS)}s at ${number(EXAMPLE_TPS)} a second`
  )
}

// Labels of variants: as the suite names them, or the command that was typed.

const SHOWN = 40

/** One word as a person types it. */
const typedWord = (word: string) => (/^[^\s'"]+$/.test(word) ? word : `'${word}'`)

/** A command as it may have been typed, of its words: the text that a shell reads, or all of them. */
function typedOf(words: readonly string[]): string[] {
  const [, flag, text] = words
  const isOfShell = words.length === 3 && flag === '-c' && text !== undefined
  return [...(isOfShell ? [text] : []), words.map(typedWord).join(' ')].map((typed) =>
    typed.replaceAll(/\{(\{[a-z][\w-]*\})\}/g, '$1'),
  )
}

/** The commands of a plan by the name that their text gave them, without those that were named. */
function commandsOf({ suite }: Plan): Map<string, string> {
  const { runs } = suite.workload as { runs?: Record<string, readonly string[]> }
  return new Map(
    Object.entries(runs ?? {}).flatMap(([name, words], index) => {
      // One whose name was taken has its place behind it.
      const isMade = (text: string) =>
        [nameAfter(text), `${nameAfter(text)}-${index + 1}`].includes(name)
      const typed = typedOf(words).find(isMade)
      return typed === undefined ? [] : [[name, cleanName(typed, SHOWN)] as const]
    }),
  )
}

/** Whether a variant's name was made of its command. */
export const isCommand = (plan: Plan, variant: string) => commandsOf(plan).has(variant)

/** The command of a variant that has no other name, cut in the middle; else the name. */
export function variantLabel(plan: Plan, variant: string): string {
  const commands = commandsOf(plan)
  const label = commands.get(variant)
  if (label === undefined) return variant
  const same = [...commands].flatMap(([name, text]) => (text === label ? [name] : []))
  return same.length > 1 ? `${label} (${same.indexOf(variant) + 1})` : label
}

/** Whether all arms are commands of one side, and nothing but them is compared. */
export const areCommandsAlone = ({ suite, arms }: Plan): boolean =>
  'runs' in suite.workload && new Set(arms.map(({ side }) => side)).size === 1

/** An arm as who started the run knows it: `head@greentea`, or a command that was typed. */
export function armLabel(plan: Plan, id: string): string {
  const variant = plan.arms.find((arm) => arm.id === id)?.variant
  return variant !== undefined && areCommandsAlone(plan) ? variantLabel(plan, variant) : id
}

/** What is executed, and on which arm; `target`: null where the arm says all of it. */
export type TrialLabel = { arm: string; target: string | null }

/** A benchmark that a suite lists is known by its own name, without that of all of them. */
export function trialLabel(plan: Plan, trial: { arm: string; target: string }): TrialLabel {
  const target = plan.targets.find(({ id }) => id === trial.target)
  const isListed = workloadOf(plan.suite.workload.kind).source.benchmarks.kind === 'listed'
  const name =
    target === undefined || !isListed ? trial.target : trial.target.slice(target.unit.length + 1)
  const isOnly = areCommandsAlone(plan) && plan.targets.length === 1
  return { arm: armLabel(plan, trial.arm), target: isOnly ? null : name }
}

/** `m.Scan on head`, `sleep 0.1`. */
export const trialText = ({ arm, target }: TrialLabel): string =>
  target === null ? arm : `${target} on ${arm}`

/** A row as who watches knows it. `beside`: what it is compared with, where that is not the change. */
export type RowLabel = { name: string; beside: string }

export function rowLabel(plan: Plan, row: { contrast: string; benchmark: string }): RowLabel {
  const contrast = plan.contrasts.find(({ id }) => id === row.contrast)
  if (contrast?.kind !== 'variants' && contrast?.kind !== 'refs')
    return { name: row.benchmark, beside: plan.contrasts.length > 1 ? (contrast?.id ?? '') : '' }
  const { arm, target } = trialLabel(plan, { arm: contrast.head, target: row.benchmark })
  const base = armLabel(plan, contrast.base)
  if (areCommandsAlone(plan))
    return { name: target === null ? arm : `${arm}, ${row.benchmark}`, beside: `vs ${base}` }
  if (plan.contrasts.length === 1) return { name: row.benchmark, beside: '' }
  const variant = plan.arms.find(({ id }) => id === contrast.head)?.variant ?? 'default'
  const isUnder = contrast.kind === 'refs' && variant !== 'default'
  return { name: row.benchmark, beside: isUnder ? `under ${variant}` : `${arm} vs ${base}` }
}
