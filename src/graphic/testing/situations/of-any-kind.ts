import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type KindName, kindFacts } from '../../kinds/kinds.ts'
import { CUT_OUT_CATALOGUE, SAMPLE_CATALOGUE, sampleMatch } from '../sample-match.ts'
import { SAMPLE_CUT_PHOTO, withPhoto } from '../sample-photo.ts'
import { SAMPLE_SPONSORS } from '../sample-sponsors.ts'
import { type Asked, HARDEST, usual } from './situation.ts'

const WHITE = { ...SAMPLE_SPONSORS[0], logo: '/pictures/sponsor-white', logoWidth: 800, logoHeight: 260 }
const sponsored = (sponsors: readonly object[]): Catalogue => ({
  ...SAMPLE_CATALOGUE,
  sponsors: sponsors as typeof SAMPLE_SPONSORS,
})

/** The strip takes its room from every layout in one way: a photo and a panel of scorers have to give some. */
const SPONSORED: readonly KindName[] = ['goal', 'result']
const ON_TOP = { sponsors: { place: 'top', ground: 'dark' } }

const withSponsors = (match: ShownMatch): Record<string, Asked> => ({
  'six sponsors': { match, catalogue: sponsored(SAMPLE_SPONSORS) },
  'six sponsors on top': { match, catalogue: sponsored(SAMPLE_SPONSORS), options: ON_TOP },
  'a white sponsor on top': { match, catalogue: sponsored([WHITE]), options: ON_TOP },
})

/** What any kind can be made of. */
export function ofAnyKind(kind: KindName): Record<string, Asked> {
  const { match } = usual(kind)
  return {
    hardest: HARDEST,
    'no competition': { match: sampleMatch(kind) },
    'a background of its own': { match, template: { isOwnBackground: true } },
    'cut out': { match, catalogue: CUT_OUT_CATALOGUE },
    ...(kindFacts(kind).takesPhoto && {
      'a photo': withPhoto(kind, match),
      'a photo, cut out': withPhoto(kind, match, { photo: SAMPLE_CUT_PHOTO }),
    }),
    ...(SPONSORED.includes(kind) && withSponsors(match)),
  }
}
