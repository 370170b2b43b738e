/** Times its margin that an undecided row must have been able to see, where nothing else is asked. */
export const TOLERANCE = 3
