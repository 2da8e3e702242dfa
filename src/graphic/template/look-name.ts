/** Looks whose layouts put each thing in its place. */
export const PLACED_LOOKS = ['broadcast', 'poster', 'classic'] as const
/** Looks that are led by a photograph: the words stand together, and the picture has all the rest. */
export const LED_LOOKS = ['cover', 'silhouette'] as const

export type PlacedLookName = (typeof PLACED_LOOKS)[number]
export type LedLookName = (typeof LED_LOOKS)[number]

/** The families in which a graphic's built-in layout is drawn. */
export const LOOK_NAMES = [...PLACED_LOOKS, ...LED_LOOKS] as const
export type LookName = (typeof LOOK_NAMES)[number]

export const isLedLook = (name: LookName): name is LedLookName => (LED_LOOKS as readonly LookName[]).includes(name)

export const LOOK_LABELS: Record<LookName, string> = {
  broadcast: 'Transmisja',
  poster: 'Plakat',
  classic: 'Klasyka',
  cover: 'Okładka',
  silhouette: 'Sylwetka',
}
