/** Writes what is derived from the code into files, so that no list exists twice. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { REPOSITORY } from '../../src/model/version.ts'
import { shootoutPicture, shootoutReadme, shootoutTables } from '../research/shootout/page.ts'
import {
  actionYaml,
  authorizeYaml,
  everydayInputs,
  modeYaml,
  outputsTable,
  publishYaml,
  rareInputs,
} from './action-docs.ts'
import { botAppSettings, botPermissions, botSettings } from './bot-docs.ts'
import { commandsText } from './command-docs.ts'
import { commentCommands } from './comment-docs.ts'
import { formatsTable, metricsTable, registriesTables } from './registry-docs.ts'
import { reportJsonSchema } from './report-docs.ts'
import {
  botTable,
  suiteFileSchema,
  suiteTable,
  variantTable,
  workloadTables,
} from './suite-docs.ts'
import { dispatchInputs, firstWorkflow, handedOn } from './workflow-docs.ts'

/**
 * One derived text. With a marker it stands in its file between `<!-- generated:MARKER -->` and
 * `<!-- /generated:MARKER -->`; without one it is the whole file.
 */
export type Target = {
  file: string
  /** Or the lines between which it stands, where the file has no place for markers. */
  marker: string | null | { after: string; before: string }
  make: () => string | Promise<string>
}

/** The one list: a new derived text is a new line. */
const targets: Target[] = [
  { file: 'action.yml', marker: null, make: actionYaml },
  { file: 'merge/action.yml', marker: null, make: modeYaml('merge') },
  { file: 'site/action.yml', marker: null, make: modeYaml('site') },
  { file: 'selftest/action.yml', marker: null, make: modeYaml('selftest') },
  { file: 'publish/action.yml', marker: null, make: publishYaml },
  { file: 'authorize/action.yml', marker: null, make: authorizeYaml },
  { file: 'docs/workflows.md', marker: 'inputs', make: everydayInputs },
  { file: 'docs/start.md', marker: 'first-workflow', make: firstWorkflow },
  { file: 'docs/workflows.md', marker: 'rare-inputs', make: rareInputs },
  { file: 'docs/workflows.md', marker: 'outputs', make: outputsTable },
  { file: 'docs/gcbench.schema.json', marker: null, make: suiteFileSchema },
  { file: 'docs/report.schema.json', marker: null, make: reportJsonSchema },
  { file: 'docs/suite-file.md', marker: 'suite-keys', make: suiteTable },
  { file: 'docs/suite-file.md', marker: 'variant-keys', make: variantTable },
  { file: 'docs/suite-file.md', marker: 'bot-keys', make: botTable },
  { file: 'docs/suite-file.md', marker: 'workload-keys', make: workloadTables },
  { file: 'docs/bot.md', marker: 'settings', make: botSettings },
  { file: 'docs/bot.md', marker: 'app-settings', make: botAppSettings },
  { file: 'docs/bot.md', marker: 'permissions', make: botPermissions },
  {
    file: 'docs/examples/bench-command.yml',
    marker: {
      after: '          # What the comment asks for; nothing: as the suite says.\n',
      before: '          # The status says what the gate says.\n',
    },
    make: handedOn('matrix'),
  },
  {
    file: 'docs/examples/gcbench.yml',
    marker: { after: '      # Options that a command may give.\n', before: '\npermissions:' },
    make: dispatchInputs,
  },
  {
    file: 'docs/examples/gcbench.yml',
    marker: {
      after: '          # What a command asks for; nothing: as the suite says.\n',
      before: '          # The bot gates.\n',
    },
    make: handedOn('inputs'),
  },
  { file: 'docs/comment-commands.md', marker: 'commands', make: commentCommands },
  { file: 'docs/reference.md', marker: 'commands', make: commandsText },
  { file: 'docs/reference.md', marker: 'metrics', make: metricsTable },
  { file: 'docs/reference.md', marker: 'formats', make: formatsTable },
  { file: 'docs/reference.md', marker: 'registries', make: registriesTables },
  { file: 'README.md', marker: 'shootout', make: shootoutReadme },
  { file: 'docs/comparison.md', marker: 'shootout', make: shootoutTables },
  ...(['light', 'dark'] as const).map((scheme) => ({
    file: `docs/pictures/shootout-${scheme}.svg`,
    marker: null,
    make: () => shootoutPicture(scheme),
  })),
]

function between(text: string, { after, before }: { after: string; before: string }, made: string) {
  const start = text.indexOf(after) + after.length
  const end = text.indexOf(before, start)
  if (!text.includes(after) || end === -1) throw new Error(`no lines "${after.trim()}"`)
  return `${text.slice(0, start)}${made}${text.slice(end)}`
}

/** The file's text with the target's text in its place. Throws when the markers are not there. */
export function place(text: string, marker: Target['marker'], made: string): string {
  if (marker === null) return made
  if (typeof marker === 'object') return between(text, marker, made)
  const [open, close] = [`<!-- generated:${marker} -->\n`, `<!-- /generated:${marker} -->`]
  const start = text.indexOf(open)
  const end = text.indexOf(close)
  if (start === -1 || end < start) throw new Error(`no markers "generated:${marker}"`)
  return `${text.slice(0, start + open.length)}\n${made.trim()}\n\n${text.slice(end)}`
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Files that name the repository, which is set in package.json alone. */
const NAMING = [
  'src/model/version.ts',
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/**/*.{md,yml,json}',
  'deploy/**/*',
  // What readers of comments get is stored, and links to the pages.
  'tests/{bot,publish}/replies/*.md',
  'fixtures/comments/*.html',
]

/** Owner and name, as npm's short form of a repository has them: `github:owner/name`. */
export function repositoryIn(manifest: string): string {
  const { repository } = JSON.parse(manifest)
  const [, name] = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository) ?? []
  if (name === undefined)
    throw new Error('package.json: "repository" has to be "github:OWNER/NAME"')
  return name
}

/** Where the images of a repository's owner are; a registry takes no capitals. */
const imagesOf = (repository: string) => `ghcr.io/${repository.split('/')[0]?.toLowerCase()}/`

/** Every file as it should be, by path. */
export async function makeAll(
  repository = repositoryIn(readFileSync('package.json', 'utf8')),
): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const { file, marker, make } of targets)
    made.set(file, place(made.get(file) ?? textOf(file), marker, await make()))
  const named = globSync(NAMING, { exclude: ['docs/.vitepress/**'] })
  for (const file of new Set([...made.keys(), ...named])) {
    const text = made.get(file) ?? textOf(file)
    const own = text
      .replaceAll(REPOSITORY, repository)
      .replaceAll(imagesOf(REPOSITORY), imagesOf(repository))
    if (own !== text) made.set(file, own)
  }
  return made
}

/** Files that are not what would be written. */
export const staleFiles = async () =>
  [...(await makeAll())].filter(([file, text]) => textOf(file) !== text).map(([file]) => file)

/** Writes what is not as it should be; says what it wrote. */
export async function writeStale(): Promise<string> {
  const stale = await staleFiles()
  const made = await makeAll()
  for (const file of stale) writeFileSync(file, made.get(file) ?? '')
  return stale.length === 0 ? 'all up to date' : `wrote ${stale.join(', ')}`
}

if (import.meta.main) console.log(await writeStale())
