/** One line of `npm run perf`: ours, its peer beside it, and their ratio. */
export type Figure = { what: string; ours: string; peer: string; ratio: string }
