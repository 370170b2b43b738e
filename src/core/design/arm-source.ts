/** What an arm is built from. */
import type { Arm, Plan, ResolvedSource, Variant } from '../model/model.ts'

/** The source of its variant, if that has one, else that of its side; null: there is none. */
export function sourceOfArm(
  { compared, ...bySide }: Plan['sources'],
  { side }: Pick<Arm, 'side'>,
  source: Variant['source'],
): ResolvedSource | null {
  if (source === undefined) return bySide[side]
  const asked = source.kind === 'ref' ? source.ref : source.path
  return compared?.find((one) => one.asked === asked) ?? null
}
