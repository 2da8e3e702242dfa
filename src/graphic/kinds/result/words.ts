import { followedName } from '#domain/lineup/name-direction.ts'
import { scoreLine } from '../../words.ts'
import type { NamedScorer, ResultView } from './view.ts'

/** `Kos 12', 67'`; of an opponent's goals the minutes only. */
export const scorerLine = ({ name, minutes }: NamedScorer): string =>
  [name && followedName(name), minutes.join(', ')].filter(Boolean).join(' ')

/** `Nasze gole: Kos 12', 67'; Bąk 88'`; empty when there are none. */
function ourGoals({ scorers, isHome }: ResultView): string {
  const ours = isHome ? scorers.home : scorers.away
  return ours.length === 0 ? '' : `Nasze gole: ${ours.map(scorerLine).join('; ')}`
}

export const resultCaption = (view: ResultView): string[] => [
  `${view.isHalfTime ? 'Do przerwy' : 'Koniec meczu'}: ${scoreLine(view)}`,
  ourGoals(view),
]

export const resultAltText = (view: ResultView): string[] => [
  `${view.isHalfTime ? 'Grafika z wynikiem do przerwy' : 'Grafika z wynikiem końcowym'}: ${scoreLine(view)}`,
  ourGoals(view),
]
