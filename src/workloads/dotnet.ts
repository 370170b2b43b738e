/** Workload: benchmarks of BenchmarkDotNet. */
import type { z } from 'zod'
import { relative } from '../settings/programs.ts'
import { closed } from '../settings/values.ts'
import { pathIn } from '../text/paths.ts'
import { scriptBuild, type Tool, toolShape, writeProgram } from './tool.ts'

const shape = {
  ...toolShape('a glob on `Namespace.Class.Method` (`--filter`)'),
  project: relative('a project inside the repository').describe(
    'Project (`.csproj`) with the benchmarks, whose `Main` runs a BenchmarkSwitcher.',
  ),
}

const settings = closed(shape)
type DotNet = z.output<typeof settings>

/** The results have names of the day and of classes: the program prints all of them. */
const BUILD = `project=$1
shift
dotnet build -c Release "$project" -o "$bin.d" "$@" >&2
name=$(basename "$project")
${writeProgram(
  `printf 'dotnet "%s" "$@" --artifacts "$GCBENCH_OUT" >&2 || exit\\n' "$bin.d/\${name%.*}.dll"
printf 'cat "$GCBENCH_OUT"/results/*.json\\n'`,
  `find "$bin.d" -name '*.dll' -type f`,
)}`

export const dotnetWorkload: Tool<DotNet> = {
  kind: 'dotnet',
  about: 'benchmarks of BenchmarkDotNet, in the process of a trial',
  settings,
  isLinked: false,
  build: ({ project }) => scriptBuild(BUILD, [project]),
  buildEnv: { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' },
  run: ({ filter = '*', args }) => ({
    // A trial is a process already, and the walls have no place to build another one in.
    run: ['{bin}', '--filter', filter, '--join', '--exporters', 'json', '--inProcess', ...args],
    env: { GCBENCH_OUT: '{out}', DOTNET_CLI_TELEMETRY_OPTOUT: '1' },
    parse: { stdout: 'benchmark-dotnet' },
  }),
  search: {
    manifest: /\.csproj$/,
    read({ folder, name, text: written }) {
      if (!/<PackageReference\s+Include="BenchmarkDotNet"/.test(written)) return null
      const project = pathIn(folder, name)
      return { what: `BenchmarkDotNet in ${project}`, settings: { project } }
    },
  },
}
