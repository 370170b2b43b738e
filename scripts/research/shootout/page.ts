/** What was measured as people see it: two tables, a chart, and what the chart says in words. */

import { asIs, markup } from '../../../src/render/html.ts'
import { pictureStyle } from '../../../src/render/svg.ts'
import { wilsonLimits } from '../../../src/stats/distributions.ts'
import { meanings, table } from '../../docs/markdown-table.ts'
import { type Condition, type Measured, readMeasured, SIZES_PCT } from './measured.ts'
import { type Count, missedOf, type Tally, TOOLS, tallied } from './tally.ts'

const CONDITIONS: Record<Condition, string> = {
  idle: 'Idle machine',
  busy: 'Beside two busy loops',
}
const conditions = Object.keys(CONDITIONS) as Condition[]

const NOT_YET = 'Not measured yet: `npm run shootout` on a machine that does nothing else.'

const LIMITS =
  'gcbench judges by CPU time where a benchmark computes; the others know wall time alone. ' +
  'Neighbouring comparisons share a recording: their errors are not independent.'

const pct = (share: number) => `${Math.round(100 * share)}`
const ofAll = ({ count, of }: Count) => (of === 0 ? '-' : `${count}/${of}`)

/** With the 95 % interval (Wilson 1927). */
function withLimits(one: Count): string {
  if (one.of === 0) return '-'
  const { low, high } = wilsonLimits(one.count, one.of, 1.959964)
  return `${ofAll(one)} (${pct(low)}–${pct(high)} %)`
}

const nameOf = (size: number) => (size === 100 ? '2x' : `+${size} %`)

function results(measured: Measured, condition: Condition): string {
  const head = ['Tool', 'False verdicts', 'Unchanged rows called', ...SIZES_PCT.map(nameOf), 'Time']
  const rows = TOOLS.map((tool) => {
    const tally = tallied(measured, tool, condition)
    const sec = tally.secPerComparison
    return [
      tool.name,
      withLimits(tally.falseVerdicts),
      ofAll(tally.falseRows),
      ...SIZES_PCT.map((size) => ofAll(tally.missed.get(size) ?? { count: 0, of: 0 })),
      sec === null ? '-' : `${sec < 10 ? sec.toFixed(1) : Math.round(sec)} s`,
    ]
  })
  return `**${CONDITIONS[condition]}**\n\n${table(head, rows)}`
}

const settings = ({ versions }: Measured) =>
  meanings(TOOLS.map(({ name, version, how }) => [`${name} (${versions[version] ?? '-'})`, how]))

function machine({ cpu, cores, sessions, versions }: Measured): string {
  const days = [...new Set(sessions.map(({ at }) => at.slice(0, 10)))].join(', ')
  const most = Math.max(...sessions.map(({ otherCpuPct }) => otherCpuPct))
  const others = `other programs took at most ${most} % of the CPU before it began`
  return `${days}, ${cpu}, ${cores} cores, Go ${versions.Go}, Python ${versions.Python}; ${others}.`
}

/** Of docs/comparison.md. */
export function shootoutTables(measured: Measured | null = readMeasured()): string {
  if (measured === null) return NOT_YET
  const shown = conditions.map((condition) => results(measured, condition))
  return [machine(measured), LIMITS, ...shown, settings(measured)].join('\n\n')
}

const all = (counts: Count[]): Count =>
  counts.reduce((sum, one) => ({ count: sum.count + one.count, of: sum.of + one.of }), {
    count: 0,
    of: 0,
  })

/** What the chart says, for whoever cannot see it. */
function inWords(measured: Measured): string {
  // gcbench, and what its users would use else; the page has them all.
  const each = TOOLS.slice(0, 3).map((tool) => {
    const tallies = conditions.map((condition) => tallied(measured, tool, condition))
    const wrong = all(tallies.map(({ falseVerdicts }) => falseVerdicts))
    const missed = all(tallies.map(missedOf))
    return `${tool.name} ${wrong.count}/${wrong.of}, ${missed.count}/${missed.of}`
  })
  return `False verdicts and missed slowdowns of ${TOOLS.length} tools: ${each.join('; ')}.`
}

/** Of the README: the chart, and what it shows; before a measurement, nothing. */
export function shootoutReadme(measured: Measured | null = readMeasured()): string {
  if (measured === null) return ''
  return [
    '<picture>',
    '  <source media="(prefers-color-scheme: dark)" srcset="docs/pictures/shootout-dark.svg">',
    `  <img alt="${inWords(measured)}" src="docs/pictures/shootout-light.svg" width="640">`,
    '</picture>',
    '',
    '[How this was measured](docs/comparison.md#which-tool-does-not-cry-wolf).',
  ].join('\n')
}

const WIDTH = 640
const TOP = 62
const STEP = 38
const BAR = 12
const COLUMN = 130
const PANELS = [
  {
    x: 240,
    title: 'False verdicts',
    about: 'unchanged code',
    of: (one: Tally) => one.falseVerdicts,
  },
  { x: 460, title: 'Missed', about: '+2, +5, +10 %, 2x', of: missedOf },
]

function bar(one: Count, x: number, y: number, condition: Condition) {
  if (one.of === 0) return markup`<text class="soft" x="${x}" y="${y + 10}">-</text>`
  const width = Math.max(1, (COLUMN * one.count) / one.of).toFixed(1)
  return markup`<rect class="${condition === 'idle' ? 'plain' : 'warn'}" x="${x}" y="${y}" width="${width}" height="${BAR}"/>
<text class="soft" x="${x + Number(width) + 5}" y="${y + 10}">${one.count}/${one.of}</text>`
}

/** Two columns of bars, two bars a tool. */
export function shootoutPicture(
  scheme: 'light' | 'dark',
  measured: Measured | null = readMeasured(),
): string {
  const height = measured === null ? TOP + STEP : TOP + STEP * TOOLS.length + 8
  const heads = PANELS.map(
    ({ x, title, about }) => markup`<text class="number" x="${x}" y="20">${title}</text>
<text class="soft" x="${x}" y="37">${about}</text>`,
  )
  const legend = conditions.map(
    (
      condition,
      at,
    ) => markup`<rect class="${condition === 'idle' ? 'plain' : 'warn'}" x="8" y="${10 + 17 * at}" width="${BAR}" height="${BAR}"/>
<text x="26" y="${20 + 17 * at}">${CONDITIONS[condition]}</text>`,
  )
  const rows =
    measured === null
      ? [markup`<text x="8" y="${TOP + 16}">Not measured yet: npm run shootout</text>`]
      : TOOLS.map((tool, at) => {
          const y = TOP + STEP * at
          const bars = conditions.flatMap((condition, under) => {
            const tally = tallied(measured, tool, condition)
            return PANELS.map(({ x, of }) => bar(of(tally), x, y + (BAR + 2) * under, condition))
          })
          return markup`<text x="8" y="${y + 17}">${tool.name}</text>
${bars}`
        })
  const title = 'False verdicts and missed slowdowns'
  return `${markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>
<style>${asIs(pictureStyle(scheme))}</style>
${legend}
${heads}
${rows}
</svg>`}\n`
}
