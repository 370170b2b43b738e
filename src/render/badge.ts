/** A badge of what stands on a branch, and its newest comparisons came to: for shields.io, and as a picture. */
import type { RowTally } from '../report/branch.ts'
import { type Markup, markup } from './html.ts'

type Tone = 'bad' | 'good' | 'same' | 'unknown'
type Badge = { message: string; tone: Tone }

const LABEL = 'benchmarks'

/** What got worse is said first, and what is not known before what is well. Null: no comparison. */
export function badgeOf(outcome: RowTally | null): Badge {
  if (outcome === null) return { message: 'not measured', tone: 'unknown' }
  const { worse, accepted, better, changed, unknown } = outcome
  const counts = [
    [worse, 'worse'],
    [accepted, 'accepted'],
    [better, 'better'],
    [changed, 'changed'],
    [unknown, 'not known'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  // Rows without a decision are no change that was found, and no proof of none.
  if (parts.length === 0) return { message: 'no change found', tone: 'same' }
  const tone = worse > 0 ? 'bad' : changed + unknown > 0 ? 'unknown' : 'good'
  return { message: parts.join(', '), tone }
}

/** As https://shields.io/badges/endpoint-badge takes it. */
export function badgeJson({ message, tone }: Badge): string {
  const color = { bad: 'red', good: 'brightgreen', same: 'green', unknown: 'lightgrey' }[tone]
  return `${JSON.stringify({ schemaVersion: 1, label: LABEL, message, color })}\n`
}

/** White letters on them have a contrast of 4.5 at least. */
const FILLS: Record<Tone, string> = {
  bad: '#c8321a',
  good: '#0b7a4b',
  same: '#0b7a4b',
  unknown: '#59636e',
}

/** About what a character takes in 11 px; the picture stretches its text to just that. */
const LETTER = 6.6
const [HEIGHT, SIDE] = [20, 6]

const lettersOf = (text: string) => Math.round(LETTER * text.length)

const textMarkup = (text: string, left: number): Markup => markup`<text x="${left}" y="14"
 textLength="${lettersOf(text)}">${text}</text>`

/** The same as a picture of its own, which asks nobody. */
export function badgeSvg({ message, tone }: Badge): string {
  const left = lettersOf(LABEL) + 2 * SIDE
  const width = left + lettersOf(message) + 2 * SIDE
  const title = `${LABEL}: ${message}`
  return String(markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"
 viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}"><title>${title}</title>
<clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="#3d444d"/><rect
 x="${left}" width="${width - left}" height="${HEIGHT}" fill="${FILLS[tone]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${textMarkup(LABEL, SIDE)}
${textMarkup(message, left + SIDE)}</g>
</svg>
`)
}
