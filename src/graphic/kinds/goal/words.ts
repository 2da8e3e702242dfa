import { followedName } from '#domain/lineup/name-direction.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { type GoalView, scorerWords } from './view.ts'

export const goalCaption = (view: GoalView): string[] => {
  const heading = ['⚽ GOOOOL!', followedName(scorerWords(view))].filter(Boolean).join(' ')
  return [`${heading}${inBrackets(view.minute)}`, scoreLine(view)]
}

export const goalAltText = (view: GoalView): string[] => {
  const name = scorerWords(view)
  const scorer = name ? `Strzelec bramki: ${followedName(name)}` : ''
  return ['Grafika po naszym golu', joined([scorer, minuteWords(view.minute)]), `Wynik: ${scoreLine(view)}`]
}
