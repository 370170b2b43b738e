/** What somebody has against a run: how bad it is, and why. */
import type { Conclusion } from '../model/model.ts'

export type Objection = { as: Conclusion; reason: string }

export const conclusionAsked = (word: 'pass' | 'fail' | 'ask'): Conclusion =>
  word === 'pass' ? 'success' : word === 'fail' ? 'failure' : 'action_required'
