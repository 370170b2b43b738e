/** A report whose every free text tries to become something else on a page. */
import type { Plan, Report } from '../src/core/model/model.ts'
import {
  improved,
  machine,
  plan,
  ratio,
  regressed,
  report,
  row,
  trial,
  unchanged,
  unsure,
  variant,
} from './report-fixture-parts.ts'
import { hostileProfiles } from './report-fixture-profiles.ts'
import { hostileServer } from './report-fixture-servers.ts'

/** Names and messages that must come out as inert text. */
export const attacks = [
  'pipe | breaks | the | table',
  'tick ` and `` two ``` three',
  '\\| \\` \\\\| trailing backslash \\',
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  '</code></td></table></details><h1>owned</h1>',
  '@octocat @org/team see #1 and GH-2 and org/repo#3',
  '[click](https://evil.example) ![track](https://evil.example/p.gif)',
  'https://evil.example www.evil.example me@evil.example',
  '[ref]: https://evil.example "x"\n[ref]\n\n# heading\n- item\n> quote',
  'bidi \u202etxet desrever\u202c \u2066isolated\u2069 \u200frlm',
  'zero\u200bwidth\u200d \ufeffmark \u{e0041}\u{e0042} soft\u00adhyphen',
  'control \u0000\u0007\u001b[31mred\u001b[0m \r\n| new | row |',
  'z\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358\u0359\u035aalgo \ud800 lone',
  '&lt;b&gt; &#64;octocat &vert; &copy;',
  '$$x^2$$ :tada: ~~gone~~ **bold** _em_ [^1] <!-- comment -->',
  `long-${'name/'.repeat(60)}end`,
  '',
  '漢字とemoji🚀全角',
]

function hostilePlan(): Plan {
  const named = (name: string) =>
    variant(name, {
      buildEnv: { GOFLAGS: attacks[3]!, '`|': attacks[1]! },
      runEnv: { X: attacks[6]! },
      toolchain: attacks[0]!,
      buildFlags: [attacks[4]!],
      args: [attacks[5]!, attacks[8]!],
    })
  const source = { kind: 'ref', sha: null, path: null } as const
  return plan(
    {
      sources: {
        base: { ...source, asked: attacks[4]!, mergeBaseOf: [attacks[5]!, attacks[6]!] },
        head: { ...source, kind: 'folder', path: attacks[3]!, asked: 'x', mergeBaseOf: null },
      },
      arms: [
        { id: 'base', side: 'base', variant: attacks[4]! },
        { id: 'head', side: 'head', variant: attacks[4]! },
      ],
      unchanged: [
        { contrast: 'refs', unit: attacks[3]!, sha256: 'a'.repeat(64), benchmarks: attacks },
      ],
      seed: attacks[6]!,
    },
    { name: attacks[5]!, variants: [named(attacks[4]!), named(attacks[1]!)] },
  )
}

export function hostile(): Report {
  const verdicts = [improved, regressed, unchanged, unsure(22)]
  const problem = (text: string, i: number) => ({
    code: `problem-${i}`,
    message: text,
    where: text,
    next: text,
  })
  const comparisons = attacks.flatMap((attack, i) => {
    const estimate = ratio(i - 6.5, [i - 8, i - 5])
    const problems = i < 3 ? [] : [problem(attack, i)]
    return [
      row(attack, 0.001 * (i + 1), estimate, verdicts[i % verdicts.length]!, { problems }),
      row(attack, 3, estimate, regressed, {
        metric: attack,
        unit: attack.slice(0, 100),
        role: 'informational',
      }),
    ]
  })
  const text = attacks.join('\n')
  const { arms, contrasts, comparisons: served, histograms, waivers } = hostileServer(attacks)
  const asked = hostilePlan()
  return report({
    tool: { name: 'gcbench', version: '<b>@octocat</b>' },
    comparisons: [...comparisons, ...served],
    plan: {
      ...asked,
      arms: [...asked.arms, ...arms],
      contrasts: [...asked.contrasts, ...contrasts],
    },
    ...{ histograms, waivers },
    builds: attacks.map((attack) => ({
      arm: attack,
      unit: attack,
      sha256: 'b'.repeat(64),
      toolchain: attack.slice(0, 200),
      settings: { GOEXPERIMENT: attack, '</td>': attack },
      buildSec: 1,
    })),
    environment: [
      { ...machine, cpuModel: attacks[3]!, kernel: attacks[6]!, governor: attacks[0]! },
    ],
    stopReason: text,
    conclusion: { conclusion: 'failure', reasons: attacks },
    profiles: hostileProfiles(attacks),
    problems: attacks.map(problem),
    command: `gcbench run \`\`\` ${text} \u0060\u0060\u0060\u0060`,
    records: attacks.map((attack, round) =>
      trial({
        trial: { round, position: 0, target: attack, arm: attack, attempt: 0 },
        status: 'failed',
        exitCode: 1,
        outputs: { [attack.slice(0, 100)]: `${attack}\n\`\`\`\n</details>\n# x\n${text}` },
      }),
    ),
  })
}
