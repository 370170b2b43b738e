/** One line of `npm run perf`: ours, its peer beside it, and their ratio. */
export type Figure = { what: string; ours: string; peer: string; ratio: string }

/** Whether a goal is met, and by how much. */
export const ofGoal = (isMet: boolean, by: string) => `${isMet ? 'met' : 'missed'}: ${by}`
