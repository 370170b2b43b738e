/**
 * A document as lines of text, for goldens: a block a line, what is in it below. `<name>` and
 * `"prose"` are what strangers may have written.
 */

import type { Phrase } from '../../src/model/plain.ts'
import { printedText } from '../../src/model/unit.ts'
import {
  type Block,
  type Cell,
  type Item,
  intervalText,
  type RowLine,
  type RowsBlock,
} from '../../src/render/document.ts'

const words = (phrase: Phrase): string =>
  phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('strong' in piece) return `*${piece.strong}*`
      if ('command' in piece) return `<${piece.command}>`
      if ('day' in piece) return piece.day
      return 'name' in piece ? `<${piece.name}>` : JSON.stringify(piece.prose)
    })
    .join('')

function cellText(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'missing':
      return 'missing'
    case 'text':
      return words(cell.text)
    case 'value':
      return cell.text
    case 'name':
      return [`<${cell.name}>`, ...(cell.about ?? []).map((about) => `(${words(about)})`)].join(' ')
    case 'codes':
      return cell.codes.map((code) => `<${code}>`).join(' ')
    case 'stack':
      return cell.functions.map((name) => `<${name}>`).join(' > ')
    case 'delta': {
      const range = cell.interval === null ? 'no interval' : intervalText(cell.interval)
      const moved = cell.hasMoved ? 'moved' : 'not moved'
      return [cell.delta ?? 'missing', range, cell.word, moved].filter(Boolean).join(' ')
    }
  }
}

function rowText({ row, place, notes, id }: RowLine, { level }: RowsBlock): string {
  const { comparison, values, delta, interval, change, detail } = row
  const flags = [row.gates && 'gates', row.isEnforced && 'enforced', row.isAccepted && 'accepted']
  const parts = [
    [row.mark, ...flags.filter(Boolean)].join(' '),
    comparison.role === 'geomean' ? 'mean' : `<${comparison.benchmark}>`,
    row.metric,
    values === null ? '' : values.map(printedText).join(' -> '),
    delta ?? 'no delta',
    interval === null ? 'no interval' : intervalText(interval),
    row.level === level ? '' : `level ${row.level}`,
    change === null ? 'not drawn' : '',
    `n ${row.rounds}`,
    detail === null ? row.word : `${row.word}: ${words(detail)}`,
    place === null ? '' : `place ${words(place)}`,
    notes.length === 0 ? '' : `notes ${notes}`,
    id === null ? '' : `id ${id}`,
  ]
  return parts.filter((part) => part !== '').join(' | ')
}

const itemText = ({ text, note, icon, aside }: Item): string =>
  [
    '-',
    ...(note == null ? [] : [`[${note}]`]),
    ...(icon === undefined ? [] : [icon]),
    words(text),
    ...(aside == null ? [] : [`(${words(aside)})`]),
  ].join(' ')

const within = (lines: string[]) => lines.map((line) => `  ${line}`)

/** What stands in every document is not repeated in all goldens: whole pages have it. */
const EVERYWHERE = ['how to read this', 'the same as text']

function blockLines(block: Block): string[] {
  const cut = 'cut' in block && block.cut !== undefined ? block.cut : null
  const keep = cut === null ? '' : ` {${cut.name}, ${cut.keep}${cut.by ? ` by ${cut.by}` : ''}}`
  if (cut !== null && EVERYWHERE.includes(cut.name)) return [`${block.kind}${keep} ...`]
  switch (block.kind) {
    case 'headline':
      return [`headline ${block.status}`, ...within([words(block.news), words(block.action)])]
    case 'heading':
      return [`heading${keep} ${words(block.text)}`]
    case 'paragraph':
      return [`${block.isSmall ? 'small' : 'paragraph'}${keep} ${words(block.text)}`]
    case 'list':
      return [`list${keep}`, ...within(block.items.map(itemText))]
    case 'facts':
      return [
        'facts',
        ...within(block.facts.map(({ label, value }) => `${words(label)}: ${words(value)}`)),
      ]
    case 'table': {
      const titles = block.columns.map(({ title, align }) => `${words(title)} (${align})`)
      const narrow = (block.narrow ?? []).map(({ titles, lines }) =>
        [
          'narrow',
          titles.map(words).join(' / '),
          ...lines.map(({ columns, isSmall }) => `${isSmall ? 'small ' : ''}${columns}`),
        ].join(' | '),
      )
      const rows = [...block.rows].map((row) => row.map(cellText).join(' | '))
      return [`table ${titles.join(' | ')}`, ...within([...narrow, ...rows])]
    }
    case 'rows': {
      const { title, level, hasStrips, isNameless, lines, means } = block
      const head = [
        words(title.short),
        `level ${level}`,
        ...(hasStrips ? ['strips'] : []),
        ...(isNameless ? ['nameless'] : []),
      ]
      const all = [...lines, ...means].map((line) => rowText(line, block))
      return [`rows ${head.join(' | ')}`, ...within(all)]
    }
    case 'lines':
      return ['lines', ...within([...block.lines].flatMap((line) => line.split('\n')))]
    case 'command':
      return [`command ${block.label}`, ...within([block.command])]
    case 'picture':
      return [`picture ${block.alt}`]
    case 'figures':
      return [`figures of ${block.of} ${block.at}`]
    case 'controls':
      return [`controls ${block.notice ?? ''}`]
    case 'shares':
      return ['shares', ...within(block.parts.map(({ label, printed }) => `${label}: ${printed}`))]
    case 'group':
      return [`group${keep}`, ...within(block.body.flatMap(blockLines))]
    case 'fold':
      return [`fold${keep} ${words(block.title)}`, ...within(block.body.flatMap(blockLines))]
    case 'section':
      return [`section ${block.id} ${block.title}`, ...within(block.body.flatMap(blockLines))]
  }
}

export const documentText = (document: Block[]): string =>
  `${document
    .flatMap(blockLines)
    .map((line) => line.trimEnd())
    .join('\n')}\n`
