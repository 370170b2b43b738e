/** What `gcbench help` says: of commands, of pages, and of what is neither. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { helpPages, pagesAsCommands } from '../../src/cli/help.ts'
import { runCli } from '../../src/cli/index.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { typed } from '../support/page-commands.ts'

async function say(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runCli(args, {
    ...nowhere,
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    columns: () => 200,
  })
  return { code, out, err }
}

describe('gcbench help', () => {
  it.each(Object.entries(helpPages))(
    '%s: the address of a page that is there',
    async (name, [file]) => {
      expect(existsSync(`docs/${file}`)).toBe(true)
      const { code, out } = await say('help', name)
      expect(code).toBe(0)
      expect(out).toContain(`\n${docsAddress(file)}\n`)
    },
  )
  it('PAGE: as the first page has it', async () => {
    const [, ...args] = typed('docs/start.md', 'gcbench help reading').split(' ')
    expect((await say(...args)).out).toContain(docsAddress('reading.md'))
  })
  it('COMMAND: as the command with --help', async () => {
    const { code, out } = await say('help', 'run')
    expect(code).toBe(0)
    expect(out).toBe((await say('run', '--help')).out)
    expect(out).toContain('--budget <duration>')
  })
  it('alone: as gcbench --help, which has the pages', async () => {
    const { code, out } = await say('help')
    expect(code).toBe(0)
    expect(out).toBe((await say('--help')).out)
    expect(out).toContain(docsAddress('index.md'))
    for (const name of Object.keys(helpPages)) expect(out.replaceAll('\n', ' ')).toContain(name)
  })
  it('of anything else: which name is near', async () => {
    expect(await say('help', 'statistic')).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean "statistics"?'),
    })
    expect((await say('help', 'constructor')).code).toBe(2)
  })
})

it('options name pages as a terminal can reach them', async () => {
  const { out } = await say('run', '--help')
  expect(out).toContain('gcbench help profiles')
  expect(out).not.toMatch(/\bdocs\//)
  expect(pagesAsCommands('See docs/security.md.')).toBe('See gcbench help security.')
  expect(pagesAsCommands('See docs/nothing.md.')).toBe('See docs/nothing.md.')
})
