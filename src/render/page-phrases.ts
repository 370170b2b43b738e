/** Wordings of the page of a report, those of its script apart. */
import { plural } from '../core/text/phrase.ts'
import type { Mood } from './sentences.ts'

export const PLOT = 'Interval'
export const LESS = '− less'
export const MORE = 'more +'
export const ROUNDS = 'Rounds'
export const VERDICT = 'Verdict'

export const explaining = (count: number): string =>
  `What explains rather than decides: ${plural(count, 'row')}`

/** What the mark beside the headline means, for who does not see it. */
export const MOODS: Record<Mood, string> = {
  good: 'Passed',
  bad: 'Failed',
  ask: 'Needs a look',
  advice: 'Advisory',
}

export const SKIP = 'Skip to the results'
export const SECTIONS = 'Sections'
export const RESULTS = 'Results'
export const GRID = 'The change under each variant'
export const GRID_ABOUT = 'The same change, built and run under other settings.'
export const DRIFT = 'Every ref against the first'
export const LADDER = 'Memory against speed'
export const AGAINST_OTHERS = 'Against the others'
export const PROFILES = 'Profiles of both sides'
export const TIME_SPENT = 'Where the minutes went'
export const MACHINE = 'The machine'
export const REPEAT = 'How to repeat it'
export const READ = 'How to read this'
export const BUILDS = 'Builds'
export const RUN = 'The run'

export const PARTS_OF_TIME = {
  buildSec: 'building',
  countedSec: 'work that counts',
  startSec: 'start and set-up',
  discardedSec: 'discarded trials',
  probeSec: 'trying out',
  linkSec: 'linking new layouts',
  profileSec: 'profiling',
  otherSec: 'other',
}

export const NO_SCRIPT =
  'Scripts are off here: the tables are whole, and what is behind each row (its pairs, how its' +
  ' interval narrowed) cannot be drawn.'
export const NO_RECORDS =
  'The raw records are not in this report, so there are no plots of single rounds.'

export const OWN_CODE_OF = 'Function, in its own code'
export const WITH_CALLS_OF = 'Function, with what it calls'
