/** Letters in the longest piece of a name that a line cannot be broken in: between spaces, up to a hyphen. */
export const longestPart = (name: string): number =>
  Math.max(0, ...name.split(/\s+|(?<=-)/).map((part) => [...part].length))
