import { followedName } from '#domain/lineup/name-direction.ts'
import { scoreLine } from '../../words.ts'
import { figuresOf } from './figures.ts'
import type { BestPlayerView } from './view.ts'

export const BEST_PLAYER_HEADING = 'ZAWODNIK MECZU'

const inWords = (view: BestPlayerView): string[] => [
  ...figuresOf(view).flatMap(({ value, counted }) => (value === '0' ? [] : [`${value} ${counted}`])),
  ...(view.figures?.isCleanSheet ? ['czyste konto'] : []),
]

export const figuresLine = (view: BestPlayerView): string => inWords(view).join(' · ')

export const bestPlayerCaption = (view: BestPlayerView): string[] => [
  `⭐ Zawodnik meczu: ${followedName(view.name)}`,
  figuresLine(view),
  scoreLine(view),
]

export const bestPlayerAltText = (view: BestPlayerView): string[] => {
  const figures = inWords(view).join(', ')
  return [
    'Grafika: zawodnik meczu',
    view.name && `Wybrany: ${followedName(view.name)}${figures && `, ${figures}`}`,
    `Wynik: ${scoreLine(view)}`,
  ]
}
