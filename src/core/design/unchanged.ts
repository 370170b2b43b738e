import type { BuildRecord, Suite, Unchanged } from '../model/model.ts'
import { makeContrasts } from './plan.ts'

/**
 * Units whose binaries are the same file on both sides of a contrast, run with the same settings:
 * whatever would be measured between them is noise.
 */
export function unchangedUnits(suite: Suite, records: BuildRecord[]): Unchanged[] {
  const hash = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record.sha256]))
  const units = [...new Set(records.map((record) => record.unit))]
  const runSettings = (armId: string) => {
    const name = armId.split('@')[1] ?? 'default'
    const variant = suite.variants.find((candidate) => candidate.name === name)
    return JSON.stringify([variant?.runEnv, variant?.args])
  }
  return makeContrasts(suite).flatMap((contrast) => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    if (runSettings(contrast.base) !== runSettings(contrast.head)) return []
    return units.flatMap((unit) => {
      const sha256 = hash.get(`${contrast.base} ${unit}`)
      if (sha256 === undefined || sha256 !== hash.get(`${contrast.head} ${unit}`)) return []
      return [{ contrast: contrast.id, unit, sha256, benchmarks: [] }]
    })
  })
}
