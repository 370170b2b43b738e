/** How benchmarks of JMH are built by Maven, with a mvn and a javac that say what they were told. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { MAVEN_BUILD } from '../../src/workloads/benchmark-tools.ts'

/** Compiles two classes with benchmarks and one without, and lists them if `$LISTS` says so. */
const MVN = `#!/bin/sh
echo "mvn $*" >> told
mkdir -p "$AT/target/test-classes/a/META-INF" "$AT/target/test-classes/META-INF" "$AT/target/gcbench-lib"
for one in Good Good\\$State Broken; do
  echo 'Lorg/openjdk/jmh/annotations/Benchmark;' > "$AT/target/test-classes/a/$one.class"
done
echo nothing > "$AT/target/test-classes/a/Other.class"
touch "$AT/target/gcbench-lib/jmh-core.jar"
if [ -n "$LISTS" ]; then echo JMH > "$AT/target/test-classes/META-INF/BenchmarkList"; fi
`
/** Takes what `$TAKES` names, as the last word. */
const JAVAC = `#!/bin/sh
for word; do :; done
echo "javac $word" >> told
case " $TAKES " in *" $word "*) ;; *) exit 1 ;; esac
mkdir -p "$3/META-INF"
echo JMH > "$3/META-INF/BenchmarkList"
`

/** What was told, the class path of the program, and what a failure says. */
function build(module: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'maven-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  const programs = { mvn: MVN, javac: JAVAC }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), text)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const bin = join(folder, 'unit')
  const variables = { PATH: `${folder}/bin:/usr/bin:/bin`, AT: module || '.', LISTS: '', TAKES: '' }
  const words = ['-euc', `bin=$1\nshift\n${MAVEN_BUILD}`, 'sh', bin, module]
  const how = { cwd: folder, env: { ...variables, ...env }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync('sh', words, how)
  const told = readFileSync(join(folder, 'told'), 'utf8').trim().split('\n')
  const [, path = ''] = status === 0 ? (/-cp "([^"]*)"/.exec(readFileSync(bin, 'utf8')) ?? []) : []
  return { told, path: path.replaceAll(`${bin}.d`, ''), stderr }
}

it('a project is compiled, and a module of one packaged with what it needs', () => {
  const { told, path } = build('', { LISTS: 'yes' })
  expect(told).toEqual([expect.stringMatching(/^mvn -q -B -DskipTests process-test-classes /)])
  expect(path).toBe('/test-classes:/lib/*')
  const [of] = build('core', { LISTS: 'yes' }).told
  expect(of).toMatch(/ -DskipTests package .* -pl core -am$/)
})

// commons-text: its parent has -proc:none, and JMH refuses one of its two classes.
it('where no processor ran, that of JMH runs on compiled classes, and one that it refuses costs itself', () => {
  const { told, path } = build('', { TAKES: 'a.Good' })
  expect(told.slice(1)).toEqual(['javac a.Broken', 'javac a.Good'])
  expect(path).toBe('/jmh-classes:/test-classes:/lib/*')
})

it('a module without benchmarks that JMH takes says so', () => {
  expect(build('', {}).stderr).toContain('JMH does not take a.Good')
  expect(build('', {}).stderr).toContain('no benchmarks of JMH were compiled')
})
