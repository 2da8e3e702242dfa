import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { FormatName } from '../../formats.ts'
import type { KindName } from '../../kinds/kinds.ts'
import type { LookName } from '../../template/look-name.ts'
import type { PieceOptions } from '../../template/piece-options.ts'
import type { TemplateView } from '../../template/template-view.ts'
import { HARDEST_CATALOGUE, HARDEST_MATCH } from '../hardest-match.ts'
import { SAMPLE_CATALOGUE, SQUAD, sampleMatch } from '../sample-match.ts'

/** What a graphic is made of, besides its kind, its look and its format. */
export interface Situation {
  name: string
  match: ShownMatch
  catalogue?: Catalogue
  options?: PieceOptions
  template?: Partial<TemplateView>
  /** Only in these; otherwise in each. */
  formats?: readonly FormatName[]
}

export interface Asked extends Omit<Situation, 'name'> {
  /** Only in these; otherwise in each. */
  looks?: readonly LookName[]
}

const COMPETITION = 'IV liga, 12. kolejka'

/** What all others are compared with. */
export const usual = (kind: KindName): Omit<Situation, 'name'> => ({
  match: { ...sampleMatch(kind), competition: COMPETITION },
})

export const HARDEST: Asked = { match: HARDEST_MATCH, catalogue: HARDEST_CATALOGUE }

const LONG = ['Brzęczyszczykiewiczówna', 'Wyrwizębowiczęśliwski-Źdźbłowski', 'Gżegżółkiewicz'] as const
/** Whoever it is about, the name is long. */
export const LONG_CATALOGUE: Catalogue = {
  ...SAMPLE_CATALOGUE,
  players: SQUAD.map((player, index) => ({ ...player, firstName: 'Władysława', lastName: LONG[index % 3] ?? '' })),
  club: { ...SAMPLE_CATALOGUE.club, name: 'Miejski Klub Sportowy Orły Przyjaźń Dębno' },
  opponents: [{ id: 1, name: 'Ludowy Zespół Sportowy Błyskawica Potok', logo: null }],
}
