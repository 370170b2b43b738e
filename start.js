/**
 * Starts a program from its sources: `node start.js src/cli/main.ts ...`. Without a program it only
 * checks that one could start, before `npm run` starts another tool. JavaScript, because a Node that
 * is too old for the sources cannot read a line of them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const isThere = (path) => existsSync(new URL(path, import.meta.url))

/** Why no program can start here, in one line; null: it can. */
function obstacle() {
  // npm writes this file last: an install that was interrupted has none.
  if (!isThere('node_modules/.package-lock.json'))
    return 'gcbench is not set up here: run `npm ci` first'
  const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  const wanted = Number.parseInt(engines.node.replace('>=', ''), 10)
  if (Number.parseInt(process.versions.node, 10) >= wanted) return null
  const text = `gcbench needs Node ${wanted} or newer; this is ${process.version}`
  return isThere('node_modules/.bin/node')
    ? `${text}. \`npx node start.js\` starts the one that \`npm ci\` installed`
    : text
}

const text = obstacle()
if (text !== null) {
  if (process.env.GITHUB_ACTIONS === 'true') console.log(`::error::${text}`)
  else console.error(text)
  process.exit(3)
}
if (process.argv.length > 2) {
  const program = new URL(process.argv[2], import.meta.url)
  // As Node itself has it: the whole path of what was started.
  process.argv.splice(1, 2, fileURLToPath(program))
  await import(program)
}
