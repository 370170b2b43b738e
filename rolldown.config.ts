import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import type { OutputBundle, Plugin, RolldownOptions } from 'rolldown'
import * as licensePlugin from 'rollup-plugin-license'
import { NODE_MAJOR } from './src/model/version.ts'

type Dependency = licensePlugin.Dependency

/** A CommonJS package: its function is the default export of what Node makes of it. */
const license = licensePlugin.default as unknown as (options: licensePlugin.Options) => Plugin

/** Doors by the name of their entry in dist/. */
export const doors: Record<string, string> = {
  index: 'src/actions/main.ts',
  keep: 'src/actions/keep.ts',
  cli: 'src/cli/main.ts',
  publish: 'src/actions/publish.ts',
  authorize: 'src/actions/authorize.ts',
}

/** Licences under which others' code may stand in the bundle. */
const ALLOWED = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
]

const heading = ({ name, version, license: id }: Dependency) => `${name} ${version} (${id})`

const textOf = ({ licenseText, noticeText }: Dependency) =>
  [licenseText ?? '(the package has no licence text)', noticeText ?? '']
    .map((text) => text.trim().replaceAll('\r\n', '\n'))
    .join('\n\n')
    .trim()

/** Names, versions and licence texts of all bundled packages, in the order of their names. */
export function thirdParty(dependencies: Dependency[]): string {
  const packages = dependencies
    .map((found) => ({ heading: heading(found), text: textOf(found) }))
    .sort((a, b) => (a.heading < b.heading ? -1 : 1))
  const list = packages.map((found) => `- ${found.heading}`).join('\n')
  const texts = packages.map((found) => `## ${found.heading}\n\n${found.text}`)
  return `Packages in this bundle\n\n${list}\n\n${texts.join('\n\n')}\n`
}

type Output =
  | ((dependencies: Dependency[]) => void)
  | { file: string; template: (dependencies: Dependency[]) => string }

/** Fails on a package under another licence; `output` takes the others' names and texts. */
export const licences = (output: Output): Plugin =>
  license({
    thirdParty: {
      allow: {
        test: `(${ALLOWED.join(' OR ')})`,
        failOnUnlicensed: true,
        failOnViolation: true,
      },
      multipleVersions: true,
      output,
    },
  })

/** Fails the build where the bundle would import something that users do not have. */
const onlyBuiltins: Plugin = {
  name: 'only-builtins',
  generateBundle(_, bundle: OutputBundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const name of [...chunk.imports, ...chunk.dynamicImports])
        if (!(name in bundle) && !isBuiltin(name))
          this.error(`${chunk.fileName} imports ${name}, which is neither bundled nor Node's own`)
    }
  },
}

const REFUSED = "() => { throw new Error('this is left out of the bundle') }"

/** What stands in for modules, by who asks for them: what it is asked for is never used. */
const LEFT_OUT: Record<string, Record<string, string>> = {
  // The Action only uploads, and one of the packages beneath has no licence.
  '/@actions/artifact/': {
    'unzip-stream': `export default { Extract: ${REFUSED} }`,
    '@actions/github': `export const getOctokit = ${REFUSED}`,
    '@actions/github/lib/utils': 'export const defaults = {}',
  },
  // No door asks for a token of identity, or for the toolkit's octokit; each would bring all of the
  // toolkit's client of HTTP to the start of every door.
  '/@actions/core/lib/oidc-utils.js': {
    '@actions/http-client': `export const HttpClient = ${REFUSED}`,
    '@actions/http-client/lib/auth': `export const BearerCredentialHandler = ${REFUSED}`,
  },
  // It validates what people fill in when a server asks them, which ours does not; and the SDK has
  // packages of others inside of it without their licences.
  '/@modelcontextprotocol/server/': {
    '@modelcontextprotocol/server/_shims':
      "export { default as process } from 'node:process'\nexport class DefaultJsonSchemaValidator {}",
  },
  '/@actions/github/lib/github.js': {
    './utils.js': `export const GitHub = { plugin: ${REFUSED} }, getOctokitOptions = ${REFUSED}`,
  },
}

const leftOut: Plugin = {
  name: 'left-out',
  resolveId(id, importer = '') {
    const asker = Object.keys(LEFT_OUT).find((part) => importer.includes(part)) ?? ''
    const isHere = LEFT_OUT[asker]?.[id] !== undefined
    return isHere ? { id: `left-out:${asker}:${id}`, moduleSideEffects: false } : null
  },
  load(id) {
    const [kind, asker = '', asked = ''] = id.split(':')
    return kind === 'left-out' ? (LEFT_OUT[asker]?.[asked] ?? null) : null
  },
}

