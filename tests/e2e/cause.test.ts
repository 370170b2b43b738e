/** Why a benchmark became slower: told where its profile leads to a line that the change edits. */
import { afterEach, expect, it } from 'vitest'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository | null = null
afterEach(() => repository?.remove())

/** A second pass over the data, in a function of its own that is not edited. */
const SLOW = `package hash

//go:noinline
func again(data []byte) (sum uint32) {
	for round := 0; round < 8; round++ {
		for _, b := range data {
			sum = sum*16777619 ^ uint32(b)
		}
	}
	return sum
}

var Again = again
`

it.skipIf(!hasGo || process.platform !== 'linux')(
  'names the function, its share on both sides, and the edited line that calls it',
  async () => {
    const files = hashModule(16_000)
    const suite = suiteFile('profile: { of: changed, runs: 4, time: 200ms }')
    repository = makeRepository({ ...files, 'slow.go': SLOW, '.gcbench.yml': suite })
    const text = files['hash.go']!.replace('\treturn sum\n', '\tsum ^= again(data)\n\treturn sum\n')
    expect(text).toContain('again(data)')
    repository.commit({ 'hash.go': text })
    const line = text.split('\n').findIndex((one) => one.includes('again(data)')) + 1
    const args = ['run', '--base', 'main~1', '--rounds', '8', '--seed', 'test', '--quiet']
    const { out, err } = await gcbench(args, repository.folder)
    const [profile] = reportIn(repository.folder).profiles?.targets ?? []
    expect(profile?.cause, err + out).toMatchObject({
      function: 'example.com/hash.again',
      side: 'head',
      place: `hash.go:${line}`,
      isCaller: true,
      edited: 'line',
    })
    expect(out).toMatch(
      /^Sum is \d+ % slower \(.*\)\. Cause: example\.com\/hash\.again 0\.0 % → .* of the CPU time, called from hash\.go:\d+, which this change edits\./m,
    )
  },
)
