/**
 * Runs the experiments of docs/experiments/ on the bundled examples, and writes what they print to
 * their pages: `node scripts/experiments.ts [NAME ...] [-- ARGS of gcbench run]`. Takes a quiet
 * machine, Go, sysbench and a JDK, and at most five minutes a suite, or what the arguments say.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { experiments, pagePath, SUITE_FILE, stageExperiment } from './experiments/stage.ts'

const CLI = join(import.meta.dirname, '../src/cli.ts')
/** Tables are long; what explains them is in the report. */
const MOST_LINES = 60

function printed(name: string, more: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-experiment-'))
  try {
    const { suites, args } = stageExperiment(name, folder)
    return suites.flatMap((suite) => {
      const argv = ['run', suite, ...args, ...more, '--config', SUITE_FILE, '--seed', 'docs']
      const load = (loadavg()[0] ?? 0).toFixed(1)
      const run = spawnSync(process.execPath, [CLI, ...argv], {
        ...{ cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const lines = run.stdout.replaceAll(folder, '.').trimEnd().split('\n')
      const kept = lines.filter((line) => !/^(written|repeat): /.test(line))
      const left = kept.length - MOST_LINES
      const cut = left > 0 ? [`... and ${left} more lines`] : []
      const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, load before it ${load}`
      const date = new Date().toISOString().slice(0, 10)
      return [
        ...[`\`gcbench ${argv.join(' ')}\`, on ${date}, ${machine}:`, '', '```text'],
        ...[...kept.slice(0, MOST_LINES), ...cut, '```', ''],
      ]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const given = process.argv.slice(2)
const end = given.includes('--') ? given.indexOf('--') : given.length
const [asked, passedOn] = [given.slice(0, end), given.slice(end + 1)]
const more = passedOn.length > 0 ? passedOn : ['--budget', '5m']
for (const name of asked.length > 0 ? asked : Object.keys(experiments)) {
  const block = printed(name, more).join('\n').trimEnd()
  const page = readFileSync(pagePath(name), 'utf8')
  const [begin, until] = [`<!-- experiment:${name} -->`, `<!-- /experiment:${name} -->`]
  const [before = '', after = ''] = [page.split(begin)[0], page.split(until)[1]]
  writeFileSync(pagePath(name), `${before}${begin}\n\n${block}\n\n${until}${after}`)
  console.log(`wrote ${pagePath(name)}`)
}
