/** Programs to execute, and the one that builds a program from a suite's `build` block. */
import type { Variant } from '../model/model.ts'
import { type Argv, fillArgv } from '../settings/argv.ts'
import type { BuildBlock } from '../settings/program-blocks.ts'

/** One program to execute: argv without shell, folder relative to the source root, env to add. */
export type Step = { argv: [string, ...string[]]; folder: string; env: Record<string, string> }

export const step = (argv: Argv, folder: string, env: Record<string, string>): Step => ({
  ...{ argv, folder, env },
})

/** Writes the program to `out` from the source in `source`; null: the suite builds nothing. */
export function buildStep(
  build: BuildBlock | undefined,
  { variant, out, source }: { variant: Variant; out: string; source: string },
): Step | null {
  if (build === undefined) return null
  const [program, ...words] = fillArgv(build.run, { bin: out, source })
  const argv: Argv = [program, ...words, ...variant.buildFlags]
  return step(argv, build.dir, { ...build.env, ...variant.buildEnv })
}
