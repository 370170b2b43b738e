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
      z.object({
        ...{ name: z.string(), same: z.boolean(), why: z.string(), doubt: z.boolean() },
        /** -1: no code is known to differ. */
        distance: z.number(),
      }),
    ),
  }),
)

export const goReachOf = <S>(
  flagsOf: (settings: S, variant: Variant) => string[],
): ReachSteps<S> => ({
  step(settings, { variant, program, base, head, baseEnv, out, project: { folder, env }, units }) {
    const inside = (root: string) => (folder === '' ? root : `${root}/${folder}`)
    const argv: [string, ...string[]] = [
      program,
      ...['-base', inside(base), '-base-root', base],
      ...['-head', inside(head), '-head-root', head],
      ...Object.entries(baseEnv).flatMap(([name, value]) => ['-base-env', `${name}=${value}`]),
      ...['-ignore', out],
      ...flagsOf(settings, variant).map((flag) => `-flag=${flag}`),
      '--',
      ...units,
    ]
    return { argv, folder: '', env }
  },
  read: (stdout) =>
    answers.parse(JSON.parse(stdout)).map(({ unit, why, benchmarks }) => ({
      unit,
      isKnown: why === '',
      same: benchmarks.filter(({ same }) => same).map(({ name }) => name),
      reached: [...Map.groupBy(benchmarks, (one) => one.why)]
        .filter(([reason]) => reason !== '')
        .map(([reason, of]) => ({ why: reason, benchmarks: of.map(({ name }) => name) })),
      distances: new Map(
        benchmarks
          .filter(({ distance }) => distance >= 0)
          .map(({ name, distance }) => [name, distance]),
      ),
      doubts: [
        ...(why === '' ? [] : [why]),
        ...new Set(benchmarks.filter(({ doubt }) => doubt).map((one) => one.why)),
      ],
    })),
})
