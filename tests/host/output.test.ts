import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeOutput } from '../../src/machine/exec.ts'

function keep(text: string | Buffer, keepBytes: number, chunkBytes = 7) {
  const bytes = Buffer.from(text)
  const output = makeOutput(keepBytes)
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    output.add(bytes.subarray(at, at + chunkBytes))
  }
  return output.end()
}

describe('output', () => {
  it('is whole up to its size', () => {
    expect(keep('0123456789', 10)).toEqual({ text: '0123456789', cutBytes: 0 })
    expect(keep('', 10)).toEqual({ text: '', cutBytes: 0 })
  })

  it('never joins halves of two lines', () => {
    const text = 'BenchmarkA 1 100 ns/op\nBenchmarkB 1 200 ns/op\nBenchmarkC 1 300 ns/op\n'
    // Halves of 30 bytes: `BenchmarkA ... ns/op\nBenchma` and `ns/op\nBenchmarkC ... ns/op\n`.
    expect(keep(text, 60)).toEqual({
      text: 'BenchmarkA 1 100 ns/op\n[... 23 bytes cut ...]\nBenchmarkC 1 300 ns/op\n',
      cutBytes: 23,
    })
  })

  it('cuts inside a line where there is no other', () => {
    const { text, cutBytes } = keep('a'.repeat(50) + 'b'.repeat(50), 20)
    expect(text).toBe(`${'a'.repeat(10)}\n[... 80 bytes cut ...]\n${'b'.repeat(10)}`)
    expect(cutBytes).toBe(80)
  })

  it('accounts for every byte, however it arrives', () => {
    const lines = fc.array(fc.string({ maxLength: 30 }), { maxLength: 40 })
    const sizes = [fc.integer({ min: 2, max: 200 }), fc.integer({ min: 1, max: 50 })] as const
    fc.assert(
      fc.property(lines, ...sizes, (written, keepBytes, chunkBytes) => {
        const whole = Buffer.from(written.map((line) => line.replaceAll('[', '(')).join('\n'))
        const { text, cutBytes } = keep(whole, keepBytes, chunkBytes)
        if (cutBytes === 0) {
          expect(whole.length).toBeLessThanOrEqual(keepBytes)
          expect(text).toBe(whole.toString())
          return
        }
        const [head = '', tail = ''] = text.split(`[... ${cutBytes} bytes cut ...]\n`)
        expect(whole.toString().startsWith(head.replace(/\n$/, ''))).toBe(true)
        expect(whole.toString().endsWith(tail)).toBe(true)
        // The newline before the marker is the text's own, or was added.
        const keptBytes = [head.length, head.length - 1].map((bytes) => bytes + tail.length)
        expect(keptBytes.map((bytes) => bytes + cutBytes)).toContain(whole.length)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})
