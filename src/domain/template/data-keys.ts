/** What a dynamic element can show. The sample is what the editor shows before there is a match. */
export const DATA_KEYS = {
  home_team: { label: 'Gospodarze', sample: 'Nasz Klub' },
  away_team: { label: 'Goście', sample: 'Przeciwnik' },
  score: { label: 'Wynik', sample: '2:1' },
  date: { label: 'Data', sample: '15.08.2026' },
  time: { label: 'Godzina', sample: '15:00' },
  home_scorer: { label: 'Strzelcy gospodarzy', sample: "Kowalski 12'\nNowak 67'" },
  away_scorer: { label: 'Strzelcy gości', sample: "Wiśniewski 45'" },
} as const satisfies Record<string, { label: string; sample: string }>

export type DataKey = keyof typeof DATA_KEYS

export const DATA_KEY_LIST = Object.keys(DATA_KEYS) as DataKey[]
