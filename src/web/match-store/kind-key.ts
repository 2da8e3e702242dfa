import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { CLUB, type MatchKey } from './matches-store.ts'
import { openKey, useOpenKey } from './open-match.ts'

const keyOf = (kind: KindName | undefined, open: MatchKey): MatchKey => (kind && kindFacts(kind).isOfClub ? CLUB : open)

/** What a graphic of this kind is made of: the match on the screen, or what is the club's own. */
export const kindKey = (kind: KindName): MatchKey => keyOf(kind, openKey())
export const useKindKey = (kind: KindName | undefined): MatchKey => keyOf(kind, useOpenKey())
