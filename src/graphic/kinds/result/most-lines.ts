/** More scorers than these are set one after another instead of one under another. */
export const MOST_LINES = 5
