/**
 * What a workload asks of programs and files that its settings name, once there is a source and
 * before anything is built, and what it makes of the answers.
 */
import type { Found } from '../model/model.ts'
import type { Step } from './step.ts'

/** Where a question is asked: the arm's source, and the folder in which gcbench was started. */
export type AskedAt = { source: string; here: string }

/** What a program said to a question in one arm; `code` null: it did not end by itself. */
export type ProgramAnswer = { arm: string; question: string; code: number | null; said: string }

/** A folder of this machine, and the SHA-256 of its files by their names. */
export type HashedFolder = { path: string; sha256: Record<string, string> }

/** Questions to be asked in every arm, and their answers as settings. */
export type Inquiry<S> = {
  /** Commands by the name of the question. */
  questions(settings: S, at: AskedAt): Record<string, Step>
  /** Folder outside of the source whose files every arm uses; null: there is none. */
  folder?(settings: S, here: string): { path: string; extension: string } | null
  /**
   * The settings with what was learned; a problem for all that cannot work. `folder`: the one
   * asked for, if it is there.
   */
  read(settings: S, answers: ProgramAnswer[], folder: HashedFolder | null): Found<S>
}
