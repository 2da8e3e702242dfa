import { type Datum, picture, words } from '../kinds/datum.ts'
import type { DESIGNS } from '../kinds/design-list.ts'
import { kindDesign } from '../kinds/designs.ts'
import { KIND_NAMES, type KindName } from '../kinds/kinds.ts'

/** What every graphic knows. */
const COMMON_DATA = {
  home_team: words('Gospodarze', 'Nasz Klub'),
  away_team: words('Goście', 'Przeciwnik'),
  date: words('Data', '15.08.2026'),
  time: words('Godzina', '15:00'),
  heading: words('Nagłówek', 'WYNIK KOŃCOWY'),
  competition: words('Rozgrywki', 'IV liga, 12. kolejka'),
  home_crest: picture('Herb gospodarzy'),
  away_crest: picture('Herb gości'),
  club_crest: picture('Herb klubu'),
  opponent_crest: picture('Herb przeciwnika'),
} as const satisfies Record<string, Datum>

type KindDataKey = { [Name in KindName]: keyof (typeof DESIGNS)[Name]['data'] }[KindName]

export type DataKey = keyof typeof COMMON_DATA | KindDataKey

const kindData = KIND_NAMES.map((name) => kindDesign(name).data)

/** What a dynamic element can show. */
export const DATA_KEYS = Object.assign({}, COMMON_DATA, ...kindData) as Readonly<Record<DataKey, Datum>>

export const DATA_KEY_LIST = Object.keys(DATA_KEYS) as DataKey[]

export const isPictureKey = (key: DataKey): boolean => DATA_KEYS[key].kind === 'picture'

/** On the other kinds it stays empty. */
export const isFilledOn = (key: DataKey, kind: KindName): boolean =>
  Object.hasOwn(COMMON_DATA, key) || Object.hasOwn(kindDesign(kind).data, key)
