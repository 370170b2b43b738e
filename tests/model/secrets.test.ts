import { describe, expect, it } from 'vitest'
import { clean, cleanLines, hideSecrets, secretsIn } from '../../src/model/plain.ts'
import { prose } from '../../src/render/markdown.ts'

/** Put together here, so that no scanner takes this file for a leak. */
const made = (...parts: string[]) => parts.join('')
const letters = (count: number) => 'aZ3'.repeat(count).slice(0, count)

const secrets = [
  made('gh', 'p_', letters(36)),
  made('gh', 's_', '12345_', letters(30), '.', letters(200), '.', letters(40)),
  made('github', '_pat_', letters(22), '_', letters(59)),
  made('AKI', 'A', 'ABCDEFGHIJKLMNOP'),
  made('AI', 'za', letters(35)),
  made('glp', 'at-', letters(20)),
  made('np', 'm_', letters(36)),
  made('xox', 'b-', letters(30)),
  made('ey', 'J', letters(20), '.', letters(30), '.', letters(40)),
]
const lines = `${letters(64)}\n`.repeat(3)
const key = made('-----BEGIN RSA PRIVATE', ' KEY-----\n', lines, letters(10))

describe('what looks like a secret', () => {
  it.each(secrets)('is hidden: %s', (secret) => {
    expect(hideSecrets(`before ${secret} after`)).toBe('before *** after')
    expect(hideSecrets(`key=${secret}\n`)).toBe('key=***\n')
    expect(clean(`a ${secret}`, 5_000)).toBe('a ***')
    expect(cleanLines(`a\n${secret}\nb`)).toBe('a\n***\nb')
    expect(prose(secret)).toBe('\\*\\*\\*')
  })

  it('is hidden to its last line where it is a key', () => {
    const end = '\n-----END RSA PRIVATE KEY-----\nafter'
    expect(hideSecrets(`before ${key}${end}`)).toBe(`before ***${end.trimStart()}`)
    expect(clean(`before ${key}${end}`, 5_000)).toBe(
      'before ***-----END RSA PRIVATE KEY----- after',
    )
  })

  it('is hidden in an address, which stays readable', () => {
    expect(hideSecrets('go get https://bot:hush@example.org/x')).toBe(
      'go get https://***@example.org/x',
    )
  })

  it('is hidden where something invisible stands in it', () => {
    const [token = ''] = secrets
    expect(clean(`${token.slice(0, 9)}\u200b${token.slice(9)}`, 100)).toBe('***')
  })

  it.each([
    'BenchmarkGhp_scan/size=1024-8',
    '5e8ad15e8ad15e8ad15e8ad15e8ad15e8ad15e8ad15e8ad15e8ad15e8ad15e8a',
    'https://example.org:8080/x@v1.2.3',
    'ghs_short, gho_too, eyJ.a.b, github_pattern',
    'panic: runtime error: index out of range [12] with length 12',
  ])('is not seen in %j', (text) => expect(hideSecrets(text)).toBe(text))

  it('is looked for in megabytes that are made to be slow', { tags: 'slow' }, () => {
    const unit = ['eyJaaaaaaaaaaaa.', 'eyJ-', 'ghp_', '-----BEGIN PRIVATE KEY----- ', '://a:', 'a ']
    for (const text of unit.map((part) => part.repeat(4e6 / part.length)))
      expect(hideSecrets(text).length).toBeLessThanOrEqual(text.length)
  })
})

describe('secrets of an environment', () => {
  it('are values whose names say so, the longest first', () => {
    const env = {
      INPUT_TOKEN: 'short-token',
      GITHUB_TOKEN: 'a-much-longer-token',
      DB_PASSWORD: 'hunter22',
      DEPLOY_KEY: ' padded-key ',
      PATH: '/usr/bin:/bin',
      EMPTY_SECRET: '',
      TINY_SECRET: '1234567',
      KEYBOARD: 'dvorak-layout',
    }
    expect(secretsIn(env)).toEqual(['a-much-longer-token', 'short-token', 'padded-key', 'hunter22'])
  })

  it('are hidden wherever they stand', () => {
    expect(hideSecrets('x=hunter22hunter22;', ['hunter22'])).toBe('x=******;')
    expect(hideSecrets('$&', ['nothing'])).toBe('$&')
  })
})
