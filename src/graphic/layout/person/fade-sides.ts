/** Of the photograph's width: an arm that it cut off has no straight end. */
export const FADE_SIDES = 0.05
