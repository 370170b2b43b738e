/** Every page of the documentation: what it tells to type can be typed, its links lead somewhere */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Command } from 'commander'
import { parseArgsStringToArgv } from 'string-argv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { pageLinks } from '../../docs/.vitepress/sidebar.ts'
import { commentCases } from '../../scripts/comments/cases.ts'
import { staleFiles } from '../../scripts/docs/generate-docs.ts'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { linkToFile, slugOf } from '../../scripts/docs/site-links.ts'
import { makeProgram } from '../../src/cli/index.ts'
import { readInvocation } from '../../src/github/command.ts'
import { DEFAULT_MARGIN_PCT } from '../../src/model/metric.ts'
import { plainText } from '../../src/model/plain.ts'
import { REPOSITORY } from '../../src/model/version.ts'
import * as say from '../../src/render/sentences.ts'
import { readAcceptances } from '../../src/report/acceptances.ts'
import { blocksIn, docPages, proseOf } from '../support/doc-pages.ts'
import { isMeant, pageCommands, takenByTests } from '../support/page-commands.ts'
import { experimentsOfTests, pageSuites, suitesOfTests } from '../support/pages/page-suites.ts'
import { notRun } from './not-run.ts'

const pages = docPages()
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** Tests that a line has run are in this run themselves. */
const isTestItself = (command: string) =>
  /^(?:UPDATE_GOLDENS=1 )?npx vitest run (?:tests\/\S+ ?)+(?:-u)?$/.test(command)

it('what is made from the code is as `npm run docs` writes it', async () => {
  expect(await staleFiles()).toEqual([])
})

it('the pages have 30,000 words at most, those of their examples among them', () => {
  const words = pages
    .filter(({ path }) => path.startsWith('docs/'))
    .flatMap(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
  expect(words.length).toBeGreaterThan(20_000)
  expect(words.length, 'shorten a page as much as you added').toBeLessThanOrEqual(30_000)
})

it('the comment in the picture of the first pages has one word that a visitor knows', () => {
  const [news] = /^### .*$/m.exec(commentCases().example ?? '') ?? ['']
  expect(news).toMatch(/^### [✅❌] [^;]*$/u)
  for (const path of ['README.md', 'docs/index.md'])
    expect(readFileSync(path, 'utf8')).toMatch(/<img alt="A comment[^"]*all 3 benchmarks faster/)
  expect(news).toContain('All 3 benchmarks faster')
})

it('the default margin of the pages is the one of the code', () => {
  const STATED = [
    { path: 'docs/gating.md', phrase: /margin is (\d+) %/g },
    { path: 'docs/moving.md', phrase: /`margin` of the metric, (\d+) % by default/g },
    { path: 'docs/moving.md', phrase: /start with the default, (\d+) %/g },
    { path: 'docs/reading.md', phrase: /(\d+) % of time by default/g },
    { path: 'docs/start.md', phrase: /slower by (\d+) % or more and/g },
  ]
  for (const { path, phrase } of STATED) {
    const found = pages.flatMap((page) =>
      [...page.text.matchAll(phrase)].map(([, pct]) => ({ path: page.path, pct: Number(pct) })),
    )
    expect(found, String(phrase)).toContainEqual({ path, pct: DEFAULT_MARGIN_PCT })
    expect(new Set(found.map(({ pct }) => pct))).toEqual(new Set([DEFAULT_MARGIN_PCT]))
  }
})

describe('every command of the pages', () => {
  const commands = [...new Set(pageCommands().map(({ command }) => command))]
  const taken = takenByTests('.')
  const isTyped = (command: string) => taken.some((one) => isMeant(one.command, command))
  const isExcused = (command: string) => Object.hasOwn(notRun, command)
  /** `gcbench bisect` names what is typed with its arguments elsewhere. */
  const isName = (command: string) =>
    commands.some(
      (other) => other.startsWith(`${command} `) && (isTyped(other) || isTestItself(other)),
    )

  it('is typed by a test, or stands in the list of those that are not', () => {
    const known = [isTyped, isTestItself, isExcused, isName]
    expect(commands.filter((command) => !known.some((is) => is(command)))).toEqual([])
    for (const [command, { why, job }] of Object.entries(notRun))
      console.warn(`skipped: ${command}: ${why}${job === undefined ? '' : ` (${job})`}`)
    const counts = [isTyped, isTestItself, isExcused].map((is) => commands.filter(is).length)
    console.warn(`${commands.length} commands on the pages: ${counts.join(', ')} typed, tests, not`)
  })
  it('that is not typed is on a page, and what runs instead is there', () => {
    for (const [command, { job }] of Object.entries(notRun)) {
      expect(commands).toContain(command)
      expect(isTyped(command), `${command} is typed by a test`).toBe(false)
      const isThere = job === undefined || readFileSync(job, 'utf8').includes(command)
      expect(isThere, `${job} has ${command}`).toBe(true)
    }
  })
  it('that a test takes is on its page', () => {
    for (const { command, file } of taken)
      expect(
        commands.some((one) => isMeant(command, one)),
        `${file}: ${command}`,
      ).toBe(true)
  })
})

it('every suite of the pages is run by a test', () => {
  const suites = pageSuites()
  expect(suites.length).toBeGreaterThan(30)
  const [run, experiments] = [suitesOfTests('.'), experimentsOfTests('.')]
  const left = suites.filter(({ path, text }) => !run.includes(text) && !experiments.includes(path))
  expect(left.map(({ path, heading }) => `${path}: ${heading}`)).toEqual([])
})

/** Single commands of a block: continued lines joined, remarks, pipes and redirections left out. */
const commandsOf = (block: string): string[] =>
  block
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/ && | \| | > | < /))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S* )+/, ''))
    .filter((command) => command !== '')

