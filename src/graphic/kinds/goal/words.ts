import { followedName } from '#domain/lineup/name-direction.ts'
import { inBrackets, joined, minuteWords, scoreLine } from '../../words.ts'
import { type GoalView, scorerWords } from './view.ts'

export const goalCaption = (view: GoalView): string[] => {
  const heading = ['⚽ GOOOOL!', followedName(scorerWords(view))].filter(Boolean).join(' ')
  const told = joined([view.minute, view.isPenalty ? 'z rzutu karnego' : null])
  return [`${heading}${inBrackets(told)}`, scoreLine(view)]
}

export const goalAltText = (view: GoalView): string[] => {
  const name = scorerWords(view)
  const scorer = name ? `Strzelec bramki: ${followedName(name)}` : ''
  const what = view.isPenalty ? 'Grafika po naszym golu z rzutu karnego' : 'Grafika po naszym golu'
  return [what, joined([scorer, minuteWords(view.minute)]), `Wynik: ${scoreLine(view)}`]
}
