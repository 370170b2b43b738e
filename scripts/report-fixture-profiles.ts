/** A report with a profile pass: the functions are those of the real profiles in fixtures. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Profiles, Report, Side } from '../src/core/model/model.ts'
import { compareProfiles } from '../src/core/profiles/compare.ts'
import { decodeProfile } from '../src/core/profiles/decode.ts'
import { improved, ratio, report, row } from './report-fixture-parts.ts'

/** Operations of one run, the same on both sides. */
const OPERATIONS = 1157
const PERIOD_SEC = 0.01

function profileOf(go: string) {
  const read = (side: Side) =>
    readFileSync(new URL(`../fixtures/profiles/${go}-index_join-${side}.pb.gz`, import.meta.url))
  const runOf = (side: Side) => ({
    samples: decodeProfile(gunzipSync(read(side))),
    operations: OPERATIONS,
  })
  const runs = { base: [runOf('base')], head: [runOf('head')] }
  const armOf = (side: Side) => ({
    ...{ arm: side, runs: 1, operations: OPERATIONS, wallSec: 0.8 },
    samples: runs[side][0]?.samples.samples ?? 0,
    files: [
      {
        path: `profiles/01-${side}-1.pb.gz`,
        sha256: createHash('sha256').update(read(side)).digest('hex'),
      },
    ],
  })
  return {
    ...{ contrast: 'refs', target: 'example.com/prolly.index_join', benchmarks: ['index_join'] },
    ...{ base: armOf('base'), head: armOf('head'), periodSec: PERIOD_SEC },
    ...compareProfiles(runs, PERIOD_SEC),
  }
}

export function profiled(): Report {
  const profiles: Profiles = {
    of: 'changed',
    targets: [profileOf('go1.25')],
    problems: [
      {
        code: 'profile-failed',
        message: 'nothing says how a CPU profile of this is made: use go-bench',
        where: 'convert on base',
      },
    ],
  }
  return report({
    comparisons: [row('index_join', 0.000464, ratio(-53.4, [-63.4, -51.1]), improved)],
    profiles,
  })
}

/** The same with every name and message one of the attacks. */
export function hostileProfiles(attacks: readonly string[]): Profiles {
  const real = profileOf('go1.25')
  const name = (i: number) => attacks[i % attacks.length] ?? ''
  const arm = (side: Side) => ({ ...real[side], arm: name(4), files: [] })
  return {
    of: 'all',
    targets: [
      {
        ...real,
        ...{ contrast: name(3), target: name(0), benchmarks: [...attacks] },
        ...{ base: arm('base'), head: arm('head') },
        functions: real.functions.slice(0, attacks.length).map((one, i) => ({
          ...{ ...one, name: name(i), baseName: name(i + 1) },
        })),
      },
    ],
    problems: attacks.map((text, i) => ({
      ...{ code: `profile-${i}`, message: text, where: text, next: text },
    })),
  }
}
