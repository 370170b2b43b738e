/** Parser: times in JUnit's XML. */

import type { Observation, Problem } from '../model/model.ts'
import { type Element, elementsIn, finite, observedMetric } from './document.ts'
import type { Parser } from './parser.ts'

const nameOf = ({ classname, name }: Record<string, string>) =>
  [classname, name].filter((part) => part !== undefined && part !== '').join('/')

/** GoogleTest says in attributes alone that a case did not run, and a time of 0 with it. */
const NOT_RUN = /^(notrun|disabled|suppressed|skipped)$/

/** Names of cases that failed, were skipped or broke: their time is no result. */
function troubled(elements: Element[]): Map<string, string> {
  const invalid = new Map<string, string>()
  let last = ''
  for (const { name, attributes } of elements) {
    if (name === 'testcase') {
      last = nameOf(attributes)
      const { status = '', result = '' } = attributes
      if (NOT_RUN.test(status) || NOT_RUN.test(result)) invalid.set(last, 'not run')
    }
    if (/^(failure|error|skipped)$/.test(name)) invalid.set(last, name)
  }
  return invalid
}

/** Wall time of test cases: one number a case and run. */
export const junit: Parser = {
  id: 'junit',
  about: 'XML as JUnit writes it, and many others: the time of every test case that passed.',
  parse(text) {
    const { elements, fault } = elementsIn(text)
    const bad = troubled(elements)
    const cases = elements.filter(({ name }) => name === 'testcase')
    const observations = cases
      .filter(({ attributes }) => !bad.has(nameOf(attributes)) && attributes.time !== undefined)
      .map(({ attributes }): Observation => {
        const time = Number(attributes.time!.replaceAll(',', ''))
        return observedMetric('time/op', nameOf(attributes), time, 1)
      })
    const problems = [...bad].map(([name, what]): Problem => {
      return { code: 'failed-benchmark', message: `${name}: ${what}, so its time is no result` }
    })
    if (fault !== null) problems.push({ code: 'broken-xml', message: fault.slice(0, 300) })
    else if (cases.length === 0)
      problems.push({ code: 'unknown-shape', message: 'no testcase in the XML' })
    return { value: finite(observations), problems }
  },
}
