/** One program to execute: argv without shell, folder relative to the source root, env to add. */
export type Step = { argv: [string, ...string[]]; folder: string; env: Record<string, string> }
