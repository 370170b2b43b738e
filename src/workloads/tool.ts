/** Shelf of workloads: what a book offers that runs the benchmarks of another tool. */
import type { z } from 'zod'
import type { Argv } from '../settings/command-line.ts'
import type { ToolSettings } from '../settings/tool-settings.ts'
import type { ProjectFile } from './workload.ts'

/** How a trial runs, and which parser reads it; keys as of the workload `command`. */
type ToolRun = {
  run: string[]
  /** Beside that of the suite; absent: nothing. */
  env?: Record<string, string>
  files?: Record<string, string>
  parse: Record<string, string>
  /** Absent: `plain`. */
  runtime?: string
}

/** What a file of a source tree tells of benchmarks: what it is, and the settings that run them. */
export type DetectedTool = { what: string; settings: Record<string, unknown> }

/**
 * Benchmarks of another tool: one process of it is a trial, which executes them all. `S` is what
 * `settings` parses, a map of the suite's workload block without `kind`.
 */
export type Tool<S extends ToolSettings = ToolSettings> = {
  kind: string
  about: string
  settings: z.ZodType<S>
  /** The program that builds one side, with its arguments; the suite's own follow them. */
  build(settings: S): Argv
  /** Environment of it beside that of the suite; absent: nothing. */
  buildEnv?: Record<string, string>
  /** False: a build links no program, so that luck with the order of functions is none of its. */
  isLinked?: false
  run(settings: S): ToolRun
  /** How a source tree shows that it has such benchmarks, where no suite file says so. */
  search: {
    /** Names of files that tell. */
    mayTell: RegExp
    /** Null: it tells of none. `paths`: all of the tree. */
    read(file: ProjectFile, paths: readonly string[]): DetectedTool | null
  }
}
