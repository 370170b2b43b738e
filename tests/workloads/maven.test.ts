/** How benchmarks of JMH are built by Maven, with a mvn and a javac that say what they were told. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAVEN_BUILD } from '../../src/workloads/benchmark-tools.ts'
import { findTool, skipNote } from '../tool-path.ts'

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
function build(
  module: string,
  env: Record<string, string>,
  files: Record<string, string> = {},
  more: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'maven-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'bin'))
  const programs = { mvn: MVN, javac: JAVAC }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), text)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const bin = join(folder, 'unit')
  const variables = { PATH: `${folder}/bin:/usr/bin:/bin`, AT: module || '.', LISTS: '', TAKES: '' }
  const words = ['-euc', `bin=$1\nshift\n${MAVEN_BUILD}`, 'sh', bin, module, ...more]
  const how = { cwd: folder, env: { ...variables, ...env }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync('sh', words, how)
  const told = readFileSync(join(folder, 'told'), 'utf8').trim().split('\n')
  const [, path = ''] =
    status === 0 ? (/^classes="([^"]*)"/m.exec(readFileSync(bin, 'utf8')) ?? []) : []
  return { told, path: path.replaceAll(`${bin}.d`, ''), stderr }
}

it('a project is compiled, and a module of one packaged with what it needs', () => {
  const { told, path } = build('', { LISTS: 'yes' })
  expect(told).toEqual([expect.stringMatching(/^mvn -q -B -DskipTests process-test-classes /)])
  expect(path).toBe('/test-classes:/lib/*')
  const [of] = build('core', { LISTS: 'yes' }).told
  expect(of).toMatch(/ -DskipTests package .* -pl core -am$/)
})

it('tests are compiled where benchmarks are among them, or another module needs those of one', () => {
  const benchmark =
    'import org.openjdk.jmh.annotations.*;\nclass A { @Benchmark public void run() {} }'
  const told = (files: Record<string, string>) => build('', { LISTS: 'yes' }, files).told[0]
  expect(told({ 'src/main/java/A.java': benchmark })).toMatch(/ -Dmaven\.test\.skip( |$)/)
  expect(told({ 'src/test/java/A.java': benchmark })).not.toContain('maven.test.skip')
  const both = { 'src/main/java/A.java': benchmark, 'src/test/java/B.java': benchmark }
  expect(told(both)).not.toContain('maven.test.skip')
  const jar = { 'src/main/java/A.java': benchmark, 'pom.xml': '<type>test-jar</type>' }
  expect(told(jar)).not.toContain('maven.test.skip')
  expect(told({})).not.toContain('maven.test.skip')
})

it('what checks and documents a project is left out, and words of the suite count more', () => {
  const [told = ''] = build('', { LISTS: 'yes' }, {}, ['-Denforcer.skip=false']).told
  expect(told).toContain(' -Dmaven.javadoc.skip ')
  expect(told.indexOf('-Denforcer.skip=false')).toBeGreaterThan(told.indexOf('-Denforcer.skip '))
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

/** A JMH that lists two benchmarks, and what its processor makes of them. */
const CODE: Record<string, string> = {
  'org/openjdk/jmh/Main.java': `package org.openjdk.jmh; public class Main {
  public static void main(String[] words) throws Exception {
    Class.forName("a.jmh_generated.Fast_run_jmhTest");
    System.out.println("Benchmarks: \\na.Fast.run\\na.Slow.run");
  }
}`,
  'a/Used.java':
    'package a; public class Used { public static int twice(int n) { return 2 * n; } }',
  'a/Other.java': 'package a; public class Other { int three() { return 3; } }',
  'a/SomeTest.java': 'package a; class SomeTest { int n() { return Used.twice(9); } }',
  'a/jmh_generated/Fast_run_jmhTest.java':
    'package a.jmh_generated; class Fast_run_jmhTest { int n = a.Used.twice(3); }',
  'a/jmh_generated/Slow_run_jmhTest.java':
    'package a.jmh_generated; class Slow_run_jmhTest { a.Other other; }',
}
const LIST =
  'JMH S 6 a.Fast S 32 a.jmh_generated.Fast_run_jmhTest S 3 run S 10 Throughput E\n' +
  'JMH S 6 a.Slow S 32 a.jmh_generated.Slow_run_jmhTest S 3 run S 10 Throughput E\n'
const REAL_MVN = `#!/bin/sh
mkdir -p target/test-classes/META-INF
javac -g -d target/test-classes $(find src -name '*.java')
cp list target/test-classes/META-INF/BenchmarkList
`

/** By benchmark, what the list of a build says that it loads. */
function loadsOf(changed: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries({ ...CODE, ...changed }).map(([name, text]) => [`src/${name}`, text])
  for (const [name = '', text = ''] of [...files, ['list', LIST], ['bin/mvn', REAL_MVN]]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text, { mode: 0o755 })
  }
  const bin = join(folder, 'unit')
  const env = { PATH: `${folder}/bin:${process.env.PATH}` }
  const how = { cwd: folder, env, encoding: 'utf8' } as const
  const built = spawnSync('sh', ['-euc', `bin=$1\nshift\n${MAVEN_BUILD}`, 'sh', bin, ''], how)
  const { stdout } = spawnSync('sh', [bin, '-l'], how)
  const found = [...stdout.matchAll(/^gcbench-loads (.*)\n(a\..*)$/gm)]
  expect(found.length, built.stderr + stdout).toBe(2)
  return Object.fromEntries(found.map(([, loads = '', name = '']) => [name, loads]))
}

const missing = findTool('javac') === null ? 'javac' : ''
const changed = (file: string, find: string, by: string) => ({
  [file]: CODE[file]!.replace(find, by),
})

describe.skipIf(missing !== '')(`class files${missing && skipNote(missing, null)}`, () => {
  it('of a benchmark are a hash, which no comment and no test changes', () => {
    const before = loadsOf({})
    expect(before['a.Fast.run']).toMatch(/^\{"its class files":"[0-9a-f]{64}"\}$/)
    const commented = changed('a/Used.java', 'package', '// What it does.\n\npackage')
    expect(loadsOf({ ...commented, ...changed('a/SomeTest.java', '9', '8') })).toEqual(before)
  })

  it('differ for the benchmark that can load what changed, and not for the other', () => {
    const [before, after] = [loadsOf({}), loadsOf(changed('a/Used.java', '2 *', '5 *'))]
    expect(after['a.Fast.run']).not.toBe(before['a.Fast.run'])
    expect(after['a.Slow.run']).toBe(before['a.Slow.run'])
  })

  it('are all, where one is loaded by a name', () => {
    const byName = changed(
      'a/Other.java',
      'int three()',
      'Class<?> of(String n) throws Exception { return Class.forName(n); } int three()',
    )
    const before = loadsOf(byName)
    const after = loadsOf({ ...byName, ...changed('a/Used.java', '2 *', '5 *') })
    expect(after['a.Slow.run']).not.toBe(before['a.Slow.run'])
  })
})
