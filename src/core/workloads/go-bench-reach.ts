/** What a change of Go code cannot reach: the program of src/host/reach/ asked, its answer read. */
import { z } from 'zod'
import type { ReachSteps } from '../contracts/workload.ts'
import type { Variant } from '../model/model.ts'

const answers = z.array(
  z.object({
    unit: z.string(),
    /** Set where nothing is known of the unit's benchmarks. */
    why: z.string(),
    benchmarks: z.array(
      z.object({ name: z.string(), same: z.boolean(), why: z.string(), doubt: z.boolean() }),
    ),
  }),
)

type BuiltWith = { dir: string; flags: string[] }

export const goReachOf = <S>(
  builtWith: (settings: S, variant: Variant) => BuiltWith,
): ReachSteps<S> => ({
  step(settings, { variant, program, base, head, out, units }) {
    const { dir, flags } = builtWith(settings, variant)
    const inside = (root: string) => (dir === '' ? root : `${root}/${dir}`)
    const argv: [string, ...string[]] = [
      program,
      ...['-base', inside(base), '-base-root', base],
      ...['-head', inside(head), '-head-root', head],
      ...['-ignore', out],
      ...flags.map((flag) => `-flag=${flag}`),
      '--',
      ...units,
    ]
    return { argv, folder: '', env: {} }
  },
  read: (stdout) =>
    answers.parse(JSON.parse(stdout)).map(({ unit, why, benchmarks }) => ({
      unit,
      isKnown: why === '',
      same: benchmarks.filter(({ same }) => same).map(({ name }) => name),
      doubts: [
        ...(why === '' ? [] : [why]),
        ...new Set(benchmarks.filter(({ doubt }) => doubt).map((one) => one.why)),
      ],
    })),
})
