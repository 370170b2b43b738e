/** Edited lines out of a diff of two folders, and the functions around them. */
import { describe, expect, it } from 'vitest'
import { functionsAround, readEdits } from '../../src/parse/unified-diff.ts'

const roots = { base: '/tmp/run/source-00', head: '/tmp/run/source-01' }

const DIFF = `diff --git a/tmp/run/source-00/tree/scan.go b/tmp/run/source-01/tree/scan.go
index 1111111..2222222 100644
--- a/tmp/run/source-00/tree/scan.go
+++ b/tmp/run/source-01/tree/scan.go
@@ -118 +118 @@ func (s *Scan) Next() {
-	return visit(s.node)
+	return visit(*s.node)
@@ -120,2 +119,0 @@
--- a comment in Lua
-+++ not a file
@@ -130,0 +128,3 @@
+++ a
++@@ -1 +1 @@
+b
diff --git a/tmp/run/source-01/new file.go b/tmp/run/source-01/new file.go
new file mode 100644
--- /dev/null
+++ b/tmp/run/source-01/new file.go\t
@@ -0,0 +1,2 @@
+package tree
+
\\ No newline at end of file
diff --git a/tmp/run/source-00/gone.go b/tmp/run/source-00/gone.go
--- a/tmp/run/source-00/gone.go
+++ /dev/null
@@ -1 +0,0 @@
-package tree
`

describe('edited lines', () => {
  it('are by file and side, whatever stands in them', () => {
    const { base, head } = readEdits(DIFF, roots)
    expect(Object.fromEntries(base)).toEqual({
      'tree/scan.go': [
        [118, 118],
        [120, 121],
      ],
      'gone.go': [[1, 1]],
    })
    expect(Object.fromEntries(head)).toEqual({
      'tree/scan.go': [
        [118, 118],
        [128, 130],
      ],
      'new file.go': [[1, 2]],
    })
  })

  it('are none where nothing differs, or nothing can be read', () => {
    for (const text of ['', 'Binary files a and b differ\n', '@@ -1 +1 @@\n-a\n+b\n']) {
      const { base, head } = readEdits(text, roots)
      expect([base.size, head.size]).toEqual([0, 0])
    }
  })
})

it('of very many hunks in one file are all read, and so are the functions around them', () => {
  const [FILE, HUNKS] = ['a.go', 200_000]
  const head = `--- a${roots.base}/${FILE}\n+++ b${roots.head}/${FILE}\n`
  const hunks = Array.from(
    { length: HUNKS },
    (_, at) => `@@ -${2 * at + 1} +${2 * at + 1} @@\n-a\n+b\n`,
  )
  const edited = readEdits(head + hunks.join(''), roots).head.get(FILE) ?? []
  expect(edited).toHaveLength(HUNKS)
  const text = 'func a() {}\n'.repeat(2 * HUNKS)
  expect(functionsAround(text, edited)).toEqual(edited)
})

describe('functions around lines', () => {
  const TEXT = [
    'package tree', // 1
    'var a = 1', // 2
    'func one() int { return a }', // 3
    'func (t *Tree) two(', // 4
    '\tn int,', // 5
    ') int {', // 6
    '\tif n > 0 {', // 7
    '\t}', // 8
    '\treturn n', // 9
    '}', // 10
    'type b struct {', // 11
    '\tc int', // 12
    '}', // 13
  ].join('\n')

  it.each([
    ['its signature', [4, 4], [[4, 10]]],
    ['its body', [9, 9], [[4, 10]]],
    ['one line', [3, 3], [[3, 3]]],
    [
      'both',
      [3, 4],
      [
        [3, 3],
        [4, 10],
      ],
    ],
    ['what is outside of functions', [12, 12], []],
  ] as const)('have %s', (_, [from, to], expected) => {
    expect(functionsAround(TEXT, [[from, to]])).toEqual(expected)
  })
})
