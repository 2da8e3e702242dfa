/** Figures of a match that somebody counts and types, in the order in which they are shown. */
export const MATCH_STATS = {
  possession: { label: 'Posiadanie piłki', isShare: true },
  shots: { label: 'Strzały', isShare: false },
  shotsOnTarget: { label: 'Strzały celne', isShare: false },
  corners: { label: 'Rzuty rożne', isShare: false },
  fouls: { label: 'Faule', isShare: false },
  offsides: { label: 'Spalone', isShare: false },
  passes: { label: 'Podania', isShare: false },
  saves: { label: 'Obrony bramkarza', isShare: false },
} as const satisfies Readonly<Record<string, { label: string; isShare: boolean }>>

export type StatName = keyof typeof MATCH_STATS

export const STAT_NAMES = Object.keys(MATCH_STATS) as StatName[]

export const STAT_MAX = 999
