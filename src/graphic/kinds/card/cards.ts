/** Events that it tells of. */
export const CARDS = ['yellowCard', 'secondYellowCard', 'redCard'] as const

export type CardColour = (typeof CARDS)[number]
