/** A proof in words: one sentence, and what it rests on. */

import { metricFor } from '../model/metrics.ts'
import { clean, cleanName, plural } from '../model/plain.ts'
import { percentOfLn, printDelta, printDuration, printInterval } from '../model/unit.ts'
import type { ClaimedRow, ClaimOutcome, ClaimReason, JudgedClaims } from '../report/proof.ts'
import { optionLine } from '../settings/command-line.ts'
import { noRunOptions } from '../settings/options.ts'
import { type Block, paragraph, when } from './document.ts'

const NAME_CAP = 100

const GROUNDS: Record<ClaimReason, string> = {
  interval: '',
  exact: 'the same in every round of a side',
  'same-code': 'the change does not touch its machine code',
  'one-layout': 'the rest could be the luck of one layout a build',
  'too-few-rounds': 'too few rounds for an interval',
  withheld: 'withheld, since a control moved',
  failed: 'it failed: the report says why',
  'no-ratio': 'its values are zero or less, and have no percentage',
  'below-resolution': 'the change is smaller than the step in which it is printed',
  'machines-disagree': 'the machines disagree',
  'not-measured': 'no row of that name was measured',
  'beyond-offered': 'both sides are beyond all that was offered',
  'changed-benchmark': "the benchmark's own code changed, so that two benchmarks are compared",
}

/** `Scan time/op -20.9 % [-24.1, -17.0], 24 rounds`. */
export function claimedRowText({ benchmark, metric, change, ground, rounds }: ClaimedRow): string {
  const name = cleanName(benchmark, NAME_CAP)
  const label = metric === null ? '' : ` ${clean(metricFor(metric).label, NAME_CAP)}`
  const [point, low, high] = [change?.point, change?.low, change?.high].map((ln) =>
    ln === undefined ? null : percentOfLn(ln),
  )
  const interval = ground === 'interval' ? ` ${printInterval(low ?? null, high ?? null)}` : ''
  const size = change === null ? '' : ` ${printDelta(point ?? null)}${interval}`
  const more = [GROUNDS[ground], ...(rounds === 0 ? [] : [plural(rounds, 'round')])].filter(
    (text) => text !== '',
  )
  return `${name}${label}${size}${more.length === 0 ? '' : `, ${more.join(', ')}`}`
}

const OPENING: Record<ClaimOutcome, string> = {
  proved: 'proved',
  refuted: 'refuted',
  'cannot-tell': 'cannot tell yet',
}

/** The verdict in one sentence, with the row that decides it. */
export function proofSentence({ claim, verdict, rows }: JudgedClaims): string {
  const deciding = rows.find(({ outcome }) => outcome === verdict)
  const others = rows.filter(({ outcome }) => outcome === verdict).length - 1
  const more = others > 0 ? `, and ${plural(others, 'row')} more` : ''
  const row = deciding === undefined ? '' : `: ${claimedRowText(deciding)}${more}`
  return `${OPENING[verdict]}: "${clean(claim, 500)}"${row}`
}

/** What to do to be told; null: it is told. */
export function proofNext({ verdict, needed, rows }: JudgedClaims): string | null {
  if (verdict !== 'cannot-tell') return null
  const isAbsent = rows.some(({ ground }) => ground === 'not-measured')
  if (isAbsent) return 'look for its name in the report: it may have been renamed, or left out'
  if (rows.some(({ ground }) => ground === 'changed-benchmark'))
    return "run head's benchmarks on both sides: --benchmarks-from head"
  if (rows.some(({ ground }) => ground === 'failed')) return 'mend what failed, and prove it again'
  if (needed === null)
    return 'the change is too near to the claim, or too noisy, for a forecast: claim less, or calm the machine (gcbench doctor)'
  const { rounds, budgetSec } = needed
  const time = budgetSec === null ? '' : ` (${printDuration(budgetSec)})`
  const whole = Math.ceil((budgetSec ?? 0) / 60) * 60
  const options = { ...noRunOptions, budget: whole === 0 ? null : whole }
  const flags = optionLine({ ...options, rounds: { min: null, max: rounds } })
  return `about ${plural(rounds, 'round')} in all would decide it${time}: ${flags}`
}

/** Every row, where there are several. */
const proofRows = ({ rows }: JudgedClaims): string[] =>
  rows.length > 1 ? rows.map((row) => `${OPENING[row.outcome]}: ${claimedRowText(row)}`) : []

/** The same as blocks of a page. */
export function proofBlocks(proof: JudgedClaims): Block[] {
  const next = proofNext(proof)
  const items = proofRows(proof).map((text) => ({ text: [{ prose: text }] }))
  return [
    { kind: 'paragraph', text: [{ prose: proofSentence(proof) }] },
    ...when(items.length > 0, { kind: 'list', items }),
    ...(next === null ? [] : [paragraph('next: ', { prose: next })]),
  ]
}

/** The sentence, every row behind it, and what is next. */
export function proofLines(proof: JudgedClaims): string[] {
  const next = proofNext(proof)
  const rows = proofRows(proof).map((text) => `  ${text}`)
  return [proofSentence(proof), ...rows, ...(next === null ? [] : [`next: ${next}`])]
}
