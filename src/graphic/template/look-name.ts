/** The families in which a graphic's built-in layout is drawn. */
export const LOOK_NAMES = ['broadcast', 'poster', 'classic'] as const
export type LookName = (typeof LOOK_NAMES)[number]

export const LOOK_LABELS: Record<LookName, string> = {
  broadcast: 'Transmisja',
  poster: 'Plakat',
  classic: 'Klasyka',
}
