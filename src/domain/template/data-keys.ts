import type { TemplateType } from './template-type.ts'

interface Datum {
  label: string
  /** A picture's datum is its address. */
  kind: 'text' | 'picture'
  /** What the editor shows before there is a match. */
  sample: string
  /** The graphics that know it; on the others it stays empty. */
  filledOn: readonly TemplateType[]
}

const EVERY: readonly TemplateType[] = ['lineup', 'goal', 'opponent-goal', 'result']
const WITH_SCORE: readonly TemplateType[] = ['goal', 'opponent-goal', 'result']

const words = (label: string, sample: string, filledOn = EVERY) => ({ label, kind: 'text', sample, filledOn }) as const
const picture = (label: string, filledOn = EVERY) => ({ label, kind: 'picture', sample: '', filledOn }) as const

/** What a dynamic element can show. */
export const DATA_KEYS = {
  home_team: words('Gospodarze', 'Nasz Klub'),
  away_team: words('Goście', 'Przeciwnik'),
  score: words('Wynik', '2:1', WITH_SCORE),
  date: words('Data', '15.08.2026'),
  time: words('Godzina', '15:00'),
  home_scorer: words('Strzelcy gospodarzy', "Kowalski 12'\nNowak 67'", ['goal', 'result']),
  away_scorer: words('Strzelcy gości', "Wiśniewski 45'", ['goal', 'result']),
  heading: words('Nagłówek', 'WYNIK KOŃCOWY'),
  competition: words('Rozgrywki', 'IV liga, 12. kolejka'),
  minute: words('Minuta gola', "67'", ['goal', 'opponent-goal']),
  player_number: words('Numer strzelca', '9', ['goal']),
  club_crest: picture('Herb klubu'),
  opponent_crest: picture('Herb przeciwnika'),
  scorer_photo: picture('Zdjęcie strzelca', ['goal']),
} as const satisfies Record<string, Datum>

export type DataKey = keyof typeof DATA_KEYS

export const DATA_KEY_LIST = Object.keys(DATA_KEYS) as DataKey[]

export const isPictureKey = (key: DataKey): boolean => DATA_KEYS[key].kind === 'picture'

export const isFilledOn = (key: DataKey, type: TemplateType): boolean =>
  (DATA_KEYS[key].filledOn as readonly TemplateType[]).includes(type)
