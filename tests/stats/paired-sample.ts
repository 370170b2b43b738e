import type { PairedSample } from '../../src/model/model.ts'

/** A row of a table with plain defaults: time, lower is better, 2 % margin, gating. */
export function pairedSample(
  given: Partial<PairedSample> & Pick<PairedSample, 'base' | 'head'>,
): PairedSample {
  return {
    contrast: 'head vs base',
    benchmark: 'scan',
    metric: 'time/op',
    unit: 's',
    better: 'lower',
    assume: 'noisy',
    marginPct: 2,
    role: 'gating',
    failed: { base: 0, head: 0 },
    headFirst: given.base.map(() => null),
    resolutionPct: null,
    layout: 'single',
    reruns: 0,
    machines: null,
    ...given,
  }
}
