/** A proof in words: one sentence, and what it rests on. */

import { metricFor } from '../model/metrics.ts'
import { clean, cleanName, plural } from '../model/plain.ts'
import { percentOfLn, printDelta, printDuration, printInterval } from '../model/unit.ts'
import type { ClaimedRow, Ground, Outcome, Proof } from '../report/proof.ts'
import { commandLine } from '../settings/command-line.ts'
import { noRunOptions } from '../settings/options.ts'
import { type Screen, wrapped } from './terminal.ts'

const NAME_CAP = 100

const GROUNDS: Record<Ground, string> = {
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

const OPENING: Record<Outcome, string> = {
  proved: 'proved',
  refuted: 'refuted',
  'cannot-tell': 'cannot tell yet',
}

/** The verdict in one sentence, with the row that decides it. */
export function proofSentence(proof: Proof): string {
  const { claim, verdict, rows } = proof
  const deciding = rows.find(({ outcome }) => outcome === verdict)
  const others = rows.filter(({ outcome }) => outcome === verdict).length - 1
  const more = others > 0 ? `, and ${plural(others, 'row')} more` : ''
  const row = deciding === undefined ? '' : `: ${claimedRowText(deciding)}${more}`
  return `${OPENING[verdict]}: "${clean(claim, 500)}"${row}`
}

/** What to do to be told; null: it is told. */
export function proofNext({ verdict, needed, rows }: Proof): string | null {
  if (verdict !== 'cannot-tell') return null
  const isAbsent = rows.some(({ ground }) => ground === 'not-measured')
  if (isAbsent) return 'look for its name in the report: it may have been renamed, or left out'
  if (rows.some(({ ground }) => ground === 'failed')) return 'mend what failed, and prove it again'
  if (needed === null)
    return 'the change is too near to the claim, or too noisy, for a forecast: claim less, or calm the machine (gcbench doctor)'
  const { rounds, budgetSec } = needed
  const time = budgetSec === null ? '' : ` (${printDuration(budgetSec)})`
  const whole = Math.ceil((budgetSec ?? 0) / 60) * 60
  const options = { ...noRunOptions, budget: whole === 0 ? null : whole }
  const flags = commandLine({ ...options, rounds: { min: null, max: rounds } }).replace(
    /^gcbench run /,
    '',
  )
  return `about ${plural(rounds, 'round')} in all would tell${time}: ${flags}`
}

/** The sentence, every row behind it, and what is next, as lines of a terminal. */
export function proofText(proof: Proof, screen: Screen): string {
  const isSeveral = proof.rows.length > 1
  const rows = isSeveral
    ? proof.rows.map((row) => `  ${OPENING[row.outcome]}: ${claimedRowText(row)}`)
    : []
  const next = proofNext(proof)
  const lines = [proofSentence(proof), ...rows, ...(next === null ? [] : [`next: ${next}`])]
  return `${lines.flatMap((line) => wrapped(screen, line, { indent: 2 })).join('\n')}\n`
}
