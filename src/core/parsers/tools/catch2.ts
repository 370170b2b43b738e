/** Parser: the XML of Catch2. */
import type { Parser } from '../../contracts/parser.ts'
import type { Observation, Problem } from '../../model/model.ts'
import { type Element, elementsIn } from '../../reading/elements.ts'
import { finite, observed } from '../../reading/observe.ts'

/** A mean belongs to the results before it, those to the last test case before them. */
function observe(elements: Element[]): Observation[] {
  const observations: Observation[] = []
  let testCase = ''
  let benchmark = ''
  let iterations: number | null = null
  for (const { name, attributes } of elements) {
    if (name === 'TestCase') testCase = attributes.name ?? ''
    if (name === 'BenchmarkResults') {
      benchmark = `${testCase}/${attributes.name ?? ''}`
      iterations = Number(attributes.iterations) || null
    }
    const value = Number(attributes.value)
    if (name === 'mean' && attributes.value !== undefined)
      observations.push(observed({ benchmark, printed: 'ns/op', value, iterations }))
  }
  return finite(observations)
}

/** Catch2 prints no samples: one mean a benchmark and run. */
export const catch2: Parser = {
  id: 'catch2',
  about: 'XML of a Catch2 program (`-r xml`): the mean of every BENCHMARK.',
  parse(text) {
    const { elements, fault } = elementsIn(text)
    const value = observe(elements)
    const problems: Problem[] = []
    if (fault !== null) problems.push({ code: 'broken-xml', message: fault.slice(0, 300) })
    else if (value.length === 0)
      problems.push({
        code: 'unknown-shape',
        message: `no BenchmarkResults in the XML; its first element is ${elements[0]?.name}`,
        next: 'run the Catch2 program with -r xml',
      })
    return { value, problems }
  },
}
