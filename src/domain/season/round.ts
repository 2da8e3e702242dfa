/** `12. kolejka`; a cup's round has a name of its own: `1/8 finału`. */
export const roundWords = (round: string): string => (/^\d+$/.test(round) ? `${round}. kolejka` : round)

/** `IV liga, 12. kolejka`; null: nothing is known of either. */
export const competitionWords = (competition: string | null, round: string | null): string | null =>
  [competition, round && roundWords(round)].filter(Boolean).join(', ') || null
