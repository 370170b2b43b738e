/** Workload: benchmarks of a Rust crate. */
import { z } from 'zod'
import { closed, oneOrMore, text } from '../settings/values.ts'
import { pathIn } from '../text/paths.ts'
import {
  inFolder,
  scriptBuild,
  type Tool,
  toolShape,
  toolTimes,
  whereGiven,
  writeProgram,
} from './tool.ts'

const HARNESSES = ['criterion', 'divan', 'libtest'] as const

const shape = {
  ...toolShape('part of a name, or a regular expression for Criterion.rs and divan'),
  bench: oneOrMore(text, 'a bench target')
    .prefault([])
    .describe('Bench targets (`cargo bench --bench`); empty: all of the package.'),
  harness: z
    .enum(HARNESSES)
    .prefault('criterion')
    .describe(
      'What the bench targets are written with: `criterion` (Criterion.rs), `divan`, or ' +
        '`libtest` (`#[bench]`, which needs a nightly toolchain).',
    ),
  ...toolTimes('300ms', '1s'),
}

const settings = closed(shape)
type CargoBench = z.output<typeof settings>

/** Bench targets alone: libraries and programs are built for `cargo bench` too, and have none. */
const BUILD = `CARGO_TARGET_DIR="$bin.target" \\
  cargo bench --no-run --message-format=json-render-diagnostics "$@" > "$bin.json"
grep -F '"kind":["bench"]' "$bin.json" | sed -n \\
  's/.*"manifest_path":"\\([^"]*\\)\\/Cargo.toml".*"executable":"\\([^"]*\\)".*/\\1|\\2/p' |
  sort -u > "$bin.list" || true
if [ ! -s "$bin.list" ]; then
  echo 'no bench target was built: Cargo.toml needs a [[bench]], or a file in benches/' >&2
  exit 1
fi
${writeProgram(
  `while IFS='|' read -r folder file; do
  printf '(cd "%s" && CARGO_MANIFEST_DIR=$PWD "%s" --bench "$@") || exit\\n' "$folder" "$file"
done < "$bin.list"`,
  `sed 's/.*|//' "$bin.list"`,
)}`

/** How a harness is told for how long; libtest decides by itself. */
const timesOf = ({ harness, ...times }: CargoBench): string[] => {
  const [warmUp, measurement] = [times['warm-up-time'], times['measurement-time']].map(String)
  return {
    criterion: ['--noplot', '--warm-up-time', warmUp!, '--measurement-time', measurement!],
    divan: ['--color', 'never', '--min-time', warmUp!, '--max-time', measurement!],
    libtest: [],
  }[harness]
}

/** What the manifest depends on for its benchmarks; none of them: libtest. */
const harnessIn = (manifest: string) => {
  const matches = manifest.matchAll(
    /^\s*(?:\[[^\]\n]{0,200}dependencies\.)?(?:codspeed-)?(criterion|divan)(?:-compat)?\s*[=.\]]/gm,
  )
  const names = [...matches].map(([, name]) => name)
  return HARNESSES.find((name) => names.includes(name)) ?? 'libtest'
}

export const cargoBench: Tool<CargoBench> = {
  kind: 'cargo-bench',
  about: 'bench targets of a Rust crate: Criterion.rs, divan or `#[bench]`',
  settings,
  build: ({ bench }) =>
    scriptBuild(
      BUILD,
      bench.flatMap((one) => ['--bench', one]),
    ),
  run: (settings) => ({
    run: ['{bin}', ...timesOf(settings), ...settings.args, ...whereGiven(settings.filter)],
    // Criterion.rs keeps what it measured, and would compare with what it finds.
    env: settings.harness === 'criterion' ? { CRITERION_HOME: '{out}' } : {},
    parse: { stdout: settings.harness },
  }),
  search: {
    manifest: /^Cargo\.toml$/,
    read({ folder, text: manifest }, paths) {
      const benches = `${pathIn(folder, 'benches')}/`
      const has = /^\s*\[\[bench\]\]/m.test(manifest)
      if (!has && !paths.some((path) => path.startsWith(benches) && path.endsWith('.rs')))
        return null
      const harness = harnessIn(manifest)
      const rest = harness === 'criterion' ? {} : { harness }
      return { what: `bench targets with ${harness}`, settings: inFolder(folder, rest) }
    },
  },
}
