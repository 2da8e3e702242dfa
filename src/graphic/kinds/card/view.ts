import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type PersonView, personOfEvent } from '../../layout/person/person-view.ts'
import { toldEvent } from '../../told-event.ts'
import { CARDS, type CardColour } from './cards.ts'

export interface CardView extends PersonView {
  card: CardColour
}

export const cardOf = (match: ShownMatch, asked: string | null) => toldEvent(match, CARDS, asked)

export function cardView(match: ShownMatch, catalogue: Catalogue, eventId: string | null): CardView {
  const event = cardOf(match, eventId)
  const card = CARDS.find((kind) => kind === event?.kind) ?? 'yellowCard'
  return { ...personOfEvent(match, catalogue, event), card }
}