const READS_TEXT = join(import.meta.dirname, 'src/machine/programs.ts')
const PROGRAM_TEXT = /\bprogramText\(import\.meta\.dirname, '([^']+)'\)/g

/**
 * Puts the text of a program in another language where the sources ask for it; see programText in
 * src/machine/programs.ts. Fails the build where a call is written in a way that it cannot read.
 */
export const embeddedPrograms: Plugin = {
  name: 'embedded-programs',
  transform(code, id) {
    if (id === READS_TEXT || !/\bprogramText\(/.test(code)) return null
    const text = (name: string) => readFileSync(join(dirname(id), name), 'utf8')
    const put = code.replace(PROGRAM_TEXT, (_, name: string) => JSON.stringify(text(name)))
    if (/\bprogramText\(/.test(put))
      this.error(`${id} must say programText(import.meta.dirname, 'FILE')`)
    return { code: put, map: null }
  },
}

/** What somebody does next who started the command from an installed package. */
const NEWER = `\nnpm install node@${NODE_MAJOR} brings one into a folder; npx finds it there`

/**
 * Says in one line that this Node is too old; nothing newer than what old ones read stands here. A
 * step that fails is looked for by its annotations.
 */
export const startOf = (name: string) => `${name === 'cli' ? '#!/usr/bin/env node\n' : ''}\
if (Number.parseInt(process.versions.node) < ${NODE_MAJOR}) {
  const words = 'gcbench needs Node ${NODE_MAJOR} or newer; this is ' + process.version
  if (process.env.GITHUB_ACTIONS === 'true') console.log('::error::' + words)
  else console.error(words${name === 'cli' ? ` + ${JSON.stringify(NEWER)}` : ''})
  process.exit(3)
}
`

const TRACES = 'traces'
/** It has `cli` in its name since the package has all files that do. */
const READER = 'cli-reader'

/** The entries themselves: whatever fails in the bundle, its trace names lines of src/*.ts. */
const entries: Plugin = {
  name: 'entries',
  generateBundle() {
    for (const name of Object.keys(doors)) {
      const lines = [TRACES, name].map((part) => `await import('./bundle/${part}.js')`)
      const source = `${startOf(name)}${lines.join('\n')}\n`
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source })
    }
  },
}

/**
 * Bundles the doors into `folder`. Source maps hold names and places, not the sources: they are
 * the commit's own, and the maps would be three times as large.
 */
export const bundleInto = (folder: string): RolldownOptions => ({
  input: Object.fromEntries(
    Object.entries({
      ...doors,
      [TRACES]: 'src/actions/traces.ts',
      [READER]: 'src/machine/reader-process.ts',
    }).map(([name, path]) => [name, `./${path}`]),
  ),
  platform: 'node',
  treeshake: true,
  // A warning fails the build, and how long it took on a busy machine says nothing about it.
  checks: { bundlerTimings: false },
  plugins: [
    embeddedPrograms,
    leftOut,
    onlyBuiltins,
    entries,
    licences({ file: `${folder}/THIRD_PARTY.txt`, template: thirdParty }),
  ],
  output: {
    dir: folder,
    format: 'esm',
    entryFileNames: 'bundle/[name].js',
    chunkFileNames: 'bundle/[name].js',
    // By the doors that need it, so that none loads what only others use: the command line has no
    // use for octokit.
    codeSplitting: {
      groups: [{ name: 'shared', minShareCount: 2, entriesAware: true }],
    },
    cleanDir: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: { legal: false },
  },
})

/** A module that is imported as text has no place of its own to look for others from. */
const fromAnywhere: Plugin = {
  name: 'from-anywhere',
  renderChunk(code) {
    const put = code.replace('createRequire(import.meta.url)', 'createRequire(process.execPath)')
    if (/\bimport\.meta\.url\b/.test(put)) this.error('import.meta.url stands in the bundle')
    return { code: put, map: null }
  },
}

/** Bundles the command line into one module, for a place where no other file can be imported. */
export const commandLineInto = (folder: string): RolldownOptions => ({
  input: './src/cli/main.ts',
  platform: 'node',
  checks: { bundlerTimings: false },
  plugins: [
    embeddedPrograms,
    leftOut,
    onlyBuiltins,
    fromAnywhere,
    licences({ file: `${folder}/THIRD_PARTY.txt`, template: thirdParty }),
  ],
  output: {
    file: `${folder}/cli.mjs`,
    format: 'esm',
    codeSplitting: false,
    comments: { legal: false },
  },
})

export default bundleInto('dist')
