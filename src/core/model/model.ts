/**
 * The nouns of gcbench, in the order in which data flows through the stages:
 * suite -> plan -> trial -> observation -> sample -> comparison -> verdict -> conclusion -> report.
 * Five chapters, one vocabulary: everything is imported from here. What a Report holds is a schema
 * with its bounds, and the type comes of it. Units are in the names; inside, everything is in base
 * units (s, B, count).
 */
export type * from './asked.ts'
export type * from './judged.ts'
export type * from './measured.ts'
export type * from './placement.ts'
export type * from './profiles.ts'
export type * from './reported.ts'
export type * from './verdict-words.ts'
