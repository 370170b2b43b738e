/**
 * The command line as one file that needs no Node beside it: a copy of Node with the bundle inside
 * (https://nodejs.org/api/single-executable-applications.html): `npm run single-file -- x64 DIR`.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { commandLineInto } from '../rolldown.config.ts'

export const ARCHITECTURES = ['x64', 'arm64'] as const
type Architecture = (typeof ARCHITECTURES)[number]

/** Bundles the command line as one module, and the licences in it; returns the module's path. */
export async function bundleCommandLine(folder: string): Promise<string> {
  const { output, ...input } = commandLineInto(folder)
  const build = await rolldown(input)
  if (output === undefined || Array.isArray(output)) throw new Error('one output is expected')
  await build.write(output)
  await build.close()
  return join(folder, 'cli.mjs')
}

/** What Node starts inside of the file: it can import no file of its own, but text. */
export const LOADER = `
const { getRawAsset } = require('node:sea')
const text = Buffer.from(getRawAsset('cli.mjs')).toString('base64')
new Function('url', 'return import(url)')('data:text/javascript;base64,' + text)
`

/** The sign in Node's own file that something was put into it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

/** Node of that architecture and of the version that runs this, as the registry has it. */
function fetchNode(architecture: Architecture, folder: string): string {
  const name = `node-linux-${architecture}@${process.versions.node}`
  const npm = (...args: string[]) => execFileSync('npm', args, { encoding: 'utf8' })
  const [{ filename }] = JSON.parse(npm('pack', '--json', '--pack-destination', folder, name))
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder])
  return join(folder, 'package')
}

async function make(architecture: Architecture, target: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-single-'))
  try {
    const module = await bundleCommandLine(folder)
    const config = {
      main: join(folder, 'main.cjs'),
      output: join(folder, 'blob'),
      disableExperimentalSEAWarning: true,
      useCodeCache: false,
      useSnapshot: false,
      assets: { 'cli.mjs': module },
    }
    await writeFile(config.main, LOADER)
    await writeFile(join(folder, 'sea.json'), JSON.stringify(config))
    execFileSync(process.execPath, ['--experimental-sea-config', join(folder, 'sea.json')])
    const node = fetchNode(architecture, folder)
    const name = `gcbench-linux-${architecture}`
    const made = join(folder, name)
    mkdirSync(made)
    copyFileSync(join(node, 'bin/node'), join(made, 'gcbench'))
    chmodSync(join(made, 'gcbench'), 0o755)
    const { inject } = await import('postject')
    const blob = await readFile(config.output)
    await inject(join(made, 'gcbench'), 'NODE_SEA_BLOB', blob, { sentinelFuse: FUSE })
    copyFileSync('LICENSE', join(made, 'LICENSE'))
    copyFileSync(join(folder, 'THIRD_PARTY.txt'), join(made, 'THIRD_PARTY.txt'))
    copyFileSync(join(node, 'LICENSE'), join(made, 'NODE_LICENSE'))
    mkdirSync(target, { recursive: true })
    const archive = join(target, `${name}.tar.gz`)
    execFileSync('tar', ['--owner=0', '--group=0', '-czf', archive, '-C', folder, name])
    return archive
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [asked, target] = process.argv.slice(2)
  const architecture = ARCHITECTURES.find((one) => one === asked)
  if (architecture === undefined || target === undefined) {
    console.error(`usage: npm run single-file -- ${ARCHITECTURES.join('|')} FOLDER`)
    process.exitCode = 2
  } else console.log(await make(architecture, resolve(target)))
}
