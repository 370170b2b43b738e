/** Units that need not be run, because both sides of a contrast built the same. */
import type { BuildRecord, Unchanged } from '../model/model.ts'
import type { Design } from './design.ts'

/**
 * Units whose builds do the same work on both sides of a contrast, run with the same settings:
 * whatever would be measured between them is noise.
 */
export function unchangedUnits(design: Design, records: BuildRecord[]): Unchanged[] {
  const { doSameWork } = design.workload.build
  if (doSameWork === undefined) return []
  const built = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record]))
  const units = [...new Set(records.map((record) => record.unit))]
  const variants = new Map(design.arms.map(({ arm, variant }) => [arm.id, variant]))
  const runSettings = (arm: string) => {
    const variant = variants.get(arm)
    return JSON.stringify([variant?.runEnv, variant?.args])
  }
  return design.contrasts.flatMap((contrast) => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    if (runSettings(contrast.base) !== runSettings(contrast.head)) return []
    return units.flatMap((unit) => {
      const [base, head] = [contrast.base, contrast.head].map((arm) => built.get(`${arm} ${unit}`))
      if (base === undefined || head === undefined || !doSameWork(base, head)) return []
      return [{ contrast: contrast.id, unit, sha256: base.sha256, benchmarks: [] }]
    })
  })
}

/** The function of a benchmark, by the name that its rows have. */
export function functionOf(benchmark: string): string {
  const [own = ''] = benchmark.split('/')
  return `Benchmark${own.replace(/-\d+$/, '').replace(/^.*\./, '')}`
}

/** Whether a contrast executes nothing of a benchmark, by the name that its rows have. */
export function isNamedUnchanged(
  unchanged: readonly Unchanged[],
  contrast: string,
  benchmark: string,
): boolean {
  const name = functionOf(benchmark)
  return unchanged.some((entry) => entry.contrast === contrast && entry.benchmarks.includes(name))
}
