/**
 * Two versions of a package, as its registry has them, as a git repository of two commits. Each
 * registry is asked through the client that its users have.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes the tree of a version into a folder, which is there and empty. */
type Download = (name: string, version: string, to: string) => void

function call(cwd: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
}

/** The only thing in a folder whose name ends so. */
function onlyOne(folder: string, ends = ''): string {
  const [name, ...more] = readdirSync(folder).filter((one) => one.endsWith(ends))
  if (name === undefined || more.length > 0)
    throw new Error(`${folder} has not one *${ends}, but ${[name, ...more].join(', ') || 'none'}`)
  return join(folder, name)
}

function unpack(archive: string, to: string): void {
  call(to, 'tar', '-xf', archive, '--strip-components=1')
}

/** What cargo adds to a crate. */
const OF_CARGO = ['.cargo-checksum.json', '.cargo-ok', '.cargo_vcs_info.json', 'Cargo.toml.orig']

/** A crate as it is published, which cargo lays into a folder for whoever depends on it. */
const crate: Download = (name, version, to) =>
  inFolder((folder) => {
    const manifest = `[package]\nname = "field"\nversion = "0.0.0"\n[dependencies]\n${name} = "=${version}"\n`
    writeFileSync(join(folder, 'Cargo.toml'), manifest)
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'src/lib.rs'), '')
    call(folder, 'cargo', 'vendor', '--quiet', 'vendor')
    cpSync(join(folder, 'vendor', name), to, { recursive: true })
    for (const added of OF_CARGO) rmSync(join(to, added), { force: true })
  })

/** A source distribution of Python. pip asks it for its name, so that its build system is installed. */
const sdist: Download = (name, version, to) =>
  inFolder((folder) => {
    const what = ['--no-deps', '--no-binary', ':all:', `${name}==${version}`]
    call(folder, 'python3', '-m', 'pip', 'download', '--quiet', ...what)
    unpack(onlyOne(folder, '.tar.gz'), to)
  })

const npm: Download = (name, version, to) =>
  inFolder((folder) => {
    call(folder, 'npm', 'pack', '--silent', `${name}@${version}`)
    unpack(onlyOne(folder, '.tgz'), to)
  })

const module: Download = (path, version, to) => {
  const text = call(tmpdir(), 'go', 'mod', 'download', '-json', `${path}@${version}`)
  cpSync((JSON.parse(text) as { Dir: string }).Dir, to, { recursive: true })
  call(to, 'chmod', '-R', 'u+w', '.')
}

/** Releases of Debian that have sources, oldest first: each has one version of a package. */
const RELEASES = ['bookworm', 'trixie', 'sid']

/** Where the machine has its packages from; its own lists are left as they are. */
function sourceList(): string {
  const folder = '/etc/apt/sources.list.d'
  const texts = existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    : []
  const address = /^URIs:\s*(\S+\/debian)\/?\s*$/m.exec(texts.join('\n'))?.[1]
  if (address === undefined) throw new Error(`${folder} names no mirror of Debian`)
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg'
  return RELEASES.map((one) => `deb-src [signed-by=${key}] ${address} ${one} main\n`).join('')
}

/** Folder with the lists of Debian's sources, made once. */
let aptFolder = ''

function aptOptions(): string[] {
  const isNew = aptFolder === ''
  if (isNew) {
    aptFolder = mkdtempSync(join(tmpdir(), 'gcbench-apt-'))
    process.on('exit', () => rmSync(aptFolder, { recursive: true, force: true }))
    for (const name of ['lists/partial', 'cache/archives/partial'])
      mkdirSync(join(aptFolder, name), { recursive: true })
    writeFileSync(join(aptFolder, 'sources.list'), sourceList())
  }
  const options = Object.entries({
    'Dir::Etc::SourceList': 'sources.list',
    'Dir::State::Lists': 'lists',
    'Dir::Cache': 'cache',
  }).flatMap(([name, value]) => ['-o', `${name}=${join(aptFolder, value)}`])
  const all = [...options, '-o', 'Dir::Etc::SourceParts=-', '-o', 'APT::Sandbox::User=root']
  if (isNew) call(aptFolder, 'apt-get', ...all, 'update')
  return all
}

/** What the authors released of a package of Debian, as its sources hold it. */
const apt: Download = (name, version, to) =>
  inFolder((folder) => {
    const options = [...aptOptions(), '--download-only', '--tar-only', '--only-source', 'source']
    call(folder, 'apt-get', '--quiet', ...options, `${name}=${version}`)
    unpack(onlyOne(folder), to)
  })

function inFolder(use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-registry-'))
  try {
    use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const REGISTRIES: Readonly<Record<string, Download>> = { crate, sdist, npm, go: module, apt }

/** `registry:name` in its two parts; null: the name of a repository. */
export function registryOf(repository: string): { registry: string; name: string } | null {
  const [registry = '', ...name] = repository.split(':')
  return Object.hasOwn(REGISTRIES, registry) ? { registry, name: name.join(':') } : null
}

/** A repository with a tag for each version, in the order given; what git cannot name is `-`. */
export function repositoryOf(
  { registry, name }: { registry: string; name: string },
  versions: readonly string[],
  to: string,
): void {
  mkdirSync(to)
  call(to, 'git', 'init', '--quiet')
  for (const version of versions) {
    for (const file of readdirSync(to).filter((one) => one !== '.git'))
      rmSync(join(to, file), { recursive: true })
    inFolder((folder) => {
      const tree = join(folder, 'tree')
      mkdirSync(tree)
      REGISTRIES[registry]!(name, version, tree)
      rmSync(join(tree, '.git'), { recursive: true, force: true })
      cpSync(tree, to, { recursive: true, verbatimSymlinks: true })
    })
    call(to, 'git', 'add', '--all', '--force')
    const who = ['-c', 'user.name=field', '-c', 'user.email=field@localhost']
    call(to, 'git', ...who, 'commit', '--quiet', '--allow-empty', '--message', version)
    call(to, 'git', 'tag', tagOf(version))
  }
}

/** A version as git takes it for a tag. */
export const tagOf = (version: string) => version.replace(/[~^:?*[\\\s]|\.\./g, '-')
