/** Longer names are not needed: on graphics a logo stands for them. */
export const SPONSOR_NAME_MAX = 80
/** In the library; a graphic shows fewer. */
export const SPONSORS_MAX = 60
