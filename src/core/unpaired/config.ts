/** What the configuration lines of two Go benchmark texts say about comparing them. */

import type { BenchText } from '../benchfmt/text.ts'
import type { Problem } from '../model/model.ts'
import { clean } from '../text/plain.ts'

/** Keys that say on what the benchmarks ran: a difference in them is not the change. */
const MACHINE = ['goos', 'goarch', 'cpu']

function valuesByKey({ results }: BenchText): Map<string, Set<string>> {
  const keys = new Set(results.flatMap((result) => Object.keys(result.config)))
  const values = (key: string) => new Set(results.map((result) => result.config[key] ?? ''))
  return new Map([...keys].filter((key) => key !== 'pkg').map((key) => [key, values(key)]))
}

function listed(values: Set<string> | undefined): string {
  return [...(values ?? [''])].map((value) => `"${clean(value, 100)}"`).join(', ')
}

export function configProblems(base: BenchText, head: BenchText): Problem[] {
  const [first, second] = [valuesByKey(base), valuesByKey(head)]
  const machines = MACHINE.filter(
    (key) =>
      (first.has(key) || second.has(key)) && listed(first.get(key)) !== listed(second.get(key)),
  ).map(
    (key): Problem => ({
      code: 'machines-differ',
      message: `${key} is ${listed(first.get(key))} in base and ${listed(second.get(key))} in head`,
      next: 'measure both on one machine: the difference of machines is in every row',
    }),
  )
  const pooled = [
    ['base', first],
    ['head', second],
  ] as const
  return [
    ...machines,
    ...pooled.flatMap(([side, values]): Problem[] => {
      const keys = [...values].filter(([, set]) => set.size > 1).map(([key]) => clean(key, 40))
      if (keys.length === 0) return []
      const message = `${keys.join(', ')} varies within ${side}; its results count as one sample`
      return [{ code: 'configuration-varies', message }]
    }),
  ]
}
