/** How one who is cut out is cropped: their picture begins with the hair itself. */
export const FROM_HAIR = { zoom: 1, x: 50, y: 0 } as const
