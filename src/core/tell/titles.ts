/** What a contrast compares, in words: the title of its table and of its columns of values. */
import type { Contrast, Report } from '../model/model.ts'
import type { Phrase } from '../text/phrase.ts'

export type Title = {
  title: Phrase
  /** The title where there is little room. */
  short: Phrase
  /** Beside a row, in a table with rows of other contrasts. */
  place: Phrase
  /** What the two values of a row are of. */
  sides: [Phrase, Phrase]
  /** Set where the values are the effects of the change under two variants. */
  isInteraction: boolean
}

const plain = (title: Phrase, sides: [Phrase, Phrase], place: Phrase = title): Title => ({
  ...{ title, short: title, place, sides },
  isInteraction: false,
})

type Known = { side: string; variant: Phrase | null }

/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report: Report, id: string): Known {
  const arm = report.plan.arms.find((known) => known.id === id)
  if (arm === undefined) return { side: '', variant: [{ name: id }] }
  return { side: arm.side, variant: arm.variant === 'default' ? null : [{ name: arm.variant }] }
}

function under({ variant }: Known): Phrase {
  return variant === null ? [] : [' under ', ...variant]
}

/** The variant under which a contrast of refs ran. */
function variantOfContrast(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((known) => known.id === id)
  if (contrast?.kind !== 'refs') return [{ name: id }]
  return armOf(report, contrast.head).variant ?? ['default']
}

function interactionTitle(first: Phrase, second: Phrase): Title {
  return {
    title: [
      'interaction: does the change act differently under ',
      ...second,
      ' than under ',
      ...first,
      '?',
    ],
    short: ['interaction ', ...first, ' → ', ...second],
    place: ['interaction'],
    sides: [first, second],
    isInteraction: true,
  }
}

export function titleOf(report: Report, id: string): Title {
  const contrast = report.plan.contrasts.find((known) => known.id === id)
  if (contrast === undefined) return plain([{ name: id }], [['base'], ['head']])
  return titleOfKind(report, contrast)
}

function titleOfKind(report: Report, contrast: Contrast): Title {
  switch (contrast.kind) {
    case 'refs': {
      const suffix = under(armOf(report, contrast.head))
      const place: Phrase = suffix.length === 0 ? ['base vs head'] : suffix.with(0, 'under ')
      return plain(['base vs head', ...suffix], [['base'], ['head']], place)
    }
    case 'aa': {
      const { side, variant } = armOf(report, contrast.base)
      return plain(['A/A: ', side, ...under({ side, variant }), ' twice'], [['first'], ['again']])
    }
    case 'variants': {
      const head = armOf(report, contrast.head)
      const first = armOf(report, contrast.base).variant ?? ['default']
      const second = head.variant ?? ['default']
      const isOfRefs = report.plan.suite.compare !== undefined
      const where = isOfRefs ? [] : [` on ${head.side}`]
      return plain([...first, ' vs ', ...second, ...where], [first, second])
    }
    case 'benchmarks': {
      const arm = armOf(report, contrast.arm)
      const pair: Phrase = [{ name: contrast.base }, ' vs ', { name: contrast.head }]
      return plain([...pair, ` on ${arm.side}`, ...under(arm)], [['first'], ['second']])
    }
    case 'interaction':
      return interactionTitle(
        variantOfContrast(report, contrast.base),
        variantOfContrast(report, contrast.head),
      )
  }
}

/** What sets a contrast apart from others of its kind: the variant of its head; else its title. */
export function variantOf(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((known) => known.id === id)
  if (contrast?.kind !== 'refs' && contrast?.kind !== 'variants') return titleOf(report, id).short
  return armOf(report, contrast.head).variant ?? ['default']
}
