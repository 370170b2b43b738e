/** Times its margin that an undecided row must have been able to see, unless asked otherwise. */
export const TOLERANCE = 3
