import { eventsSubject } from '#domain/match/graphic-subject.ts'
import { personLayout, personValues } from '../../layout/person/person-layout.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { cardSign, cardsIn, underCard } from './sign.ts'
import { type CardView, cardOf, cardView } from './view.ts'
import { CARD_NAMES, cardAltText, cardCaption } from './words.ts'

const heading = ({ card }: CardView): string => CARD_NAMES[card].toLocaleUpperCase('pl')

export const CARD_KIND = defineKind<CardView>({
  name: 'card',
  isShownFor: (match, eventId) => cardOf(match, eventId) !== null,
  eventId: (match, asked) => cardOf(match, asked)?.id ?? null,
  missing: (match) =>
    cardOf(match, null) ? null : { title: 'Brak kartki', message: 'Najpierw zapisz kartkę przyciskiem „Zdarzenie”' },
  subject: (match, eventId) => eventsSubject(match.events.filter(({ id }) => id === eventId)),
  view: cardView,
  values: (view) => personValues(view, heading(view)),
  layout: personLayout({
    heading,
    label: ({ isOurs }) => (isOurs ? 'Ukarany zawodnik' : 'Zawodnik rywali'),
    sign: cardSign,
    arranged: underCard,
    ledSign: (_, place, view, height) => cardsIn(place, view, height),
  }),
  making: TAILORED,
  caption: cardCaption,
  altText: cardAltText,
})
