/** Parser: the XML of Catch2. */

import type { Observation, Problem, WithProblems } from '../model/model.ts'
import { type Element, elementsIn, finite, observed } from './document.ts'
import type { Parser } from './parser.ts'

/** Elements whose names are parts of the name of a benchmark. */
const NAMED = ['TestCase', 'Section', 'BenchmarkResults']

/** A mean belongs to the results before it, those to the test case and sections around them. */
function observe(elements: Element[]): WithProblems<Observation[]> {
  const observations: Observation[] = []
  const problems: Problem[] = []
  const path: string[] = []
  let benchmark = ''
  let iterations: number | null = null
  for (const { name, attributes, inside } of elements) {
    if (NAMED.includes(name)) {
      path.length = Math.min(path.length, inside.filter((one) => NAMED.includes(one)).length)
      path.push(attributes.name ?? '')
      benchmark = path.join('/')
    }
    if (name === 'BenchmarkResults') iterations = Number(attributes.iterations) || null
    if (name === 'failed' && inside.at(-1) === 'BenchmarkResults') {
      const message = `${benchmark}: ${attributes.message || 'it threw an exception'}`
      problems.push({ code: 'failed-benchmark', message: message.slice(0, 300) })
    }
    const value = Number(attributes.value)
    if (name === 'mean' && attributes.value !== undefined)
      observations.push(observed({ benchmark, printed: 'ns/op', value, iterations }))
  }
  return { value: finite(observations), problems }
}

/** Catch2 prints no samples: one mean a benchmark and run. */
export const catch2: Parser = {
  id: 'catch2',
  about: 'XML of a Catch2 program (`-r xml`): the mean of every BENCHMARK.',
  parse(text) {
    const { elements, fault } = elementsIn(text)
    const { value, problems } = observe(elements)
    if (fault !== null) problems.push({ code: 'broken-xml', message: fault.slice(0, 300) })
    else if (value.length === 0 && problems.length === 0)
      problems.push({
        code: 'unknown-shape',
        message: `no BenchmarkResults in the XML; its first element is ${elements[0]?.name}`,
        next: 'run the Catch2 program with -r xml',
      })
    return { value, problems }
  },
}
