import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/** Of a longer message, whose end often is what a program printed last. */
const LAST_CHARS = 600

/** FILE > NAME: what its first try died of, in one line. */
function firstFailure(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const message = stripVTControlCharacters(error?.message ?? 'no message').trim()
  const [first = '', ...rest] = message.split(/\s*\n\s*/)
  const end = rest.join(' | ').slice(-LAST_CHARS)
  const shown = end === '' ? first : `${first} ... ${end}`
  return `  ${relative('', test.module.moduleId)} > ${test.fullName}: ${shown}`
}

/**
 * Ends the output of the tests with one line, `N passed, N failed, N skipped`. A file that could
 * not be loaded, a failed hook and an error outside every test count as failures: they fail the
 * run, too. Before it every test that failed, or passed on its second try only, with what it died
 * of, and how many tests were left out by their tag, which are not skipped: another command runs them.
 */
export default class CiSummary implements Reporter {
  private excludes: (test: TestCase) => boolean = () => false

  onInit({ config }: Vitest): void {
    const filter = config.tagsFilter?.join(' ') ?? ''
    const excluded = new Set([...filter.matchAll(/!(\w+)/g)].map(([, tag]) => tag))
    this.excludes = ({ options }) => options.tags?.some((tag) => excluded.has(tag)) ?? false
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0, excluded: 0 }
    const second: string[] = []
    const failures: string[] = []
    for (const module of modules) {
      const groups = [module, ...module.children.allSuites()]
      count.failed += groups.filter((group) => group.errors().length > 0).length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        count[state === 'skipped' && this.excludes(test) ? 'excluded' : state] += 1
        if (test.diagnostic()?.flaky) second.push(firstFailure(test))
        if (state === 'failed') failures.push(firstFailure(test))
      }
    }
    const skipped = count.skipped + count.pending
    const lines = [
      ...(failures.length > 0 ? ['', `${failures.length} failed:`, ...failures] : []),
      ...(second.length > 0 ? ['', `${second.length} passed on their second try:`, ...second] : []),
      ...(count.excluded > 0
        ? ['', `${count.excluded} left out by their tag: npm run test:long`]
        : []),
      '',
      `${count.passed} passed, ${count.failed} failed`,
    ]
    // Other reporters print their own endings; this line is the last of the process.
    process.once('exit', () => {
      process.stdout.write(`${lines.join('\n')}${skipped === 0 ? '' : `, ${skipped} skipped`}\n`)
    })
  }
}
