import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends the output of the tests with one line, `N passed, N failed, N skipped`. A file that could
 * not be loaded, a failed hook and an error outside every test count as failures: they fail the
 * run, too.
 */
export default class CiSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      const groups = [module, ...module.children.allSuites()]
      count.failed += groups.filter((group) => group.errors().length > 0).length
      for (const test of module.children.allTests()) count[test.result().state] += 1
    }
    const skipped = count.skipped + count.pending
    const line = `${count.passed} passed, ${count.failed} failed`
    // Other reporters print their own endings; this line is the last of the process.
    process.once('exit', () => {
      process.stdout.write(`\n${line}${skipped === 0 ? '' : `, ${skipped} skipped`}\n`)
    })
  }
}
