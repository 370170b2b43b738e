/** What a contrast compares, in words: the title of its table and of its columns of values. */
import type { Contrast, Report } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import { isCommand, variantLabel } from '../plan/design.ts'
import type { Title } from './document.ts'
import * as headlines from './headline-sentences.ts'
import * as say from './sentences.ts'

const { base, head, refs, first, again, second } = say.titles

const plain = (title: Phrase, sides: [Phrase, Phrase], place: Phrase = title): Title => ({
  title,
  short: title,
  place,
  sides,
  isInteraction: false,
})

const labelOf = ({ plan }: Report, variant: string) => variantLabel(plan, variant)

/** After the name of a benchmark: the arm's variant that something is said of. */
export function underArm({ plan }: Report, id: string): Phrase {
  const variant = plan.arms.find((arm) => arm.id === id)?.variant
  if (variant === undefined) return []
  if (variant === 'default') return headlines.underOne(say.titles.default())
  const name = [{ name: variantLabel(plan, variant) }]
  return isCommand(plan, variant) ? headlines.withCommand(name) : headlines.underOne(name)
}

type ArmTitle = { side: string; variant: Phrase | null }

/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report: Report, id: string): ArmTitle {
  const arm = report.plan.arms.find((one) => one.id === id)
  if (arm === undefined) return { side: '', variant: [{ name: id }] }
  const variant = arm.variant === 'default' ? null : [{ name: labelOf(report, arm.variant) }]
  return { side: arm.side, variant }
}

function under({ variant }: ArmTitle): Phrase {
  return variant === null ? [] : headlines.underOne(variant)
}

/** The variant under which a contrast of refs ran. */
function variantOfContrast(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast?.kind !== 'refs') return [{ name: id }]
  return armOf(report, contrast.head).variant ?? say.titles.default()
}

function interactionTitle(first: Phrase, second: Phrase): Title {
  return {
    title: say.titles.interaction(first, second),
    short: say.titles.interactionShort(first, second),
    place: say.titles.interactionPlace(),
    sides: [first, second],
    isInteraction: true,
  }
}

export function titleOf(report: Report, id: string): Title {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast === undefined) return plain([{ name: id }], [base(), head()])
  return titleOfKind(report, contrast)
}

function titleOfKind(report: Report, contrast: Contrast): Title {
  switch (contrast.kind) {
    case 'refs': {
      const to = armOf(report, contrast.head)
      const place = to.variant === null ? refs() : say.titles.under(to.variant)
      return plain([...refs(), ...under(to)], [base(), head()], place)
    }
    case 'aa': {
      const { side, variant } = armOf(report, contrast.base)
      return plain(say.titles.twice(side, under({ side, variant })), [first(), again()])
    }
    case 'variants': {
      const to = armOf(report, contrast.head)
      const one = armOf(report, contrast.base).variant ?? say.titles.default()
      const other = to.variant ?? say.titles.default()
      const both = say.titles.pair(one, other)
      const { suite, arms } = report.plan
      // Commands side by side are of no side.
      const isAlone = 'runs' in suite.workload && new Set(arms.map(({ side }) => side)).size === 1
      const isWhole = suite.compare !== undefined || isAlone
      return plain(isWhole ? both : say.titles.onSide(both, to.side), [one, other])
    }
    case 'benchmarks': {
      const arm = armOf(report, contrast.arm)
      const pair = say.titles.pair([{ name: contrast.base }], [{ name: contrast.head }])
      return plain([...say.titles.onSide(pair, arm.side), ...under(arm)], [first(), second()])
    }
    case 'interaction':
      return interactionTitle(
        variantOfContrast(report, contrast.base),
        variantOfContrast(report, contrast.head),
      )
  }
}

/** What sets a contrast apart from others of its kind: the variant of its head; else its title. */
function variantOf(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast?.kind !== 'refs' && contrast?.kind !== 'variants') return titleOf(report, id).short
  return armOf(report, contrast.head).variant ?? say.titles.default()
}

/** After what is said of benchmarks: under which variant of a contrast. */
export function underContrast(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  return contrast?.kind === 'refs' || contrast?.kind === 'variants'
    ? underArm(report, contrast.head)
    : headlines.underOne(variantOf(report, id))
}
