/** `gcbench help`: the help of a command, or where a page of the documentation stands. */
import { ConfigError } from '../model/findings.ts'
import { docsAddress, nearest } from '../model/paths.ts'
import type { TerminalCommand } from './terminal.ts'

/** Pages that somebody at a terminal may need, by the name to ask for: file and subject. */
export const helpPages: Readonly<Record<string, readonly [file: string, about: string]>> = {
  start: ['start.md', 'The first run, and a gate on pull requests'],
  reading: ['reading.md', 'Every word, column and icon of the table'],
  'noisy-runner': ['how-to/noisy-runner.md', 'A noisy runner, too few rounds, a flaky benchmark'],
  'suite-file': ['suite-file.md', 'Every key of .gcbench.yml, with examples'],
  gating: ['gating.md', 'What fails the check'],
  'other-tools': ['other-tools.md', 'Rust, Java, C++, Python, JavaScript, .NET'],
  'database-server': ['how-to/database-server.md', 'Servers under load'],
  'after-the-merge': ['after-the-merge.md', 'Several versions, bisection, curves, release notes'],
  profiles: ['profiles.md', 'Where the difference is; instructions'],
  reach: ['reach.md', 'Why some benchmarks are not run'],
  workflows: ['workflows.md', 'Workflows and inputs of the Action'],
  reference: ['reference.md', 'Commands, metrics, formats, parsers'],
  statistics: ['statistics.md', 'How far you can trust a verdict'],
  security: ['security.md', 'What protects you from measured code'],
  consumers: ['how-to/consumers.md', 'Benchmarks of a project that depends on yours'],
  forks: ['how-to/forks.md', 'Pull requests of people outside'],
  'accept-a-regression': ['how-to/accept-a-regression.md', 'A change that may be slower'],
  'required-checks': ['how-to/required-checks.md', 'A gate that holds a merge'],
  'coding-agents': ['how-to/coding-agents.md', 'Measure and prove, for programs'],
  performance: ['performance.md', 'What gcbench costs'],
  comparison: ['comparison.md', 'How other tools differ'],
  'other-systems': ['how-to/other-systems.md', 'GitLab, Docker, Windows, macOS'],
  bot: ['bot.md', 'The service for many repositories'],
}

/** What people look for by other words, and the section that has it. */
export const helpWords: Readonly<Record<string, string>> = {
  gitlab: 'how-to/other-systems.md#gitlab-and-other-ci',
  jenkins: 'how-to/other-systems.md#gitlab-and-other-ci',
  docker: 'how-to/other-systems.md#docker',
  windows: 'how-to/other-systems.md#windows',
  macos: 'how-to/other-systems.md#macos',
  'self-hosted': 'how-to/other-systems.md#self-hosted-runners',
  rounds: 'how-to/noisy-runner.md#how-many-rounds',
  flaky: 'how-to/noisy-runner.md#a-flaky-benchmark',
  baseline: 'reading.md',
  monorepo: 'suite-file.md#several-modules-a-monorepo',
  memory: 'suite-file.md#memory',
  threshold: 'gating.md#the-rules-threshold-undecided-rows-failures',
  alert: 'after-the-merge.md#alerts-once-and-only-if-confirmed',
}

const sectionFor = (word: string): string | undefined => {
  const words = word.toLowerCase()
  const known = Object.keys(helpWords).find((one) => words.includes(one))
  return known === undefined ? undefined : helpWords[known]
}

/** Texts of options name pages by their file, which a terminal does not have beside it. */
export const pagesAsCommands = (text: string): string =>
  text.replaceAll(/\bdocs\/([\w/-]+\.md)/g, (path, file: string) => {
    const page = Object.keys(helpPages).find((name) => helpPages[name]?.[0] === file)
    return page === undefined ? path : `gcbench help ${page}`
  })

export const pagesText = (): string =>
  `Documentation: ${docsAddress('index.md')}; gcbench help PAGE, with one of ` +
  `${Object.keys(helpPages).join(', ')}; or what you look for, such as gcbench help how many rounds.`

export const helpCommand: TerminalCommand = {
  name: 'help',
  register(program, terminal) {
    program
      .command('help')
      .summary('help of a command, or the address of a page')
      .description('Shows the help of a command, or the address of a page of the documentation.')
      .argument('[topic...]', 'command or page, or what you look for')
      .action((words: string[]) => {
        if (words.length === 0) return program.help()
        const topic = words.join(' ')
        const command = program.commands.find((one) => one.name() === topic)
        if (command !== undefined) return command.help()
        if (Object.hasOwn(helpPages, topic)) {
          const [file, about] = helpPages[topic] as readonly [string, string]
          return terminal.out(`${about}:\n${docsAddress(file)}\n`)
        }
        const section = sectionFor(topic)
        if (section !== undefined) return terminal.out(`${docsAddress(section)}\n`)
        const names = [...program.commands.map((one) => one.name()), ...Object.keys(helpPages)]
        const near = nearest(topic, names)
        throw new ConfigError([
          {
            code: 'bad-ask',
            where: topic,
            message: 'there is no such command or page',
            next: near === null ? 'gcbench --help has a list' : `did you mean "${near}"?`,
          },
        ])
      })
  },
}
