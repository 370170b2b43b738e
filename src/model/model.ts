/**
 * The model of gcbench, in the order in which data flows through the stages:
 * suite -> plan -> trial -> observation -> sample -> comparison -> verdict -> conclusion -> report.
 * Five chapters, one vocabulary: everything is imported from here. What a Report holds is a schema
 * with its bounds, and the type comes of it. Units are in the names; inside, everything is in base
 * units (s, B, count).
 */

export type * from './comparison.ts'
export type * from './comparison.ts'
export type * from './profile.ts'
export type * from './report.ts'
export type * from './suite.ts'
export type * from './trial.ts'
