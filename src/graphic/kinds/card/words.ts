import { followedName } from '#domain/lineup/name-direction.ts'
import { personName } from '../../layout/person/person-name.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import type { CardColour } from './cards.ts'
import type { CardView } from './view.ts'

export const CARD_NAMES: Readonly<Record<CardColour, string>> = {
  yellowCard: 'Żółta kartka',
  secondYellowCard: 'Druga żółta kartka',
  redCard: 'Czerwona kartka',
}

const SIGNS: Readonly<Record<CardColour, string>> = { yellowCard: '🟨', secondYellowCard: '🟨🟥', redCard: '🟥' }

export const cardCaption = (view: CardView): string[] => [
  `${SIGNS[view.card]} ${CARD_NAMES[view.card]}: ${followedName(personName(view))}${inBrackets(view.minute)}`,
  scoreLine(view),
]

export const cardAltText = (view: CardView): string[] => [
  `Grafika: ${CARD_NAMES[view.card].toLocaleLowerCase('pl')}`,
  joined([`Kogo dotyczy: ${followedName(personName(view))}`, minuteWords(view.minute)]),
  `Wynik: ${scoreLine(view)}`,
]
