/** Shelf of workloads: what a book offers that runs the benchmarks of another tool. */
import type { z } from 'zod'
import type { ProjectFile } from './workload.ts'

/** Settings of the workload `command`, as a suite file has them. */
export type CommandAsk = Record<string, unknown>

/** What a file of a source tree tells of benchmarks: what it is, and the settings that run them. */
export type FoundTool = { what: string; settings: Record<string, unknown> }

/**
 * Benchmarks of another tool: one process of it is a trial, which executes them all. `S` is what
 * `settings` parses, a map of the suite's workload block without `kind`.
 */
export type Tool<S = unknown> = {
  kind: string
  about: string
  settings: z.ZodType<S>
  /** The same said as a command: how it is built, run, and which parser reads it. */
  command(settings: S): CommandAsk
  /** How a source tree shows that it has such benchmarks, where no suite file says so. */
  search: {
    /** Names of files that tell. */
    mayTell: RegExp
    /** Null: it tells of none. `paths`: all of the tree. */
    read(file: ProjectFile, paths: readonly string[]): FoundTool | null
  }
}