/** In running text, what is more than a name is to be typed, unless a word stands for others. */
const inlineCommands = (text: string): string[] =>
  [...proseOf(text).matchAll(/`(gcbench [^`]+)`/g)]
    .map(([, command = '']) => command.replaceAll(/\s+/g, ' '))
    .filter((command) => / .+ /.test(command) && !/[<[…]|\.\.\.| [A-Z]+\b/.test(command))

/** Reads a command line as gcbench does, and does nothing; throws what gcbench would say. */
function readCommand(command: string): void {
  const said: string[] = []
  const program = makeProgram({ ...nowhere, err: (text) => void said.push(text) }, () => {})
  const walk = (one: Command): void => {
    one.action(() => {})
    for (const sub of one.commands) walk(sub)
  }
  for (const one of program.commands) walk(one)
  try {
    program.parse(parseArgsStringToArgv(command).slice(1), { from: 'user' })
  } catch (error) {
    const { exitCode } = error as { exitCode?: number }
    if (exitCode !== 0) throw new Error(`${command}: ${said.join('') || String(error)}`)
  }
}

describe('what a page tells to type', () => {
  const typed = pages.flatMap(({ path, text }) =>
    blocksIn(text, 'sh')
      .flatMap(commandsOf)
      .map((command) => ({ path, command })),
  )
  const inline = pages.flatMap(({ path, text }) =>
    inlineCommands(text).map((command) => ({ path, command })),
  )

  it('is understood by gcbench', () => {
    const ours = [...typed, ...inline].filter(({ command }) => /^gcbench\b/.test(command))
    expect(ours.length).toBeGreaterThan(30)
    const wrong = ours.flatMap(({ path, command }) => {
      try {
        readCommand(command)
        return []
      } catch (error) {
        return [`${path}: ${error}`]
      }
    })
    expect(wrong).toEqual([])
  })
  it('would be found wrong', () => {
    expect(() => readCommand('gcbench run --bugdet 5m')).toThrow('--budget')
    expect(() => readCommand('gcbench run --budget soon')).toThrow('soon')
    expect(() => readCommand('gcbench rnu')).toThrow('run')
  })
  it('names scripts and files that are there', () => {
    const wrong = typed.filter(({ command }) => {
      const [, script] = /^npm run (?:-s )?([\w:-]+)/.exec(command) ?? []
      if (script !== undefined && !(script in scripts)) return true
      const [, file] = /^(?:npx )?node (?:start\.js )?(\S+\.ts)/.exec(command) ?? []
      const [, tests] = /^(?:UPDATE_GOLDENS=1 )?npx vitest run (\S+)/.exec(command) ?? []
      return [file, tests].some((path) => path !== undefined && !existsSync(path))
    })
    expect(wrong).toEqual([])
  })
  it('is a command of a comment', () => {
    const comments = pages.flatMap(({ text }) =>
      blocksIn(text, 'text').filter((block) => block.startsWith('/bench')),
    )
    expect(comments.length).toBeGreaterThan(0)
    // In running text two words are a name; capitals, brackets and dots are to be filled in.
    const spans = pages.flatMap(({ text }) =>
      [...proseOf(text).matchAll(/`(\/bench [^\s`]+\s[^`]+)`/g)]
        .map(([, span = '']) => span.replaceAll(/\s+/g, ' '))
        .filter((span) => !/[<[…]|\.\.\.|[A-Z]{2}/.test(span)),
    )
    expect(spans.length).toBeGreaterThan(5)
    const refused = [...comments, ...spans].filter(
      (comment) => readInvocation(comment)?.kind === 'refused',
    )
    expect(refused).toEqual([])
  })
  it('is a file of accepted rows', () => {
    const files = pages
      .flatMap(({ text }) => blocksIn(text, 'yaml'))
      .filter((block) => /^accept:/m.test(block))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(readAcceptances(file, 'x').length).toBeGreaterThan(0)
  })
  it('is YAML', () => {
    for (const block of pages.flatMap(({ text }) => blocksIn(text, 'yaml')))
      expect(parse(block)).toBeTypeOf('object')
  })
})

/** Anchors of a page: its headings, the second of a name with a number. */
function anchorsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, heading = ''] of proseOf(text).matchAll(/^#+ (.+)$/gm)) {
    const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    for (let n = 0; ; n++) {
      const anchor = n === 0 ? slug : `${slug}-${n}`
      if (found.has(anchor)) continue
      found.add(anchor)
      break
    }
  }
  return found
}

describe('what a page links to', () => {
  it('is there, with its heading', () => {
    const wrong = pages.flatMap(({ path, text }) =>
      [...proseOf(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].flatMap(
        ([, link, source]) => {
          const href = link ?? source ?? ''
          if (/^(?:https?:|mailto:)/.test(href)) return []
          const [file = '', anchor] = href.split('#')
          const target = file === '' ? path : normalize(join(dirname(path), file))
          // Pages of GitHub beside the files, such as the releases.
          if (target.startsWith('..')) return []
          if (!existsSync(target)) return [`${path}: ${href}`]
          const isThere =
            anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor)
          return isThere ? [] : [`${path}: ${href}`]
        },
      ),
    )
    expect(wrong).toEqual([])
  })
  it('is what to put for the release and the repository, where a page leaves them open', () => {
    const open = pages.filter(({ text }) => /@COMMIT\b/.test(text) || text.includes(REPOSITORY))
    expect(open.length).toBeGreaterThan(4)
    const unsaid = open.filter(
      ({ text }) =>
        !/for `COMMIT` put|what to put for\s+`COMMIT`|repository that you take gcbench\s+from/i.test(
          text,
        ),
    )
    expect(unsaid.map(({ path }) => path)).toEqual([])
    for (const path of globSync('docs/examples/*.yml'))
      expect(readFileSync(path, 'utf8'), path).toMatch(/^# COMMIT stands for .* release of /m)
  })
  it('is reached from the site, too', () => {
    expect(linkToFile('how-to/forks.md', '../security.md#isolation')).toBeNull()
    expect(linkToFile('security.md', '#isolation')).toBeNull()
    expect(linkToFile('security.md', 'https://example.org/x')).toBeNull()
    expect(linkToFile('security.md', '../SECURITY.md#a')).toBe(
      `https://github.com/${REPOSITORY}/blob/main/SECURITY.md#a`,
    )
    expect(linkToFile('suite-file.md', 'gcbench.schema.json')).toBe(
      `https://github.com/${REPOSITORY}/blob/main/docs/gcbench.schema.json`,
    )
    expect(linkToFile('start.md', '../../releases')).toBe(
      `https://github.com/${REPOSITORY}/releases`,
    )
  })
  it('has every page behind the first one', () => {
    const [, ...others] = pageLinks
    const first = readFileSync('docs/index.md', 'utf8')
    const linked = [...first.matchAll(/\]\(([^)#]+)\.md/g)].map(([, path = '']) =>
      `/${path}`.replace(/README$/, ''),
    )
    expect(others.filter((link) => !linked.includes(link))).toEqual([])
  })
  it('is in the list of the site, each page once', () => {
    const there = globSync('docs/**/*.md').map((path) =>
      `/${path.slice('docs/'.length, -'.md'.length)}`.replace(/\/(?:index|README)$/, '/'),
    )
    expect(pageLinks.toSorted()).toEqual(there.toSorted())
  })
})

it('the page about the comment has every word that stands behind the values of a row', () => {
  const page = readFileSync('docs/reading.md', 'utf8').toLowerCase().replaceAll(/\s+/g, ' ')
  const words = [
    say.DIFFERENT,
    say.DIFFERS,
    say.SAME_EFFECT,
    say.UNCHANGED,
    say.CANNOT_TELL,
  ].concat(['slower', 'less'].map(say.looksWorse))
  const details = [say.IN_UNCHANGED_CODE, say.DOES_NOT_GATE, say.A_CONTROL_MOVED].concat(
    [say.TOO_FEW_ROUNDS, say.stoppedForOthers(12), say.belowStep(null), say.disagreeing(0)],
    [...Object.values(say.SAME_SINCE), ...Object.values(say.FAILED_SINCE)],
  )
  const all = [...words, say.WITHHELD, say.OUT_OF_MEMORY, say.HAS_FAILED, ...details.map(plainText)]
  expect(all.filter((word) => !page.includes(word.toLowerCase()))).toEqual([])
})
