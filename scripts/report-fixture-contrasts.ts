/** Reports with more than one contrast: garbage collectors crossed with a change, and a pool. */
import type { Arm, Comparison, Contrast, Plan, Report } from '../src/core/model/model.ts'
import {
  improved,
  plan,
  ratio,
  regressed,
  report,
  row,
  unchanged,
  unsure,
  variant,
} from './report-fixture-parts.ts'

const arms: Arm[] = (['base', 'head'] as const).flatMap((side) =>
  ['greentea', 'classic'].map((name) => ({ id: `${side}@${name}`, side, variant: name })),
)

const contrasts: Contrast[] = [
  { id: 'refs@greentea', kind: 'refs', base: 'base@greentea', head: 'head@greentea' },
  { id: 'refs@classic', kind: 'refs', base: 'base@classic', head: 'head@classic' },
  {
    id: 'variants@head:greentea:classic',
    kind: 'variants',
    base: 'head@greentea',
    head: 'head@classic',
  },
  {
    id: 'interaction:greentea:classic',
    kind: 'interaction',
    base: 'refs@greentea',
    head: 'refs@classic',
  },
]

function crossedPlan(): Plan {
  return plan(
    { arms, contrasts },
    {
      variants: [
        variant('greentea', { toolchain: 'go1.26.8', runEnv: { GOGC: '100' } }),
        variant('classic', {
          buildEnv: { GOEXPERIMENT: 'nogreenteagc' },
          runEnv: { GOGC: '100', GOMEMLIMIT: '2GiB' },
          toolchain: 'go1.26.8',
        }),
      ],
      contrasts: [
        { kind: 'refs' },
        { kind: 'variants', base: 'greentea', head: 'classic', ref: 'head' },
        { kind: 'interaction', base: 'greentea', head: 'classic' },
      ],
    },
  )
}

export function gcInteraction(): Report {
  const [green, classic, gc, inter] = contrasts.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ]
  const info = { role: 'informational' } as const
  const between = (name: string, first: number, second: number, rest: Comparison) => ({
    ...rest,
    benchmark: name,
    contrast: inter,
    unit: 'ratio',
    baseValue: first,
    headValue: second,
  })
  const differs = row('', 1, ratio(-8.87, [-10.6, -7.2]), improved, info)
  const alike = row('', 1, ratio(0.31, [-0.9, 1.4], { p: 0.6 }), unchanged, info)
  return report({
    plan: crossedPlan(),
    builds: arms.map((arm, i) => ({
      arm: arm.id,
      unit: 'example.org/prolly/tree',
      sha256: `${i}3d9c1e7`.repeat(8),
      toolchain: arm.variant === 'classic' ? 'go1.26.8-X:nogreenteagc' : 'go1.26.8',
      settings: arm.variant === 'classic' ? { GOEXPERIMENT: 'nogreenteagc' } : {},
      buildSec: 7,
    })),
    comparisons: [
      row('groupby_scan', 0.01861, ratio(-12.1, [-13.3, -10.8]), improved, { contrast: green }),
      row('index_join', 0.000412, ratio(-0.4, [-1.3, 0.6], { p: 0.5 }), unchanged, {
        contrast: green,
      }),
      row('groupby_scan', 0.02144, ratio(-19.9, [-21.4, -18.4]), improved, { contrast: classic }),
      row('index_join', 0.000433, ratio(-0.1, [-2.4, 2.3], { p: 0.8 }), unsure(31), {
        contrast: classic,
      }),
      row('groupby_scan', 0.01636, ratio(4.97, [3.7, 6.3]), regressed, { contrast: gc, ...info }),
      row('index_join', 0.00041, ratio(5.4, [4.1, 6.6]), regressed, { contrast: gc, ...info }),
      between('groupby_scan', 0.879, 0.801, differs),
      between('index_join', 0.996, 0.999, alike),
    ],
    command: 'gcbench run gc --base main --head tuple-by-pointer --seed 7f3a9e21c4d80b56',
  })
}

/** Two benchmarks of one build against each other, with metrics that the program made up. */
export function pool(): Report {
  const contrast = 'benchmarks0'
  const name = (size: string) => `AllocWithoutPool/${size} vs AllocWithPool/${size}`
  const custom = { contrast, role: 'informational', unit: 'gc-cycles/op' } as const
  return report({
    plan: plan(
      {
        arms: [{ id: 'head', side: 'head', variant: 'default' }],
        sources: { ...plan().sources, base: null },
        contrasts: [
          {
            id: contrast,
            kind: 'benchmarks',
            arm: 'head',
            base: 'WithoutPool',
            head: 'WithPool',
          },
        ],
      },
      {
        contrasts: [{ kind: 'benchmarks', base: 'WithoutPool', head: 'WithPool', ref: 'head' }],
      },
    ),
    comparisons: [
      row(name('4kB'), 812e-9, ratio(-94.1, [-94.3, -93.8]), improved, { contrast }),
      row(name('64kB'), 9.11e-6, ratio(-99.34, [-99.36, -99.31]), improved, { contrast }),
      row(name('16B'), 8.2e-9, ratio(58.2, [51, 66.4]), regressed, { contrast }),
      row(name('4kB'), 0.0021, ratio(-98.9, [-99.1, -98.2]), improved, {
        ...custom,
        metric: 'gc-cycles/op',
      }),
      row(name('64kB'), 105.2e6, ratio(1480, [1430, 1552]), improved, {
        contrast,
        metric: 'throughput',
        unit: 'B/s',
        better: 'higher',
        role: 'informational',
      }),
    ],
    conclusion: {
      conclusion: 'failure',
      reasons: [`${name('16B')} time/op (${contrast}) regressed`],
    },
  })
}
