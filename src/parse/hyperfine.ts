/** Parser: the JSON of hyperfine. */
import { z } from 'zod'
import type { Problem } from '../model/model.ts'
import { observedMetric, type Parser, readDocument, sameNames } from './parser.ts'

const seconds = z.number().nonnegative()
const commandSchema = z.looseObject({
  command: z.string(),
  parameters: z.record(z.string(), z.string()).optional(),
  times: z.array(seconds).optional(),
  mean: seconds,
  exit_codes: z.array(z.number().nullable()).optional(),
})
const shape = z.looseObject({ results: z.array(commandSchema) })

/** Runs that ended badly: hyperfine keeps their times where it was told to ignore failures. */
function failures({ command, exit_codes: codes = [] }: z.infer<typeof commandSchema>): Problem[] {
  const bad = codes.filter((code) => code !== 0).length
  const message = `${command}: ${bad} of ${codes.length} runs did not end with exit code 0`
  return bad === 0 ? [] : [{ code: 'failed-runs', message }]
}

/** Wall times of whole commands, one number a run; the mean where the runs were not exported. */
export const hyperfine: Parser = {
  id: 'hyperfine',
  about: 'Output of `hyperfine --export-json -`: every run of every command.',
  parse(text) {
    const { value, problems } = readDocument(text, shape, 'the file of hyperfine --export-json')
    const results = value?.results ?? []
    return {
      value: results.flatMap(({ command, times, mean }) =>
        (times ?? [mean]).map((time) => observedMetric('time/op', command, time, 1)),
      ),
      problems: [
        ...problems,
        ...results.flatMap(failures),
        ...sameNames(results.map(({ command }) => command)),
      ],
    }
  },
}
