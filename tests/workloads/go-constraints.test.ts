/** What a file that is not built waits for. */
import { describe, expect, it } from 'vitest'
import { whyUnbuilt } from '../../src/workloads/go-bench-probe.ts'

const next = (expression: string) =>
  whyUnbuilt('p/x_test.go', `// A licence.\n\n//go:build ${expression}\n\npackage p\n`)?.next

describe('whyUnbuilt', () => {
  it.each([
    ['integration', 'tags: [integration] in the suite file'],
    ['a || b', 'tags: [a, b] in the suite file'],
    ['linux && (e2e || !short) && go1.24', 'tags: [e2e] in the suite file'],
    ['race && big', 'tags: [big] in the suite file, and build-flags: ["-race"] in the suite file'],
    ['cgo', 'CGO_ENABLED=1, and a C compiler'],
    ['windows && !cgo', null],
    ['ignore', undefined],
  ])('%s: %s', (expression, way) => {
    expect(next(expression)).toBe(way)
  })

  it('tells by the name of a file what system it is for; nothing, where nothing is known', () => {
    expect(whyUnbuilt('a_b/x_darwin_arm64_test.go', 'package p\n')).toEqual({
      why: 'they are for darwin on arm64',
      next: null,
    })
    expect(whyUnbuilt('p/x_test.go', 'package p\n\n//go:build integration\n')).toBeNull()
  })
})
