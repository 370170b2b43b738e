/**
 * What an earlier version wrote in words alone, read as data: findings of its reports and records,
 * which stay as they were written, and why a run of it ended.
 */
import { type Failure, type Problem, problemSchema, topicOf } from '../model/findings.ts'
import { faultIn, reasonOf } from '../model/plain.ts'

/** The same with its cause, which is in the words of an earlier version alone. */
export function withCause(problem: Problem): Failure {
  const { cause, message } = problem
  if (cause !== undefined) return { ...problem, cause }
  const [first = '', ...others] = message.trim().split('\n')
  const fault = faultIn(others.join('\n'))
  const reason = fault === null ? first.replace(/:$/, '') : `${first} ${fault}`
  return { ...problem, cause: reasonOf(reason) }
}

/** With its cause, where it is about the end of one process or has what a program printed. */
export const withOwnCause = (problem: Problem): Problem =>
  topicOf(problem) === 'process' || problem.message.includes('\n') ? withCause(problem) : problem

const TIMES = / \((\d{1,9}) times\)$/

/** The same with its count as data, which an earlier version wrote behind its words. */
export function withTimes(problem: Problem): Problem {
  const times = TIMES.exec(problem.message)?.[1]
  if (times === undefined || problem.times !== undefined) return problem
  const message = problemSchema.shape.message.parse(problem.message.replace(TIMES, ''))
  return { ...problem, message, times: Number(times) }
}

/** Why a run ended without a report; an earlier version wrote what was said of it below. */
export function earlierEnding(ended: string): { why: string; said?: string } {
  const [why = '', ...lines] = ended.split('\n')
  const said = lines.join('\n').trim()
  return { why: why.replace(/:$/, ''), ...(said !== '' && { said }) }
}
