/**
 * The manifest of the package that `npm pack` makes: that of the sources without what only the
 * sources need. The bundle holds all that it uses, so that installing fetches nothing else. The
 * sources' own waits beside it; a pack that was killed leaves it there, and the next one begins
 * with it.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const [OWN, WAITING] = ['package.json', 'package.json.tmp']

type Manifest = Record<string, unknown>

/** `repository`: address of the sources; null: nobody has said. */
export function packedManifest(own: Manifest, repository: string | null): Manifest {
  const { private: _, dependencies, devDependencies, scripts, allowScripts, ...kept } = own
  if (repository === null) return kept
  const pages = { homepage: `${repository}#readme`, bugs: `${repository}/issues` }
  return { ...kept, ...pages, repository: { type: 'git', url: `git+${repository}.git` } }
}

/** Where a job builds the sources; npm proves by it where a package comes from. */
const repositoryOf = ({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv) =>
  server && name ? `${server}/${name}` : null

const restore = () => existsSync(WAITING) && renameSync(WAITING, OWN)

if (import.meta.main) {
  restore()
  if (process.argv[2] !== 'restore') {
    const packed = packedManifest(JSON.parse(readFileSync(OWN, 'utf8')), repositoryOf(process.env))
    renameSync(OWN, WAITING)
    writeFileSync(OWN, `${JSON.stringify(packed, null, 2)}\n`)
  }
}
