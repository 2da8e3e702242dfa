/** In em of the look with the widest figures. */
const DIGIT = 0.68
const MARK = 0.34

/** How wide figures are at most, in em: in a place as wide they keep their size. */
export const figureWidth = (figures: string): number =>
  [...figures].reduce((sum, sign) => sum + (/\d/.test(sign) ? DIGIT : MARK), 0)
