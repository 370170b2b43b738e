/** Workload: benchmarks of JMH. */
import { z } from 'zod'
import { command } from '../settings/command-line.ts'
import { relative } from '../settings/programs.ts'
import { closed, requirement, text, whole } from '../settings/values.ts'
import {
  exactly,
  inFolder,
  scriptBuild,
  type Tool,
  toolShape,
  toolTimes,
  whereGiven,
  writeProgram,
} from './tool.ts'

const shape = {
  ...toolShape('a regular expression on `package.Class.method`'),
  module: relative('a module inside the project')
    .prefault('')
    .describe('Module of a Maven project with the benchmarks; the modules it needs are built too.'),
  build: command
    .optional()
    .describe(
      'Command that builds `jar`, such as `./gradlew jmhJar`. Without it: Maven, which compiles ' +
        'the module and its tests and copies what they depend on.',
    ),
  jar: text
    .optional()
    .describe(
      'Jar with benchmarks and all they need, which `build` makes; `*` stands for any text.',
    ),
  mode: z
    .enum(['avgt', 'ss', 'thrpt', 'sample'])
    .prefault('avgt')
    .describe('Mode of JMH: `avgt` is the time of an operation, which gates by default.'),
  iterations: whole(1, 1000)
    .prefault(3)
    .describe('Iterations that are counted in a trial, which share `measurement-time`.'),
  'warm-up-iterations': whole(0, 1000)
    .prefault(2)
    .describe('Iterations before them, which share `warm-up-time`: the JVM compiles meanwhile.'),
  ...toolTimes('2s', '1s'),
}

const settings = closed(shape).superRefine((options, context) => {
  if ((options.build === undefined) === (options.jar === undefined)) return
  const message = 'build and jar belong together: the command, and what it makes'
  context.addIssue(requirement(message, ['build']))
})
type Jmh = z.output<typeof settings>

/** What all classes come to, and the program that has them on its class path. */
const PROGRAM = writeProgram(
  `printf 'exec java -cp "%s" org.openjdk.jmh.Main "$@"\\n' "$classes"`,
  `find "$bin.d" -type f`,
)

/** Classes and jars go beside the program: walls hide the local repository of Maven from trials. */
const MAVEN = `module=$1
shift
set -- -q -B -DskipTests package \\
  org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \\
  -DoutputDirectory=target/gcbench-lib -Dmdep.stripVersion=false "$@"
if [ -n "$module" ]; then set -- -pl "$module" -am "$@"; fi
if [ -x ./mvnw ] && ! command -v mvn > /dev/null; then ./mvnw "$@"; else mvn "$@"; fi
mkdir -p "$bin.d/lib"
made=\${module:-.}/target
# JMH reads one list of benchmarks, the first on the class path.
classes=
for part in test-classes classes; do
  if [ ! -d "$made/$part" ]; then continue; fi
  cp -R "$made/$part" "$bin.d/$part"
  if [ -f "$made/$part/META-INF/BenchmarkList" ]; then classes="$bin.d/$part:$classes"
  else classes="$classes$bin.d/$part:"; fi
done
if ! ls "$bin.d"/*/META-INF/BenchmarkList > /dev/null 2>&1; then
  echo 'no benchmarks of JMH were compiled: is jmh-generator-annprocess an annotation processor' \\
    'of this module?' >&2
  exit 1
fi
if [ -d "$made/gcbench-lib" ]; then cp "$made/gcbench-lib"/*.jar "$bin.d/lib/"; fi
classes="$classes$bin.d/lib/*"
${PROGRAM}`

const JAR = `jar=$1
shift
"$@"
mkdir -p "$bin.d"
# The pattern of the suite is one of the shell here.
cp $jar "$bin.d/benchmarks.jar"
classes=$bin.d/benchmarks.jar
${PROGRAM}`

/** JMH's times are of one iteration; it takes whole milliseconds. */
const each = (sec: number, iterations: number) =>
  `${Math.max(1, Math.round((sec * 1000) / Math.max(1, iterations)))}ms`

export const jmhWorkload: Tool<Jmh> = {
  kind: 'jmh',
  about: 'benchmarks of JMH, in a Maven project or a jar of any build: one fork is a trial',
  settings,
  isLinked: false,
  build: ({ build, jar, module }) =>
    build === undefined || jar === undefined
      ? scriptBuild(MAVEN, [module])
      : scriptBuild(JAR, [jar, ...build]),
  run: (settings) => {
    const { filter, mode, iterations, args } = settings
    const warmUps = settings['warm-up-iterations']
    return {
      run: [
        '{bin}',
        ...whereGiven(filter),
        ...['-f', '1', '-bm', mode, '-foe', 'true'],
        ...['-wi', String(warmUps), '-w', each(settings['warm-up-time'] ?? 2, warmUps)],
        ...['-i', String(iterations), '-r', each(settings['measurement-time'] ?? 1, iterations)],
        ...['-rf', 'json', '-rff', '{out}/jmh.json'],
        ...args,
      ],
      files: { result: 'jmh.json' },
      parse: { result: 'jmh' },
      runtime: 'jvm',
    }
  },
  select: (settings) => {
    const { mode, iterations, filter, args } = settings
    const warmUps = settings['warm-up-iterations']
    return {
      list: ['-l', ...whereGiven(filter)],
      readNames: (stdout) =>
        stdout.split('\n').filter((line) => /^[\w$]+(\.[\w$]+)+$/.test(line.trim())),
      run: (names, sec) => ({
        options: [
          ...['-f', '1', '-bm', mode, '-foe', 'true'],
          ...['-wi', String(warmUps), '-w', each(settings['warm-up-time'] ?? 2 * sec, warmUps)],
          ...['-i', String(iterations), '-r', each(sec, iterations)],
          ...['-rf', 'json', '-rff', '{out}/jmh.json'],
          ...args,
        ],
        words: [exactly(names)],
      }),
      sampleSec: settings['measurement-time'] ?? null,
      // The JVM compiles in the warm-up, which is twice as long.
      leastSec: 0.3,
    }
  },
  search: {
    manifest: /^(pom\.xml|build\.gradle(\.kts)?)$/,
    read({ folder, name, text: written }) {
      const isMaven = name === 'pom.xml'
      if (isMaven && /<artifactId>jmh-generator-annprocess<\/artifactId>/.test(written))
        return { what: 'benchmarks of JMH, built by Maven', settings: inFolder(folder, {}) }
      if (isMaven || !/me\.champeau\.(gradle\.)?jmh/.test(written)) return null
      const rest = { build: './gradlew jmhJar', jar: 'build/libs/*-jmh.jar' }
      return { what: 'benchmarks of JMH, built by Gradle', settings: inFolder(folder, rest) }
    },
  },
}
