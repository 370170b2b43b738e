/**
 * Starts a door from its sources: `node start.js src/cli.ts ...`. JavaScript, because a Node that is
 * too old for the sources cannot read a line of them either.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const wanted = Number.parseInt(engines.node.replace('>=', ''), 10)
if (Number.parseInt(process.versions.node, 10) < wanted) {
  const words = `gcbench needs Node ${wanted} or newer; this is ${process.version}`
  if (process.env.GITHUB_ACTIONS === 'true') console.log(`::error::${words}`)
  else console.error(words)
  process.exit(3)
}
const door = new URL(process.argv[2], import.meta.url)
// As Node itself has it: the whole path of what was started.
process.argv.splice(1, 2, fileURLToPath(door))
await import(door)
