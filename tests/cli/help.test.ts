/** What `gcbench help` says: of commands, of pages, and of what is neither. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { slugOf } from '../../scripts/docs/site-links.ts'
import { helpPages, helpWords, pagesAsCommands } from '../../src/cli/help.ts'
import { runCli } from '../../src/cli/index.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { typed } from '../support/page-commands.ts'
import { ASKED_IN_A_TERMINAL, SEARCHES } from '../support/searches.ts'

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
  it.each(ASKED_IN_A_TERMINAL)('%s: the page that the site finds first', async (words) => {
    const link = SEARCHES.find(([known]) => known === words)?.[1] ?? /^$/
    const { code, out } = await say('help', ...words.split(' '))
    expect(code).toBe(0)
    expect(out.trim().replace('.md', '')).toMatch(link)
  })
  it.each(Object.entries(helpWords))('%s: a section that is there', (_, section) => {
    const [file = '', anchor] = section.split('#')
    const text = readFileSync(`docs/${file}`, 'utf8')
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading))
    if (anchor !== undefined) expect(anchors).toContain(anchor)
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
