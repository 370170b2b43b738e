/** Parser: the JSON of github-action-benchmark. */
import { z } from 'zod'
import type { Parser } from '../../contracts/parser.ts'
import { readDocument } from '../../reading/document.ts'
import { finite, observed } from '../../reading/observe.ts'

const shape = z.array(
  z.looseObject({ name: z.string(), unit: z.string().min(1).max(100), value: z.number() }),
)

/** `customSmallerIsBetter` and `customBiggerIsBetter`: summaries, so one number an entry. */
export const githubActionBenchmark: Parser = {
  id: 'github-action-benchmark',
  about: "github-action-benchmark's custom JSON: a list of names, units and values.",
  parse(text) {
    const tool = 'a list of {"name", "unit", "value"}'
    const { value, problems } = readDocument(text, shape, tool)
    const entries = value ?? []
    return {
      value: finite(
        entries.map(({ name, unit, value: number }) =>
          observed({ benchmark: name, printed: unit, value: number }),
        ),
      ),
      problems,
    }
  },
}
